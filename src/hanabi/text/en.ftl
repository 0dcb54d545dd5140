### Hanabi in English.
###
### A message gets keys, not words ($suit is "red", $rank is 3, $you is "yes" or "no"), so that a language
### can choose its own form for each. A message may name another in braces: it sees the same values.
### Words to type (verb-...) are separated by spaces; the English ones are understood in every language.
### So are the forms of a colour's name (forms-...), which are also shown in that colour.

## Suits, ranks and cards

suit-red = red
suit-yellow = yellow
suit-green = green
suit-white = white
suit-blue = blue
suit-purple = purple
suit-teal = teal
suit-multicolour = multicolour
suit-black = black
forms-red = red
forms-yellow = yellow
forms-green = green
forms-white = white
forms-blue = blue
forms-purple = purple
forms-teal = teal
forms-multicolour = multicolour multicolor
forms-black = black
forms-card = card cards
forms-rank-1 = one ones
forms-rank-2 = two twos
forms-rank-3 = three threes
forms-rank-4 = four fours
forms-rank-5 = five fives
forms-ending = s
letter-red = R
letter-yellow = Y
letter-green = G
letter-white = W
letter-blue = B
letter-purple = P
letter-teal = T
letter-multicolour = M
letter-black = K
suit = { $suit ->
    [red] { suit-red }
    [yellow] { suit-yellow }
    [green] { suit-green }
    [white] { suit-white }
    [blue] { suit-blue }
    [purple] { suit-purple }
    [teal] { suit-teal }
    [multicolour] { suit-multicolour }
   *[black] { suit-black }
 }
card = { suit } { $rank }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-nor = { $items } nor { $last }

## Boxes and what they offer

option-avalanche = avalanche of colours
option-avalanche-own = avalanche of colours (its own colour)
option-avalanche-own-5 = avalanche of colours (its own colour, five cards)
option-avalanche-every = avalanche of colours (counts as every colour)
option-black-powder = black powder
option-black-powder-floor-0 = black powder that never falls below 0
option-flamboyant-fives = flamboyant fives
option-bonus-tiles = bonus tiles for any firework
option-no-declining = bonus tiles that can’t be declined
option-no-empty-free-clues = no empty free clues
option-may-waste = a tile that may be wasted
option-all-or-nothing = all or nothing
option-all-or-nothing-no-skips = all or nothing without skipped turns
option-synchronised-show = synchronised show
option-no-empty-clues = no empty clues
option-tokens = a different number of clue tokens
option-strikes = a different number of strikes
option-hand = a different hand size
option-suits = fewer colours
option-ranks = fewer ranks
offer-avalanche = A sixth firework of { $cards } multicolour cards, { $touch ->
    [own] clued like any other colour
   *[every] included in every colour clue
 }.
offer-black-powder = A firework of { $cards } black cards, built downwards. No colour clue points at them{ $scored ->
    [yes] , and each card missing at the end costs a point.
   *[no] .
 }
offer-black-powder-floor-0 = The same black cards, but the score never falls below 0.
offer-flamboyant-fives = { $tiles } bonus tiles: { $tile_for ->
    [fives] completing a firework with a 5 reveals one
   *[any] completing any firework reveals one
 }.
offer-flamboyant-fives-common = The same tiles, but a free clue may point at no cards, and if a discarded card fits, it must be put onto the table.
offer-bonus-tiles = Bonus tiles: completing any firework, black included, reveals one.
offer-no-declining = When the deck is empty, the tile that shuffles a card back must put one onto the table instead.
offer-no-empty-free-clues = The free clue of a bonus tile must point at a card.
offer-may-waste = Instead of a card that fits, you may choose one that doesn’t for the tile that puts a card onto the table: the tile is then lost.
offer-all-or-nothing = A perfect score or nothing: there is no last round, and losing the last copy of a card you still need loses the game.
offer-all-or-nothing-no-skips = A perfect score or nothing, and the game is also lost as soon as a player has no cards and no clue token to spend.
offer-synchronised-show = Announce the firework your card will advance: if you’re right, you get a clue token back; if you’re wrong, it’s a strike.
offer-no-empty-clues = Every clue must point at a card.
offer-tokens = A different number of clue tokens, 1 to 15: tokens=6.
offer-strikes = A different number of strikes, 1 to 7: strikes=1.
offer-hand = A different hand size, 1 to 6 cards: hand=4.
offer-suits = Fewer colours, by number or by letter: suits=3, suits=rgb.
offer-ranks = Fewer ranks, so shorter fireworks, 1 to 5: ranks=3.

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
tile-text-token = Get one clue token back.
tile-text-pardon = Remove one strike and get one clue token back.
tile-text-colour-clue = Give another player a colour clue for free.
tile-text-rank-clue = Give another player a rank clue for free.
tile-text-reshuffle = Shuffle a card from the discard pile back into the deck.
tile-text-rekindle = Take a card that fits from the discard pile and put it on its firework.

## What happened

whose = { $you ->
    [yes] your
   *[no] { $player }’s
 }
event-dealt = Everyone is dealt { $count ->
    [one] one card
   *[other] { $count } cards
 }. { $you ->
    [yes] You go first.
   *[no] { $player } goes first.
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
misplay-outcome = { $wrong ->
    [yes] wrong firework
   *[no] it doesn’t fit
 }
event-misplayed = { plays }: { misplay-outcome }. Strike { $strike } of { $strikes }!
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
event-token-returned = The team gets a clue token back.
event-strike-taken-back = A strike is removed.
event-tile-turned = { $you ->
    [yes] You reveal
   *[no] { $player } reveals
 } a bonus tile: { tile }.
event-asked = { $you ->
    [yes] You have
   *[no] { $player } has
 } a choice to make.
event-effect-lost = The tile has no effect and is lost.
event-declined = { $you ->
    [yes] You don’t
   *[no] { $player } doesn’t
 } use the tile.
event-skipped = { $you ->
    [yes] You have
   *[no] { $player } has
 } no cards and no clue token to spend: the turn is skipped.
event-reshuffled = { $you ->
    [yes] You shuffle
   *[no] { $player } shuffles
 } the { card } back into the deck.
event-rekindled = { $you ->
    [yes] You put
   *[no] { $player } puts
 } the { card } from the discard pile on its firework.
event-turn-ended = It’s { whose } turn.
event-last-round-began = The deck is empty: everyone gets one more turn.
event-ended = The game is over.

## How it ended

result-perfect = Every firework is complete: { points }. Perfect!
result-finished = { $reason ->
    [nothing-left] There was nothing left to score
   *[other] The last round is over
 }: { points }.
result-struck-out = That was the last strike: the game is lost and scores 0 points.
result-card-lost = The last copy of a card you needed is gone: the game is lost and scores 0 points.
result-no-action = { $skips ->
    [yes] Nobody has a card to play or a clue to give: the game is lost and scores 0 points.
   *[no] { $player } has no possible move left: the game is lost and scores 0 points.
 }
result-stopped = The game was stopped { $reason ->
    [vote] by a vote
    [clock] because { $named ->
        [yes] { $player } ran out of time
       *[no] time ran out
     }
    [idle] because nobody moved
    [left] { $named ->
        [yes] by { $player }
       *[no] because a player left
     }
    [operator] by the people who run the server
    [out-of-reach] because a perfect score was out of reach
   *[nothing-left] because there was nothing left to score
 }: it scores 0 points.
result-unfinished = The replay stops before the end of the game: { points } so far.
points = { $score ->
    [one] 1 point
   *[other] { $score } points
 } out of { $best }{ $black ->
    [yes] , with black powder
   *[no] {""}
 }
band-horrible = Damp fuses, and a long walk home in the dark.
band-mediocre = A few sparks; not even the dogs were startled.
band-honourable = A proper show: the children can’t wait for the next one.
band-excellent = Bright and bold: the whole quay is on its feet.
band-amazing = The sky is ablaze from shore to shore, and hats fly into the air.
band-legendary = The town will name its festival after you.
band-divine = Beyond perfect: tonight the moon takes lessons from you.

## The table

table-state = Turn { $turn } · clue tokens { $tokens } of { $all_tokens } · strikes { $strikes } of { $all_strikes } · deck { $deck }{ $left ->
    [none] {""}
    [1] , last turn
   *[other] , { $left } turns left
 }
table-letters = Letters: { $letters }.
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
    [one] 1 possibility
   *[other] { $count } possibilities
 }

## A game in the terminal

play-welcome = Welcome! You’re playing { $name } with { $others }.
play-welcome-how = Type your move, such as “play 2”, “discard 5” or “clue { $other } red”, or type “help”.
play-ask-ruleset = Which rules? Press Enter for { $default }, type a name such as fr+black-powder, or type “rules” to list them>
play-unfinished = Unfinished games; type a number to resume one:
play-ask-action = Your turn>
play-ask-choice-clue = Clue who, and with what? For example “{ $example }”>
play-ask-choice-card = Which card: { $cards }{ $may_decline ->
    [yes] {" "}or “none”?
   *[no] ?
 }
play-ask-save = Save the replay? Type a file name, or press Enter to skip>
play-saved = Saved as { $file }. To watch it: hanabi replay { $quoted }
play-nothing-typed = Type your move, or “help” to see what you can do.
play-not-understood = I don’t understand “{ $text }”. Type “help” to see what you can do.
play-missing-clue = Name a player, then a colour or a rank: “{ $text } { $player } 1”.
play-missing-card = Say which card, by its position: “{ $text } 1”.
play-which-one = “{ $text }” could mean: { $choices }. Type the one you mean.
play-unknown-card = Which card? Your cards are 1 to { $most }, oldest first.
play-unknown-player = There’s no player “{ $text }”. At the table: { $players }.
play-unknown-value = “{ $text }” isn’t a colour or a rank you can clue. You can clue: { $values }.
play-unknown-firework = “{ $text }” isn’t a firework. The fireworks are: { $values }.
play-missing-position = Where should it go? Type the card and its new position, such as “move 2 1”.
play-unknown-mark = “{ $text }” isn’t a mark. The marks are: { $marks }.
play-unknown-discard = “{ $text }” isn’t one of the cards you can choose: { $cards }.
play-ask-leave = Leave the game? Type “yes”, or press Enter to stay>
play-goodbye = You’ve left the game.
play-goodbye-end = End of input: the game ends here.
play-goodbye-interrupt = Interrupted: the game ends here.
play-nothing-logged = Nothing has happened yet.
play-help =
    play 2         play card 2 (also p2)
    discard 5      discard card 5 and get a clue token back (also d5)
    clue Ben red   tell Ben which cards are red (also c2r: player 2, red)
    clue Ben 3     tell Ben which cards are 3s (also c23)
    table          show the table
    look Ben       show what Ben knows about each card
    mark 2 keep    mark card 2 for yourself: play, keep, discard, turned, none
    turn 2         turn card 2, or turn it back
    move 2 1       put card 2 first in your hand; nobody else sees that
    log            show what has happened so far
    advice         ask what a bot would do (advice club: ask that bot)
    meaning        show what the clues so far mean
    rules          show the rules of this game
    quit           leave the game
play-help-announce =
    play 2 red     announce the red firework, then play card 2 (also announce red 2)
player-default = Player
player-names = Ben Cleo Dora Emil Finn Gwen
verb-play = play p plays
verb-discard = discard d discards
verb-clue = clue c tell hint tells clues
verb-announce = announce a announces
verb-filler = as to about the a an and you card cards is are which with my your s t take it its shuffle shuffles put puts back into from on deck pile firework tile use leave please thanks for of
verb-none = none no skip don doesn unused
verb-mark-play = play
verb-mark-keep = keep
verb-mark-discard = discard
verb-mark-turned = turned
verb-table = table t
verb-look = look
verb-mark = mark
verb-turn = turn
verb-move = move
verb-log = log l
verb-rules = rules
verb-help = help h ?
verb-quit = quit q exit

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = On hanab.live: { $suits }.
replay-list = Games read: { $read }. Refused: { $refused }.
verify-commitment = The commitment for this deal:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] It matches the one you noted
       *[no] It starts with the { $digits } digits you noted
     }: the whole deal was fixed by then, and nothing in it has changed since.
   *[no] It doesn’t match the one you noted. Either your note has a typo or belongs to another game, or the deal isn’t the one that was promised.
 }
verify-own = { $matches ->
    [yes] It matches the one in the file. This only proves that the file is consistent: its author could have made up both. To check the deal itself, add the commitment you noted when the game began.
   *[no] It doesn’t match the one in the file: the deal or its proof has been changed.
 }
verify-shuffle-alone = The server shuffled this deal alone: the players added no numbers of their own.
verify-shuffle-server = The server fixed its number, with the commitment { $commitment }…, before any player revealed theirs.
verify-shuffle-player = { $player } added a number: { $commitment }…
verify-shuffle-bot = { $player } is a bot: the server drew its number, { $commitment }…
verify-shuffle-withheld = { $player } promised a number, { $commitment }…, but didn’t reveal it in time.
verify-shuffle-absent = { $player } didn’t add a number.
verify-shuffle-holds = Every number is the one that was promised. The deck, the tiles and the first player follow from these numbers and nothing else.
verify-fault-server = Warning: the server’s number isn’t the one it promised.
verify-fault-seat = Warning: { $player }’s number isn’t the one that was promised.
verify-fault-seats = Warning: the numbers don’t belong to the players at this table.
verify-fault-deck = Warning: the deck doesn’t follow from these numbers.
verify-fault-tiles = Warning: the order of the bonus tiles doesn’t follow from these numbers.
verify-fault-places = Warning: cards that were shuffled back didn’t go where these numbers say.
verify-fault-first = Warning: the first player doesn’t follow from these numbers.
verify-fault-nonce = Warning: the nonce of the commitment doesn’t follow from these numbers.
shuffle-counted = Your number was used to shuffle the deck, so nobody could choose its order.
shuffle-left-out = Warning: the deck was shuffled without your number. Either you were away or your number arrived too late. If neither is true, don’t trust this server.
shuffle-not-listed = Warning: the server didn’t list the number this device promised. Unless you’re also playing on another device, don’t trust this server.
shuffle-repeated = Warning: the server has used its number for this shuffle before, so it may be known. Yours was not revealed.
shuffle-changed = Warning: the server dealt with different numbers from those it had listed.
shuffle-broken = Warning: the numbers the server revealed aren’t those that were promised before the game.

## Rules pages

page-title = Hanabi: { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = In the box
page-heading-turn = Your turn
page-heading-end = The end of the game
page-heading-score = Scoring
page-heading-tiles = Bonus tiles
page-heading-manners = At the table
page-heading-rulings = Where the rulebooks are silent or disagree
page-heading-offers = Also in this edition
page-heading-examples = Examples
page-heading-departures = How the editions differ
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
 } the game.
page-tiles-in-box = { $tiles ->
    [one] One bonus tile
   *[other] { $tiles } bonus tiles, shuffled
 } face down.
page-hands = { $hands }.
page-hand = { $players } players get { $cards ->
    [one] one card
   *[other] { $cards } cards
 } each
page-start = The shuffled cards form a face-down deck. You start with all clue tokens and no strikes.
page-sight = You see everyone’s cards except your own.
page-first = By the book, the most colourfully dressed player begins. Here the host picks the first player, or leaves it to chance.
page-turn = Play goes clockwise. Do exactly one of these on your turn: give a clue, discard a card or play a card. You can’t pass.
page-clue = A clue costs one clue token. Tell one other player which of their cards are of one colour or one rank. You must point at all of those cards at once, and at no others.
page-colours = Colours you can clue: { $colours }.
page-touch-every = Every colour clue also points at { suit } cards. You can’t clue “{ suit }” itself.
page-touch-none = No colour clue points at { suit } cards, and you can’t clue “{ suit }” or “no { suit }”. You can clue their ranks.
page-empty-clues = A clue may point at no cards: “no red cards”, “no 4s”.
page-no-empty-clues = A clue must point at a card.
page-discard = Discard a card to get one clue token back, then draw a new card. You may discard only if at least one clue token has been spent.
page-pile = Discarded cards lie face up, and everyone may look through them at any time.
page-play = A card you play starts or continues its firework, from 1 to { $highest }, with one card of each rank. If it doesn’t fit, it is discarded and you get a strike. Then draw a card.
page-falling = The { suit } firework is built downwards, from { $highest } to 1.
page-no-substitute = On the table, { suit } cards never stand in for another colour.
page-announce = Before you play a card, you may announce the firework it will advance. If you’re right, it is played and you get a clue token back, on top of any reward for completing a firework. If you’re wrong, it is discarded and you get a strike, even if it would have fitted.
page-complete = Completing a firework gets you one clue token back, unless all of them are available already.
page-complete-suit = Completing the { suit } firework gets you one clue token back, unless all of them are available already.
page-strikes = On strike { $strikes } the game is lost at once.
page-perfect = When all fireworks are complete, the game ends at once with a perfect score.
page-last-round = When the last card of the deck is drawn, everyone gets one more turn, including the player who drew it. Nobody draws in this round. Then the game ends.
page-all-or-nothing = You win only with a perfect score. An empty deck doesn’t end the game: keep playing with the cards in your hands. If you lose the last copy of a card you still need, the game is lost at once.
page-score = Add up the top card of each firework: { $best } at most.
page-score-missing = The { suit } firework gives no points; each card missing from it costs one.
page-award = “Black powder” is noted beside the score.
page-won-or-lost = You win or lose; there is no scale.
page-band = { $open ->
    [yes] { $most } or less
   *[no] { $single ->
        [yes] { $least }
       *[no] { $least } to { $most }
     }
 }: { $remark }
page-tile-for = { $tile_for ->
    [fives] When you complete a firework with a { $highest }, reveal a tile instead of getting a clue token back.
   *[any] When you complete any firework, reveal a tile instead of getting a clue token back.
 } The tile takes effect at once, before you draw, and then leaves the game.
page-entry = { $name }: { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] If the deck is empty, you may put a card back onto the table instead.
   *[no] If the deck is empty, you must put a card back onto the table instead.
 }
page-tile-no-strike = Without a strike to remove, you still get the clue token.
page-tile-free-clue = A free clue must point at a card: it names something that the other player holds.
page-tile-waste = You may choose a card that doesn’t fit: the tile is then lost, and the card stays where it is.
page-tile-chain = If that card { $tile_for ->
    [fives] is a { $highest } that completes its firework
   *[any] completes its firework
 }, reveal another tile at once.
page-departure = { $name }: { $text }
example-clue = With { $cards } in hand, “{ $value }” points at { $count ->
    [one] card { $places }
   *[other] cards { $places }
 }.
example-clue-nothing = With { $cards } in hand, “{ $value }” points at no cards, and that is useful to know too.
example-score = With { $cards } on the table: { $sum } = { $score ->
    [one] 1 point
   *[other] { $score } points
 }.
topic-empty-clues = Clues that point at no cards
topic-multicolour-clues = Multicolour cards in colour clues
topic-multicolour-cards = Multicolour cards
topic-black-powder = Black powder
topic-flamboyant-fives = Bonus tiles
topic-empty-deck = Putting a card back onto the table when the deck is empty
topic-free-clues = Free clues that point at no cards
topic-waste = Using the bonus tile to put down a card that fits
topic-synchronised-show = Synchronised show
way-allowed = allowed
way-forbidden = forbidden
way-own = they are a colour of their own
way-every = every colour points at them
way-cards = { $count } cards
way-offered = included
way-not-offered = not included
way-fives = for a firework completed with a 5
way-any = for any completed firework
way-may = optional
way-must = compulsory
page-order = You may keep your cards in any order; nobody else sees it.
page-dead = You may mark a firework that can no longer be completed: a card that can’t be added to it any more is safe to discard.
page-talk = You communicate only through clues, unless the table agrees to allow more. During a player’s turn, nobody may comment or influence them.
page-list = A ruleset’s name is an edition plus whatever you add to it, joined by “+”.
page-list-examples =
    hanabi rules fr                       the rules of the French edition
    hanabi rules diff fr pl               how two editions differ
    hanabi play de+flamboyant-fives       a game with bonus tiles
page-list-boxes = Editions
page-list-options = What you can add
page-sources = In brackets: sentences of the printed rulebook, numbered from its beginning.
page-no-sources = This ruleset isn’t in any printed rulebook.
page-try = Try these rules in a small position: { $tags }. For example: hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } holds no blue card. Clue { $partner } blue: it points at no cards, and now none of them can be blue.
exercise-x2 = Black is built downwards, and its 5 is on the table. Your card 1 is the black 4: play it.
exercise-v2 = Your card 1 is the red 3. Announce red and play it: you get a clue token back.
exercise-tile = Your card 1 is the red 5. Play it: red is complete, and you reveal the tile “{ $tile }”.
exercise-b11 = One card is left in the deck. Play or discard a card: you draw the last one, and everyone gets one more turn.
ruling-u1 = All examples in this rulebook are clues that point at a card, so empty clues are not allowed.
ruling-u2 = This rulebook forbids discarding when no clue token is left. That is a misprint: discarding is forbidden when all clue tokens are available.
ruling-u3 = A lost game scores 0 points; the fireworks are still shown as you built them.
ruling-u4 = A card is still needed while its firework is waiting for it. Losing its last copy in a misplay loses the game too.
ruling-u4-third = This rulebook gives a third 3 as an example of a card you can’t do without. That is a misprint: each colour has two 3s, and the last copy is meant.
ruling-u5 = A player with no cards and no clue token to spend is skipped: no book lists this among the ways to lose. The game is lost when nobody can act any more. The option all-or-nothing-no-skips loses the game at the first such turn instead.
ruling-u5-no-skips = A player with no cards and no clue token to spend has no possible move, and the game is lost. No book says so: this is our ruling.
ruling-u6 = Any firework may be announced{ $unclued ->
    [yes] , even one whose colour can’t be clued.
   *[no] .
 } The right firework with a card that doesn’t fit is an ordinary strike.
ruling-u7 = Black is built downwards, so its counts are mirrored: three 5s, one 1.
ruling-u8 = Points below 0 count: no book names a lowest score. A lost game still counts as lost, with 0 points. The option black-powder-floor-0 stops the score at 0.
ruling-u8-floor = The score never falls below 0. No book says so: this is our ruling.
ruling-u9 = Completing the last firework ends the game before any reward.
ruling-u10 = A tile that can’t take effect is lost.
ruling-u10-letter = In this rulebook a free clue is about the colours or ranks “of their cards”, and the tile is lost if “the card” doesn’t fit: we follow the letter. With the option flamboyant-fives-common you play as the other rulebooks say.
ruling-u10-common = A free clue may point at no cards, and a tile is lost only if no card fits. This rulebook speaks of the colours and ranks that a player holds and of the chosen card; the others don’t, and this is our ruling for all of them.
ruling-u11 = A black 1 that a tile puts on its firework earns you { $tile_for ->
    [fives] a clue token, as usual
   *[any] a new tile
 }.
ruling-u12 = The card goes back into the deck before you draw, so the last round may start later.
ruling-u12-no-last-round = The card goes back into the deck before you draw.
ruling-u13 = The scale used is the one for a best score of { $best }.
ruling-u14 = A black 5 starts its firework, so it earns no completion reward; the black 1 completes it.
ruling-u14-announced = The clue token for a right announcement comes back automatically, though the rulebook says “may”, and “a 5” means a card that completes its firework. Both are our rulings.
ruling-u17 = The ten multicolour cards have the same mix of ranks as any other colour.
ruling-u18 = Black cards give no points of their own.
ruling-u19 = You must give a free clue if you can{ $may_waste ->
    [yes] .
   *[no] , and put down a fitting card if there is one.
 } However many tiles you reveal in a row, you draw only once.
ruling-u20 = You may combine anything this edition offers.
ruling-u20-without-tiles = The rulebook combines multicolour cards and black powder only together with the bonus tiles. You may leave the tiles out: this is our ruling.
ruling-u21-empty-hand = You can’t clue a player who has no cards.
ruling-u21-every = “No multicolour” is forbidden, just like “multicolour”; a colour clue that points only at multicolour cards is allowed.
ruling-u22 = You may announce a firework that is already complete, but it’s a certain strike.
ruling-u23 = A deal that would leave no cards in the deck is not allowed.
ruling-u24 = One example in this rulebook is about black cards. That is a misprint: this edition has none.
ruling-u25 = A game that is stopped scores 0 points, unless there was nothing left to score.
ruling-u25-lost = A game that is stopped scores 0 points.

## Differences

difference-title = { $a } and { $b }
difference-none = { $a } and { $b } have the same rules.
difference-none-offers = { $a } and { $b } have the same rules and the same options.
difference-same = No differences.
difference-heading-rules = Rules
difference-heading-base = Base game
difference-heading-offers = Options
difference-offer = Only { $has } offers { $name }.
difference-in-offer = { $name }. { $text }
difference-suit = Only { $has } has the { suit } firework.
difference-copies = { $a } has { $cards_one } { suit } cards ({ $one }), { $b } has { $cards_two } ({ $two }).
difference-touch = In { $a }, { $one ->
    [own] { suit } can be clued like any other colour
    [every] every colour clue points at { suit } cards
   *[none] no colour clue points at { suit } cards
 }; in { $b }, { $two ->
    [own] { suit } can be clued like any other colour
    [every] every colour clue points at them
   *[none] no colour clue points at them
 }.
difference-named = “{ suit }” can be clued only in { $has }.
difference-order = The { suit } firework is built { $one } in { $a } and { $two } in { $b }.
difference-points = The { suit } firework { $up ->
    [yes] scores a point for each card in { $a } and costs one for each missing card in { $b }
   *[no] costs a point for each missing card in { $a } and scores one for each card in { $b }
 }.
difference-best = The best score is { $one } in { $a } and { $two } in { $b }.
difference-least = The lowest score of a finished game is { $one } in { $a } and { $two } in { $b }.
difference-ranks = The cards have the ranks { $one } in { $a } and { $two } in { $b }.
difference-hand-sizes = With 2, 3, 4 … players, each hand has { $one } cards in { $a } and { $two } in { $b }.
difference-clue-tokens = { $a } has { $one } clue tokens, { $b } has { $two }.
difference-strikes = The game is lost on strike { $one } in { $a } and on strike { $two } in { $b }.
difference-empty-clues = In { $has } a clue may point at no cards; in { $lacks } it must point at a card.
difference-ending = { $one ->
    [last-round] { $a } ends with a last round and a score; { $b } is all or nothing.
   *[all-or-nothing] { $a } is all or nothing; { $b } ends with a last round and a score.
 }
difference-skipping = A player with no cards and no clue token to spend is skipped in { $has }; in { $lacks }, the game is lost.
difference-announce = Only { $has } lets you announce a play.
difference-tiles = { $some ->
    [one] Only { $has } has bonus tiles.
   *[both] { $a } has these bonus tiles: { $one }; { $b } has these: { $two }.
 }
difference-tile-for = { $one ->
    [fives] In { $a }, only completing a firework with a 5 reveals a tile; in { $b }, completing any firework does.
   *[any] In { $a }, completing any firework reveals a tile; in { $b }, only completing one with a 5 does.
 }
difference-may-decline = When the deck is empty, { $has } lets you decline to put a card back onto the table; { $lacks } doesn’t.
difference-free-empty-clues = In { $has } the free clue of a tile may point at no cards; in { $lacks } it must point at a card.
difference-may-waste = For the tile that puts a card onto the table, { $has } lets you choose one that doesn’t fit, and the tile is lost; { $lacks } doesn’t.

## The command line

usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
command-hanabi = Hanabi, the cooperative card game: build fireworks from cards that only the other players can see.
command-play = Play a game with bots, or in a room on a server.
command-rules = Show the rules of an edition, or how two editions differ.
command-replay = Watch a recorded game, move by move.
command-verify = Check that a game was dealt as promised at the start.
command-serve = Run a server for games over the network.
command-backup = Back up a server’s database to a file, even while it’s running.
command-restore = Restore a backup into an empty database.
command-admin = Manage a running server: rooms, people and addresses.
command-admin-list = List the most recently used rooms.
command-admin-show = Show a room’s members and games.
command-admin-close = Remove everyone from a room and keep it closed; its games are kept.
command-admin-delete = Delete a room with all its messages and games.
command-admin-end = End the game in a room; it scores 0 points.
command-admin-erase = Erase a person’s names and messages from every room and game; the games are kept.
command-admin-ban = Ban an address or a network from connecting.
command-admin-unban = Lift a ban.
command-admin-bans = List the bans.
command-admin-rotate-key = Sign cookies with a new key; cookies signed with older keys stay valid.
command-bench = Measure how fast the engine is, compared with other engines.
command-completion = Print the completion script for your shell.
epilogue-hanabi = Run “hanabi COMMAND --help” for details. To start playing: hanabi play fr
epilogue-play =
    Examples:
      hanabi play fr+black-powder --players 4         # with bots
      hanabi play https://example.org/r/ROOM          # in a room, by its link
epilogue-rules =
    Examples:
      hanabi rules                  # every edition and its options
      hanabi rules fr+avalanche     # the rules of one ruleset
      hanabi rules diff fr pl       # how two editions differ
epilogue-replay =
    Examples:
      hanabi replay game.json                   # the whole game
      hanabi replay games                       # every game in a folder
      hanabi replay game.json --turn 12         # the table after turn 12
      hanabi replay game.json --export live     # convert it for hanab.live
epilogue-verify =
    Examples:
      hanabi verify game.json 5c5ec0e0f187c955     # with the commitment you noted
      hanabi verify game.json                      # with the one in the file
epilogue-serve =
    Examples:
      hanabi serve                                      # for this computer only
      hanabi serve --host 0.0.0.0 --port 80             # for your whole network
      hanabi serve --address https://hanabi.example     # behind a TLS proxy
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
      hanabi bench                                  # every engine installed here
      hanabi bench --players 2 --no-peers           # only our own engine
      hanabi bench --seconds 120 --plot speed.svg   # longer, with a chart
epilogue-completion = Example, for bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = The rules, such as fr+avalanche (asked for if left out), or a link to a room.
argument-rules-words = A ruleset such as fr+black-powder, or “diff” and two rulesets.
argument-replay-file = A file, a folder, a hanab.live link or game number, pasted JSON, or “-” for standard input.
argument-verify-file = The replay of a game played on a server; “-” for standard input.
argument-verify-commitment = The commitment shown at the start of the game, or at least its first 16 digits.
argument-backup-file = A new file to write, or a folder, where the file is named after the current time.
argument-admin-show-room = The room’s ID or link.
argument-admin-close-room = The room’s ID or link.
argument-admin-delete-room = The room’s ID or link.
argument-admin-end-room = The room’s ID or link.
argument-admin-erase-person = The person’s ID, as listed by “hanabi admin show”.
argument-admin-ban-address = An address, or a network such as 203.0.113.0/24.
argument-admin-unban-address = The banned address or network.
argument-restore-file = A file written by “hanabi backup”.
argument-completion-shell = Your shell: bash, zsh or fish.
flag-language = Language to use (default: from HANABI_LANGUAGE, LC_ALL, LC_MESSAGES or LANG).
flag-help = Show this help.
flag-hanabi-version = Show the version.
flag-play-players = Number of players, including you (default: 3).
flag-play-bot = Bot for the other seats: random, beginner, club or partner, or “program:” and a command line (default: beginner). Repeat it to choose a bot for each seat.
flag-play-seed = Random seed: the same number deals the same game.
flag-play-name = Your name; repeat it for everyone who shares this keyboard.
flag-play-memory = Memory aid: deduced (all that can be worked out), said (clues only) or nothing (default: deduced).
flag-play-save = Save the replay to this file when the game ends.
flag-play-at = Open a room on this server and share its link, such as http://127.0.0.1:8000.
flag-play-plain = Play in plain text instead of full screen.
flag-rules-as-json = Print JSON.
flag-rules-sources = Show which sentences of the printed rulebook say each rule.
flag-rules-tag = Try the rule with this tag in a small position.
flag-replay-turn = Show the table after this turn; 0 is the deal.
flag-replay-seat = Show the game from this seat, by number (from 1) or by name, with its own cards hidden.
flag-replay-as-json = Print JSON.
flag-replay-clues = Show what every clue means, by the rules and by the conventions.
flag-replay-export = Convert to another format: live (hanab.live), link (for hanab.live) or replay.
flag-replay-plain = Print the game as plain text instead of full screen.
flag-verify-as-json = Print JSON.
flag-serve-host = Address to listen on (default: 127.0.0.1, which only this computer can reach).
flag-serve-port = Port to listen on; 0 picks any free port (default: 8000).
flag-serve-database = Database for rooms and games: sqlite:///FILE or postgresql://… (default: a SQLite file in your home folder).
flag-serve-redis = Redis for several servers that share the same rooms.
flag-serve-workers = Number of server processes (default: 1).
flag-serve-address = Public address of the server, such as https://hanabi.example.
flag-serve-database-wait = Seconds to wait for a database that isn’t ready yet (default: 30).
flag-backup-database = Database to back up (default: the one “hanabi serve” uses).
flag-backup-keep = Number of newest backups to keep in the folder (default: all).
flag-restore-database = Empty database to fill (default: the one “hanabi serve” uses).
flag-admin-list-limit = Number of rooms to list (default: 50).
flag-admin-list-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-list-as-json = Print JSON.
flag-admin-show-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-show-as-json = Print JSON.
flag-admin-close-yes = Don’t ask for confirmation.
flag-admin-close-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-close-as-json = Print JSON.
flag-admin-delete-yes = Don’t ask for confirmation.
flag-admin-delete-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-delete-as-json = Print JSON.
flag-admin-end-yes = Don’t ask for confirmation.
flag-admin-end-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-end-as-json = Print JSON.
flag-admin-erase-yes = Don’t ask for confirmation.
flag-admin-erase-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-erase-as-json = Print JSON.
flag-admin-ban-reason = Reason to show in the list of bans; banned people don’t see it.
flag-admin-ban-hours = Length of the ban in hours (default: forever).
flag-admin-ban-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-ban-as-json = Print JSON.
flag-admin-unban-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-unban-as-json = Print JSON.
flag-admin-bans-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-bans-as-json = Print JSON.
flag-admin-rotate-key-forget = Forget all older keys, which signs everyone out.
flag-admin-rotate-key-yes = Don’t ask for confirmation.
flag-admin-rotate-key-database = The server’s database (default: the one “hanabi serve” uses).
flag-admin-rotate-key-as-json = Print JSON.
flag-bench-players = Numbers of players to measure, 2 to 5, separated by commas (default: 2,5).
flag-bench-seconds = About how many seconds to measure, once everything is ready (default: 30).
flag-bench-batch = Number of games to run at once (default: 262144 on a CPU, 1048576 on a GPU).
flag-bench-device = Where to run games: cpu or cuda (default: every device available).
flag-bench-peers = Also measure the other engines installed here, or only ours.
flag-bench-plot = Save a chart to this SVG file.
flag-bench-as-json = Print JSON.
bench-players = { $players } players
bench-number = { $number }
bench-what = Interface
bench-device = Device
bench-batch = Games at once
bench-moves = Moves per second
bench-observed = With observations
bench-blind = { $players } players, moves per second
bench-seen = { $players } players, moves per second with observations
bench-chart = Moves per second of Hanabi engines (logarithmic scale)
bench-how-to-read = Medians of { $rounds } rounds in which the engines took turns. The scale is logarithmic; the pale end of each bar spans the slowest to the fastest round.
kernel-compiling = Compiling for the first time, which takes about a minute …
bench-compiling = Loading the kernel. The first time, it is compiled, which takes about a minute.
bench-preparing = Preparing
bench-measuring = Measuring
bench-interpreted = Our engine isn’t compiled here because Numba is missing or switched off, so it runs far slower. To install Numba: pip install 'hanabi[fast]'
bench-alone = No other engines are installed here, so only ours is measured.
bench-absent = { $what } can’t be measured here: { $why }

## The server

serving = Hanabi is running at { $address }. Press Ctrl-C to stop; games resume when you start it again.
page-not-built = The web page isn’t built, so this server answers programs only. To build it, run “make web” in the checkout.
waiting-for-database = { $why } Waiting up to { $seconds } seconds.
admin-no-rooms = There are no rooms.
admin-no-bans = No addresses are banned.
admin-room = Room { $room }, { $ruleset }: { $state }.
admin-room-times = Opened { $opened }, last used { $used }.
admin-room-log = In log lines it appears as { $fingerprint }.
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
admin-column-began = STARTED
admin-column-ended = ENDED
admin-column-result = RESULT
admin-column-score = SCORE
admin-column-network = NETWORK
admin-column-since = SINCE
admin-column-until = UNTIL
admin-column-reason = REASON
admin-confirm-close = Close room { $room } and remove everyone? [y/N]
admin-confirm-delete = Permanently delete room { $room } and all its games? [y/N]
admin-confirm-end = End the game in room { $room }? It will score 0 points. [y/N]
admin-confirm-erase = Permanently erase { $person }’s names and messages? [y/N]
admin-confirm-forget = Forget all older keys? Everyone will lose their seat and their games. [y/N]
admin-closed = Room { $room } is closed.
admin-deleted = Room { $room } is deleted.
admin-ended = The game in room { $room } is over.
admin-erased = The person’s data is erased. Rooms changed: { $rooms }; games changed: { $games }.
admin-banned = Connections from { $network } are banned.
admin-unbanned = Connections from { $network } are allowed again.
admin-rotated = Cookies are now signed with a new key; running servers use it within a minute. Valid keys: { $keys }.
admin-unconfirmed = { $missing } of { $servers } running servers haven’t confirmed this yet. They will follow when they next read the database.
room-opened = The room is open. Share this link: { $link }
backed-up = Backed up to { $file }.
restored = Restored from { $file }.

## What is refused: rooms and servers

error-no-such-room = There’s no such room. Check the link, or open a new room.
error-no-such-moment = The game can’t be continued from there: it was already over, or it never got that far.
error-other-rules = The rules or the number of players don’t match the game you want to continue.
error-no-such-game = There’s no such game. Check the link.
error-no-such-code = This code is wrong, already used or expired. Get a new one on your other device.
error-not-found = There’s nothing at this address.
error-wrong-method = This address doesn’t accept this kind of request.
error-bad-request = The server didn’t understand the request.
error-malformed = The message doesn’t follow the protocol, at { $where }.
error-not-text = Messages must be text, not binary.
error-message-too-large = The message is too large. The limit is { $most } bytes.
error-body-too-large = The request is too large. The limit is { $most } bytes.
error-not-json-body = The request must be JSON.
error-foreign-origin = The request came from another site, so it was refused.
error-unknown-host = This server doesn’t recognise { $address } as its own address. Its operator can start it with --address { $address }
error-request-timeout = The rest of the request didn’t arrive in time. Try again.
error-headers-too-large = The request’s address or headers are too large. Delete this site’s cookies and try again.
error-too-many-requests = Too many requests. Wait a minute and try again.
error-too-many-connections = Too many connections from your address. Close some and try again.
error-too-busy = The room is too busy right now. Try again.
error-internal = Something went wrong on the server. Nothing was changed; try again.
error-storage-unavailable = The server can’t save anything right now. Your request will be sent again automatically.
error-storage-refused = The database rejected the change, so nothing was saved. Please report this.
error-unknown-person = The server no longer recognises you. Connect again.
error-database-url = Not a valid database URL: { $url }. Use sqlite:///FILE or postgresql://…
error-database-unreachable = No answer from { $host }, port { $port }. Check the host and port in the database URL, and that PostgreSQL is running.
error-database-unknown-host = Can’t find the database host { $host }. Check its name in the database URL.
error-database-silent = The database at { $host }, port { $port }, didn’t answer in time. Check whether it is overloaded or behind a firewall.
error-database-not-postgresql = The server at { $host }, port { $port }, isn’t PostgreSQL. Check the port in the database URL.
error-database-tls = Can’t make an encrypted connection to the database at { $host }, port { $port }. Check its certificate and the “ssl” setting in the database URL.
error-database-wrong-password = PostgreSQL refused the user “{ $user }”: the password is wrong or missing, or there’s no such user. Check HANABI_DATABASE_PASSWORD or the database URL.
error-database-role-refused = PostgreSQL refused the user “{ $user }”: there’s no such user, or pg_hba.conf doesn’t allow it from this machine.
error-database-unknown-name = PostgreSQL has no database “{ $name }”. Create it with “createdb”, or correct the database URL.
error-database-no-rights = The user “{ $user }” isn’t allowed to create tables in the database “{ $name }”. Make this user the owner of the database.
error-database-starting = The database at { $host }, port { $port }, is starting or stopping. Try again in a moment.
error-database-overcrowded = The database at { $host }, port { $port }, has no free connections. Raise its max_connections, or start fewer servers.
error-database-not-sqlite = { $file } isn’t a SQLite database. It was left unchanged; choose another file.
error-database-corrupt = The database { $name } is damaged. Restore the last backup into a new database with “hanabi restore”.
error-database-file-denied = Can’t open the database file { $file } for reading and writing. Check its owner and permissions.
error-database-folder-denied = Can’t create the database in { $folder }: the folder can’t be created or written to. Check its owner and permissions.
error-database-locked = Another program has locked the database { $name }. Stop that program and try again.
error-database-disk-full = No space left for the database { $name }. Free some space and try again.
error-database-disk-failed = The system can’t read or write the database { $name }. Check the disk and the system log.
error-database-failed = Can’t use the database { $name } ({ $error }). Its log may say more.
error-database-missing = There’s no database at { $url }.
error-database-too-new = The database was created by a newer version of Hanabi. Install that version.
error-database-too-old = The database was created by an older version of Hanabi. Start “hanabi serve” once to upgrade it.
error-database-not-empty = The database already contains rooms, so the backup was not restored.
error-not-a-backup = { $file } isn’t a Hanabi backup.
error-backup-too-old = { $file } was created by an older version of Hanabi. Restore it with that version, then start “hanabi serve” with this one.
error-port-unavailable = Can’t listen on { $host }, port { $port }: { $why }. Choose another port with --port, or another address of this machine with --host.
error-bad-address = Not a valid site address: { $address }. It should look like https://hanabi.example
error-address-below-root = The page must be at the root of a host, not below a path: { $address }. Give it its own host name and use { $root }
error-redis-url = Not a valid Redis URL: { $url }. It should look like redis://HOST:6379/0
error-bad-setting = Invalid value for { $name }: “{ $value }”.
error-unknown-setting = There’s no setting { $name }.
error-setting-twice = Both { $name } and { $other } are set. Set only one of them.
error-setting-file = The file { $file }, named in { $name }, can’t be read or is empty.
error-no-name = Enter a name first, so that the others know who you are.
error-name-empty = A name needs at least one letter.
error-name-unprintable = This name contains characters that can’t be shown. Choose another name.
error-name-taken = The name { $name } is taken in this room, or looks too much like one that is. Choose another name.
error-room-crowded = The room is full. The limit is { $most } people.
error-room-full = All seats are taken.
error-room-worn-out = This room has reached its limit and can’t record anything more. Open a new one.
error-seat-taken = Seat { $number } is taken.
error-not-host = Only the host can do that.
error-host-stays = The host can’t be removed. Make someone else host first.
error-seated-stay = An acting host can’t remove seated players. Only the room’s owner can.
error-not-removed = Nobody with the number { $member } has been removed from this room.
error-host-present = The host is here. You can vote for a new host only while the host is away.
error-host-away-briefly = The host hasn’t been away long enough. You can vote for a new host in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
error-candidate-absent = An acting host must be here and seated at the table.
error-room-locked = This room is locked: nobody new can join. Ask the host to unlock it.
error-room-invited = This room is invitation-only. Ask the host for an invitation link.
error-strangers-worn-out = People without a seat have reached their message limit in this room. Take a seat to chat.
error-too-many-names = Too many new people have joined from your network. Try again in a minute.
error-too-many-changes = You’ve changed seats or settings too often. Wait a minute and try again.
error-not-voted = You haven’t voted.
error-too-many-bot-games = You’ve started many bot-only games. Wait a minute before the next one.
error-delay-range = The spectator delay can’t be more than { $most } moves.
error-game-running = A game is in progress. Wait until it’s over.
error-no-game = No game is in progress.
error-free-seats = { $seats ->
    [one] One seat is still free. Add a bot, or wait for another player.
   *[other] { $seats } seats are still free. Add bots, or wait for more players.
 }
error-not-seated = You don’t have a seat at this table.
error-no-such-member = Nobody in this room has the number { $member }.
error-not-a-bots-seat = There’s no bot in that seat.
error-not-a-persons-seat = There’s no person in that seat.
error-player-present = This player is here or has only just left. A bot can stand in only for a player who has been away for a while.
error-no-shuffle = No shuffle is waiting for your number.
error-wrong-entropy = This isn’t the number you committed to. Send the one whose hash you sent before.
error-shuffling = The deck for the next game is already being shuffled.
error-no-stand-in = No bot is standing in at this seat.
error-stand-in-plays = A bot is playing for you. Take your seat back first.
error-too-many-sitting = { $sitting } players are already seated, too many for { $seats } seats.
error-clock-range = The time for each turn must be { $least } to { $most } seconds.
error-ruleset-too-long = The ruleset’s name is too long.
error-text-empty = The message is empty.
error-text-too-long = The text is too long. The limit is { $most } characters.
error-no-talk-now = Chat is off in this room during a game.
error-remarks-only = Only remarks are allowed in this room during a game.
error-watchers-are-silent = Spectators can’t chat during a game.
error-not-your-cards = These aren’t the cards in your hand.
error-no-such-card = There’s no such card yet.
error-not-a-players-action = Only the room can do that.
error-stale = The game has moved on. Look at the table again.
error-removed = The host removed you from this room.
error-signed-out = You signed out on another device.
error-talk-too-often = You’re sending messages too fast. Wait a moment and try again.
error-flood = Too many messages in a short time. The connection was closed.
error-nonsense = Too many invalid messages. The connection was closed.
error-too-many-guests = There are too many people in this room. Try again later.
error-room-closed = The room was just closed. Reconnecting …
error-room-shut = The people who run this server closed this room. Open another one.
error-room-deleted = The people who run this server deleted this room.
error-erased = The people who run this server erased your data. Reload the page to start over as a new person.
error-banned = The people who run this server have banned your address.
error-already-closed = Room { $room } is already closed.
error-no-such-person = Nothing is stored about the person { $person }. “hanabi admin show” lists the people in a room.
error-bad-network = Not a valid address or network: { $network }. It should look like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64
error-ban-too-wide = The network { $network } is too large to ban. The prefix must be at least /{ $bits }.
error-not-banned = { $network } isn’t banned. “hanabi admin bans” lists the bans.
error-key-in-environment = The keys come from HANABI_SECRET, not from the database. Add a new key there before the old one, separated by a comma, and restart the server.
error-slow = Your connection is too slow to keep up. Reconnecting …

## Remarks, as everybody reads them in their own language

remark-hello = Hello!
remark-know-nothing = I still know nothing about my hand.
remark-remember-yours = Do you remember what you hold?
remark-let-me-think = Let me think.
remark-take-your-time = Take your time.
remark-back-soon = I’ll be right back.
remark-i-am-back = I’m back.
remark-well-played = Well played!
remark-never-mind = Never mind.
remark-sorry = Sorry!
remark-thanks = Thank you!
remark-goodbye = Goodbye!

## What is refused: command lines

error-usage-no-such-command = There’s no command “{ $word }”. The commands are { $commands }.
error-usage-no-such-option = There’s no option { $option } here.
error-usage-missing = { $what } is missing.
error-usage-confirm = This can’t be undone. Add { $option } to confirm.
error-usage-keep-folder = { $option } needs a folder, but { $file } isn’t one.
error-usage-not-a-number = { $option } must be a whole number.
error-usage-bad-value = { $option } must be one of { $choices }, not “{ $value }”.
error-usage-option-value = { $option } can’t be used like that.
error-usage-too-many-words = Too many arguments for this command.
error-usage-diff = Name two rulesets to compare: hanabi rules diff fr pl
error-usage-sources = Name the ruleset whose sources you want to see: hanabi rules fr --sources
error-usage-try = Name the ruleset whose rule you want to try: hanabi rules fr --try B5
error-usage-commitment = COMMITMENT must be { $least } to { $most } hexadecimal digits (0 to 9, a to f).
error-usage-seats = { $option } must be numbers from 2 to 5, separated by commas, such as 2,5, not “{ $value }”.
error-usage-not-svg = { $option } saves an SVG file, so the name must end in .svg, not “{ $value }”.
error-usage-does-not-apply = { $option } has no effect with { $other }. Leave it out.
error-usage-help = For help, run “{ $command } --help”.
error-usage-language = The language “{ $language }” isn’t available. Choose one of { $known }.
error-usage-language-variable = The language “{ $language }” in HANABI_LANGUAGE isn’t available. Choose one of { $known }.
did-you-mean = Did you mean “{ $word }”?
error-system = System error: { $what }.
error-missing-extra = { $extra ->
    [client] Playing in a room on a server needs more packages.
    [tui] Full-screen mode needs more packages.
    [server] Running a server needs more packages.
    [fast] Compiled bots and the fast engine need more packages.
    [envs] The research environments need more packages.
    [learn] Training needs more packages.
    [cluster] Using a cluster needs more packages.
   *[other] This needs more packages.
 } Install them: pip install 'hanabi[{ $extra }]'
error-unworded = Refused ({ $code }).
error-unexpected = Something went wrong inside Hanabi ({ $what }). Please report this, and what you were doing.

## What is refused: many games at once

error-not-an-integer = { $option } must be a whole number, not { $value }.
error-not-in-range = { $option } must be { $least } to { $most }, not { $value }.
error-not-a-ruleset = { $value } isn’t a ruleset. Give a ruleset, or its name, such as fr+black-powder.
error-no-such-device = There’s no device “{ $device }”. Games run on the CPU (cpu) or a GPU (cuda).
error-other-device = The games are on { $games }, but the actions are on { $given }. Move the actions to { $games } first.
error-no-cuda = Games can’t run on a GPU here. Missing: { $missing }.
error-too-many-games = Not enough memory for { $count } games at once.
error-wrong-shape = Give one action for each game: an array of shape { $expected }, not { $shape }.
error-wrong-type = Actions must be whole numbers, not { $type }.
error-other-game = These games have different rules, or a different number of players, from { $rules } with { $players } players.
error-no-number = Only players’ actions have numbers, and this is an action of the room.
error-no-such-action = Action { $action } isn’t possible now.
error-illegal-actions = { $count ->
    [one] Action { $action } wasn’t possible in one game, game { $game }. That game is unchanged; all others have moved.
   *[other] The action wasn’t possible in { $count } games, first { $action } in game { $game }. Those games are unchanged; all others have moved.
 }
error-no-seat = Only a player’s view can be completed: a spectator already sees every hand.
error-nothing-fits = No possible hand fits what this player has been told and sees.
error-other-hand = Cards needed: { $cards } in the hand, { $deck } in the deck; bonus tiles needed: { $tiles }.
error-seen-only = This is only what one player sees of a game. Complete it first: “imagine” does so at random, “deal” with the cards you give.

## What is refused: files

error-file-not-found = File not found: { $file }.
error-file-is-folder = { $file } is a folder, not a file.
error-file-forbidden = Can’t open { $file }: permission denied.
error-file-unreadable = Can’t read { $file }.
error-file-not-text = { $file } isn’t a UTF-8 text file, so it can’t be a replay.
error-file-too-large = The file is larger than { $most } bytes, so it can’t be a replay.
error-file-exists = { $file } already exists. Choose another name.
error-file-unwritable = Can’t write { $file }.
error-not-json = The file isn’t complete JSON, so it can’t be a replay.
error-not-a-replay = The file is JSON, but it isn’t a replay from this game or hanab.live.
error-no-games = There are no games in { $file }.
error-several-games = { $file } has several games, but this needs a single one.
error-site-unreachable = Can’t reach hanab.live ({ $what }). Open { $address } in a browser, save the page as a file, and use that file.
error-game-elsewhere = The game itself isn’t in this link. Open { $address }, save the page as a file, and use that file.
error-bad-link = This link isn’t complete. Copy the whole hanab.live link, from “https” to the end.
error-unknown-version = The replay has version { $version }; this program reads version { $known }.
error-bad-field = The replay’s “{ $field }” field { $value ->
    [null] is missing.
   *[other] isn’t valid: { $value }
 }
error-no-proof = The replay has no proof of its deal: only games played on a server have one.
error-bad-player-name = A player’s name must be 1 to { $most } printable characters.
error-bad-ruleset = Can’t read the rules in the replay ({ $field }).
error-unknown-variant = The hanab.live variant “{ $variant }” isn’t supported.
error-unplayed-option = On turn { $turn }, the game uses the hanab.live option “{ $option }”, which isn’t supported.
error-no-counterpart = hanab.live doesn’t support this game’s { $what ->
    [suits] fireworks
    [tokens] number of clue tokens
    [strikes] number of strikes
    [hand] hand size
    [flamboyant-fives] bonus tiles
   *[synchronised-show] announcements
 }, so it can’t be exported.
error-no-such-turn = There’s no turn { $turn }: the replay has { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
error-illegal-move = On turn { $turn }, { $player ->
    [unknown] seat { $number }
   *[other] { $player }
 } { $kind ->
    [p] plays a card
    [d] discards a card
    [c] gives a clue
    [x] uses a bonus tile
   *[s] stops the game
 } against the rules. { $why }
error-seat-unknown = There’s no seat “{ $seat }”. At the table: { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] There’s no English edition here. English boxes follow the base rules: play fr, or fr+avalanche with the multicolour cards.
   *[other] There’s no edition “{ $edition }”. The editions are { $known }.
 }
error-edition-taken = The package { $source } publishes an edition “{ $edition }”, but that name is taken; its edition is left out.
error-edition-too-new = The edition “{ $edition }” ({ $source }) needs version { $needs } of Hanabi or newer; this is { $version }.
error-broken-edition = Can’t use the edition “{ $edition }” ({ $source }): { $what }
error-unknown-option = “{ $option }” isn’t an option. Options for { $edition }: { $offered }.
error-nothing-to-try = There’s no position to try “{ $tag }” with { $ruleset }.{ $offered ->
    [none] {""}
   *[other] {" "}Choose one of: { $offered }.
 }
error-not-in-box = { $edition } doesn’t offer “{ $option }”. It offers: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}“custom” allows everything.
 }
error-option-twice = “{ $option }” appears twice.
error-suit-twice = There can be only one { suit } firework: choose one version.
error-options-clash = { $one } and { $other } rule each other out: choose one of them.
error-suit-order = The suits must be in this order, each once: { $order }, not { $suits }.
error-impossible-suit = The { suit } suit can’t be played as described.
error-out-of-range = { $option ->
    [tokens] The number of clue tokens
    [strikes] The number of strikes
    [players] The number of players
    [hand] The hand size
    [tiles] The number of bonus tiles
    [ranks] The number of ranks
   *[suits] The number of suits
 } must be { $least } to { $most }, not { $value }.
error-not-a-number = “{ $option }” needs a number, not “{ $value }”.
error-not-a-choice-of-suits = “{ $value }” isn’t a choice of colours. Give a number (suits=3) or letters, each once (suits=rgb).
error-name-too-long = The name is too long. The limit is { $most } characters.
error-fields-unreadable = Can’t read the ruleset’s fields ({ $field }).
error-player-count = This game is for 2 to { $most } players, not { $players }.
error-no-deck-left = Dealing { $dealt } cards to { $players } players leaves no cards in the deck: there are only { $cards }.
error-deck-not-the-box = The deck doesn’t match the edition: it has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } instead of { $expected }, or the wrong ones.
error-tiles-not-the-box = The bonus tiles don’t match the edition: { $tiles } instead of { $expected }.
error-places-not-the-box = The shuffles in the replay don’t match its bonus tiles.
error-not-a-card = “{ $text }” isn’t a card. Write a card like this: r3.
error-not-in-hand = There’s no { $card } in this hand: { $hand }.
error-seat-not-free = Seat { $number } isn’t free at this table for { $players }.
error-nobody-in-seat = No player is in seat { $number }, so there’s nobody to ask.
error-dealt-elsewhere = This game wasn’t dealt here, so it has no replay.
error-not-an-action = “{ $text }” isn’t an action.

## What is refused: bots

error-unknown-bot = There’s no bot called “{ $name }”. The bots are { $known }.
error-bots-at-table = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
 } can’t fill a table for { $players }.
error-illegal-answer = A bot broke the rules ({ $reason }), so the game can’t continue.
error-bot-failed = The bot “{ $bot }” failed: { $what }

## What is refused: actions

error-game-over = The game is over.
error-no-such-seat = There’s no such seat at this table.
error-not-your-turn = It’s another player’s turn.
error-choice-pending = Resolve the bonus tile first.
error-nothing-to-choose = No bonus tile is waiting for a choice.
error-must-choose = You must use the bonus tile.
error-other-clue-wanted = The bonus tile gives the other kind of clue.
error-other-choice-wanted = The bonus tile asks for a different choice.
error-not-in-discards = That card isn’t in the discard pile.
error-does-not-fit = That card doesn’t fit on its firework.
error-card-not-in-hand = That card isn’t in the hand of the player whose turn it is.
error-all-tokens-available = All clue tokens are available, so you can’t discard. Play a card or give a clue.
error-no-clue-token = There are no clue tokens left. Play a card, or discard one to get a token back.
error-clue-to-oneself = You can’t clue yourself.
error-no-cards-to-clue = That player has no cards left to clue.
error-rank-not-clued = In this game, no card has that rank.
error-colour-not-clued = You can’t clue that colour in this game.
error-empty-clue = In this game, a clue must point at a card.
error-no-announcements = In this game, you can’t announce plays.
error-no-such-suit = There’s no such firework on this table.
error-more-to-score = The game can’t be stopped for lack of points: there are still points to score.

## Why bots do what they do

reason-random = Pure chance.
reason-certain-play = It fits, whatever it is.
reason-invited-play = A clue pointed at this card alone, which means “play it”.
reason-last-chance-play = It’s the last turn, so a strike would cost nothing.
reason-forced-play = Nothing else was allowed.
reason-play-clue = It makes a card playable.
reason-save-clue = It saves a card you can’t afford to lose.
reason-telling-clue = It says a lot about cards that matter.
reason-waiting-clue = It’s better than any discard right now.
reason-safe-discard = Nobody will need it.
reason-oldest-discard = It’s the oldest card without a clue.
reason-least-missed-discard = Every card has a clue; this one is the least likely to be needed.
reason-rekindle = Of all the cards it could put down, this one helps most.
reason-bring-back = Of all the discarded cards, this one opens up the most.

## The table on the screen

# Short: all of these stand in one line of 80 columns.
screen-title = Hanabi
screen-tagline = fireworks from cards that only the others can see
screen-setup-how = Press Enter to play, or change the settings first.
screen-turn = Turn { $turn }
screen-points = Score { $points }, max { $best }
screen-tokens = Clues { $tokens }/{ $most }
screen-strikes = Strikes { $strikes }/{ $most }
screen-deck = Deck { $deck }
screen-tiles = Tiles { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] Last turn!
   *[other] Last round: { $left } turns
 }
# At most nine letters: they stand on the edge of a card.
screen-card-fits = fits
screen-card-useless = useless
screen-card-needed = needed
screen-memory-deduced = all deductions
screen-memory-said = clues only
screen-memory-nothing = off
screen-memory-note = Memory aid: { $level }
screen-memory-off = the memory aid is off
screen-waiting = { $player } is thinking …
screen-waiting-away = { $time ->
    [none] Waiting for { $player } (away)
   *[other] Waiting for { $player } (away for { $time })
 }
screen-your-turn = Your turn: select a card to play or discard, or give a clue.
screen-selected = Card { $place }: P plays it, D discards it.
screen-known = { $player }, card { $place }: { $known }.
screen-ask-play = Play which card?
screen-ask-discard = Discard which card?
screen-ask-receiver = Clue which player?
screen-ask-value = Tell { $player } what?
screen-ask-try = Try which rule?
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
screen-decline = don’t use it
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
screen-pass = Pass the keyboard to { $player }, then press Enter.
screen-not-saved = This game can’t be saved to disk: don’t close the terminal before it ends.
screen-kept = Your game is saved. Run “hanabi play” to resume it.
screen-recorded = Replay saved as { $file }.
screen-ask-file = Save the replay as
screen-ask-turn = Go to which turn? 0 to { $turns }
screen-replay-where = After turn { $turn } of { $turns } · { $all ->
    [yes] all hands shown
   *[no] seen by { $player }
 }
screen-resume = You have an unfinished game. Resume it?
screen-resume-where = turn { $turn }, { $points } of { $best }
screen-resume-taken = This game is open in another program.
screen-set-aside = A saved game couldn’t be read and was moved to { $file }. { $why }
screen-too-small = The table needs { $width } columns and { $height } lines, but the terminal has { $has_width } and { $has_height }. Make it larger, or press Q and use “hanabi play --plain”.
screen-plain-no-terminal = This isn’t a terminal, so the game continues in plain text.
screen-plain-dumb = This terminal can’t draw a table, so the game continues in plain text.
screen-plain-small = The terminal is smaller than 80 by 24 characters, so the game continues in plain text.
screen-plain-not-installed = Full-screen mode needs more packages, so the game continues in plain text. Install them: pip install 'hanabi[tui]'

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
screen-key-try = try it
screen-key-again = start again
screen-key-scroll = scroll
screen-key-go-on = next
screen-key-on = on
screen-key-start = start
screen-key-end = end
screen-key-turn = turn
screen-key-seat = seat
screen-key-leave = close
screen-key-begin = start
screen-key-resume = resume
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
screen-name-ctrl-r = Ctrl-R

# Pages
screen-keys-title = Keys
screen-log-title = Game log
screen-known-title = What everyone knows
screen-help-select = select one of your cards
screen-help-play = play the card
screen-help-discard = discard the card to get a clue token back
screen-help-clue = give a clue: choose a player, then a colour or a rank
screen-help-take = choose what is marked; while bots think, skip the wait
screen-help-back = go back
screen-help-advice = ask what a bot would do, and why
screen-help-meaning = show what the clues so far mean
screen-help-known = show what everyone knows about their cards
screen-help-log = show everything that has happened
screen-help-rules = show the rules of this game
screen-help-quit = leave; the game is saved so that you can resume it
screen-help-step = one action forward, one back
screen-help-note = write a note on the selected card
screen-help-mark-card = mark the selected card for yourself: to play, to keep, to discard, turned
screen-help-move = move the card in your hand
screen-help-leap = ten actions forward, ten back
screen-help-edge = jump to the deal, to the end
screen-help-turn = go to a turn
screen-help-seat = view from the next seat; after the last, all hands are shown
screen-help-leave = close the replay
screen-help-mouse = With the mouse: click a card, a player, an answer, or a key in the last line.
screen-sign-needed = 3!  the last copy of a card that is still needed
screen-sign-lost = x   lost: all copies of it, or of a card before it, are gone
screen-sign-dots = R·G  a dot stands for a colour or rank the card can’t be
screen-sign-left = RY15  another player’s card is known to be red or yellow, and 1 or 5
screen-sign-minus = 4-RY  a 4 that isn’t red or yellow: after the minus is what it can’t be
screen-sign-brackets = [R3]  the clue would point at this card

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = English
screen-row-language = Language
screen-row-edition = Edition
screen-row-tokens = Clue tokens
screen-row-strikes = Strikes
screen-row-hand = Hand
screen-row-suits = Colours
screen-row-ranks = Ranks
screen-row-players = Players
screen-row-seat = Seat { $number }
screen-row-first = First player
screen-row-memory = Memory aid
screen-row-confirm = Confirm plays
screen-edition-given = as specified
# At most 34 letters.
screen-option-avalanche = Avalanche of colours
screen-option-avalanche-own = Avalanche: own colour
screen-option-avalanche-own-5 = Avalanche: own colour, five cards
screen-option-avalanche-every = Avalanche: every colour
screen-option-black-powder = Black powder
screen-option-black-powder-floor-0 = Black powder: never below 0
screen-option-flamboyant-fives = Flamboyant fives
screen-option-flamboyant-fives-common = Flamboyant fives: as elsewhere
screen-option-bonus-tiles = Bonus tiles: any firework
screen-option-no-declining = Bonus tiles: no declining
screen-option-no-empty-free-clues = Free clues: never empty
screen-option-may-waste = Bonus tiles: may be wasted
screen-option-all-or-nothing = All or nothing
screen-option-all-or-nothing-no-skips = All or nothing: no skipped turns
screen-option-synchronised-show = Synchronised show
screen-option-no-empty-clues = No empty clues
screen-seat-person = person
screen-seat-beginner = beginner
screen-seat-random = random
screen-usual = default
screen-chance = random
screen-about-language = The language of the game.
screen-about-edition = The printed edition whose rules you play by. Ctrl-R shows its rules.
screen-about-tokens = How many clue tokens there are.
screen-about-strikes = How many strikes lose the game.
screen-about-hand = How many cards each player holds; by default, it depends on the number of players.
screen-about-suits = Which colours to play with: ← and → change how many, a letter adds or removes one.
screen-about-ranks = How many ranks each colour has, from 1 up.
screen-about-players = How many players are at the table.
screen-about-seat = A person or a bot. Type to change the name. People share the keyboard.
screen-about-first = Who takes the first turn.
screen-about-memory-deduced = The screen shows everything you can deduce about a card from clues and counting.
screen-about-memory-said = The screen shows which clues pointed at a card; the rest is up to you.
screen-about-memory-nothing = You have to remember everything yourself, as you would at a real table.
screen-about-confirm = Ask for confirmation before playing a card.

## A room on a server, in the terminal

error-link-unreadable = “{ $link }” isn’t a link to a room. It should look like https://example.org/r/ROOM.
error-link-without-room = “{ $link }” isn’t a link to a room. A link to a room ends in /r/ROOM.
error-no-such-host = There’s no server called { $host }, or this computer isn’t connected to the internet.
error-server-unreachable = No answer from { $server }: the server isn’t running, or something is blocking the connection.
error-server-silent = { $server } takes too long to answer. Try again later.
error-certificate-refused = { $server } can’t prove its identity (its certificate isn’t valid), so nothing was sent to it.
error-no-hanabi-server = { $server } answers, but it isn’t a Hanabi server.
error-server-forbids = { $server } doesn’t accept connections at this address. Use the link exactly as you received it.
error-server-protocol = The server uses protocol version { $protocol }, this program version { $known }. Update the older one.
error-no-advice = There is no advice in this room, because its memory aid doesn’t show everything.
error-remark-wanted = Only remarks are allowed during this game: “say” lists them, “say 4” sends the fourth.
error-removed-unknown = Nobody called “{ $name }” was removed. Removed: { $players ->
    [none] nobody.
   *[other] { $players }.
 }
error-removed-several = Several people were removed: { $players }. Type the name, such as “readmit Ben”.
error-door-unknown = “{ $door }” isn’t a door setting. Type “door open”, “door invited” or “door locked”.
screen-room-title = Room { $room }
screen-room-rules = Rules: { $rules }
screen-manners-strict = No chat during a game
screen-manners-remarks = Only remarks during a game
screen-manners-open = Free chat
screen-room-watch = { $view ->
    [public] Spectators see the table, but no hands
    [seat] Spectators see what seat { $seat } sees
    [open] Spectators see every hand
   *[nothing] Spectators see only finished games
 }
screen-room-watch-late = { $actions ->
    [one] , one move behind
   *[other] , { $actions } moves behind
 }
notice-handed-over = { $by } made { notice-whom } the host.
notice-took-over = { notice-whom-first } is now acting host, elected by the players who are here.
notice-host-returned = { notice-whom-first } is back and is host again.
notice-removed = { $by } removed { notice-whom } from the room.
notice-readmitted = { $by } let { notice-whom } back in.
notice-door-set = { $door ->
    [invited] { $by } made the room invitation-only.
    [locked] { $by } locked the room.
   *[open] { $by } opened the room to everyone with the link.
 }
notice-stood-in = { $by } let the bot “{ $bot }” play for { notice-whom }.
notice-given-back = { notice-whom-first } has their seat back.
notice-host = The host
notice-whom = { $whom ->
    [none] a guest
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] A guest
   *[other] { $whom }
 }
screen-room-clock = { $time } per turn, then { $then ->
    [stop] the game ends
   *[beginner] the beginner bot moves
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
screen-room-terms = Settings
screen-room-talk = Chat
screen-room-choose = Take a free seat, or stay and watch.
screen-room-fill = { $host ->
    [yes] Wait for more players, or add bots to the free seats. Then start the game.
   *[no] Waiting for more players. The host can add bots to the free seats.
 }
screen-room-ready = Every seat is taken: start the game.
screen-room-wait = Every seat is taken. Waiting for { $host } to start the game.
screen-room-running = { $sees ->
    [yes] A game is in progress.
   *[no] A game is in progress. You’ll see the table when it’s over.
 }
screen-room-voted = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
 }
screen-room-ask-name = What’s your name? Press Enter for { $default }>
screen-room-name = What’s your name?
screen-room-ask-text = Your message
screen-room-ask-remark = Which remark?
screen-room-ask-vote = Vote to end the game? More than half of the players must agree. A game ended by vote scores 0 points.
screen-room-ask-vote-back = Withdraw your vote and keep playing?
screen-room-ask-remove = Remove { $player } from the room? You can let them back in later.
screen-room-ask-rules = Which rules? For example fr or de+avalanche.
screen-room-prompt = Room>
screen-room-connecting = Connecting to { $server } …
screen-room-lost = Connection lost. Reconnecting … Your seat and the game are safe.
screen-room-sent = Sending …
screen-room-clock-left = { $time } left.
screen-room-farewell = { $kept ->
    [yes] Your seat is kept. To come back: hanabi play { $link }
   *[no] Your seat is kept, but this computer couldn’t save who you are: if you come back, you’ll be a new person.
 }
screen-proof-kept = Checked: the deal is the one that was fixed before the first move.
screen-proof-broken = Warning: the deal isn’t the one that was promised before the first move.
screen-proof-unknown = The replay couldn’t be downloaded, so the deal wasn’t checked.
screen-room-help =
    sit 2          take seat 2; without a number, any free seat
    stand          leave your seat
    bot 3          add a bot to seat 3; without a number, to every free seat (host)
    begin          start the game (host)
    say Hello      send a message; “say” lists remarks, “say 4” sends the fourth
    name Anna      change your name
    host Ben       make Ben the host
    remove Ben     remove Ben; with a seat number, the bot in it (host)
    readmit Ben    let Ben back in after you removed them (host)
    door locked    let nobody new in; also “door invited” and “door open” (host)
    replace 2      let a bot play for the absent player in seat 2, or stop it
    vote           vote to end the game, or withdraw your vote
    review         review the finished game
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
screen-key-talk = chat
screen-key-name = name
screen-key-host = make host
screen-key-remove = remove
screen-key-stand-in = stand-in
screen-key-vote = vote to end
screen-key-room = room
screen-key-table = table
screen-key-rematch = rematch
screen-help-pick = choose what is marked
screen-help-talk = send a message, or a remark where only remarks are allowed
screen-help-vote = vote to end the game, or withdraw your vote
screen-help-room = show the room: people, settings and chat
screen-help-away = leave; your seat is kept, and “hanabi play LINK” brings you back
screen-help-row = choose a seat or a person
screen-help-table = go back to the table
screen-help-sit = take the marked seat if it’s free; leave it if it’s yours
screen-help-fill = add a bot to the marked seat, or bots to every free one (host)
screen-help-game = start the game once every seat is taken (host)
screen-help-stand-in = let a bot play for an absent player, or give the seat back (host)
screen-help-host = make the marked person host, or vote for them while the host is away
screen-help-remove = remove the person or the bot (host)
screen-help-readmit = let back in a person you removed (host)
screen-help-door = choose who may join: everyone with the link, invited people, nobody new (host)
screen-help-name = change your name
screen-help-terms = change the rules; + and - change the number of seats (host)

## The page in the browser: the table

web-table-title = Table
web-table-actions = Your options
web-table-hand = { $you ->
    [yes] Your hand
   *[no] { $player }’s hand
 }
web-table-card-seen = { card }, card { $place }{ $known ->
    [none] {""}
   *[other] ; clued: { $known }
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
    [none] not started
   *[other] built to { $top }
 }{ $next ->
    [none] , complete
   *[other] , next { $next }
 }
web-table-out-of-reach = It can no longer be completed.
web-table-gone = { card }: { $gone } of { $copies } gone
web-table-tiles = { table-tiles }:
web-table-clue = Clue
web-table-tell = Clue { $player } …
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] points at no cards
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
web-table-decline = Don’t use it
web-table-back = Back
web-table-ask-discard = Discard card { $place }?
web-table-ask-clue = Tell { $player } “{ $value }”? It { $aim }.
web-table-ask-card = Take the { card }?
web-table-ask-decline = Leave the tile unused?
web-table-do = Confirm
web-table-not-yet = Cancel
web-table-mark = Marks only you can see
web-table-marks = Mark or move
web-table-mark-play = to play
web-table-mark-keep = to keep
web-table-mark-discard = to discard
web-table-mark-turned = turned
web-table-move-left = Move left
web-table-move-right = Move right
web-table-watching = You’re watching.
web-table-preparing = The bots are getting ready. Their first move can take a minute …
web-table-help = Keys and settings
web-table-help-announce = choose what to announce with the card
web-table-help-move = move the card in your hand
web-table-help-keys = show these keys
web-table-help-clue = For a clue, type the player’s number, then a rank or the letter shown on cards of that colour.
web-table-help-order = Cards are numbered from oldest to newest; the newest is marked “{ web-table-newest }”.
web-table-shortcuts = Use keyboard shortcuts
web-table-confirm = Confirm every action
web-table-final = Moves can’t be undone.
web-table-close = Close
web-table-replay = Save replay
web-table-commitment = Deck proof
web-table-score = Score { $score } of { $best }
web-table-copy = Copy
web-table-copied = Copied
web-table-promised = The deck was fixed before the first card was dealt. Note this number to check it after the game.
web-table-opened = The proof is revealed: with the number you noted, the replay shows that the deck was fixed from the start.
web-table-unopened = The proof is coming.

## The page in the browser: the lobby

web-lobby-name = Your name
web-lobby-name-suggested = Leave it empty to be called { $name }.
web-lobby-about = You hold your cards so that everyone sees them except you. With a limited number of clues, you tell each other what to play. Together you build five fireworks, card by card.
web-lobby-bots = Play with bots
web-lobby-bots-about = The game starts right away.
web-lobby-open = Open a room
web-lobby-open-about = Choose the rules, share the link, and play with friends and bots.
web-lobby-box = Edition
web-lobby-more = More settings
web-lobby-add = Expansions and variants
web-lobby-without = Without
web-lobby-about-avalanche = A sixth, multicolour firework.
web-lobby-about-black-powder = A black firework, built downwards.
web-lobby-about-flamboyant-fives = Bonus tiles for completed fireworks.
web-lobby-numbers = Your own numbers
web-lobby-seats = Seats
web-lobby-first = First player
web-lobby-spectators = Spectators
web-lobby-spectators-nothing = See nothing until the end
web-lobby-spectators-public = See the table, but no hands
web-lobby-spectators-seat = See what one seat sees
web-lobby-spectators-open = See every hand
web-lobby-spectators-trust = Only with people you trust: a player could open a second browser and see their own cards.
web-lobby-spectators-whose = Which seat
web-lobby-spectators-delay = Delay
web-lobby-spectators-late = { $actions ->
    [0] none
    [one] one move
   *[other] { $actions } moves
 }
web-lobby-clock = Time per turn
web-lobby-no-clock = No clock
web-lobby-then = When time runs out
web-lobby-then-stop = The game ends
web-lobby-then-beginner = A beginner bot moves
web-lobby-pair = { $label }: { $value }
web-lobby-join = Join a room
web-lobby-link = Room link
web-lobby-join-go = Join
web-lobby-claim = Continue from another device
web-lobby-claim-about = Get a code in your room on the other device and type it here.
web-lobby-code = Code
web-lobby-claim-go = Continue
web-lobby-claimed = Done! You’re now the same person on this device. Open your room with its link.

## The page in the browser: the room

web-room-connecting = Connecting …
web-room-late = The server hasn’t answered yet. Your request will be sent again automatically.
web-room-choice-kept = Your move is saved and will be sent again: { coach-action }
web-room-back-in = Retrying in { $seconds } s
web-room-your-turn = Your turn
web-room-dismiss = Close this message
web-room-shuffling = Shuffling the deck …
web-room-lobby = Back to the start page
web-room-again = Join again
web-room-enter = Join
web-room-enter-sit = Join and sit down
web-room-enter-watch = Join without a seat
web-room-sit = Sit here
web-room-stand = Stand up
web-room-bot = Add a bot
web-room-bots = Bots
web-room-fill = Fill the free seats with bots
web-room-clear = Remove
web-room-hand-over = Make host
web-room-acting-host = acting host
web-room-owner = owner
web-room-host-away = { $time ->
    [none] { $host }, the host, is away.
   *[other] { $host }, the host, has been away for { $time }.
 }
web-room-host-vote-later = You can vote for a new host in { $time }.
web-room-host-vote-about = { $needed ->
    [one] Until the host is back, another player can act as host. It takes one vote.
   *[other] Until the host is back, another player can act as host. It takes { $needed } votes.
 }
web-room-host-votes = votes from { $names }
web-room-vote-host = Vote for host
web-room-remove = Remove
web-room-ask-remove = Remove { $player } from the room? You can let them back in later.
web-room-removed = Removed from the room
web-room-readmit = Let back in
web-room-stand-in = Let a bot play
web-table-away = away for { $time }
web-table-stand-in = { $you ->
    [yes] A bot is playing for you: { $bot }
   *[no] A bot is playing for { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (A bot played for you: { $bot }.)
   *[no] { $player ->
        [none] (A bot played: { $bot }.)
       *[other] (A bot played for { $player }: { $bot }.)
     }
 }
web-room-give-back = Give the seat back
web-room-take-back = Take my seat back
web-room-standing = Without a seat
web-room-watching = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
 }
web-room-begin = Start the game
web-room-rematch = Play again
web-room-change = Change
web-room-agree = Save
web-room-cancel = Cancel
web-room-invite = Invite others
web-room-invited = You’re invited to a game of Hanabi
web-room-invite-about = { $door ->
    [locked] The room is locked: nobody new can join.
    [invited] { $host ->
        [yes] Anyone with this invitation link can join.
       *[no] This room is invitation-only. The host can invite people.
     }
   *[open] Anyone with this link can join.
 }
web-room-new-invite = New invitation link
web-room-new-invite-about = The old link will stop working.
web-room-door = Who can join
web-room-door-open = Anyone with the link
web-room-door-invited = Only people with an invitation link
web-room-door-locked = Nobody new
web-room-copy = Copy link
web-room-copied = Link copied.
web-room-share = Share …
web-room-qr = QR code
web-room-qr-about = QR code for the link to this room
web-room-silence = No messages yet.
web-room-say = Write a message
web-room-send = Send
web-room-remarks = Remarks
web-room-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
 }
web-room-vote = Vote to end the game
web-room-vote-back = Withdraw my vote
web-room-end = End this game
web-room-ask-end = End this game? It will score 0 points.
web-room-leave = Leave for now
web-room-leave-about = You’ll find this game on the start page.
web-room-room = Room
web-room-rename = Change name
web-room-device = Continue on another device
web-room-device-about = A code moves you, and your seat, to another device.
web-room-code = Get a code
web-room-code-about = Type it on the start page of the other device. It works once, for { $time }.

## The page in the browser: the rules

web-rules-title = Rules
web-rules-about = Which edition do you own, or want to try? Each printed edition has its own rules. Here they are in your language, with examples.
web-rules-seats = For 2 to { $seats } players
web-rules-all = All editions
web-rules-read = Read these rules
web-rules-choose = Edition and expansions
web-rules-contents = On this page
web-rules-points = Points
web-rules-remark = What the audience says
web-rules-tags = The small tags, such as B4, show which rule a sentence comes from; they are the same in every language.
web-rules-try = Try it
web-rules-try-back = Back to the rules
web-rules-try-again = Start again

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Your note: “{ $text }”
   *[no] { $player }’s note: “{ $text }”
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Write a note
web-table-note-field = A note only you can read until the game ends
web-table-note-done = Done
web-table-notes = Notes
web-table-veil = See this hand as { $player } does
web-table-help-note = write a note on the selected card
web-table-help-veil = see the next hand as its owner does; or hold down a player’s name
web-table-settings = Settings
web-settings-theme = Theme
web-settings-theme-night = Night
web-settings-theme-light = Day
web-settings-theme-device = As on this device
web-settings-theme-to-night = Switch to night mode
web-settings-theme-to-light = Switch to day mode
web-settings-cards = Card size
web-settings-cards-small = Small
web-settings-cards-usual = Medium
web-settings-cards-large = Large
web-settings-motion = Animations
web-settings-motion-full = All
web-settings-motion-short = Short
web-settings-motion-none = None
web-settings-pace = Bot speed
web-settings-pace-usual = Normal
web-settings-pace-slow = Slow
web-settings-pace-slower = Very slow
web-settings-volume = Volume
web-table-rewind = Look back at earlier moves
web-notice-sounds = Play sounds
web-notice-notices = Notify me when it’s my turn and I’m not looking
web-notice-refused = Your browser doesn’t allow notifications from this page. You can allow them in its settings.
web-notice-missing = Your browser shows notifications only for https addresses, and on some phones only for installed pages.
web-notice-unreached = No connection to the server. You can play on as soon as it’s back.
web-site-loading = Getting the game ready. After the first time, it also works offline.
web-site-failed = The game didn’t load. Check your connection and try again.
web-site-unsaved = Your browser isn’t saving this game. Free some space, or keep the page open until the game is over.
web-site-elsewhere = You opened the game in another tab, so it stops in this one. Your games are saved.
web-site-here = Play here
web-site-restarting = The game crashed and is starting again. Your games are saved.
web-show-again = Show the last move again
web-show-finale = Watch the finale
web-show-skip = Skip
web-show-picture = Save or share a picture
web-show-no-picture = Your browser couldn’t make the picture. A screenshot does the same.

## The page in the browser: looking back, and past games

web-replay-title = Replay
web-replay-open = Open a replay
web-replay-about = Open a game saved here or on hanab.live.
web-replay-about-drop = You can also drop the file anywhere on this page.
web-replay-choose = Choose a file
web-replay-paste = Or paste a hanab.live link
web-replay-paste-go = Open
web-replay-too-large = The file is too large: a replay is { $most } KB at most.
web-replay-drop = Drop the file here to open the replay.
web-replay-bar = Game moves
web-replay-where = Move { $at } of { $last }
web-replay-step-first = Go to the deal
web-replay-step-previous = One move back
web-replay-step-run = Play
web-replay-step-pause = Pause
web-replay-step-next = One move forward
web-replay-step-last = Go to the end
web-replay-eyes = View
web-replay-eyes-all = All hands
web-replay-course = Solid line: the score. Dashed line: the best score still possible. { $lost ->
    [yes] A perfect score was possible until move { $at }.
   *[no] A perfect score was possible until the end.
 }
web-replay-share = Link to this moment
web-replay-save = Save game
web-replay-save-own = Replay file
web-replay-save-live = For hanab.live
web-replay-if = What if …
web-replay-if-about = Play on from here, or replay the whole deal: you take one seat, bots take the others. The cards come in the same order.
web-replay-seat = Your seat
web-replay-play-on = Play on from here
web-replay-same-deal = Play the same deal
web-replay-over = The game is over at this point. Go back to an earlier move.
web-replay-together = Review together
web-replay-together-about = Opens a room for the review: everyone with the link can follow along.
web-replay-together-go = Open a review room
web-replay-look = Review
web-replay-close = Back to the table
web-replay-led = { $how ->
    [nobody] Go through the game on your own, or show it to everyone in the room.
    [you] You’re leading: everyone sees what you see.
    [alone] { $player } is showing the game to everyone; you’re looking around on your own.
   *[following] { $player } is showing the game, and you see the same.
 }
web-replay-lead = Lead the review
web-replay-take-over = Take the lead
web-replay-stop = Stop leading
web-replay-follow = Follow { $player }
web-replay-alone = Look around on my own
screen-deal-again = This deal has been played before, so some players may know the cards.
web-games-title = My games
web-games-running = Games in progress
web-games-hide = Hide this game
web-games-none = You haven’t finished a game yet.
web-games-start = Play a game
web-games-more = Older games
web-games-scores = Your scores
web-games-facts = { $count ->
    [one] One game
   *[other] { $count } games
 }, average { $average } of the maximum score, best { $best }. { $perfect ->
    [0] No perfect games yet.
    [one] One perfect game.
   *[other] { $perfect } perfect games.
 }
web-games-again = resumed
web-games-own-rules = custom rules
web-games-result-perfect = perfect
web-games-result-finished = played to the end
web-games-result-struck-out = lost: too many strikes
web-games-result-card-lost = lost: a needed card is gone
web-games-result-no-action = lost: no possible move
web-games-result-stopped = stopped

## The page in the browser: the lesson

web-lesson-link = First time? Learn to play in three minutes
web-lesson-title = Your first game
web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-leave = Leave the lesson
web-lesson-rules = Read the rules
web-lesson-thinking = Well done! Now it’s Ada’s turn …
web-lesson-step-sight = You and Ada build five fireworks together: one in each colour, card by card from 1 to 5. You can see Ada’s cards, but never your own. Only Ada can see those.
web-lesson-step-ones = Ada spends a clue token to tell you which of your cards are 1s: cards 2 and 4. A clue names one colour or one number and points at every card it matches. No firework has been started yet, so any 1 fits.
web-lesson-task-ones = Select card { $place } and play it.
web-lesson-step-begun = It was the red 1, so the red firework has begun! You’ve drawn a new card, hidden from you like the others. Now it’s Ada’s turn.
web-lesson-step-five = Ada points at a 5. There’s only one 5 in each colour, so keep it safe. And look: Ada has the red 2. It fits now, but she doesn’t know it.
web-lesson-task-five = Select one of Ada’s cards and tell her “red”.
web-lesson-step-two = “Red” pointed at two cards. Ada took a chance on one of them, and it was the 2. You have another 1: Ada pointed at it because it fits.
web-lesson-task-two = Play your other 1.
web-lesson-step-strike = Ada thought her other red card was the 3, but it was the 4: that’s a strike, and the card is lost. A third strike loses the game. You’re running low on clue tokens, too: discarding a card gets one back.
web-lesson-task-strike = Discard card { $place }: nobody has told you anything about it.
web-lesson-step-token = You’ve got one clue token back and drawn a new card. Now you know all three actions: give a clue, play, discard. Let’s skip a few turns.
web-lesson-step-later = The red firework has grown to 4, and Ada has told you that your 5 is red.
web-lesson-task-later = Play card { $place } and complete the firework.
web-lesson-step-complete = What a firework! Completing one gets you a clue token back. Let’s skip to the end of the game.
web-lesson-step-last = Ada has drawn the last card, so you each have just one more turn. You know that card { $place } is the blue 3, and the blue firework is at 2.
web-lesson-task-last = Play card { $place }.
web-lesson-step-end = Ada followed with the blue 4. Each firework scores as many points as it has cards: { $score } of { $best } in all. Congratulations, now you know how to play!
web-lesson-not-ones-play = Try card { $place } first: Ada pointed at it, so you know it fits.
web-lesson-not-ones-discard = That would get the token back, but you know a card that fits. Play it.
web-lesson-not-ones-clue = You can give clues too, and soon you will. First, play the card Ada told you about.
web-lesson-not-five-play = Your cards can wait. Ada doesn’t know she has the red 2: tell her.
web-lesson-not-five-discard = You have plenty of clue tokens. Better to spend one on Ada’s red 2 than to throw a card away.
web-lesson-not-five-clue = That clue would be true, but this time say “red”: that’s the firework waiting for a 2.
web-lesson-not-two-play = You don’t know enough about that card. Look at the marks on your cards: which one is a 1?
web-lesson-not-two-discard = There’s no need to discard: you have a card that fits.
web-lesson-not-two-clue = Save the token: you have a card that fits.
web-lesson-not-strike-play = You don’t know of a card that fits right now, and a second strike would hurt.
web-lesson-not-strike-discard = Better keep that one. Discard card { $place }, your oldest without a clue.
web-lesson-not-strike-clue = A clue costs another token. This time, get one back.
web-lesson-not-later-discard = Discard now? Play the 5 that the red firework is waiting for!
web-lesson-otherwise = You could do that in a real game. In this lesson, something else comes next.

# Parts of the page in the browser that are loaded later

web-part-missing = This part of the page didn’t load.
web-part-again = Try again

## Bots by name, their company, and bots of others

error-broken-bot = Can’t use the bot “{ $bot }” ({ $source }): { $what }
error-bot-keeps-to-its-kind = The bot “{ $bot }” plays only with bots of its kind: people wouldn’t understand its clues. Choose “{ $instead }”, which plays with anyone.
error-bot-sees-too-much = The bot “{ $bot }” sees its own cards, so it can’t join a real game. Choose “{ $instead }”, which plays with anyone.
error-bots-apart = The bot “{ $bot }” plays only with bots of its kind, not with “{ $other }”. Use the same bot in every seat, or choose another.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = Advice is off in this room.
error-advice-too-often = You’re asking for advice too often. Wait a moment, then ask again.
error-advice-failed = The bot “{ $bot }” has no advice right now. Ask again, or decide for yourself.
screen-seat-club = club player
screen-seat-partner = partner
screen-seat-expert = expert
screen-seat-learned = learned
screen-seat-master = master
screen-room-advice = { $allowed ->
    [yes] Advice from bots is allowed
   *[no] No advice from bots
 }
web-lobby-advice = Advice from bots
web-lobby-advice-about = On their turn, players can ask what a bot would do. Everyone sees who asked, and how often. Bots forget nothing, so advice is available only if the memory aid shows everything.
habit-random = Makes any legal move; its clues mean nothing.
habit-beginner = Takes clues at their word, plays what’s certain, and clues what fits or is in danger.
habit-club = Each of its clues is about one card: play it, or keep it.
habit-partner = The strongest bot that plays with people: its clues may also call for cards they don’t point at.
habit-expert = Plays only with other experts: their clues are a code.
habit-learned = Plays only with its own kind; it learned everything by playing with itself.
habit-master = Plays only with other masters; it tries moves out before it chooses one.
habit-cheater = Sees every card, its own too; only for comparison.
web-room-bots-strongest = The strongest bots, experts and masters, play only with their own kind: people couldn’t follow their code.
web-lobby-watch = Watch experts play
web-room-advised = { $count ->
    [one] asked for advice once
   *[other] asked for advice { $count } times
 }
web-advice-ask = Ask for advice
web-advice-here = What would a bot do here?
web-advice-thinking = Thinking …
web-advice-from = Advice from the bot “{ $bot }”
web-advice-more = What else?
web-settings-meant = Mark my cards by the conventions
web-advice-hide = Hide advice
web-table-help-advice = ask for advice, if the room allows it
web-review-title = Where points were lost
web-review-course = How the game went

## The coach: advice, and a look back on a game

coach-alternative = Another option ({ $bots }): { coach-action } { $reason }
coach-odds = By counting cards: { $fits }% chance that it fits, { $indispensable }% that it’s indispensable, { $dead }% that it’s no longer needed.
coach-points-at = It points at { $cards }.
coach-points-at-nothing = It points at no cards.
coach-fits = fits
coach-indispensable = indispensable
coach-dead = no longer needed
coach-position = Turn { $turn }: { $player } to move.
coach-done = What happened: { $story }
coach-meaning = { $giver } gives { $player } the clue “{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”. { coach-means }
coach-means = By the conventions, that means: { $code ->
    [play] play card { $focus }.
    [later] play card { $focus } once the cards before it are on the table.
    [keep] keep card { $focus }.
    [either] card { $focus } fits, or has to be kept.
    [more] more is known about card { $focus } now.
   *[words] nothing beyond its words.
 } { $called ->
    [yes] For this, { $awaited } has to play a card first.
   *[no] {""}
 }
coach-clues-title = What the clues mean
coach-no-clues = No clue has been given yet.
coach-clue-says = By the rules: { $count ->
    [0] no card is
    [one] only card { $places } is
   *[other] only cards { $places } are
 } { $kind ->
    [colour] { $suits }
   *[rank] { $count ->
        [0] a { $rank }
        [one] a { $rank }
       *[other] { $rank }s
     }
 }.
coach-clue-leaves = { $count ->
    [one] Card { $place } is certainly { $faces }.
   *[other] Card { $place } can only be { $faces }.
 }
coach-reach = { $cost ->
    [0] So far, this costs no points.
    [one] This puts one point out of reach.
   *[other] This puts { $cost } points out of reach.
 }
mark-lost = { $player } loses card { $place }, the { card }, with no other copy left. { coach-reach } { $known ->
    [yes] { $player } could have known that it was indispensable.
   *[no] { $saved ->
        [0] {""}
       *[other] On turn { $saved }, { $warner } could have saved it with the clue “{ $clue }”.
     }
 }
mark-strike = { $player } plays card { $place }, the { card }: { $wrong ->
    [yes] the wrong firework was announced.
   *[no] it doesn’t fit.
 } Strike { $strike } of { $strikes }. { $chance ->
    [0] { $player } could have known that it wouldn’t fit.
   *[other] By counting cards, the chance that it would fit was { $chance }%.
 }
mark-missed-play = { $player } could have known that card { $place }, the { card }, fits, but { $instead ->
    [thrown] discards it.
    [discarded] discards another card.
    [misplayed] plays another card, which doesn’t.
   *[clued] gives a clue.
 }
mark-missed-discard = { $player } discards card { $place }, the { card }, which is still needed, and keeps card { $kept }, which is known to be no longer needed.
mark-useless-clue = { $player } gives { $receiver } the clue “{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”, which says nothing new.
mark-late = After this turn by { $player }, there aren’t enough turns left. { coach-reach }
mark-gentle-discard = { $player } discards the { card }, although it fits. { $answerer } understands and plays the other copy: a gentleman’s discard.
mark-positional = { $player } { $instead ->
    [misplayed] misplays
   *[discarded] discards
 } card { $place }. { $answerer } understands and plays the { card } from the same place.
mark-finesse = After this clue from { $player }, { $answerer } plays the { card } blind, without any clue about it: a finesse.
mark-prompt = After this clue from { $player }, { $answerer } plays the { card } without being certain that it fits: a prompt.
mark-tempo = { $player } discards to regain a clue token, although a card fits. { $answerer } uses the token at once to save the { card } in the hand of { $receiver }.
mark-stall = { $player } gives a clue just to wait. That’s the right choice: any discard would have put a point out of reach.
mark-name-lost = card lost
mark-name-strike = strike
mark-name-missed-play = missed play
mark-name-missed-discard = missed discard
mark-name-useless-clue = useless clue
mark-name-late = too late
mark-name-gentle-discard = gentleman’s discard
mark-name-positional = positional signal
mark-name-finesse = finesse
mark-name-prompt = prompt
mark-name-tempo = discard for tempo
mark-name-stall = stall
verdict-perfect = A perfect game: { $score } of { $best } points.
verdict-cards = { $score } of { $best } points: { $cards } lost with indispensable cards.
verdict-turns = { $score } of { $best } points: { $turns } lost because there weren’t enough turns.
verdict-cards-and-turns = { $score } of { $best } points: { $cards } lost with indispensable cards, { $turns } because there weren’t enough turns.
verdict-strikes = Struck out, with { $possible } of { $best } points still possible.
verdict-card-lost = All or nothing: an indispensable card was lost, and the game with it.
verdict-no-action = All or nothing: lost because there was no possible move left.
verdict-stopped = Stopped, with { $possible } of { $best } points still possible.
verdict-unfinished = The replay stops before the end of the game: { $score ->
    [one] 1 point
   *[other] { $score } points
 } so far, { $possible } of { $best } still possible.
coach-decisive = { $count ->
    [one] The best score still possible fell on turn { $turns }.
   *[other] The best score still possible fell on turns { $turns }.
 }
coach-faultless = No mistakes found.
coach-pace = Efficiency: { $rate } cards per clue (cards: { $cards }, clues: { $clues }). { $known ->
    [yes] Pace: { $start } at the start, { $turn ->
        [0] never used up.
       *[other] used up on turn { $turn }.
     }
   *[no] {""}
 }
review-team = { $players }: games { $games }, mean score { $mean }, cards per clue { $rate }, strikes { $strikes }, lost cards { $lost }
review-player = { $player }: games { $games }, strikes { $strikes }, lost cards { $lost }, missed saves { $saves }
review-agreement = Same moves as the bot “{ $bot }”: { $share }
review-chart = Strikes, lost cards, missed saves and efficiency
review-chart-strikes = Strikes per game
review-chart-lost = Lost cards per game
review-chart-saves = Missed saves per game
review-chart-efficiency = Cards per clue
review-chart-agreement = Moves in percent that the bot “{ $bot }” would make, too
coach-chart = The game, turn by turn
coach-best = Best possible
coach-score = Score
coach-tokens = Clue tokens
coach-strikes = Strikes
coach-pace-left = Pace (discards to spare)
coach-turn = turn { $turn }
error-advice-without-deal = Advice isn’t possible here: part of the game since the deal is unknown.
error-advice-game-over = The game is over, so there’s no move to advise on. Choose an earlier turn.
error-advice-not-to-move = There’s no advice for this seat now: it isn’t this player’s turn.
error-advice-seat = On turn { $turn } it’s { $player }’s move. Leave the seat out, or choose another turn.
error-advice-no-tile = No bonus tile asked for a choice on turn { $turn }.
command-advise = Show what a bot would do on a turn of a recorded game, why, and the alternatives.
command-review = Review a recorded game: what was lost, where, and what players could have known.
epilogue-advise =
    Examples:
      hanabi advise game.json --turn 12               # before turn 12
      hanabi advise game.json --turn 12 --bot club    # ask another bot
epilogue-review =
    Examples:
      hanabi review game.json                      # marked turns and a chart
      hanabi review game.json --plot review.svg    # the chart as a picture
      hanabi review game.json --bot partner        # what a bot would have done
argument-advise-file = A file, a hanab.live link or game number, pasted JSON, or “-” for standard input.
argument-review-file = A file, a folder, a hanab.live link or game number, pasted JSON, or “-” for standard input.
flag-advise-turn = Turn to advise on (default: the end of the replay).
flag-advise-seat = Seat to advise, by number (from 1) or by name; it must be this player’s turn.
flag-advise-tile = Advise on the bonus tile that asked for a choice on that turn.
flag-advise-bot = Bot to ask (default: the strongest one that plays with people).
flag-advise-as-json = Print JSON.
flag-review-bot = For every marked turn, show what this bot would have done. For a list of games: the bots to compare with, separated by commas.
flag-review-plot = Save the chart to this SVG file.
flag-review-as-json = Print JSON.
verb-advice = advice advise
verb-meaning = meaning means
verb-yes = yes y
verb-review = review
play-ask-review = Review the game? Type “yes”, or press Enter to skip>
screen-key-review = review
screen-key-marks = marks
screen-help-adviser = ask another bot for advice
screen-help-review = review the game: what was lost, and where
screen-help-mark = go to the next or previous marked turn
screen-review-title = Review of the game
screen-advice-more = ({ $bot }; A: more, B: another bot)
screen-advice-title = Advice from the bot “{ $bot }”
screen-sign-marks = Marks on turns: ✗ card lost, ! strike, ? missed play or discard, ~ useless clue, > too late.

## Puzzles

puzzle-title = Puzzle { $number } of { $count } ({ $level ->
    [lesson] lesson
    [easy] easy
    [medium] medium
   *[hard] hard
 })
puzzle-task = It’s your turn. What’s the best move?
lesson-play = A clue is about one card, and says: this card fits. You don’t have to know what it is.
lesson-play-answer = The clue points at one card. No red card is on the table, so the one that fits is the red 1.
lesson-focus = A clue may point at several cards, but it’s about one: your oldest card without a clue, if the clue points at it; otherwise the newest of the cards it points at for the first time.
lesson-focus-answer = The clue points at two cards. Neither is your oldest one, so it’s about the newer one.
lesson-save = With nothing better to do, everyone discards their oldest card without a clue. If it’s a 5 or the last copy of a card that is needed, save it with a clue before it goes.
lesson-save-answer = The oldest card over there is the red 5. “5” says: this is some 5, so keep it.
lesson-order = Keep the cards that have a clue. With nothing to play, discard your oldest card without a clue: that’s the one the others watch.
lesson-order-answer = This is your oldest card without a clue. If it had to be kept, you would have got a clue about it.
lesson-prompt = A clue to someone else may fit only after another card. If one of your cards with a clue may be that card, play it, even if you aren’t certain.
lesson-prompt-answer = The red 3 fits only after the red 2. You hold a 2, so it has to be the red one.
lesson-finesse = If nobody has a clue about the missing card, it’s the newest card without a clue of someone whose turn comes before. If you don’t see it, it’s yours: play it blind.
lesson-finesse-answer = The clue is about the red 2, which doesn’t fit yet. You don’t see a red 1 that would come first, so your newest card is the red 1.
lesson-call = You can call for such a card yourself: give a clue about a card that fits only after the newest card of the player before.
lesson-call-answer = The clue points at the red 2. The next player sees that it doesn’t fit yet, and plays their newest card, the red 1.
puzzle-conventions = Everyone here plays by the same conventions. A clue is about one card: the oldest card without a clue, if the clue points at it; otherwise the newest of the cards it points at for the first time. It says that this card fits, now or soon. If it’s the oldest card without a clue, it may also mean: don’t discard this one. If you have nothing to play, you discard your oldest card without a clue.
puzzle-right = That’s the best move.
puzzle-wrong = There’s a better move.
puzzle-cost = Points it costs on average, played to the end with { $deals } deals of the hidden cards: { $cost }.
puzzle-answer = The best move: { coach-action }
puzzle-equal = Just as good: { coach-action }
puzzle-rival = Next best: { coach-action } Points it costs on average: { $cost }.
puzzle-again = Try another move? Type “yes”, or press Enter to see the best one>
puzzle-next = Press Enter for the next puzzle, or type “quit”>
puzzle-solved = Puzzles solved: { $solved } of { $count }
error-no-such-puzzle = There’s no puzzle { $number }. Choose a number from 1 to { $count }.
command-puzzle = Find the best move in positions from games between bots.
argument-puzzle-number = Puzzle to begin with (default: the first one you haven’t solved).
epilogue-puzzle =
    Examples:
      hanabi puzzle       # the first puzzle you haven’t solved
      hanabi puzzle 30    # puzzle 30
web-puzzle-title = Puzzles
web-rules-conventions = Learn the conventions
web-puzzle-again = Try another move
web-puzzle-show = Show the best move
web-puzzle-previous = Previous puzzle
web-puzzle-next = Next puzzle
web-puzzle-done = solved
web-puzzle-conventions = The conventions

## What a bot promises, and how it is broken

error-bot-not-examined = A bot that sees everything makes no promises that could be tested: it is for simulations only.
error-fault-where = With { $ruleset } and { $players } players, on turn { $turn } in seat { $number }
error-fault-raises = { error-fault-where }: the bot failed with { $what }
error-fault-no-choice = { error-fault-where }: the bot must answer with a Choice of an action and a Reason, but answered { $answer }
error-fault-illegal = { error-fault-where }: the bot broke the rules with { $action }. { $why }
error-fault-refuses = { error-fault-where }: the bot refused to continue. { $why }
error-fault-too-slow = { error-fault-where }: the bot took longer than { $seconds } s.
error-fault-reason = { error-fault-where }: the bot gave an unknown reason, “{ $reason }”.
error-fault-tells = { error-fault-where }: the bot’s reason reveals more than its action, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: the bot changed the { $what } it was given.
error-fault-unsteady = { error-fault-where }: with the same seed and the same events, the bot first chose { $one }, then { $other }.
error-fault-successor = { error-fault-where }: the bot chose { $one }, but a new bot given the same events chose { $other }.
error-fault-remembers = { error-fault-where }: the bot chose { $one }, but after an earlier game { $other }.
error-fault-peeks = { error-fault-where }: the bot chose { $one }, but { $other } when only the cards it can’t see were different.

## The arena, where bots are measured

command-simulate = Run many games between bots and measure how well they play.
command-compare = Test whether one bot is better than another, on the same decks.
command-tournament = Pair every bot with every other and show how well they play together.
epilogue-simulate =
    Examples:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Example: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Example: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Bot for every seat (default: beginner).
flag-simulate-mix = Several bots instead, separated by commas, seated in turn around the table.
flag-simulate-ruleset = Rules, such as fr+avalanche (default: pl).
flag-simulate-players = Number of players (default: the number of bots in --mix, or 3).
flag-simulate-games = Number of games (default: 1000).
flag-simulate-seed = Random seed for the decks, which are the same for every bot (default: 0).
flag-simulate-jobs = Number of processes (default: one per CPU core).
flag-simulate-cluster = Run on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-simulate-limit = Seconds a bot may take per move before its game counts as failed; thinking bots, such as master, use all of them (default: 60).
flag-simulate-rollouts = Maximum number of card layouts a thinking bot tries per move, such as 64; the same number gives the same games.
flag-simulate-out = Save every game to this file; the same command with the same file resumes where it stopped.
flag-simulate-plot = Save a chart of the score distribution to this SVG file.
flag-simulate-as-json = Print JSON.
flag-simulate-replay-of = Print the replay of a game in this results file instead of running games; needs --game.
flag-simulate-game = Which game, counting from 0.
flag-simulate-save = Save that replay to this new file instead of printing it.
flag-compare-bots = The two bots, separated by a comma.
flag-compare-ruleset = Rules, such as fr+avalanche (default: pl).
flag-compare-players = Number of players (default: 3).
flag-compare-games = Number of games for each bot (default: 1000).
flag-compare-seed = Random seed for the decks (default: 0).
flag-compare-jobs = Number of processes (default: one per CPU core).
flag-compare-cluster = Run on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-compare-limit = Seconds a bot may take per move before its game counts as failed (default: 60).
flag-compare-out = Save every game to files in this folder; the same command resumes where it stopped.
flag-compare-as-json = Print JSON.
flag-tournament-bots = The bots, separated by commas.
flag-tournament-ruleset = Rules, such as fr+avalanche (default: pl).
flag-tournament-players = Number of players (default: 3).
flag-tournament-games = Number of games for each pair (default: 200).
flag-tournament-seed = Random seed for the decks (default: 0).
flag-tournament-jobs = Number of processes (default: one per CPU core).
flag-tournament-cluster = Run on a dask cluster instead: the address of its scheduler, such as tcp://10.0.0.1:8786.
flag-tournament-limit = Seconds a bot may take per move before its game counts as failed (default: 60).
flag-tournament-out = Save every game to files in this folder; the same command resumes where it stopped.
flag-tournament-plot = Save the table as a heat map to this SVG file.
flag-tournament-as-json = Print JSON.
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
 } per pair, seed { $seed }
arena-mean = Mean score
arena-of-best = { $score } of { $best }
arena-perfect = Perfect games
arena-struck-out = Struck out
arena-moves = Moves per game
arena-strikes = Strikes per game
arena-time = Time per game
arena-losses = Why games were not perfect
arena-ending-card-lost = an indispensable card was lost
arena-ending-out-of-turns = no turns left
arena-ending-struck-out = struck out
arena-scores = Score distribution
arena-difference = Difference in means
arena-interval = 95% interval
arena-pairs = Higher score on the same deck
arena-only-perfect = Only one with a perfect game
arena-verdict-better = { $better } is better than { $other } by { $by } points per game (confidence: { $confidence }).
arena-verdict-open = No clear winner: the confidence is { $confidence }, below the { $level } required. More games may decide.
arena-verdict-few = { $games ->
    [one] 1 game that both finished is
   *[other] { $games } games that both finished are
 } too few to tell: at least { $least } are needed.
arena-how-compared = Both bots played the same decks. The standard error, the interval and the confidence come from the differences deck by deck, assuming a normal distribution.
arena-cross-corner = First seat ↓ second →
arena-how-crossed = Mean scores ± standard errors. The row’s bot has the first seat and every second one after it, the column’s bot the seats in between. A dash means that these two bots can’t play together.
arena-failed = { $games ->
    [one] 1 game failed because of a bot and isn’t counted:
   *[other] { $games } games failed because of a bot and aren’t counted. The first:
 }
arena-failure = Game { $game }, move { $move }, seat { $seat } ({ $bot }): { $why }
arena-compiling = the first run compiles the bots: about a minute
arena-interrupted-kept = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
 }, saved in { $file }. Run the same command to resume.
arena-interrupted-lost = Interrupted after { $games ->
    [one] 1 game
   *[other] { $games } games
 }. Nothing was saved; with --out, you could resume with the same command.
error-bots-without-seat = You named { $bots } bots, but there are only { $players } players.
error-bot-raised = The bot failed: { $what }
error-bot-late = The bot didn’t answer within { $seconds } s.
error-bot-ended-process = The bot ended the process it was playing in.
error-game-differs = Game { $game } now has a different result (it scored { $score ->
    [one] 1 point
   *[other] { $score } points
 }): the bot has changed, or doesn’t always play the same way.
error-not-results = { $file } already exists and doesn’t contain results of “hanabi simulate”. It was left unchanged; choose another file.
error-no-results-there = { $file } contains no results of “hanabi simulate --out FILE”. To watch a recorded game, use “hanabi replay”.
error-results-of-another-version = The results in { $file } are from version { $version } of this program, which is now { $known }: bots may play differently. The file was left unchanged; choose another one.
error-results-of-another-match = { $file } has results of another match ({ $bots }; { $ruleset }; seed { $seed }). It was left unchanged; choose another file.
error-results-damaged = { $file } is damaged on line { $line }. It was left unchanged; remove that line or choose another file.
error-results-in-use = Another program is writing to { $file }. Wait for it to finish, or choose another file.
error-results-without-game = { $file } has no game { $game }.
error-cluster-unreachable = No dask scheduler answers at { $address }. Check the address, and that “dask scheduler” is running there.
error-cluster-empty = The cluster at { $address } has no workers. Start some there with “dask worker { $address }”.
error-cluster-lost = Lost the connection to the cluster at { $address }. Finished games are saved if there’s a results file: run the same command to resume.
error-cluster-version = The workers at { $address } have version { $version } of this program, but this is version { $known }, so they might play differently. Install the same version everywhere.
error-usage-only-with = { $option } works only with { $other }.
error-usage-two-bots = { $option } must be two names separated by a comma, not “{ $value }”.

## Bots that are programs

error-program-bad-command = “{ $command }” isn’t a command line. After “program:”, write a shell command, such as program:./mybot --fast.
error-program-not-found = Can’t find the program “{ $program }”. Give its path, such as program:./mybot, or a command your shell can find.
error-program-not-started = Can’t start the program “{ $program }”: { $why }.
error-program-gone = The program “{ $program }” was stopped and can’t play any more.
error-program-too-slow = The program “{ $program }” didn’t answer within { $seconds } s and was stopped. An answer must end with a line break and be flushed.{ program-last-words }
error-program-ended = The program “{ $program }” exited before it answered (status { $status }).{ program-last-words }
error-program-noise = The program “{ $program }” wrote something other than a JSON object to standard output: { $line } Write everything except answers to standard error.{ program-last-words }
error-program-flood = The program “{ $program }” wrote more than { $most } bytes on one line and was stopped.{ program-last-words }
error-program-no-hello = The program “{ $program }” must answer “hello” with “hello”, but answered { $answer }
error-program-version = The program “{ $program }” uses version { $theirs } of the bot protocol, but this is version { $ours }.
error-program-out-of-step = The program “{ $program }” must answer question { $number } with a choice of that number, but answered { $answer }
error-program-answer = The program “{ $program }” gave an answer that isn’t an action ({ $part }): { $answer }
reason-unsaid = It doesn’t say why.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }Its last output: { $said }
    }

## Putting a bot to the test

command-check-bot = Test whether a bot keeps the promises every bot makes.
epilogue-check-bot =
    Examples:
      hanabi check-bot partner                       # a built-in bot
      hanabi check-bot mybots:Careful --games 200    # a class in a module here
      hanabi check-bot program:./mybot --ruleset pl  # a program, with one ruleset
argument-check-bot-bot = A bot’s name, module:Class, or “program:” and a command line.
flag-check-bot-games = Number of test games (default: 45).
flag-check-bot-limit = Seconds a move may take (default: 10).
flag-check-bot-ruleset = Test only this ruleset.
flag-check-bot-as-json = Print JSON.
promise-legal = It answers with a legal action, with any rules and number of players.
promise-punctual = It answers in time.
promise-reasons = Its reasons are known ones, and reveal nothing that its action doesn’t show.
promise-untouched = It doesn’t change what it is given.
promise-repeatable = With the same seed and the same events, it makes the same choice.
promise-successor = A new bot given the same events continues where another stopped.
promise-forgetful = It forgets every earlier game when it sits down.
promise-blind = It makes the same choice whatever its hidden cards and the deck are.
promise-any-history = It accepts whatever people have done before.
examined-kept = kept
examined-broken = broken
examined-unseen = not tested
examined-bot = The promises of the bot “{ $bot }” ({ $source }), tested in { $games ->
    [one] one game
   *[other] { $games } games
    }:
examined-sum = { $broken ->
    [0] Every promise is kept.
    [one] One promise is broken.
   *[other] { $broken } promises are broken.
    }

## What players mean by their clues

reason-meant-play = A clue about this card means “play it”.
reason-prompted-play = A clue to another player makes sense only if this card is played first.
reason-finessed-play = A clue to another player makes sense only if this newest card is played blind.
reason-prompt-clue = It gets a clued card played first, then the card it points at.
reason-finesse-clue = It gets someone’s newest card played blind, then the card it points at.
reason-fix-clue = It corrects a wrong idea about a card before it does harm.
reason-counted-out = With so few cards left, everything was calculated: this promises the most points.
reason-team-clue = It tells every partner something, in the team’s own code.
reason-likely-play = It most likely fits, and if not, nobody will miss it.
reason-tried-out = Played to the end with many layouts of the hidden cards, this comes out best.
reason-learned = The team has learned in millions of games with itself that this works best.

## Bots that are told how long to think

error-bad-budget = “{ $budget }” isn’t a valid thinking time. Give a number of layouts from { $least } to { $most }, such as master@256, or seconds up to { $longest }, such as master@2s.
error-no-thinker = You can’t set a thinking time for the bot “{ $bot }”. You can for: { $thinkers }.

## Training a team

command-train = Train a team of bots by letting it play with itself.
epilogue-train =
    Examples:
      hanabi train --device cuda              # a pair, on a GPU
      hanabi train --ruleset custom+suits=2   # a small game
flag-train-ruleset = Rules, such as fr+avalanche (default: pl).
flag-train-players = Number of players (default: 2).
flag-train-minutes = How many minutes to learn, interruptions not counted (default: 20).
flag-train-moves = How many moves to learn from instead; the same number and seed give the same team.
flag-train-device = Where to train: cpu or cuda (default: cpu).
flag-train-seed = Random seed (default: 0).
flag-train-games = Number of games to play at once (default: 512 on a CPU, 8192 on a GPU).
flag-train-width = Size of the networks (default: 128 on a CPU, 768 on a GPU).
flag-train-out = Folder for the team (default: team); the same command with the same folder resumes where it stopped.
flag-train-compiled = Compile the networks for the GPU, which is faster, or don’t.
train-begins = Training begins. Everything is saved in { $folder }.
train-goes-on = Resuming the training in { $folder }.
train-progress = { $share } done after { $time }, { $moves } million moves. Mean score: { $score } of { $best }. Perfect games: { $perfect }
train-interrupted = Interrupted. Nothing is lost: the same command resumes the training in { $folder }.
train-done = Done. The trained network is { $file }.
error-other-run = { $file } is from a different run: { $what } is { $found } there, not { $wanted }. Choose another folder.
error-bad-checkpoint = { $file } is damaged, or isn’t a checkpoint of a training run. Choose another folder.
error-learning-broke = Training failed: the networks no longer calculate anything sensible. The same command resumes from the last checkpoint in { $folder }.
error-no-weights-file = { $file } is damaged, or isn’t a trained network.
error-other-weights = { $file } is a network of version { $found }, but version { $wanted } is needed. Train the team again.
