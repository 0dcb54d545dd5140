"""The law of typed input: what the program prints about a card, a clue or advice may be typed."""

import random
import re
from collections.abc import Iterator

import pytest

from hanabi.coach import BotAdvice, SuggestedAction
from hanabi.coach.facts import odds
from hanabi.coach.words import action_text, advice_lines
from hanabi.game import Action, Choose, Clue, Discard, GameState, Play, act, legal_actions
from hanabi.plain.parsing import InputParser, TypedCommand
from hanabi.plain.words import Words
from hanabi.rules import EDITIONS, Card, ruleset
from hanabi.rules.editions import compatible
from hanabi.table import Reason
from hanabi.testing import guided_game
from hanabi.testing.exercises import READER, exercise
from hanabi.testing.positions import show
from hanabi.text import Catalogue, languages

REASONS = ("certain-play", "play-clue", "waiting-clue", "last-chance-play", "unsaid", "safe-discard")
TRIED = 0.3
"""In how many of the positions an action is tried."""
RULESETS = {
    name: "+".join([name, *compatible(option for option in edition.offers if "avalanche-" not in option)])
    for name, edition in EDITIONS.items()
}


def names_of(catalogue: Catalogue, players: int) -> tuple[str, ...]:
    """Names as at a table of this language, one of two words and one with a sign."""
    return ("Anna Maria", *catalogue.say("player-names").split()[: players - 2], "J.-P.")


def printed(words: Words, state: GameState, action: Action, chance: random.Random) -> Iterator[str]:
    """Every sentence the program prints for an action: as advice, in the story, and to other people."""
    seat, board = state.board.seat, state.board
    reason = Reason(chance.choice(REASONS))
    suggestion = SuggestedAction(action, reason, ("club",), odds(state.view(seat), action))
    advice = BotAdvice(seat, board.turn + 1, "club", suggestion, (suggestion,))
    yield from (line for line in advice_lines(words.catalogue, words.names, advice) if line[0] != " ")
    yield action_text(words.catalogue, words.names, action, suggestion.odds.place if suggestion.odds else 0)
    events = [event.seen_by(seat) for event in act(state, action)[1]]
    yield words.story(board, events)
    yield Words(words.catalogue, words.names).story(board, events)
    if isinstance(action, Choose) and isinstance(action.option, Card):
        yield words.card(action.option)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("box", RULESETS)
def test_what_is_printed_about_an_action_is_understood_as_that_action(language: str, box: str) -> None:
    catalogue, chance = Catalogue(language), random.Random(f"{language}/{box}")
    players = 2 + list(RULESETS).index(box) % 4
    names = names_of(catalogue, players)
    for step in guided_game(ruleset(RULESETS[box]), players, f"{language}/{box}"):
        seat = step.state.board.seat
        words = Words(catalogue, names, seat)
        if chance.random() < TRIED or step.state.board.decision is not None:
            action = chance.choice(step.legal)
            for sentence in printed(words, step.state, action, chance):
                assert InputParser(words).parse(step.state.view(seat), sentence) == action, sentence


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tag", ["X3.3", "X3.4", "X3.5", "X3.6"])
def test_what_is_printed_about_each_answer_to_a_tile_is_understood(language: str, tag: str) -> None:
    """Random games seldom get to these: the story goes on after the answer, with a draw."""
    words = Words(Catalogue(language), names_of(Catalogue(language), 2), READER)
    rules = ruleset("es+black-powder+flamboyant-fives")
    table = exercise(rules, tag).table(rules)
    table.play("r5")
    view = table.view(READER)
    for action in legal_actions(view):
        for sentence in printed(words, table.state, action, random.Random(tag)):
            assert InputParser(words).parse(view, sentence) == action, sentence


@pytest.mark.parametrize("language", languages())
def test_every_example_of_the_help_is_understood(language: str) -> None:
    """The commands on the left, the short forms in parentheses, and the examples in the questions."""
    catalogue = Catalogue(language)
    names = ("Zed", *catalogue.say("player-names").split()[:2])
    table = show("custom+synchronised-show", hands="r1 . . . . / r3 . . . . / r3 . . . .")
    parser, view = InputParser(Words(catalogue, names, 0)), table.state.view(0)
    play, discard, colour, rank, *requests = catalogue.say("play-help").splitlines()
    announce = catalogue.say("play-help-announce")
    held = [card.id for card in view.hand]
    for line, meant in (
        (play, Play(held[1])),
        (discard, Discard(held[4])),
        (colour, Clue(1, "red")),
        (rank, Clue(1, 3)),
        (announce, Play(held[1], "red")),
    ):
        command, short = re.split(r"\s{2,}", line.strip())[0], re.findall(r"\((\w+) ([^:)]+)", line)[-1][1]
        assert [parser.parse(view, command), parser.parse(view, short)] == [meant, meant], line
    for line in requests:
        assert isinstance(parser.parse(view, re.split(r"\s{2,}", line.strip())[0]), TypedCommand)
    welcome = re.findall(r"[“„«]\s?([^”“»]+?)\s?[”“»]", catalogue.say("play-welcome-how", other=names[1]))
    meanings = [parser.parse(view, each) for each in welcome]
    assert meanings == [Play(held[1]), Discard(held[4]), Clue(1, "red"), TypedCommand("help")]
