"""The coach: advice for a seat, and reviews of recorded games."""

from hanabi.coach.advice import BotAdvice, CoachError, SuggestedAction, advise, advise_at
from hanabi.coach.facts import Odds, TouchedCard
from hanabi.coach.fields import advice_fields, review_fields
from hanabi.coach.losses import CAUSES
from hanabi.coach.marks import MARKS, ReviewMark
from hanabi.coach.picture import picture
from hanabi.coach.review import VERDICTS, ReviewedGame, ReviewStep, Verdict, review
from hanabi.coach.words import advice_text, alternative_text, mark_text, verdict_text

__all__ = [
    "CAUSES",
    "MARKS",
    "VERDICTS",
    "BotAdvice",
    "CoachError",
    "Odds",
    "ReviewMark",
    "ReviewStep",
    "ReviewedGame",
    "SuggestedAction",
    "TouchedCard",
    "Verdict",
    "advice_fields",
    "advice_text",
    "advise",
    "advise_at",
    "alternative_text",
    "mark_text",
    "picture",
    "review",
    "review_fields",
    "verdict_text",
]
