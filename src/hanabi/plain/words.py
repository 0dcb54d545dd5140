"""Events, results and cards as text."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from hanabi.game import (
    Asked,
    Board,
    Clued,
    Completed,
    Dealt,
    Declined,
    Discarded,
    Drawn,
    EffectLost,
    Event,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Seat,
    Skipped,
    TileTurned,
    TurnEnded,
    points,
    verdict,
)
from hanabi.rules import Card, ClueValue
from hanabi.text import Catalogue, format_list

Values: TypeAlias = dict[str, str | int]

UNTOLD = ("turn-ended", "asked", "ended")
"""Events that are left out of a story."""
HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class Words:
    """The wording of a game for a spectator or for the person in a seat."""

    catalogue: Catalogue
    names: tuple[str, ...]
    you: Seat | None = None

    def story(self, board: Board, events: Iterable[Event]) -> str:
        """What happened, in sentences; any board of this game will do."""
        return " ".join(self.event(board, event) for event in events if event.tag not in UNTOLD)

    def event(self, board: Board, event: Event) -> str:
        """An event in a sentence; any board of its game will do."""
        return self.catalogue.say(f"event-{event.tag}", **self._values(board, event))

    def result(self, board: Board) -> str:
        """How a game ended, or that its record is unfinished."""
        outcome = board.outcome
        by = outcome.by if outcome else None
        return self.catalogue.say(
            f"result-{outcome.result.value if outcome else 'unfinished'}",
            score=outcome.score if outcome else points(board),
            best=board.rules.best,
            black="black" in board.rules.index,
            player=self.names[board.seat if by is None else by],
            named=by not in (None, self.you),
            skips=board.rules.skipping,
            reason=outcome.reason.value if outcome and outcome.reason else "",
        )

    def verdict(self, board: Board) -> str:
        """What the audience says about a scored game; empty for any other (U13)."""
        judged = verdict(board)
        return self.catalogue.say(f"band-{judged.value}") if judged else ""

    def suit(self, key: str) -> str:
        return self.catalogue.say(f"suit-{key}")

    def letter(self, suit: str) -> str:
        return self.catalogue.say(f"letter-{suit}")

    def card(self, card: Card | None) -> str:
        """A card in two characters, such as `R3`."""
        return HIDDEN if card is None else f"{self.letter(card.suit)}{card.rank}"

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(map(self.card, cards))

    def value(self, value: ClueValue) -> str:
        return str(value) if isinstance(value, int) else self.suit(value)

    def _values(self, board: Board, event: Event) -> Values:
        """The values that the sentence of an event uses."""
        match event:
            case Dealt(hands):
                return {"count": len(hands[0]), **self._who(board.first)}
            case Drawn(seat, _, face):
                return {**self._who(seat), "hidden": face is None, **_face(face)}
            case Clued():
                return {**self._who(event.seat), **self._clue(event)}
            case Discarded(seat, face=face, place=place):
                return {**self._who(seat), **_face(face), "place": place + 1}
            case Played():
                return {**self._who(event.seat), **self._play(event)}
            case Misplayed(strike=strike):
                count: Values = {"strike": strike, "strikes": board.rules.strikes}
                return {**self._who(event.seat), **self._play(event), **count}
            case TurnEnded(seat):
                return self._who((seat + 1) % board.players)
            case Reshuffled(seat, face) | Rekindled(seat, face):
                return {**self._who(seat), **_face(face)}
            case _:
                return self._small(event)

    def _small(self, event: Event) -> Values:
        match event:
            case Completed(suit):
                return {"suit": suit}
            case TileTurned(seat, tile):
                return {**self._who(seat), "tile": tile.value}
            case EffectLost(tile):
                return {"tile": tile.value}
            case Asked(seat) | Declined(seat) | Skipped(seat):
                return self._who(seat)
            case _:
                return {}

    def _who(self, seat: Seat) -> Values:
        return {"player": self.names[seat], "you": seat == self.you}

    def _clue(self, clue: Clued) -> Values:
        places = [place + 1 for place in clue.places]
        said: Values = {"rank": clue.value} if isinstance(clue.value, int) else {"suit": clue.value}
        return {
            "to": self.names[clue.to],
            "to_you": clue.to == self.you,
            "kind": "rank" if isinstance(clue.value, int) else "colour",
            **said,
            "count": len(places),
            "places": format_list(self.catalogue, places) if places else "",
            "free": clue.free,
        }

    def _play(self, play: Played | Misplayed) -> Values:
        announced = play.announced
        return {
            **_face(play.face),
            "place": play.place + 1,
            "announced": announced or "none",
            "firework": self.suit(announced) if announced else "",
            "wrong": announced not in (None, play.face.suit),
        }


def _face(face: Card | None) -> Values:
    return {} if face is None else {"suit": face.suit, "rank": face.rank}
