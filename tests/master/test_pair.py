"""A learned pair that searches judges its own hand by what the partner did, and by nothing hidden."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from hanabi.bots.master import Master
from hanabi.game import Event, Knowledge, PlayerView, shuffled, unseen
from hanabi.learned.network import Network, shipped_network
from hanabi.master.contest import Budget, Contest
from hanabi.master.member import Searcher
from hanabi.master.pair import PairSearcher
from hanabi.rules import Card, ruleset
from hanabi.rules.tables import faces_by_identity
from hanabi.table import UNSAID, Choice, Table
from tests.learning.test_learned import random_network

FACES = faces_by_identity(ruleset("pl"))
SHORT = Budget(layouts=16)


class Seated:
    """A player that searches with any network, and shows its member to `watch` after each search."""

    def __init__(self, network: Network, watch: Callable[[PairSearcher, PlayerView], None]) -> None:
        self._network, self._watch = network, watch

    def start(self, *given: object) -> None:
        _, _, seat, _ = given
        assert isinstance(seat, int)
        self.member = PairSearcher(self._network, seat, SHORT)

    def observe(self, event: Event) -> None:
        self.member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        action = self.member.search(view)
        self._watch(self.member, view)
        return Choice(action, UNSAID)


class Unsearching(Seated):
    """The same, but it plays as its network does."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        self._watch(self.member, view)
        return Choice(self.member.decide(view), UNSAID)


def play(
    network: Network, seed: int, watch: Callable[[PairSearcher, PlayerView], None]
) -> tuple[Table, tuple[Seated, Seated]]:
    """A finished game of two that search."""
    table = Table(network.rules, 2, shuffle=shuffled(network.rules, random.Random(seed)))
    pair = Seated(network, watch), Seated(network, watch)
    table.sit_all(pair)
    table.run()
    return table, pair


def test_imagined_hands_are_never_ruled_out_by_clues_or_by_cards_in_sight() -> None:
    checked = Counter[bool]()

    def check(member: PairSearcher, view: PlayerView) -> None:
        left = unseen(view)
        for hand in member.belief.hands if member.looked == view.board.turn else ():
            faces = [FACES[identity] for identity in hand]
            assert len(faces) == len(view.hand)
            assert Counter(faces) <= left
            for face, held in zip(faces, view.hand, strict=True):
                assert face.suit in held.known.suits
                assert face.rank in held.known.ranks
        checked[member.looked == view.board.turn] += 1

    for seed in range(2):
        play(random_network("pl", 2), seed, check)
    assert checked[True] > 10


def test_what_the_partner_saw_is_what_is_kept_of_it_and_the_own_hand() -> None:
    network, seen = random_network("pl", 2), list[tuple[int | None, np.ndarray]]()

    def note(member: PairSearcher, view: PlayerView) -> None:
        member.decide(view)
        seen.append((view.seat, network.sums(member.look()[None])[0]))

    table, pair = play(network, 5, note)
    weights = network.layers[0].weight[network.sight.own_hand].reshape(5, len(FACES), -1)
    for seat, player in enumerate(pair):
        moves = [sums for by, sums in seen if by != seat]
        kept = player.member.belief.signs
        assert kept
        for sign, sums in zip(reversed(kept), reversed(moves), strict=False):
            hand = [FACES.index(table.state.secrets.faces[card]) for card in sign.cards]
            own = sum(weights[place, face] for place, face in enumerate(hand))
            np.testing.assert_allclose(sign.sums + own, sums, atol=1e-4)


def test_a_game_is_the_same_when_it_is_played_again() -> None:
    def ask_again(member: PairSearcher, view: PlayerView) -> None:
        assert member.search(view) == member.search(view)

    first, second = (play(random_network("pl", 2), 1, watch)[0] for watch in (ask_again, lambda *_: None))
    assert first.actions == second.actions


def test_the_moves_of_a_partner_tell_a_member_what_it_holds() -> None:
    network = shipped_network(ruleset("pl"), 2)
    assert network is not None
    gains: list[float] = []
    table = Table(network.rules, 2, shuffle=shuffled(network.rules, random.Random(3)))

    def compare(member: PairSearcher, view: PlayerView) -> None:
        if member.looked == view.board.turn:
            gains.extend(log_gains(member.belief.hands, view, table.state.secrets.faces))

    table.sit_all([Unsearching(network, compare), Unsearching(network, compare)])
    for _ in range(40):
        table.step()
    assert np.mean(gains) > 0.1


def log_gains(hands: np.ndarray, view: PlayerView, truth: tuple[Card, ...]) -> Iterator[float]:
    """How much likelier a belief makes what each card is than counting does, as a logarithm."""
    for place, held in enumerate(view.hand):
        fitting = [card for card in unseen(view).elements() if is_possible(card, held.known)]
        imagined = np.sum(hands[:, place] == FACES.index(truth[held.id]))
        believed = (imagined + 0.5) / (len(hands) + 0.5 * len(FACES))
        yield float(np.log(believed) - np.log(fitting.count(truth[held.id]) / len(fitting)))


def is_possible(card: Card, known: Knowledge) -> bool:
    return card.suit in known.suits and card.rank in known.ranks


class Known(Contest):
    """A contest whose options are worth what is given, give or take luck that all layouts share."""

    least_gain, sure_errors = 0.05, 2.0

    def __init__(self, means: list[float]) -> None:
        super().__init__(Budget(layouts=256), 1, 25)
        self._means, self.tried = means, Counter[int]()

    def draw_layouts(self, first: int, last: int) -> bool:
        return True

    def try_out(self, option: int, first: int, last: int) -> None:
        luck = np.random.default_rng((option, first)).normal(0, 1, last - first)
        self.worths[option, first:last] = np.round(10 * (self._means[option] + luck))
        self.tried[option] += last - first


def test_two_masters_build_on_the_network_for_their_rules_and_others_on_the_expert() -> None:
    for name, players, kind in (("pl", 2, PairSearcher), ("pl", 3, Searcher), ("de", 2, Searcher)):
        bot = Master(SHORT)
        bot.start(ruleset(name), players, 0, 1)
        assert isinstance(bot.member, kind)


@pytest.mark.parametrize(
    ("means", "wins"), [([0.0, 1.0], 1), ([0.0, -1.0, 2.0], 2), ([1.0, 0.0, 0.9], 0), ([0.0, 0.0], 0)]
)
def test_the_best_option_wins_and_in_doubt_the_first(means: list[float], wins: int) -> None:
    contest = Known(means)
    assert contest.choose_by_sampling(len(means), float("inf")) == wins


def test_options_that_cannot_win_are_soon_given_up() -> None:
    contest = Known([0.0, -3.0, 1.0])
    assert contest.choose_by_sampling(3, float("inf")) == 2
    assert contest.tried[1] < contest.tried[2] == 256
