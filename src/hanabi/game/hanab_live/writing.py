"""Write games in the JSON format of hanab.live, and as its links."""

import json
from dataclasses import dataclass
from typing import Any, assert_never

from hanabi.errors import ReplayError
from hanabi.game.actions import Action, CardId, Choose, Clue, Discard, Play, Seat, Stop, StopReason
from hanabi.game.hanab_live import fields
from hanabi.game.hanab_live.links import SITE, compact_link
from hanabi.game.hanab_live.variants import NO_VARIANT, VARIANTS, sayable
from hanabi.game.replay import Replay
from hanabi.rules import CUSTOM, Card, Ending, Ruleset, Suit

IMPLIED = (StopReason.NOTHING_LEFT, StopReason.OUT_OF_REACH)
"""The ends that the site concludes from the moves, so that they have no action."""


def is_exportable(replay: Replay) -> bool:
    """Whether hanab.live has words for all of a replay."""
    try:
        to_hanab_live(replay)
    except ReplayError:
        return False
    return True


def write_hanab_live(replay: Replay) -> str:
    """Serialize a replay as a hanab.live game."""
    return json.dumps(to_hanab_live(replay), ensure_ascii=False) + "\n"


def write_link(replay: Replay) -> str:
    """The address at which hanab.live shows a replay; it has no names, no notes and no options."""
    return f"{SITE}/shared-replay-json/{compact_link(to_hanab_live(replay))}\n"


def to_hanab_live(replay: Replay) -> dict[str, Any]:
    """Convert a replay to a hanab.live game, the seats rotated so that the first player is seat 0."""
    variant, suits = _variant_of(replay.rules)
    turn = _Rotation(len(replay.players), replay.rules.hand_size(len(replay.players)), replay.first)
    actions = [_action_entry(suits, turn, action) for action in replay.actions]
    exported: dict[str, Any] = {
        "players": turn.seats(replay.players),
        "deck": [_card_entry(suits, card) for card in turn.cards(replay.shuffle.deck)],
        "actions": [entry for entry in actions if entry],
    }
    options = _options_of(replay, variant)
    notes = [turn.notes(notes) for notes in turn.seats(replay.notes)]
    return exported | ({"options": options} if options else {}) | ({"notes": notes} if any(notes) else {})


def _variant_of(rules: Ruleset) -> tuple[str, tuple[Suit, ...]]:
    """The variant with these rules and its suits in the site's order; raise ReplayError if there is none."""
    reasons = {
        "flamboyant-fives": bool(rules.tiles),
        "synchronised-show": rules.announce,
        "tokens": rules.clue_tokens != CUSTOM.base.clue_tokens,
        "strikes": rules.strikes != CUSTOM.base.strikes,
    }
    for reason in (reason for reason, found in reasons.items() if found):
        raise ReplayError("no-counterpart", what=reason)
    for variant in VARIANTS.values():
        if suits := variant.match(rules):
            return variant.name, suits
    raise ReplayError("no-counterpart", what="suits")


def _options_of(replay: Replay, variant: str) -> dict[str, Any]:
    """The options of a game that differ from the defaults of hanab.live."""
    rules, players = replay.rules, len(replay.players)
    more = rules.hand_size(players) - CUSTOM.base.hand_size(players)
    if abs(more) > 1:
        raise ReplayError("no-counterpart", what="hand")
    options = {
        "variant": "" if variant == NO_VARIANT else variant,
        fields.EMPTY_CLUES: rules.empty_clues,
        fields.EXTRA_CARD: more > 0,
        fields.LESS_CARD: more < 0,
        fields.ALL_OR_NOTHING: rules.ending is Ending.ALL_OR_NOTHING,
        fields.SPEEDRUN: Stop(StopReason.OUT_OF_REACH) in replay.actions,
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
    """An action as hanab.live writes it; None for a stop that is implied there."""
    match action:
        case Play(card):
            return {"type": fields.PLAY, "target": turn.card(card)}
        case Discard(card):
            return {"type": fields.DISCARD, "target": turn.card(card)}
        case Clue(to, int(value)):
            return {"type": fields.RANK_CLUE, "target": turn.seat(to), "value": value}
        case Clue(to, value):
            colour = sayable(suits).index(str(value))
            return {"type": fields.COLOUR_CLUE, "target": turn.seat(to), "value": colour}
        case Stop():
            return _stop_entry(turn, action)
        case Choose():
            raise ReplayError("no-counterpart", what="flamboyant-fives")
        case _:
            assert_never(action)


def _stop_entry(turn: _Rotation, stop: Stop) -> dict[str, int] | None:
    if stop.reason in IMPLIED:
        return None
    endings = (code for code, reason in fields.ENDINGS.items() if reason is stop.reason)
    value = next(endings, fields.TERMINATED)
    if stop.reason is StopReason.VOTE:
        return {"type": fields.END_BY_VOTE, "target": -1, "value": value}
    return {"type": fields.END, "target": -1 if stop.by is None else turn.seat(stop.by), "value": value}
