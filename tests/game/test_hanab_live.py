"""Games in the JSON of hanab.live, read and written."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.errors import HanabiError, ReplayError, RulesetError
from hanabi.game import (
    CardId,
    Choose,
    Clue,
    Discard,
    GameState,
    Outcome,
    Play,
    Result,
    Shuffle,
    Stop,
    StopReason,
)
from hanabi.game.board import Held
from hanabi.game.bounds import is_decided
from hanabi.game.hanab_live import (
    VARIANTS,
    from_hanab_live,
    is_exportable,
    read_record,
    to_hanab_live,
    write_hanab_live,
)
from hanabi.game.hanab_live.variants import BY_NUMBER, KNOWN_VARIANTS
from hanabi.game.notation import SUITS, action_text, hand_text
from hanabi.game.replay import Replay, write_replay
from hanabi.rules import LETTERS, RANKS, Card, Ending, Tile, box, points_at, ruleset
from tests.game.records import GOLDEN, NAMES, recorded, with_notes


@dataclass(frozen=True)
class Theirs:
    """A variant as their site describes it, in our letters."""

    suits: str
    colours: str
    """The suits that have a clue of their own colour, in the order of their indices."""
    every: str = ""
    """The suits that every colour clue points at."""
    falling: str = ""
    single: str = ""
    """The suits with one card of each rank."""
    copies_of: tuple[int, ...] = (3, 2, 2, 2, 1)

    def cards(self) -> Counter[str]:
        ranks = [(suit, rank) for suit in self.suits for rank in RANKS]
        return Counter({f"{suit}{rank}": self.copies(suit, rank) for suit, rank in ranks})

    def copies(self, suit: str, rank: int) -> int:
        usual = self.copies_of[::-1] if suit in self.falling else self.copies_of
        return 1 if suit in self.single else usual[rank - 1]


NO_SPECIAL = {6: "rygbpt", 5: "rygbp", 4: "rygb", 3: "rgb"}
ONE_SPECIAL = {6: "rygbp", 5: "rygb", 4: "rgb", 3: "rb"}
TWO_SPECIAL = {6: "rygb", 5: "rgb", 4: "rb", 3: "r"}
"""The ordinary suits of their variants, by size."""


def family(name: str, sizes: Iterable[int], special: str = "", **how: Any) -> dict[str, Theirs]:
    """Variants that differ in size only; `own` are the special suits with a colour clue."""
    bases = (NO_SPECIAL, ONE_SPECIAL, TWO_SPECIAL)[len(special)]
    own = how.pop("own", "")
    return {
        f"{name} ({size} Suits)": Theirs(bases[size] + special, bases[size] + own, **how) for size in sizes
    }


ALL, FEW, SIX = (6, 5, 4, 3), (6, 5), (6,)
FOURS, ONES = (3, 2, 2, 1, 1), (2, 2, 2, 2, 1)
THEIRS = {
    "No Variant": Theirs("rygbp", "rygbp"),
    "6 Suits": Theirs("rygbpt", "rygbpt"),
    "4 Suits": Theirs("rygb", "rygb"),
    "3 Suits": Theirs("rgb", "rgb"),
    **family("Rainbow", ALL, "m", every="m"),
    **family("White", ALL, "w"),
    **family("Black", FEW, "k", own="k", single="k"),
    **family("Dark Rainbow", FEW, "m", every="m", single="m"),
    **family("Gray", FEW, "w", single="w"),
    **family("Black & Rainbow", FEW, "km", own="k", every="m", single="k"),
    **family("Black & White", FEW, "kw", own="k", single="k"),
    **family("Black & Dark Rainbow", SIX, "km", own="k", every="m", single="km"),
    **family("Black & Gray", SIX, "kw", own="k", single="kw"),
    **family("Rainbow & White", ALL, "mw", every="m"),
    **family("Rainbow & Gray", FEW, "mw", every="m", single="w"),
    **family("White & Dark Rainbow", FEW, "wm", every="m", single="m"),
    **family("Dark Rainbow & Gray", SIX, "mw", every="m", single="mw"),
    "Reversed (6 Suits)": Theirs("rygbpt", "rygbpt", falling="t"),
    "Reversed (5 Suits)": Theirs("rygbp", "rygbp", falling="p"),
    "Reversed (4 Suits)": Theirs("rygb", "rygb", falling="b"),
    "Reversed (3 Suits)": Theirs("rgb", "rgb", falling="b"),
    **family("Black Reversed", FEW, "k", own="k", falling="k", single="k"),
    **family("Rainbow Reversed", ALL, "m", every="m", falling="m"),
    **family("White Reversed", ALL, "k", falling="k"),
    **family("Dark Rainbow Reversed", FEW, "m", every="m", falling="m", single="m"),
    **family("Gray Reversed", FEW, "w", falling="w", single="w"),
    **family("White Reversed & Rainbow", (6, 5, 4), "km", every="m", falling="k"),
    **{f"Color Mute ({size} Suits)": Theirs(suits, "") for size, suits in NO_SPECIAL.items()},
    **family("Critical Fours", FEW, copies_of=FOURS),
    **family("Critical Fours & Black", SIX, "k", own="k", single="k", copies_of=FOURS),
    **family("Critical Fours & Rainbow", FEW, "m", every="m", copies_of=FOURS),
    **family("Critical Fours & White", FEW, "w", copies_of=FOURS),
    **family("Critical Fours & Dark Rainbow", SIX, "m", every="m", single="m", copies_of=FOURS),
    **family("Critical Fours & Gray", SIX, "w", single="w", copies_of=FOURS),
    **family("Scarce Ones", FEW, copies_of=ONES),
    **family("Scarce Ones & Rainbow", FEW, "m", every="m", copies_of=ONES),
    **family("Scarce Ones & White", FEW, "w", copies_of=ONES),
}
"""Their variants by name; White and Gray are our white, and White Reversed is our black powder."""
SIZES = {
    "No Variant": 50,
    "6 Suits": 60,
    "4 Suits": 40,
    "3 Suits": 30,
    "Rainbow (5 Suits)": 50,
    "Black (6 Suits)": 55,
    "Dark Rainbow (6 Suits)": 55,
    "White Reversed (6 Suits)": 60,
    "White Reversed & Rainbow (6 Suits)": 60,
    "Black Reversed (6 Suits)": 55,
    "Black & Gray (6 Suits)": 50,
    "Reversed (5 Suits)": 50,
    "Critical Fours (5 Suits)": 45,
}
"""How many cards some variants have."""
variants = pytest.mark.parametrize("name", THEIRS)


def site(
    top: str = "",
    actions: tuple[tuple[int, ...], ...] = (),
    players: int = 2,
    variant: str | None = None,
    **options: Any,
) -> dict[str, Any]:
    """A game as their site writes it, its deck beginning with these cards."""
    theirs = THEIRS[variant or "No Variant"]
    rest = theirs.cards()
    rest.subtract(top.split())
    deck = [*top.split(), *sorted(rest.elements(), key=lambda card: card[::-1])]
    chosen = options | ({"variant": variant} if variant else {})
    return {
        "id": 7,
        "players": ["Alice", "Bob", "Cathy", "Donald", "Emily", "Frank"][:players],
        "deck": [{"suitIndex": theirs.suits.index(card[0]), "rank": int(card[1])} for card in deck],
        "actions": [dict(zip(("type", "target", "value"), action, strict=False)) for action in actions],
        "seed": "p2v0s1",
    } | ({"options": chosen} if chosen else {})


def text(replay: Replay) -> str:
    return " ".join(map(action_text, replay.actions))


def golden(name: str) -> Replay:
    return read_record((GOLDEN / name).read_text(encoding="utf-8"))


def refusal(data: dict[str, Any]) -> HanabiError:
    with pytest.raises(HanabiError) as refused:
        from_hanab_live(data)
    return refused.value


# Files as the site writes them


def test_a_plain_game_that_a_player_ended() -> None:
    replay = golden("hanab-live-no-variant.json")
    assert str(replay.rules) == "custom+suits=rygbp+no-empty-clues"
    assert replay.players == ("Alice", "Bob")
    assert hand_text(replay.shuffle.deck[:12]) == "r1 y2 g3 b4 p5 r2 r1 y1 g1 b1 p1 r3"
    assert text(replay) == "c1r c01 p0 p5 d1 p11 s1-left"
    assert replay.notes == (("r1", "", "g3?"), ())
    board = replay.final().board
    assert board.heights == {"red": 3, "yellow": 0, "green": 0, "blue": 0, "purple": 0}
    assert (board.clue_tokens, board.strikes, board.deck) == (7, 0, 36)
    assert board.discards == (Card("yellow", 2),)
    assert board.outcome == Outcome(Result.STOPPED, 0, StopReason.LEFT, 1)


def test_a_game_that_stops_with_nothing_left_to_score_keeps_its_score() -> None:
    """U25: both red 2s, both blue 2s and all green 1s are gone; a red 1 and a blue 1 are on the table."""
    replay = golden("hanab-live-3-suits.json")
    board = replay.final().board
    assert text(replay).endswith("c01 d3 s-nothing-left")
    assert board.heights == {"red": 1, "green": 0, "blue": 1}
    assert (board.clue_tokens, board.strikes, board.deck) == (7, 0, 11)
    assert hand_text(board.discards) == "g1 r2 r2 b2 b2 g1 g1"
    assert board.outcome == Outcome(Result.FINISHED, 2, StopReason.NOTHING_LEFT)


def test_moves_after_nothing_is_left_to_score_are_accepted() -> None:
    data = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    data["actions"] += [{"type": 3, "target": 0, "value": 3}, {"type": 1, "target": 10}]
    replay = from_hanab_live(data)
    assert text(replay).endswith("d3 c03 d10 s-nothing-left")
    assert replay.final().board.outcome == Outcome(Result.FINISHED, 2, StopReason.NOTHING_LEFT)


def test_a_game_that_stops_earlier_stays_open() -> None:
    data = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    del data["actions"][-1]
    replay = from_hanab_live(data)
    assert text(replay).endswith("d2 c01")
    assert replay.final().board.outcome is None


def test_black_powder_with_a_first_player_of_old_and_a_vote() -> None:
    replay = golden("hanab-live-white-reversed.json")
    assert str(replay.rules) == "custom+suits=rygbp+black-powder-floor-0"
    assert replay.first == 2
    assert text(replay) == "c15 c2p p5 p10 p0 s-vote"
    board = replay.final().board
    assert board.heights == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "purple": 0, "black": 1}
    assert (board.clue_tokens, board.strikes, board.deck) == (6, 1, 42)
    assert board.discards == (Card("black", 1),)
    assert board.outcome == Outcome(Result.STOPPED, 0, StopReason.VOTE)


def test_the_export_turns_the_seats_so_that_the_first_player_is_seat_0() -> None:
    exported = to_hanab_live(golden("hanab-live-white-reversed.json"))
    assert exported["players"] == ["Cathy", "Alice", "Bob"]
    first_hands = exported["deck"][:15]
    assert [entry["rank"] for entry in first_hands] == [1, 5, 5, 5, 5, 1, 1, 1, 1, 1, 5, 4, 2, 2, 2]
    assert [entry["suitIndex"] for entry in first_hands] == [5, 5, 1, 3, 4, 0, 1, 2, 3, 4, 5, 5, 0, 1, 2]
    assert exported["actions"] == [
        {"type": 3, "target": 2, "value": 5},
        {"type": 2, "target": 0, "value": 4},
        {"type": 0, "target": 10},
        {"type": 0, "target": 0},
        {"type": 0, "target": 5},
        {"type": 5, "target": -1, "value": 10},
    ]
    assert exported["options"] == {"variant": "White Reversed (6 Suits)", "emptyClues": True}
    assert exported["notes"] == [["chop"], [], [*[""] * 10, "k5!"]]
    assert set(exported) == {"players", "deck", "actions", "options", "notes"}


def test_the_export_leaves_the_end_to_be_understood_when_nothing_is_left_to_score() -> None:
    theirs = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    exported = to_hanab_live(from_hanab_live(theirs))
    assert exported["actions"] == theirs["actions"]
    assert from_hanab_live(exported) == from_hanab_live(theirs)


# Variants


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


# Options


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


# Actions


@pytest.mark.parametrize(
    ("action", "reason", "by"),
    [
        ((4, 1, 3), StopReason.CLOCK, 1),
        ((4, -1, 3), StopReason.CLOCK, None),
        ((4, 0, 4), StopReason.LEFT, 0),
        ((4, -1, 6), StopReason.IDLE, None),
        ((4, -1, 10), StopReason.VOTE, None),
        ((5, -1, 10), StopReason.VOTE, None),
    ],
)
def test_the_end_of_a_game_is_read_with_its_reason(
    action: tuple[int, ...], reason: StopReason, by: int | None
) -> None:
    replay = from_hanab_live(site(actions=(action,)))
    assert replay.actions == (Stop(reason, by),)
    assert replay.final().board.outcome == Outcome(Result.STOPPED, 0, reason, by)


@pytest.mark.parametrize(
    ("stop", "entry"),
    [
        (Stop(StopReason.CLOCK, 1), {"type": 4, "target": 0, "value": 3}),
        (Stop(StopReason.CLOCK), {"type": 4, "target": -1, "value": 3}),
        (Stop(StopReason.LEFT, 0), {"type": 4, "target": 1, "value": 4}),
        (Stop(StopReason.IDLE), {"type": 4, "target": -1, "value": 6}),
        (Stop(StopReason.VOTE), {"type": 5, "target": -1, "value": 10}),
        (Stop(StopReason.VOTE, 1), {"type": 5, "target": -1, "value": 10}),
    ],
)
def test_the_end_of_a_game_is_written_with_its_reason(stop: Stop, entry: dict[str, int]) -> None:
    """Seat 1 began, so it is their seat 0."""
    assert to_hanab_live(replace(dealt("fr", stop), first=1))["actions"] == [entry]


@pytest.mark.parametrize("code", [0, 1, 2, 5, 7, 8, 9, 11, -1])
def test_an_end_that_is_no_action_is_refused(code: int) -> None:
    refused = refusal(site(actions=((4, 0, code),)))
    assert refused.details == {"field": "actions[0].value", "value": str(code)}


@pytest.mark.parametrize("action", [{"type": 0, "target": 0}, {"type": 0, "target": 0, "value": 0}])
def test_a_play_may_leave_its_value_out(action: dict[str, int]) -> None:
    assert from_hanab_live(site() | {"actions": [action]}).actions == (Play(CardId(0)),)


@pytest.mark.parametrize(
    ("actions", "field", "value"),
    [
        (None, "actions", "null"),
        ("p0", "actions", '"p0"'),
        (["p0"], "actions[0]", '"p0"'),
        ([[0, 0]], "actions[0]", "[...]"),
        ([{"target": 0}], "actions[0].type", "null"),
        ([{"type": "0", "target": 0}], "actions[0].type", '"0"'),
        ([{"type": True, "target": 0}], "actions[0].type", "true"),
        ([{"type": 0, "target": "0"}], "actions[0].target", '"0"'),
        ([{"type": 0, "target": None}], "actions[0].target", "null"),
        ([{"type": 3, "target": 1, "value": "1"}], "actions[0].value", '"1"'),
        ([{"type": 3, "target": 1, "value": 1.0}], "actions[0].value", "1.0"),
        ([{"type": 0, "target": 0}, {"type": 6, "target": 0, "value": 0}], "actions[1].type", "6"),
        ([{"type": -1, "target": 0, "value": 0}], "actions[0].type", "-1"),
        ([{"type": 2, "target": 1, "value": -1}], "actions[0].value", "-1"),
    ],
)
def test_actions_that_are_none_are_refused(actions: object, field: str, value: str) -> None:
    refused = refusal(site() | {"actions": actions})
    assert (refused.code, refused.details) == ("bad-field", {"field": field, "value": value})


@pytest.mark.parametrize(
    ("actions", "turn", "reason"),
    [
        (((0, 9),), 1, "card-not-in-hand"),
        (((0,),), 1, "card-not-in-hand"),
        (((0, 0), (0, 49)), 2, "card-not-in-hand"),
        (((1, 0),), 1, "all-tokens-available"),
        (((3, 0, 1),), 1, "clue-to-oneself"),
        (((3, 7, 1),), 1, "no-such-seat"),
        (((3, -1, 1),), 1, "no-such-seat"),
        (((3, 1, 0),), 1, "rank-not-clued"),
        (((3, 1, 6),), 1, "rank-not-clued"),
        (((4, 7, 4),), 1, "no-such-seat"),
        (((5, -1, 10), (0, 0)), 1, "game-over"),
    ],
)
def test_an_illegal_move_is_reported_when_the_game_is_played(
    actions: tuple[tuple[int, ...], ...], turn: int, reason: str
) -> None:
    replay = from_hanab_live(site(actions=actions, emptyClues=True))
    with pytest.raises(ReplayError) as refused:
        replay.final()
    assert refused.value.code == "illegal-move"
    assert (refused.value.details["turn"], refused.value.details["reason"]) == (turn, reason)


# Decks, players, notes


@pytest.mark.parametrize(
    ("entry", "field", "value"),
    [
        ("r1", "deck[3]", '"r1"'),
        (None, "deck[3]", "null"),
        ({"rank": 1}, "deck[3].suitIndex", "null"),
        ({"suitIndex": 0}, "deck[3].rank", "null"),
        ({"suitIndex": "0", "rank": 1}, "deck[3].suitIndex", '"0"'),
        ({"suitIndex": 0, "rank": True}, "deck[3].rank", "true"),
        ({"suitIndex": 5, "rank": 1}, "deck[3].suitIndex", "5"),
        ({"suitIndex": -1, "rank": 1}, "deck[3].suitIndex", "-1"),
        ({"suitIndex": 0, "rank": 0}, "deck[3].rank", "0"),
        ({"suitIndex": 0, "rank": 6}, "deck[3].rank", "6"),
        ({"suitIndex": 0, "rank": 7}, "deck[3].rank", "7"),
    ],
)
def test_a_card_that_is_none_is_refused(entry: object, field: str, value: str) -> None:
    data = site()
    refused = refusal(data | {"deck": [*data["deck"][:3], entry, *data["deck"][4:]]})
    assert (refused.code, refused.details) == ("bad-field", {"field": field, "value": value})


def test_a_deck_that_is_no_list_is_refused() -> None:
    refused = refusal(site() | {"deck": "r1 r1"})
    assert (refused.code, refused.details) == ("bad-field", {"field": "deck", "value": '"r1 r1"'})


@pytest.mark.parametrize("kept", [slice(0), slice(49), slice(1, None)])
def test_a_deck_that_is_not_the_box_is_refused(kept: slice) -> None:
    refused = refusal(site() | {"deck": site()["deck"][kept]})
    assert isinstance(refused, RulesetError)
    assert refused.code == "deck-not-the-box"


@pytest.mark.parametrize("players", [[], ["Alice"], ["Alice"] * 7])
def test_a_table_too_small_or_too_large_is_refused(players: list[str]) -> None:
    assert refusal(site() | {"players": players}).code == "player-count"


def test_a_hostile_name_is_refused() -> None:
    assert refusal(site() | {"players": ["Alice", "\x1b[2J"]}).code == "bad-player-name"


def test_notes_may_be_short_and_reach_beyond_the_deck() -> None:
    notes = [["r1"], [*[""] * 50, "on the red stack"]]
    assert from_hanab_live(site() | {"notes": notes}).notes == (("r1",), tuple(notes[1]))
    assert from_hanab_live(site() | {"notes": None}).notes == ()


@pytest.mark.parametrize("notes", ["f", [7, {}], [[7], [None]], [[], [], []]])
def test_notes_that_are_none_cost_only_the_notes(notes: object) -> None:
    assert from_hanab_live(site() | {"notes": notes}) == from_hanab_live(site())


def test_notes_are_turned_with_the_seats_and_lose_their_blanks() -> None:
    """Ben began: his cards 5 to 9 become 0 to 4, Ada's become 5 to 9, the rest stay."""
    replay = replace(dealt("fr"), first=1)
    notes = [["a0", "", "", "", "", "b0", "", ""], [*[""] * 10, "c10", *[""] * 39, "stack"]]
    exported = to_hanab_live(with_notes(replay, notes))
    assert exported["players"] == ["Ben", "Ada"]
    assert exported["notes"] == [notes[1], ["b0", "", "", "", "", "a0"]]


def test_empty_notes_are_not_written() -> None:
    assert "notes" not in to_hanab_live(replace(dealt("fr"), notes=((), ("", ""))))


# Both formats


def test_a_record_is_read_in_either_format() -> None:
    replay = golden("hanab-live-no-variant.json")
    assert read_record(write_replay(replay)) == replay
    assert read_record(write_hanab_live(replay)) == replay


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("[]", "not-a-replay"),
        ("{}", "not-a-replay"),
        ('{"players": []}', "not-a-replay"),
        ('{"format": "chess", "deck": []}', "not-a-replay"),
        ('{"deck": []}', "bad-field"),
        ('{"deck": [{"suitIndex":', "not-json"),
    ],
)
def test_a_record_in_neither_format_is_refused(text: str, code: str) -> None:
    with pytest.raises(ReplayError) as refused:
        read_record(text)
    assert refused.value.code == code


# Export


@pytest.mark.parametrize(
    ("rules", "variant"),
    [
        ("es", None),
        ("pl", None),
        ("pl+avalanche", "Black (6 Suits)"),
        ("pt+avalanche", "6 Suits"),
        ("fr+avalanche", "Rainbow (6 Suits)"),
        ("de+black-powder", "White Reversed (6 Suits)"),
        ("custom+suits=rygb", "4 Suits"),
        ("custom+suits=rgb", "3 Suits"),
        ("custom+suits=rygb+avalanche-every", "Rainbow (5 Suits)"),
        ("custom+suits=rygb+avalanche-every+black-powder", "White Reversed & Rainbow (6 Suits)"),
    ],
)
def test_our_rules_have_a_variant_there(rules: str, variant: str | None) -> None:
    assert to_hanab_live(dealt(rules)).get("options", {}).get("variant") == variant


def test_rules_with_a_counterpart_can_be_exported() -> None:
    assert is_exportable(dealt("fr"))


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        ("fr+flamboyant-fives", "flamboyant-fives"),
        ("pl+synchronised-show", "synchronised-show"),
        ("custom+tokens=7", "tokens"),
        ("custom+strikes=2", "strikes"),
        ("fr+avalanche+black-powder", "suits"),
        ("custom+ranks=4", "suits"),
        ("custom+suits=1", "suits"),
        ("custom+hand=3", "hand"),
    ],
)
def test_rules_without_a_counterpart_are_refused_by_name(rules: str, what: str) -> None:
    with pytest.raises(ReplayError) as refused:
        to_hanab_live(dealt(rules))
    assert refused.value.code == "no-counterpart"
    assert not is_exportable(dealt(rules))
    assert refused.value.details == {"what": what}


def test_an_answer_to_a_tile_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(ReplayError) as refused:
        to_hanab_live(dealt("fr", Choose(None)))
    assert refused.value.details == {"what": "flamboyant-fives"}


def test_a_hand_that_differs_by_one_is_an_option() -> None:
    exported = to_hanab_live(dealt("custom+hand=4+no-empty-clues"))
    assert exported["options"] == {"oneLessCard": True}


def test_a_plain_game_is_exported_without_options() -> None:
    exported = to_hanab_live(dealt("pl", Play(CardId(0)), Discard(CardId(5))))
    assert set(exported) == {"players", "deck", "actions"}
    assert exported["actions"] == [{"type": 0, "target": 0}, {"type": 1, "target": 5}]


EXPORTED = (
    "es",
    "pl+avalanche",
    "pt+avalanche+all-or-nothing",
    "fr+avalanche",
    "de+black-powder",
    "custom",
    "custom+suits=rgb+no-empty-clues",
    "custom+suits=rygb+avalanche-every+black-powder",
)


@given(recorded(EXPORTED))
def test_a_game_comes_back_from_an_export_with_the_same_table(replay: Replay) -> None:
    """Our white has the place of their Purple, and our sixth suits those of their Teal and Black."""
    again = read_record(write_hanab_live(replay))
    ours = VARIANTS[again.variant].match(replay.rules)
    assert ours
    theirs = VARIANTS[again.variant].suits
    renamed = {suit.key: their.key for suit, their in zip(ours, theirs, strict=True)}
    same = {suit: suit for suit in again.rules.index}
    assert again.first == 0
    assert turned(again.final(), 0, same) == turned(replay.final(), replay.first, renamed)
    assert [board.turn for board in boards(again)] == [board.turn for board in boards(replay)]


@given(recorded(EXPORTED))
def test_an_export_is_the_same_the_second_time(replay: Replay) -> None:
    exported = to_hanab_live(replay)
    assert to_hanab_live(from_hanab_live(exported)) == exported


@given(recorded(EXPORTED), st.data())
def test_a_game_cut_short_is_closed_only_with_nothing_left_to_score(
    replay: Replay, data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(replay.actions) - 1))
    short = replace(replay, actions=replay.actions[:cut])
    again = from_hanab_live(to_hanab_live(short))
    assert len(again.actions) == cut + is_decided(short.final())


def dealt(name: str, *actions: Play | Discard | Choose | Stop) -> Replay:
    """A game of two with an unshuffled box."""
    rules = ruleset(name)
    places = (0,) * rules.tiles.count(Tile.RESHUFFLE)
    return Replay(rules, NAMES[:2], Shuffle(box(rules), rules.tiles, places), actions)


def boards(replay: Replay) -> list[Any]:
    return [state.board for state in replay.states()]


def turned(state: GameState, first: int, names: dict[str, str]) -> dict[str, Any]:
    """What there is to see of a table, seat by seat from the first player, its suits by these names."""

    def named(cards: Iterable[Card]) -> list[Card]:
        return [Card(names[card.suit], card.rank) for card in cards]

    def known(held: Held) -> tuple[object, ...]:
        said = [value if isinstance(value, int) else names[value] for value in held.known.said]
        return said, {names[suit] for suit in held.known.suits}, held.known.ranks

    board = state.board
    seats = [(first + place) % board.players for place in range(board.players)]
    return {
        "heights": {names[suit]: height for suit, height in board.heights.items()},
        "tokens": board.clue_tokens,
        "strikes": board.strikes,
        "discards": named(board.discards),
        "deck": named(state.secrets.deck),
        "hands": [named(state.hand(seat)) for seat in seats],
        "said": [[known(held) for held in board.hands[seat]] for seat in seats],
        "turn": (board.seat - first) % board.players,
        "turns left": board.turns_left,
        "outcome": board.outcome,
    }
