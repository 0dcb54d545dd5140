"""Move cards: deal, draw, take out of a hand, and shuffle back into the deck."""

from hanabi.fast.chance import OF_PLACES, OF_TILES, below, number
from hanabi.fast.compiling import compiled
from hanabi.fast.lanes import WIDTH, lane, remove_lane
from hanabi.fast.layout import (
    BOX,
    BYTE_COUNT,
    CARDS,
    DECK,
    DRAWN,
    FIRST,
    HAND,
    HAND_WORDS,
    HANDS,
    HELD,
    HIGHEST,
    KEY,
    LEAST,
    LEFT,
    MOST_TOKENS,
    NAMES,
    NONE,
    PILE,
    PLACES,
    PLAYERS,
    POINTING,
    POSSIBLE,
    RANK,
    RANKS,
    RESHUFFLES,
    RETURNED,
    SAYABLE,
    SCORE,
    SEAT,
    SETTLED,
    SUITS,
    TILE_COUNT,
    TILES,
    TOKENS,
    TURNS_LEFT,
    UNKNOWN,
    WORD_COUNT,
    Small,
    Words,
)


@compiled
def deal(rules: Words, words: Words, small: Small, key: int, first: int) -> None:
    """Deal a new game: whole hands, seat by seat from seat 0 (B2, U15)."""
    for place in range(rules[WORD_COUNT]):
        words[place] = 0
    for place in range(rules[BYTE_COUNT]):
        small[place] = 0
    words[KEY] = key
    small[SEAT] = small[FIRST] = first
    small[TOKENS] = rules[MOST_TOKENS]
    small[SCORE] = rules[LEAST]
    small[TURNS_LEFT] = NONE
    small[LEFT] = rules[CARDS]
    deck = rules[DECK]
    for place in range(rules[CARDS]):
        small[deck + place] = rules[BOX + place]
    if rules[TILE_COUNT]:
        lay_out_tiles(rules, words, small)
    for seat in range(rules[PLAYERS]):
        for _ in range(rules[HAND]):
            draw(rules, words, small, seat)


@compiled
def lay_out_tiles(rules: Words, words: Words, small: Small) -> None:
    """Shuffle the bonus tiles, and draw the places of cards that will be shuffled back (X3)."""
    key, count, pile = words[KEY], rules[TILE_COUNT], rules[PILE]
    for place in range(count):  # Fisher-Yates, inside out: tiles are shuffled while they are copied
        other = below(key, OF_TILES + place, place + 1)
        small[pile + place] = small[pile + other]
        small[pile + other] = rules[TILES + place]
    for turn in range(rules[RESHUFFLES]):
        words[rules[PLACES] + 1 + turn] = number(key, OF_PLACES + turn)


@compiled
def draw(rules: Words, words: Words, small: Small, seat: int) -> None:
    """Give a seat the next card of the deck.

    `small[rules[DECK] + name]` is the identity of a card: first of those drawn so far, then of those left.
    """
    name, deck = small[DRAWN], rules[DECK]
    if not small[SETTLED]:  # one step of Fisher-Yates: the deck is shuffled only as far as it is drawn
        chosen = deck + name + below(words[KEY], name, small[LEFT])
        identity = small[chosen]
        small[chosen] = small[deck + name]
        small[deck + name] = identity
    small[DRAWN] = name + 1
    small[LEFT] -= 1
    receive(rules, words, small, seat, name, small[deck + name])


@compiled
def receive(rules: Words, words: Words, small: Small, seat: int, name: int, identity: int) -> None:
    """Add a card that nothing is known about to the end of a hand."""
    hand, shift = HANDS + HAND_WORDS * seat, WIDTH * small[HELD + seat]
    small[HELD + seat] += 1
    words[hand + NAMES] |= name << shift
    ranks = (1 << rules[HIGHEST]) - 1
    words[hand + RANK] |= (ranks << RANKS) << shift  # the upper half of the lane: the possible ranks
    words[hand + POSSIBLE] |= ((1 << rules[SUITS]) - 1) << shift
    if identity != UNKNOWN:
        show(rules, words, seat, shift, identity)


@compiled
def show(rules: Words, words: Words, seat: int, shift: int, identity: int) -> None:
    """Write the face of a card into its hand, so that clues find it."""
    hand, suit = HANDS + HAND_WORDS * seat, identity // RANKS
    words[hand + SAYABLE] |= rules[POINTING + suit] << shift
    words[hand + RANK] |= (1 << identity - RANKS * suit) << shift  # the lower half: its own rank


@compiled
def name_at(words: Words, seat: int, place: int) -> int:
    """The name of a card in a hand."""
    return lane(words[HANDS + HAND_WORDS * seat + NAMES], place)


@compiled
def take(words: Words, small: Small, seat: int, place: int) -> None:
    """Take a card out of a hand; newer ones move up."""
    hand = HANDS + HAND_WORDS * seat
    for word in range(hand, hand + HAND_WORDS):
        words[word] = remove_lane(words[word], place)
    small[HELD + seat] -= 1


@compiled
def settle(rules: Words, words: Words, small: Small) -> None:
    """Shuffle the rest of the deck, with the same result as drawing it card by card."""
    if small[SETTLED]:
        return
    first, left = rules[DECK] + small[DRAWN], small[LEFT]
    for place in range(left):
        chosen = first + place + below(words[KEY], small[DRAWN] + place, left - place)
        identity = small[chosen]
        small[chosen] = small[first + place]
        small[first + place] = identity
    small[SETTLED] = 1


@compiled
def shuffle_back(rules: Words, words: Words, small: Small, identity: int) -> None:
    """Put a card back into the deck, at the place that was drawn for it (X3.5)."""
    settle(rules, words, small)
    places = rules[PLACES]
    done = words[places]
    depth = words[places + 1 + done] % (small[LEFT] + 1)  # a deck of n cards has n + 1 places for another
    words[places] = done + 1
    next_card = rules[DECK] + small[DRAWN]
    for place in range(next_card + small[LEFT], next_card + depth, -1):
        small[place] = small[place - 1]
    small[next_card + depth] = identity
    small[LEFT] += 1
    remember(rules, small, identity)


@compiled
def remember(rules: Words, small: Small, identity: int) -> None:
    """Remember a card that went back: cards drawn before now cannot be that copy (X3.5)."""
    returned = rules[RETURNED]
    entry = returned + 1 + 2 * small[returned]
    small[entry] = identity
    small[entry + 1] = small[DRAWN]
    small[returned] += 1


@compiled
def forget(rules: Words, small: Small, name: int, identity: int) -> None:
    """Forget a card that went back, now that `name` is seen: it counts as the latest that it can be."""
    returned = rules[RETURNED]
    count = small[returned]
    for back in range(count):
        entry = returned + 1 + 2 * (count - 1 - back)
        if small[entry] == identity and small[entry + 1] <= name:
            for place in range(entry, returned + 2 * count - 1):
                small[place] = small[place + 2]
            small[returned] = count - 1
            return
