"""A lesson for a first game: a recorded game, and where in it the learner is told or asked something."""

from collections.abc import Iterator

from hanabi.codec import Struct
from hanabi.game import Event, PlayerAction, Seat, Shuffle, Stop
from hanabi.game.notation import read_action, read_card
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.wire.messages import DealtGame, Happened
from hanabi.wire.table import choices, table_now
from hanabi.wire.terms import Memory

GAME = "lesson"
LEARNER: Seat = 0
PLAYERS = ("Mio", "Ada")
"""The catalogues also call the partner Ada; nobody reads the learner's own name."""
DECK = """
    y3 r1 b3 w1 r5 g3 r2 y4 r4 b2 b3 r3 b4 y1 w3 g2 g4 g1 y2 y2 r4 r2 g1 b1 r1
    y4 y3 g4 b5 w2 w2 y1 w4 g5 y1 b4 g3 w3 w4 w5 b2 b1 r1 r3 g1 w1 w1 g2 b1 y5
"""
ACTIONS = """
    c01 p1 c05 c1r p6 p3 p8 d0 d5 c11 p13 c13 p11 c11 p17 d2 c0y p19 c0b d14 c04 d21 c0r p20 d7 p4
    d9 c13 p26 c1g c0y p25 d18 c12 p15 c1w p29 d22 c01 p23 c05 d32 d24 d12 d31 c13 p37 c14 d16 c1w
    p38 c15 p39 d34 c0g d42 c03 p36 p27 p33 d30 c12 d41 c1g p40 p10 p35
"""
STEPS = {
    "sight": 0,
    "ones": 1,
    "begun": 2,
    "five": 3,
    "two": 5,
    "strike": 7,
    "token": 8,
    "later": 25,
    "complete": 26,
    "last": 65,
    "end": 67,
}
"""After how many actions each step comes; on the learner's turns, the recorded action is asked for."""


class LessonStep(Struct):
    """A step of the lesson, at the table after `seq` actions."""

    key: str
    """The key of its texts."""
    seq: int
    action: PlayerAction | None
    """What the learner is asked to do; null if there is only something to read."""


class Lesson(Struct):
    """The lesson: its game as the learner sees it, at every moment that is shown, and its steps."""

    game: DealtGame
    moments: tuple[Happened, ...]
    steps: tuple[LessonStep, ...]


def lesson_replay() -> Replay:
    deck = tuple(map(read_card, DECK.split()))
    return Replay(ruleset("fr"), PLAYERS, Shuffle(deck), tuple(map(read_action, ACTIONS.split())), first=1)


def lesson() -> Lesson:
    """Build the whole lesson; a moment includes the events since the one before."""
    replay = lesson_replay()
    game = DealtGame(
        game=GAME,
        ruleset=str(replay.rules),
        rules=replay.rules,
        players=PLAYERS,
        first=replay.first,
        seat=LEARNER,
        commitment="",
        again=None,
    )
    steps = tuple(_steps(replay))
    return Lesson(game, tuple(_moments(replay, steps)), steps)


def _steps(replay: Replay) -> Iterator[LessonStep]:
    states = replay.states()
    for key, seq in STEPS.items():
        board = states[seq].board
        asked = board.seat == LEARNER and not board.over
        action = replay.actions[seq] if asked else None
        assert not isinstance(action, Stop)
        yield LessonStep(key, seq, action)


def _moments(replay: Replay, steps: tuple[LessonStep, ...]) -> Iterator[Happened]:
    """Yield the table at each step, and after each action of the learner."""
    shown = {step.seq for step in steps} | {step.seq + 1 for step in steps if step.action}
    events: tuple[Event, ...] = ()
    for seq, (state, since) in enumerate(replay.steps()):
        events += tuple(event.seen_by(LEARNER) for event in since)
        if seq in shown:
            view = state.view(LEARNER)
            table = table_now(view, seq, Memory.DEDUCED)
            yield Happened(GAME, seq, events, table, choices(view), ends=None, substitutes={})
            events = ()
