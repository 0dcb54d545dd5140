"""Positions in which a reader can try a rule: two players, the reader to move, a plain partner."""

from collections.abc import Callable
from dataclasses import dataclass

from hanabi.errors import RulesetError
from hanabi.game import (
    Discard,
    Event,
    Play,
    PlayerView,
    Seat,
    deduced,
    is_playable,
    legal_actions,
    may_discard,
)
from hanabi.rules import COLOURS, RANKS, SIX_TILES, Ending, Ruleset, Tile
from hanabi.table import UNSAID, Choice, Table
from hanabi.testing.positions import show

READER: Seat = 0
PARTNER: Seat = 1
PLAYERS = 2
HAND = 5
TOKENS = 3
"""The clue tokens left when the reader is to move."""
STRIKES = 1
"""The strikes in positions with a tile, which may take one back."""
DISCARDS = "y3 g2 w1"
"""The discard pile in positions with a tile: two cards that fit, and one that does not."""
PARTNER_HAND = "r1 r3 y4 g1 w2"
"""No blue card, and no 5."""


class ExercisePartner:
    """Plays what is certain and else discards; it goes by the table alone, as laid-out games have no past."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Nothing is remembered."""

    def observe(self, event: Event) -> None:
        """Nothing is remembered."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        board = view.board
        for held, faces in zip(view.hand, deduced(view), strict=True):
            if all(is_playable(board, face) for face in faces):
                return Choice(Play(held.id), UNSAID)
        if view.hand and may_discard(board) and board.decision is None:
            return Choice(Discard(view.hand[0].id), UNSAID)
        return Choice(legal_actions(view)[-1], UNSAID)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position about the rule with this tag; the partner has just clued the reader's first card."""

    tag: str
    applies: Callable[[Ruleset], bool]
    card: str
    """The reader's first card."""
    fireworks: str
    """The top card of each firework that is begun."""
    tile: Tile | None = None
    """The bonus tile that the reader's card reveals."""
    last_card: str = ""
    """The only card that is left in the deck; "" if there are many."""

    @property
    def key(self) -> str:
        """What its texts are called after; those of all tiles are the same."""
        return "tile" if self.tile else self.tag.casefold()

    def table(self, rules: Ruleset) -> Table:
        """The position after the partner's clue, with the partner in their seat."""
        laid_out = show(
            rules,
            f"{self.card} y1 g3 w4 b1 / {PARTNER_HAND}",
            table=self.fireworks,
            discards=DISCARDS if self.tile else "",
            strikes=STRIKES if self.tile else 0,
            tiles=self.tile.value if self.tile else "",
            tokens=TOKENS + 1,
            deck=self.last_card,
            left=1 if self.last_card else None,
            first=PARTNER,
        )
        table = Table.at(laid_out.state)
        table.clue(READER, int(self.card[1:]))
        table.sit(PARTNER, ExercisePartner())
        return table


def _tile_exercise(number: int, tile: Tile) -> Exercise:
    """The reader's 5 completes red and reveals this tile."""
    return Exercise(f"X3.{number}", lambda rules: tile in rules.tiles, "r5", "r4 y2 g1 w3 b2", tile)


EXERCISES = (
    Exercise("B5", lambda rules: rules.empty_clues, "r2", "r1 y2"),
    Exercise("X2", lambda rules: "black" in rules.index, "k4", "k5 r2"),
    Exercise("V2", lambda rules: rules.announce, "r3", "r2 y2 b1"),
    *(_tile_exercise(number, tile) for number, tile in enumerate(SIX_TILES, 1)),
    Exercise("B11", lambda rules: rules.ending is Ending.LAST_ROUND, "r4", "r3 y5 g5 w5 b5", last_card="r5"),
)
"""In the order of the rules page."""


def exercises(rules: Ruleset) -> tuple[Exercise, ...]:
    """What can be tried by these rules; nothing where the positions cannot be laid out."""
    usual = (
        set(COLOURS) <= set(rules.index)
        and rules.ranks == RANKS
        and rules.hand_size(PLAYERS) == HAND
        and rules.clue_tokens > TOKENS
        and rules.strikes > STRIKES
    )
    return tuple(each for each in EXERCISES if usual and each.applies(rules))


def exercise(rules: Ruleset, tag: str) -> Exercise:
    """The exercise about the rule with this tag; raise RulesetError if there is none by these rules."""
    offered = exercises(rules)
    for each in offered:
        if each.tag.casefold() == tag.casefold():
            return each
    tags = ", ".join(each.tag for each in offered)
    raise RulesetError("nothing-to-try", tag=tag, ruleset=str(rules), offered=tags or "none")
