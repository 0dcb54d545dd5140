"""The flamboyant fives: six bonus tiles for completed fireworks."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from hanabi.game import Asked, Choose, Clue, Decision, Discard, Play, Result, deal, shuffled
from hanabi.game.legal import tile_options
from hanabi.game.notation import read_card
from hanabi.rules import CUSTOM, SIX_TILES, Tile, TileFor, ruleset
from hanabi.testing.positions import Scenario, show
from tests.rulebooks.words import (
    MOST_TOKENS,
    TILE_BOXES,
    TWO_HANDS,
    course,
    ended,
    in_boxes,
    pile,
    pointed_at,
    ranks_left,
    refused,
    suits_left,
)

in_tile_boxes = in_boxes(TILE_BOXES)
DECLINING_BOXES = ("es", "fr")
COMMON_BOXES = ("fr", "de")
"""The boxes whose letter is our common ruling on free clues and on a card that fits (U10)."""


def five(
    name: str,
    tiles: str,
    *,
    hand: str = "b5 . . . .",
    other: str = ". . . . .",
    table: str = "b4",
    discards: str = "",
    tokens: int = 4,
    strikes: int = 0,
    deck: str = "",
    left: int | None = None,
    place: int = 0,
    more: str = "",
) -> Scenario:
    """A blue 5 has just completed its firework and turned the first of these tiles."""
    return show(
        f"{name}+flamboyant-fives{more}",
        hands=f"{hand} / {other}",
        table=table,
        discards=discards,
        tokens=tokens,
        strikes=strikes,
        deck=deck,
        left=left,
        tiles=tiles,
        place=place,
    ).play("b5")


def answers(table: Scenario) -> str:
    """The cards a tile offers, and `-` where it may be declined."""
    options = [action.option for action in table.legal if isinstance(action, Choose)]
    assert len(options) == len(table.legal)
    return " ".join("-" if option is None else str(option) for option in options)


# X3: the tiles


@in_tile_boxes
def test_there_are_six_tiles_shuffled_face_down(name: str) -> None:
    """X3: nobody sees their order."""
    rules = ruleset(f"{name}+flamboyant-fives")
    assert rules.tiles == SIX_TILES == tuple(Tile)[:6]
    orders = {shuffled(rules, random.Random(seed)).tiles for seed in range(20)}
    assert len(orders) > 10
    assert all(Counter(order) == Counter(SIX_TILES) for order in orders)
    state, _ = deal(rules, 2, shuffled(rules, random.Random(1)))
    assert state.view(0).board.turned == ()
    assert not hasattr(state.view(0).board, "tiles")


@in_tile_boxes
def test_a_completed_firework_gives_a_tile_instead_of_the_token(name: str) -> None:
    """X3, U19: it is applied at once; only then does the player draw."""
    table = five(name, "pardon", strikes=1, deck="w5")
    assert course(table) == ("played completed tile-turned strike-taken-back token-returned drawn turn-ended")
    assert table.board.clue_tokens == 5
    assert table.hand(0).split()[-1] == "w5"


@in_tile_boxes
def test_a_used_tile_is_out_of_the_game(name: str) -> None:
    """X3: the next firework gets another."""
    table = five(name, "token rank-clue", hand="b5 r5 . . .", table="b4 r4").clue(0, 5).play("r5")
    assert table.board.turned == (Tile.TOKEN, Tile.RANK_CLUE)
    assert set(table.state.secrets.tiles) == set(SIX_TILES) - {Tile.TOKEN, Tile.RANK_CLUE}


@in_tile_boxes
def test_a_card_that_completes_nothing_gives_no_tile(name: str) -> None:
    """X3, B8: neither a 4 nor a misplayed 5."""
    rules = f"{name}+flamboyant-fives"
    for hand, built in (("b4", "b3"), ("b5", "b3")):
        table = show(rules, hands=f"{hand} . . . . / . . . . .", table=built).play(hand)
        assert table.board.turned == ()


@in_tile_boxes
def test_without_the_expansion_a_five_returns_a_token(name: str) -> None:
    """X3: it is an expansion."""
    table = show(name, hands="b5 . . . . / . . . . .", table="b4", tokens=4).play("b5")
    assert course(table) == "played completed token-returned drawn turn-ended"


# X3.1, X3.2


@in_tile_boxes
@pytest.mark.parametrize(("tokens", "then"), [(0, 1), (4, 5), (8, 8)])
def test_a_tile_may_be_one_clue_token(name: str, tokens: int, then: int) -> None:
    """X3.1: lost if all eight are available."""
    table = five(name, "token", tokens=tokens, strikes=1)
    assert (table.board.clue_tokens, table.board.strikes) == (then, 1)
    assert table.seat == 1


@in_tile_boxes
@pytest.mark.parametrize(
    ("strikes", "left", "tokens", "then"),
    [(2, 1, 4, 5), (1, 0, 4, 5), (0, 0, 4, 5), (1, 0, 8, 8), (0, 0, 8, 8)],
)
def test_a_tile_may_take_a_strike_back(name: str, strikes: int, left: int, tokens: int, then: int) -> None:
    """X3.2: and a token returns; with no strike, just the token."""
    table = five(name, "pardon", strikes=strikes, tokens=tokens)
    assert (table.board.strikes, table.board.clue_tokens) == (left, then)
    assert table.seat == 1


@pytest.mark.parametrize("tile", [Tile.TOKEN, Tile.PARDON])
def test_tokens_and_pardons_leave_nothing_to_choose(tile: Tile) -> None:
    """X3.1, X3.2: they just happen."""
    state = show("fr+flamboyant-fives", hands=TWO_HANDS, discards="r1").state
    assert tile_options(state.view(0), tile) == ()


# X3.3, X3.4


@in_tile_boxes
def test_a_tile_may_be_a_free_colour_clue(name: str) -> None:
    """X3.3: it costs no token, tells what a clue tells, and ends the turn with the draw."""
    table = five(name, "colour-clue", other="r1 y1 r2 g3 b4", tokens=4)
    assert table.seat == 0
    assert course(table) == "played completed tile-turned asked"
    clued = table.choose_clue(1, "red")
    assert pointed_at(clued) == "r1 r2"
    assert suits_left(clued, 1) == "r ygwb r ygwb ygwb"
    assert clued.board.clue_tokens == 4
    assert course(clued) == "clued drawn turn-ended"


@in_tile_boxes
def test_a_tile_may_be_a_free_rank_clue(name: str) -> None:
    """X3.4: it costs no token, tells what a clue tells, and ends the turn with the draw."""
    table = five(name, "rank-clue", other="r1 y1 r2 g3 b4", tokens=0)
    clued = table.choose_clue(1, 1)
    assert pointed_at(clued) == "r1 y1"
    assert ranks_left(clued, 1) == "1 1 2345 2345 2345"
    assert (clued.board.clue_tokens, clued.seat) == (0, 1)
    assert clued.board.decision is None


@in_tile_boxes
@pytest.mark.parametrize(("tile", "kind"), [("colour-clue", str), ("rank-clue", int)])
def test_a_clue_tile_offers_its_own_kind_to_every_other_player(name: str, tile: str, kind: type) -> None:
    """X3.3, X3.4, U19: and it must be given."""
    table = five(name, tile, other="r1 y4 g3 w5 b2 / r4 y5 g3 w2 b1")
    options = [action.option for action in table.legal if isinstance(action, Choose)]
    assert all(isinstance(option, Clue) and isinstance(option.value, kind) for option in options)
    assert Counter(option.to for option in options if isinstance(option, Clue)) == {1: 5, 2: 5}
    with refused("must-choose"):
        table.decline()


@in_tile_boxes
@pytest.mark.parametrize(("tile", "said"), [("colour-clue", 1), ("rank-clue", "red")])
def test_a_clue_tile_gives_no_clue_of_the_other_kind(name: str, tile: str, said: str | int) -> None:
    """X3.3, X3.4: colour or rank, as the tile says; a card is not an answer."""
    table = five(name, tile, other="r1 . . . .", discards="y1")
    with refused("other-clue-wanted"):
        table.choose_clue(1, said)
    with refused("other-choice-wanted"):
        table.choose("y1")


@in_tile_boxes
@pytest.mark.parametrize(("tile", "said"), [("colour-clue", "red"), ("rank-clue", 4)])
def test_a_free_clue_goes_to_another_player(name: str, tile: str, said: str | int) -> None:
    """X3.3, X3.4, B4: not to oneself."""
    table = five(name, tile)
    with refused("clue-to-oneself"):
        table.choose_clue(0, said)
    with refused("no-such-seat"):
        table.choose_clue(2, said)


@in_boxes(COMMON_BOXES)
@pytest.mark.parametrize(("tile", "said"), [("colour-clue", "white"), ("rank-clue", 4)])
def test_a_free_clue_may_be_empty(name: str, tile: str, said: str | int) -> None:
    """U10, B5: these boxes allow empty clues."""
    assert pointed_at(five(name, tile, other="r1 y1 r2 g3 b3").choose_clue(1, said)) == ""


@in_boxes(("es", "custom+no-empty-free-clues"))
@pytest.mark.parametrize(("tile", "said"), [("colour-clue", "white"), ("rank-clue", 4)])
def test_a_spanish_free_clue_points_at_a_card(name: str, tile: str, said: str | int) -> None:
    """U10, X3.3, X3.4: "sus cartas"; a clue that costs a token may still be empty (B5)."""
    table = five(name, tile, other="r1 y1 r2 g3 b3")
    with refused("empty-clue"):
        table.choose_clue(1, said)
    options = [action.option for action in table.legal if isinstance(action, Choose)]
    values = {option.value for option in options if isinstance(option, Clue)}
    assert values == ({"red", "yellow", "green", "blue"} if tile == "colour-clue" else {1, 2, 3})
    after = table.choose_clue(1, "red" if tile == "colour-clue" else 1)
    assert pointed_at(after.clue(0, 1)) == ""


def test_the_option_gives_the_spanish_tiles_the_common_ruling() -> None:
    """U10: a free clue may be empty, and a card that fits must be put down."""
    name, hands = "es+flamboyant-fives-common", "b5 . . . . / r1 y1 r2 g3 b3"
    clued = show(name, hands, table="b4", tiles="colour-clue").play("b5").choose_clue(1, "white")
    assert pointed_at(clued) == ""
    table = show(name, hands, table="b4", discards="y1 y3", tiles="rekindle").play("b5")
    assert answers(table) == "y1"
    assert str(table.board.rules) == name


@pytest.mark.parametrize(("tile", "said"), [("colour-clue", "white"), ("rank-clue", 4)])
def test_a_free_clue_is_not_empty_where_no_clue_is(tile: str, said: str | int) -> None:
    """U10, U1: in a custom game without empty clues."""
    with refused("empty-clue"):
        five("custom+no-empty-clues", tile, other="r1 y1 r2 g3 b3").choose_clue(1, said)


@in_tile_boxes
@pytest.mark.parametrize(("more", "said"), [("+avalanche", "multicolour"), ("+black-powder", "black")])
def test_a_free_clue_says_only_what_clues_may_say(name: str, more: str, said: str) -> None:
    """X3.3, X1b, X2: neither multicolour nor black."""
    table = five(name, "colour-clue", more=more)
    with refused("colour-not-clued"):
        table.choose_clue(1, said)


@in_tile_boxes
@pytest.mark.parametrize("tile", ["colour-clue", "rank-clue"])
def test_a_clue_tile_is_lost_when_nobody_else_has_cards(name: str, tile: str) -> None:
    """U10, U21: nobody can be clued."""
    table = five(name, tile, hand="b5 r5", other="", table="b4 r4", left=0, more="+all-or-nothing")
    assert course(table) == "played completed tile-turned effect-lost turn-ended"


def test_a_colour_tile_is_lost_when_no_colour_may_be_said() -> None:
    """U10, X2, U1: black cards take no colour, and this custom game takes no empty clue."""
    name, other = "custom+no-empty-clues", "k1 k2 k3 k4 k5"
    lost = five(name, "colour-clue", other=other, more="+black-powder")
    assert course(lost) == "played completed tile-turned effect-lost drawn turn-ended"
    asked = five(name, "rank-clue", other=other, more="+black-powder")
    assert asked.choose_clue(1, 3).seat == 1


@in_tile_boxes
def test_a_clue_tile_goes_past_players_without_cards(name: str) -> None:
    """U19, U21: to another player with cards in hand."""
    table = five(
        name, "rank-clue", hand="b5 r5", other=" / y5", table="b4 r4", left=0, more="+all-or-nothing"
    )
    options = [action.option for action in table.legal if isinstance(action, Choose)]
    assert {option.to for option in options if isinstance(option, Clue)} == {2}
    with refused("no-cards-to-clue"):
        table.choose_clue(1, 5)


# A tile waits


@in_tile_boxes
def test_nothing_else_happens_while_a_tile_waits(name: str) -> None:
    """X3, B3: it is applied at once, by the player who turned it."""
    table = five(name, "reshuffle", hand="b5 r1 . . .", discards="y1")
    for deed in (Play(table.holds("r1")), Discard(table.holds("r1")), Clue(1, 4)):
        with refused("choice-pending"):
            table.act(deed)
    with refused("not-your-turn"):
        table.act(Choose(read_card("y1")), by=1)
    assert all(isinstance(action, Choose) for action in table.legal)


# X3.5


@in_tile_boxes
@pytest.mark.parametrize(
    ("place", "order"),
    [(0, "y5 y1 y2"), (1, "y1 y5 y2"), (2, "y1 y2 y5"), (3, "y5 y1 y2"), (2**32 - 1, "y5 y1 y2")],
)
def test_a_tile_may_shuffle_a_discarded_card_into_the_deck(name: str, place: int, order: str) -> None:
    """X3.5, U12: at any place; it happens before the draw."""
    table = five(name, "reshuffle", discards="y5", deck="y1 y2", left=2, place=place).choose("y5")
    drawn, *rest = order.split()
    assert table.hand(0).split()[-1] == drawn
    assert [str(card) for card in table.state.secrets.deck] == rest
    assert "y5" not in pile(table)
    assert table.board.deck == 2
    assert course(table) == "reshuffled drawn turn-ended"


@in_tile_boxes
def test_any_discarded_card_may_be_shuffled_back(name: str) -> None:
    """X3.5, U19: each face once, useful or not, and one must be chosen."""
    table = five(name, "reshuffle", discards="y1 r2 y1 b1")
    assert answers(table) == "b1 r2 y1"
    with refused("must-choose"):
        table.decline()
    with refused("not-in-discards"):
        table.choose("g1")
    with refused("other-choice-wanted"):
        table.choose_clue(1, 4)
    assert pile(table.choose("y1")) == "y1 r2 b1"


@in_tile_boxes
def test_with_an_empty_discard_pile_nothing_is_shuffled_back(name: str) -> None:
    """U10, X3.5: the effect is lost."""
    table = five(name, "reshuffle")
    assert course(table) == "played completed tile-turned effect-lost drawn turn-ended"


@in_tile_boxes
def test_a_card_shuffled_back_delays_the_last_round(name: str) -> None:
    """U12: the deck grows from one card to two before the draw."""
    grown = five(name, "reshuffle", discards="y1", deck="w5", left=1).choose("y1")
    assert (grown.board.deck, grown.board.turns_left) == (1, None)
    plain = five(name, "token", discards="y1", deck="w5", left=1)
    assert (plain.board.deck, plain.board.turns_left) == (0, 2)


@in_tile_boxes
def test_nobody_knows_where_a_card_shuffled_back_is(name: str) -> None:
    """X3.5: everyone knows which card it is, and that older cards in hand are not it."""
    table = five(name, "reshuffle", discards="y5", place=3).choose("y5")
    (entry,) = table.board.returned
    assert (entry.card, entry.before) == (read_card("y5"), table.board.drawn - 1)
    assert table.state.view(1).cards(0) == table.state.hand(0)


@in_tile_boxes
@pytest.mark.parametrize("deed", ["play", "discard", "misplay"])
def test_a_card_shuffled_back_comes_to_light_again(name: str, deed: str) -> None:
    """X3.5: once it is played or discarded nothing is special about it any more."""
    card = "y2" if deed == "misplay" else "y1"
    table = five(name, "reshuffle", discards=card).choose(card).discard(1)
    done = table.discard(card) if deed == "discard" else table.play(card)
    assert done.board.returned == ()


@in_tile_boxes
def test_another_card_coming_to_light_leaves_the_one_shuffled_back(name: str) -> None:
    """X3.5: neither another face, nor an older copy that was in hand all along."""
    table = five(name, "reshuffle", hand="b5 y1 r1 . .", discards="y1", place=9).choose("y1").discard(1)
    assert len(table.play("y1").board.returned) == 1
    assert len(table.play("r1").board.returned) == 1


@in_tile_boxes
def test_a_newer_card_of_another_face_leaves_the_one_shuffled_back(name: str) -> None:
    """X3.5: a card drawn since then says nothing of it unless it is the same."""
    table = five(name, "reshuffle", discards="y1", deck="r1 w5", place=9).choose("y1")
    assert table.hand(0).split()[-1] == "r1"
    assert len(table.discard(1).play("r1").board.returned) == 1


def test_two_cards_shuffled_back_go_to_places_of_their_own() -> None:
    """X3.5: in a custom game with two such tiles; each is special until it comes to light."""
    rules = replace(ruleset("custom+flamboyant-fives"), tiles=(Tile.RESHUFFLE, Tile.RESHUFFLE))
    hands = "b5 r5 . . . / g1 . . . ."
    table = show(rules, hands=hands, table="b4 r4", discards="y5 w5", deck="y2 w2 g2", tokens=4)
    secrets = replace(table.state.secrets, places=(0, 1))
    table = Scenario(replace(table.state, secrets=secrets)).play("b5").choose("y5").play("g1")
    assert (table.hand(0).split()[-1], table.hand(1).split()[-1]) == ("y5", "y2")
    table = table.play("r5").choose("w5")
    assert [str(card) for card in table.state.secrets.deck[:2]] == ["w5", "g2"]
    assert [str(entry.card) for entry in table.board.returned] == ["y5", "w5"]
    assert [str(entry.card) for entry in table.discard(1).discard("y5").board.returned] == ["w5"]


# X3.5 on an empty deck


@in_boxes(DECLINING_BOXES)
def test_with_an_empty_deck_a_discarded_card_may_be_put_on_its_firework(name: str) -> None:
    """X3.5, U19: X3.6 applies instead, and may be declined."""
    table = five(name, "reshuffle", discards="y1 y2", left=0)
    assert Asked(0, Decision(Tile.REKINDLE, may_decline=True)) in table.events
    assert answers(table) == "g1 r1 w1 y1 -"
    put = table.choose("y1")
    assert (put.heights["yellow"], put.board.deck) == (1, 0)
    declined = table.decline()
    assert declined.heights == table.heights
    assert course(declined) == "declined turn-ended"
    assert declined.board.decision is None


def test_with_an_empty_deck_a_german_player_must_put_a_card_on_its_firework() -> None:
    """X3.5, U19: de does X3.6."""
    table = five("de", "reshuffle", discards="y1 y2", left=0)
    assert "-" not in answers(table)
    with refused("must-choose"):
        table.decline()
    assert table.choose("y1").heights["yellow"] == 1


@in_tile_boxes
def test_on_an_empty_deck_only_a_card_that_fits_may_be_chosen(name: str) -> None:
    """X3.5, X3.6: any other stays discarded, and the deck stays empty."""
    with refused("does-not-fit"):
        five(name, "reshuffle", left=0).choose("y3")


def test_custom_has_the_tiles_of_every_box() -> None:
    """X3a, U19: for a 5 or for any completion, and both with or without the choice to decline."""
    for tiles, tile_for in (("flamboyant-fives", TileFor.FIVES), ("bonus-tiles", TileFor.ANY)):
        rules = ruleset(f"custom+{tiles}")
        assert (rules.tiles, rules.tile_for, rules.may_decline) == (SIX_TILES, tile_for, True)
        assert ruleset(f"custom+{tiles}+no-declining") == replace(rules, may_decline=False)
    german = replace(ruleset("de+flamboyant-fives"), edition="custom", hand_sizes=CUSTOM.base.hand_sizes)
    assert str(german) == "custom+bonus-tiles+no-declining"


@in_tile_boxes
def test_on_an_empty_deck_with_no_card_that_fits_the_effect_is_lost(name: str) -> None:
    """U10, X3.5: there is nothing to decline."""
    lost = five(
        name, "reshuffle", other="r2 y2 g2 w2 r2", table="b4 r1 y1 g1 w1", left=0, hand="b5 y2 g2 w2 ."
    )
    assert course(lost) == "played completed tile-turned effect-lost turn-ended"


@in_tile_boxes
def test_the_empty_deck_is_never_revived(name: str) -> None:
    """U12: in the last round a turned X3.5 changes neither the deck nor the number of turns."""
    table = show(
        f"{name}+flamboyant-fives",
        hands="b5 . . . . / . . . . .",
        table="b4",
        left=0,
        turns_left=2,
        tiles="reshuffle",
    ).play("b5")
    after = table.choose("y1")
    assert (after.board.deck, after.board.turns_left) == (0, 1)
    assert len(after.board.hands[0]) == 4


# X3.6


@in_tile_boxes
def test_a_tile_may_put_a_discarded_card_on_its_firework(name: str) -> None:
    """X3.6: no strike, no token; then the player draws."""
    table = five(name, "rekindle", discards="y1 r4 g1 y1 r1", table="b4 r2")
    assert answers(table) == ("g1 y1 -" if name == "es" else "g1 y1")
    put = table.choose("y1")
    assert (put.heights["yellow"], put.board.strikes, put.board.clue_tokens) == (1, 0, 4)
    assert pile(put) == "y1 r4 g1 r1"
    assert course(put) == "rekindled drawn turn-ended"


@in_boxes(("es", "custom+may-waste"))
def test_a_spanish_tile_is_lost_on_a_card_that_does_not_fit(name: str) -> None:
    """U10, X3.6: "si la carta no encaja"; such a choice is to decline, and the card stays discarded."""
    table = five(name, "rekindle", discards="y1 y3")
    assert answers(table) == "y1 -"
    lost = table.decline()
    assert (lost.heights["yellow"], pile(lost)) == (0, "y1 y3")
    assert course(lost) == "declined drawn turn-ended"
    assert table.choose("y1").heights["yellow"] == 1


@in_boxes(("es", "custom+may-waste", "custom+no-declining+may-waste"))
@pytest.mark.parametrize(("tile", "left"), [("rekindle", None), ("reshuffle", 0)])
def test_a_spanish_tile_is_used_where_every_discarded_card_fits(
    name: str, tile: str, left: int | None
) -> None:
    """U10, X3.6: then there is no card to waste it on; X3.5 on an empty deck keeps its own choice (U19)."""
    rest = "y1 r1" if left is None else ""
    table = five(name, tile, discards=rest, left=left, table="b4")
    assert ("-" in answers(table)) is (left == 0)


@in_boxes(COMMON_BOXES)
def test_a_card_that_fits_must_be_put_down(name: str) -> None:
    """X3.6, U19: it cannot be declined, and a card that does not fit or is not there is refused."""
    table = five(name, "rekindle", discards="y1 y3")
    for card, code in (("y3", "does-not-fit"), ("g1", "not-in-discards")):
        with refused(code):
            table.choose(card)
    with refused("must-choose"):
        table.decline()
    with refused("other-choice-wanted"):
        table.choose_clue(1, 4)


@in_tile_boxes
@pytest.mark.parametrize("discards", ["", "y2 b1 r3"])
def test_with_no_card_that_fits_the_effect_is_lost(name: str, discards: str) -> None:
    """U10, X3.6: the turn goes on without it."""
    table = five(name, "rekindle", discards=discards)
    assert course(table) == "played completed tile-turned effect-lost drawn turn-ended"


@in_tile_boxes
def test_a_five_put_down_by_a_tile_turns_a_new_tile_at_once(name: str) -> None:
    """X3.6: instead of a token."""
    table = five(name, "rekindle pardon", table="b4 y4", discards="y5", strikes=1, tokens=4).choose("y5")
    assert course(table) == (
        "rekindled completed tile-turned strike-taken-back token-returned drawn turn-ended"
    )
    assert (table.board.clue_tokens, table.board.strikes) == (5, 0)


@in_tile_boxes
def test_a_tile_turned_by_a_tile_may_ask_again(name: str) -> None:
    """X3.6, X3.3, U19: however long the chain, the player draws once, after it."""
    table = five(name, "rekindle colour-clue", table="b4 y4", discards="y5", deck="w5 g5").choose("y5")
    assert course(table) == "rekindled completed tile-turned asked"
    assert table.seat == 0
    assert len(table.board.hands[0]) == 4
    done = table.choose_clue(1, "red")
    assert course(done) == "clued drawn turn-ended"
    assert done.hand(0).split()[-1] == "w5"
    assert len(done.board.hands[0]) == 5


@in_tile_boxes
def test_a_chain_may_go_through_both_reviving_tiles(name: str) -> None:
    """X3.6, X3.5, U19: the blue 5 by hand, the yellow 5 by a tile, then a card shuffled back."""
    table = five(name, "rekindle reshuffle", table="b4 y4", discards="y5 r3", deck="w5", left=1)
    done = table.choose("y5").choose("r3")
    assert (done.hand(0).split()[-1], done.board.deck, done.board.turns_left) == ("r3", 1, None)
    assert done.board.turned == (Tile.REKINDLE, Tile.RESHUFFLE)


@in_tile_boxes
def test_on_an_empty_deck_a_chain_may_put_down_card_after_card(name: str) -> None:
    """X3.5, X3.6: the second tile stands in for the first."""
    table = five(
        name, "rekindle reshuffle token", hand="b5 . . . .", table="b4 y4 g4", discards="y5 g5", left=0
    )
    done = table.choose("y5").choose("g5")
    assert (done.heights["yellow"], done.heights["green"]) == (5, 5)
    assert done.board.clue_tokens == 5
    assert done.board.turned == (Tile.REKINDLE, Tile.RESHUFFLE, Tile.TOKEN)


@in_tile_boxes
def test_the_last_completion_by_a_tile_ends_the_game_before_any_reward(name: str) -> None:
    """U9, X3.6, B10: no tile is turned and nobody draws."""
    table = five(name, "rekindle", table="b4 r5 y4 g5 w5", discards="y5").choose("y5")
    assert ended(table, Result.PERFECT, 25)
    assert course(table) == "rekindled completed turn-ended ended"
    assert table.board.turned == (Tile.REKINDLE,)


@in_tile_boxes
def test_the_last_completion_by_hand_turns_no_tile(name: str) -> None:
    """U9, B10: the game ends first."""
    table = five(name, "token", table="b4 r5 y5 g5 w5")
    assert ended(table, Result.PERFECT, 25)
    assert table.board.turned == ()
    assert table.board.clue_tokens == 4


def test_a_card_put_down_by_a_tile_is_not_announced() -> None:
    """U19: with the synchronised show it earns no token of its own."""
    table = five("custom+synchronised-show", "rekindle", discards="y1", tokens=3).choose("y1")
    assert table.board.clue_tokens == 3


# X3a, U11, U14: black


def black(name: str, hand: str, built: str, tiles: str, discards: str = "") -> Scenario:
    """A game with black powder and bonus tiles."""
    rules = f"{name}+black-powder+flamboyant-fives"
    hands = f"{hand} . . . . / . . . . ."
    return show(rules, hands=hands, table=built, tiles=tiles, discards=discards, tokens=4, strikes=1)


@in_tile_boxes
def test_completed_black_returns_a_token_but_gives_a_tile_in_the_german_box(name: str) -> None:
    """X3a: es, fr: a firework completed with a 5; de: any completed firework."""
    table = black(name, "k1", "k2", "pardon").play("k1")
    tile = "tile-turned strike-taken-back " if name == "de" else ""
    assert course(table) == f"played completed {tile}token-returned drawn turn-ended"
    assert (table.board.clue_tokens, table.board.strikes) == (5, 0 if name == "de" else 1)


@in_tile_boxes
def test_a_black_five_gives_no_tile(name: str) -> None:
    """U14: it starts its firework."""
    assert course(black(name, "k5", "", "pardon").play("k5")) == "played drawn turn-ended"


@in_tile_boxes
def test_a_black_five_put_down_by_a_tile_gives_none_either(name: str) -> None:
    """U14, X3.6: no token and no tile."""
    table = black(name, "b5", "b4", "rekindle pardon", discards="k5").play("b5").choose("k5")
    assert course(table) == "rekindled drawn turn-ended"


@in_tile_boxes
def test_a_black_one_put_down_by_a_tile_gets_what_completed_black_gets(name: str) -> None:
    """U11: es, fr the clue token; de a new tile."""
    table = black(name, "b5", "b4 k2", "rekindle pardon", discards="k1").play("b5").choose("k1")
    tile = "tile-turned strike-taken-back " if name == "de" else ""
    assert course(table) == f"rekindled completed {tile}token-returned drawn turn-ended"
    assert (table.board.clue_tokens, table.board.strikes) == (5, 0 if name == "de" else 1)


@pytest.mark.parametrize(
    ("card", "built", "rewards"),
    [("k1", "k2", "completed token-returned token-returned "), ("k5", "", "token-returned ")],
)
def test_an_announced_black_card_turns_no_tile(card: str, built: str, rewards: str) -> None:
    """U14, V2, X3a: in a custom game, where tiles are for fives; the black 1 earns two tokens in all."""
    rules = "custom+black-powder+flamboyant-fives+synchronised-show"
    table = show(rules, hands=f"{card} . . . . / . . . . .", table=built, tokens=4, tiles="pardon")
    assert course(table.play(card, announce="black")) == f"played {rewards}drawn turn-ended"


@in_tile_boxes
def test_multicolour_completed_with_its_five_gives_a_tile(name: str) -> None:
    """X3a, X4: with the avalanche."""
    hands = "m5 . . . . / . . . . ."
    table = show(f"{name}+avalanche+flamboyant-fives", hands=hands, table="m4", tiles="token").play("m5")
    assert table.board.turned == (Tile.TOKEN,)


# U10: no tiles left


def test_with_the_tiles_used_up_a_token_returns() -> None:
    """U10, B8: in a custom game with a single tile."""
    rules = replace(ruleset("custom+flamboyant-fives"), tiles=(Tile.PARDON,))
    table = show(rules, hands="b5 r5 . . . / . . . . .", table="b4 r4", tokens=2, strikes=2)
    after = table.play("b5").clue(0, 5).play("r5")
    assert course(after) == "played completed token-returned drawn turn-ended"
    assert (after.board.clue_tokens, after.board.strikes) == (3, 1)


@in_tile_boxes
def test_tiles_count_only_up_to_eight_tokens(name: str) -> None:
    """X3.1, B8: a token tile is used up even at eight tokens."""
    table = five(name, "token", tokens=MOST_TOKENS)
    assert course(table) == "played completed tile-turned drawn turn-ended"
