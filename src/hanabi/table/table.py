"""The table: a game and its players."""

import random
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Self

from hanabi.errors import BotError, ReplayError
from hanabi.game import Action, Board, Dealt, Event, GameState, PlayerView, Seat, Shuffle, act, deal, shuffled
from hanabi.game.notation import hand_text
from hanabi.game.replay import Replay
from hanabi.rules import LETTERS, Ruleset, ruleset
from hanabi.table.deeds import Deeds
from hanabi.table.player import Choice, Player, Reason, check_choice, close_player

UNSAID = Reason("unsaid")
"""The reason recorded for a player that gives none."""
MAX_ACTIONS = 10_000
"""More actions than any game takes."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action with the board before it, the state and events after it, and the player's reason."""

    board: Board = field(repr=False)
    """The board before the action."""
    action: Action
    state: GameState = field(repr=False)
    """The game after the action."""
    events: tuple[Event, ...] = field(repr=False)
    reason: Reason = field(default=UNSAID, repr=False)

    @property
    def seat(self) -> Seat:
        return self.board.seat


class Table(Deeds[Move]):
    """A game in progress: who plays, what has happened, and what may be done now.

    `players` is a number, or a name for each seat. The same `seed` deals the same cards; without one the deal
    is random, and a given `shuffle` takes precedence over both. Seats without a `Player` are played by
    calling `act`, `play`, `discard` or `clue`.
    """

    def __init__(
        self,
        rules: str | Ruleset,
        players: int | Sequence[str] = 2,
        *,
        seed: int | None = None,
        shuffle: Shuffle | None = None,
        first: Seat = 0,
    ) -> None:
        chosen = ruleset(rules) if isinstance(rules, str) else rules
        chance = random.SystemRandom() if seed is None else random.Random(seed)
        self.shuffle: Shuffle | None = shuffle or shuffled(chosen, chance)
        count = players if isinstance(players, int) else len(players)
        state, dealt = deal(chosen, count, self.shuffle, first)
        self._begin(state, dealt, None if isinstance(players, int) else tuple(players))

    @classmethod
    def at(cls, state: GameState) -> Self:
        """A table for a game that has just been dealt elsewhere; without its shuffle there is no `replay`."""
        table = cls.__new__(cls)
        table.shuffle = None
        table._begin(state, Dealt(tuple(map(state.hand, range(state.board.players)))))
        return table

    @classmethod
    def from_replay(cls, replay: Replay) -> Self:
        """A table with a recorded game, played up to its last action."""
        table = cls(replay.rules, replay.players, shuffle=replay.shuffle, first=replay.first)
        for action in replay.actions:
            table.act(action)
        return table

    def _begin(self, state: GameState, dealt: Dealt, names: tuple[str, ...] | None = None) -> None:
        self.state, self.start, self.dealt = state, state, dealt
        self.names = names or tuple(f"Player {number}" for number in range(1, state.board.players + 1))
        self.players: dict[Seat, Player] = {}
        self.moves: list[Move] = []

    @property
    def rules(self) -> Ruleset:
        return self.board.rules

    @property
    def over(self) -> bool:
        return self.board.over

    @property
    def score(self) -> int | None:
        """The final score; None until the game is over."""
        return self.board.outcome.score if self.board.outcome else None

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(move.action for move in self.moves)

    @property
    def events(self) -> Iterator[Event]:
        """All events so far, the deal first."""
        yield self.dealt
        for move in self.moves:
            yield from move.events

    def state_at(self, seq: int) -> GameState:
        """The game after its first `seq` actions."""
        return self.moves[seq - 1].state if seq else self.start

    def view(self, seat: Seat | None) -> PlayerView:
        """What a seat sees; None is a spectator."""
        return self.state.view(seat)

    # Players

    def sit(self, seat: Seat, player: Player, seed: int = 0) -> None:
        """Give a free seat to a player and tell it what has happened; close it if anything goes wrong."""
        try:
            if seat not in range(self.board.players) or seat in self.players:
                raise BotError("seat-not-free", seat=seat, players=self.board.players)
            player.start(self.rules, self.board.players, seat, seed)
            for event in self.events:
                player.observe(event.seen_by(seat))
        except BaseException:
            with suppress(Exception):
                close_player(player)
            raise
        self.players[seat] = player

    def sit_all(self, players: Sequence[Player], seed: int = 0) -> Self:
        """Give every seat to a player; close them all if one cannot sit down."""
        if len(players) != self.board.players:
            raise BotError("bots-at-table", bots=len(players), players=self.board.players)
        with ExitStack() as leaving:
            for player in players:
                leaving.callback(close_player, player)
            for seat, player in enumerate(players):
                self.sit(seat, player, seed)
            leaving.pop_all()
        return self

    @property
    def player(self) -> Player | None:
        """The player to move; None if its seat is played by calling `act`."""
        return self.players.get(self.seat)

    def ask(self, deadline: float | None = None) -> Choice:
        """Ask the player to move for a choice within `deadline` seconds; check it, but do not act on it."""
        if self.player is None:
            raise BotError("nobody-in-seat", seat=self.seat)
        view = self.view(self.seat)
        choice = self.player.act(view, deadline)
        check_choice(view, choice)
        return choice

    def step(self, deadline: float | None = None) -> Move:
        """Let the player to move take one action."""
        choice = self.ask(deadline)
        return self.act(choice.action, reason=choice.reason)

    def run(self, moves: int = MAX_ACTIONS, deadline: float | None = None) -> GameState:
        """Let players act up to `moves` times, until the game is over or the seat to move has no player."""
        while not self.over and self.player is not None and moves > 0:
            self.step(deadline)
            moves -= 1
        return self.state

    def close(self) -> None:
        """Close every player, even if one of them fails to close; the game itself stays."""
        with ExitStack() as leaving:
            for player in self.players.values():
                leaving.callback(close_player, player)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Actions

    def preview(self, action: Action, by: Seat | None = None, reason: Reason = UNSAID) -> Move:
        """The move that an action would make; the table does not change, and no player is told."""
        state, events = act(self.state, action, by)
        return Move(self.board, action, state, events, reason)

    def take(self, move: Move) -> Move:
        """Carry out a move previewed on this board, and tell each player what its seat may see."""
        assert move.board is self.board
        self.state = move.state
        self.moves.append(move)
        for event in move.events:
            for seat, player in self.players.items():
                player.observe(event.seen_by(seat))
        return move

    def act(self, action: Action, by: Seat | None = None, reason: Reason = UNSAID) -> Move:
        """Take an action for the seat to move, and tell each player what its seat may see of it."""
        return self.take(self.preview(action, by, reason))

    # Records

    def replay(self) -> Replay:
        """The game so far as a replay; raise ReplayError if it was dealt elsewhere."""
        if self.shuffle is None:
            raise ReplayError("dealt-elsewhere")
        return Replay(self.rules, self.names, self.shuffle, self.actions, self.board.first)

    def __str__(self) -> str:
        """The whole table as text, with all hands open."""
        board, heights = self.board, zip(self.rules.suits, self.board.fireworks, strict=True)
        lines = [
            "fireworks  " + " ".join(f"{LETTERS[suit.key]}{height}" for suit, height in heights),
            f"tokens     clues {board.clue_tokens}, strikes {board.strikes}, deck {board.deck}",
            f"discards   {hand_text(board.discards) or '-'}",
        ]
        for seat, name in enumerate(self.names):
            mark = ">" if seat == self.seat and not self.over else " "
            lines.append(f"{mark} {seat} {name:<8} {self.hand(seat)}")
        return "\n".join([*lines, f"over, score {self.score}"] if self.over else lines)
