"""Build the requests that a visitor sends to a room, each with a fresh id."""

from collections.abc import Iterator

from hanabi.client.connection import fresh_id
from hanabi.client.remote_game import RemoteGame
from hanabi.client.visit import Visit
from hanabi.game import Action, Seat
from hanabi.wire.requests import (
    Act,
    AskAdvice,
    ClearSeat,
    GiveBack,
    HandOver,
    Readmit,
    Remove,
    SeatBot,
    SetDoor,
    Sit,
    StandIn,
    Vote,
    VoteHost,
)
from hanabi.wire.terms import Door
from hanabi.wire.values import to_wire

DEFAULT_BOT = "beginner"


def take_action(game: RemoteGame, action: Action) -> Act:
    """Take an action at the table as the player sees it now."""
    return Act(fresh_id(), game.seq, to_wire(action), game.id)


def ask_advice(game: RemoteGame, bot: str | None) -> AskAdvice:
    """Ask for advice about the table as the player sees it now."""
    return AskAdvice(fresh_id(), game.seq, bot, game.id)


def sit(seat: Seat | None = None) -> Sit:
    return Sit(fresh_id(), seat)


def fill_seats(visit: Visit, bot: str = DEFAULT_BOT) -> Iterator[SeatBot]:
    """Put a bot on every free seat."""
    return (seat_bot(seat, bot) for seat in visit.free_seats)


def seat_bot(seat: Seat, bot: str = DEFAULT_BOT) -> SeatBot:
    return SeatBot(fresh_id(), seat, bot)


def clear_seat(visit: Visit, seat: Seat) -> ClearSeat | Remove:
    """Remove the person or the bot from a seat."""
    member = visit.known_room.chairs[seat].member
    return ClearSeat(fresh_id(), seat) if member is None else remove(member)


def remove(member: int) -> Remove:
    return Remove(fresh_id(), member)


def readmit(member: int) -> Readmit:
    """Let a removed member come back."""
    return Readmit(fresh_id(), member)


def set_door(door: Door) -> SetDoor:
    return SetDoor(fresh_id(), door)


def toggle_stand_in(visit: Visit, seat: Seat) -> StandIn | GiveBack:
    """Let a bot stand in for the player of a seat; if one does already, give the seat back."""
    if visit.known_room.chairs[seat].stand_in is None:
        return StandIn(fresh_id(), seat, DEFAULT_BOT)
    return GiveBack(fresh_id(), seat)


def make_host(visit: Visit, member: int) -> HandOver | VoteHost:
    """Hand the room over; from others, vote for a member to act for an absent host, or withdraw the vote."""
    if visit.is_host:
        return HandOver(fresh_id(), member)
    room = visit.known_room
    voted = any(vote.member == room.you and vote.candidate == member for vote in room.host_votes)
    return VoteHost(fresh_id(), None if voted else member)


def toggle_vote(visit: Visit) -> Vote:
    """Vote to end the game, or withdraw that vote."""
    room = visit.known_room
    return Vote(fresh_id(), room.you not in room.votes)
