"""Rules that readers of the page can try, in a small position; the server remembers nothing of it."""

from hanabi.codec import Struct
from hanabi.game import Seat, legal_actions
from hanabi.room.errors import refuse
from hanabi.rulebook.tasks import sentences_about, task_text
from hanabi.rules import Ruleset
from hanabi.table import Memory, Table
from hanabi.testing.exercises import READER, exercise
from hanabi.text import Catalogue
from hanabi.wire.messages import DealtGame, Happened
from hanabi.wire.table import choices, table_now

GAME = "exercise"
PLAYERS = ("Mio", "Ada")
"""Nobody reads the reader's own name."""
MOST_CHOICES = 12
"""More than anyone needs to see what a rule does."""


class ExerciseNow(Struct):
    """A rule that is being tried, in the reader's language, and the table after what the reader chose."""

    tag: str
    sentences: tuple[str, ...]
    """What the rules page says about the tag."""
    task: str
    """What the reader is asked to do."""
    game: DealtGame
    now: Happened
    """The table, with every event so far."""


def play_exercise(rules: Ruleset, tag: str, chosen: tuple[int, ...], language: str) -> ExerciseNow:
    """Lay out the position and take the reader's choices: at each of their turns, a number in its options.

    Raise RulesetError if the rule cannot be tried, or a refusal if a choice is impossible.
    """
    found, catalogue = exercise(rules, tag), Catalogue(language)
    table = found.table(rules)
    for number in chosen:
        options = legal_actions(table.view(READER))
        if number >= len(options):
            refuse("no-such-moment")
        table.act(options[number])
        table.run()
    return ExerciseNow(
        found.tag,
        sentences_about(catalogue, rules, found.tag),
        task_text(catalogue, found.key, found.tile, PLAYERS[1]),
        game_as_seen(GAME, PLAYERS, table, READER),
        table_as_seen(GAME, table, READER, may_go_on=len(chosen) < MOST_CHOICES),
    )


def game_as_seen(game: str, players: tuple[str, ...], table: Table, seat: Seat) -> DealtGame:
    """A game that is laid out for the reader in `seat`."""
    return DealtGame(
        game=game,
        ruleset=str(table.rules),
        rules=table.rules,
        players=players,
        first=table.board.first,
        seat=seat,
        commitment="",
        again=None,
    )


def table_as_seen(game: str, table: Table, seat: Seat, may_go_on: bool) -> Happened:
    """The table as the reader sees it; when the game is over, with every hand open."""
    view = table.view(None if table.over else seat)
    return Happened(
        game,
        seq=len(table.moves),
        events=tuple(event.seen_by(seat) for event in table.events),
        table=table_now(view, len(table.moves), Memory.DEDUCED),
        choices=choices(view) if may_go_on and not table.over else None,
        ends=None,
        substitutes={},
    )
