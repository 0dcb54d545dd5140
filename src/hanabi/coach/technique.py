"""Techniques of strong players: moves that look like mistakes if one only counts, but are not.

They are recognised by what could be seen at the table, and by how the others answered before the seat moved
again. Such a move is not marked for what the technique asks for.
"""

from collections.abc import Callable, Iterator

from hanabi.coach.actions import PastAction
from hanabi.coach.pace import pace
from hanabi.game import (
    Board,
    CardId,
    Clued,
    Discarded,
    Misplayed,
    Played,
    is_dead,
    is_indispensable,
    is_playable,
    may_discard,
)

LAST_TOKEN = 1
"""With so few tokens, a discard may be worth more than a card that can be played later."""


def is_gentle(deed: PastAction) -> bool:
    """A gentleman's discard: a card that fits is discarded, because another hand has the same one."""
    thrown = deed.first
    return (
        isinstance(thrown, Discarded)
        and is_playable(deed.board, thrown.face)
        and thrown.face in deed.view.faces.values()
    )


def is_positional(deed: PastAction) -> bool:
    """A positional discard or misplay: near the end, it tells another player which place to play."""
    if not isinstance(deed.first, Discarded | Misplayed) or not is_near_end(deed.board):
        return False
    return any(is_same_place(deed, answer) for answer in blind_plays(deed))


def is_stall(deed: PastAction) -> bool:
    """A stall: a clue that says little, where every discard would do harm."""
    if not isinstance(deed.first, Clued) or "turns" in deed.falls:
        return False
    if is_near_end(deed.board):
        return True
    if deed.sure_plays:
        return False
    left = pace(deed.before)
    return not may_discard(deed.board) or (left is not None and left <= 0) or not _safe_discards(deed)


def is_tempo(deed: PastAction) -> bool:
    """A discard to gain tempo: hardly a token is left, and another hand needs one to save or play a card."""
    return (
        isinstance(deed.first, Discarded)
        and deed.board.clue_tokens <= LAST_TOKEN
        and _someone_needs_a_clue(deed)
    )


def is_call(deed: PastAction) -> bool:
    """A clue that calls for a card that nobody can be certain of.

    Its receiver plays one that it pointed at, or someone plays one before the receiver moves: a prompt or a
    finesse.
    """
    told = deed.first
    if not isinstance(told, Clued):
        return False
    answer = next(blind_plays(deed), None)
    if answer is None:
        return False
    moved = any(each.seat == told.to for each in deed.later[: deed.later.index(answer)])
    return answer.chosen in told.cards or not (moved or answer.seat == told.to)


def is_answer(deed: PastAction) -> bool:
    """The answer to what looked like a call: a clue pointed at the card, or told another seat something."""
    clues = [event for event in deed.earlier if isinstance(event, Clued)]
    return isinstance(deed.first, Misplayed) and any(
        clue.to != deed.seat or deed.first.card in clue.cards for clue in clues
    )


TECHNIQUES: dict[str, Callable[[PastAction], bool]] = {
    "gentle-discard": is_gentle,
    "positional": is_positional,
    "tempo": is_tempo,
    "call": is_call,
    "stall": is_stall,
    "answer": is_answer,
}
"""How each technique is recognised."""
EXCUSED = {
    "gentle-discard": ("missed-play",),
    "positional": ("strike", "missed-play", "missed-discard"),
    "tempo": ("missed-play",),
    "call": ("useless-clue", "missed-play"),
    "stall": ("useless-clue", "missed-play"),
    "answer": ("missed-play",),
}
"""The marks that each technique explains."""


def is_near_end(board: Board) -> bool:
    """Whether everybody can see the end: hardly more than a card for each player is left to draw."""
    return board.turns_left is not None or board.deck <= board.players


def blind_plays(deed: PastAction) -> Iterator[PastAction]:
    """What the others played, before the seat moved again, without being certain of it."""
    for answer in deed.later:
        played = answer.first
        if answer.seat == deed.seat:
            return
        if isinstance(played, Played) and played.card not in answer.sure_plays:
            yield answer


def is_same_place(one: PastAction, other: PastAction) -> bool:
    """Whether two cards had the same place, counted from the newest or from the oldest card."""
    (oldest, newest), (other_oldest, other_newest) = map(_places, (one, other))
    return oldest == other_oldest or newest == other_newest


def _places(deed: PastAction) -> tuple[int, int]:
    """How many cards of the hand were older, and how many newer, than the card that was chosen."""
    hand = [held.id for held in deed.board.hands[deed.seat]]
    older = hand.index(deed.chosen) if deed.chosen in hand else 0
    return older, len(hand) - 1 - older


def _someone_needs_a_clue(deed: PastAction) -> bool:
    """Whether another hand has a card without a clue that has to be saved, or could be played."""
    board, faces = deed.board, deed.view.faces
    others = (hand for seat, hand in enumerate(board.hands) if seat != deed.seat)
    fresh = [faces[held.id] for hand in others for held in hand if not held.known.said]
    return any(is_indispensable(board, face) or is_playable(board, face) for face in fresh)


def _safe_discards(deed: PastAction) -> list[CardId]:
    """The cards that may be discarded without much thought: no clue pointed at them, or they are dead."""
    board = deed.board
    return [
        held.id
        for held in board.hands[deed.seat]
        if not held.known.said or all(is_dead(board, face) for face in deed.guesses[held.id])
    ]
