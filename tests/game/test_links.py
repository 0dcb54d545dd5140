"""Links of hanab.live that hold a whole game: read, written, and refused where they are damaged."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.errors import HanabiError, ReplayError
from hanabi.game import (
    CardId,
    Clue,
    Discard,
    Outcome,
    Play,
    Result,
    Shuffle,
    Stop,
    StopReason,
    deal,
    shuffled,
)
from hanabi.game.hanab_live import (
    VARIANTS,
    compact_link,
    expand_link,
    from_hanab_live,
    is_link,
    read_record,
    to_hanab_live,
    write_link,
)
from hanabi.game.hanab_live.links import ALPHABET, game_number
from hanabi.game.notation import action_text
from hanabi.game.replay import Replay
from hanabi.rules import CUSTOM, Ending, box, ruleset
from hanabi.testing import guided_play, some_temper
from tests.game.records import NAMES

PREFIX = "https://hanab.live/shared-replay-json/"
PUBLISHED = (
    "415howrnrhjibpqadkaq-glbsvtsfvpnulfyxumcc-kxeiwkagpufdm"
    ",02fcla-dkdpoblddqdolcefdsob-ddduejdtidicdydrdwrc-,0"
)
"""A game of four that another program wrote."""
PERFECT = {
    "415gtxvqcxvnduwadqfp-komfsislnwphrukkilyj-famercbhubagp,03tcka-akapsbahaq1aldaealam-aaxabiarocodaybnackd"
    "-atsaa2bfa3azaxxcbvaw-ab1ca91bbdas1daAb4bg-1bbob8aHtab1aGbuajb7-gbaE,0": 54,
    "415ifirpxqufunsxcwgc-tbokayavlbjdgwqvekus-pdfanhhmkrpml,03tdeh-sbxckceeeisbkdeg1bep-edodeleufaerxaexwdez"
    "-fjgcfbffeswaeywcf5en-fvfqe2eo1bgce7emf3f4-ewf0tctdeHeIecocekkb-obe1fJf8f6et,0,p4v0s1#33": 58,
    "415bpilhckfaxutkacql-wuvnouykigfdemdmfrhr-sqppwjbnvxgas,03tbeh-ldenwcpaekemedxcsaet-ebsdlaereafgejkafwwd"
    "-e0exxcefe2epfyeefixa-1ce8fsscece4eBfoeu1d-elevf11akae3eG,0,p4v0s9#31": 49,
}
"""Whole games of other programs, and how many turns they took."""
EMPTY = "215aaabbccdde,00,0"


def text(replay: Replay) -> str:
    return " ".join(map(action_text, replay.actions))


def guided(name: str, players: int, seed: int) -> Replay:
    """A guided game of a variant, which seat 0 begins."""
    rules = replace(CUSTOM.base, suits=VARIANTS[name].in_our_order, empty_clues=False)
    chance = random.Random(seed)
    shuffle = shuffled(rules, chance)
    steps = guided_play(deal(rules, players, shuffle)[0], some_temper(chance), chance)
    return Replay(rules, NAMES[:players], shuffle, tuple(step.action for step in steps))


def refusal(text: str) -> HanabiError:
    with pytest.raises(HanabiError) as refused:
        read_record(text)
    return refused.value


# Reading


def test_a_link_of_another_program_is_read_move_by_move() -> None:
    replay = read_record(f"{PREFIX}{PUBLISHED}#23")
    assert replay.players == ("Alice", "Bob", "Cathy", "Donald")
    assert replay.variant == "No Variant"
    assert len(replay.actions) == 22
    assert text(replay).startswith("c2r c0g p10 p15 c1b c3g p16 p14 c2g d5 p18")
    board = replay.final().board
    assert (board.turn, board.strikes, board.outcome) == (22, 0, None)
    assert board.heights == {"red": 2, "yellow": 2, "green": 2, "blue": 5, "purple": 0}


@pytest.mark.parametrize(("link", "turns"), PERFECT.items())
def test_whole_games_of_another_program_reach_its_perfect_score(link: str, turns: int) -> None:
    board = read_record(link).final().board
    assert (board.turn, board.strikes) == (turns, 0)
    assert board.outcome == Outcome(Result.PERFECT, 25)


def test_a_link_is_written_letter_by_letter_as_another_program_wrote_it() -> None:
    first = next(iter(PERFECT))
    assert write_link(read_record(first)) == f"{PREFIX}{first}\n"


@pytest.mark.parametrize(
    "form",
    [
        "{}",
        "  {}\n",
        "https://hanab.live/replay-json/{}",
        "https://hanab.live/shared-replay-json/{}#23",
        "hanab.live/shared-replay-json/{}/",
        "{},p4v0s1",
        "https://hanab.live/shared-replay-json/{},p4v0s1#33",
    ],
)
def test_a_link_is_read_in_every_form(form: str) -> None:
    assert is_link(form.format(PUBLISHED))
    assert read_record(form.format(PUBLISHED)) == read_record(PUBLISHED)


def test_a_link_may_be_a_json_string() -> None:
    assert read_record(json.dumps(f"{PREFIX}{PUBLISHED}\n")) == read_record(PUBLISHED)
    assert refusal('"half a string').code == "not-json"
    assert refusal('"not a link"').code == "bad-link"
    assert refusal('"' + "x" * 3_000 + '"').code == "not-a-replay"


def test_hyphens_only_break_the_line() -> None:
    assert read_record(PUBLISHED.replace("-", "")) == read_record(PUBLISHED)
    assert read_record("-".join(PUBLISHED)) == read_record(PUBLISHED)


def test_a_value_may_be_left_out_of_a_play() -> None:
    """Value and type share a letter: 0 stands for no value, 1 for the value 0."""
    game = expand_link("215aaabbccdde,03af,0")
    assert game["actions"] == [{"type": 0, "target": 5}]
    assert expand_link("215aaabbccdde,03ef,0")["actions"] == [{"type": 0, "target": 5, "value": 0}]


def test_ranks_count_from_the_lowest() -> None:
    game = expand_link("224aabbccdef,00,0")
    assert game["deck"][0] == {"suitIndex": 0, "rank": 2}
    assert game["deck"][-1] == {"suitIndex": 1, "rank": 4}


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"emptyClues": True},
        {"oneLessCard": True},
        {"oneExtraCard": True},
        {"oneLessCard": True, "emptyClues": True},
        {"oneExtraCard": True, "emptyClues": True},
    ],
)
def test_options_that_a_link_does_not_keep_follow_from_the_moves(options: dict[str, bool]) -> None:
    """Who plays which card tells how large hands are, and an empty clue tells itself."""
    size = 5 + options.get("oneExtraCard", 0) - options.get("oneLessCard", 0)
    rules = replace(CUSTOM.base, hand_sizes=(size,) * 5, empty_clues=options.get("emptyClues", False))
    deck = [*box(rules)]
    clue = Clue(1, "blue" if rules.empty_clues else deck[size].suit)
    thrown = (Discard(CardId(size - 1)), Discard(CardId(2 * size - 1)))
    moves = (clue, Clue(0, "red"), *thrown, Play(CardId(2 * size)))
    replay = Replay(rules, ("Alice", "Bob"), Shuffle(tuple(deck)), moves)
    found = read_record(write_link(replay))
    assert found.rules.empty_clues is rules.empty_clues
    assert len(found.deal().board.hands[0]) == size
    assert found.actions == moves


def test_a_link_with_an_illegal_move_is_read_and_the_move_refused_when_it_is_played() -> None:
    rules = ruleset("custom")
    replay = read_record(write_link(Replay(rules, ("A", "B"), Shuffle(box(rules)), (Play(CardId(49)),))))
    with pytest.raises(ReplayError, match="illegal-move"):
        replay.final()


# Writing


@pytest.mark.parametrize("name", [name for name, variant in VARIANTS.items() if variant.number is not None])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_game_comes_back_from_its_link(name: str, players: int) -> None:
    replay = guided(name, players, len(name))
    again = read_record(write_link(replay))
    assert (again.rules, again.shuffle, again.actions) == (replay.rules, replay.shuffle, replay.actions)
    assert again.final().board == replay.final().board


@given(st.integers(0, 2**32), st.integers(2, 5), st.data())
def test_what_is_compressed_expands_to_the_same(seed: int, players: int, data: st.DataObject) -> None:
    replay = guided("No Variant", players, seed)
    short = replace(replay, actions=replay.actions[: data.draw(st.integers(0, len(replay.actions)))])
    game = to_hanab_live(short)
    found = expand_link(compact_link(game))
    assert (found["deck"], found["actions"]) == (game["deck"], game["actions"])


def test_a_link_has_a_hyphen_after_every_twenty_letters() -> None:
    link = compact_link(to_hanab_live(guided("No Variant", 3, 1)))
    assert {len(part) for part in link.split("-")[:-1]} == {20}
    assert set(link) <= {*ALPHABET, ",", "-"}


def test_an_end_that_names_a_seat_is_kept_and_a_vote_is_not() -> None:
    replay = guided("No Variant", 2, 1)
    left = replace(replay, actions=(*replay.actions[:3], Stop(StopReason.LEFT, 1)))
    assert read_record(write_link(left)).actions == left.actions
    voted = replace(replay, actions=(*replay.actions[:3], Stop(StopReason.VOTE)))
    assert read_record(write_link(voted)).actions == voted.actions[:3]


def test_a_game_that_has_not_begun_has_a_link() -> None:
    replay = replace(guided("No Variant", 2, 1), actions=())
    assert compact_link(to_hanab_live(replay)).endswith(",00,0")
    assert read_record(write_link(replay)).actions == ()


def test_the_first_player_is_seat_0_in_a_link() -> None:
    rules = ruleset("custom+no-empty-clues")
    shuffle = shuffled(rules, random.Random(4))
    replay = Replay(rules, ("A", "B", "C"), shuffle, (Play(CardId(10)),), first=2)
    again = read_record(write_link(replay))
    assert (again.first, again.actions) == (0, (Play(CardId(0)),))
    assert again.final().board.discards == replay.final().board.discards


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("fr+flamboyant-fives", "flamboyant-fives"),
        ("custom+tokens=4", "tokens"),
        ("pt+avalanche+black-powder", "suits"),
    ],
)
def test_a_game_that_the_site_does_not_know_has_no_link(name: str, what: str) -> None:
    rules = ruleset(name)
    shuffle = shuffled(rules, random.Random(1))
    with pytest.raises(ReplayError) as refused:
        write_link(Replay(rules, ("A", "B"), shuffle))
    assert refused.value.details == {"what": what}


def test_a_variant_whose_number_we_do_not_know_has_no_link() -> None:
    with pytest.raises(ReplayError, match="no-counterpart"):
        write_link(guided("Scarce Ones (5 Suits)", 2, 1))


def test_all_or_nothing_is_not_kept() -> None:
    rules = replace(CUSTOM.base, ending=Ending.ALL_OR_NOTHING)
    replay = Replay(rules, ("A", "B"), shuffled(rules, random.Random(1)), (Clue(1, 1),))
    assert read_record(write_link(replay)).rules.ending is Ending.LAST_ROUND


# Refusals


@pytest.mark.parametrize(
    "link",
    [
        f"{PREFIX}",
        f"{PREFIX}415how",
        f"{PREFIX}915aaabbccdde,00,0",
        f"{PREFIX}{EMPTY[:-2]}",
        f"{PREFIX}251aaabb,00,0",
        f"{PREFIX}215aaabb,0,0",
        f"{PREFIX}215aaabb,20,0",
        f"{PREFIX}215aaabb,03a,0",
        f"{PREFIX}215aaabb,aa,0",
        f"{PREFIX}2a5aaabb,00,0",
        f"{PREFIX}%20",
    ],
)
def test_a_damaged_link_is_refused(link: str) -> None:
    assert is_link(link)
    assert refusal(link).code == "bad-link"


@pytest.mark.parametrize("number", ["", "9999", "106"])
def test_a_link_of_a_variant_we_do_not_play_is_refused(number: str) -> None:
    refused = refusal(f"{PREFIX}215aaabbccdde,00,{number or '-'}")
    assert (refused.code, refused.details) == ("unknown-variant", {"variant": number})


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (EMPTY, "deck-not-the-box"),
        ("215aaabbccddeZ,00,0", "bad-field"),
        ("215aaabbccdde,06gf,0", "bad-field"),
    ],
)
def test_a_link_with_the_wrong_cards_or_moves_is_refused(link: str, code: str) -> None:
    assert refusal(link).code == code


@given(st.text(max_size=80))
def test_any_other_text_is_refused_too(junk: str) -> None:
    for words in (junk, PREFIX + junk, EMPTY + junk):
        with pytest.raises(HanabiError):
            read_record(words).final()


def test_a_text_too_long_for_a_link_is_none() -> None:
    assert not is_link(PREFIX + "a" * 2_000)
    assert game_number("1" * 2_001) is None


# Games that a link or a number only names


@pytest.mark.parametrize(
    "words",
    [
        "1234567",
        " 1234567\n",
        "https://hanab.live/replay/1234567",
        "https://hanab.live/replay/1234567#12",
        "https://hanab.live/shared-replay/1234567",
        "hanab.live/replay/1234567/",
        "https://www.hanab.live/export/1234567",
    ],
)
def test_the_number_of_a_game_is_found_and_the_game_is_elsewhere(words: str) -> None:
    assert game_number(words) == 1234567
    refused = refusal(words)
    assert refused.code == "game-elsewhere"
    assert refused.details == {"address": "https://hanab.live/export/1234567"}


@pytest.mark.parametrize("words", ["", "x7", "12345678901", "https://example.org/replay/7", "7 8", "-7"])
def test_other_words_are_no_number_of_a_game(words: str) -> None:
    assert game_number(words) is None


def test_a_game_of_the_site_and_its_link_are_the_same_game() -> None:
    replay = guided("Rainbow (5 Suits)", 3, 5)
    assert (
        from_hanab_live(expand_link(compact_link(to_hanab_live(replay)))).final().board
        == replay.final().board
    )
