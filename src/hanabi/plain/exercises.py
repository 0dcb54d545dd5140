"""A rule tried in plain lines: its sentences, a small position, and what follows from an action."""

from collections.abc import Iterator

from hanabi.plain.console import Console, open_console
from hanabi.plain.keyboard_game import PlainGame
from hanabi.plain.local_game import GameSetup, LocalChair
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.words import Words
from hanabi.plain.wrapping import wrap_beside
from hanabi.rulebook.tasks import sentences_about, task_text
from hanabi.rules import Ruleset
from hanabi.table import Table
from hanabi.testing.exercises import READER, exercise, exercises
from hanabi.text import Catalogue


def try_rule(catalogue: Catalogue, rules: Ruleset, tag: str) -> int:
    """Let a reader try the rule with this tag, or raise RulesetError; return the exit code."""
    found = exercise(rules, tag)
    names = (catalogue.say("player-default"), catalogue.say("player-names").split()[0])
    task = task_text(catalogue, found.key, found.tile, names[1])
    game = PlainExercise(Words(catalogue, names, READER), open_console(catalogue), found.table(rules), task)
    game.console.show(*rule_lines(catalogue, rules, found.tag), "")
    game.console.tell(task, catalogue.say("play-welcome-how", other=names[1]), "", game.opening)
    return game.play()


def tries(catalogue: Catalogue, rules: Ruleset) -> Iterator[tuple[str, str]]:
    """The tag of each rule that can be tried, and the first sentence of the rules page about it."""
    for each in exercises(rules):
        yield each.tag, sentences_about(catalogue, rules, each.tag)[0]


def rule_lines(catalogue: Catalogue, rules: Ruleset, tag: str) -> list[str]:
    """What the rules page says about a tag."""
    said = sentences_about(catalogue, rules, tag)
    return [line for text in said for line in wrap_beside(f"  {tag}  ", text)]


class PlainExercise(PlainGame):
    """A position in which a reader may do anything; nothing of it is recorded."""

    def __init__(self, words: Words, talk: Console, table: Table, task: str) -> None:
        self.words, self.console, self.table, self.task = words, talk, table, task
        self.setup = GameSetup(table.rules, tuple(map(LocalChair, words.names)))
        self.own, self._log = OwnCards(), []
        self.hidden, self.slot, self.file = False, None, None
        self._heard = {READER: len(table.moves)}

    @property
    def opening(self) -> str:
        """What the partner did before the reader's turn, in sentences."""
        return self._story(self.table.moves[0])

    def advise(self, bot: str | None) -> None:  # noqa: ARG002
        """Repeat the task: bots advise on games whose beginning they know."""
        self.console.tell(self.task)

    def play_bot_turn(self) -> None:
        """Let the partner act; they have no reasons to tell."""
        self.take_action(self.table.ask().action)

    def offer_to_save(self) -> None:
        """An exercise has no replay."""

    def offer_review(self) -> None:
        """Nor is it reviewed."""
