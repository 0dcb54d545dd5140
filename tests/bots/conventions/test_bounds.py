"""Clues that are not thought through would not have been the best."""

import random
from collections.abc import Iterator

import pytest

from hanabi.bots.conventions.bounds import max_worth, max_worth_to
from hanabi.bots.conventions.giving import ClueOffer, ClueOffers, make_offer, possible_clues
from hanabi.bots.conventions.players import Beginner, Club, Partner
from hanabi.bots.conventions.table_model import TableModel
from hanabi.game import deal, shuffled
from hanabi.rules import ruleset
from hanabi.table import Table as Seats

MOST = 4
ODD = ("pl", "fr+avalanche+black-powder+flamboyant-fives", "pt+all-or-nothing+synchronised-show")
GAMES = pytest.mark.parametrize("players", [2, 3, 5])
RULES = pytest.mark.parametrize("name", ODD)
BOTS = pytest.mark.parametrize("kind", [Beginner, Club, Partner])


def turns(kind: type[Beginner], name: str, players: int) -> Iterator[TableModel]:
    """The table of the seat to move, turn by turn."""
    rules = ruleset(name)
    state, _ = deal(rules, players, shuffled(rules, random.Random(7)))
    bots = [kind() for _ in range(players)]
    seats = Seats.at(state).sit_all(bots)
    while not seats.state.board.over:
        yield bots[seats.state.board.seat].memory.table
        seats.step()


def every_offer(table: TableModel, kind: type[Beginner]) -> list[ClueOffer]:
    """What comes of trying every clue, the best first."""
    tried = [
        make_offer(table, kind.agreed, said) for said in possible_clues(table, table.seats_after(table.seat))
    ]
    return sorted([offer for offer in tried if offer is not None], key=lambda offer: -offer.worth)


@BOTS
@RULES
@GAMES
def test_no_clue_is_worth_more_than_it_may_be(kind: type[Beginner], name: str, players: int) -> None:
    for table in turns(kind, name, players):
        for offer in every_offer(table, kind):
            most = max_worth(table, kind.agreed, offer.said)
            assert offer.worth <= most <= max_worth_to(table, kind.agreed, offer.said.to)


@BOTS
@RULES
@GAMES
def test_the_best_are_those_of_trying_every_clue(kind: type[Beginner], name: str, players: int) -> None:
    for table in turns(kind, name, players):
        every, offers = (
            every_offer(table, kind),
            ClueOffers(table, kind.agreed, table.seats_after(table.seat)),
        )
        assert [offer.clue for offer in offers.best(MOST)] == [offer.clue for offer in every[:MOST]]
        for least in (0.3, 0.9):
            worthy = [offer.clue for offer in every[:1] if offer.worth >= least]
            assert [offer.clue for offer in offers.best(least=least)] == worthy
