"""A seat's memory: its table kept up to date with everything it hears."""

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.minds import is_sure, mind
from hanabi.bots.conventions.reading import Said, read
from hanabi.bots.conventions.table import CALLED, Step, Table, Wait
from hanabi.bots.faces import UNSEEN, Face
from hanabi.game import (
    Clued,
    Dealt,
    Discarded,
    Drawn,
    Event,
    LastRoundBegan,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Seat,
    StrikeTakenBack,
    TokenReturned,
    TurnEnded,
)
from hanabi.rules import Card, Ruleset, box

FALSE_CALL = 2
"""How many faults it is to call for a card in vain."""


class Memory:
    """Hears the events of a seat and keeps its table."""

    def __init__(self, agreed: Conventions, rules: Ruleset, players: int, seat: Seat) -> None:
        self.agreed = agreed
        self.table = Table(rules, players, seat)
        self.table.deck = len(box(rules))
        self._played = False
        self._discarded: Face = UNSEEN

    def hear(self, event: Event) -> None:  # noqa: C901 (one case for each event that matters)
        """Take note of an event as this seat may see it."""
        table = self.table
        match event:
            case TurnEnded(seat):
                self._end_turn(seat)
            case Drawn(seat, _, face):
                table.deck -= 1
                table.hold(seat, self._number(face))
            case Clued():
                self._clued(event)
            case Played(seat, card, face):
                self._judge_call(card, kept=True)
                self._show(seat, card, face)
                table.raise_firework(self._number(face))
                self._played = True
            case Misplayed(seat, card, face):
                self._judge_call(card, kept=False)
                self._show(seat, card, face)
                table.strikes += 1
                table.lose(self._number(face))
            case Discarded(seat, card, face):
                self._show(seat, card, face)
                table.lose(self._number(face))
                table.tokens += 1
                self._discarded = self._number(face)
            case TokenReturned():
                table.tokens += 1
            case StrikeTakenBack():
                table.strikes -= 1
                table.rethink()
            case Reshuffled(_, face):
                table.lose(self._number(face), -1)
                table.deck += 1
            case Rekindled(_, face):
                table.lose(self._number(face), -1)
                table.raise_firework(self._number(face))
            case LastRoundBegan():
                table.turns_left = table.players
            case Dealt(hands):
                for seat, hand in enumerate(hands):
                    for dealt in hand:
                        table.hold(seat, self._number(dealt))
                        table.deck -= 1

    def _number(self, face: Card | None) -> Face:
        return UNSEEN if face is None else self.table.faces.number(face)

    def _clued(self, clued: Clued) -> None:
        table = self.table
        table.tokens -= not clued.free
        meaning = read(table, self.agreed, Said(clued.seat, clued.to, clued.value, clued.cards))
        if meaning.focus is not None and meaning.faces and table.face[meaning.focus] != UNSEEN:
            self._judge(clued.seat, bool(meaning.faces >> table.face[meaning.focus] & 1))

    def _judge(self, seat: Seat, right: bool, weight: int = 1) -> None:
        """Remember how far a seat's clues mean what they should."""
        if right:
            self.table.merits[seat] += 1
        else:
            self.table.faults[seat] += weight

    def _judge_call(self, card: int, kept: bool) -> None:
        """Remember whether the one who called for a card knew what that means."""
        table, giver = self.table, self.table.source[card]
        if not table.marks[card] & CALLED:
            return
        if kept:
            table.kept[giver] += 1
            return
        table.broken += 1
        others = (other for hand in table.hands for other in hand if other != card)
        for other in others:
            if table.source[other] == giver:
                self._forget_call(other)

    def _forget_call(self, card: int) -> None:
        """Take a card for anything again that was called for."""
        if self.table.marks[card] & CALLED:
            self.table.marks[card] &= ~CALLED
            self.table.inferred[card] = self.table.possible[card]
            self.table.rethink()

    def _show(self, seat: Seat, card: int, shown: Card) -> None:
        """See a card leave a hand: what was inferred of it proves right or wrong."""
        table, face = self.table, self._number(shown)
        if seat == table.seat and table.source[card] >= 0:
            weight = FALSE_CALL if table.marks[card] & CALLED else 1
            self._judge(table.source[card], bool(table.inferred[card] >> face & 1), weight)
        waits = [self._advanced(wait, card, face) for wait in table.waits]
        table.waits = tuple([wait for wait in waits if wait is not None])
        table.face[card] = face
        table.leave(seat, card)

    def _advanced(self, wait: Wait, card: int, face: Face) -> Wait | None:
        """What is left to wait for when a card was shown; nothing if it is not the one awaited."""
        if wait.card == card:
            return None
        step = next((step for step in wait.steps if step.card == card), None)
        if step is None:
            return wait
        if step.face != face:
            self._rule_out(wait)
            return None
        steps = tuple(other for other in wait.steps if other != step)
        return Wait(wait.card, wait.face, steps) if steps else None

    def _rule_out(self, wait: Wait) -> None:
        """A clued card does not have the face that called for others."""
        left = self.table.inferred[wait.card] & ~(1 << wait.face)
        if left:
            self.table.inferred[wait.card] = left
            self.table.rethink()

    def _end_turn(self, seat: Seat) -> None:
        """Who was called to play and did something else was not called, or does not know it."""
        table = self.table
        if not self._played:
            self._forget_calls(seat)
        table.latest = self._discarded
        self._played, self._discarded = False, UNSEEN
        if table.turns_left is not None:
            table.turns_left -= 1

    def _forget_calls(self, seat: Seat) -> None:
        table = self.table
        for card in table.hands[seat]:
            if table.marks[card] & CALLED and is_sure(mind(table, seat, card), table.playable):
                self._forget_call(card)
        ignored = [wait for wait in table.waits if self._was_due(wait.steps[0], seat)]
        for wait in ignored:
            self._rule_out(wait)
        table.waits = tuple([wait for wait in table.waits if wait not in ignored])

    def _was_due(self, step: Step, seat: Seat) -> bool:
        return step.seat == seat and bool(self.table.playable >> step.face & 1)
