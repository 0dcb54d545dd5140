"""A person at the terminal who sees every card and types what they do."""

import random
from functools import cache

from hanabi.game import Action, CardId, Choose, Clue, Discard, Play, legal_actions
from hanabi.game.notation import card_text
from hanabi.plain.console import Console
from hanabi.plain.keyboard_game import PlainGame
from hanabi.plain.local_game import GameSetup, LocalChair, draw_deal
from hanabi.rules import Card, ruleset
from hanabi.testing import Temper, guided_action
from hanabi.testing.sampling import CAREFUL
from hanabi.text import Catalogue

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn")


class Script(Console):
    """A console that answers with given lines and keeps what it is told."""

    def __init__(self, *answers: str | type[BaseException]) -> None:
        self.answers = list(answers)
        self.told: list[str] = []

    def tell(self, *lines: str) -> None:
        self.told += lines

    def show(self, *lines: str) -> None:
        self.told += lines

    def ask(self, prompt: str) -> str:
        self.told.append(prompt)
        answer = self.answers.pop(0) if self.answers else EOFError
        if isinstance(answer, str):
            return answer
        raise answer

    @property
    def text(self) -> str:
        return "\n".join(self.told)


class Typist(Script):
    """Plays a game by typing what a guided player would do; keeps what it typed."""

    def __init__(self, seed: int, temper: Temper = CAREFUL) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.temper = temper
        self.typed: list[str] = []
        self.game: PlainGame

    def ask(self, prompt: str) -> str:
        self.told.append(prompt)
        self.typed.append("" if self.game.table.board.over else self.deed())
        return self.typed[-1]

    def deed(self) -> str:
        legal = legal_actions(self.game.view)
        return typed(self.game, guided_action(self.game.table.state, legal, self.temper, self.chance))


def typed(game: PlainGame, action: Action) -> str:
    """The words for an action."""
    match action:
        case Play(card, None):
            return f"play {place(game, card)}"
        case Play(card, announce):
            return f"announce {announce} {place(game, card)}"
        case Discard(card):
            return f"discard {place(game, card)}"
        case Clue(to, value):
            return f"clue {game.words.names[to]} {value}"
        case Choose(Clue(to, value)):
            return f"{game.words.names[to]} {value}"
        case Choose(Card() as card):
            return card_text(card)
        case _:
            return "none"


def place(game: PlainGame, card: CardId) -> int:
    return [held.id for held in game.view.hand].index(card) + 1


def game_with(
    console: Console, rules: str, players: int = 3, seed: int = 1, bot: str = "beginner"
) -> PlainGame:
    """A game at this console."""
    chairs = tuple(LocalChair(name, bot if seat else None) for seat, name in enumerate(NAMES[:players]))
    setup = GameSetup(ruleset(rules), chairs)
    return PlainGame(Catalogue(), console, setup, draw_deal(setup, random.Random(seed)))


@cache
def typed_game(
    rules: str, players: int = 3, seed: int = 1, bot: str = "beginner"
) -> tuple[PlainGame, Typist]:
    """A whole game that a typist played."""
    typist = Typist(seed)
    typist.game = game_with(typist, rules, players, seed, bot)
    assert typist.game.play() == 0
    return typist.game, typist
