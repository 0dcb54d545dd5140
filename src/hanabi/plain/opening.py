"""Open a game at one keyboard in plain lines: deal a new one, or resume an unfinished one."""

import os
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hanabi.errors import RulesetError
from hanabi.game import points
from hanabi.plain.companions import companion_kind
from hanabi.plain.console import Console, open_console
from hanabi.plain.dialogue import PlayerLeft, ask_or_leave
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED
from hanabi.plain.files import FileError
from hanabi.plain.keyboard_game import PlainGame
from hanabi.plain.local_game import GameSetup, chairs_at_table, draw_deal
from hanabi.plain.rules_pages import editions_page
from hanabi.plain.saved_games import SaveFolder, SaveSlot, UnfinishedGame
from hanabi.plain.state_folder import state_folder
from hanabi.rules import Ruleset, check_players, ruleset
from hanabi.table import Memory
from hanabi.text import Catalogue, is_word, sentence, suggestion

DEFAULT_RULESET = "fr"
DEFAULT_PLAYERS = 3
DEFAULT_BOT = "beginner"


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The options of a game, as given on the command line."""

    ruleset: str | None = None
    players: int | None = None
    bots: tuple[str, ...] = (DEFAULT_BOT,)
    """The bots of the other seats in turn; the last one takes all that are left."""
    seed: int | None = None
    people: tuple[str, ...] = ()
    """The names of the people at this keyboard; they have the first seats."""
    file: str | None = None
    memory: Memory = Memory.DEDUCED

    @property
    def seats(self) -> int:
        """How many players there are."""
        return max(DEFAULT_PLAYERS, len(self.people)) if self.players is None else self.players


def play_game(catalogue: Catalogue, invitation: GameOptions) -> int:
    """Play a game with the people at this terminal and return the exit code."""
    talk = open_console(catalogue)
    check_writable(invitation.file)
    for bot in invitation.bots:
        companion_kind(bot)
    try:
        game = open_game(catalogue, talk, invitation)
    except PlayerLeft:
        return FINISHED
    except EOFError:
        talk.tell(catalogue.say("play-goodbye-end"))
        return FINISHED
    except KeyboardInterrupt:
        talk.tell("", catalogue.say("play-goodbye-interrupt"))
        return INTERRUPTED
    return game.play()


def open_game(catalogue: Catalogue, talk: Console, invitation: GameOptions) -> PlainGame:
    """Deal a game, or resume an unfinished one; at a terminal it is saved after every action."""
    keeps = sys.stdin is not None and sys.stdin.isatty()
    folder = SaveFolder(state_folder(os.environ))
    chosen: Ruleset | UnfinishedGame | None = None
    if invitation.ruleset is None:
        chosen = ask_game(catalogue, talk, _unfinished_games(catalogue, talk, folder))
    if isinstance(chosen, UnfinishedGame):
        return resume_game(catalogue, talk, chosen.slot, invitation.file)
    game = deal_game(catalogue, talk, invitation, chosen)
    game.slot = _new_slot(catalogue, talk, folder) if keeps else None
    game.keep()
    return game


def deal_game(
    catalogue: Catalogue, talk: Console, invitation: GameOptions, chosen: Ruleset | None = None
) -> PlainGame:
    """Deal a game by the rules of the command line, or by those `chosen`, and announce it."""
    rules = ruleset(invitation.ruleset or DEFAULT_RULESET) if chosen is None else chosen
    check_players(rules, invitation.seats)
    chairs = chairs_at_table(catalogue, invitation.people, invitation.bots, invitation.seats)
    setup = GameSetup(rules, chairs, memory=invitation.memory)
    chance = random.SystemRandom() if invitation.seed is None else random.Random(invitation.seed)
    game = PlainGame(catalogue, talk, setup, draw_deal(setup, chance), file=invitation.file)
    game.welcome()
    return game


def resume_game(catalogue: Catalogue, talk: Console, slot: SaveSlot, file: str | None) -> PlainGame:
    """Continue the game of a slot that nobody else is playing; tell what happened last."""
    if not slot.claim():
        raise FileError("file-unwritable", file=str(slot.path))
    saved = slot.read()
    game = PlainGame(catalogue, talk, saved.setup, saved.deal, saved, file)
    game.slot = slot
    game.welcome()
    if not game.hidden:
        game.catch_up()
    return game


def ask_game(
    catalogue: Catalogue, talk: Console, unfinished: Sequence[UnfinishedGame] = ()
) -> Ruleset | UnfinishedGame:
    """Ask for a ruleset, or for the number of an unfinished game, until the answer is one."""
    while True:
        question = catalogue.say("play-ask-ruleset", default=DEFAULT_RULESET)
        name = ask_or_leave(catalogue, talk, question) or DEFAULT_RULESET
        if name.isdecimal() and 0 < int(name) <= len(unfinished):
            return unfinished[int(name) - 1]
        if is_word(catalogue, "verb-rules", name):
            talk.show(*editions_page(catalogue), "")
            continue
        try:
            return ruleset(name)
        except RulesetError as error:
            talk.tell(" ".join(filter(None, (sentence(catalogue, error), suggestion(catalogue, error)))))


def check_writable(file: str | None) -> None:
    """Raise FileError before the game if `file` exists or cannot be created."""
    if file is None:
        return
    if Path(file).exists():
        raise FileError("file-exists", file=file)
    if not Path(file).parent.is_dir():
        raise FileError("file-unwritable", file=file)


def _unfinished_games(catalogue: Catalogue, talk: Console, folder: SaveFolder) -> list[UnfinishedGame]:
    """The unfinished games, which are listed with their numbers; nobody is asked about them in a pipe."""
    if sys.stdin is None or not sys.stdin.isatty():
        return []
    games, broken = folder.games()
    for each in broken:
        why = sentence(catalogue, each.why)
        talk.tell(catalogue.say("screen-set-aside", file=str(each.path), why=why))
    if games:
        talk.tell(catalogue.say("play-unfinished"))
    for number, left in enumerate(games, 1):
        board, names = left.game.board, ", ".join(left.game.setup.names)
        where = catalogue.say(
            "screen-resume-where", turn=board.turn + 1, points=points(board), best=board.rules.best
        )
        talk.tell(f"{number:>3}  {left.when:%Y-%m-%d %H:%M}  {board.rules}: {names}, {where}")
    return games


def _new_slot(catalogue: Catalogue, talk: Console, folder: SaveFolder) -> SaveSlot | None:
    """A slot for a new game; None, and a sentence, if nothing can be saved."""
    try:
        return folder.new_slot()
    except FileError as error:
        talk.tell(f"{catalogue.say('screen-not-saved')} {sentence(catalogue, error)}")
        return None
