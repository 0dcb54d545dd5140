"""Reviews of recorded games: the best score still possible after every step, what cost it, and a verdict."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import accumulate, islice

from hanabi.coach.actions import PastAction, SaveChance
from hanabi.coach.losses import best_by_cards
from hanabi.coach.marks import ReviewMark, judge, praise
from hanabi.coach.pace import NOTHING_SPENT, Efficiency, pace, spent_clues, won_cards
from hanabi.game import (
    Action,
    Board,
    CardId,
    Event,
    GameState,
    Outcome,
    Result,
    Seat,
    is_indispensable,
    may_clue,
    points,
)
from hanabi.game.bounds import best_left
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """An action and the game after it."""

    turn: int
    """Counted from 1, 0 for the deal; the answer to a bonus tile belongs to the turn of its play."""
    seat: Seat
    action: Action | None
    """None for the deal."""
    points: int
    best: int
    """The best score still possible, by the cards, the turns and, in the last round, the hands."""
    best_by_cards: int
    """The same by the cards alone, as if there were turns without end."""
    clue_tokens: int
    strikes: int
    deck: int
    pace: int | None = None
    """How many discards the best score by the cards leaves room for; None in the last round."""
    efficiency: Efficiency = NOTHING_SPENT
    marks: tuple[ReviewMark, ...] = ()
    praise: tuple[ReviewMark, ...] = ()
    """A technique that came off, if there is one."""
    techniques: tuple[str, ...] = ()
    """The techniques that explain what would otherwise be marked."""
    falls: Mapping[str, int] = field(default_factory=dict)
    """By how much `best` fell, by cause (one of `CAUSES`)."""

    @property
    def remarks(self) -> tuple[ReviewMark, ...]:
        """Everything there is to say about the action."""
        return self.marks + self.praise

    @property
    def cost(self) -> int:
        return sum(self.falls.values())


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a game: `code` is one of `VERDICTS`."""

    code: str
    score: int
    best: int
    possible: int
    """The best score still possible before the last action, or at the end of an unfinished record."""
    lost: Mapping[str, int]
    """How many points were lost, by cause (one of `CAUSES`)."""


VERDICTS = (
    "perfect",
    "cards",  # points were lost with cards
    "turns",  # points were lost for lack of turns
    "cards-and-turns",
    "strikes",  # the last strike lost the game
    "card-lost",  # all or nothing: an indispensable card lost the game
    "no-action",  # all or nothing: no legal action was left
    "stopped",
    "unfinished",  # the record ends before the game does
)
"""Every code a `Verdict` may have; the catalogues hold its sentence as `verdict-` and the code."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """The review of a whole game, step by step."""

    rules: Ruleset
    players: tuple[str, ...]
    outcome: Outcome | None
    steps: tuple[ReviewStep, ...]
    """The deal, then every action: one step for each state of the replay."""
    verdict: Verdict

    @property
    def marked(self) -> tuple[ReviewStep, ...]:
        """The steps that have marks."""
        return tuple(step for step in self.steps if step.marks)

    @property
    def remarked(self) -> tuple[ReviewStep, ...]:
        """The steps that have marks or praise."""
        return tuple(step for step in self.steps if step.remarks)

    @property
    def decisive(self) -> tuple[int, ...]:
        """The turns in which the best score still possible fell."""
        return tuple(dict.fromkeys(step.turn for step in self.steps if step.cost))

    @property
    def turns(self) -> tuple[ReviewStep, ...]:
        """The last step of each turn, the deal first."""
        return tuple({step.turn: step for step in self.steps}.values())


def review(replay: Replay) -> ReviewedGame:
    """Review a recorded game, finished or not; raise ReplayError for an illegal action."""
    (start, _), *rest = replay.steps()
    deeds = _past_actions(start, rest)
    clues = accumulate((spent_clues(deed.first) for deed in deeds), initial=0)
    first = _make_step(0, start.board.seat, None, start, next(clues))
    steps = (first, *map(_review_action, deeds, replay.actions, clues))
    final = deeds[-1].after.board if deeds else start.board
    return ReviewedGame(replay.rules, replay.players, final.outcome, steps, _make_verdict(final, steps))


def _past_actions(
    start: GameState, rest: list[tuple[GameState, tuple[Event, ...]]]
) -> tuple[PastAction, ...]:
    """Every action, with what led to it, what followed, and when each card could have been saved."""
    states = [start, *(state for state, _ in rest)]
    firsts = [events[0] for _, events in rest]
    others = start.board.players - 1
    warnings = list(_save_chances(states))
    deeds: deque[PastAction] = deque()
    for place in reversed(range(len(rest))):
        earlier = tuple(firsts[max(0, place - others) : place])
        later = tuple(islice(deeds, others))
        deed = PastAction(states[place], rest[place][1], states[place + 1], warnings[place], earlier, later)
        deeds.appendleft(deed)
    return tuple(deeds)


def _save_chances(states: list[GameState]) -> Iterator[dict[CardId, SaveChance]]:
    """Before each action, the chances so far to save each card."""
    found: dict[CardId, SaveChance] = {}
    for state in states:
        yield found
        endangered = {card: SaveChance(_count(found, card) + 1, state) for card in _endangered_cards(state)}
        found = found | endangered if endangered else found


def _count(found: Mapping[CardId, SaveChance], card: CardId) -> int:
    return found[card].count if card in found else 0


def _endangered_cards(state: GameState) -> Iterator[CardId]:
    """The cards that the seat to move could save: indispensable, in other hands, and without a clue."""
    board = state.board
    if not may_clue(board) or board.decision is not None:
        return
    for owner, hand in enumerate(board.hands):
        for held in hand:
            if owner != board.seat and not held.known.said and is_indispensable(board, state.face(held.id)):
                yield held.id


def _review_action(deed: PastAction, action: Action, clues: int) -> ReviewStep:
    step = _make_step(deed.board.turn + 1, deed.seat, action, deed.after, clues)
    marks, techniques = judge(deed)
    earned = () if marks else praise(deed)
    return replace(step, marks=marks, praise=earned, techniques=techniques, falls=deed.falls)


def _make_step(turn: int, seat: Seat, action: Action | None, state: GameState, clues: int) -> ReviewStep:
    board = state.board
    return ReviewStep(
        turn,
        seat,
        action,
        score(board),
        best_left(state),
        best_by_cards(board),
        board.clue_tokens,
        board.strikes,
        board.deck,
        pace(state),
        Efficiency(clues, won_cards(state)),
    )


def score(board: Board) -> int:
    """The final score, or the points built so far while the game goes on."""
    return points(board) if board.outcome is None else board.outcome.score


def _make_verdict(final: Board, steps: tuple[ReviewStep, ...]) -> Verdict:
    lost = Counter(turns=final.rules.best - steps[0].best)
    for step in steps:
        lost.update(step.falls)
    possible = steps[-2 if final.over else -1].best
    return Verdict(_verdict_code(final, lost), score(final), final.rules.best, possible, dict(+lost))


def _verdict_code(final: Board, lost: Mapping[str, int]) -> str:
    if final.outcome is None:
        return "unfinished"
    if final.outcome.result is not Result.FINISHED:
        return RESULTS[final.outcome.result]
    return "-and-".join(cause for cause in ("cards", "turns") if lost.get(cause))


RESULTS = {
    Result.PERFECT: "perfect",
    Result.STRUCK_OUT: "strikes",
    Result.CARD_LOST: "card-lost",
    Result.NO_ACTION: "no-action",
    Result.STOPPED: "stopped",
}
"""The verdict codes for every result but `FINISHED`."""
