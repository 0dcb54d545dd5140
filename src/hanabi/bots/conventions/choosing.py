"""One decision: ideas are tried in a fixed order, and the first that is possible is carried out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import deducible_faces, hand_beliefs
from hanabi.bots.conventions.endgame import Candidate, expected_value, sample_hands
from hanabi.bots.conventions.foresight import card_to_discard, card_to_play, danger, risk, useless_cards
from hanabi.bots.conventions.giving import ClueOffer, ClueOffers
from hanabi.bots.conventions.table_model import CALLED, CLUED, TableModel
from hanabi.bots.faces import PLACES, UNSEEN, Mask
from hanabi.game import CardId, Discard, Play, PlayerView, Seat
from hanabi.game.legal import legal_clues
from hanabi.rules import Ending
from hanabi.table import Choice, Reason

WORTH_A_TOKEN = 0.9
"""How much a clue must be worth, in cards played, to be better than a discard."""
WORTH_WITH_PLENTY = 0.6
"""The same while more than half of the clue tokens are left."""
URGENT_DANGER = 0.9
"""How many points the next seat must be about to lose to be helped before anything else."""
HELPFUL_GAIN = 0.3
"""By how many points a clue must reduce that loss to count as help."""
SPARE_TURNS = 2
"""With this many spare turns or fewer, nobody discards while another seat has something to play."""
SHORT_DECK = 10
"""The deck size below which its end is considered."""
FAIR_CHANCE = 0.3
"""The probability from which a play is considered in the endgame while a strike can be spared."""
MIN_GAIN = 0.2
"""By how many points an alternative must beat the first idea, because the estimates have errors."""
MAX_CLUES = 4
"""How many clues are considered in the endgame."""


@dataclass(frozen=True)
class Deliberation:
    """The decision of one seat in one turn."""

    table: TableModel
    view: PlayerView
    agreed: Conventions

    def choose(self) -> Choice:
        """Choose by computing the outcome in the endgame, or else the first possible idea."""
        return self.count_out() if self.is_endgame else self.first_idea()

    def first_idea(self) -> Choice:
        ideas = USUAL_IDEAS if self.table.turns_left is None else LAST_ROUND_IDEAS
        return next(choice for idea in ideas if (choice := idea(self)))

    @property
    def hand(self) -> list[int]:
        return self.table.hands[self.table.seat]

    @cached_property
    def known(self) -> dict[int, Mask]:
        """What this seat takes its own cards for."""
        return dict(zip(self.hand, hand_beliefs(self.table, self.table.seat), strict=True))

    @cached_property
    def offers(self) -> ClueOffers:
        """The clues to all other seats."""
        return self._offers_to(self.table.seats_after(self.table.seat))

    def _offers_to(self, seats: Sequence[Seat]) -> ClueOffers:
        return ClueOffers(self.table, self.agreed, seats if self.table.tokens else ())

    @property
    def may_discard(self) -> bool:
        return self.table.tokens < self.table.rules.clue_tokens and bool(self.hand)

    def play_called(self) -> Choice | None:
        """Play a card that a clue called for: others are waiting for it."""
        card = card_to_play(self.table, self.table.seat)
        if card is None or not self.table.marks[card] & CALLED:
            return None
        return self._play(card, "prompted-play" if self.table.marks[card] & CLUED else "finessed-play")

    def play(self) -> Choice | None:
        """Play a card that fits for certain, or is meant to."""
        card = card_to_play(self.table, self.table.seat)
        if card is None:
            return None
        certain = deducible_faces(self.table, self.table.seat, card) & ~self.table.playable == 0
        meant = "meant-play" if self.agreed.focus else "invited-play"
        return self._play(card, "certain-play" if certain else meant)

    def play_last_chance(self) -> Choice | None:
        """Play whatever may fit: on the last turn a strike that can be spared costs nothing (B11)."""
        card = max(self.hand, key=self._chance, default=None)
        if card is None or self.table.on_last_strike or not self._chance(card):
            return None
        return Choice(Play(CardId(card)), Reason("last-chance-play"))

    def play_anything(self) -> Choice | None:
        """Play the likeliest card because nothing else is possible."""
        card = max(self.hand, key=self._chance, default=None)
        return None if card is None else Choice(Play(CardId(card)), Reason("forced-play"))

    def _play(self, card: int, code: str) -> Choice:
        return Choice(Play(CardId(card), self._announcement(card)), Reason(code))

    def _announcement(self, card: int) -> str | None:
        """The suit of a card, if announcing is played and it is certain: that earns a token (V2)."""
        mask = self.known[card]
        suit = ((mask & -mask).bit_length() - 1) // PLACES  # that of the lowest face
        sure = mask >> suit * PLACES < 1 << PLACES  # no face of a later suit
        return self.table.rules.suits[suit].key if self.table.rules.announce and sure else None

    def _chance(self, card: int) -> float:
        """The share of a card's possible faces that fit."""
        mask = self.known[card]
        return (mask & self.table.playable).bit_count() / mask.bit_count()

    def rescue(self) -> Choice | None:
        """Clue the next seat if it is about to lose much: nobody else can prevent it."""
        following = (self.table.seat + 1) % self.table.players
        if danger(self.table, following) < URGENT_DANGER:
            return None
        helpful = self._offers_to([following]).best(wanted=lambda offer: offer.averted >= HELPFUL_GAIN)
        return self._give(helpful[0]) if helpful else None

    def clue(self) -> Choice | None:
        """Give the best clue if it is worth a token."""
        plenty = 2 * self.table.tokens > self.table.rules.clue_tokens
        enough = WORTH_WITH_PLENTY if plenty else WORTH_A_TOKEN
        best = self.offers.best(least=enough)
        return self._give(best[0]) if best else None

    def wait(self) -> Choice | None:
        """Give a clue if turns are running out, or if the card to discard may be a last copy."""
        return self.clue_anything() if self.is_hurried or self.fears_double else None

    def clue_anything(self) -> Choice | None:
        """Give the best clue, whatever it is worth."""
        best = self.offers.best()
        return self._give(best[0], "waiting-clue") if best else None

    def speak(self) -> Choice | None:
        """Give any legal clue, preferably one that points at nothing."""
        clues = legal_clues(self.view) if self.table.tokens else ()
        pointless = (clue for clue in clues if not self._points_at_card(clue.to, clue.value))
        clue = next(pointless, clues[0] if clues else None)
        if clue is None:
            return None
        return Choice(clue, Reason("waiting-clue", {"to": clue.to, "value": clue.value}))

    def _points_at_card(self, to: int, value: str | int) -> bool:
        touched = self.table.faces.touched[value]
        return any(touched >> self.table.face[card] & 1 for card in self.table.hands[to])

    @property
    def is_hurried(self) -> bool:
        """Whether a discard costs a turn that another seat needs for a card that fits (B11)."""
        table = self.table
        if table.deck >= SHORT_DECK or table.deck + table.players - table.useful.bit_count() > SPARE_TURNS:
            return False
        others = (hand for seat, hand in enumerate(table.hands) if seat != table.seat)
        return any(table.playable >> table.face[card] & 1 for hand in others for card in hand)

    @property
    def fears_double(self) -> bool:
        """Whether the card to discard may be the last copy of the one just discarded."""
        face, card = self.table.latest, card_to_discard(self.table, self.table.seat)
        if face == UNSEEN or card is None or not self.agreed.pauses:
            return False
        return bool(self.known[card] & self.table.critical & 1 << face)

    def _give(self, offer: ClueOffer, code: str | None = None) -> Choice:
        clue = offer.clue
        return Choice(clue, Reason(code or offer.purpose, {"to": clue.to, "value": clue.value}))

    def discard(self) -> Choice | None:
        """Discard a useless card, or else the oldest without a clue."""
        if not self.may_discard:
            return None
        trash, chop = useless_cards(self.table, self.table.seat), self.table.chop(self.table.seat)
        if trash:
            return Choice(Discard(CardId(trash[0])), Reason("safe-discard"))
        return None if chop is None else Choice(Discard(CardId(chop)), Reason("oldest-discard"))

    def discard_least_missed(self) -> Choice | None:
        """Discard the card with the smallest expected loss."""
        if not self.may_discard:
            return None
        card = min(self.hand, key=lambda card: risk(self.table, card, self.known[card]))
        return Choice(Discard(CardId(card)), Reason("least-missed-discard"))

    @property
    def is_endgame(self) -> bool:
        """Whether the deck is empty, so that outcomes can be computed."""
        timed = self.table.rules.ending is Ending.LAST_ROUND
        return self.agreed.endgame and timed and not self.table.deck

    def count_out(self) -> Choice:
        """The first idea, unless an alternative is expected to score clearly more."""
        first = best = self.first_idea()
        possible = sample_hands(self.table)
        most = expected_value(self.table, self._to_candidate(first), possible) + MIN_GAIN
        for choice in self._alternatives():
            if choice.action == first.action:
                continue
            value = expected_value(self.table, self._to_candidate(choice), possible)
            if value > most:
                best, most = Choice(choice.action, Reason("counted-out")), value
        return best

    def _alternatives(self) -> Iterator[Choice]:
        """The actions worth comparing with the first idea."""
        least = 1.0 if self.table.on_last_strike else FAIR_CHANCE
        yield from (self._play(card, "counted-out") for card in self.hand if self._chance(card) >= least)
        yield from (self._give(offer) for offer in self.offers.best(MAX_CLUES))
        discard = self.discard()
        if discard:
            yield discard

    def _to_candidate(self, choice: Choice) -> Candidate:
        match choice.action:
            case Play(card):
                return Candidate(card, plays=True)
            case Discard(card):
                return Candidate(card)
            case clue:
                given = self.offers.best(wanted=lambda offer: offer.clue == clue)
                return Candidate(after=given[0].after if given else None)


USUAL_IDEAS = (
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
"""The ideas of a normal turn, in the order they are tried."""
LAST_ROUND_IDEAS = (
    Deliberation.play,
    Deliberation.clue,
    Deliberation.play_last_chance,
    Deliberation.clue_anything,
    Deliberation.discard,
    Deliberation.discard_least_missed,
    Deliberation.speak,
    Deliberation.play_anything,
)
"""The ideas of a turn in the last round: this seat has none after it (B11)."""
