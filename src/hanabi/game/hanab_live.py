"""Read and write games in the JSON format of hanab.live.

The terms of that format (variants, clue colours, end conditions) stay in this module. There the first player
is seat 0 and the suits are Red Yellow Green Blue Purple (our white). Variants we do not play are refused.
"""

import json
from dataclasses import dataclass, replace
from typing import Any, assert_never

from hanabi.errors import ReplayError
from hanabi.game.actions import Action, CardId, Choose, Clue, Discard, Play, Seat, Stop, StopReason
from hanabi.game.prospects import best_possible, points
from hanabi.game.replay import (
    Replay,
    read_field,
    read_json,
    read_notes,
    read_players,
    replay_from,
)
from hanabi.game.state import Shuffle
from hanabi.rules import BLACK, CUSTOM, PLAIN_SUITS, RANKS, Card, Ending, Ruleset, Suit, Touch, multicolour
from hanabi.rules.cards import FALLING, LETTERS, SINGLE_COPIES

RED, YELLOW, GREEN, WHITE, BLUE = PLAIN_SUITS
FOUR = (RED, YELLOW, GREEN, BLUE)
FIVE = (*FOUR, WHITE)

VARIANTS: dict[str, tuple[Suit, ...]] = {
    "No Variant": FIVE,
    "6 Suits": (*FIVE, multicolour(Touch.OWN)),
    "4 Suits": FOUR,
    "3 Suits": (RED, GREEN, BLUE),
    "Rainbow (6 Suits)": (*FIVE, multicolour(Touch.EVERY)),
    "Rainbow (5 Suits)": (*FOUR, multicolour(Touch.EVERY)),
    "Black (6 Suits)": (*FIVE, multicolour(Touch.OWN, SINGLE_COPIES)),
    "Dark Rainbow (6 Suits)": (*FIVE, multicolour(Touch.EVERY, SINGLE_COPIES)),
    "White Reversed (6 Suits)": (*FIVE, BLACK),
    "White Reversed & Rainbow (6 Suits)": (*FOUR, BLACK, multicolour(Touch.EVERY)),
    "Black Reversed (6 Suits)": (*FIVE, Suit("black", FALLING, SINGLE_COPIES)),
    "Reversed (6 Suits)": (*FIVE, Suit("multicolour", FALLING, BLACK.copies)),
    "Reversed (5 Suits)": (*FOUR, Suit("white", FALLING, BLACK.copies)),
}
"""The hanab.live variants that we play, with our suits in their order."""
NO_VARIANT = "No Variant"

PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE, END, END_BY_VOTE = range(6)
TERMINATED = 4
"""The end condition that hanab.live uses for games ended for any other reason."""
ENDINGS = {3: StopReason.CLOCK, 4: StopReason.LEFT, 6: StopReason.IDLE, 10: StopReason.VOTE}
"""The hanab.live end conditions that are written as actions."""
UNSUPPORTED_OPTIONS = ("deckPlays", "detrimentalCharacters")
"""The hanab.live options that change the rules in ways that we do not support."""
LEGACY_FIRST_PLAYER = "startingPlayer"


def read_record(text: str) -> Replay:
    """Parse a replay in our own format or in that of hanab.live."""
    data = read_json(text)
    return from_hanab_live(data) if "format" not in data and "deck" in data else replay_from(data)


def from_hanab_live(data: dict[str, Any]) -> Replay:
    """Convert a hanab.live game; one that stops with nothing left to score keeps its score (U25)."""
    chosen = _options(data)
    suits = _variant(chosen)
    players = read_players(data)
    replay = Replay(
        _ruleset(suits, chosen),
        players,
        Shuffle(tuple(_card(suits, entry) for entry in read_field(data, "deck", list))),
        tuple(_action(suits, entry) for entry in read_field(data, "actions", list)),
        _number(chosen, LEGACY_FIRST_PLAYER, 0),
        read_notes(data, len(players)),
    )
    return _stop_if_nothing_left(replay)


def to_hanab_live(replay: Replay) -> dict[str, Any]:
    """Convert a replay to a hanab.live game, the seats rotated so that the first player is seat 0."""
    variant = _variant_of(replay.rules)
    turn = _Rotation(len(replay.players), replay.rules.hand_size(len(replay.players)), replay.first)
    suits = VARIANTS[variant]
    actions = [_action_entry(suits, turn, action) for action in replay.actions]
    exported: dict[str, Any] = {
        "players": turn.seats(replay.players),
        "deck": [_card_entry(suits, card) for card in turn.cards(replay.shuffle.deck)],
        "actions": [entry for entry in actions if entry],
    }
    options = _options_of(replay.rules, len(replay.players), variant)
    notes = [turn.notes(notes) for notes in turn.seats(replay.notes)]
    return exported | ({"options": options} if options else {}) | ({"notes": notes} if any(notes) else {})


def write_hanab_live(replay: Replay) -> str:
    """Serialize a replay as a hanab.live game."""
    return json.dumps(to_hanab_live(replay), ensure_ascii=False) + "\n"


def _options(data: dict[str, Any]) -> dict[str, Any]:
    chosen = data.get("options") or {}
    if not isinstance(chosen, dict):
        raise ReplayError("bad-field", field="options")
    for option in UNSUPPORTED_OPTIONS:
        if chosen.get(option):
            raise ReplayError("unplayed-option", option=option)
    return chosen


def _variant(chosen: dict[str, Any]) -> tuple[Suit, ...]:
    name = chosen.get("variant", NO_VARIANT)
    if not isinstance(name, str) or name not in VARIANTS:
        raise ReplayError("unknown-variant", variant=str(name)[:80])
    return VARIANTS[name]


def _ruleset(suits: tuple[Suit, ...], chosen: dict[str, Any]) -> Ruleset:
    keys = list(LETTERS)
    more = bool(chosen.get("oneExtraCard")) - bool(chosen.get("oneLessCard"))
    return replace(
        CUSTOM.base,
        suits=tuple(sorted(suits, key=lambda suit: keys.index(suit.key))),
        hand_sizes=tuple(size + more for size in CUSTOM.base.hand_sizes),
        empty_clues=bool(chosen.get("emptyClues")),
        ending=Ending.ALL_OR_NOTHING if chosen.get("allOrNothing") else Ending.LAST_ROUND,
    )


def _number(entry: dict[str, Any], name: str, default: int | None = None) -> int:
    value = entry.get(name, default)
    if type(value) is not int:
        raise ReplayError("bad-field", field=name)
    return value


def _card(suits: tuple[Suit, ...], entry: object) -> Card:
    if not isinstance(entry, dict):
        raise ReplayError("bad-field", field="deck")
    suit, rank = _number(entry, "suitIndex"), _number(entry, "rank")
    if not 0 <= suit < len(suits) or rank not in RANKS:
        raise ReplayError("bad-field", field="deck")
    return Card(suits[suit].key, rank)


def _clue_colours(suits: tuple[Suit, ...]) -> list[str]:
    return [suit.key for suit in suits if suit.touch is Touch.OWN]


def _action(suits: tuple[Suit, ...], entry: object) -> Action:
    if not isinstance(entry, dict):
        raise ReplayError("bad-field", field="actions")
    kind, target, value = _number(entry, "type"), _number(entry, "target", -1), _number(entry, "value", 0)
    if kind == PLAY:
        return Play(CardId(target))
    if kind == DISCARD:
        return Discard(CardId(target))
    if kind == COLOUR_CLUE and 0 <= value < len(_clue_colours(suits)):
        return Clue(target, _clue_colours(suits)[value])
    if kind == RANK_CLUE:
        return Clue(target, value)
    if kind in (END, END_BY_VOTE) and value in ENDINGS:
        return Stop(ENDINGS[value], None if target < 0 else target)
    raise ReplayError("bad-field", field="actions")


def _stop_if_nothing_left(replay: Replay) -> Replay:
    """Add a stop to a replay that breaks off where nothing more could be scored."""
    try:
        board = replay.final().board
    except ReplayError:
        return replay
    if board.over or best_possible(board) > points(board):
        return replay
    return replace(replay, actions=(*replay.actions, Stop(StopReason.NOTHING_LEFT)))


def _variant_of(rules: Ruleset) -> str:
    """The name of the hanab.live variant with these rules; raise ReplayError if there is none."""
    reasons = {
        "flamboyant-fives": bool(rules.tiles),
        "synchronised-show": rules.announce,
        "tokens": rules.clue_tokens != CUSTOM.base.clue_tokens,
        "strikes": rules.strikes != CUSTOM.base.strikes,
    }
    for reason in (reason for reason, found in reasons.items() if found):
        raise ReplayError("no-counterpart", what=reason)
    for name, suits in VARIANTS.items():
        if set(suits) == set(rules.suits):
            return name
    raise ReplayError("no-counterpart", what="suits")


def _options_of(rules: Ruleset, players: int, variant: str) -> dict[str, Any]:
    """The options of a game that differ from the defaults of hanab.live."""
    more = rules.hand_size(players) - CUSTOM.base.hand_size(players)
    if abs(more) > 1:
        raise ReplayError("no-counterpart", what="hand")
    options = {
        "variant": "" if variant == NO_VARIANT else variant,
        "emptyClues": rules.empty_clues,
        "oneExtraCard": more > 0,
        "oneLessCard": more < 0,
        "allOrNothing": rules.ending is Ending.ALL_OR_NOTHING,
    }
    return {option: value for option, value in options.items() if value}


@dataclass(frozen=True, slots=True)
class _Rotation:
    """Rotates the seats, and the dealt cards with them, so that the first player is seat 0."""

    players: int
    size: int
    first: Seat

    def seat(self, seat: Seat) -> Seat:
        return (seat - self.first) % self.players

    def seats(self, items: tuple[Any, ...]) -> list[Any]:
        return [*items[self.first :], *items[: self.first]]

    def cards(self, items: tuple[Any, ...]) -> list[Any]:
        """Reorder `items`, one for each card of the deck, to the order of dealing after the rotation."""
        start, dealt = self.first * self.size, self.players * self.size
        return [*items[start:dealt], *items[:start], *items[dealt:]]

    def notes(self, notes: tuple[str, ...]) -> list[str]:
        """Reorder the notes of a seat and drop the blanks at the end."""
        blanks = ("",) * (self.players * self.size - len(notes))
        turned = self.cards((*notes, *blanks))
        noted = [place for place, note in enumerate(turned) if note]
        return turned[: noted[-1] + 1] if noted else []

    def card(self, card: CardId) -> int:
        seat, place = divmod(card, self.size)
        return card if seat >= self.players else self.seat(seat) * self.size + place


def _card_entry(suits: tuple[Suit, ...], card: Card) -> dict[str, int]:
    return {"suitIndex": [suit.key for suit in suits].index(card.suit), "rank": card.rank}


def _action_entry(suits: tuple[Suit, ...], turn: _Rotation, action: Action) -> dict[str, int] | None:
    """An action as hanab.live writes it; None for the stop that is implied there."""
    match action:
        case Play(card):
            return {"type": PLAY, "target": turn.card(card)}
        case Discard(card):
            return {"type": DISCARD, "target": turn.card(card)}
        case Clue(to, int(value)):
            return {"type": RANK_CLUE, "target": turn.seat(to), "value": value}
        case Clue(to, value):
            colours = _clue_colours(suits)
            return {"type": COLOUR_CLUE, "target": turn.seat(to), "value": colours.index(str(value))}
        case Stop():
            return _stop_entry(turn, action)
        case Choose():
            raise ReplayError("no-counterpart", what="flamboyant-fives")
        case _:
            assert_never(action)


def _stop_entry(turn: _Rotation, stop: Stop) -> dict[str, int] | None:
    if stop.reason is StopReason.NOTHING_LEFT:
        return None
    endings = (code for code, reason in ENDINGS.items() if reason is stop.reason)
    value = next(endings, TERMINATED)
    if stop.reason is StopReason.VOTE:
        return {"type": END_BY_VOTE, "target": -1, "value": value}
    return {"type": END, "target": -1 if stop.by is None else turn.seat(stop.by), "value": value}
