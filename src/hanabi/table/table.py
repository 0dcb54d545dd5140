"""A game and everyone at it."""

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
"""The reason of a player who gives none."""
TO_THE_END = 10_000
"""No game takes more actions."""


@dataclass(frozen=True, slots=True)
class Move:
    """What one action brought about, on which board, and why its player took it."""

    board: Board = field(repr=False)
    """The table before the action."""
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
    is left to chance, and a `shuffle` of one's own counts before either. Seats without a `Player` are played
    by calling `act`, `play`, `discard` or `clue`.
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
        """A table at a game that was just dealt elsewhere; it knows no shuffle, so it makes no replay."""
        table = cls.__new__(cls)
        table.shuffle = None
        table._begin(state, Dealt(tuple(map(state.hand, range(state.board.players)))))
        return table

    @classmethod
    def from_replay(cls, replay: Replay) -> Self:
        """A table at which a recorded game has been played up to its last action."""
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
        """What the game counts; None until it is over."""
        return self.board.outcome.score if self.board.outcome else None

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(move.action for move in self.moves)

    @property
    def events(self) -> Iterator[Event]:
        """Everything that has happened, the deal first."""
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
        """Let a player have a free seat, told what has happened; one that cannot sit down is let go."""
        try:
            if seat not in range(self.board.players) or seat in self.players:
                raise BotError("seat-not-free", seat=seat + 1, players=self.board.players)
            player.start(self.rules, self.board.players, seat, seed)
            for event in self.events:
                player.observe(event.seen_by(seat))
        except BaseException:
            with suppress(Exception):
                close_player(player)
            raise
        self.players[seat] = player

    def sit_all(self, players: Sequence[Player], seed: int = 0) -> Self:
        """Let a player have every seat; when one cannot sit down, all are let go."""
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
        """The player to move; None where the seat is played from outside."""
        return self.players.get(self.seat)

    def ask(self, deadline: float | None = None) -> Choice:
        """What the player to move chooses within `deadline` seconds; it is checked, and not carried out."""
        if self.player is None:
            raise BotError("nobody-in-seat", seat=self.seat + 1)
        view = self.view(self.seat)
        choice = self.player.act(view, deadline)
        check_choice(view, choice)
        return choice

    def step(self, deadline: float | None = None) -> Move:
        """Let the player to move take one action."""
        choice = self.ask(deadline)
        return self.act(choice.action, reason=choice.reason)

    def run(self, moves: int = TO_THE_END, deadline: float | None = None) -> GameState:
        """Let the players go on for up to `moves` actions, until the game is over or no player is to move."""
        while not self.over and self.player is not None and moves > 0:
            self.step(deadline)
            moves -= 1
        return self.state

    def close(self) -> None:
        """Let every player go, also where one fails in this; what was played stays."""
        with ExitStack() as leaving:
            for player in self.players.values():
                leaving.callback(close_player, player)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Actions

    def preview(self, action: Action, by: Seat | None = None, reason: Reason = UNSAID) -> Move:
        """What an action of the seat to move would bring about; nothing is done, and nobody is told."""
        state, events = act(self.state, action, by)
        return Move(self.board, action, state, events, reason)

    def take(self, move: Move) -> Move:
        """Carry out a move that was previewed on this board, and tell every player what its seat may see."""
        assert move.board is self.board
        self.state = move.state
        self.moves.append(move)
        for event in move.events:
            for seat, player in self.players.items():
                player.observe(event.seen_by(seat))
        return move

    def act(self, action: Action, by: Seat | None = None, reason: Reason = UNSAID) -> Move:
        """Take an action of the seat to move, and tell every player what its seat may see of it."""
        return self.take(self.preview(action, by, reason))

    # Records

    def replay(self) -> Replay:
        """The game as it can be kept."""
        if self.shuffle is None:
            raise ReplayError("dealt-elsewhere")
        return Replay(self.rules, self.names, self.shuffle, self.actions, self.board.first)

    def __str__(self) -> str:
        """The whole table, with every hand open."""
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
