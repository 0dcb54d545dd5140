"""Bots at a table: each is told what its seat may see, and asked when it is its turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.bots.bot import Bot, BotError, Choice, Reason, check_choice
from hanabi.game import Action, Dealt, Event, GameState, Seat, act


@dataclass(frozen=True, slots=True)
class Move:
    """What a bot did, and why."""

    seat: Seat
    action: Action
    reason: Reason


class Table:
    """A dealt game with a bot in every seat."""

    def __init__(self, state: GameState, bots: Sequence[Bot], seed: int = 0) -> None:
        if len(bots) != state.board.players:
            raise BotError("bots-at-table", bots=len(bots), players=state.board.players)
        self.state = state
        self.bots = tuple(bots)
        self.moves: list[Move] = []
        for seat, bot in enumerate(bots):
            bot.start(state.rules, len(bots), seat, seed)
        self._tell(Dealt(tuple(state.hand(seat) for seat in range(len(bots)))))

    def play(self) -> GameState:
        """Play the game to its end."""
        while not self.state.board.over:
            self.step()
        return self.state

    def step(self) -> Move:
        """Let the seat to move take one action, whose events everybody sees."""
        seat = self.state.board.seat
        choice = self.ask(seat)
        check_choice(self.state.view(seat), choice)
        self.state, events = act(self.state, choice.action)
        for event in events:
            self._tell(event)
        self.moves.append(Move(seat, choice.action, choice.reason))
        return self.moves[-1]

    def ask(self, seat: Seat) -> Choice:
        """What the bot of a seat chooses, from what its seat may see."""
        return self.bots[seat].act(self.state.view(seat), None)

    def _tell(self, event: Event) -> None:
        for seat, bot in enumerate(self.bots):
            bot.observe(event.seen_by(seat))


def play_game(state: GameState, bots: Sequence[Bot], seed: int = 0) -> tuple[GameState, tuple[Move, ...]]:
    """The end of a game that was just dealt, and every move on the way."""
    table = Table(state, bots, seed)
    return table.play(), tuple(table.moves)
