"""One character for each mark, for charts in which there is room for no more."""

from collections.abc import Iterable, Mapping

from hanabi.coach.marks import Mark
from hanabi.coach.review import Review
from hanabi.text import Catalogue

SIGNS = {
    "lost": "✗",
    "strike": "!",
    "missed-play": "?",
    "missed-discard": "?",
    "useless-clue": "~",
    "late": ">",
}
PLAIN_SIGNS = {**SIGNS, "lost": "x"}
"""The same where only ASCII can be shown."""


def sign(marks: Iterable[Mark], plain: bool = False) -> str:
    """The sign of the gravest of some marks, or a space."""
    signs = PLAIN_SIGNS if plain else SIGNS
    return next((signs[code] for code in signs if any(mark.code == code for mark in marks)), " ")


def signs_said(catalogue: Catalogue, review: Review, signs: Mapping[str, str]) -> list[str]:
    """What each sign means that a review has, such as `! strike`."""
    found = {mark.code for step in review.marked for mark in step.marks}
    return [f"{signs[code]} {catalogue.say(f'mark-name-{code}')}" for code in signs if code in found]
