### Hanabi in English.
###
### A message gets keys, not words ($suit is "red", $rank is 3, $you is "yes" or "no"), so that a language
### can choose its own form for each. A message may name another in braces: it sees the same values.
### Words to type (verb-...) are parted by spaces; the English ones are understood in every language.
### So are the forms of a colour's name (forms-...): they are painted where they are read, and understood.

## Suits, ranks and cards

suit-red = red
suit-yellow = yellow
suit-green = green
suit-white = white
suit-blue = blue
suit-multicolour = multicolour
suit-black = black
forms-red = red
forms-yellow = yellow
forms-green = green
forms-white = white
forms-blue = blue
forms-multicolour = multicolour multicolor
forms-black = black
letter-red = R
letter-yellow = Y
letter-green = G
letter-white = W
letter-blue = B
letter-multicolour = M
letter-black = K
suit = { $suit ->
    [red] { suit-red }
    [yellow] { suit-yellow }
    [green] { suit-green }
    [white] { suit-white }
    [blue] { suit-blue }
    [multicolour] { suit-multicolour }
   *[black] { suit-black }
 }
card = { suit } { $rank }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-nor = { $items } nor { $last }

## Boxes and what they offer

edition-es = the Spanish box
edition-pl = the Polish box
edition-pt = the Brazilian box
edition-fr = the French box
edition-de = the German box
edition-custom = your own mix of everything
option-avalanche = the avalanche of colours
option-avalanche-own = the avalanche of colours, a colour of its own
option-avalanche-own-5 = the avalanche of colours, five cards
option-avalanche-every = the avalanche of colours, every colour
option-black-powder = black powder
option-flamboyant-fives = the flamboyant fives
option-all-or-nothing = all or nothing
option-synchronised-show = the synchronised show
option-no-empty-clues = the ban on empty clues
option-tokens = another number of clue tokens
option-strikes = another number of strikes
option-hand = another number of cards in hand
option-suits = a choice of colours
offer-avalanche = A sixth firework of { $cards } multicolour cards, { $touch ->
    [own] clued like any other colour
   *[every] pointed at by every colour clue
 }.
offer-black-powder = A firework of { $cards } black cards, built downwards, that no colour clue points at. Each card missing at the end costs a point.
offer-flamboyant-fives = { $tiles } bonus tiles: { $tile_for ->
    [fives] a firework completed with a 5 turns one up
   *[any] every completed firework turns one up
 }.
offer-all-or-nothing = Perfect or lost: no last round, and losing the last copy of a card you need loses the show.
offer-synchronised-show = Announce the firework a card will advance: right wins back a clue token, wrong is a strike.
offer-no-empty-clues = Every clue must point at a card.
offer-tokens = Another number of clue tokens, 1 to 15: tokens=6.
offer-strikes = Another number of strikes, 1 to 7: strikes=1.
offer-hand = Another number of cards in every hand, 1 to 6: hand=4.
offer-suits = Fewer colours, by number or by letters: suits=3, suits=rgb.

## Bonus tiles

tile-token = a clue token
tile-pardon = a pardon
tile-colour-clue = a free colour clue
tile-rank-clue = a free rank clue
tile-reshuffle = back into the deck
tile-rekindle = back onto the table
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = One clue token returns.
tile-text-pardon = One strike is taken back and one clue token returns.
tile-text-colour-clue = Give another player a colour clue; it costs nothing.
tile-text-rank-clue = Give another player a rank clue; it costs nothing.
tile-text-reshuffle = Shuffle a card of the discard pile back into the deck.
tile-text-rekindle = Put a card of the discard pile that fits on its firework.

## What happened

whose = { $you ->
    [yes] your
   *[no] { $player }’s
 }
event-dealt = Everybody is dealt { $count ->
    [one] one card
   *[other] { $count } cards
 }. { $you ->
    [yes] You begin.
   *[no] { $player } begins.
 }
event-drawn = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws { $hidden ->
        [yes] a card.
       *[no] the { card }.
     }
 }
event-clued = { $you ->
    [yes] You tell
   *[no] { $player } tells
 } { $to_you ->
    [yes] you
   *[no] { $to }
 }: { $count ->
    [0] no card is { clue }.
    [one] card { $places } is { clue }.
   *[other] cards { $places } are { clue }.
 }
clue = { $kind ->
    [colour] { suit }
   *[rank] { $count ->
        [0] a { $rank }
        [one] a { $rank }
       *[other] { $rank }s
     }
 }
event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
 } card { $place }, the { card }.
event-played = { plays }.
event-misplayed = { plays }: { $wrong ->
    [yes] the wrong firework
   *[no] it does not fit
 }. Strike { $strike } of { $strikes }!
plays = { $announced ->
    [none] { $you ->
        [yes] You play
       *[no] { $player } plays
     }
   *[other] { $you ->
        [yes] You announce { $firework } and play
       *[no] { $player } announces { $firework } and plays
     }
 } card { $place }, the { card }
event-completed = The { suit } firework is complete!
event-token-returned = A clue token returns.
event-strike-taken-back = A strike is taken back.
event-tile-turned = { $you ->
    [yes] You turn
   *[no] { $player } turns
 } up a bonus tile: { tile }.
event-asked = { $you ->
    [yes] You have
   *[no] { $player } has
 } a choice to make.
event-effect-lost = It has nothing to work on and is lost.
event-declined = { $you ->
    [yes] You leave
   *[no] { $player } leaves
 } it unused.
event-reshuffled = { $you ->
    [yes] You shuffle
   *[no] { $player } shuffles
 } the { card } back into the deck.
event-rekindled = { $you ->
    [yes] You put
   *[no] { $player } puts
 } the { card } from the discard pile on its firework.
event-turn-ended = It is { whose } turn.
event-last-round-began = The deck is empty: everybody has one more turn.
event-ended = The show is over.

## How it ended

result-perfect = Every firework is complete: { points }. Perfect!
result-finished = The last round is over: { points }.
result-struck-out = That was the last strike: the show is lost and counts 0 points.
result-card-lost = The last copy of a card you needed is gone: the show is lost and counts 0 points.
result-no-action = { $player } can do nothing more: the show is lost and counts 0 points.
result-stopped = The game was stopped, { $reason ->
    [vote] by a vote
    [clock] because time ran out
    [idle] because nobody moved
    [left] because a player left
    [operator] by the people who run the server
   *[nothing-left] because nothing more could be scored
 }: { $reason ->
    [nothing-left] { points }.
   *[other] it counts 0 points.
 }
result-unfinished = The record ends before the game does: { points } so far.
points = { $score ->
    [one] one point
   *[other] { $score } points
 } of { $best }{ $black ->
    [yes] , with black powder
   *[no] {""}
 }
band-horrible = Damp fuses, and a long walk home in the dark.
band-mediocre = A few sparks; not even the dogs took fright.
band-honourable = A proper show: the children want to see the next one.
band-excellent = Bright and bold: the whole quay is on its feet.
band-amazing = The sky burns from shore to shore, and hats fly into the air.
band-legendary = The town will name its festival after you.
band-divine = Beyond perfect: tonight the moon takes lessons from you.

## The table

table-state = Turn { $turn } · clue tokens { $tokens } of { $all_tokens } · strikes { $strikes } of { $all_strikes } · deck { $deck }{ $left ->
    [none] {""}
    [1] , the last turn
   *[other] , { $left } turns left
 }
table-fireworks = Fireworks
table-discards = Discarded
table-empty = nothing yet
table-tiles = Tiles used
table-hand-empty = no cards
table-you = You
known-both = { $suits }; { $ranks }
known-nothing = nothing known
known-not = { $count ->
    [one] not { $items }
   *[other] neither { $items }
 }
faces-left = { $count ->
    [one] one face possible
   *[other] { $count } faces possible
 }

## A game in the terminal

play-welcome = Welcome! You play { $name } with { $others }.
play-welcome-how = Type what you do, such as “play 2”, “discard 5” or “clue { $other } red”; “help” tells more.
play-ask-ruleset = Which rules? Enter for { $default }, a name such as fr+black-powder, or “rules” to see them all>
play-ask-action = Your turn>
play-ask-choice-clue = To whom, and what? For example “{ $example }”>
play-ask-choice-card = Which card: { $cards }{ $may_decline ->
    [yes] , or “none”?
   *[no] ?
 }
play-ask-save = Save the replay? Type a file name, or Enter not to>
play-saved = Saved as { $file }. See it again with: hanabi replay { $quoted }
play-nothing-typed = Type what you do, or “help” to see what you can.
play-not-understood = I do not understand “{ $text }”. Type “help” to see what you can do.
play-missing-clue = Say for whom, and a colour or a rank: “{ $text } { $player } 1”.
play-missing-card = Say which of your cards, by its place: “{ $text } 1”.
play-unknown-card = Which card? Your cards are 1 to { $most }, oldest first.
play-unknown-player = There is nobody called “{ $text }” to tell. At the table: { $players }.
play-unknown-value = “{ $text }” is neither a colour nor a rank. You can say: { $values }.
play-unknown-firework = “{ $text }” is no firework. On the table: { $values }.
play-unknown-discard = “{ $text }” is none of the cards to choose from: { $cards }.
play-goodbye = You leave the show.
play-goodbye-end = The input has ended, and so has the game.
play-goodbye-interrupt = Interrupted: the game ends here.
play-nothing-logged = Nothing has happened yet.
play-help =
    play 2         play your card 2 (also p2)
    discard 5      discard your card 5 for a clue token (also d5)
    clue Ben red   tell Ben about all red cards (also c2r: player 2, red)
    clue Ben 3     tell Ben about all 3s (also c23)
    table          show the table
    look Ben       show what Ben knows of each card
    log            tell what has happened so far
    advice         ask what a bot would do (advice club: that bot)
    rules          show the rules of this game
    quit           leave the game
play-help-announce =
    play 2 red     announce the red firework, then play card 2 (also announce red 2)
player-default = Player
player-names = Ben Cleo Dora Emil Finn Gwen
verb-play = play p
verb-discard = discard d
verb-clue = clue c tell hint
verb-announce = announce a
verb-filler = as to about
verb-none = none no skip
verb-table = table t
verb-look = look
verb-log = log l
verb-rules = rules
verb-help = help h ?
verb-quit = quit q exit

## Recorded games

replay-title = { $ruleset } · { $players }
verify-commitment = The commitment of this deal:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] It is the one you noted
       *[no] It begins with the { $digits } digits you noted
     }: the whole deal was fixed when you noted it, and nothing in it has changed since.
   *[no] It is not the one you noted. Either your note has a mistake in it or is of another game, or the deal is not the one that was promised.
 }
verify-own = { $matches ->
    [yes] The file names the same. That alone proves only that the file is consistent: whoever wrote it could have made up both. To check the deal itself, give the commitment you noted when the game began.
   *[no] The file names another: its deal or its proof has been changed.
 }
verify-shuffle-alone = The server shuffled this deal alone: players added no numbers of their own.
verify-shuffle-server = The server had fixed its number, with the commitment { $commitment }…, before anybody revealed theirs.
verify-shuffle-player = { $player } added a number: { $commitment }…
verify-shuffle-bot = { $player } is a bot: the server drew its number, { $commitment }…
verify-shuffle-withheld = { $player } had promised a number, { $commitment }…, but did not reveal it in time.
verify-shuffle-absent = { $player } added no number.
verify-shuffle-holds = Every number is the one that was promised, and deck, tiles and first player follow from these numbers and nothing else.
verify-fault-server = Beware: the server’s number is not the one it had promised.
verify-fault-seat = Beware: the number of { $player } is not the one that was promised.
verify-fault-seats = Beware: the numbers are not those of the players at this table.
verify-fault-deck = Beware: the deck is not the one that follows from these numbers.
verify-fault-tiles = Beware: the order of the bonus tiles is not the one that follows from these numbers.
verify-fault-places = Beware: cards shuffled back did not go where these numbers say.
verify-fault-first = Beware: the first player is not the one that follows from these numbers.
verify-fault-nonce = Beware: the nonce of the commitment is not the one that follows from these numbers.
shuffle-counted = The deck was shuffled with a number of yours: nobody could pick it.
shuffle-left-out = Beware: the deck was shuffled without your number. You were away, or it came too late; if neither is so, do not trust this server.
shuffle-not-listed = Beware: the server did not list the number this device had promised. If you use no other device here, do not trust this server.
shuffle-repeated = Beware: the server’s number for this shuffle has been used before, so it may be known. Yours was not revealed.
shuffle-changed = Beware: the server dealt with other numbers than those it had listed before.
shuffle-broken = Beware: the numbers the server opened are not those that were promised before the game.

## Rules pages

page-title = Hanabi: { $edition } ({ $name })
page-heading-box = In the box
page-heading-turn = A turn
page-heading-end = The end
page-heading-score = The score
page-heading-tiles = Bonus tiles
page-heading-manners = At the table
page-heading-rulings = Where the books are silent or differ
page-heading-offers = Also in this box
page-heading-examples = Examples
page-heading-departures = This box and the others
page-cards = { $cards } cards in { $suits ->
    [one] one firework
   *[other] { $suits } fireworks
 }.
page-suit = { $suits }: { $copies }, { $cards } cards{ $many ->
    [yes] {" "}each
   *[no] {""}
 }.
page-tokens = { $tokens ->
    [one] One clue token
   *[other] { $tokens } clue tokens
 }; { $strikes ->
    [one] one strike loses
   *[other] { $strikes } strikes lose
 } the show.
page-tiles-in-box = { $tiles } bonus tiles, shuffled face down.
page-hands = { $hands }.
page-hand = { $players } players hold { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each
page-sight = You see every hand but your own.
page-first = The host of a game picks who begins, or lets chance do it.
page-turn = Clockwise, one action a turn: give a clue, discard a card or play a card. No passing.
page-clue = A clue costs a clue token. It tells one other player which of their cards have one colour or one rank: all of them, and no others.
page-colours = Colours to say: { $colours }.
page-touch-every = Every colour clue points at { suit } cards too; { suit } itself may not be said.
page-touch-none = No colour clue points at { suit } cards, and { suit } may not be said; ranks may.
page-empty-clues = A clue may point at nothing: “no red card”, “no 4”.
page-no-empty-clues = A clue must point at a card.
page-discard = Discarding a card wins back a clue token and draws a new card. It is forbidden while no token is missing.
page-play = A played card starts or continues its firework, 1 to 5, one card of each rank. If it does not fit, it is discarded and costs a strike. Then draw.
page-falling = The { suit } firework is built downwards, 5 to 1.
page-announce = Before playing you may announce the firework the card will advance. Right: it is played and a clue token returns, on top of what completing a firework earns. Wrong: it is discarded and costs a strike, even if it would have fitted.
page-complete = Completing a firework returns a clue token, unless all are there.
page-strikes = Strike { $strikes } loses the show at once.
page-perfect = All fireworks complete: the show ends at once, perfect.
page-last-round = Drawing the last card gives everybody one more turn, without drawing. Then the show ends.
page-all-or-nothing = Perfect or lost: an empty deck ends nothing, and play goes on with what you hold. Losing the last copy of a card you still need loses the show at once.
page-score = The top card of each firework, added up: at most { $best }.
page-score-missing = The { suit } firework gives no points; each card missing from it costs one.
page-won-or-lost = Won or lost; there is no scale.
page-band = { $single ->
    [yes] { $least }
   *[no] { $least } to { $most }
 }: { $remark }
page-tile-for = { $tile_for ->
    [fives] Completing a firework with a 5 turns up a tile instead of returning a clue token.
   *[any] Completing any firework turns up a tile instead of returning a clue token.
 } It works at once, before you draw, and leaves the game.
page-entry = { $name }: { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] With an empty deck you may put a card back onto the table instead.
   *[no] With an empty deck you must put a card back onto the table instead.
 }
page-departure = { $name }: { $text }
example-clue = A hand of { $cards }: “{ $value }” points at { $count ->
    [one] card { $places }
   *[other] cards { $places }
 }.
example-clue-nothing = A hand of { $cards }: “{ $value }” points at nothing, and that says something too.
example-score = A table of { $cards }: { $sum } = { $score } points.
topic-empty-clues = Clues that point at nothing
topic-multicolour-clues = Multicolour cards in colour clues
topic-multicolour-cards = Multicolour cards
topic-black-powder = Black powder
topic-flamboyant-fives = Bonus tiles
topic-empty-deck = Putting a card back onto the table when the deck is empty
topic-synchronised-show = The synchronised show
way-allowed = allowed
way-forbidden = forbidden
way-own = a colour of their own
way-every = every colour points at them
way-cards = { $count } cards
way-offered = in the box
way-not-offered = not in the box
way-fives = for a firework completed with a 5
way-any = for any completed firework
way-may = may be declined
way-must = must be done
page-order = You may keep your cards in any order you like; nobody else sees it.
page-dead = A firework that can no longer be completed may be marked: its other cards are safe to discard.
page-talk = You talk through clues alone, unless the table agrees on more. Nobody influences the player whose turn it is.
page-list = Name a ruleset by its box and what you add to it, joined by “+”.
page-list-examples =
    hanabi rules fr                       the rules of the French box
    hanabi rules diff fr pl               how two boxes differ
    hanabi play de+flamboyant-fives       a game with bonus tiles
page-list-boxes = The boxes
page-list-options = What to add
ruling-u1 = This book gives only examples of clues that point at a card, so others are forbidden.
ruling-u2 = This book forbids discarding when no clue token is left. That is a misprint: it means when none is missing.
ruling-u3 = A lost show counts 0 points; the table is shown as it was built.
ruling-u4 = A card is needed while its firework still waits for it. A misplay that loses its last copy loses the show too.
ruling-u5 = With no card and no clue token nothing can be done: the show is lost.
ruling-u6 = Any firework may be announced, whatever may be clued. The right colour on a card that does not fit is an ordinary strike.
ruling-u7 = Black runs downwards, so its counts are mirrored: three 5s, one 1.
ruling-u8 = No score falls below 0.
ruling-u9 = Completing the last firework ends the show before any reward.
ruling-u10 = A tile with nothing to work on is lost.
ruling-u11 = A black 1 put down by a tile earns { $tile_for ->
    [fives] its clue token
   *[any] a new tile
 }.
ruling-u12 = A card goes back into the deck before you draw, so the last round may start later.
ruling-u13 = The scale is that of the best score, { $best }.
ruling-u14 = A black 5 starts its firework and earns no completion reward; the black 1 completes it.
ruling-u17 = Ten multicolour cards are counted like any other colour.
ruling-u18 = Black cards give no points of their own.
ruling-u19 = A free clue must be given and a fitting card put down, if there is one. However many tiles follow each other, you draw once.
ruling-u20 = Everything this box offers may be combined.
ruling-u21-empty-hand = A player without cards cannot be clued.
ruling-u21-every = “No multicolour” is as forbidden as “multicolour”; a colour clue that points only at multicolour cards is fine.
ruling-u22 = Announcing a complete firework is allowed, and a certain strike.
ruling-u23 = A deal that leaves no deck is refused.
ruling-u25 = A game that is stopped counts 0 points, unless nothing more could be scored.

## Differences

difference-title = { $a } and { $b }
difference-none = { $a } and { $b } play by the same rules.
difference-none-offers = { $a } and { $b } play by the same rules and offer the same.
difference-same = No difference.
difference-heading-rules = The rules
difference-heading-base = The base game
difference-heading-offers = What they offer
difference-offer = Only { $has } offers { $name }.
difference-in-offer = { $name }. { $text }
difference-suit = Only { $has } has the { suit } firework.
difference-copies = { $a } has { $cards_one } { suit } cards ({ $one }), { $b } has { $cards_two } ({ $two }).
difference-touch = In { $a } { $one ->
    [own] { suit } is a colour to clue like any other
    [every] every colour clue points at the { suit } cards
   *[none] no colour clue points at the { suit } cards
 }; in { $b } { $two ->
    [own] { suit } is a colour to clue like any other
    [every] every colour clue points at them
   *[none] no colour clue points at them
 }.
difference-named = Only in { $has } may “{ suit }” be said in a clue.
difference-order = The { suit } firework is built { $one } in { $a } and { $two } in { $b }.
difference-points = The { suit } firework { $up ->
    [yes] gives a point for each card in { $a } and costs one for each card missing in { $b }
   *[no] costs a point for each card missing in { $a } and gives one for each card in { $b }
 }.
difference-best = The best score is { $one } in { $a } and { $two } in { $b }.
difference-hand-sizes = 2, 3, 4 … players hold { $one } cards in { $a } and { $two } in { $b }.
difference-clue-tokens = The number of clue tokens is { $one } in { $a } and { $two } in { $b }.
difference-strikes = Strike { $one } loses the show in { $a }, strike { $two } in { $b }.
difference-empty-clues = In { $has } a clue may point at no card; in { $lacks } it must point at one.
difference-ending = { $one ->
    [last-round] { $a } ends with a last round and a score; { $b } is all or nothing.
   *[all-or-nothing] { $a } is all or nothing; { $b } ends with a last round and a score.
 }
difference-announce = Only in { $has } may a play be announced.
difference-tiles = { $some ->
    [one] Only { $has } has bonus tiles.
   *[both] The bonus tiles of { $a } are { $one }; those of { $b } are { $two }.
 }
difference-tile-for = { $one ->
    [fives] In { $a } only a firework completed with a 5 turns up a tile; in { $b } any completed firework does.
   *[any] In { $a } any completed firework turns up a tile; in { $b } only one completed with a 5 does.
 }
difference-may-decline = When the deck is empty, { $has } lets you decline to put a card back onto the table; { $lacks } does not.

## The command line

usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
command-hanabi = Hanabi, the cooperative card game: build fireworks from cards that only the others can see.
command-play = Play a game with bots, or in a room on a server.
command-rules = Show the rules of a box, or how two of them differ.
command-replay = Show a recorded game, move by move.
command-verify = Check that a game was dealt as promised when it began.
command-serve = Serve rooms to people who play over the network.
command-backup = Copy everything a server keeps into a file, while it serves.
command-restore = Put a backup into an empty database.
command-admin = Look after a running server: rooms, people and addresses.
command-admin-list = List the rooms that were used last.
command-admin-show = Show the members and the games of a room.
command-admin-close = Send everybody out of a room and let nobody in again; what was played stays.
command-admin-delete = Delete a room with everything that was said and played in it.
command-admin-end = End the game that runs in a room; it counts 0 points.
command-admin-erase = Erase the names and the talk of a person from every room and record; games stay.
command-admin-ban = Let nobody connect from an address or a network.
command-admin-unban = Lift a ban.
command-admin-bans = List the bans.
command-admin-rotate-key = Sign cookies with a new key; those of older keys stay valid.
command-bench = Measure how fast games are moved, beside other engines.
command-completion = Print the script that completes this command in your shell.
epilogue-hanabi = “hanabi COMMAND --help” tells more. To start at once: hanabi play fr
epilogue-play =
    Examples:
      hanabi play fr+black-powder --players 4         with bots
      hanabi play https://example.org/r/ROOM          in a room, by its link
epilogue-rules =
    Examples:
      hanabi rules                  every box and what it offers
      hanabi rules fr+avalanche     the rules of one game
      hanabi rules diff fr pl       how two boxes differ
epilogue-replay =
    Examples:
      hanabi replay game.json                   the whole game
      hanabi replay game.json --turn 12         the table after turn 12
      hanabi replay game.json --export live     the same game for hanab.live
epilogue-verify =
    Examples:
      hanabi verify game.json 5c5ec0e0f187c955     with the commitment you noted
      hanabi verify game.json                      with the file’s own
epilogue-serve =
    Examples:
      hanabi serve                                      for this machine alone
      hanabi serve --host 0.0.0.0 --port 80             for your whole network
      hanabi serve --address https://hanabi.example     behind a proxy with TLS
epilogue-backup = Example: hanabi backup hanabi-backup.db
epilogue-restore =
    Example:
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Example: hanabi admin list
epilogue-admin-list = Example: hanabi admin list --limit 10
epilogue-admin-show = Example: hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Example: hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Example: hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Example: hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Example: hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Example: hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Example: hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Example: hanabi admin bans --json
epilogue-admin-rotate-key = Example: hanabi admin rotate-key
epilogue-bench =
    Examples:
      hanabi bench                                  everything installed here
      hanabi bench --players 2 --no-peers           our own engine alone
      hanabi bench --seconds 120 --plot speed.svg   longer, with a picture
epilogue-completion = Example, for bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = The rules to play by, such as fr+avalanche, asked for if left out; or the link of a room.
argument-rules-words = A ruleset such as fr+black-powder; or “diff” and two of them.
argument-replay-file = A replay saved by this game or by hanab.live; “-” reads standard input.
argument-verify-file = A replay of a game played on a server; “-” reads standard input.
argument-verify-commitment = The commitment shown when the game began, or at least its first 16 digits.
argument-backup-file = The file to write, which must not exist yet; or a folder, where it is named after the time.
argument-admin-show-room = The id of the room, or its link.
argument-admin-close-room = The id of the room, or its link.
argument-admin-delete-room = The id of the room, or its link.
argument-admin-end-room = The id of the room, or its link.
argument-admin-erase-person = The id of the person, as “hanabi admin show” lists it.
argument-admin-ban-address = An address, or a network such as 203.0.113.0/24.
argument-admin-unban-address = The address or the network that is banned.
argument-restore-file = A file that “hanabi backup” wrote.
argument-completion-shell = The shell: bash, zsh or fish.
flag-language = The language to speak; otherwise HANABI_LANGUAGE, LC_ALL, LC_MESSAGES or LANG decides.
flag-help = Show this page.
flag-hanabi-version = Show the version.
flag-play-players = How many play, you included; 3 unless given.
flag-play-bot = How the others play: random, beginner (unless given), club or partner; or program: with a command line.
flag-play-seed = A number that decides every shuffle: the same number deals the same game.
flag-play-name = What to call you.
flag-play-save = Save the replay in this file when the game ends.
flag-play-at = Open a room on this server and share its link, such as http://127.0.0.1:8000.
flag-play-plain = Play in plain lines instead of on the whole terminal.
flag-rules-as-json = Print JSON for programs.
flag-replay-turn = Show the table after this turn; 0 is the deal.
flag-replay-seat = Look from this seat, by number from 1 or by name: its own cards are hidden.
flag-replay-as-json = Print JSON for programs.
flag-replay-export = Print the game in another format: live (hanab.live) or replay.
flag-replay-plain = Print the game in plain lines instead of showing it on the whole terminal.
flag-verify-as-json = Print JSON for programs.
flag-serve-host = The address to listen at; 127.0.0.1 unless given, which only this machine reaches.
flag-serve-port = The port to listen at; 8000 unless given, 0 takes any free one.
flag-serve-database = Where rooms and games are kept: sqlite:///FILE or postgresql://…; a file of yours unless given.
flag-serve-redis = The Redis through which several servers of the same rooms tell each other what happens.
flag-serve-workers = How many processes serve; 1 unless given.
flag-serve-address = Where people reach the server from outside, such as https://hanabi.example.
flag-serve-database-wait = How many seconds to wait for a database that does not answer yet; 30 unless given.
flag-backup-database = The database to copy; the one “hanabi serve” uses unless given.
flag-backup-keep = How many backups to keep in the folder, the newest; all of them unless given.
flag-restore-database = The empty database to fill; the one “hanabi serve” uses unless given.
flag-admin-list-limit = How many rooms to list; 50 unless given.
flag-admin-list-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-list-as-json = Print the result for programs, as JSON.
flag-admin-show-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-show-as-json = Print the result for programs, as JSON.
flag-admin-close-yes = Do not ask first.
flag-admin-close-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-close-as-json = Print the result for programs, as JSON.
flag-admin-delete-yes = Do not ask first.
flag-admin-delete-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-delete-as-json = Print the result for programs, as JSON.
flag-admin-end-yes = Do not ask first.
flag-admin-end-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-end-as-json = Print the result for programs, as JSON.
flag-admin-erase-yes = Do not ask first.
flag-admin-erase-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-erase-as-json = Print the result for programs, as JSON.
flag-admin-ban-reason = Why, for the list of bans; the banned are not told.
flag-admin-ban-hours = For how many hours; for ever unless given.
flag-admin-ban-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-ban-as-json = Print the result for programs, as JSON.
flag-admin-unban-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-unban-as-json = Print the result for programs, as JSON.
flag-admin-bans-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-bans-as-json = Print the result for programs, as JSON.
flag-admin-rotate-key-forget = Forget all older keys, so that everybody is signed out.
flag-admin-rotate-key-yes = Do not ask first.
flag-admin-rotate-key-database = The database of the server; the one “hanabi serve” uses unless given.
flag-admin-rotate-key-as-json = Print the result for programs, as JSON.
flag-bench-players = How many play: numbers from 2 to 5 with commas between them; 2,5 unless given.
flag-bench-seconds = How many seconds to measure, about, once everything is ready; 30 unless given.
flag-bench-batch = How many games are moved together; 262144 on a processor and 1048576 on a GPU unless given.
flag-bench-device = Where to move games: cpu or cuda; everywhere there is, unless given.
flag-bench-peers = Measure the other engines that are installed too, or ours alone.
flag-bench-plot = Draw a chart in this SVG file.
flag-bench-as-json = Print JSON for programs.
bench-players = { $players } players
bench-number = { $number }
bench-what = Interface
bench-device = Device
bench-batch = Games at once
bench-moves = Moves per second
bench-observed = With observations
bench-blind = { $players } players, moves per second
bench-seen = { $players } players, moves per second with observations
bench-chart = Moves per second of Hanabi engines, on a logarithmic scale
bench-how-to-read = Medians of { $rounds } rounds in which all took turns. The bars have a logarithmic scale; their pale ends reach from the slowest round to the fastest.
kernel-compiling = Compiling, which takes about a minute, once …
bench-compiling = Loading the kernel. The first time, it is compiled, which takes about a minute.
bench-preparing = Preparing
bench-measuring = Measuring
bench-interpreted = Our engine is not compiled here, because Numba is missing or switched off: it is interpreted, and far slower. This installs Numba: pip install 'hanabi[fast]'
bench-alone = No other engine is installed here: only ours is measured.
bench-absent = { $what } cannot be measured here: { $why }

## The server

serving = Hanabi is served at { $address }. Press Ctrl-C to stop; games go on when you start it again.
waiting-for-database = { $why } Waiting for up to { $seconds } seconds.
admin-no-rooms = There are no rooms.
admin-no-bans = No address is banned.
admin-room = Room { $room }, { $ruleset }: { $state }.
admin-room-times = Opened { $opened }, last used { $used }.
admin-room-log = Log lines call it { $fingerprint }.
admin-strangers = Connected without a name: { $addresses }
admin-state = { $state ->
    [running] game running
    [closed] closed
   *[open] open
 }
admin-column-room = ROOM
admin-column-used = LAST USED
admin-column-connected = CONNECTED
admin-column-games = GAMES
admin-column-state = STATE
admin-column-name = NAME
admin-column-seat = SEAT
admin-column-person = PERSON
admin-column-addresses = CONNECTED FROM
admin-column-game = GAME
admin-column-began = BEGAN
admin-column-ended = ENDED
admin-column-result = RESULT
admin-column-score = SCORE
admin-column-network = NETWORK
admin-column-since = SINCE
admin-column-until = UNTIL
admin-column-reason = REASON
admin-confirm-close = Close the room { $room } and send everybody out? [y/N]
admin-confirm-delete = Delete the room { $room } with all its games, for good? [y/N]
admin-confirm-end = End the game in the room { $room }? It counts 0 points then. [y/N]
admin-confirm-erase = Erase the names and the talk of { $person } everywhere, for good? [y/N]
admin-confirm-forget = Forget all older keys? Everybody loses their seats and their games. [y/N]
admin-closed = The room { $room } is closed.
admin-deleted = The room { $room } is deleted.
admin-ended = The game in the room { $room } is over.
admin-erased = The person is erased; rooms changed: { $rooms }, games changed: { $games }.
admin-banned = Nobody can connect from { $network } any more.
admin-unbanned = People can connect from { $network } again.
admin-rotated = Cookies are signed with a new key; running servers use it within a minute. Keys that are valid: { $keys }.
admin-unconfirmed = { $missing } of { $servers } running servers have not confirmed it yet; they follow as soon as they read the database again.
room-opened = The room is open. Share this link: { $link }
backed-up = Everything is copied to { $file }.
restored = Everything from { $file } is restored.

## What is refused: rooms and servers

error-no-such-room = There is no such room. Check the link, or open a new room.
error-no-such-moment = The game cannot be continued from that moment: it was over by then, or never got that far.
error-other-rules = The rules or the number of players differ from those of the game you want to continue.
error-no-such-game = There is no such game. Check the link.
error-no-such-code = This code is wrong, has been used or has expired. Get a new one on your other device.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not accept requests of this kind.
error-bad-request = The server did not understand the request.
error-malformed = The message does not follow the protocol, at { $where }.
error-not-text = Messages must be text, not binary.
error-message-too-large = The message is too large: { $most } bytes at most.
error-body-too-large = The request is too large: { $most } bytes at most.
error-not-json-body = The request must be JSON.
error-foreign-origin = The request comes from another site, so it was not carried out.
error-unknown-host = This server does not know { $address } as its own address. Whoever runs it can start it with --address { $address }
error-request-timeout = The server waited in vain for the rest of the request. Try again.
error-headers-too-large = The address or the headers of the request are too large. Remove cookies of this site and try again.
error-too-many-requests = Too many requests in a short time. Wait a minute and try again.
error-too-many-connections = Too many connections from your address. Close some and try again.
error-too-busy = The room is too busy just now. Try again.
error-internal = Something went wrong on the server. Nothing was changed; try again.
error-storage-unavailable = The server cannot save anything just now. What you asked for is sent again automatically.
error-storage-refused = The database rejected what was to be saved, so nothing was changed. Please report this.
error-unknown-person = The server does not know you any more. Connect again.
error-database-url = This is no address of a database: { $url }. It looks like sqlite:///FILE or postgresql://…
error-database-unreachable = Nothing answers at { $host }, port { $port }. Check the host and the port in the address of the database, and whether PostgreSQL is running.
error-database-unknown-host = The host { $host } of the database cannot be found. Check its name in the address of the database.
error-database-silent = The database at { $host }, port { $port }, does not answer in time. Check whether it is overloaded, and whether a firewall is in between.
error-database-not-postgresql = What answers at { $host }, port { $port }, is not PostgreSQL. Check the port in the address of the database.
error-database-tls = This server and the database at { $host }, port { $port }, cannot agree on an encrypted connection. Check the certificate and “ssl” in the address of the database.
error-database-wrong-password = PostgreSQL refuses the user “{ $user }”: the password is wrong or missing, or there is no such user. Check HANABI_DATABASE_PASSWORD or the address of the database.
error-database-role-refused = PostgreSQL does not let the user “{ $user }” in: there is no such user, or pg_hba.conf does not admit it from this machine.
error-database-unknown-name = PostgreSQL has no database called “{ $name }”. Create it with “createdb”, or correct the address of the database.
error-database-no-rights = The user “{ $user }” may not create tables in the database “{ $name }”. Make this user the owner of the database.
error-database-starting = The database at { $host }, port { $port }, is starting or stopping just now. Try again in a moment.
error-database-overcrowded = The database at { $host }, port { $port }, takes no more connections. Raise its max_connections, or start fewer servers.
error-database-not-sqlite = { $file } is not a SQLite database. Nothing was changed in it; name another file.
error-database-corrupt = The database { $name } is damaged. Restore the last backup into a new database with “hanabi restore”.
error-database-file-denied = The file { $file } cannot be opened for reading and writing as a database. Check its owner and its permissions.
error-database-folder-denied = The database cannot be kept in { $folder }: the folder cannot be made or written to. Check its owner and its permissions.
error-database-locked = Another program keeps the database { $name } locked. Stop it and try again.
error-database-disk-full = There is no space left for the database { $name }. Free some and try again.
error-database-disk-failed = The system cannot read or write the database { $name }. Check the disk and the system’s log.
error-database-failed = The database { $name } cannot be used ({ $error }). Its own log says more.
error-database-missing = There is no database at { $url }.
error-database-too-new = The database was made by a newer version of Hanabi. Install that version.
error-database-too-old = The database was made by an older version of Hanabi. Start “hanabi serve” once to bring it up to date.
error-database-not-empty = The database already has rooms in it, so the backup was not restored.
error-not-a-backup = { $file } is no backup of Hanabi.
error-backup-too-old = { $file } was made by an older version of Hanabi. Restore it with that version, then start “hanabi serve” with this one.
error-port-unavailable = The server cannot listen at { $host }, port { $port }: { $why }. Choose another port with --port, or another address of this machine with --host.
error-bad-address = This is no address of a site: { $address }. It looks like https://hanabi.example
error-address-below-root = The page must be at the root of a host, not below a path: { $address }. Give it a host name of its own and use { $root }
error-redis-url = This is no address of a Redis: { $url }. It looks like redis://HOST:6379/0
error-bad-setting = { $name } cannot be “{ $value }”.
error-setting-twice = { $name } and { $other } are both set. Set only one of them.
error-setting-file = The file { $file }, named by { $name }, cannot be read or is empty.
error-no-name = Enter a name first, so that the others know who you are.
error-name-empty = A name needs at least one letter.
error-name-unprintable = The name contains characters that cannot be shown. Choose another name.
error-name-taken = Somebody in this room is already called { $name }, or by a name that looks like it. Choose another name.
error-room-crowded = The room is full: { $most } people at most.
error-room-full = All seats are taken.
error-room-worn-out = So much has happened in this room that it takes nothing more. Open a new one.
error-seat-taken = Seat { $number } is taken.
error-not-host = Only the host of the room may do that.
error-host-stays = The host cannot be removed. Hand the room over first.
error-seated-stay = An acting host cannot remove players who have a seat. Only the room’s owner can.
error-not-removed = Nobody with number { $member } was removed from this room.
error-host-present = The host is here. You can vote for another one only while the host is away.
error-host-away-briefly = The host has not been away long enough. You can vote for another one in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-candidate-absent = An acting host must be here and have a seat at the table.
error-room-locked = This room is locked: no new people can join. Ask its host to open it.
error-room-invited = This room is by invitation only. Ask its host for an invitation link.
error-strangers-worn-out = People without a seat have used up their share of messages in this room. Take a seat to talk.
error-too-many-names = Too many new people have joined from your network. Try again in a minute.
error-too-many-changes = You have sat down, stood up or changed something too often. Wait a minute, then try again.
error-not-voted = You have no vote to take back.
error-too-many-bot-games = You have started many games with bots only. Wait a minute before the next one.
error-delay-range = Spectators can be at most { $most } moves behind.
error-game-running = A game is running. Wait until it is over.
error-no-game = No game is running.
error-free-seats = { $seats ->
    [one] One seat is still free. Let a bot take it, or wait for someone.
   *[other] { $seats } seats are still free. Let bots take them, or wait for others.
 }
error-not-seated = You have no seat at this table.
error-no-such-member = Nobody in this room has the number { $member }.
error-not-a-bots-seat = No bot sits there.
error-not-a-persons-seat = No person sits there.
error-player-present = This player is here or has only just left. A bot can stand in for someone who has been away for a while.
error-no-shuffle = No shuffle is waiting for a number of yours.
error-wrong-entropy = This is not the number you committed to. Send the one whose hash you sent before.
error-shuffling = The deck of the next game is already being shuffled.
error-no-stand-in = No bot is standing in at this seat.
error-stand-in-plays = A bot is playing for you. Take your seat back first.
error-too-many-sitting = { $sitting } players are seated already, too many for { $seats } seats.
error-clock-range = A turn can be limited to { $least } to { $most } seconds.
error-ruleset-too-long = The name of the ruleset is too long.
error-text-empty = The message is empty.
error-text-too-long = The text is too long: { $most } characters at most.
error-no-talk-now = There is no talking in this room while a game is running.
error-remarks-only = Only remarks are allowed in this room while a game is running.
error-watchers-are-silent = Spectators cannot talk while a game is running.
error-not-your-cards = These are not the cards of your hand.
error-no-such-card = There is no such card yet.
error-not-a-players-action = Only the room may do that.
error-stale = The game has moved on in the meantime. Look at the table again.
error-removed = The host has removed you from this room.
error-signed-out = You signed out on another device.
error-talk-too-often = You are talking very often. Wait a moment, then try again.
error-flood = Too many messages in a short time. The connection was closed.
error-nonsense = Too many messages that make no sense. The connection was closed.
error-too-many-guests = Too many people are in this room already. Try again later.
error-room-closed = The room was just closed. The connection will be made again automatically.
error-room-shut = The people who run this server have closed this room. Open another one.
error-room-deleted = The people who run this server have deleted this room.
error-erased = The people who run this server have erased you from it. Load the page again to come back as somebody new.
error-banned = The people who run this server do not take connections from your address.
error-already-closed = The room { $room } is closed already.
error-no-such-person = Nothing is stored about a person { $person }. “hanabi admin show” lists the people of a room.
error-bad-network = This is neither an address nor a network: { $network }. It looks like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64
error-ban-too-wide = The network { $network } is too wide to be banned: it takes at least /{ $bits }.
error-not-banned = { $network } is not banned. “hanabi admin bans” lists what is.
error-key-in-environment = The keys come from HANABI_SECRET, not from the database. Write a new key before the old one there, separated by a comma, and start the server again.
error-slow = The connection is too slow to keep up. It will be made again.

## Remarks, as everybody reads them in their own language

remark-hello = Hello!
remark-know-nothing = I still know nothing about my hand.
remark-remember-yours = Do you remember what you hold?
remark-let-me-think = Let me think.
remark-take-your-time = Take your time.
remark-back-soon = I will be back soon.
remark-i-am-back = I am back.
remark-well-played = Well played!
remark-never-mind = Never mind.
remark-sorry = Sorry!
remark-thanks = Thank you!
remark-goodbye = Goodbye!

## What is refused: command lines

error-usage-no-such-command = There is no command “{ $word }”. The commands are { $commands }.
error-usage-no-such-option = There is no option { $option } here.
error-usage-missing = { $what } is missing.
error-usage-confirm = This cannot be undone. Add { $option } to confirm.
error-usage-keep-folder = { $option } needs a folder, but { $file } is not one.
error-usage-not-a-number = { $option } takes a whole number.
error-usage-bad-value = { $option } takes one of { $choices }, not “{ $value }”.
error-usage-option-value = { $option } is not used like that.
error-usage-too-many-words = There are more words than this command takes.
error-usage-diff = Name two rulesets to compare: hanabi rules diff fr pl
error-usage-commitment = COMMITMENT takes { $least } to { $most } hexadecimal digits (0 to 9, a to f).
error-usage-seats = { $option } takes numbers from 2 to 5 with commas between them, such as 2,5; not “{ $value }”.
error-usage-not-svg = { $option } draws an SVG file: its name ends in .svg, unlike “{ $value }”.
error-usage-help = “{ $command } --help” shows how it is used.
error-usage-language = The language “{ $language }” is not spoken here. Choose one of { $known }.
error-system = The system refused: { $what }.
error-missing-extra = { $extra ->
    [client] A room on a server needs more packages.
    [tui] The full screen needs more packages.
    [server] A server needs more packages.
    [fast] Compiled bots and many games at once need more packages.
    [envs] The environments for research need more packages.
    [cluster] A cluster needs more packages.
   *[other] This needs more packages.
 } Install them: pip install 'hanabi[{ $extra }]'
error-unworded = That was refused ({ $code }).
error-unexpected = Something went wrong inside Hanabi ({ $what }). Please report it, with what you did.

## What is refused: many games at once

error-not-an-integer = { $option } takes a whole number, not { $value }.
error-not-in-range = { $option } takes { $least } to { $most }, not { $value }.
error-not-a-ruleset = { $value } is no ruleset: give one, or its name, such as fr+black-powder.
error-no-such-device = There is no device “{ $device }”. Games are moved on cpu or cuda.
error-no-cuda = Games cannot be moved on a GPU here. What is missing: { $missing }.
error-too-many-games = There is not enough memory for { $count } games at once.
error-wrong-shape = Every game takes one action: an array of shape { $expected }, not { $shape }.
error-wrong-type = Actions are whole numbers, not { $type }.
error-other-game = These games have other rules or another number of players than { $rules } with { $players }.
error-no-number = Only players' actions have numbers; this one is the room's.
error-no-such-action = Action { $action } is not possible now.
error-illegal-actions = { $count ->
    [one] In one game action { $action } was not possible, game { $game }. It is as it was; all others have moved.
   *[other] In { $count } games the action was not possible, first { $action } in game { $game }. They are as they were; all others have moved.
 }
error-no-seat = Only a player's view can be completed: a spectator sees every hand already.
error-nothing-fits = No hand fits what this player was told and sees.
error-other-hand = The hand takes { $cards } cards, the deck { $deck } and the pile of tiles { $tiles }.
error-seen-only = This is only what one player sees of a game. Complete it first: imagine does so by chance, deal as you say.

## What is refused: files

error-file-not-found = There is no file { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-forbidden = { $file } may not be opened: permission is denied.
error-file-unreadable = { $file } cannot be read.
error-file-not-text = { $file } is not a text file in UTF-8, so it is no replay.
error-file-too-large = The file is larger than { $most } bytes; no game is.
error-file-exists = { $file } exists already. Choose another name.
error-file-unwritable = { $file } cannot be written.
error-not-json = The file is not complete JSON, so it is not a replay.
error-not-a-replay = The file is JSON, but not a replay of this game or of hanab.live.
error-unknown-version = The replay is of version { $version }; this program reads version { $known }.
error-bad-field = The field “{ $field }” of the replay is missing or invalid.
error-no-proof = The replay holds no proof of its deal: only games played on a server have one.
error-bad-player-name = A player’s name must be 1 to { $most } printable characters.
error-bad-ruleset = The rules in the replay cannot be read ({ $field }).
error-unknown-variant = The hanab.live variant “{ $variant }” is not played here.
error-unplayed-option = The hanab.live option “{ $option }” is not played here.
error-no-counterpart = hanab.live has nothing like this game’s { $what ->
    [suits] fireworks
    [tokens] number of clue tokens
    [strikes] number of strikes
    [hand] number of cards in hand
    [flamboyant-fives] bonus tiles
   *[synchronised-show] announcements
 }, so it cannot be exported there.
error-no-such-turn = There is no turn { $turn }: the record has { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
error-illegal-move = In turn { $turn } { $player ->
    [unknown] seat { $number }
   *[other] { $player }
 } { $kind ->
    [p] plays a card
    [d] discards a card
    [c] gives a clue
    [x] uses a bonus tile
   *[s] stops the game
 } against the rules. { $why }
error-seat-unknown = There is no seat “{ $seat }”. At the table: { $players }.

## What is refused: rulesets

error-unknown-edition = There is no box “{ $edition }”. The boxes are { $known }.
error-unknown-option = “{ $option }” is not an option. { $edition } takes: { $offered }.
error-not-in-box = { $edition } does not offer “{ $option }”. It offers: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}“custom” allows everything.
 }
error-option-twice = “{ $option }” appears twice.
error-suit-twice = There can be only one { suit } firework: choose one kind.
error-suit-order = The suits must be in this order, each once: { $order }; not { $suits }.
error-impossible-suit = The { suit } suit as described cannot be played.
error-out-of-range = { $option ->
    [tokens] The number of clue tokens
    [strikes] The number of strikes
    [players] The number of players
    [hand] The number of cards in hand
    [tiles] The number of bonus tiles
   *[suits] The number of suits
 } must be { $least } to { $most }, not { $value }.
error-not-a-number = “{ $option }” takes a number, not “{ $value }”.
error-not-a-choice-of-suits = “{ $value }” is not a choice of colours: give their number (suits=3) or their letters, each once (suits=rgb).
error-name-too-long = The name is too long: { $most } characters at most.
error-fields-unreadable = The fields of the ruleset cannot be read ({ $field }).
error-player-count = This game is for 2 to { $most } players, not { $players }.
error-no-deck-left = Dealing { $dealt } cards to { $players } players leaves no deck: the box has { $cards } cards.
error-deck-not-the-box = The deck does not have the cards of the box: { $cards } cards, where { $expected } of the right kinds belong.
error-tiles-not-the-box = The bonus tiles are not those of the box: { $tiles }, where { $expected } belong.
error-places-not-the-box = The shuffles of the record do not fit its bonus tiles.
error-not-a-card = “{ $text }” is not a card. A card is written like r3.
error-not-in-hand = There is no { $card } in this hand: { $hand }.
error-seat-not-free = Seat { $number } is not free at this table for { $players }.
error-nobody-in-seat = No player has seat { $number }, so there is no one to ask.
error-dealt-elsewhere = This game was not dealt here, so it has no replay.
error-not-an-action = “{ $text }” is not an action.

## What is refused: bots

error-unknown-bot = There is no bot called “{ $name }”. The bots are { $known }.
error-bots-at-table = { $bots } bots cannot fill a table for { $players }.
error-illegal-answer = A bot broke the rules ({ $reason }), so the game cannot go on.
error-bot-failed = The bot “{ $bot }” failed: { $what }

## What is refused: actions

error-game-over = The game is over.
error-no-such-seat = There is no such seat at this table.
error-not-your-turn = It is another player’s turn.
error-choice-pending = A bonus tile has to be resolved first.
error-nothing-to-choose = No bonus tile is waiting for a choice.
error-must-choose = The bonus tile must be used.
error-other-clue-wanted = The bonus tile gives the other kind of clue.
error-other-choice-wanted = The bonus tile asks for something else.
error-not-in-discards = That card is not in the discard pile.
error-does-not-fit = That card does not fit on its firework.
error-card-not-in-hand = That card is not in the hand of the player whose turn it is.
error-all-tokens-available = All clue tokens are there, so nobody may discard: play a card or give a clue.
error-no-clue-token = No clue token is left: play a card, or discard one to win a token back.
error-clue-to-oneself = Nobody may give themselves a clue.
error-no-cards-to-clue = That player has no cards left to give a clue about.
error-rank-not-clued = A clue names a rank from 1 to 5.
error-colour-not-clued = Clues cannot name that colour in this game.
error-empty-clue = In this game a clue must point at a card.
error-no-announcements = In this game plays are not announced.
error-no-such-suit = There is no such firework on this table.
error-more-to-score = The game cannot stop for lack of points: there are still some to score.

## Why bots do what they do

reason-random = Pure chance.
reason-certain-play = It fits, whatever it is.
reason-invited-play = A clue pointed at this card alone: it asks to be played.
reason-last-chance-play = The last turn: a strike would cost nothing.
reason-lesser-risk-play = Any discard might lose the show; this card may well fit.
reason-forced-play = Nothing else was allowed.
reason-play-clue = So there is a card to play.
reason-save-clue = To save a card that cannot be spared.
reason-telling-clue = It says much about cards that matter.
reason-waiting-clue = Better than any discard now.
reason-safe-discard = It will not be missed.
reason-spare-discard = Whatever it is, another copy is left.
reason-oldest-discard = The oldest card without a clue goes first.
reason-least-missed-discard = Every card has its clue; this one is the least likely to be missed.
reason-rekindle = Of all cards it could put down, this one needed it most.
reason-bring-back = Of all discarded cards, this one opens up most.

## The table on the screen

# Short: all of these stand in one line of 80 columns.
screen-title = Hanabi
screen-tagline = fireworks from cards that only the others see
screen-setup-how = Press Enter to play like this, or change what you like first.
screen-turn = Turn { $turn }
screen-points = Points { $points }, at best { $best }
screen-tokens = Clues { $tokens }/{ $most }
screen-strikes = Strikes { $strikes }/{ $most }
screen-deck = Deck { $deck }
screen-tiles = Tiles { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] The last turn!
   *[other] Last round: { $left } turns
 }
# At most nine letters: they stand on the edge of a card.
screen-card-fits = fits
screen-card-useless = useless
screen-card-needed = needed
screen-memory-deduced = all deduced
screen-memory-said = what was said
screen-memory-nothing = nothing
screen-memory-note = Memory aid: { $level }
screen-memory-off = The memory aid is off.
screen-waiting = { $player } is thinking …
screen-waiting-away = { $time ->
    [none] Waiting for { $player }, who is away
   *[other] Waiting for { $player }, away for { $time }
 }
screen-your-turn = Your turn: select a card and play or discard it, or give a clue.
screen-selected = Card { $place }: P plays it, D discards it.
screen-known = { $player }, card { $place }: { $known }.
screen-ask-play = Play which card?
screen-ask-discard = Discard which card?
screen-ask-receiver = Tell whom?
screen-ask-value = Tell { $player } what?
screen-ask-card = Which card?
screen-ask-announcement = Announce card { $place }?
screen-announce = You announce { suit } and play card { $place }.
screen-no-announcement = no
screen-ask-sure = { $announced ->
    [none] Play card { $place }?
   *[other] Announce { suit } and play card { $place }?
 }
screen-yes = yes
screen-no = no
screen-decline = leave it
coach-action = { $kind ->
    [play] play card { $place }.
    [announce] announce { suit } and play card { $place }.
    [discard] discard card { $place }.
    [colour] tell { $player } about { suit }.
    [rank] tell { $player } about { $rank }s.
    [card] take the { card }.
   *[decline] leave the tile unused.
 }
coach-advice = Advice: { coach-action } { $reason }
screen-pass = Pass the keyboard to { $player }, who presses Enter.
screen-not-saved = This game cannot be kept on disk: do not close the terminal before it ends.
screen-kept = The game is kept: “hanabi play” offers it again.
screen-recorded = The replay is saved as { $file }.
screen-ask-file = Save the replay as
screen-ask-turn = Go to which turn? 0 to { $turns }
screen-replay-where = After turn { $turn } of { $turns } · { $all ->
    [yes] every hand is open
   *[no] seen by { $player }
 }
screen-resume = A game was left unfinished. Go on with it?
screen-resume-where = turn { $turn }, { $points } of { $best }
screen-resume-taken = Another program is playing this game.
screen-set-aside = A saved game cannot be read and is set aside as { $file }. { $why }
screen-too-small = The table needs { $width } columns and { $height } lines; here are { $has_width } and { $has_height }. Make the terminal larger, or press Q and use “hanabi play --plain”.
screen-plain-no-terminal = This is no terminal to draw on, so the game goes on in plain lines.
screen-plain-dumb = This terminal cannot draw a table, so the game goes on in plain lines.
screen-plain-not-installed = The full screen needs more packages, so plain lines are shown. Install them: pip install 'hanabi[tui]'

# One or two words: they stand behind their key in a line of 80 columns.
screen-key-play = play
screen-key-discard = discard
screen-key-clue = clue
screen-key-advice = advice
screen-key-log = log
screen-key-known = known
screen-key-rules = rules
screen-key-quit = quit
screen-key-keys = keys
screen-key-choose = choose
screen-key-change = change
screen-key-take = OK
screen-key-back = back
screen-key-scroll = scroll
screen-key-go-on = go on
screen-key-on = on
screen-key-start = start
screen-key-end = end
screen-key-turn = turn
screen-key-seat = seat
screen-key-leave = close
screen-key-begin = start
screen-key-resume = go on
screen-key-new = new game
screen-key-forget = delete
screen-key-new-deal = new deal
screen-key-same-deal = same deal
screen-key-view = replay
screen-key-save = save
screen-key-setup = setup

# What is written on keys
screen-name-enter = Enter
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Home
screen-name-end = End
screen-name-page-down = PgDn
screen-name-page-up = PgUp

# Pages
screen-keys-title = Keys
screen-log-title = What has happened
screen-known-title = What everybody knows
screen-help-select = select one of your cards
screen-help-play = play the card
screen-help-discard = discard the card for a clue token
screen-help-clue = give a clue: choose a player, then a colour or a rank
screen-help-take = take what is marked; while bots think, hurry them
screen-help-back = go back
screen-help-advice = ask what a bot whom the others understand would do, and why
screen-help-known = show what everybody knows of each card
screen-help-log = show everything that has happened
screen-help-rules = show the rules of this game
screen-help-quit = leave; the game is kept and offered again
screen-help-step = one action forwards, one back
screen-help-leap = ten actions forwards, ten back
screen-help-edge = the deal, the end
screen-help-turn = go to a turn
screen-help-seat = look from the next seat; from none, every hand is open
screen-help-leave = close the replay
screen-help-mouse = With the mouse: click a card, a player, an answer, or a key in the last line.
screen-sign-needed = 3!  the last copy of a card that is still needed
screen-sign-lost = x   lost: every copy of it, or of a card before it, is gone
screen-sign-dots = R·G  a card cannot be of the colour or rank whose place has a dot
screen-sign-left = RY15  a card of somebody else is known to be red or yellow, and 1 or 5
screen-sign-minus = 4-RY  it is a 4, neither red nor yellow: behind the minus stands what it is not
screen-sign-brackets = [R3]  the clue would point at this card

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = English
screen-row-language = Language
screen-row-edition = Rules
screen-row-tokens = Clue tokens
screen-row-strikes = Strikes
screen-row-hand = Hand
screen-row-suits = Colours
screen-row-players = Players
screen-row-seat = Seat { $number }
screen-row-first = Begins
screen-row-memory = Memory aid
screen-row-confirm = Confirm plays
screen-edition-es = Spanish box
screen-edition-pl = Polish box
screen-edition-pt = Brazilian box
screen-edition-fr = French box
screen-edition-de = German box
screen-edition-custom = your own mix
screen-edition-given = as given
# At most 34 letters.
screen-option-avalanche = Avalanche of colours
screen-option-avalanche-own = Avalanche: its own colour
screen-option-avalanche-own-5 = Avalanche: its own, five cards
screen-option-avalanche-every = Avalanche: every colour
screen-option-black-powder = Black powder
screen-option-flamboyant-fives = Flamboyant fives
screen-option-all-or-nothing = All or nothing
screen-option-synchronised-show = Synchronised show
screen-option-no-empty-clues = No empty clues
screen-seat-person = person
screen-seat-beginner = beginner
screen-seat-random = random
screen-usual = as usual
screen-chance = at random
screen-about-language = The language the game speaks.
screen-about-edition = The box to play by. Ctrl-R shows its rules.
screen-about-tokens = How many clue tokens there are.
screen-about-strikes = So many strikes lose the show.
screen-about-hand = How many cards everybody holds; usually that depends on the number of players.
screen-about-suits = The colours to play with: ← and → change how many, a letter takes one away or adds it.
screen-about-players = How many sit at the table.
screen-about-seat = Who sits here: a person or a bot. Type to change the name. Several people pass the keyboard round.
screen-about-first = Who has the first turn.
screen-about-memory-deduced = The screen shows everything that clues and counting tell about a card.
screen-about-memory-said = The screen shows which clues pointed at a card; the rest is up to you.
screen-about-memory-nothing = You remember everything yourselves, as at a real table.
screen-about-confirm = Whether to ask again before a card is played.

## A room on a server, in the terminal

error-link-unreadable = “{ $link }” is no link to a room. One looks like https://example.org/r/ROOM.
error-link-without-room = “{ $link }” names no room. A link to a room ends in /r/ROOM.
error-no-such-host = There is no server called { $host }, or this machine has no connection to the internet.
error-server-unreachable = Nobody answers at { $server }: the server is not running, or something is in the way.
error-server-silent = { $server } takes too long to answer. Try again later.
error-certificate-refused = { $server } cannot prove that it is who it says it is (its certificate is not valid), so nothing was sent to it.
error-no-hanabi-server = { $server } answers, but not as a server of this game does.
error-server-forbids = { $server } lets nobody in by this address. Use the link exactly as you were given it.
error-server-protocol = The server speaks protocol { $protocol }, this program { $known }. Bring whichever is older up to date.
error-no-advice = There is no advice in this room, because its memory aid does not remember everything.
error-remark-wanted = While this game runs there are only remarks: “say” lists them, “say 4” makes the fourth.
error-removed-unknown = No one called “{ $name }” was removed. Removed: { $players ->
    [none] no one.
   *[other] { $players }.
 }
error-removed-several = Several people were removed: { $players }. Type whom you mean, as in “readmit Ben”.
error-door-unknown = There is no door “{ $door }”. Type “door open”, “door invited” or “door locked”.
screen-room-title = Room { $room }
screen-room-rules = Rules: { $rules }
screen-manners-strict = No talk during a game
screen-manners-remarks = Remarks only during a game
screen-manners-open = Talk is free
screen-room-watch = { $view ->
    [public] Spectators see the table, but no hand
    [seat] Spectators see what seat { $seat } sees
    [open] Spectators see every hand
   *[nothing] Spectators see only finished games
 }
screen-room-watch-late = { $actions ->
    [one] , one move later
   *[other] , { $actions } moves later
 }
notice-handed-over = { $by } made { $whom } the host.
notice-took-over = { $whom } is acting host now: the players present voted for it.
notice-host-returned = { $whom } is back and hosts the room again.
notice-removed = { $by } removed { $whom } from the room.
notice-readmitted = { $by } let { $whom } back in.
notice-door-set = { $door ->
    [invited] { $by } made the room invitation-only.
    [locked] { $by } locked the room.
   *[open] { $by } opened the room to everyone with the link.
 }
notice-stood-in = { $by } let the bot “{ $bot }” play for { $whom }.
notice-given-back = { $whom } has their seat back.
notice-host = The host
notice-guest = a guest
screen-room-clock = { $time } for each turn, then { $then ->
    [stop] the game ends
   *[beginner] the beginner moves
 }
screen-room-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
 }
screen-room-days = { $days ->
    [one] one day
   *[other] { $days } days
 }
screen-room-free = free
screen-room-bot = bot: { $bot }
screen-room-you = you
screen-room-host = host
screen-room-away = away
screen-room-votes = wants to end the game
screen-room-stand-in = { $bot } stands in
screen-room-standing = Without a seat: { $names }
screen-room-line = { $name }: { $text }
screen-room-people = Seats
screen-room-terms = Agreed
screen-room-talk = Talk
screen-room-choose = Take a free seat, or stay and watch.
screen-room-fill = { $host ->
    [yes] Wait for others to sit down, or let bots have the free seats. Then start the game.
   *[no] Waiting for others to sit down; the host may let bots have the free seats.
 }
screen-room-ready = Every seat is taken: start the game.
screen-room-wait = Every seat is taken. { $host } starts the game.
screen-room-running = { $sees ->
    [yes] A game is being played.
   *[no] A game is being played. You will see the table when it is over.
 }
screen-room-voted = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
 }
screen-room-ask-name = What is your name here? Enter for { $default }>
screen-room-name = What is your name here?
screen-room-ask-text = What do you want to say?
screen-room-ask-remark = Which remark?
screen-room-ask-vote = Vote to end the game? More than half of the people who play must want it; a game that is ended counts 0 points.
screen-room-ask-vote-back = Take your vote back, and go on playing?
screen-room-ask-remove = Remove { $player } from the room? You can let them back in later.
screen-room-ask-rules = By which rules? For example fr or de+avalanche.
screen-room-prompt = Room>
screen-room-connecting = Connecting to { $server } …
screen-room-lost = The connection is lost. Trying again; your seat is kept, and so is the game.
screen-room-sent = On its way …
screen-room-clock-left = { $time } left.
screen-room-farewell = { $kept ->
    [yes] Your seat is kept. Come back with: hanabi play { $link }
   *[no] Your seat is kept, but this machine could not note who you are there: you would come back as somebody new.
 }
screen-proof-kept = Checked: the deal is the one that was fixed before the first action.
screen-proof-broken = Beware: the deal is not the one that was promised before the first action.
screen-proof-unknown = The replay could not be fetched, so the deal was not checked.
screen-room-help =
    sit 2          take seat 2; without a number, any free one
    stand          leave your seat
    bot 3          let a bot have seat 3; without a number, every free one (host)
    begin          start the game (host)
    say Hello      say something; “say” lists remarks, “say 4” makes the fourth
    name Anna      take another name
    host Ben       make Ben the host
    remove Ben     send Ben out, or by the seat’s number the bot on it (host)
    readmit Ben    let Ben, whom you removed, back in (host)
    door locked    let no one new in; also “door invited” and “door open” (host)
    replace 2      let a bot play for whoever is away from seat 2, or no longer
    vote           vote to end the game, or take your vote back
    review         look back on the game that is over
    room           show who is here
    quit           leave; your seat is kept
verb-sit = sit
verb-stand = stand
verb-bot = bot bots
verb-begin = begin start
verb-say = say
verb-name = name
verb-host = host
verb-remove = remove
verb-readmit = readmit
verb-door = door
door-open = open
door-invited = invited
door-locked = locked
verb-replace = replace
verb-vote = vote
verb-room = room
# One or two words: they stand behind their key in a line of 80 columns.
screen-key-sit = sit
screen-key-stand = stand up
screen-key-bot = bot
screen-key-game = start game
screen-key-talk = talk
screen-key-name = name
screen-key-host = make host
screen-key-remove = remove
screen-key-stand-in = stand-in
screen-key-vote = vote to end
screen-key-room = room
screen-key-table = table
screen-key-rematch = rematch
screen-help-pick = take what is marked
screen-help-talk = say something, or make a remark where only remarks are allowed
screen-help-vote = vote to end the game, or take your vote back
screen-help-room = show the room: who is here, what was agreed and said
screen-help-away = leave; your seat is kept, and “hanabi play LINK” brings you back
screen-help-row = choose a seat or a person
screen-help-table = go back to the table
screen-help-sit = take the marked seat, if it is free; leave it, if it is yours
screen-help-fill = let a bot have the marked seat, or bots every free one (host)
screen-help-game = start the game once every seat is taken (host)
screen-help-stand-in = let a bot play for somebody who is away, or give the seat back (host)
screen-help-host = make the marked person the host, or vote for them if the host is away
screen-help-remove = send the person out, or the bot (host)
screen-help-readmit = let someone you removed back in (host)
screen-help-door = choose who may join: everyone with the link, invited people, no one new (host)
screen-help-name = take another name
screen-help-terms = play by other rules; + and - change the number of seats (host)

## The page in the browser: the table

web-table-title = The table
web-table-actions = What you can do
web-table-hand = { $you ->
    [yes] Your hand
   *[no] { $player }’s hand
 }
web-table-card-seen = { card }, card { $place }{ $known ->
    [none] {""}
   *[other] ; by clues: { $known }
 }
web-table-known-but-not = { $known }, but not { $faces }
web-table-card-own = Card { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = new
web-table-firework = { suit }: { $top ->
    [none] not begun
   *[other] built to { $top }
 }{ $next ->
    [none] , complete
   *[other] , next { $next }
 }
web-table-gone = { card }: { $gone } of { $copies } gone
web-table-clue = Clue
web-table-tell = Clue for { $player } …
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] points at no card
    [one] points at card { $places }
   *[other] points at cards { $places }
 }
web-table-play = Play card { $place }
web-table-play-announced = Announce { suit } and play card { $place }
web-table-discard = Discard card { $place }
web-table-kind-play = Play
web-table-kind-discard = Discard
web-table-kind-clue = Clue
web-table-announce = Announce
web-table-announce-none = nothing
web-table-decline = Leave it unused
web-table-back = Back
web-table-ask-discard = Discard card { $place }?
web-table-ask-clue = Tell { $player } “{ $value }”? It { $aim }.
web-table-ask-card = Take the { card }?
web-table-ask-decline = Leave the tile unused?
web-table-do = Do it
web-table-not-yet = Not yet
web-table-mark = Marks only you see
web-table-marks = Mark or move
web-table-mark-play = to be played
web-table-mark-keep = to be kept
web-table-mark-discard = to be discarded
web-table-mark-turned = turned
web-table-move-left = Move left
web-table-move-right = Move right
web-table-watching = You are watching.
web-table-help = Keys and settings
web-table-help-announce = choose what to announce with the card
web-table-help-move = move the card in your hand
web-table-help-keys = show these keys
web-table-help-clue = In a clue, the player’s number comes first, then a rank, or the letter on the cards of a colour.
web-table-help-order = Cards are numbered from the oldest to the newest, which is marked “{ web-table-newest }”.
web-table-shortcuts = Play with these keys
web-table-confirm = Ask again before every action
web-table-final = What is done is done: nothing can be taken back.
web-table-close = Close
web-table-replay = Save the replay
web-table-commitment = Proof of the deck
web-table-score = Result { $score } of { $best }
web-table-copy = Copy
web-table-copied = Copied
web-table-promised = The deck was fixed before the first card. Note this number to check it after the game.
web-table-opened = The proof is open: with the number you noted, the replay shows that the deck was fixed from the start.
web-table-unopened = The proof is on its way.

## The page in the browser: the lobby

web-lobby-name = Your name
web-lobby-name-suggested = Leave it empty, and you are called { $name }.
web-lobby-about = You hold your cards so that everybody sees them but you. With few clues you tell each other what to play, and together you build five fireworks, card by card.
web-lobby-bots = Play with bots
web-lobby-bots-about = The game starts at once.
web-lobby-open = Open a room
web-lobby-open-about = Choose the rules, share the link, play with friends and bots.
web-lobby-box = The box you play by
web-lobby-box-about-es = Plays like the French box in everything.
web-lobby-box-about-pl = A clue must point at a card. Multicolour is a colour of its own, with five cards; no black powder, no bonus tiles.
web-lobby-box-about-pt = Multicolour is a colour of its own. A synchronised show, but no bonus tiles.
web-lobby-box-about-fr = Every colour clue points at multicolour cards. Black powder, and bonus tiles for a 5.
web-lobby-box-about-de = Like the French box, but every completed firework brings a bonus tile.
web-lobby-box-about-custom = Everything from all boxes, numbers of your own, and up to six players.
web-lobby-more = More settings
web-lobby-add = Expansions and variants
web-lobby-about-avalanche = A sixth firework in all colours.
web-lobby-about-black-powder = A black firework that is built downwards.
web-lobby-about-flamboyant-fives = Bonus tiles for completed fireworks.
web-lobby-numbers = Numbers of your own
web-lobby-seats = Seats
web-lobby-first = Who begins
web-lobby-spectators = Spectators
web-lobby-spectators-nothing = See nothing until the end
web-lobby-spectators-public = See the table, but no hand
web-lobby-spectators-seat = See what one seat sees
web-lobby-spectators-open = See every hand
web-lobby-spectators-trust = Only among people who trust each other: a player could open a second browser and see their own cards.
web-lobby-spectators-whose = Whose eyes
web-lobby-spectators-delay = How far behind
web-lobby-spectators-late = { $actions ->
    [0] not at all
    [one] one move
   *[other] { $actions } moves
 }
web-lobby-clock = Time for each turn
web-lobby-no-clock = No clock
web-lobby-then = When time runs out
web-lobby-then-stop = The game ends
web-lobby-then-beginner = A beginner bot moves
web-lobby-pair = { $label }: { $value }
web-lobby-join = Join a room
web-lobby-link = Link to the room
web-lobby-join-go = Join
web-lobby-claim = Continue from another device
web-lobby-claim-about = Get a code in your room on the other device, and type it here.
web-lobby-code = Code
web-lobby-claim-go = Continue
web-lobby-claimed = Done: here you are now the same person. Open your room by its link.

## The page in the browser: the room

web-room-connecting = Connecting …
web-room-late = The server has not answered yet. Your request is sent again automatically.
web-room-choice-kept = Your choice is kept and sent again: { coach-action }
web-room-back-in = Next try in { $seconds } s
web-room-your-turn = Your turn
web-room-dismiss = Close the notice
web-room-shuffling = Shuffling the deck …
web-room-lobby = Back to the start
web-room-again = Come in anew
web-room-enter = Come in
web-room-enter-sit = Come in and sit down
web-room-enter-watch = Just come in
web-room-sit = Sit here
web-room-stand = Stand up
web-room-bot = Add a bot
web-room-bots = Bots
web-room-fill = Fill the free seats with bots
web-room-clear = Send away
web-room-hand-over = Make host
web-room-acting-host = acting host
web-room-owner = owner
web-room-host-away = { $time ->
    [none] { $host }, the host, is away.
   *[other] { $host }, the host, has been away for { $time }.
 }
web-room-host-vote-later = You can vote for another host in { $time }.
web-room-host-vote-about = { $needed ->
    [one] Meanwhile, someone at the table can act as host. It takes one vote.
   *[other] Meanwhile, someone at the table can act as host. It takes { $needed } votes.
 }
web-room-host-votes = voted for by { $names }
web-room-vote-host = Elect as host
web-room-remove = Send out
web-room-ask-remove = Remove { $player } from the room? You can let them back in later.
web-room-removed = Removed from the room
web-room-readmit = Let back in
web-room-stand-in = Let a bot play
web-table-away = away for { $time }
web-table-stand-in = { $you ->
    [yes] A bot plays for you: { $bot }
   *[no] A bot plays for { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Chosen for you by a bot: { $bot }.)
   *[no] { $player ->
        [none] (Chosen by a bot: { $bot }.)
       *[other] (Chosen for { $player } by a bot: { $bot }.)
     }
 }
web-room-give-back = Give the seat back
web-room-take-back = Take my seat back
web-room-standing = Without a seat
web-room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
 }
web-room-begin = Start the game
web-room-rematch = Play again
web-room-change = Change
web-room-agree = Save
web-room-cancel = Cancel
web-room-invite = Invite others
web-room-invite-about = { $door ->
    [locked] The room is locked: no new people can join.
    [invited] { $host ->
        [yes] Whoever has this invitation link can come in.
       *[no] This room is by invitation only. Its host can invite people.
     }
   *[open] Whoever has this link can come in.
 }
web-room-invite-anew = New invitation link
web-room-invite-anew-about = The old link stops working.
web-room-door = Who may join
web-room-door-open = Everyone with the link
web-room-door-invited = Only with an invitation link
web-room-door-locked = No one new
web-room-copy = Copy the link
web-room-copied = The link is copied.
web-room-share = Share …
web-room-qr = QR code
web-room-qr-about = QR code with the link to this room
web-room-silence = Nothing has been said yet.
web-room-say = Say something
web-room-send = Say
web-room-remarks = Remarks
web-room-unread = { $count ->
    [one] one new
   *[other] { $count } new
 }
web-room-vote = Vote to end the game
web-room-vote-back = Take my vote back
web-room-end = End this game
web-room-ask-end = End this game? A game that is ended counts 0 points.
web-room-leave = Leave for now
web-room-leave-about = You find this game again on the start page.
web-room-room = The room
web-room-rename = Change name
web-room-device = Continue on another device
web-room-device-about = A code brings you, with your seat, to another device.
web-room-code = Get a code
web-room-code-about = Type it on the other device, on the start page. It works once, for { $time }.

## The page in the browser: the rules

web-rules-title = The rules
web-rules-about = Which box do you own? Each has rules of its own; here they are in your language, with examples.
web-rules-seats = For 2 to { $seats } players
web-rules-all = All boxes
web-rules-read = Read these rules
web-rules-choose = Box and expansions
web-rules-contents = On this page
web-rules-points = Points
web-rules-remark = What the audience says
web-rules-tags = The small tags, such as B4, say which rule a sentence comes from; they are the same in every language.

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Your note: “{ $text }”
   *[no] { $player }’s note: “{ $text }”
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Write a note on this card
web-table-note-field = A note that only you read until the end
web-table-note-done = Done
web-table-notes = Notes
web-table-veil = See this hand as { $player } does
web-table-help-note = write a note on the selected card
web-table-help-veil = see the next hand as its holder does; or hold down a player’s name
web-table-settings = Settings
web-notice-sounds = Play sounds
web-notice-notices = Tell me when it is my turn while I look elsewhere
web-notice-refused = Your browser does not let this page show notices. You can allow it in the browser’s settings.
web-notice-missing = Your browser shows notices only from https addresses, and on some phones only from installed pages.
web-notice-unreached = There is no connection to the server. As soon as it is back, you can play on.

## The page in the browser: looking back, and past games

web-replay-title = Replay
web-replay-open = Open a replay
web-replay-about = Open a game that was saved here or on hanab.live.
web-replay-about-drop = You can also drop the file anywhere on this page.
web-replay-choose = Choose a file
web-replay-too-large = The file is too large: a recorded game has { $most } KB at most.
web-replay-drop = Drop the file here to open the replay.
web-replay-bar = Moves of the game
web-replay-where = Move { $at } of { $last }
web-replay-step-first = To the deal
web-replay-step-previous = One move back
web-replay-step-run = Run
web-replay-step-pause = Pause
web-replay-step-next = One move on
web-replay-step-last = To the end
web-replay-eyes = View
web-replay-eyes-all = All hands
web-replay-course = The points, and dashed the best score still possible. { $lost ->
    [yes] The full score could be reached up to move { $at }.
   *[no] The full score could be reached to the end.
 }
web-replay-share = Link to this moment
web-replay-save = Save the game
web-replay-save-own = Replay file
web-replay-save-live = For hanab.live
web-replay-if = What if …
web-replay-if-about = Play on from here, or the whole deal again: you take one seat, bots the others. The cards come as they did.
web-replay-seat = In the seat of
web-replay-play-on = Play on from here
web-replay-same-deal = The same deal again
web-replay-over = Here the game is over. Go back to an earlier move.
web-replay-together = Look back together
web-replay-together-about = In a room of its own, everybody who has the link sees the moment that somebody shows.
web-replay-together-go = Open a room for it
web-replay-look = Look back
web-replay-close = Back to the table
web-replay-led = { $how ->
    [nobody] Go through the game on your own, or show it to everybody in the room.
    [you] You lead: everybody sees what you see.
    [alone] { $player } shows the game to everybody; you look on your own.
   *[following] { $player } shows the game, and you see the same.
 }
web-replay-lead = Lead the review
web-replay-take-over = Take over the lead
web-replay-stop = Stop leading
web-replay-follow = Follow { $player }
web-replay-alone = Look on my own
screen-deal-again = This deal was played before: somebody may know the cards.
web-games-title = My games
web-games-running = Your games in progress
web-games-none = You have not finished a game yet.
web-games-start = Play one
web-games-more = Older games
web-games-scores = Your scores
web-games-facts = { $count ->
    [one] One game
   *[other] { $count } games
 }, on average { $average } of the full score; the best: { $best }. { $perfect ->
    [0] No perfect show yet.
    [one] One perfect show.
   *[other] { $perfect } perfect shows.
 }
web-games-again = taken up again
web-games-own-rules = rules of its own
web-games-result-perfect = perfect
web-games-result-finished = played to the end
web-games-result-struck-out = lost: too many strikes
web-games-result-card-lost = lost: a card that was needed is gone
web-games-result-no-action = lost: nothing could be done
web-games-result-stopped = stopped

## The page in the browser: the lesson

web-lesson-link = First time? Learn it in three minutes
web-lesson-title = Your first game
web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-leave = Leave the lesson
web-lesson-rules = Read the rules
web-lesson-thinking = Well done! Now it is Ada’s turn …
web-lesson-step-sight = You and Ada build five fireworks together: one in each colour, card by card from 1 to 5. You see Ada’s cards, but never your own. Only Ada sees those.
web-lesson-step-ones = Ada spends a clue token to tell you which of your cards are 1s: cards 2 and 4. A clue names one colour or one number and points at every such card. No firework has begun yet, so any 1 fits.
web-lesson-task-ones = Select card { $place } and play it.
web-lesson-step-begun = It was the red 1: the red firework has begun! You have drawn a new card, hidden from you like the others. Now it is Ada’s turn.
web-lesson-step-five = Ada points at a 5. There is only one 5 in each colour, so keep it safe. And look: Ada holds the red 2. It fits now, but she does not know it.
web-lesson-task-five = Select one of Ada’s cards and tell her “red”.
web-lesson-step-two = “Red” pointed at two cards. Ada took a chance with one of them, and it was the 2. You hold another 1: Ada pointed at it because it fits.
web-lesson-task-two = Play your other 1.
web-lesson-step-strike = Ada took her other red card for the 3, but it was the 4: a strike, and the card is lost. With the third strike the game is lost. Clue tokens are getting fewer, too: discarding a card brings one back.
web-lesson-task-strike = Discard card { $place }: nobody has said anything about it.
web-lesson-step-token = One clue token is back, and you have drawn a new card. Now you know all three actions: give a clue, play, discard. Let us skip some turns.
web-lesson-step-later = The red firework has grown to 4, and Ada has told you that your 5 is red.
web-lesson-task-later = Play card { $place } and complete the firework.
web-lesson-step-complete = What a firework! Completing one brings back a clue token. Let us skip to the end of the game.
web-lesson-step-last = Ada has drawn the last card: now you and she have just one more turn each. You know that card { $place } is the blue 3, and the blue firework stands at 2.
web-lesson-task-last = Play card { $place }.
web-lesson-step-end = Ada followed with the blue 4. Each firework counts as many points as it has cards: { $score } of { $best } in all. Congratulations, now you know how to play!
web-lesson-not-ones-play = Card { $place } first: Ada pointed at it, so you know that it fits.
web-lesson-not-ones-discard = That would bring the token back, but you know of a card that fits: play it.
web-lesson-not-ones-clue = You may give clues too, and soon you will. First play the card that Ada told you about.
web-lesson-not-five-play = Your cards can wait. Ada does not know that she holds the red 2: tell her.
web-lesson-not-five-discard = There are clue tokens enough. Better spend one on Ada’s red 2 than throw a card away.
web-lesson-not-five-clue = That clue would be true, but this time say “red”: that is the firework that waits for a 2.
web-lesson-not-two-play = You do not know enough about that card. Look at the signs on your cards: which one is a 1?
web-lesson-not-two-discard = No card needs to go: you have one that fits.
web-lesson-not-two-clue = Save the token: you have a card that fits.
web-lesson-not-strike-play = You know of no card that fits now, and a second strike would hurt.
web-lesson-not-strike-discard = Better keep that one. Take card { $place }: your oldest without a clue.
web-lesson-not-strike-clue = A clue costs another token. This time, win one back.
web-lesson-not-later-discard = Discard, now? Play the 5 that the red firework waits for.
web-lesson-otherwise = You could do that in a game of your own. In this lesson, something else comes next.

# Parts of the page in the browser that are loaded later

web-part-missing = This part of the page did not load.
web-part-again = Try again

## Bots by name, their company, and bots of others

error-broken-bot = The bot “{ $bot }” ({ $source }) cannot be used: { $what }
error-bot-keeps-to-its-kind = The bot “{ $bot }” plays only with others of its kind: people would not understand its clues. Choose “{ $instead }”, which plays with anyone.
error-bot-sees-too-much = The bot “{ $bot }” sees its own cards, so it cannot sit at a real table. Choose “{ $instead }”, which plays with anyone.
error-bots-apart = The bot “{ $bot }” plays only with others of its kind, not with “{ $other }”. Give every seat the same bot, or choose another.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = This room plays without advice.
error-advice-too-often = You are asking for advice very often. Wait a moment, then ask again.
error-advice-failed = The bot “{ $bot }” has no advice right now. Ask again, or decide for yourself.
screen-seat-club = club player
screen-seat-partner = partner
screen-seat-expert = expert
screen-seat-master = master
screen-room-advice = { $allowed ->
    [yes] Bots may be asked for advice
   *[no] There is no advice
 }
web-lobby-advice = Advice from bots
web-lobby-advice-about = In their turn players may ask what a bot would do; everybody sees who asked, and how often. A bot forgets nothing, so there is advice only where the screen remembers everything.
web-room-bot-about-random = Does anything that is allowed.
web-room-bot-about-beginner = Plays what is certain and gives plain clues.
web-room-bot-about-club = Knows the habits of people who play often.
web-room-bot-about-partner = The strongest that plays with people; reads much into a clue.
web-room-bot-about-expert = Only a whole table of experts: their clues are a code.
web-room-bot-about-master = Only a whole table of masters: the same code, and they think every move through.
web-room-bots-strongest = The strongest bots, experts and masters, play only among themselves: people could not follow their code.
web-lobby-watch = Watch experts play
web-room-advised = { $count ->
    [one] asked for advice once
   *[other] asked for advice { $count } times
 }
web-advice-ask = Ask for advice
web-advice-here = What would a bot do here?
web-advice-thinking = Thinking …
web-advice-from = Advice from the bot “{ $bot }”
web-advice-more = And what else?
web-advice-hide = Hide the advice
web-table-help-advice = ask for advice, where the room allows it
web-review-title = Where points were lost
web-review-course = How the game went

## The coach: advice, and a look back on a game

coach-alternative = Or, as { $bots } would: { coach-action } { $reason }
coach-odds = Chances by counting: { $fits }% that it fits, { $indispensable }% that it cannot be spared, { $dead }% that it is of no more use.
coach-points-at = It points at { $cards }.
coach-points-at-nothing = It points at no card.
coach-fits = fits
coach-indispensable = cannot be spared
coach-dead = of no more use
coach-position = Turn { $turn }: { $player } is to move.
coach-done = In the game: { $story }
coach-reach = { $cost ->
    [0] For now that costs no points.
    [one] One point is out of reach now.
   *[other] { $cost } points are out of reach now.
 }
mark-lost = { $player } throws away card { $place }, the { card }: no other copy was left. { coach-reach } { $known ->
    [yes] It could be known that this card cannot be spared.
   *[no] { $chances ->
        [0] {""}
        [one] The others had one turn to point at it.
       *[other] The others had { $chances } turns to point at it.
     }
 }
mark-strike = { $player } plays card { $place }, the { card }: { $wrong ->
    [yes] the wrong firework was announced.
   *[no] it does not fit.
 } Strike { $strike } of { $strikes }. { $chance ->
    [0] It could be known that it would not fit.
   *[other] By counting, there was a chance of { $chance }% that it fits.
 }
mark-missed-play = { $player } could be sure that card { $place }, the { card }, fits, and { $instead ->
    [thrown] discards it.
    [discarded] discards another card.
    [misplayed] plays another card, which does not.
   *[clued] gives a clue.
 }
mark-missed-discard = { $player } discards card { $place }, the { card }, which is still of use, and keeps card { $kept }, which is known to be of none.
mark-useless-clue = { $player } gives { $receiver } the clue “{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”, which says nothing new.
mark-late = After this turn of { $player } too few turns are left. { coach-reach }
mark-name-lost = card lost
mark-name-strike = strike
mark-name-missed-play = missed play
mark-name-missed-discard = missed discard
mark-name-useless-clue = useless clue
mark-name-late = too late
verdict-perfect = A perfect game: { $score } of { $best } points.
verdict-cards = { $score } of { $best } points: { $cards } lost with cards that could not be spared.
verdict-turns = { $score } of { $best } points: { $turns } lost because turns were too few.
verdict-cards-and-turns = { $score } of { $best } points: { $cards } lost with cards that could not be spared, { $turns } because turns were too few.
verdict-strikes = Lost by strikes, when { $possible } of { $best } points were still possible.
verdict-card-lost = All or nothing: lost with a card that could not be spared.
verdict-no-action = All or nothing: lost when nothing could be done any more.
verdict-stopped = Stopped, when { $possible } of { $best } points were still possible.
verdict-unfinished = The record ends before the game does: { $score } points so far, { $possible } of { $best } still possible.
coach-decisive = { $count ->
    [one] The best score still possible fell in turn { $turns }.
   *[other] The best score still possible fell in turns { $turns }.
 }
coach-faultless = There is nothing to find fault with.
coach-chart = The game, turn by turn
coach-best = Best possible
coach-score = Score
coach-tokens = Clue tokens
coach-strikes = Strikes
coach-turn = turn { $turn }
error-advice-without-deal = No advice is possible here: part of the game since the deal is unknown.
error-advice-game-over = The game is over, so there is nothing to advise. Choose an earlier turn.
error-advice-not-to-move = There is no advice for this seat now: it is not to move.
error-advice-seat = In turn { $turn } it is { $player } who moves. Leave the seat out, or name another turn.
error-advice-no-tile = No bonus tile asked for a choice in turn { $turn }.
command-advise = Show what a bot would do in a turn of a recorded game, why, and the alternatives.
command-review = Look back on a recorded game: what was lost, where, and what could be known.
epilogue-advise =
    Examples:
      hanabi advise game.json --turn 12               before turn 12
      hanabi advise game.json --turn 12 --bot club    as another bot sees it
epilogue-review =
    Examples:
      hanabi review game.json                      the marked turns and a chart
      hanabi review game.json --plot review.svg    the chart as a picture
      hanabi review game.json --bot partner        and what a bot would have done
argument-advise-file = A replay saved by this game or by hanab.live; “-” reads standard input.
argument-review-file = A replay saved by this game or by hanab.live; “-” reads standard input.
flag-advise-turn = The turn to advise on; where the record ends unless given.
flag-advise-seat = The seat to advise, by number from 1 or by name; it must be to move.
flag-advise-tile = Advise on the bonus tile that asked for a choice in that turn.
flag-advise-bot = The bot to ask; the strongest that plays with people unless given.
flag-advise-as-json = Print JSON for programs.
flag-review-bot = Say at every marked turn what this bot would have done.
flag-review-plot = Draw the chart in this SVG file.
flag-review-as-json = Print JSON for programs.
verb-advice = advice advise
verb-yes = yes y
verb-review = review
play-ask-review = A look back on the game? (yes or Enter)
screen-key-review = review
screen-key-marks = marks
screen-help-adviser = ask another bot for advice
screen-help-review = look back: what was lost, and where
screen-help-mark = to the next or the previous marked turn
screen-review-title = A look back on the game
screen-advice-more = ({ $bot }; A: more, B: another bot)
screen-advice-title = Advice of { $bot }
screen-sign-marks = Marks of a turn: ✗ card lost, ! strike, ? missed play or discard, ~ useless clue, > too late.

## What a bot promises, and how it is broken

error-bot-not-examined = A bot that sees everything promises nothing that could be tried: its place is in simulations.
error-fault-where = On { $ruleset } with { $players } players, turn { $turn }, seat { $number }
error-fault-raises = { error-fault-where }: the bot fails with { $what }
error-fault-no-choice = { error-fault-where }: the bot must answer with a Choice of an action and a Reason, and answers { $answer }
error-fault-illegal = { error-fault-where }: the bot breaks the rules with { $action }. { $why }
error-fault-refuses = { error-fault-where }: the bot does not go on. { $why }
error-fault-too-slow = { error-fault-where }: the bot takes longer than { $seconds } s.
error-fault-reason = { error-fault-where }: the bot gives a reason that nobody knows, “{ $reason }”.
error-fault-tells = { error-fault-where }: the bot’s reason tells more than its action shows, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: the bot changes the { $what } that it is given.
error-fault-unsteady = { error-fault-where }: told the same events by the same seed, the bot first chooses { $one }, then { $other }.
error-fault-successor = { error-fault-where }: the bot chooses { $one }, but a new one that is told the same events { $other }.
error-fault-remembers = { error-fault-where }: the bot chooses { $one }, but after an earlier game { $other }.
error-fault-peeks = { error-fault-where }: the bot chooses { $one }, but { $other } when the cards are different that it cannot see.

## The arena, where bots are measured

command-simulate = Let bots play many games, and measure how well they do.
command-compare = Say whether one bot is better than another, with the same decks for both.
command-tournament = Let every pair of bots share a table, and show how well they get on.
epilogue-simulate =
    Examples:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Example: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Example: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Who plays, in every seat: beginner unless given.
flag-simulate-mix = Who plays instead, names with commas between them: they are dealt round the table.
flag-simulate-ruleset = The rules to play by, such as fr+avalanche; pl unless given.
flag-simulate-players = How many play; as many as --mix names, or else 3.
flag-simulate-games = How many games; 1000 unless given.
flag-simulate-seed = A number that decides every deck: the same for every bot; 0 unless given.
flag-simulate-jobs = How many processes play; one for each processor core unless given.
flag-simulate-cluster = Play on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-simulate-limit = How many seconds a bot may take for a move before its game counts as failed; 60 unless given. A bot that thinks, such as master, thinks so long.
flag-simulate-rollouts = How many layouts of the hidden cards a bot that thinks tries out at most for a move, such as 64; the same number gives the same games.
flag-simulate-out = Keep every game in this file; the same command with the same file goes on where it stopped.
flag-simulate-plot = Draw how often each score came in this SVG file.
flag-simulate-as-json = Print JSON for programs.
flag-simulate-replay-of = Play nothing new, but print the replay of a game that is in this file; needs --game.
flag-simulate-game = Which game, counted from 0.
flag-simulate-save = Save that replay in this new file instead of printing it.
flag-compare-bots = The two bots, with a comma between them.
flag-compare-ruleset = The rules to play by, such as fr+avalanche; pl unless given.
flag-compare-players = How many play; 3 unless given.
flag-compare-games = How many games each plays; 1000 unless given.
flag-compare-seed = A number that decides every deck; 0 unless given.
flag-compare-jobs = How many processes play; one for each processor core unless given.
flag-compare-cluster = Play on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-compare-limit = How many seconds a bot may take for a move before its game counts as failed; 60 unless given.
flag-compare-out = Keep every game in files in this folder; the same command goes on where it stopped.
flag-compare-as-json = Print JSON for programs.
flag-tournament-bots = The bots, with commas between them.
flag-tournament-ruleset = The rules to play by, such as fr+avalanche; pl unless given.
flag-tournament-players = How many play; 3 unless given.
flag-tournament-games = How many games each pair plays; 200 unless given.
flag-tournament-seed = A number that decides every deck; 0 unless given.
flag-tournament-jobs = How many processes play; one for each processor core unless given.
flag-tournament-cluster = Play on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-tournament-limit = How many seconds a bot may take for a move before its game counts as failed; 60 unless given.
flag-tournament-out = Keep every game in files in this folder; the same command goes on where it stopped.
flag-tournament-plot = Draw the table as a heat map in this SVG file.
flag-tournament-as-json = Print JSON for programs.
arena-decimal-mark = .
arena-percent = { $number }%
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
 }, seed { $seed }
arena-tournament-title = Mean scores: { $ruleset }, { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
 } a pair, seed { $seed }
arena-mean = Mean score
arena-of-best = { $score } of { $best }
arena-perfect = Perfect games
arena-struck-out = Struck out
arena-moves = Moves a game
arena-strikes = Strikes a game
arena-time = Time a game
arena-losses = Why games were not perfect
arena-ending-card-lost = an indispensable card was lost
arena-ending-out-of-turns = no turns were left
arena-ending-struck-out = struck out
arena-scores = How often each score came
arena-difference = Difference of the means
arena-interval = 95% interval
arena-pairs = Higher score with the same deck
arena-only-perfect = Alone in a perfect game
arena-verdict-better = { $better } is better than { $other }, by { $by } points a game: chance is ruled out with a confidence of { $confidence }.
arena-verdict-open = Neither is shown to be better: the confidence is { $confidence }, and { $level } is asked for. More games may tell.
arena-verdict-few = { $games ->
    [one] 1 game that both finished is
   *[other] { $games } games that both finished are
 } too few to tell: at least { $least } are needed.
arena-how-compared = Both played the same decks. The standard error, the interval and the confidence come from the differences deck by deck, which are taken to be spread normally.
arena-cross-corner = First seat ↓ second →
arena-how-crossed = Mean scores ± standard errors. The row’s bot has the first seat and every other one, the column’s the seats between. A dash: these two may not sit together.
arena-failed = { $games ->
    [one] 1 game was spoiled by a bot and counts nowhere:
   *[other] { $games } games were spoiled by a bot and count nowhere. The first of them:
 }
arena-failure = Game { $game }, move { $move }, seat { $seat } ({ $bot }): { $why }
arena-compiling = the first time, bots are compiled: about a minute
arena-interrupted-kept = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
 }, which are kept in { $file }. The same command goes on from there.
arena-interrupted-lost = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
 }. Nothing is kept; with --out, the same command could go on from there.
error-bots-without-seat = { $bots } bots are named, and only { $players } play.
error-bot-raised = The bot failed: { $what }
error-bot-late = The bot did not answer within { $seconds } s.
error-bot-ended-process = The bot ended the process it plays in.
error-game-differs = Game { $game } comes out otherwise than it did ({ $score } points): the bot has changed, or does not always play alike.
error-not-results = { $file } is there already and holds no results of “hanabi simulate”. Name another file; this one was left alone.
error-no-results-there = { $file } holds no results of “hanabi simulate --out FILE”. For a recorded game there is “hanabi replay”.
error-results-of-another-version = The results in { $file } are from version { $version } of this program, which is { $known }: bots may play differently now. Name another file; this one was left alone.
error-results-of-another-match = { $file } has results of another match ({ $bots }; { $ruleset }; seed { $seed }). Name another file; this one was left alone.
error-results-damaged = { $file } is damaged in line { $line }. Remove that line, or name another file; this one was left alone.
error-results-in-use = Another program is adding to { $file } right now. Wait for it, or name another file.
error-results-without-game = { $file } does not have game { $game }.
error-cluster-unreachable = No dask scheduler answers at { $address }. Check the address, and that “dask scheduler” is running there.
error-cluster-empty = The cluster at { $address } has no workers. Start some there with “dask worker { $address }”.
error-cluster-lost = The cluster at { $address } is gone. What was finished before is kept if there is a results file: the same command goes on from there.
error-cluster-version = The workers at { $address } have version { $version } of this program, here it is { $known }: they might play differently. Install the same version everywhere.
error-usage-only-with = { $option } is only used together with { $other }.
error-usage-two-bots = { $option } takes two names with a comma between them, not “{ $value }”.

## Bots that are programs

error-program-bad-command = “{ $command }” is no command line. After “program:” comes a command as a shell reads it, such as program:./mybot --fast.
error-program-not-found = The program “{ $program }” is not there. Give its path, such as program:./mybot, or the name of a command that your shell finds.
error-program-not-started = The program “{ $program }” cannot be started: { $why }.
error-program-gone = The program “{ $program }” has been ended and plays no more.
error-program-too-slow = The program “{ $program }” did not answer within { $seconds } s and was ended. An answer ends with a line break, and must not wait in a buffer.{ program-last-words }
error-program-ended = The program “{ $program }” ended before it answered (status { $status }).{ program-last-words }
error-program-noise = The program “{ $program }” wrote something that is no JSON object on its standard output: { $line } Whatever is no answer belongs on standard error.{ program-last-words }
error-program-flood = The program “{ $program }” wrote more than { $most } bytes in one line and was ended.{ program-last-words }
error-program-no-hello = The program “{ $program }” did not answer the greeting with one, but with { $answer }
error-program-version = The program “{ $program }” speaks version { $theirs } of the bot protocol; this is version { $ours }.
error-program-out-of-step = The program “{ $program }” must answer question { $number } with a choice of that number, and answered { $answer }
error-program-answer = The program “{ $program }” answered with something that is no action ({ $part }): { $answer }
reason-unsaid = It does not say why.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }It last said: { $said }
    }

## Putting a bot to the test

command-check-bot = Try whether a bot keeps what every bot promises.
epilogue-check-bot =
    Examples:
      hanabi check-bot partner                       one of the bots there are
      hanabi check-bot mybots:Careful --games 200    a class in a module of this folder
      hanabi check-bot program:./mybot --ruleset pl  a program, by one ruleset alone
argument-check-bot-bot = The name of a bot, module:Class, or program: with a command line.
flag-check-bot-games = How many games of all sorts to try; 45 unless given.
flag-check-bot-limit = How many seconds a move may take; 10 unless given.
flag-check-bot-ruleset = Try this ruleset alone.
flag-check-bot-as-json = Print JSON for programs.
promise-legal = It answers with a legal action, whatever the rules and the number of players.
promise-punctual = It answers in time.
promise-reasons = Its reasons are known, and tell nothing that its action does not show.
promise-untouched = It leaves what it is given as it is.
promise-repeatable = By the same seed and the same events it chooses the same.
promise-successor = A new bot that is told the same events goes on where another stopped.
promise-forgetful = When it sits down it forgets every earlier game.
promise-blind = It chooses the same whatever its hidden cards and the deck are.
promise-any-history = It accepts whatever people have done before.
examined-kept = kept
examined-broken = broken
examined-unseen = not tried
examined-bot = The promises of { $bot } ({ $source }), tried in { $games ->
    [one] one game
   *[other] { $games } games
    }:
examined-sum = { $broken ->
    [0] Every promise is kept.
    [one] One promise is broken.
   *[other] { $broken } promises are broken.
    }

## What players mean by their clues

reason-meant-play = A clue was about this card: it is meant to be played.
reason-prompted-play = A clue to somebody else makes sense only if this card is played first.
reason-finessed-play = A clue to somebody else makes sense only if this newest card is played unseen.
reason-prompt-clue = So that a card with a clue is played first, and then the one pointed at.
reason-finesse-clue = So that somebody plays the newest card unseen, and then the one pointed at follows.
reason-fix-clue = To put a wrong idea about a card right before it does harm.
reason-counted-out = With so few cards left, everything was counted: this promises most.
reason-team-clue = It tells every partner something, by the team’s own code.
reason-likely-play = It most likely fits, and otherwise nobody will miss it.
reason-tried-out = Played to the end with the hidden cards laid out in many ways, this comes out best.

## Bots that are told how long to think

error-bad-budget = “{ $budget }” is not a valid thinking time. Give a number of layouts from { $least } to { $most }, such as master@256, or seconds up to { $longest }, such as master@2s.
error-no-thinker = The bot “{ $bot }” cannot be told how long to think. Those that can: { $thinkers }.
