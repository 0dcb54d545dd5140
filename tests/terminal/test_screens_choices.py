"""The menus offer exactly what is legal, and say of the rest why it is not."""

from collections.abc import Iterator

import pytest

from hanabi.game import Action, Choose, PlayerView, legal_actions
from hanabi.plain.offers import LocalOffer
from hanabi.plain.words import Words
from hanabi.rules import ruleset
from hanabi.testing import guided_game
from hanabi.testing.positions import show
from hanabi.text import Catalogue
from hanabi.tui.action_menus import ActionMenus
from hanabi.tui.menus import Menu, MenuOption, make_menu

RULESETS = [
    "fr+avalanche+black-powder+flamboyant-fives",
    "de+all-or-nothing+flamboyant-fives+black-powder",
    "pl+avalanche+synchronised-show+all-or-nothing",
    "pt",
]


def offered(choices: ActionMenus) -> list[Action]:
    """Everything that the menus of a seat lead to."""
    decision = choices.board.decision
    if decision is not None:
        return list(leaves(choices.tile(decision)))
    menus = [choices.clue(), *(choices.which_card(verb) for verb in ("play", "discard") if choices.view.hand)]
    return [action for each in menus for action in leaves(each)]


def leaves(asked: Menu) -> Iterator[Action]:
    for option in asked.options:
        if option.refused:
            continue
        if isinstance(option.leads, Menu):
            yield from leaves(option.leads)
        elif option.leads is not None:
            yield option.leads


def choices_of(view: PlayerView, confirm: bool = False) -> ActionMenus:
    names = ("Anna", "Ben", "Cleo", "Dora")[: view.board.players]
    return ActionMenus(Words(Catalogue(), names, view.seat), view, LocalOffer(view), confirm)


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("rules", RULESETS)
def test_the_menus_lead_to_every_legal_action_and_to_no_other(rules: str, confirm: bool) -> None:
    asked = 0
    for seed in range(2):
        for step in guided_game(ruleset(rules), 2 + seed, seed):
            view = step.state.view(step.state.board.seat)
            found = offered(choices_of(view, confirm))
            assert len(found) == len(set(found))
            assert set(found) == set(step.legal)
            asked += step.state.board.decision is not None
    assert asked or "fives" not in rules


def test_a_tile_that_may_be_declined_can_be() -> None:
    table = show(
        "fr+flamboyant-fives",
        hands="r5 . . . . / . . . . .",
        table="r4 y1",
        discards="y2 g3",
        tiles="reshuffle",
        left=0,
        turns_left=2,
    ).play("r5")
    view = table.state.view(0)
    assert Choose(None) in legal_actions(view)
    decision = table.board.decision
    assert decision is not None
    asked = choices_of(view).tile(decision)
    assert set(leaves(asked)) == set(legal_actions(view))
    assert asked.must
    declining = asked.find_key("-")
    assert declining is not None
    assert declining.option.leads == Choose(None)


def test_every_refused_option_says_why() -> None:
    view = show("pl", hands="r1 . . . . / y2 y2 y3 . .", tokens=8).state.view(0)
    refused = [option for option in choices_of(view).clue().options if option.refused]
    assert refused
    assert {option.refused for option in refused} == {"In this game, a clue must point at a card."}


def test_typing_moves_to_the_next_option_with_that_letter() -> None:
    asked = make_menu("?", [MenuOption(text, None, frozenset(text)) for text in ("r1", "r3", "y1", "y3")])
    assert [asked.cursor, *walk(asked, "y", "3", "3", "r", "r", "r")] == [0, 2, 3, 1, 0, 1, 0]
    assert asked.find_key("x") is None
    assert asked.move(-1).cursor == 3


def walk(asked: Menu, *keys: str) -> Iterator[int]:
    for key in keys:
        moved = asked.find_key(key)
        assert moved is not None
        asked = moved
        yield asked.cursor
