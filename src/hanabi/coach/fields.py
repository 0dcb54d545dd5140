"""Advice and reviews as plain values for JSON; docs/coach.md describes the fields."""

from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from hanabi.coach.advice import BotAdvice, SuggestedAction
from hanabi.coach.facts import Odds, TouchedCard
from hanabi.coach.marks import ReviewMark
from hanabi.coach.review import ReviewedGame, ReviewStep
from hanabi.game.notation import action_text

NO_ADVICE: Mapping[int, BotAdvice] = MappingProxyType({})


def advice_fields(advice: BotAdvice) -> dict[str, Any]:
    """The JSON fields of advice."""
    return {
        "turn": advice.turn,
        "seat": advice.seat,
        "bot": advice.bot,
        "best": suggestion_fields(advice.best),
        "alternatives": [suggestion_fields(each) for each in advice.alternatives],
        "clues": [asdict(each) for each in advice.clues],
    }


def suggestion_fields(suggestion: SuggestedAction) -> dict[str, Any]:
    """The JSON fields of a suggestion: the action in notation, who would take it, why, and the facts."""
    reason = suggestion.reason
    return {
        "action": action_text(suggestion.action),
        "bots": list(suggestion.bots),
        "reason": {"code": reason.code, **reason.details},
        "card": None if suggestion.odds is None else _odds_fields(suggestion.odds),
        "points_at": [_touched_fields(card) for card in suggestion.touched],
    }


def review_fields(review: ReviewedGame, opinions: Mapping[int, BotAdvice] = NO_ADVICE) -> dict[str, Any]:
    """The JSON fields of a review; `opinions` holds advice by the index of the step it is about."""
    verdict, outcome = review.verdict, review.outcome
    return {
        "players": list(review.players),
        "ruleset": str(review.rules),
        "outcome": outcome.result.value if outcome else "unfinished",
        "score": verdict.score,
        "best": verdict.best,
        "verdict": verdict.code,
        "possible": verdict.possible,
        "lost": dict(verdict.lost),
        "decisive": list(review.decisive),
        "steps": [
            _step_fields(step) | _opinion_fields(opinions.get(place))
            for place, step in enumerate(review.steps)
        ],
    }


def _opinion_fields(advice: BotAdvice | None) -> dict[str, Any]:
    return {} if advice is None else {"advice": advice_fields(advice)}


def _step_fields(step: ReviewStep) -> dict[str, Any]:
    return {
        "turn": step.turn,
        "seat": step.seat,
        "action": None if step.action is None else action_text(step.action),
        "points": step.points,
        "best": step.best,
        "best_by_cards": step.best_by_cards,
        "clue_tokens": step.clue_tokens,
        "strikes": step.strikes,
        "deck": step.deck,
        "pace": step.pace,
        "clues": step.efficiency.clues,
        "cards": step.efficiency.cards,
        "lost": dict(step.falls),
        "techniques": list(step.techniques),
        "marks": [_mark_fields(mark) for mark in step.marks],
        "praise": [_mark_fields(mark) for mark in step.praise],
    }


def _mark_fields(mark: ReviewMark) -> dict[str, Any]:
    return {"code": mark.code, "seat": mark.seat, "cost": mark.cost, **mark.details}


def _odds_fields(odds: Odds) -> dict[str, Any]:
    return {
        "place": odds.place,
        "fits": _round_chance(odds.fits),
        "indispensable": _round_chance(odds.indispensable),
        "dead": _round_chance(odds.dead),
    }


def _touched_fields(card: TouchedCard) -> dict[str, Any]:
    return {
        "place": card.place,
        "face": str(card.face),
        "fits": card.fits,
        "indispensable": card.indispensable,
        "dead": card.dead,
        "news": card.news,
    }


def _round_chance(chance: Fraction) -> float:
    return round(float(chance), 4)
