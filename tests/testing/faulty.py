"""Bots that break one promise each."""

import random
import time
from typing import Any

from hanabi.bots import Choice, Company, RandomBot, Reason
from hanabi.bots.conventions.players import Beginner
from hanabi.game import CardId, Event, GameState, Play, PlayerView, Seat, Stop, StopReason, legal_actions
from hanabi.rules import Ruleset


class Rogue(RandomBot):
    """Plays anything, until it is the turn it goes wrong in."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return self.go_wrong(view) if view.board.turn == 3 else super().act(view, deadline)

    def go_wrong(self, view: PlayerView) -> Any:
        raise NotImplementedError


class Raising(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        raise KeyError("red")


class Unmade:
    def __init__(self) -> None:
        raise OSError("no model")


class Silent(Rogue):
    def go_wrong(self, view: PlayerView) -> None:
        return None


class Illegal(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        return Choice(Play(CardId(99)), Reason("random"))


class Stopping(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        return Choice(Stop(StopReason.VOTE), Reason("random"))


class Garbled(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        return Choice(Play([0]), Reason("random"))  # type: ignore[arg-type]


class Hanging(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        time.sleep(60)
        raise AssertionError


class Mysterious(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        return Choice(legal_actions(view)[0], Reason("because"))


class Gossip(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        face = view.faces[view.board.hands[1 - view.seat if view.seat in (0, 1) else 0][0].id]
        return Choice(legal_actions(view)[0], Reason("random", {"suit": face.suit}))


class Vandal(Rogue):
    def go_wrong(self, view: PlayerView) -> Choice:
        choice = Choice(legal_actions(view)[0], Reason("random"))
        view.faces.clear()  # type: ignore[attr-defined]
        return choice


class Litterer(RandomBot):
    """Changes an event it is told."""

    def observe(self, event: Event) -> None:
        super().observe(event)
        if hasattr(event, "hands"):
            object.__setattr__(event, "hands", ())


class Seedless(Beginner):
    """Leaves it to chance, whatever its seed."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return Choice(random.SystemRandom().choice(legal_actions(view)), Reason("random"))


class Counting(RandomBot):
    """Remembers how often it was asked, which no successor is told."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        super().start(rules, players, seat, seed)
        self.asked = 0

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        self.asked += 1
        legal = legal_actions(view)
        return Choice(legal[self.asked % len(legal)], Reason("random"))


class Nostalgic(RandomBot):
    """Remembers every game it ever sat down at."""

    games = 0

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        super().start(rules, players, seat, seed)
        self.games = self.games + 1

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        legal = legal_actions(view)
        return Choice(legal[self.games % len(legal)], Reason("random"))


class Peeking(RandomBot):
    """Looks at the table its view was taken from, and plays its first card if that is red."""

    state: GameState | None = None

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        assert self.state is not None
        hand = self.state.hand(view.board.seat)
        first = legal_actions(view)[0]
        red = any(card.suit == "red" for card in hand[:2])
        return Choice(first, Reason("random")) if red else super().act(view, deadline)


class Touchy(RandomBot):
    """Cannot bear what a person does: a strike."""

    def observe(self, event: Event) -> None:
        super().observe(event)
        if type(event).__name__ == "Misplayed":
            raise ValueError("nobody plays like that")

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        legal = legal_actions(view)
        safe = [action for action in legal if not isinstance(action, Play)]
        return Choice((safe or legal)[0], Reason("random"))


class Seer(RandomBot):
    """Says itself that it sees too much."""

    company = Company.NOBODY
