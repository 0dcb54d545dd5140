"""Guided games played on both engines at once, and what became of them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from hanabi.game import Action, Board, GameState, Result, legal_actions
from hanabi.testing import GuidedStep, guided_game
from tests.differential.peer import RULES, Peer, Side, our_side, words_of

ENOUGH = 100
"""With fewer games the shares say nothing."""


class Disagreement(AssertionError):
    """The engines show different things after the same actions."""


@dataclass(frozen=True)
class Tally:
    """How many games were compared, and how they ended."""

    games: Counter[int] = field(default_factory=Counter)
    """By number of players."""
    moves: int = 0
    emptied: int = 0
    perfect: int = 0
    struck_out: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.moves + other.moves,
            self.emptied + other.emptied,
            self.perfect + other.perfect,
            self.struck_out + other.struck_out,
        )

    def share(self, games: int) -> float:
        return games / max(1, self.games.total())

    def __str__(self) -> str:
        tables = ", ".join(f"{games} of {players}" for players, games in sorted(self.games.items()))
        return (
            f"{self.games.total()} games ({tables} players), {self.moves} moves compared: "
            f"{self.share(self.emptied):.1%} emptied the deck, {self.share(self.perfect):.1%} perfect, "
            f"{self.share(self.struck_out):.1%} struck out"
        )

    def check_shares(self) -> None:
        """Fail if too few of the games came to an end worth comparing."""
        if self.games.total() >= ENOUGH:
            assert self.share(self.emptied) >= 1 / 2, f"too few games emptied the deck: {self}"
            assert self.share(self.perfect) >= 1 / 10, f"too few games were perfect: {self}"
            assert self.share(self.struck_out) >= 1 / 20, f"too few games struck out: {self}"


def seeds(seed: int | str, players: int, games: int, part: int = 0) -> list[str]:
    """The seeds of one part of a run's games."""
    return [f"{seed}/{players}/{part}/{game}" for game in range(games)]


def compare_games(players: int, seeds: Iterable[str]) -> Tally:
    """Play these games on both engines."""
    return sum((compare_game(players, seed) for seed in seeds), Tally())


def compare_game(players: int, seed: str) -> Tally:
    """Play the game of this seed on both engines and compare them before and after every action."""
    steps = list(guided_game(RULES, players, seed))
    peer = Peer(steps[0].state)
    for turn, step in enumerate(steps):
        _compare(seed, steps[:turn], step.state, step.legal, peer)
        peer.act(words_of(step.state.board, step.action))
    last = steps[-1].after
    _compare(seed, steps, last, legal_actions(last.view(last.board.seat)), peer)
    return _tally(last.board, len(steps))


def _compare(
    seed: str, steps: list[GuidedStep], state: GameState, legal: tuple[Action, ...], peer: Peer
) -> None:
    ours, theirs = our_side(state, legal), peer.side()
    if ours != theirs:
        raise Disagreement(_report(seed, steps, state, ours, theirs))


def _report(seed: str, steps: list[GuidedStep], state: GameState, ours: Side, theirs: Side) -> str:
    """Everything needed to play the game again, and both sides where they differ."""
    board, secrets = state.board, state.secrets
    differing = [name for name in Side._fields if getattr(ours, name) != getattr(theirs, name)]
    return "\n".join(
        [
            f"seed {seed!r}, {board.players} players, seat {board.first} begins, turn {board.turn}",
            f"deck: {' '.join(map(str, (*secrets.faces, *secrets.deck)))}",
            f"actions: {', '.join(str(step.action) for step in steps)}",
            *(f"ours, {name}:\n{_shown(ours, name)}" for name in differing),
            *(f"open-spiel, {name}:\n{_shown(theirs, name)}" for name in differing),
        ]
    )


def _shown(side: Side, name: str) -> str:
    value = getattr(side, name)
    separator = {"seen": "\n\n", "legal": " "}.get(name)
    return separator.join(value) if separator else str(value)


def _tally(board: Board, moves: int) -> Tally:
    assert board.outcome is not None
    result = board.outcome.result
    return Tally(
        Counter({board.players: 1}),
        moves,
        emptied=int(board.deck == 0),
        perfect=int(result is Result.PERFECT),
        struck_out=int(result is Result.STRUCK_OUT),
    )
