"""The bot `beginner`: plays what is certain, clues what is needed, discards what is safe."""

from collections.abc import Iterable
from functools import cached_property
from math import inf

from hanabi.bots.faces import PLACES, faces_in
from hanabi.bots.habits import card_to_discard, cards_to_play
from hanabi.bots.reading import Listener
from hanabi.bots.sight import Guess, Sight, Telling
from hanabi.bots.worth import LAST_COPY, averted_loss, loss, max_worth, new_plays, worth
from hanabi.game import (
    Board,
    Choose,
    Clue,
    Discard,
    Event,
    Play,
    PlayerView,
    Seat,
    legal_actions,
    may_clue,
    may_discard,
    remaining,
)
from hanabi.game.legal import legal_clues
from hanabi.rules import Card, Ruleset, Tile
from hanabi.table import Choice, Reason

WORTH_A_TOKEN = 0.4
"""What a clue must be worth, in cards played, to be better than a discard."""
SHORT_DECK = 2
"""With so few cards in the deck, drawing one takes a turn away from players with cards to play."""
RISKY_CHANCE = 0.5
"""The probability from which a discard is too risky in all or nothing, and a play the lesser risk."""


class Beginner:
    """Trusts what it sees, and accepts invitations to play only while a strike can be spared."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._listener = Listener(rules, players, seat)

    def observe(self, event: Event) -> None:
        self._listener.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        return Deliberation(Sight(view, self._listener.faces, self._listener.invitations)).choose()


class Deliberation:
    """One decision: ideas are tried in a fixed order, and the first that is possible is carried out."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._thought: dict[Seat, list[Telling]] = {}

    @property
    def board(self) -> Board:
        return self.sight.board

    def choose(self) -> Choice:
        """Answer a bonus tile, or choose the action of a turn."""
        if self.board.decision is not None:
            return self.answer_tile(self.board.decision.tile)
        ideas = USUAL_IDEAS if self.board.turns_left is None else LAST_ROUND_IDEAS
        return next(choice for idea in ideas if (choice := idea(self)))

    def play(self) -> Choice | None:
        """Play a card that fits whatever its face, preferring the lowest place in its firework."""
        sure = cards_to_play(self.sight, self.sight.own)
        if not sure:
            return None
        guess = min(sure, key=self._place_in_firework)
        code = "invited-play" if guess.read else "certain-play"
        return Choice(Play(guess.card, self._announcement(guess)), Reason(code))

    def play_last_chance(self) -> Choice | None:
        """Play whatever may fit: on the last turn a strike that can be spared costs nothing (B11)."""
        hopes = [guess for guess in self.sight.own if not guess.is_never(self.sight.outlook.playable)]
        return self._play_likeliest(hopes, "last-chance-play") if self.sight.strike_to_spare else None

    def play_lesser_risk(self) -> Choice | None:
        """Play a card that is likely to fit if a discard is likely to lose the game (V1)."""
        playable = self.sight.outlook.playable
        hopes = [guess for guess in self.sight.own if guess.chance(playable) >= RISKY_CHANCE]
        needed = self.sight.strike_to_spare and self._risk() >= RISKY_CHANCE
        return self._play_likeliest(hopes, "lesser-risk-play") if needed else None

    def play_anything(self) -> Choice | None:
        """Play the likeliest card because nothing else is possible."""
        return self._play_likeliest(self.sight.own, "forced-play")

    def _play_likeliest(self, guesses: Iterable[Guess], code: str) -> Choice | None:
        playable = self.sight.outlook.playable
        guess = max(guesses, key=lambda guess: guess.chance(playable), default=None)
        return Choice(Play(guess.card), Reason(code)) if guess else None

    def _place_in_firework(self, guess: Guess) -> int:
        return min(face % PLACES for face in faces_in(guess.faces))

    def _announcement(self, guess: Guess) -> str | None:
        """The suit of a card, if announcing is played and it is certain: that earns a token (V2)."""
        suits = {self.sight.faces.cards[face].suit for face in faces_in(guess.faces)}
        return suits.pop() if self.sight.rules.announce and len(suits) == 1 else None

    @property
    def tellings(self) -> list[Telling]:
        """The legal clues that mislead nobody, best first."""
        return sorted(
            [telling for seat in self._clues for telling in self._tellings_to(seat)], key=self._sort_key
        )

    @cached_property
    def _clues(self) -> dict[Seat, list[Clue]]:
        """The legal clues by receiver."""
        clues = legal_clues(self.sight.view) if may_clue(self.board) else ()
        return {
            seat: [clue for clue in clues if clue.to == seat] for seat in {clue.to: None for clue in clues}
        }

    def _tellings_to(self, seat: Seat) -> list[Telling]:
        """The legal clues to `seat` that do not mislead it, best first."""
        if seat not in self._thought:
            ranked = self._rank_clues(self._clues.get(seat, ()))
            self._thought[seat] = [telling for telling in ranked if not telling.misleading]
        return self._thought[seat]

    def _best_telling(self, least: float = -inf) -> Telling | None:
        """The best clue that misleads nobody; seats to which no clue can be worth `least` are skipped.

        Seats come in the order of their upper bound, and `least` grows with every clue found, so most
        seats need no search.
        """
        found: list[Telling] = []
        for most, seat in sorted([(max_worth(self.sight, seat), seat) for seat in self._clues], reverse=True):
            if most < least:
                break
            found += self._tellings_to(seat)[:1]
            least = max([least, *(worth(self.sight, telling) for telling in found)])
        return min(found, key=self._sort_key, default=None)

    def _rank_clues(self, clues: Iterable[Clue]) -> list[Telling]:
        return sorted(map(self.sight.telling, clues), key=self._sort_key)

    def _sort_key(self, telling: Telling) -> tuple[bool, float, int, bool]:
        to, value = telling.clue.to, telling.clue.value
        return telling.misleading, -worth(self.sight, telling), self._distance(to), isinstance(value, str)

    def _distance(self, seat: Seat) -> int:
        """How many turns until it is the turn of `seat`."""
        return (seat - self.sight.seat) % self.board.players

    def rescue(self) -> Choice | None:
        """Clue the next seat if it would discard an indispensable card: nobody else can prevent it."""
        following = (self.sight.seat + 1) % self.board.players
        if following not in self.sight.others or loss(self.sight, following) < LAST_COPY:
            return None
        helpful = (
            telling for telling in self._tellings_to(following) if averted_loss(self.sight, telling) > 0
        )
        saving = next(helpful, None)
        return self._give(saving) if saving else None

    def clue(self) -> Choice | None:
        """Give the best clue if it is worth a token."""
        best = self._best_telling(WORTH_A_TOKEN)
        return self._give(best) if best and worth(self.sight, best) >= WORTH_A_TOKEN else None

    def clue_last_play(self) -> Choice | None:
        """Give a seat that still has its last turn something to play on it (B11)."""
        for telling in self.tellings:
            in_time = self._distance(telling.clue.to) < (self.board.turns_left or 0)
            if in_time and new_plays(self.sight, telling) and not cards_to_play(self.sight, telling.before):
                return self._give(telling)
        return None

    def wait(self) -> Choice | None:
        """Give a clue if a discard would cost needed turns or might lose the game."""
        return self.clue_anything() if self._deck_runs_out() or self._may_lose_all() else None

    def clue_anything(self) -> Choice | None:
        """Give the best clue, whatever it is worth."""
        best = self._best_telling()
        return self._give(best, "waiting-clue") if best else None

    def _deck_runs_out(self) -> bool:
        """Whether the last round is near and another seat still has a card to play (B11)."""
        near = self.board.deck <= SHORT_DECK and not self.sight.all_or_nothing
        return near and any(cards_to_play(self.sight, hand) for hand in self.sight.others.values())

    def _may_lose_all(self) -> bool:
        """Whether a discard is too risky (V1); while tokens are plentiful, any risk is."""
        plenty = 2 * self.board.clue_tokens > self.sight.rules.clue_tokens
        return self._risk() >= RISKY_CHANCE or (plenty and self._risk() > 0)

    def _risk(self) -> float:
        """The probability that a discard loses the game (V1)."""
        if not (self.sight.all_or_nothing and self.sight.own and may_discard(self.board)):
            return 0.0
        guess, _ = card_to_discard(self.sight, self.sight.seat, self.sight.own)
        return guess.chance(self.sight.outlook.critical)

    def _give(self, telling: Telling, code: str | None = None) -> Choice:
        return Choice(telling.clue, self._reason(telling, code))

    def _reason(self, telling: Telling, code: str | None = None) -> Reason:
        clue = telling.clue
        return Reason(code or self._purpose(telling), {"to": clue.to, "value": clue.value})

    def _purpose(self, telling: Telling) -> str:
        if new_plays(self.sight, telling):
            return "play-clue"
        return "save-clue" if averted_loss(self.sight, telling) > 0 else "telling-clue"

    def discard(self) -> Choice | None:
        """Discard a safe card, or else the oldest without a clue."""
        if not (may_discard(self.board) and self.sight.own):
            return None
        guess, code = card_to_discard(self.sight, self.sight.seat, self.sight.own)
        return Choice(Discard(guess.card), Reason(code))

    def answer_tile(self, tile: Tile) -> Choice:
        """Give the best clue a tile offers, or take the discarded card needed most; never decline (X3)."""
        options = [action.option for action in legal_actions(self.sight.view) if isinstance(action, Choose)]
        clues = [option for option in options if isinstance(option, Clue)]
        if clues:
            best = self._rank_clues(clues)[0]
            return Choice(Choose(best.clue), self._reason(best))
        card = min((option for option in options if isinstance(option, Card)), key=self._need)
        code = "rekindle" if tile is Tile.REKINDLE else "bring-back"
        return Choice(Choose(card), Reason(code, {"suit": card.suit, "rank": card.rank}))

    def _need(self, card: Card) -> tuple[bool, int, bool, int]:
        """Sort discarded cards by need: not dead, few copies left, not about to be played, due soon."""
        face = self.sight.faces.number(card)
        ahead = face % PLACES - self.board.height(card.suit)
        dead = not self.sight.outlook.useful >> face & 1
        return dead, remaining(self.board, card), bool(self.sight.awaited >> face & 1), ahead


USUAL_IDEAS = (
    Deliberation.rescue,
    Deliberation.play,
    Deliberation.clue,
    Deliberation.wait,
    Deliberation.play_lesser_risk,
    Deliberation.discard,
    Deliberation.clue_anything,
    Deliberation.play_anything,
)
"""The ideas of a normal turn, in the order they are tried."""
LAST_ROUND_IDEAS = (
    Deliberation.play,
    Deliberation.clue_last_play,
    Deliberation.play_last_chance,
    Deliberation.clue_anything,
    Deliberation.discard,
    Deliberation.play_anything,
)
"""The ideas of a turn in the last round: this seat has none after it (B11)."""
