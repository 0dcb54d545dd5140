"""Advice and reviews for programs: the fields that docs/coach.md describes, of the types it says."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi.coach import advice_fields, advise_at, review, review_fields
from tests.coach.games import among_bots, guided

PAGE = (Path(__file__).parents[2] / "docs" / "coach.md").read_text(encoding="utf-8")
IN_CODE = frozenset(re.findall(r"`([^`\n]+)`", PAGE))
STEP = {
    "turn": int,
    "seat": int,
    "action": str,
    "points": int,
    "best": int,
    "best_by_cards": int,
    "clue_tokens": int,
    "strikes": int,
    "deck": int,
    "pace": (int, type(None)),
    "clues": int,
    "cards": int,
    "lost": dict,
    "techniques": list,
    "marks": list,
    "praise": list,
}
REVIEW = {
    "players": list,
    "ruleset": str,
    "outcome": str,
    "score": int,
    "best": int,
    "verdict": str,
    "possible": int,
    "lost": dict,
    "decisive": list,
    "steps": list,
}
ADVICE = {"turn": int, "seat": int, "bot": str, "best": dict, "alternatives": list, "clues": list}
SUGGESTION = {"action": str, "bots": list, "reason": dict, "card": (dict, type(None)), "points_at": list}


def check(fields: dict[str, Any], kinds: dict[str, Any]) -> None:
    assert list(fields) == list(kinds)
    for name, kind in kinds.items():
        assert isinstance(fields[name], kind), name


@pytest.mark.parametrize("rules", ["fr", "de+flamboyant-fives", "fr+all-or-nothing"])
def test_a_review_has_its_fields(rules: str) -> None:
    found = review(guided(rules, 3, 4))
    fields = json.loads(json.dumps(review_fields(found)))
    check(fields, REVIEW)
    deal, *steps = fields["steps"]
    assert (deal["turn"], deal["action"]) == (0, None)
    for step in steps:
        check(step, STEP)
        for mark in step["marks"]:
            assert {"code", "seat", "cost"} <= set(mark)


def test_advice_has_its_fields() -> None:
    fields = json.loads(json.dumps(advice_fields(advise_at(among_bots("fr"), 20))))
    check(fields, ADVICE)
    for each in (fields["best"], *fields["alternatives"]):
        check(each, SUGGESTION)


def test_a_review_tells_what_a_bot_would_have_done_where_it_was_asked() -> None:
    game = among_bots("fr")
    fields = review_fields(review(game), {3: advise_at(game, 2)})
    assert [place for place, step in enumerate(fields["steps"]) if "advice" in step] == [3]


def names(value: object) -> set[str]:
    """Every name of a field, at any depth; the details of marks and reasons too."""
    if isinstance(value, dict):
        return set(value).union(*map(names, value.values()))
    return set().union(*map(names, value)) if isinstance(value, list) else set()


def test_every_field_is_described() -> None:
    games = [guided(rules, 3, seed) for rules in ("fr", "fr+flamboyant-fives") for seed in range(5)]
    printed = [review_fields(review(game)) for game in games]
    printed += [advice_fields(advise_at(game, place)) for game in games for place in (2, 12)]
    assert sorted(set().union(*map(names, printed)) - IN_CODE) == []


def test_a_review_tells_how_the_game_ended_or_that_it_did_not() -> None:
    replay = among_bots("fr")
    whole = review(replay)
    assert whole.outcome is not None
    assert review_fields(whole)["outcome"] == whole.outcome.result.value
    broken_off = replace(replay, actions=replay.actions[:5])
    assert review_fields(review(broken_off))["outcome"] == "unfinished"
