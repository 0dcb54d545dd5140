"""What the owner of a card can deduce, compared with trying out every hand there can be."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import (
    Board,
    CardId,
    GameState,
    Held,
    Knowledge,
    PlayerView,
    Reshuffled,
    Returned,
    Seat,
    built_cards,
    deal,
    deduced,
    shuffled,
    unseen,
)
from hanabi.game.board import empty_table
from hanabi.game.knowledge import blank_knowledge
from hanabi.game.notation import hand_text, read_card
from hanabi.game.replay import Replay
from hanabi.rules import Card, Ruleset, Tile, TileFor, identities, ruleset
from hanabi.testing import TEMPERS, guided_play
from hanabi.testing.positions import show
from tests.game.records import recorded

SMALL = (
    "custom+hand=3+suits=1",
    "custom+hand=2+suits=2",
    "custom+hand=3+suits=2+no-empty-clues",
    "custom+hand=2+suits=1+avalanche-every",
    "custom+hand=2+suits=1+black-powder",
    "custom+hand=2+suits=2+avalanche-own-5+all-or-nothing",
)
RETURNING = replace(
    ruleset("custom+hand=3+suits=2+flamboyant-fives"), tiles=(Tile.RESHUFFLE,), tile_for=TileFor.ANY
)
"""The first firework to be completed shuffles a card back into the deck (X3.5)."""


@dataclass(frozen=True)
class Past:
    """A state, and which card went back into the deck after how many draws."""

    state: GameState
    returned: tuple[tuple[int, Card], ...]

    def possible_hands(self, seat: Seat) -> Iterator[tuple[Card, ...]]:
        """Every hand that the clues, the cards seen, and the cards drawn before and since allow."""
        hand = self.state.board.hands[seat]
        for faces in product(*(held.known.identities() for held in hand)):
            drawn = list(self.state.secrets.faces)
            for held, face in zip(hand, faces, strict=True):
                drawn[held.id] = face
            if self.could_be_drawn(drawn):
                yield faces

    def could_be_drawn(self, drawn: list[Card]) -> bool:
        """Whether the deck had each of these cards when it was drawn."""
        rules = self.state.rules
        left = {card: rules.copies(card) for card in identities(rules)}
        for number, card in enumerate(drawn):
            for _, face in (entry for entry in self.returned if entry[0] == number):
                left[face] += 1
            left[card] -= 1
            if left[card] < 0:
                return False
        return True


def pasts(rules: Ruleset, players: int, seed: int, careful: bool = False) -> list[Past]:
    """Every state of a guided game."""
    chance = random.Random(seed)
    state, _ = deal(rules, players, shuffled(rules, chance))
    found = [Past(state, ())]
    returned: tuple[tuple[int, Card], ...] = ()
    for step in guided_play(state, TEMPERS[0] if careful else chance.choice(TEMPERS), chance):
        events = (event for event in step.events if isinstance(event, Reshuffled))
        returned += tuple((step.state.board.drawn, event.face) for event in events)
        found.append(Past(step.after, returned))
    return found


def check(past: Past) -> None:
    """Compare the deductions of every seat with trying out every hand."""
    for seat in range(past.state.board.players):
        hands = list(past.possible_hands(seat))
        found = deduced(past.state.view(seat))
        assert [set(faces) for faces in found] == [set(faces) for faces in zip(*hands, strict=True)]
        assert all(len(set(faces)) == len(faces) for faces in found)


@given(st.sampled_from(SMALL), st.integers(2, 3), st.integers(0, 2**32), st.data())
def test_deductions_are_exact(name: str, players: int, seed: int, data: st.DataObject) -> None:
    check(data.draw(st.sampled_from(pasts(ruleset(name), players, seed))))


@given(st.integers(0, 2**32), st.data())
def test_deductions_are_exact_after_a_card_went_back_into_the_deck(seed: int, data: st.DataObject) -> None:
    games = (pasts(RETURNING, 2, seed + more, careful=True) for more in range(100))
    game = next(game for game in games if game[-1].returned)
    check(data.draw(st.sampled_from([past for past in game if past.returned])))


@given(recorded(), st.data())
def test_deductions_always_contain_the_truth(replay: Replay, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(replay.states()))
    for seat in range(len(replay.players)):
        found = deduced(state.view(seat))
        assert all(face in faces for face, faces in zip(state.hand(seat), found, strict=True))


def texts(view: PlayerView) -> list[str]:
    return [hand_text(sorted(faces)) for faces in deduced(view)]


def test_a_card_of_which_every_copy_is_seen_is_left_out() -> None:
    table = show("custom+hand=2+suits=1", "r1 r2 / r5 r4", table="r2", discards="r1 r4")
    assert texts(table.state.view(0)) == ["r1 r2 r3"] * 2
    assert texts(table.state.view(1)) == ["r3 r4 r5"] * 2


def test_clues_and_counting_work_together() -> None:
    table = show("custom+hand=2+suits=2", "r1 y5 / r5 r4").clue(1, 1).clue(0, 5)
    assert texts(table.state.view(0)) == ["r1 r2 r3 r4 y1 y2 y3 y4", "y5"]


def test_cards_that_can_only_be_two_faces_take_both_from_a_third() -> None:
    table = show("custom+hand=3+suits=1", "r4 r5 r1 / r2 r2 r3", discards="r4")
    told = Knowledge(("red",), (4, 5))
    view = knowing(table.state.view(0), told, told, blank_knowledge(table.board.rules))
    assert texts(view) == ["r4 r5", "r4 r5", "r1 r3"]


def test_a_face_stays_possible_if_the_other_cards_can_make_way() -> None:
    table = show("custom+hand=3+suits=1", "r5 r4 r3 / r1 r2 r2", discards="r3 r4")
    view = knowing(table.state.view(0), *(Knowledge(("red",), ranks) for ranks in ((1, 5), (3, 4), (3, 5))))
    assert texts(view) == ["r1 r5", "r3 r4", "r3 r5"]


def test_two_cards_of_one_face_need_two_copies() -> None:
    table = show("custom+hand=2+suits=1", "r4 r5 / r1 r1", discards="r4")
    high = Knowledge(("red",), (4, 5))
    view = knowing(table.state.view(0), high, Knowledge(("red",), (4,)))
    assert texts(view) == ["r5", "r4"]


def test_with_an_empty_deck_the_hand_is_what_is_missing() -> None:
    table = show("custom+hand=2+suits=1", "r4 r5 / r1 r2", table="r2", left=0)
    assert texts(table.state.view(0)) == ["r4 r5"] * 2


def test_a_card_drawn_before_cannot_be_the_one_that_went_back() -> None:
    table = show(RETURNING, "r5 y1 y2 / y3 y3 y4", table="r4", discards="y5", deck="r1", tiles="reshuffle")
    after = table.play("r5").choose("y5")
    older, _, newest = deduced(after.state.view(0))
    assert Card("yellow", 5) not in older
    assert Card("yellow", 5) in newest


def test_a_card_that_went_back_and_is_seen_again_is_left_out() -> None:
    table = show(RETURNING, "r5 y1 y2 / y3 y3 y4", table="r4", discards="y5", deck="r1", place=1)
    after = table.play("r5").choose("y5").play("y3")
    assert after.hand(1) == "y3 y4 y5"
    assert all(Card("yellow", 5) not in faces for faces in deduced(after.state.view(0)))
    assert after.board.returned == (Returned(Card("yellow", 5), CardId(6)),)


def test_another_copy_that_went_back_says_nothing_of_a_third() -> None:
    table = show(RETURNING, "r5 y1 y2 / y3 y3 y4", table="r4", discards="y1", deck="r1", place=5)
    after = table.play("r5").choose("y1")
    assert Card("yellow", 1) in deduced(after.state.view(0))[0]


def test_a_copy_seen_all_along_is_not_the_one_that_went_back() -> None:
    table = show(RETURNING, "r5 y2 y2 / y1 y3 y4", table="r4 y1", discards="y1", deck="r1", place=5)
    older, _, newest = deduced(table.play("r5").choose("y1").state.view(0))
    assert Card("yellow", 1) not in older
    assert Card("yellow", 1) in newest


def test_cards_seen_since_count_as_the_copies_that_went_back_last() -> None:
    """Both returned red 1s may be those seen, so the third may be the oldest card of the hand."""
    hands = ([2, 25], [45], [30])
    view = PlayerView(0, returned_twice(hands), {CardId(45): read_card("r1"), CardId(30): read_card("r1")})
    assert all(Card("red", 1) in faces for faces in deduced(view))


def test_a_card_seen_too_early_is_not_the_copy_that_went_back_last() -> None:
    """The red 1 seen is the first returned copy at most; the second is in no card drawn before it went."""
    board = returned_twice(([2, 35, 45], [30], [31]), gone="r1")
    found = deduced(PlayerView(0, board, {CardId(30): read_card("r1")}))
    assert [Card("red", 1) in faces for faces in found] == [False, False, True]


def test_a_spectator_has_no_hand_to_deduce() -> None:
    assert deduced(show("fr", "r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5").state.view(None)) == ()


def test_unseen_cards_are_those_of_the_deck_and_of_the_own_hand() -> None:
    state = show("fr+black-powder", "r1 . . . . / y1 . . . .", table="k4 r2", discards="b1").state
    hidden = (*state.secrets.deck, *state.hand(0))
    assert +unseen(state.view(0)) == +unseen(state.view(None)) + count(state.hand(0)) == count(hidden)


def test_the_cards_on_the_table_are_those_built() -> None:
    table = show("fr+black-powder", ". . . . . / . . . . .", table="k4 r2")
    assert hand_text(built_cards(table.board)) == "r1 r2 k5 k4"


def count(cards: tuple[Card, ...]) -> Counter[Card]:
    return Counter(cards)


def knowing(view: PlayerView, *known: Knowledge) -> PlayerView:
    """The same view with other knowledge of the own cards."""
    hand = tuple(Held(held.id, told) for held, told in zip(view.hand, known, strict=True))
    return replace(view, board=replace(view.board, hands=(hand, *view.board.hands[1:])))


def returned_twice(hands: tuple[list[int], ...], gone: str = "") -> Board:
    """A board on which red 1s went back into the deck before cards 20 and 40 were drawn."""
    rules = ruleset("fr")
    held = tuple(tuple(Held(CardId(card), blank_knowledge(rules)) for card in hand) for hand in hands)
    back = (Returned(Card("red", 1), CardId(20)), Returned(Card("red", 1), CardId(40)))
    discards = tuple(map(read_card, gone.split()))
    return replace(empty_table(rules, 3, 0), hands=held, returned=back, discards=discards)
