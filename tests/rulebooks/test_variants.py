"""The two variants: all or nothing, and the synchronised show."""

import pytest

from hanabi.game import Clue, Discard, LastRoundBegan, Play, Result, Skipped, points
from hanabi.rules import RANKS
from hanabi.testing.positions import Scenario, show
from tests.rulebooks.words import (
    ANNOUNCING_BOXES,
    BOXES,
    MOST_TOKENS,
    course,
    ended,
    going_on,
    in_boxes,
    in_every_box,
    outcome,
    pile,
    refused,
)

ALMOST_DONE = "r5 y5 g5 w5 b1"
"""A table that waits for the blue 2."""
SILENT_BOXES = tuple(name for name in BOXES if name not in ANNOUNCING_BOXES)
in_announcing_boxes = in_boxes(ANNOUNCING_BOXES)

# V1: all or nothing


def near_the_end(name: str, hands: str, tokens: int = MOST_TOKENS) -> Scenario:
    """All or nothing on an almost finished table with an empty deck."""
    return show(f"{name}+all-or-nothing", hands=hands, table=ALMOST_DONE, left=0, tokens=tokens)


@in_every_box
def test_drawing_the_last_card_starts_no_last_round(name: str) -> None:
    """V1: play goes on."""
    hands = "b2 r1 r1 y1 y1 / b3 b4 b5 g1 g1"
    table = show(f"{name}+all-or-nothing", hands=hands, table=ALMOST_DONE, deck="w1", left=1).play("b2")
    assert table.hand(0) == "r1 r1 y1 y1 w1"
    assert table.board.deck == 0
    assert table.board.turns_left is None
    assert LastRoundBegan() not in table.events


@in_every_box
def test_hands_shrink_until_every_firework_is_complete(name: str) -> None:
    """V1: then the game is won with the maximum."""
    table = near_the_end(name, "b2 r1 r1 y1 y1 / b3 b4 b5 g1 g1", tokens=0).play("b2").play("b3")
    for card, answer in (("r1", "b4"), ("y1", "b5")):
        table = table.discard(card).play(answer)
    assert (table.hand(0), table.hand(1)) == ("r1 y1", "g1 g1")
    assert ended(table, Result.PERFECT, 25)


@in_every_box
def test_all_or_nothing_goes_on_long_after_the_deck_is_empty(name: str) -> None:
    """V1: clue after clue and discard after discard."""
    table = near_the_end(name, "b2 r1 r1 y1 y1 / b3 b4 b5 g1 g1", tokens=0)
    for card in ("r1", "y1", "r1", "y1"):
        table = table.discard(card).clue(0, 2)
    assert going_on(table)
    assert table.board.turns_left is None


@in_every_box
def test_all_or_nothing_is_lost_by_the_third_strike(name: str) -> None:
    """V1, U3: it counts 0, and the table is still shown."""
    table = show(f"{name}+all-or-nothing", hands="b3 . . . . / . . . . .", table="r4", strikes=2).play("b3")
    assert ended(table, Result.STRUCK_OUT, 0)
    assert points(table.board) == 4


@in_every_box
@pytest.mark.parametrize(("card", "gone"), [("b5", ""), ("b3", "b3"), ("b1", "b1 b1")])
def test_discarding_an_indispensable_card_loses_at_once(name: str, card: str, gone: str) -> None:
    """V1, U3, U4: the last copy of a needed card; a token returns, nobody draws."""
    hands = f"{card} . . . . / . . . . ."
    table = show(f"{name}+all-or-nothing", hands=hands, table="r4", discards=gone, tokens=4).discard(card)
    assert ended(table, Result.CARD_LOST, 0)
    assert points(table.board) == 4
    assert course(table) == "discarded turn-ended ended"


@in_every_box
def test_misplaying_an_indispensable_card_counts_as_discarding_it(name: str) -> None:
    """U4: the game is lost by the first strike."""
    table = show(f"{name}+all-or-nothing", hands="b5 . . . . / . . . . .").play("b5")
    assert ended(table, Result.CARD_LOST, 0)
    assert table.board.strikes == 1
    assert course(table) == "misplayed turn-ended ended"


@in_announcing_boxes
def test_announcing_an_indispensable_card_wrongly_counts_as_discarding_it(name: str) -> None:
    """U4: even if it would have fitted."""
    rules = f"{name}+all-or-nothing+synchronised-show"
    table = show(rules, hands="b5 . . . . / . . . . .", table="b4").play("b5", announce="red")
    assert ended(table, Result.CARD_LOST, 0)


def test_the_third_strike_with_an_indispensable_card_is_still_the_third_strike() -> None:
    """V1, U4: lost either way."""
    table = show("fr+all-or-nothing", hands="b5 . . . . / . . . . .", strikes=2).play("b5")
    assert ended(table, Result.STRUCK_OUT, 0)


@in_every_box
@pytest.mark.parametrize(
    ("card", "built", "gone"),
    [("b3", "", ""), ("b1", "r1", "b1"), ("b4", "b4", ""), ("b1", "b5", "b1"), ("b2", "b3", "")],
)
def test_losing_a_card_that_can_be_spared_loses_nothing(name: str, card: str, built: str, gone: str) -> None:
    """U4: another copy is left, or its firework no longer needs it."""
    hands = f"{card} . . . . / . . . . ."
    table = show(f"{name}+all-or-nothing", hands=hands, table=built, discards=gone, tokens=4)
    assert going_on(table.discard(card))
    assert going_on(table.play(card))


@pytest.mark.parametrize(
    "hands", ["b3 . . . . / b3 . . . .", "b3 b3 . . . / . . . . .", "b3 . . . . / . . . . ."]
)
def test_a_copy_in_any_hand_or_in_the_deck_spares_a_card(hands: str) -> None:
    """U4: only the discard pile takes copies away."""
    assert going_on(show("fr+all-or-nothing", hands=hands, tokens=4).discard("b3"))


@in_every_box
def test_in_the_base_game_an_indispensable_card_may_be_lost(name: str) -> None:
    """V1: only all or nothing ends there."""
    table = show(name, hands="b5 b4 . . . / . . . . .", discards="b4", tokens=4)
    assert going_on(table.discard("b5"))
    assert going_on(table.play("b4"))


@pytest.mark.parametrize("name", ["es", "fr", "de"])
def test_bonus_tiles_do_not_spare_an_indispensable_card(name: str) -> None:
    """U4: the literal rule stands, even though a tile might have brought the card back."""
    rules = f"{name}+flamboyant-fives+all-or-nothing"
    table = show(rules, hands="b5 . . . . / . . . . .", table="r4", tokens=4).discard("b5")
    assert ended(table, Result.CARD_LOST, 0)


@in_every_box
def test_a_player_who_can_do_nothing_is_skipped(name: str) -> None:
    """U5: the books list the losses, and having neither cards nor a clue token is none of them."""
    table = near_the_end(name, "b2 b3 b4 b5 / /", tokens=0).play("b2")
    assert (table.seat, table.board.turn) == (0, 3)
    assert course(table) == "played turn-ended skipped turn-ended skipped turn-ended"
    assert [event.seat for event in table.events if isinstance(event, Skipped)] == [1, 2]
    assert ended(table.play("b3").play("b4").play("b5"), Result.PERFECT, 25)


@in_every_box
def test_a_skipped_player_acts_again_once_there_is_a_token(name: str) -> None:
    """U5, B6: a skip is for one turn."""
    table = near_the_end(name, "b2 b3 b4 b5 / r1 /", tokens=0).play("b2")
    assert (table.seat, course(table)) == (1, "played turn-ended")
    table = table.discard("r1")
    assert (table.seat, course(table)) == (2, "discarded turn-ended")
    table = table.clue(0, 3)
    assert (table.seat, course(table)) == (0, "clued turn-ended")
    table = table.play("b3")
    assert (table.seat, course(table)) == (0, "played turn-ended skipped turn-ended skipped turn-ended")


@in_every_box
def test_the_game_is_lost_when_nobody_can_act(name: str) -> None:
    """U5, U3: all hands are empty, with tokens or without."""
    for tokens in (0, 3):
        table = near_the_end(name, "b2 / /", tokens=tokens).play("b2")
        assert ended(table, Result.NO_ACTION, 0)
        assert points(table.board) == 22
        assert course(table) == "played turn-ended ended"


@in_every_box
def test_the_option_loses_the_game_of_a_player_who_can_do_nothing(name: str) -> None:
    """U5, U3: our earlier ruling."""
    rules = f"{name}+all-or-nothing-no-skips"
    table = show(rules, hands="b2 b3 b4 b5 /", table=ALMOST_DONE, left=0, tokens=0).play("b2")
    assert ended(table, Result.NO_ACTION, 0)
    assert points(table.board) == 22
    assert course(table) == "played turn-ended ended"


@in_every_box
def test_a_player_without_cards_but_with_a_token_must_clue(name: str) -> None:
    """U5: the game goes on."""
    table = near_the_end(name, "b2 b3 b4 b5 r1 /", tokens=0).discard("r1")
    assert table.seat == 1
    assert {type(action) for action in table.legal} == {Clue}
    assert table.clue(0, 2).seat == 0


def test_a_token_won_by_completing_a_firework_saves_a_player_without_cards() -> None:
    """U5: the reward comes before the turn passes."""
    table = show("fr+all-or-nothing", hands="b5 r5 /", table="r4 y5 g5 w5 b4", left=0, tokens=0).play("b5")
    assert going_on(table)


def test_a_player_without_cards_clues_only_players_who_have_some() -> None:
    """U5, U21: with nobody left to clue there is no action."""
    table = near_the_end("fr", "b2 b3 b4 b5 / / ").play("b2")
    assert {action.to for action in table.legal if isinstance(action, Clue)} == {0}
    assert ended(near_the_end("fr", "b2 /").play("b2"), Result.NO_ACTION, 0)


@in_every_box
def test_a_player_without_cards_cannot_be_clued(name: str) -> None:
    """U21: neither a colour nor a rank."""
    table = near_the_end(name, "b2 b3 / / b4 b5")
    assert {action.to for action in table.legal if isinstance(action, Clue)} == {2}
    for value in ("red", 1):
        with refused("no-cards-to-clue"):
            table.clue(1, value)


@in_every_box
def test_a_player_with_cards_always_has_an_action(name: str) -> None:
    """U5: without a token there is playing and discarding."""
    table = near_the_end(name, "b2 b3 / b4 b5", tokens=0)
    assert {type(action) for action in table.legal} == {Play, Discard}


# V2: the synchronised show


def announcing(name: str, hand: str, table: str = "", tokens: int = 4, strikes: int = 0) -> Scenario:
    """A synchronised show in which seat 0 holds these cards."""
    hands = f"{hand} . . . . / . . . . ."
    return show(f"{name}+synchronised-show", hands=hands, table=table, tokens=tokens, strikes=strikes)


@in_announcing_boxes
def test_a_right_announcement_returns_a_token(name: str) -> None:
    """V2: the card is played by the normal rule."""
    table = announcing(name, "b1").play("b1", announce="blue")
    assert (table.heights["blue"], table.board.clue_tokens, table.board.strikes) == (1, 5, 0)
    assert course(table) == "played token-returned drawn turn-ended"


@in_announcing_boxes
def test_a_right_announcement_of_a_five_returns_two_tokens(name: str) -> None:
    """V2: the second one is for the 5."""
    table = announcing(name, "b5", table="b4").play("b5", announce="blue")
    assert table.board.clue_tokens == 6
    assert course(table) == "played completed token-returned token-returned drawn turn-ended"


@in_announcing_boxes
@pytest.mark.parametrize(("card", "built"), [("b1", ""), ("b5", "b4"), ("b3", "b1")])
def test_a_wrong_announcement_is_a_strike_even_if_the_card_would_have_fitted(
    name: str, card: str, built: str
) -> None:
    """V2: the card is discarded."""
    table = announcing(name, card, table=built)
    after = table.play(card, announce="red")
    assert after.heights == table.heights
    assert (after.board.clue_tokens, after.board.strikes, pile(after)) == (4, 1, card)
    assert course(after) == "misplayed drawn turn-ended"


@in_announcing_boxes
def test_the_third_strike_may_come_from_a_wrong_announcement(name: str) -> None:
    """V2, B9: it is a strike like any other."""
    assert ended(announcing(name, "b1", strikes=2).play("b1", announce="red"), Result.STRUCK_OUT, 0)


@in_announcing_boxes
@pytest.mark.parametrize(("card", "built", "tokens"), [("b1", "", 4), ("b5", "b4", 5)])
def test_the_risk_may_be_left_on_every_play(name: str, card: str, built: str, tokens: int) -> None:
    """V2: without an announcement only the usual reward is earned."""
    table = announcing(name, card, table=built).play(card)
    assert (table.board.clue_tokens, table.board.strikes) == (tokens, 0)


@in_announcing_boxes
def test_every_play_may_announce_any_firework_or_none(name: str) -> None:
    """V2, U6: they are all among the legal actions."""
    table = announcing(name, "b1", tokens=0)
    announced = [action.announce for action in table.legal if isinstance(action, Play)]
    assert announced == [None, "red", "yellow", "green", "white", "blue"] * 5


@in_boxes(SILENT_BOXES)
def test_the_other_boxes_know_no_announcements(name: str) -> None:
    """V2: it is in the Polish and the Portuguese box only."""
    with refused("no-announcements"):
        show(name, hands="b1 . . . . / . . . . .").play("b1", announce="blue")


@in_announcing_boxes
def test_nothing_is_announced_unless_the_variant_is_played(name: str) -> None:
    """V2: it is a variant."""
    table = show(name, hands="b1 . . . . / . . . . .")
    with refused("no-announcements"):
        table.play("b1", announce="blue")
    assert {action.announce for action in table.legal if isinstance(action, Play)} == {None}


@in_announcing_boxes
def test_a_right_colour_that_does_not_fit_is_an_ordinary_misplay(name: str) -> None:
    """U6: a strike and no token."""
    table = announcing(name, "b3", table="b1").play("b3", announce="blue")
    assert (table.board.clue_tokens, table.board.strikes, table.heights["blue"]) == (4, 1, 1)


@pytest.mark.parametrize(
    ("rules", "card", "suit"),
    [
        ("pl+avalanche+synchronised-show", "m1", "multicolour"),
        ("pt+avalanche+synchronised-show", "m1", "multicolour"),
        ("pt+black-powder+synchronised-show", "k5", "black"),
        ("custom+avalanche-every+synchronised-show", "m1", "multicolour"),
    ],
)
def test_multicolour_and_black_may_be_announced(rules: str, card: str, suit: str) -> None:
    """U6: an announcement names a firework of the table, whatever clues may say."""
    table = show(rules, hands=f"{card} . . . . / . . . . .", tokens=4).play(card, announce=suit)
    assert (table.heights[suit], table.board.clue_tokens) == (1, 5)


@pytest.mark.parametrize(
    ("name", "suit"),
    [("pl", "black"), ("pl", "multicolour"), ("pt", "black"), ("pt", "multicolour"), ("pt", "")],
)
def test_a_firework_that_is_not_on_the_table_cannot_be_announced(name: str, suit: str) -> None:
    """U6: without its expansion there is no such firework."""
    with refused("no-such-suit"):
        announcing(name, "b1").play("b1", announce=suit)


def test_a_multicolour_card_is_not_announced_as_another_colour() -> None:
    """U6, X1: it advances its own firework only."""
    table = show("custom+avalanche-every+synchronised-show", hands="m1 . . . . / . . . . .")
    assert table.play("m1", announce="red").board.strikes == 1


@in_announcing_boxes
@pytest.mark.parametrize(("card", "built", "tokens"), [("b1", "", 8), ("b5", "b4", 8), ("b5", "b4", 7)])
def test_tokens_beyond_eight_are_lost(name: str, card: str, built: str, tokens: int) -> None:
    """U6, B8: the announcement's as well as the completion's."""
    table = announcing(name, card, table=built, tokens=tokens).play(card, announce="blue")
    assert table.board.clue_tokens == 8


def test_an_announced_completion_earns_a_token_and_a_tile() -> None:
    """U6: the usual reward stands beside the announcement's."""
    rules = "custom+synchronised-show+flamboyant-fives"
    hands = "b5 . . . . / . . . . ."
    table = show(rules, hands=hands, table="b4", tokens=4, strikes=1, tiles="pardon")
    after = table.play("b5", announce="blue")
    assert (after.board.clue_tokens, after.board.strikes) == (6, 0)
    assert course(after) == (
        "played completed token-returned tile-turned strike-taken-back token-returned drawn turn-ended"
    )


@in_announcing_boxes
def test_the_last_completion_needs_no_reward(name: str) -> None:
    """U9: an announced one neither."""
    table = announcing(name, "b5", table="r5 y5 g5 w5 b4").play("b5", announce="blue")
    assert ended(table, Result.PERFECT, 25)
    assert table.board.clue_tokens == 4


@in_announcing_boxes
@pytest.mark.parametrize("rank", RANKS[:3])
def test_announcing_a_complete_firework_is_a_certain_strike(name: str, rank: int) -> None:
    """U22: and legal."""
    table = announcing(name, f"b{rank}", table="r5").play(f"b{rank}", announce="red")
    assert table.board.strikes == 1
    assert pile(table) == f"b{rank}"


@in_announcing_boxes
def test_the_variants_go_with_each_other(name: str) -> None:
    """U20, V1, V2: a right announcement wins a token, the last card the game."""
    rules = f"{name}+all-or-nothing+synchronised-show"
    table = show(rules, hands="b4 b5 / y1", table="r5 y5 g5 w5 b3", left=0, tokens=0)
    after = table.play("b4", announce="blue").clue(0, 5).play("b5")
    assert outcome(after).result is Result.PERFECT


@in_announcing_boxes
def test_a_token_won_by_an_announcement_saves_a_player_without_cards(name: str) -> None:
    """U5, V2: the next player must clue."""
    rules = f"{name}+all-or-nothing+synchronised-show"
    table = show(rules, hands="b4 b5 /", table="r5 y5 g5 w5 b3", left=0, tokens=0)
    assert course(table.play("b4")) == "played turn-ended skipped turn-ended"
    assert course(table.play("b4", announce="blue")) == "played token-returned turn-ended"


def test_a_card_is_announced_by_its_owner_alone() -> None:
    """V2: nobody plays a neighbour's card."""
    table = announcing("pt", "b1")
    with refused("card-not-in-hand"):
        table.act(Play(table.holds(1, seat=1), "red"))
