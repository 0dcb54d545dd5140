"""Marks: remarks on the mistakes in an action, judged by what its seat could know."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice

from hanabi.coach.actions import PastAction, tells_nothing
from hanabi.coach.chances import chances, to_percent
from hanabi.coach.facts import place_of
from hanabi.coach.praise import PRAISES
from hanabi.coach.technique import EXCUSED, TECHNIQUES
from hanabi.game import (
    CardId,
    Clue,
    Clued,
    Discarded,
    GameState,
    Misplayed,
    Seat,
    clue_event,
    deduced,
    is_dead,
    is_indispensable,
    is_playable,
    may_discard,
    watch,
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
    """A remark on an action: a `code` of `MARKS` or `PRAISES`, and the values in its sentence."""

    code: str
    seat: Seat
    details: Mapping[str, str | int] = field(default_factory=dict)
    cost: int = 0
    """How many points of the best score still possible it cost."""


def judge(deed: PastAction) -> tuple[tuple[ReviewMark, ...], tuple[str, ...]]:
    """The marks of an action, gravest first, and the techniques that explain those it does not get."""
    found = [mark for remark in MARK_FINDERS for mark in remark(deed)]
    excusable = {mark.code for mark in found if not mark.cost}
    shown = [name for name in TECHNIQUES if excusable & set(EXCUSED[name]) and TECHNIQUES[name](deed)]
    excused = {code for name in shown for code in EXCUSED[name]} & excusable
    return tuple(mark for mark in found if mark.code not in excused), tuple(shown)


def praise(deed: PastAction) -> tuple[ReviewMark, ...]:
    """The praise for an action that neither is marked nor cost points: one mark at most."""
    found = ((code, recognise(deed)) for code, recognise in PRAISES.items())
    earned = (ReviewMark(code, deed.seat, details) for code, details in found if details is not None)
    return () if deed.falls else tuple(islice(earned, 1))


def find_lost(deed: PastAction) -> Iterator[ReviewMark]:
    """The last copy of a needed card was discarded or misplayed."""
    thrown = deed.first
    if not isinstance(thrown, Discarded | Misplayed) or not is_indispensable(deed.board, thrown.face):
        return
    known = all(is_indispensable(deed.board, face) for face in deed.guesses[thrown.card])
    details = {"known": known, **(NO_SAVE if known else _missed_save(deed, thrown.card))}
    yield ReviewMark(
        "lost", deed.seat, _card_details(deed, thrown.card) | details, deed.falls.get("cards", 0)
    )


NO_SAVE: Mapping[str, str | int] = {"chances": 0, "saved": 0}


def _missed_save(deed: PastAction, card: CardId) -> Mapping[str, str | int]:
    """The last turn on which a clue could have saved a card, who could have given it, and the clue.

    Nothing is said about a card that was pointed at: its owner had been warned.
    """
    held = next(held for held in deed.board.hands[deed.seat] if held.id == card)
    missed = deed.warnings.get(card)
    if missed is None or held.known.said:
        return NO_SAVE
    clue = saving_clue(missed.state, deed.seat, card)
    if clue is None:
        return NO_SAVE
    board = missed.state.board
    kind = "rank" if isinstance(clue.value, int) else "colour"
    named: dict[str, str | int] = {"warner": board.seat, "kind": kind, "clue": clue.value}
    return {"chances": missed.count, "saved": board.turn + 1, **named}


def saving_clue(state: GameState, owner: Seat, card: CardId) -> Clue | None:
    """The clue that saves a card best: one that proves it indispensable, or else points at few others."""
    view = state.view(state.board.seat)
    events = [clue_event(view, clue) for clue in legal_clues(view) if clue.to == owner]
    pointing = [event for event in events if card in event.cards]
    if not pointing:
        return None
    best = min(pointing, key=lambda event: (not _proves_needed(state, event, card), len(event.cards)))
    return Clue(owner, best.value)


def _proves_needed(state: GameState, clued: Clued, card: CardId) -> bool:
    """Whether the receiver knows, after a clue, that a card is the last of its kind."""
    after = watch(state.view(clued.to), clued)
    guesses = {held.id: faces for held, faces in zip(after.hand, deduced(after), strict=True)}
    return all(is_indispensable(after.board, face) for face in guesses[card])


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

    A clue that tells something is not, unless it cost points because a last turn went by (B11).
    """
    match deed.first:
        case Misplayed(card=card):
            return card not in deed.sure_plays  # only its announcement was wrong (V2)
        case Discarded():
            return True
        case Clued(free=False) as clued:
            return "turns" in deed.falls or tells_nothing(deed.before, clued)
        case _:
            return False


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
