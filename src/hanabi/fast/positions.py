"""Convert positions between the two engines: a whole game, or what one seat knows of it.

Everything that the rules depend on is kept. The order of the discard pile and of the clues about a card is
not: no rule depends on it, and both come back sorted.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, cast

from hanabi.errors import BatchError, RulesetError
from hanabi.fast import chance, last, layout
from hanabi.fast.compiling import to_kernel
from hanabi.fast.hands import receive, settle, show
from hanabi.fast.lanes import LANE, WIDTH
from hanabi.fast.layout import (
    ALL_RANKS,
    DECISION,
    DECK,
    DISCARDS,
    DRAWN,
    FIREWORKS,
    FIRST,
    HAND_WORDS,
    HANDS,
    HELD,
    KEY,
    LAST,
    LEFT,
    MAY_SAY_NO,
    NAMES,
    NONE,
    PILE,
    PLACES,
    PLAYERS,
    POSSIBLE,
    RANK,
    RANK_SAID,
    RESHUFFLES,
    RESULT,
    RETURNED,
    SAID,
    SCORE,
    SEAT,
    SEEN_ONLY,
    SETTLED,
    STRIKES,
    TOKENS,
    TURN,
    TURNED,
    TURNS_LEFT,
    UNKNOWN,
    ByteArray,
    WordArray,
    rules_array,
)
from hanabi.game import (
    Board,
    CardId,
    Clued,
    Decision,
    Declined,
    Discarded,
    Event,
    GameState,
    Hand,
    Held,
    Knowledge,
    Misplayed,
    Outcome,
    Played,
    PlayerView,
    Rekindled,
    Reshuffled,
    Result,
    Returned,
    Seat,
    Secrets,
    TokenReturned,
    built_cards,
    points,
)
from hanabi.game.board import empty_table
from hanabi.rules import RANKS, Card, Ruleset, Tile, box, colours
from hanabi.rules.tables import TILES, faces_by_identity

RESULTS = tuple(Result)


def write_state(state: GameState, words: WordArray, small: ByteArray, events: Iterable[Event] = ()) -> None:
    """Write a whole game into the kernel's arrays.

    `events`, those of its last action, are only needed for observations.
    """
    secrets = state.secrets
    faces = {CardId(name): face for name, face in enumerate(secrets.faces)}
    _write_board(state.board, faces, words, small, events)
    rules = rules_array(state.rules, state.board.players)
    number = {face: place for place, face in enumerate(faces_by_identity(state.rules))}
    deck = int(rules[DECK]) + state.board.drawn
    small[deck : deck + len(secrets.deck)] = [number[face] for face in secrets.deck]
    small[SETTLED] = 1
    pile = int(rules[PILE]) + len(state.board.turned)
    small[pile : pile + len(secrets.tiles)] = [TILES.index(tile) for tile in secrets.tiles]
    if rules[RESHUFFLES]:
        places = int(rules[PLACES])
        words[places] = max(0, int(rules[RESHUFFLES]) - len(secrets.places))
        left = secrets.places[: int(rules[RESHUFFLES] - words[places])]
        words[places + 1 + int(words[places]) :][: len(left)] = left


def write_view(view: PlayerView, words: WordArray, small: ByteArray, events: Iterable[Event]) -> None:
    """Write what a seat knows into the kernel's arrays; `events` is everything that the seat saw happen.

    The faces that it cannot see are UNKNOWN: those of its own hand, the deck and the tiles to come.
    """
    seen = tuple(events)
    gone = {event.card: event.face for event in seen if isinstance(event, Played | Misplayed | Discarded)}
    _write_board(view.board, {**gone, **view.faces}, words, small, _last_action(seen))
    rules = rules_array(view.rules, view.board.players)
    small[int(rules[PILE]) + len(view.board.turned) : int(rules[RETURNED])] = UNKNOWN
    small[SETTLED] = SEEN_ONLY


def write_hidden(
    ruleset: Ruleset,
    players: int,
    words: WordArray,
    small: ByteArray,
    hand: Sequence[Card],
    deck: Sequence[Card],
    tiles: Sequence[Tile],
) -> None:
    """Add what a seat could not see to its knowledge: its hand, oldest card first, the deck and the tiles.

    `deck` and `tiles` begin with the next one. Raise RulesetError or BatchError if they do not fit the game.
    """
    rules = rules_array(ruleset, players)
    number = {face: place for place, face in enumerate(faces_by_identity(ruleset))}
    if not {*hand, *deck} <= set(number):
        raise RulesetError("deck-not-the-box", cards=len(deck), expected=int(small[LEFT]))
    first, drawn = int(rules[DECK]), int(small[DRAWN])
    hidden = [
        (seat, place, name)
        for seat, place, name in _held_cards(words, small, players)
        if small[first + name] < 0
    ]
    pile = slice(int(rules[PILE]) + int(small[TURNED]), int(rules[RETURNED]))
    if (len(hand), len(deck), len(tiles)) != (len(hidden), small[LEFT], len(small[pile])):
        raise BatchError("other-hand", cards=len(hidden), deck=int(small[LEFT]), tiles=len(small[pile]))
    for (seat, place, name), face in zip(hidden, hand, strict=True):
        small[first + name] = number[face]
        show(to_kernel(rules), to_kernel(words), seat, WIDTH * place, number[face])
    small[first + drawn : first + drawn + len(deck)] = [number[face] for face in deck]
    small[pile] = [TILES.index(tile) for tile in tiles]
    small[SETTLED] = 1
    for turn in range(rules[RESHUFFLES]):
        words[int(rules[PLACES]) + 1 + turn] = chance.number(int(words[KEY]), chance.OF_PLACES + turn)
    check_box(read_state(ruleset, players, words, small))


def check_box(state: GameState) -> None:
    """Raise RulesetError if the cards and tiles of a game are not those of the box."""
    board, secrets = state.board, state.secrets
    hands = (face for seat in range(board.players) for face in state.hand(seat))
    cards = Counter([*hands, *secrets.deck, *board.discards, *built_cards(board)])
    if cards != Counter(box(board.rules)):
        raise RulesetError("deck-not-the-box", cards=cards.total(), expected=len(box(board.rules)))
    if Counter([*board.turned, *secrets.tiles]) != Counter(board.rules.tiles):
        raise RulesetError("tiles-not-the-box", tiles=len(secrets.tiles), expected=len(board.rules.tiles))


def _held_cards(words: WordArray, small: ByteArray, players: int) -> Iterator[tuple[int, int, int]]:
    """Yield the seat, the place and the name of every card in a hand."""
    for seat in range(players):
        names = int(words[HANDS + HAND_WORDS * seat + NAMES])
        for place in range(small[HELD + seat]):
            yield seat, place, names >> WIDTH * place & LANE


def read_state(ruleset: Ruleset, players: int, words: WordArray, small: ByteArray) -> GameState:
    """Read a game out of the kernel's arrays; the order of its deck is decided in a copy."""
    if small[SETTLED] == SEEN_ONLY:
        raise BatchError("seen-only")
    rules = rules_array(ruleset, players)
    words, small = words.copy(), small.copy()
    settle(to_kernel(rules), to_kernel(words), to_kernel(small))
    faces = faces_by_identity(ruleset)
    deck, drawn, left = int(rules[DECK]), int(small[DRAWN]), int(small[LEFT])
    cards = tuple(faces[identity] for identity in small[deck : deck + drawn + left])
    board = _read_board(ruleset, rules, words, small)
    pile = [TILES[tile] for tile in small[int(rules[PILE]) : int(rules[RETURNED])]]
    places: tuple[int, ...] = ()
    if rules[RESHUFFLES]:
        first = int(rules[PLACES]) + 1
        places = tuple(words[first + int(words[first - 1]) : first + int(rules[RESHUFFLES])].tolist())
    return GameState(board, Secrets(cards[:drawn], cards[drawn:], tuple(pile[len(board.turned) :]), places))


def _write_board(
    board: Board, faces: Mapping[CardId, Card], words: WordArray, small: ByteArray, events: Iterable[Event]
) -> None:
    """Write everything public, and the known faces of the cards that were drawn."""
    rules = rules_array(board.rules, board.players)
    number = {face: place for place, face in enumerate(faces_by_identity(board.rules))}
    expected = layout.word_count(rules), layout.byte_count(rules)
    if (len(words), len(small)) != expected:
        raise BatchError("wrong-shape", shape=str((len(words), len(small))), expected=str(expected))
    words[KEY + 1 :], small[:] = 0, 0
    _write_numbers(board, words, small)
    fireworks, discards, deck = int(rules[FIREWORKS]), int(rules[DISCARDS]), int(rules[DECK])
    small[fireworks : fireworks + len(board.fireworks)] = board.fireworks
    for face in board.discards:
        small[discards + number[face]] += 1
    small[deck : int(rules[PILE])] = UNKNOWN
    for name, face in faces.items():
        small[deck + name] = number[face]
    turned = [TILES.index(tile) for tile in board.turned]
    small[int(rules[PILE]) : int(rules[PILE]) + len(turned)] = turned
    own = to_kernel(rules), to_kernel(words), to_kernel(small)
    for seat, hand in enumerate(board.hands):
        for place, held in enumerate(hand):
            receive(*own, seat, int(held.id), int(small[deck + held.id]))
            _write_knowledge(board.rules, words, seat, place, held.known)
    if rules[RESHUFFLES]:
        entries = [value for entry in board.returned for value in (number[entry.card], entry.before)]
        small[int(rules[RETURNED])] = len(board.returned)
        small[int(rules[RETURNED]) + 1 :][: len(entries)] = entries
        words[int(rules[PLACES])] = _count_reshuffled(board)
    words[LAST] = _encode_action(board.rules, number, events)


def _write_numbers(board: Board, words: WordArray, small: ByteArray) -> None:
    small[SEAT], small[FIRST] = board.seat, board.first
    small[TOKENS], small[STRIKES] = board.clue_tokens, board.strikes
    small[LEFT], small[DRAWN] = board.deck, board.drawn
    small[TURNS_LEFT] = NONE if board.turns_left is None else board.turns_left
    small[SCORE] = points(board)
    if board.outcome is not None:
        small[RESULT], small[SCORE] = RESULTS.index(board.outcome.result) + 1, board.outcome.score
    if board.decision is not None:
        small[DECISION] = TILES.index(board.decision.tile) + 1 + MAY_SAY_NO * board.decision.may_decline
    small[TURNED] = len(board.turned)
    words[TURN] = board.turn


def _write_knowledge(ruleset: Ruleset, words: WordArray, seat: int, place: int, known: Knowledge) -> None:
    hand, shift = HANDS + HAND_WORDS * seat, WIDTH * place
    suits = sum(1 << ruleset.index[suit] for suit in known.suits)
    ranks = sum(1 << RANKS.index(rank) for rank in known.ranks)
    spoken = colours(ruleset)
    said = sum(1 << (RANK_SAID if isinstance(value, int) else spoken.index(value)) for value in known.said)
    words[hand + POSSIBLE] = int(words[hand + POSSIBLE]) & ~(LANE << shift) | suits << shift
    words[hand + RANK] = (
        int(words[hand + RANK]) & ~(ALL_RANKS << len(RANKS) + shift) | ranks << len(RANKS) + shift
    )
    words[hand + SAID] |= said << shift


def _count_reshuffled(board: Board) -> int:
    """How many cards were shuffled back: all others drawn so far are in hands, on fireworks or discarded."""
    gone = len(board.discards) + sum(board.fireworks) + sum(map(len, board.hands))
    return max(0, board.drawn - gone)


Act: TypeAlias = Clued | Played | Misplayed | Discarded | Reshuffled | Rekindled | Declined
"""The events with which an action begins."""


def encode_actions(rules: Ruleset, events: Sequence[Event], most: int) -> list[tuple[Seat, int]]:
    """The last actions, `most` at the most: who acted, and the word for it (`hanabi.fast.last`)."""
    number = {face: place for place, face in enumerate(faces_by_identity(rules))}
    places = [place for place, event in enumerate(events) if isinstance(event, Act)][-most:]
    return [
        (cast(Act, events[first]).seat, _encode_action(rules, number, events[first:end]))
        for first, end in pairwise([*places, len(events)])
    ]


def _last_action(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events since the last action, that included."""
    places = [place for place, event in enumerate(events) if isinstance(event, Act)]
    return events[places[-1] :] if places else ()


def _encode_action(rules: Ruleset, number: Mapping[Card, int], events: Iterable[Event]) -> int:
    """Pack the events of an action into one word (`hanabi.fast.last`)."""
    told = 0
    for event in events:
        told |= _encode_event(rules, number, event)
    return told


def _encode_event(rules: Ruleset, number: Mapping[Card, int], event: Event) -> int:
    """The bits that an event contributes to the word of the last action."""
    match event:
        case Clued(seat, to, value, places=places):
            kind = last.RANK_TOLD if isinstance(value, int) else last.COLOUR_TOLD
            spoken: tuple[Any, ...] = RANKS if isinstance(value, int) else colours(rules)
            pointed = sum(1 << place for place in places)
            told = to << last.TO | spoken.index(value) << last.VALUE | pointed << last.POINTED
            return kind | seat << last.BY | told
        case Played(announced=announced) | Misplayed(announced=announced):
            named = 0 if announced is None else rules.index[announced] + 1
            built = isinstance(event, Played) << last.BUILT
            return last.PLAYED | named << last.NAMED | built | _encode_card_left(event, number)
        case Discarded():
            return last.DISCARDED | _encode_card_left(event, number)
        case Reshuffled(seat, face):
            return last.RESHUFFLED | seat << last.BY | number[face] << last.FACE
        case Rekindled(seat, face):
            return last.REKINDLED | seat << last.BY | number[face] << last.FACE
        case Declined(seat):
            return last.DECLINED | seat << last.BY
        case TokenReturned():
            return 1 << last.REWARDED
        case _:
            return 0


def _encode_card_left(event: Played | Misplayed | Discarded, number: Mapping[Card, int]) -> int:
    """Who parted with a card, where it was in the hand, and its face."""
    return event.seat << last.BY | event.place << last.PLACE | number[event.face] << last.FACE


def _read_board(ruleset: Ruleset, rules: WordArray, words: WordArray, small: ByteArray) -> Board:
    players = int(rules[PLAYERS])
    faces = faces_by_identity(ruleset)
    fireworks, discards, pile = int(rules[FIREWORKS]), int(rules[DISCARDS]), int(rules[PILE])
    tile = int(small[DECISION]) & ~MAY_SAY_NO
    decision = Decision(TILES[tile - 1], bool(small[DECISION] & MAY_SAY_NO)) if tile else None
    outcome = Outcome(RESULTS[small[RESULT] - 1], int(small[SCORE])) if small[RESULT] else None
    gone = [face for place, face in enumerate(faces) for _ in range(small[discards + place])]
    values: dict[str, Any] = vars(empty_table(ruleset, players, int(small[FIRST]))) | {
        "seat": int(small[SEAT]),
        "turn": int(words[TURN]),
        "clue_tokens": int(small[TOKENS]),
        "strikes": int(small[STRIKES]),
        "fireworks": tuple(small[fireworks:discards].tolist()),
        "hands": tuple(_read_hand(ruleset, words, small, seat) for seat in range(players)),
        "discards": tuple(gone),
        "deck": int(small[LEFT]),
        "drawn": int(small[DRAWN]),
        "turned": tuple(TILES[each] for each in small[pile : pile + int(small[TURNED])]),
        "returned": _read_returned(faces, rules, small),
        "turns_left": None if small[TURNS_LEFT] == NONE else int(small[TURNS_LEFT]),
        "decision": decision,
        "outcome": outcome,
    }
    return Board(**values)


def _read_returned(faces: tuple[Card, ...], rules: WordArray, small: ByteArray) -> tuple[Returned, ...]:
    if not rules[RESHUFFLES]:
        return ()
    first = int(rules[RETURNED]) + 1
    entries = small[first : first + 2 * int(small[first - 1])].reshape(-1, 2)
    return tuple(Returned(faces[identity], CardId(int(before))) for identity, before in entries)


def _read_hand(ruleset: Ruleset, words: WordArray, small: ByteArray, seat: int) -> Hand:
    hand = [int(word) for word in words[HANDS + HAND_WORDS * seat :][:HAND_WORDS]]
    return tuple(
        _read_card(ruleset, [word >> WIDTH * place for word in hand]) for place in range(small[HELD + seat])
    )


def _read_card(ruleset: Ruleset, lanes: list[int]) -> Held:
    suits = tuple(suit for suit, place in ruleset.index.items() if lanes[POSSIBLE] >> place & 1)
    ranks = tuple(rank for place, rank in enumerate(RANKS) if lanes[RANK] >> len(RANKS) + place & 1)
    said = tuple(colour for place, colour in enumerate(colours(ruleset)) if lanes[SAID] >> place & 1)
    known = Knowledge(suits, ranks, (*said, *ranks) if lanes[SAID] >> RANK_SAID & 1 else said)
    return Held(CardId(lanes[NAMES] & LANE), known)
