"""What a visitor asks of a room: requests with fresh ids, made from what is known of the room."""

from collections.abc import Iterator

from hanabi.game import Action, Seat
from hanabi.terminal.client import fresh_id
from hanabi.terminal.remote import RemoteSitting
from hanabi.terminal.visits import Visit
from hanabi.wire.messages import (
    Act,
    AskAdvice,
    ClearSeat,
    GiveBack,
    HandOver,
    Readmit,
    Remove,
    RoomNow,
    SeatBot,
    SetDoor,
    Sit,
    StandIn,
    Vote,
    VoteHost,
)
from hanabi.wire.terms import Door
from hanabi.wire.values import to_wire

USUAL_BOT = "beginner"


def take_action(game: RemoteSitting, action: Action) -> Act:
    """An action at the table as it was seen when it was chosen."""
    return Act(fresh_id(), game.seq, to_wire(action), game.id)


def ask_advice(game: RemoteSitting, bot: str | None) -> AskAdvice:
    """A question about the table as it is seen now."""
    return AskAdvice(fresh_id(), game.seq, bot, game.id)


def sit(seat: Seat | None = None) -> Sit:
    return Sit(fresh_id(), seat)


def fill(visit: Visit, bot: str = USUAL_BOT) -> Iterator[SeatBot]:
    """Bots for all free seats."""
    return (seat_bot(seat, bot) for seat in free_seats(visit))


def seat_bot(seat: Seat, bot: str = USUAL_BOT) -> SeatBot:
    return SeatBot(fresh_id(), seat, bot)


def free_seats(visit: Visit) -> list[Seat]:
    chairs = _room(visit).chairs
    return [seat for seat, chair in enumerate(chairs) if chair.member is None and chair.bot is None]


def vacate(visit: Visit, seat: Seat) -> ClearSeat | Remove:
    """Send away whoever sits on a seat."""
    member = _room(visit).chairs[seat].member
    return ClearSeat(fresh_id(), seat) if member is None else remove(member)


def remove(member: int) -> Remove:
    return Remove(fresh_id(), member)


def readmit(member: int) -> Readmit:
    """Let a member who was removed come back."""
    return Readmit(fresh_id(), member)


def set_door(door: Door) -> SetDoor:
    return SetDoor(fresh_id(), door)


def relieve(visit: Visit, seat: Seat) -> StandIn | GiveBack:
    """Let a bot play for somebody, or no longer."""
    if _room(visit).chairs[seat].stand_in is None:
        return StandIn(fresh_id(), seat, USUAL_BOT)
    return GiveBack(fresh_id(), seat)


def make_host(visit: Visit, member: int) -> HandOver | VoteHost:
    """Hand the room over, or vote for a member to act for a host who is away; again takes the vote back."""
    if visit.is_host:
        return HandOver(fresh_id(), member)
    room = _room(visit)
    voted = any(vote.member == room.you and vote.candidate == member for vote in room.host_votes)
    return VoteHost(fresh_id(), None if voted else member)


def vote(visit: Visit) -> Vote:
    """A vote to end the game, or taken back where it was given."""
    room = _room(visit)
    return Vote(fresh_id(), room.you not in room.votes)


def _room(visit: Visit) -> RoomNow:
    assert visit.room is not None
    return visit.room
