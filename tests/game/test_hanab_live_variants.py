"""The variants of hanab.live, and which of its options matter to the rules."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from hanabi.errors import ReplayError
from hanabi.game import Clue, Outcome, Result, Stop, StopReason
from hanabi.game.hanab_live import VARIANTS, from_hanab_live, to_hanab_live
from hanabi.game.hanab_live.variants import BY_NUMBER, KNOWN_VARIANTS
from hanabi.game.notation import SUITS
from hanabi.rules import LETTERS, Card, Ending, box, points_at
from tests.game.hanab_live import SIZES, THEIRS, dealt, refusal, site, variants


def test_every_variant_is_described_here() -> None:
    assert set(VARIANTS) == set(THEIRS)
    assert {name: THEIRS[name].cards().total() for name in SIZES} == SIZES


def test_no_two_variants_have_the_same_number_or_the_same_suits() -> None:
    numbered = [variant for variant in VARIANTS.values() if variant.number is not None]
    assert len(BY_NUMBER) == len(numbered)
    kinds = [Counter(replace(suit, key="red") for suit in variant.suits) for variant in VARIANTS.values()]
    assert all(one != other for one, other in combinations(kinds, 2))
    assert len(VARIANTS) < KNOWN_VARIANTS


@variants
def test_the_deck_of_a_variant_is_read_suit_by_suit(name: str) -> None:
    replay = from_hanab_live(site(variant=name))
    assert Counter(map(str, replay.shuffle.deck)) == THEIRS[name].cards()
    assert Counter(map(str, box(replay.rules))) == THEIRS[name].cards()
    assert replay.deal().board.deck == THEIRS[name].cards().total() - 10


@variants
def test_a_suit_index_counts_in_the_order_of_the_variant(name: str) -> None:
    data = site(variant=name)
    suits = [THEIRS[name].suits[entry["suitIndex"]] for entry in data["deck"]]
    assert [LETTERS[card.suit] for card in from_hanab_live(data).shuffle.deck] == suits


@variants
def test_a_colour_index_counts_the_colours_that_can_be_clued(name: str) -> None:
    for index, letter in enumerate(THEIRS[name].colours):
        replay = from_hanab_live(site(variant=name, actions=((2, 1, index),)))
        assert replay.actions[0] == Clue(1, SUITS[letter])


@variants
@pytest.mark.parametrize("beyond", [0, 1])
def test_a_colour_index_beyond_the_colours_is_refused(name: str, beyond: int) -> None:
    index = len(THEIRS[name].colours) + beyond
    refused = refusal(site(variant=name, actions=((2, 1, index),)))
    assert (refused.code, refused.details) == (
        "bad-field",
        {"field": "actions[0].value", "value": str(index)},
    )


@variants
def test_colour_clues_of_a_variant_point_at_its_suits(name: str) -> None:
    theirs, rules = THEIRS[name], from_hanab_live(site(variant=name)).rules
    for colour in theirs.colours:
        pointed = {suit for suit in theirs.suits if points_at(rules, SUITS[colour], Card(SUITS[suit], 1))}
        assert pointed == {colour, *theirs.every}


@variants
def test_a_reversed_suit_begins_with_its_5(name: str) -> None:
    rules = from_hanab_live(site(variant=name)).rules
    begins = {LETTERS[suit.key]: suit.order[0] for suit in rules.suits}
    assert begins == {suit: 5 if suit in THEIRS[name].falling else 1 for suit in THEIRS[name].suits}


@variants
def test_a_variant_is_exported_under_its_name(name: str) -> None:
    last = len(THEIRS[name].colours) - 1
    data = site(variant=name, actions=((2, 1, last),) if last >= 0 else ((3, 1, 5),), emptyClues=True)
    exported = to_hanab_live(from_hanab_live(data))
    assert exported["deck"] == data["deck"]
    assert exported["actions"] == data["actions"]
    assert exported["options"].get("variant", "No Variant") == name


def test_only_the_black_of_black_powder_costs_points() -> None:
    lost = {
        variant.name for variant in VARIANTS.values() if any(min(suit.points) < 0 for suit in variant.suits)
    }
    assert lost == {name for name in VARIANTS if name.startswith("White Reversed")}


@pytest.mark.parametrize(
    ("name", "best"), [("No Variant", 25), ("6 Suits", 30), ("White Reversed (6 Suits)", 25), ("3 Suits", 15)]
)
def test_a_variant_scores_as_our_rules_say(name: str, best: int) -> None:
    assert from_hanab_live(site(variant=name)).rules.best == best


@pytest.mark.parametrize(
    "name",
    [
        "Up or Down (5 Suits)",
        "Up or Down (6 Suits)",
        "Muddy Rainbow (5 Suits)",
        "Pink (6 Suits)",
        "Clue Starved (6 Suits)",
        "Duck",
        "Odds and Evens (5 Suits)",
        "Throw It in a Hole (4 Suits)",
        "no variant",
        "",
    ],
)
def test_a_variant_we_do_not_play_is_refused_by_name(name: str) -> None:
    refused = refusal(site() | {"options": {"variant": name}})
    assert (refused.code, refused.details) == ("unknown-variant", {"variant": name})


@pytest.mark.parametrize(("name", "shown"), [(None, "None"), (7, "7"), ("x" * 1000, "x" * 80)])
def test_a_variant_that_is_no_name_is_refused(name: object, shown: str) -> None:
    refused = refusal(site() | {"options": {"variant": name}})
    assert (refused.code, refused.details) == ("unknown-variant", {"variant": shown})


@pytest.mark.parametrize("option", ["deckPlays", "detrimentalCharacters", "speedrun"])
def test_an_option_that_a_game_makes_no_use_of_is_ignored(option: str) -> None:
    game = site(actions=((3, 1, 1), (3, 0, 1)), emptyClues=True)
    used = game | {"options": game["options"] | {option: True}}
    assert from_hanab_live(used) == from_hanab_live(game)


def test_a_card_played_from_the_deck_is_refused_with_its_turn() -> None:
    moves = ((3, 1, 1), (0, 49))
    refused = refusal(site(actions=moves, deckPlays=True, emptyClues=True))
    assert (refused.code, refused.details) == ("unplayed-option", {"option": "deckPlays", "turn": 2})
    with pytest.raises(ReplayError, match="illegal-move"):
        from_hanab_live(site(actions=moves, emptyClues=True)).final()
    with pytest.raises(ReplayError, match="illegal-move"):
        from_hanab_live(site(actions=((0, 30),), deckPlays=True)).final()


def test_a_game_in_which_a_character_bends_the_rules_is_refused_with_its_turn() -> None:
    refused = refusal(site(actions=((0, 9),), detrimentalCharacters=True))
    assert (refused.code, refused.details) == (
        "unplayed-option",
        {"option": "detrimentalCharacters", "turn": 1},
    )


def test_a_speedrun_ends_when_a_perfect_score_is_out_of_reach() -> None:
    """Ada throws the only red 5."""
    moves = ((3, 1, 1), (3, 0, 1), (1, 0))
    replay = from_hanab_live(site("r5", moves, speedrun=True, emptyClues=True))
    assert replay.actions[-1] == Stop(StopReason.OUT_OF_REACH)
    assert replay.final().board.outcome == Outcome(Result.STOPPED, 0, StopReason.OUT_OF_REACH)
    exported = to_hanab_live(replay)
    assert (len(exported["actions"]), exported["options"]["speedrun"]) == (3, True)
    assert from_hanab_live(exported) == replay
    assert from_hanab_live(site("r5", moves, emptyClues=True)).final().board.outcome is None


def test_no_options_are_the_options_of_the_site() -> None:
    plain = from_hanab_live(site())
    assert from_hanab_live(site() | {"options": None}) == plain
    assert from_hanab_live(site() | {"options": {}}) == plain
    assert str(plain.rules) == "custom+suits=rygbp+no-empty-clues"


def test_options_that_are_no_object_are_refused() -> None:
    refused = refusal(site() | {"options": ["variant"]})
    assert (refused.code, refused.details) == ("bad-field", {"field": "options", "value": "[...]"})


@pytest.mark.parametrize("option", ["timed", "timeBase", "timePerTurn", "cardCycle"])
def test_an_option_without_bearing_on_the_rules_is_ignored(option: str) -> None:
    assert from_hanab_live(site() | {"options": {option: 1}}) == from_hanab_live(site())


def test_keys_of_other_programs_are_ignored() -> None:
    odd = {"numPlayers": 2, "score": 3, "metadata": {"a": 1}, "variant": "Duck", "characters": []}
    assert from_hanab_live(site() | odd) == from_hanab_live(site())


def test_the_seed_is_ignored_and_never_written() -> None:
    assert from_hanab_live(site() | {"seed": "p2v0s99"}) == from_hanab_live(site())
    assert "seed" not in to_hanab_live(from_hanab_live(site()))


def test_empty_clues_are_allowed_only_where_the_option_says_so() -> None:
    clue = ((2, 1, 4),)
    hands = "r1 r1 r1 r2 r2 y1 y1 y1 y2 y2"
    assert from_hanab_live(site(hands, clue, emptyClues=True)).final().board.clue_tokens == 7
    with pytest.raises(ReplayError) as refused:
        from_hanab_live(site(hands, clue)).final()
    assert refused.value.details["reason"] == "empty-clue"


@pytest.mark.parametrize(
    ("rules", "written"), [("fr", True), ("pl", False), ("custom+no-empty-clues", False)]
)
def test_empty_clues_are_exported_where_the_rules_allow_them(rules: str, written: bool) -> None:
    exported = to_hanab_live(dealt(rules))
    assert exported.get("options", {}).get("emptyClues", False) is written


@pytest.mark.parametrize(
    ("options", "sizes"),
    [
        ({}, (5, 5, 4, 4, 3)),
        ({"oneExtraCard": True}, (6, 6, 5, 5, 4)),
        ({"oneLessCard": True}, (4, 4, 3, 3, 2)),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_are_larger_or_smaller_by_option(
    options: dict[str, Any], sizes: tuple[int, ...], players: int
) -> None:
    replay = from_hanab_live(site(players=players, **options))
    assert {len(hand) for hand in replay.deal().board.hands} == {sizes[players - 2]}
    assert to_hanab_live(replay).get("options", {}) == options


def test_all_or_nothing_is_an_option() -> None:
    """V1: discarding the only red 5 loses at once."""
    replay = from_hanab_live(site("r5", ((3, 1, 1), (3, 0, 1), (1, 0)), allOrNothing=True, emptyClues=True))
    assert replay.rules.ending is Ending.ALL_OR_NOTHING
    assert replay.final().board.outcome == Outcome(Result.CARD_LOST, 0)
    assert to_hanab_live(replay)["options"] == {"allOrNothing": True, "emptyClues": True}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_an_old_game_may_name_its_first_player(first: int) -> None:
    replay = from_hanab_live(site(players=3, actions=((0, first * 5),), startingPlayer=first))
    assert replay.deal().board.seat == first
    assert len(replay.states()) == 2


@pytest.mark.parametrize("first", ["1", True, 1.5, None])
def test_a_first_player_that_is_no_number_is_refused(first: object) -> None:
    refused = refusal(site(startingPlayer=first))
    assert (refused.code, refused.details["field"]) == ("bad-field", "options.startingPlayer")


@pytest.mark.parametrize("first", [-1, 2])
def test_a_first_player_who_does_not_sit_there_is_refused(first: int) -> None:
    assert refusal(site(startingPlayer=first)).code == "no-such-seat"
