"""Marks: remarks on the mistakes in an action, judged by what its seat could know."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from hanabi.coach.actions import PastAction, tells_nothing
from hanabi.coach.chances import chances, to_percent
from hanabi.coach.facts import place_of
from hanabi.game import (
    CardId,
    Clued,
    Discarded,
    Misplayed,
    Seat,
    clue_event,
    is_dead,
    is_indispensable,
    is_playable,
    may_discard,
)
from hanabi.game.legal import legal_clues

MARKS = (
    "lost",  # the last copy of a card that was needed is gone
    "strike",  # a card did not fit, or was announced wrongly
    "missed-play",  # a card that fitted for certain was not played, for something worse
    "missed-discard",  # a useful card was discarded, one that was known to be dead was kept
    "useless-clue",  # a clue told its receiver nothing new
    "late",  # fewer turns are left than the best score needs
)
"""Every code a `ReviewMark` may have, gravest first; catalogues hold its sentence as `mark-` and the code."""


@dataclass(frozen=True, slots=True)
class ReviewMark:
    """A remark on an action: `code` is one of `MARKS`, `details` are the values in its sentence."""

    code: str
    seat: Seat
    details: Mapping[str, str | int] = field(default_factory=dict)
    cost: int = 0
    """How many points of the best score still possible it cost."""


def find_marks(deed: PastAction) -> tuple[ReviewMark, ...]:
    """All marks of an action, gravest first."""
    return tuple(mark for remark in MARK_FINDERS for mark in remark(deed))


def find_lost(deed: PastAction) -> Iterator[ReviewMark]:
    """The last copy of a needed card was discarded or misplayed."""
    thrown = deed.first
    if not isinstance(thrown, Discarded | Misplayed) or not is_indispensable(deed.board, thrown.face):
        return
    known = all(is_indispensable(deed.board, face) for face in deed.guesses[thrown.card])
    details = {"known": known, "chances": deed.warnings.get(thrown.card, 0)}
    yield ReviewMark(
        "lost", deed.seat, _card_details(deed, thrown.card) | details, deed.falls.get("cards", 0)
    )


def find_strike(deed: PastAction) -> Iterator[ReviewMark]:
    """A card was misplayed; `chance` is the probability, for its seat, that it fitted, in percent."""
    played = deed.first
    if not isinstance(played, Misplayed):
        return
    faces = chances(deed.view, played.card)
    fits = sum((share for face, share in faces.items() if is_playable(deed.board, face)), Fraction())
    counted = {"strike": deed.board.strikes + 1, "strikes": deed.before.rules.strikes}
    wrong = is_playable(deed.board, played.face)
    details = {**counted, "chance": to_percent(fits), "wrong": wrong}
    yield ReviewMark(
        "strike", deed.seat, _card_details(deed, played.card) | details, deed.falls.get("strikes", 0)
    )


def find_missed_play(deed: PastAction) -> Iterator[ReviewMark]:
    """A card certainly fitted, but the seat did something worse."""
    if not deed.sure_plays or not _was_worse(deed):
        return
    if deed.chosen in deed.sure_plays:
        yield ReviewMark("missed-play", deed.seat, _card_details(deed, deed.chosen) | {"instead": "thrown"})
    else:
        card = min(deed.sure_plays, key=lambda card: len(deed.guesses[card]))
        yield ReviewMark("missed-play", deed.seat, _card_details(deed, card) | {"instead": deed.first.tag})


def _was_worse(deed: PastAction) -> bool:
    """Whether an action was worse than playing a card that certainly fitted.

    A clue that tells something is not, unless it cost points because a last turn went by (B11). Nor is a
    discard that brings back the first token while a card in another hand has to be saved.
    """
    match deed.first:
        case Misplayed(card=card):
            return card not in deed.sure_plays  # only its announcement was wrong (V2)
        case Discarded():
            return deed.board.clue_tokens > 0 or not _somebody_needs_a_clue(deed)
        case Clued(free=False) as clued:
            return "turns" in deed.falls or tells_nothing(deed.before, clued)
        case _:
            return False


def _somebody_needs_a_clue(deed: PastAction) -> bool:
    """Whether the seat sees an indispensable card without a clue in another hand."""
    others = (hand for seat, hand in enumerate(deed.board.hands) if seat != deed.seat)
    fresh = (held.id for hand in others for held in hand if not held.known.said)
    return any(is_indispensable(deed.board, deed.view.faces[card]) for card in fresh)


def find_missed_discard(deed: PastAction) -> Iterator[ReviewMark]:
    """A card that will be missed was discarded although another was known to be dead."""
    thrown = deed.first
    if not isinstance(thrown, Discarded) or is_dead(deed.board, thrown.face):
        return
    if thrown.face in deed.view.faces.values():  # another copy was in sight
        return
    dead = (card for card, faces in deed.guesses.items() if all(is_dead(deed.board, face) for face in faces))
    kept = next(dead, None)
    if kept is not None:
        details = _card_details(deed, thrown.card) | {"kept": place_of(deed.board, kept)}
        yield ReviewMark("missed-discard", deed.seat, details)


def find_useless_clue(deed: PastAction) -> Iterator[ReviewMark]:
    """A clue told its receiver nothing new, although something better could have been done."""
    told = deed.first
    if not isinstance(told, Clued) or told.free:
        return
    if tells_nothing(deed.before, told) and not _was_forced(deed):
        kind, name = ("rank", "rank") if isinstance(told.value, int) else ("colour", "suit")
        yield ReviewMark("useless-clue", deed.seat, {"to": told.to, "kind": kind, name: told.value})


def _was_forced(deed: PastAction) -> bool:
    """Whether nothing better could be done: no discard, no certain play, and no clue that tells anything."""
    if may_discard(deed.board) or deed.sure_plays:
        return False
    return all(tells_nothing(deed.before, clue_event(deed.view, clue)) for clue in legal_clues(deed.view))


def find_late(deed: PastAction) -> Iterator[ReviewMark]:
    """There are no longer enough turns left for the best score."""
    if "turns" in deed.falls:
        yield ReviewMark("late", deed.seat, cost=deed.falls["turns"])


def _card_details(deed: PastAction, card: CardId) -> dict[str, str | int]:
    """The details that name a card: its place and its face, which is no longer secret."""
    face = deed.before.face(card)
    return {"place": place_of(deed.board, card), "suit": face.suit, "rank": face.rank}


MARK_FINDERS = (find_lost, find_strike, find_missed_play, find_missed_discard, find_useless_clue, find_late)
"""The function that finds each mark, in the order of `MARKS`."""
