"""Advice and reviews in sentences, in every language."""

import pytest

from hanabi.bots import Reason
from hanabi.coach import ReviewedGame, ReviewMark, SuggestedAction, advise_at, mark_text, review, verdict_text
from hanabi.coach.advice import BotAdvice
from hanabi.coach.facts import odds, touched_cards
from hanabi.coach.review import VERDICTS, Verdict
from hanabi.coach.words import (
    advice_lines,
    advice_text,
    alternative_text,
    bot_name,
    decisive_text,
    facts_text,
    reason_text,
)
from hanabi.game import Action, CardId, Choose, Clue, Discard, Play
from hanabi.rules import Card
from hanabi.testing.positions import show
from hanabi.text import Catalogue, languages
from tests.coach.games import NAMES, among_bots, guided

VIEW = show("fr+avalanche", hands="r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5", table="y1").state.view(0)
ENGLISH = Catalogue()
everywhere = pytest.mark.parametrize("language", languages())


def suggested(action: Action, *bots: str) -> SuggestedAction:
    return SuggestedAction(
        action, Reason("certain-play"), bots, odds(VIEW, action), touched_cards(VIEW, action)
    )


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Play(CardId(1)), "Advice: play card 2."),
        (Play(CardId(1), "red"), "Advice: announce red and play card 2."),
        (Discard(CardId(4)), "Advice: discard card 5."),
        (Clue(1, "yellow"), "Advice: tell Ben about yellow."),
        (Clue(1, 3), "Advice: tell Ben about 3s."),
        (Choose(Clue(1, 3)), "Advice: tell Ben about 3s."),
        (Choose(Card("red", 3)), "Advice: take the red 3."),
        (Choose(None), "Advice: leave the tile unused."),
    ],
)
def test_advice_names_every_kind_of_action(action: Action, text: str) -> None:
    advice = BotAdvice(0, 1, "partner", suggested(action, "partner"), ())
    assert advice_text(ENGLISH, NAMES, advice) == f"{text} It fits, whatever it is."


def test_an_alternative_names_the_bots_that_would_take_it() -> None:
    told = alternative_text(ENGLISH, NAMES, suggested(Clue(1, 3), "beginner", "others/bot"))
    assert told.startswith("Another option (beginner and others/bot): tell Ben about 3s.")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Clue(1, 2), "It points at Y2 (fits)."),
        (
            Clue(1, "yellow"),
            "It points at Y1 (no longer needed), Y2 (fits), Y3, Y4 and Y5 (indispensable).",
        ),
        (Clue(1, "red"), "It points at no cards."),
        (Choose(Clue(1, 3)), "It points at Y3."),
        (Choose(Card("red", 3)), ""),
    ],
)
def test_what_can_be_checked_is_told(action: Action, text: str) -> None:
    assert facts_text(ENGLISH, suggested(action)) == text


def test_chances_are_told_in_percent() -> None:
    told = facts_text(ENGLISH, suggested(Discard(CardId(0))))
    assert told.startswith("By counting cards: ")
    assert "%" in told


@everywhere
def test_every_suggestion_speaks_every_language(language: str) -> None:
    replay = guided("fr+flamboyant-fives", 3, 4)
    for place in range(0, len(replay.actions), 20):
        lines = list(advice_lines(Catalogue(language), NAMES, advise_at(replay, place)))
        assert lines
        assert all("{" not in line and line == line.rstrip() for line in lines)


LOST: dict[str, str | int] = {"place": 2, "suit": "red", "rank": 4, "chances": 3}
MARKED = [
    ReviewMark("lost", 0, LOST | {"known": False, "saved": 0}, 2),
    ReviewMark("lost", 0, LOST | {"known": True, "saved": 0}, 1),
    ReviewMark("lost", 0, LOST | {"known": False, "saved": 7, "warner": 1, "kind": "rank", "clue": 4}, 0),
    ReviewMark(
        "lost", 0, LOST | {"known": False, "saved": 7, "warner": 1, "kind": "colour", "clue": "red"}, 0
    ),
    ReviewMark(
        "strike",
        1,
        {"place": 1, "suit": "blue", "rank": 3, "strike": 1, "strikes": 3, "chance": 0, "wrong": False},
    ),
    ReviewMark("missed-play", 2, {"place": 1, "suit": "blue", "rank": 1, "instead": "discarded"}),
    ReviewMark("missed-play", 2, {"place": 1, "suit": "blue", "rank": 1, "instead": "clued"}),
    ReviewMark("missed-play", 2, {"place": 1, "suit": "blue", "rank": 1, "instead": "thrown"}),
    ReviewMark("missed-discard", 0, {"place": 1, "suit": "blue", "rank": 1, "kept": 3}),
    ReviewMark("useless-clue", 0, {"to": 1, "kind": "colour", "suit": "red"}),
    ReviewMark("useless-clue", 0, {"to": 1, "kind": "rank", "rank": 3}),
    ReviewMark("late", 0, {}, 1),
]


@everywhere
@pytest.mark.parametrize("mark", MARKED, ids=lambda mark: mark.code)
def test_every_mark_speaks_every_language(mark: ReviewMark, language: str) -> None:
    told = mark_text(Catalogue(language), NAMES, mark)
    assert NAMES[mark.seat] in told
    assert "{" not in told
    assert "  " not in told


def test_a_loss_is_told_with_its_cost_and_what_could_be_done() -> None:
    assert mark_text(ENGLISH, NAMES, MARKED[2]) == (
        "Ada loses card 2, the red 4, with no other copy left. So far, this costs no points. "
        "On turn 7, Ben could have saved it with the clue “4”."
    )


@everywhere
@pytest.mark.parametrize("code", VERDICTS)
def test_every_verdict_speaks_every_language(code: str, language: str) -> None:
    verdict = Verdict(code, 20, 25, 22, {"cards": 3, "turns": 2})
    told = verdict_text(Catalogue(language), verdict)
    assert "{" not in told
    assert told.endswith(".")


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        (1, "1 przepadł,"),
        (2, "2 przepadły,"),
        (5, "5 przepadło,"),
        (21, "21 przepadło,"),
        (22, "22 przepadły,"),
    ],
)
def test_polish_verbs_agree_with_the_points_that_were_lost(lost: int, told: str) -> None:
    verdict = Verdict("turns", 25 - lost, 25, 25, {"turns": lost})
    assert told in verdict_text(Catalogue("pl"), verdict)


@pytest.mark.parametrize(("seed", "begins"), [(1, "The best score still possible fell on turn")])
def test_the_decisive_turns_are_listed(seed: int, begins: str) -> None:
    found: ReviewedGame = review(among_bots("fr", 3, seed))
    assert decisive_text(ENGLISH, found).startswith(begins)
    assert all(str(turn) in decisive_text(ENGLISH, found) for turn in found.decisive)


def test_a_reason_without_words_says_nothing() -> None:
    assert reason_text(ENGLISH, Reason("brand-new")) == ""
    assert reason_text(ENGLISH, None) == ""


@pytest.mark.parametrize(("bot", "name"), [("acme/deep", "acme/deep"), ("x\x1b[2J\n", "x?[2J?")])
def test_a_bot_from_elsewhere_keeps_its_name_and_nothing_that_would_harm_a_terminal(
    bot: str, name: str
) -> None:
    assert bot_name(ENGLISH, bot) == name
