"""One-character signs for marks and for praise, for charts."""

from collections.abc import Iterable, Mapping

from hanabi.coach.marks import ReviewMark
from hanabi.coach.praise import PRAISES
from hanabi.coach.review import ReviewedGame
from hanabi.text import Catalogue

SIGNS = {
    "lost": "✗",
    "strike": "!",
    "missed-play": "?",
    "missed-discard": "?",
    "useless-clue": "~",
    "late": ">",
    **dict.fromkeys(PRAISES, "★"),
}
PLAIN_SIGNS = {**SIGNS, "lost": "x", **dict.fromkeys(PRAISES, "*")}
"""The same in ASCII."""


def gravest_sign(marks: Iterable[ReviewMark], plain: bool = False) -> str:
    """The sign of the gravest of `marks`, or a space if there are none."""
    signs = PLAIN_SIGNS if plain else SIGNS
    return next((signs[code] for code in signs if any(mark.code == code for mark in marks)), " ")


def sign_legend(catalogue: Catalogue, review: ReviewedGame, signs: Mapping[str, str]) -> list[str]:
    """The legend of the signs that a review uses, such as `! strike`."""
    found = {mark.code for step in review.remarked for mark in step.remarks}
    return [f"{signs[code]} {catalogue.say(f'mark-name-{code}')}" for code in signs if code in found]
