"""Praise: techniques that came off: someone understood, or nothing else would have done.

Marks ask what a player could have known; praise looks at what followed, and is rare.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from hanabi.coach.actions import PastAction, tells_nothing
from hanabi.coach.facts import place_of
from hanabi.coach.losses import falls
from hanabi.coach.technique import (
    blind_plays,
    is_near_end,
    is_positional,
    is_same_place,
    is_tempo,
)
from hanabi.game import Clued, Discard, Discarded, Played, act, is_indispensable, is_playable, may_discard
from hanabi.rules import Card

Details: TypeAlias = Mapping[str, str | int]
"""The values in a sentence of praise: `answerer` is the seat that understood, `to` another seat."""


def praise_gentle(deed: PastAction) -> Details | None:
    """A gentleman's discard: the card was certain to fit, and another hand plays its copy blind."""
    if isinstance(deed.first, Discarded) and deed.chosen in deed.sure_plays:
        for answer in blind_plays(deed):
            if _played_face(answer) == deed.first.face and not _was_clued(answer):
                return _answered(answer)
    return None


def praise_positional(deed: PastAction) -> Details | None:
    """A positional discard or misplay, answered by a card that no clue had pointed at."""
    if deed.chosen is not None and is_positional(deed):
        for answer in blind_plays(deed):
            if is_same_place(deed, answer) and not _was_clued(answer):
                place = place_of(deed.board, deed.chosen)
                return {"instead": deed.first.tag, "place": place, **_answered(answer)}
    return None


def praise_finesse(deed: PastAction) -> Details | None:
    """A clue for whose sake another player plays a card that no clue had pointed at."""
    return next((_answered(answer) for answer in _called(deed) if not _was_clued(answer)), None)


def praise_prompt(deed: PastAction) -> Details | None:
    """A clue for whose sake another player plays a card with a clue, which had been left for a turn."""
    for answer in _called(deed):
        busy = any(isinstance(event, Played) and event.seat == answer.seat for event in deed.earlier)
        new = any(isinstance(event, Clued) and answer.chosen in event.cards for event in answer.earlier)
        fitted = is_playable(deed.board, _played_face(answer))
        if _was_clued(answer) and fitted and not busy and not new:
            return _answered(answer)
    return None


def praise_tempo(deed: PastAction) -> Details | None:
    """A discard for a token although a card fitted; the next player saves a third hand's card with it."""
    if not deed.sure_plays or not is_tempo(deed) or not deed.later:
        return None
    saving, told = deed.later[0], deed.later[0].first
    if isinstance(told, Clued) and told.to != deed.seat:
        fresh = {held.id for held in saving.board.hands[told.to] if not held.known.said}
        for face in (deed.before.face(card) for card in told.cards if card in fresh):
            if is_indispensable(saving.board, face):
                return {"answerer": saving.seat, "to": told.to, "suit": face.suit, "rank": face.rank}
    return None


def praise_stall(deed: PastAction) -> Details | None:
    """A clue near the end that says nothing new: no card surely fitted, and every discard cost points."""
    told, board = deed.first, deed.board
    if not isinstance(told, Clued) or told.free or deed.sure_plays or not is_near_end(board):
        return None
    if not may_discard(board) or not tells_nothing(deed.before, told):
        return None
    costly = all(falls(deed.before, act(deed.before, Discard(card))[0]) for card in deed.guesses)
    return {} if costly else None


PRAISES: dict[str, Callable[[PastAction], Details | None]] = {
    "gentle-discard": praise_gentle,
    "positional": praise_positional,
    "finesse": praise_finesse,
    "prompt": praise_prompt,
    "tempo": praise_tempo,
    "stall": praise_stall,
}
"""How each technique that is praised is recognised; catalogues hold its sentence as `mark-` and the code."""


def _called(deed: PastAction) -> Iterator[PastAction]:
    """What others played, before the receiver of a clue moved, without which a clued card would not fit."""
    told = deed.first
    if not isinstance(told, Clued) or told.free:
        return
    for answer in blind_plays(deed):
        moved = any(each.seat == told.to for each in deed.later[: deed.later.index(answer)])
        if not moved and answer.seat != told.to and _opens(deed, answer, told):
            yield answer


def _opens(deed: PastAction, answer: PastAction, told: Clued) -> bool:
    """Whether a card that a clue pointed at for the first time fits after the answer, but did not before."""
    fresh = {held.id for held in deed.board.hands[told.to] if not held.known.said}
    faces = [deed.before.face(card) for card in told.cards if card in fresh]
    suit = _played_face(answer).suit
    return any(
        face.suit == suit and is_playable(answer.after.board, face) and not is_playable(answer.board, face)
        for face in faces
    )


def _was_clued(answer: PastAction) -> bool:
    return any(held.id == answer.chosen and held.known.said for held in answer.board.hands[answer.seat])


def _played_face(answer: PastAction) -> Card:
    assert isinstance(answer.first, Played)
    return answer.first.face


def _answered(answer: PastAction) -> dict[str, str | int]:
    face = _played_face(answer)
    return {"answerer": answer.seat, "suit": face.suit, "rank": face.rank}
