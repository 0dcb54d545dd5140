"""A deal that is called winnable has been won; one that nobody can win is never called so."""

from collections.abc import Sequence

from hanabi.expert.team import cheat_many
from hanabi.game import GameState, Shuffle, deal
from hanabi.master.solving import are_winnable
from hanabi.rules import Card, box, ruleset
from tests.expert.tables import dealt

GAMES = 200


def test_a_team_that_sees_every_card_wins_at_least_what_cheaters_win() -> None:
    for players in (2, 5):
        states = dealt("pl", players, GAMES)
        cheated = [end.score == ruleset("pl").best for end in cheat_many(ruleset("pl"), players, states)]
        won = are_winnable(ruleset("pl"), players, states)
        assert all(proof >= easy for proof, easy in zip(won, cheated, strict=True))
        assert sum(won) > sum(cheated)
        assert sum(won) / GAMES > 0.95


def test_two_who_can_never_let_go_of_their_cards_cannot_win() -> None:
    name = "custom+hand=1+suits=2"
    fives = [card for card in box(ruleset(name)) if card.rank == 5]
    assert are_winnable(ruleset(name), 2, [arranged(name, fives)]) == [False]


def test_a_deck_in_the_order_of_playing_is_won() -> None:
    name = "custom+hand=1+suits=1"
    cards = sorted(box(ruleset(name)), key=lambda card: card.rank)
    ladder = [next(card for card in cards if card.rank == rank) for rank in range(1, 6)]
    assert are_winnable(ruleset(name), 2, [arranged(name, ladder)]) == [True]


def arranged(name: str, first: Sequence[Card]) -> GameState:
    """A game of two whose deck begins with these cards."""
    rest = list(box(ruleset(name)))
    for card in first:
        rest.remove(card)
    state, _ = deal(ruleset(name), 2, Shuffle((*first, *rest)))
    return state
