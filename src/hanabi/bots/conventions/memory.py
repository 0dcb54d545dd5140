"""A seat's memory: its model of the table, updated by every event."""

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import card_belief, is_sure
from hanabi.bots.conventions.reading import GivenClue, read_clue
from hanabi.bots.conventions.table_model import CALLED, NOBODY, Step, TableModel, Wait
from hanabi.bots.conventions.trust import COSTLY_FAULT
from hanabi.bots.faces import UNSEEN, Face
from hanabi.game import Seat, events
from hanabi.rules import Card, Ruleset, box


class SeatMemory:
    """Keeps `table` up to date with the events that a seat hears, and judges how far to trust the others."""

    def __init__(self, agreed: Conventions, rules: Ruleset, players: int, seat: Seat) -> None:
        self.agreed = agreed
        self.table = TableModel(rules, players, seat)
        self.table.deck = len(box(rules))
        self._played = False
        self._discarded: Face = UNSEEN
        self._told: dict[Seat, int] = {}
        """The card that this seat has told each other seat to play since that seat's last turn."""

    def hear(self, event: events.Event) -> None:  # noqa: C901 (one case for each event that matters)
        """Update the table with an event as this seat may see it."""
        table = self.table
        match event:
            case events.TurnEnded(seat):
                self._end_turn(seat)
            case events.Drawn(seat, _, face):
                table.deck -= 1
                table.add_to_hand(seat, self._number(face))
            case events.Clued():
                self._read_clue(event)
            case events.Played(seat, card, face):
                self._judge_play(card)
                self._reveal(seat, card, face)
                table.raise_firework(self._number(face))
                self._played = True
            case events.Misplayed(seat, card, face):
                self._judge_misplay(seat, card)
                self._reveal(seat, card, face, struck=True)
                table.strikes += 1
                table.change_discards(self._number(face))
            case events.Discarded(seat, card, face):
                self._judge_discard(seat)
                self._reveal(seat, card, face)
                table.change_discards(self._number(face))
                table.tokens += 1
                self._discarded = self._number(face)
            case events.TokenReturned():
                table.tokens += 1
            case events.StrikeTakenBack():
                table.strikes -= 1
                table.rethink()
            case events.Reshuffled(_, face):
                table.change_discards(self._number(face), -1)
                table.deck += 1
            case events.Rekindled(_, face):
                table.change_discards(self._number(face), -1)
                table.raise_firework(self._number(face))
            case events.LastRoundBegan():
                table.turns_left = table.players
            case events.Dealt(hands):
                for seat, hand in enumerate(hands):
                    for dealt in hand:
                        table.add_to_hand(seat, self._number(dealt))
                        table.deck -= 1

    def _number(self, face: Card | None) -> Face:
        return UNSEEN if face is None else self.table.faces.number(face)

    def _read_clue(self, clued: events.Clued) -> None:
        table = self.table
        table.tokens -= not clued.free
        meaning = read_clue(table, self.agreed, GivenClue(clued.seat, clued.to, clued.value, clued.cards))
        if meaning.focus is not None and meaning.faces and table.face[meaning.focus] != UNSEEN:
            table.trust.judge(clued.seat, bool(meaning.faces >> table.face[meaning.focus] & 1))
        if clued.seat == table.seat and meaning.focus is not None and is_sure(meaning.faces, table.playable):
            self._told[clued.to] = meaning.focus

    def _judge_play(self, card: int) -> None:
        """Credit the seat whose call brought out a card that fits: it knows what a call is."""
        if self.table.marks[card] & CALLED:
            self.table.trust.kept[self.table.source[card]] += 1

    def _judge_misplay(self, seat: Seat, card: int) -> None:
        """Lower the trust in who is behind a strike: the giver of a clue, or a seat that misread it."""
        table = self.table
        if table.source[card] != NOBODY and is_sure(card_belief(table, seat, card), table.playable):
            table.trust.misread += 1
        if any(wait.card == card for wait in table.waits):
            table.trust.give_up_calls(seat)
        if table.marks[card] & CALLED or (not table.marks[card] and table.turns_left is None):
            self._give_up_calls(card)
        table.rethink()

    def _give_up_calls(self, played: int) -> None:
        """Distrust every open call, after a seat thought that it was called and misplayed."""
        table = self.table
        for called in [card for hand in table.hands for card in hand if table.marks[card] & CALLED]:
            table.trust.give_up_calls(table.source[called])
            if called != played:
                self._forget_call(called)

    def _judge_discard(self, seat: Seat) -> None:
        """Doubt a seat that discards instead of playing what this seat has just told it to play."""
        table, told = self.table, self._told.get(seat)
        if told is None or told not in table.hands[seat] or table.on_last_strike:
            return
        if is_sure(card_belief(table, seat, told), table.playable) and table.playable >> table.face[told] & 1:
            table.trust.doubt(seat)
            table.rethink()

    def _forget_call(self, card: int) -> None:
        """Drop the call for a card, so that it may be anything its clues allow again."""
        if self.table.marks[card] & CALLED:
            self.table.marks[card] &= ~CALLED
            self.table.inferred[card] = self.table.possible[card]
            self.table.rethink()

    def _reveal(self, seat: Seat, card: int, shown: Card, struck: bool = False) -> None:
        """Take a card out of a hand and judge, by its face, what was inferred about it."""
        table, face = self.table, self._number(shown)
        if seat == table.seat and table.source[card] >= 0:
            weight = COSTLY_FAULT if struck or table.marks[card] & CALLED else 1
            table.trust.judge(table.source[card], bool(table.inferred[card] >> face & 1), weight)
        waits = [self._advance(wait, card, face) for wait in table.waits]
        table.waits = tuple([wait for wait in waits if wait is not None])
        table.face[card] = face
        table.remove_from_hand(seat, card)

    def _advance(self, wait: Wait, card: int, face: Face) -> Wait | None:
        """What is left of a wait after `card` was shown as `face`; None if it is over or proved wrong."""
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
        """Exclude the face that a clued card would have needed other cards for."""
        left = self.table.inferred[wait.card] & ~(1 << wait.face)
        if left:
            self.table.inferred[wait.card] = left
            self.table.rethink()

    def _end_turn(self, seat: Seat) -> None:
        """Close a turn; a seat that was called and did not play was not called, or does not know it."""
        table = self.table
        self._told.pop(seat, None)
        if not self._played:
            self._forget_calls(seat)
        table.latest = self._discarded
        self._played, self._discarded = False, UNSEEN
        if table.turns_left is not None:
            table.turns_left -= 1

    def _forget_calls(self, seat: Seat) -> None:
        table = self.table
        for card in table.hands[seat]:
            if table.marks[card] & CALLED and is_sure(card_belief(table, seat, card), table.playable):
                self._forget_call(card)
        ignored = [wait for wait in table.waits if self._was_due(wait.steps[0], seat)]
        for wait in ignored:
            self._rule_out(wait)
        table.waits = tuple([wait for wait in table.waits if wait not in ignored])

    def _was_due(self, step: Step, seat: Seat) -> bool:
        return step.seat == seat and bool(self.table.playable >> step.face & 1)
