"""What a bot is asked: everything its seat has seen, and how long it may think."""

from dataclasses import dataclass
from functools import lru_cache

from hanabi.answers.reviews import moment_of
from hanabi.codec import encode
from hanabi.game import Event, PlayerView, Seat
from hanabi.game.replay import Replay
from hanabi.room.game import RoomMatch
from hanabi.rules import Ruleset
from hanabi.workers.frames import to_json

ADVICE_TIMEOUT = 5.0
"""How many seconds bots may think about it."""
ADVICE_PER_MINUTE = 30
"""How often a person may ask."""
ADVICE_BURST = 5


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A seat's turn, complete in itself: any worker can answer it, whatever it was asked before."""

    game: str
    """Any name that no other game has."""
    bot: str
    rules: Ruleset
    players: int
    first: Seat
    seat: Seat
    seed: int
    events: tuple[Event, ...]
    """Everything since the deal, as `seen_by(seat)` shows it."""
    deadline: float
    """How many seconds the answer may take, including the time in the queue."""
    advice: bool = False
    """Whether opinions are wanted instead of a choice."""

    @property
    def handler(self) -> str:
        """The name of the handler in a worker."""
        return "advise" if self.advice else "choose"


def seat_request(
    match: RoomMatch, bot: str, seat: Seat, deadline: float, *, advice: bool = False
) -> BotRequest:
    """Build the request to a bot for a seat of a running game: the events of that seat, and nothing else."""
    replay = match.record.replay
    return BotRequest(
        game=match.id,
        bot=bot,
        rules=replay.rules,
        players=match.players,
        first=replay.first,
        seat=seat,
        seed=match.record.seeds[seat],
        events=match.events_seen_by(seat, -1),
        deadline=deadline,
        advice=advice,
    )


def request_text(request: BotRequest, left: float) -> str:
    """Return the JSON for a worker that may take `left` seconds."""
    head = to_json(
        {
            "game": request.game,
            "bot": request.bot,
            "players": request.players,
            "first": request.first,
            "seat": request.seat,
            "seed": request.seed,
            "deadline": round(left, 3),
        }
    )
    events = ",".join(map(_event_text, request.events))
    return f'{head[:-1]},"ruleset":{_rules_text(request.rules)},"events":[{events}]}}'


# A request repeats all events of the game, and games resemble each other: nearly every event is cached.
@lru_cache(maxsize=2**16)
def _event_text(event: Event) -> str:
    return to_json(encode(event))


@lru_cache(maxsize=2**8)
def _rules_text(rules: Ruleset) -> str:
    return to_json(encode(rules))


def advice_request(match: RoomMatch, bot: str, seat: Seat) -> BotRequest:
    """Build the request for advice in a running game."""
    return seat_request(match, bot, seat, ADVICE_TIMEOUT, advice=True)


def replay_advice_request(replay: Replay, game: str, seq: int, bot: str) -> tuple[BotRequest, PlayerView]:
    """Build the request for advice on a moment of a finished game; also return that seat's view."""
    seat, heard, view = moment_of(replay, seq)
    table = (replay.rules, len(replay.players), replay.first, seat, 0)
    return BotRequest(game, bot, *table, heard, ADVICE_TIMEOUT, advice=True), view
