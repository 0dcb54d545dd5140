"""What a seat cannot see is filled in by chance, exactly as clues and counting leave it open."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from hanabi.errors import BatchError, RulesetError
from hanabi.fast import Games
from hanabi.game import Dealt, Event, GameState, PlayerView, built_cards, deduced, legal_actions, unseen
from hanabi.rules import Card, box, ruleset
from hanabi.testing import guided_game

TABLES = [
    ("pl", 2),
    ("pl", 5),
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("de+flamboyant-fives", 4),
    ("custom+suits=1+hand=2", 2),
]
tables = pytest.mark.parametrize(("name", "players"), TABLES)
COPIES = 60


def moments(name: str, players: int, seed: int) -> Iterator[tuple[GameState, list[Event]]]:
    """Positions of a guided game, each with everything that the seat to move saw happen before."""
    steps = list(guided_game(ruleset(name), players, seed))
    happened: list[Event] = [Dealt(tuple(steps[0].state.hand(seat) for seat in range(players)))]
    for place, step in enumerate(steps):
        if place % 9 == 4:
            seat = step.state.board.seat
            yield step.state, [event.seen_by(seat) for event in happened]
        happened += step.events


def cards_of(state: GameState) -> Counter[Card]:
    """Every card of a game, wherever it is."""
    hands = (face for seat in range(state.board.players) for face in state.hand(seat))
    return Counter([*state.secrets.deck, *hands, *state.board.discards, *built_cards(state.board)])


@tables
@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_game_is_one_that_could_be(name: str, players: int, seed: int) -> None:
    games = Games(name, players, COPIES, restart=False)
    for state, events in moments(name, players, seed):
        seat = state.board.seat
        view = state.view(seat)
        possible = deduced(view)
        games.imagine(view, events, seed=seed)
        for game in range(COPIES):
            imagined = games.save(game)
            assert imagined.view(seat).faces == view.faces
            assert legal_actions(imagined.view(seat)) == legal_actions(view)
            assert all(face in faces for face, faces in zip(imagined.hand(seat), possible, strict=True))
            assert cards_of(imagined) == Counter(box(state.rules))
            tiles = Counter([*imagined.secrets.tiles, *imagined.board.turned])
            assert tiles == Counter(state.rules.tiles)


@tables
def test_imagined_games_can_be_played_to_their_end(name: str, players: int) -> None:
    state, events = list(moments(name, players, 3))[-1]
    games = Games(name, players, COPIES)
    games.imagine(state.view(state.board.seat), events)
    assert games.wander(200).ended >= COPIES


def hands_by_hand(view: PlayerView) -> Counter[tuple[Card, ...]]:
    """How many layouts of the unseen cards give each hand that clues allow."""
    copies = list(unseen(view).elements())
    ways = Counter(permutations(copies, len(view.hand)))
    fits = [held.known.allows for held in view.hand]
    return Counter(
        {
            hand: count
            for hand, count in ways.items()
            if all(may(face) for may, face in zip(fits, hand, strict=True))
        }
    )


@pytest.mark.parametrize("seed", range(4))
def test_every_possible_hand_is_as_likely_as_its_cards_make_it(seed: int) -> None:
    name, count = "custom+suits=2+hand=3", 20_000
    state, events = next(moments(name, 2, seed))
    view = state.view(state.board.seat)
    games = Games(name, 2, count)
    games.imagine(view, events, seed=seed)
    expected = hands_by_hand(view)
    found = Counter(games.save(game).hand(state.board.seat) for game in range(0, count, 4))
    assert set(found) <= set(expected)
    share = sum(found.values()) / sum(expected.values())
    square = sum((found[hand] - ways * share) ** 2 / (ways * share) for hand, ways in expected.items())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5, (square, freedom)


@tables
def test_a_deal_by_hand_gives_the_game_back(name: str, players: int) -> None:
    games = Games(name, players, 1)
    for state, events in moments(name, players, 5):
        seat, secrets = state.board.seat, state.secrets
        games.load_view(0, state.view(seat), events)
        games.deal(0, state.hand(seat), secrets.deck, secrets.tiles)
        dealt = games.save(0)
        assert dealt.secrets.faces == secrets.faces
        assert (dealt.secrets.deck, dealt.secrets.tiles) == (secrets.deck, secrets.tiles)
        assert dealt.hand(seat) == state.hand(seat)
        assert len(dealt.secrets.places) == len(secrets.places)
        assert all(dealt.secrets.places)


def test_what_one_seat_sees_can_neither_be_played_nor_saved() -> None:
    state, events = next(moments("pl", 2, 1))
    games = Games("pl", 2, 1)
    games.load_view(0, state.view(state.board.seat), events)
    action = games.sample()
    assert games.legal()[0, action[0]]
    with pytest.raises(BatchError, match="illegal-actions"):
        games.step(action)
    with pytest.raises(BatchError, match="seen-only"):
        games.save(0)


def test_a_spectators_view_and_a_wrong_hand_are_refused() -> None:
    state, events = next(moments("pl", 2, 1))
    games = Games("pl", 2, 1)
    with pytest.raises(BatchError, match="no-seat"):
        games.imagine(state.view(None), events)
    games.load_view(0, state.view(state.board.seat), events)
    with pytest.raises(BatchError, match="other-hand"):
        games.deal(0, state.hand(state.board.seat)[1:], state.secrets.deck)
    one = state.secrets.deck[0]
    with pytest.raises(RulesetError, match="deck-not-the-box"):
        games.deal(0, [one] * len(state.hand(0)), [one] * len(state.secrets.deck))
    with pytest.raises(RulesetError, match="deck-not-the-box"):
        games.deal(0, state.hand(state.board.seat), [Card("black", 1)] * len(state.secrets.deck))


def test_another_seat_sees_nothing_where_a_view_knows_nothing() -> None:
    state, events = next(moments("pl", 3, 1))
    seat, games = state.board.seat, Games("pl", 3, 2)
    games.load(0, state)
    games.load_view(1, state.view(seat), events)
    for ahead in (1, 2):
        whole, seen = games.observe(ahead)
        hands = slice(0, 2 * 5 * 25)
        assert not (seen[hands] & ~whole[hands]).any()
        assert seen[hands].sum() == whole[hands].sum() - 5
