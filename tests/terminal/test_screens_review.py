"""The coach on the full screen: advice at the table, marks in the viewer, and the review after a game."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from hanabi.bots.registry import companions
from hanabi.client.hot_seat import HotSeat
from hanabi.coach import ReviewedGame, mark_text, review
from hanabi.coach.advice import NOT_ASKED
from hanabi.game import Discard
from hanabi.game.replay import Replay
from hanabi.plain.local_game import draw_deal
from hanabi.text import Catalogue, languages
from hanabi.tui.advice import next_adviser
from hanabi.tui.game_over import LocalGameOverScreen
from hanabi.tui.page_screen import PageScreen
from hanabi.tui.playback import make_playback, review_playback
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.review_screen import ReviewScreen, marked_turns, timeline
from tests.terminal.keyboard import Keyboard, opening, playing, run, running, seated


@cache
def recorded(rules: str = "fr+black-powder", players: int = 4) -> Replay:
    """A whole game among bots."""
    plan = seated(rules, players, 0, "beginner").to_setup()
    sitting = HotSeat(plan, draw_deal(plan, random.Random(1)))
    while not sitting.board.over:
        sitting.take(sitting.table.ask().action)
    return sitting.replay()


@cache
def looked_back() -> ReviewedGame:
    return review(recorded())


def viewer(keyboard: Keyboard) -> ReplayScreen:
    assert isinstance(keyboard.app.screen, ReplayScreen)
    return keyboard.app.screen


def test_the_viewer_goes_from_mark_to_mark_and_tells_them(tmp_path: Path) -> None:
    marked = [place for place, step in enumerate(looked_back().steps) if step.marks]

    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            shown = viewer(keyboard)
            for place in marked:
                await keyboard.press("n")
                assert shown.place == place
            await keyboard.press("n", "b")
            assert shown.place == marked[-2]
            assert "still possible" not in await keyboard.read()
            await keyboard.press("home", "b", "n")
            assert shown.place == marked[0]
            text = " ".join((await keyboard.read()).split())
            assert "no other copy left." in text

    run(scene())


def test_marks_are_told_only_with_every_hand_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            await keyboard.press("n")
            assert "no other copy left" in " ".join((await keyboard.read()).split())
            await keyboard.press("tab")
            assert "no other copy left" not in " ".join((await keyboard.read()).split())

    run(scene())


def test_a_mark_of_the_review_is_gone_to_in_the_viewer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            shown = viewer(keyboard)
            await keyboard.press("c")
            screen = keyboard.app.screen
            assert isinstance(screen, ReviewScreen)
            assert "21 of 25 points" in await keyboard.read()
            await keyboard.press("down", "end", "down")
            assert screen.cursor == len(screen.entries) - 1
            await keyboard.press("home", "down", "enter")
            assert viewer(keyboard) is shown
            assert shown.place == marked_turns(looked_back())[1].place

    run(scene())


def test_a_review_opens_at_the_turn_that_is_shown_and_closes_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            await keyboard.press("n", "n", "c")
            assert isinstance(keyboard.app.screen, ReviewScreen)
            assert keyboard.app.screen.cursor == 1
            await keyboard.press("escape")
            assert isinstance(keyboard.app.screen, ReplayScreen)

    run(scene())


def test_marks_are_chosen_with_the_mouse(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, reel=make_playback(recorded()))) as keyboard:
            shown = viewer(keyboard)
            await keyboard.press("c")
            await keyboard.click("option:2")
            assert isinstance(keyboard.app.screen, ReviewScreen)
            assert keyboard.app.screen.cursor == 2
            await keyboard.click("option:2")
            assert shown.place == marked_turns(looked_back())[2].place

    run(scene())


def test_after_the_end_the_game_is_reviewed_and_seen_at_a_mark(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, 0, "beginner"))) as keyboard:
            await keyboard.until(lambda: isinstance(keyboard.app.screen, LocalGameOverScreen))
            end = keyboard.app.screen
            await keyboard.press("c")
            screen = keyboard.app.screen
            assert isinstance(screen, ReviewScreen)
            if screen.entries:
                await keyboard.press("enter")
                assert viewer(keyboard).place == screen.entries[0].place
                await keyboard.press("q")
            assert keyboard.app.screen is end

    run(scene())


def test_a_broken_record_is_reviewed_as_far_as_it_goes() -> None:
    played = recorded()
    broken = make_playback(replace(played, actions=(*played.actions[:9], Discard(99))))  # type: ignore[arg-type]
    assert broken.broken is not None
    assert len(review_playback(broken).steps) == len(broken.states)


def test_a_game_without_a_fault_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        game = replace(recorded(), actions=recorded().actions[:1])
        async with running(opening(tmp_path, reel=make_playback(game))) as keyboard:
            await keyboard.press("n", "c", "down", "enter")
            assert "No mistakes found." in await keyboard.read()

    run(scene())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(80, 24), (132, 43)])
def test_a_review_fits_the_terminal_in_every_language(
    language: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async def scene() -> None:
        opened = replace(opening(tmp_path, reel=make_playback(recorded())), catalogue=Catalogue(language))
        async with running(opened, size) as keyboard:
            await keyboard.press("c")
            screen = keyboard.app.screen
            assert isinstance(screen, ReviewScreen)
            for entry in screen.entries:
                lines = (await keyboard.read()).splitlines()
                assert len(lines) == size[1]
                assert {cell_len(line) for line in lines} == {size[0]}
                assert any(line.strip().startswith(f"{entry.turn} ") for line in lines)
                told = mark_text(screen.catalogue, screen.review.players, entry.mark)
                unscrolled = "".join(line[:-1] for line in lines)
                assert "".join(told.split()) in "".join(unscrolled.split())
                await keyboard.press("down")
            footer = (await keyboard.read()).splitlines()[-1]
            assert Catalogue(language).say("screen-key-back") in footer

    run(scene())


@pytest.mark.parametrize("language", languages())
def test_the_way_to_the_review_is_shown_in_every_language(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        opened = replace(opening(tmp_path, reel=make_playback(recorded())), catalogue=Catalogue(language))
        async with running(opened) as keyboard:
            assert f"C {Catalogue(language).say('screen-key-review')}" in await keyboard.read()

    run(scene())


def test_the_timeline_shows_where_one_is() -> None:
    line = timeline(looked_back(), 100, 21)
    assert line.plain[1 + 21] == "✗"
    assert any(span.start == 1 + 21 for span in line.spans)
    assert len(timeline(looked_back(), 30, 51).plain) == 31


def test_advice_is_told_in_short_then_in_full_then_by_another_bot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1, "beginner"))) as keyboard:
            await keyboard.press("a")
            assert "(beginner; A: more, B: another bot)" in " ".join((await keyboard.read()).split())
            await keyboard.press("a")
            assert isinstance(keyboard.app.screen, PageScreen)
            assert "Advice from the bot “beginner”" in await keyboard.read()
            await keyboard.press("escape", "b")
            assert keyboard.app.adviser == next_adviser("beginner")
            assert "(club player;" in " ".join((await keyboard.read()).split())
            assert keyboard.sitting.board.turn == 0

    run(scene())


def test_advice_is_forgotten_with_the_next_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 3, 1, "beginner"))) as keyboard:
            await keyboard.press("a", "1", "a")
            assert not isinstance(keyboard.app.screen, PageScreen)

    run(scene())


def test_every_bot_that_plays_with_people_has_its_turn_as_adviser() -> None:
    names, name = [], next_adviser(None)
    while name not in names:
        names.append(name)
        name = next_adviser(name)
    assert set(names) == set(companions()) - set(NOT_ASKED)
    assert next_adviser("nobody") in names


@pytest.mark.parametrize("language", languages())
def test_advice_leaves_the_own_hand_in_sight_in_every_language(language: str, tmp_path: Path) -> None:
    async def scene() -> None:
        opened = replace(opening(tmp_path, seated("fr", 3, 1, "beginner")), catalogue=Catalogue(language))
        async with playing(opened) as keyboard:
            await keyboard.press("a")
            text = await keyboard.read()
            assert "╭─ 1 ─" in text
            assert "╰──" in text

    run(scene())
