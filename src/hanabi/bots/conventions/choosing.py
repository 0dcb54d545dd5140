"""One decision: ideas come to mind in a fixed order, and the first that is possible is carried out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.endgame import Deed, promise, worlds
from hanabi.bots.conventions.foresight import danger, risk, to_discard, to_play, useless
from hanabi.bots.conventions.giving import Offer, Offers
from hanabi.bots.conventions.minds import deducible, known
from hanabi.bots.conventions.table import CALLED, CLUED, Table
from hanabi.bots.faces import PLACES, UNSEEN, Mask
from hanabi.game import CardId, Discard, Play, PlayerView, Seat
from hanabi.game.legal import legal_clues
from hanabi.rules import Ending
from hanabi.table import Choice, Reason

WORTH_A_TOKEN = 0.9
"""What a clue must be worth, in cards played, to be better than a discard."""
WORTH_WITH_PLENTY = 0.6
"""The same while more than half of the tokens are there."""
URGENT = 0.9
"""What the next seat must be about to lose, in points, to be helped before anything else."""
HELPFUL = 0.3
"""How much less it must lose thanks to a clue for that."""
SLACK = 2
"""With so many turns to spare, or fewer, nobody discards while another has something to play."""
SHORT_DECK = 10
"""A deck that is short enough to think of its end."""
FEW_CARDS = 0
"""How many cards the deck may have when everything is counted out."""
FAIR = 0.3
"""A chance that is worth counting out while a strike can be spared."""
GAIN = 0.2
"""How much better than the first idea another must be, in points: counting has its own errors."""
MOST_CLUES = 4
"""How many clues are counted out."""


@dataclass(frozen=True)
class Deliberation:
    """A seat's turn."""

    table: Table
    view: PlayerView
    agreed: Conventions

    def choice(self) -> Choice:
        """What promises most where that can be counted, or else what comes to mind first."""
        return self.counted_out() if self.is_endgame else self.first_idea()

    def first_idea(self) -> Choice:
        ideas = USUAL if self.table.turns_left is None else LAST_ROUND
        return next(choice for idea in ideas if (choice := idea(self)))

    @property
    def hand(self) -> list[int]:
        return self.table.hands[self.table.seat]

    @cached_property
    def known(self) -> dict[int, Mask]:
        """What this seat takes its own cards for."""
        return dict(zip(self.hand, known(self.table, self.table.seat), strict=True))

    @cached_property
    def offers(self) -> Offers:
        """The clues that may be given."""
        return self._offers_to(self.table.after(self.table.seat))

    def _offers_to(self, seats: Sequence[Seat]) -> Offers:
        return Offers(self.table, self.agreed, seats if self.table.tokens else ())

    @property
    def may_discard(self) -> bool:
        return self.table.tokens < self.table.rules.clue_tokens and bool(self.hand)

    def play_called(self) -> Choice | None:
        """Play what somebody's clue calls for: others wait for it."""
        card = to_play(self.table, self.table.seat)
        if card is None or not self.table.marks[card] & CALLED:
            return None
        return self._play(card, "prompted-play" if self.table.marks[card] & CLUED else "finessed-play")

    def play(self) -> Choice | None:
        """Play a card that fits, or is meant to."""
        card = to_play(self.table, self.table.seat)
        if card is None:
            return None
        certain = deducible(self.table, self.table.seat, card) & ~self.table.playable == 0
        return self._play(card, "certain-play" if certain else "meant-play")

    def play_last_chance(self) -> Choice | None:
        """Play what may fit: on a last turn a strike to spare costs nothing (B11)."""
        card = max(self.hand, key=self._chance, default=None)
        if card is None or self.table.on_last_strike or not self._chance(card):
            return None
        return Choice(Play(CardId(card)), Reason("last-chance-play"))

    def play_anything(self) -> Choice | None:
        """Play because nothing else is left to do."""
        card = max(self.hand, key=self._chance, default=None)
        return None if card is None else Choice(Play(CardId(card)), Reason("forced-play"))

    def _play(self, card: int, code: str) -> Choice:
        return Choice(Play(CardId(card), self._announcement(card)), Reason(code))

    def _announcement(self, card: int) -> str | None:
        """The firework of a card, where announcing is played and there is no doubt: it earns a token (V2)."""
        mask = self.known[card]
        suit = ((mask & -mask).bit_length() - 1) // PLACES
        sure = mask >> suit * PLACES < 1 << PLACES
        return self.table.rules.suits[suit].key if self.table.rules.announce and sure else None

    def _chance(self, card: int) -> float:
        """How likely a card fits."""
        mask = self.known[card]
        return (mask & self.table.playable).bit_count() / mask.bit_count()

    def rescue(self) -> Choice | None:
        """Keep the next seat from losing much: nobody else can."""
        following = (self.table.seat + 1) % self.table.players
        if danger(self.table, following) < URGENT:
            return None
        helpful = self._offers_to([following]).best(wanted=lambda offer: offer.averted >= HELPFUL)
        return self._give(helpful[0]) if helpful else None

    def clue(self) -> Choice | None:
        """Give the best clue, if it is worth a token."""
        plenty = 2 * self.table.tokens > self.table.rules.clue_tokens
        enough = WORTH_WITH_PLENTY if plenty else WORTH_A_TOKEN
        best = self.offers.best(least=enough)
        return self._give(best[0]) if best else None

    def wait(self) -> Choice | None:
        """Give a clue rather than discard when time runs out, or when the card to go may be a last copy."""
        return self.clue_anything() if self.is_hurried or self.fears_double else None

    def clue_anything(self) -> Choice | None:
        """Give the best clue, whatever it is worth."""
        best = self.offers.best()
        return self._give(best[0], "waiting-clue") if best else None

    def speak(self) -> Choice | None:
        """Say anything that is legal, if need be something that points at nothing."""
        clues = legal_clues(self.view) if self.table.tokens else ()
        pointless = (clue for clue in clues if not self._points(clue.to, clue.value))
        clue = next(pointless, clues[0] if clues else None)
        if clue is None:
            return None
        return Choice(clue, Reason("waiting-clue", {"to": clue.to, "value": clue.value}))

    def _points(self, to: int, value: str | int) -> bool:
        touched = self.table.faces.touched[value]
        return any(touched >> self.table.face[card] & 1 for card in self.table.hands[to])

    @property
    def is_hurried(self) -> bool:
        """Whether a discard takes a turn that somebody needs who has a card that fits (B11)."""
        table = self.table
        if table.deck >= SHORT_DECK or table.deck + table.players - table.useful.bit_count() > SLACK:
            return False
        others = (hand for seat, hand in enumerate(table.hands) if seat != table.seat)
        return any(table.playable >> table.face[card] & 1 for hand in others for card in hand)

    @property
    def fears_double(self) -> bool:
        """Whether the card to go may be the last copy of the one just discarded."""
        face, card = self.table.latest, to_discard(self.table, self.table.seat)
        if face == UNSEEN or card is None or not self.agreed.pauses:
            return False
        return bool(self.known[card] & self.table.critical & 1 << face)

    def _give(self, offer: Offer, code: str | None = None) -> Choice:
        clue = offer.clue
        return Choice(clue, Reason(code or offer.purpose, {"to": clue.to, "value": clue.value}))

    def discard(self) -> Choice | None:
        """Discard what is of no use, or else the oldest card without a clue."""
        if not self.may_discard:
            return None
        trash, chop = useless(self.table, self.table.seat), self.table.chop(self.table.seat)
        if trash:
            return Choice(Discard(CardId(trash[0])), Reason("safe-discard"))
        return None if chop is None else Choice(Discard(CardId(chop)), Reason("oldest-discard"))

    def discard_least_missed(self) -> Choice | None:
        """Discard the card that will be missed least, as far as one can tell."""
        if not self.may_discard:
            return None
        card = min(self.hand, key=lambda card: risk(self.table, card, self.known[card]))
        return Choice(Discard(CardId(card)), Reason("least-missed-discard"))

    @property
    def is_endgame(self) -> bool:
        """Whether so few cards are left that everything can be counted out."""
        timed = self.table.rules.ending is Ending.LAST_ROUND
        return self.agreed.endgame and timed and self.table.deck <= FEW_CARDS

    def counted_out(self) -> Choice:
        """The first idea, unless another promises more points."""
        first = best = self.first_idea()
        possible = worlds(self.table)
        most = promise(self.table, self._deed(first), possible) + GAIN
        for choice in self._alternatives():
            if choice.action == first.action:
                continue
            value = promise(self.table, self._deed(choice), possible)
            if value > most:
                best, most = Choice(choice.action, Reason("counted-out")), value
        return best

    def _alternatives(self) -> Iterator[Choice]:
        """Everything that is worth counting out."""
        least = 1.0 if self.table.on_last_strike else FAIR
        yield from (self._play(card, "counted-out") for card in self.hand if self._chance(card) >= least)
        yield from (self._give(offer) for offer in self.offers.best(MOST_CLUES))
        discard = self.discard()
        if discard:
            yield discard

    def _deed(self, choice: Choice) -> Deed:
        match choice.action:
            case Play(card):
                return Deed(card, plays=True)
            case Discard(card):
                return Deed(card)
            case clue:
                given = self.offers.best(wanted=lambda offer: offer.clue == clue)
                return Deed(after=given[0].after if given else None)


USUAL = (
    Deliberation.play_called,
    Deliberation.rescue,
    Deliberation.play,
    Deliberation.clue,
    Deliberation.wait,
    Deliberation.discard,
    Deliberation.clue_anything,
    Deliberation.discard_least_missed,
    Deliberation.speak,
    Deliberation.play_anything,
)
"""The ideas of a turn."""
LAST_ROUND = (
    Deliberation.play,
    Deliberation.clue,
    Deliberation.play_last_chance,
    Deliberation.clue_anything,
    Deliberation.discard,
    Deliberation.discard_least_missed,
    Deliberation.speak,
    Deliberation.play_anything,
)
"""The ideas of a seat that has no turn after this one (B11)."""
