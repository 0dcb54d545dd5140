"""Build the requests that a visitor sends to a room, each with a fresh id."""

import secrets
from collections.abc import Iterator

from hanabi.client.visit import Visit
from hanabi.client.visited_game import VisitedGame
from hanabi.game import Action, CardId, Seat, Stop
from hanabi.wire import requests
from hanabi.wire.terms import Door, Mark

DEFAULT_BOT = "beginner"


def fresh_id() -> str:
    """A new request id; the server uses it to recognise a request that is sent twice."""
    return secrets.token_hex(8)


def take_action(game: VisitedGame, action: Action) -> requests.Act:
    """Take an action at the table as the player sees it now."""
    assert not isinstance(action, Stop)
    return requests.Act(fresh_id(), game.seq, action, game.id)


def ask_advice(game: VisitedGame, bot: str | None) -> requests.AskAdvice:
    """Ask for advice about the table as the player sees it now."""
    return requests.AskAdvice(fresh_id(), game.seq, bot, game.id)


def move_card(game: VisitedGame, place: int, step: int) -> requests.Arrange | None:
    """Move an own card to the left or to the right in the hand as it is shown; None at its end."""
    places = game.own_places
    to = places.index(place) + step
    if game.seat is None or to not in range(len(places)):
        return None
    return requests.Arrange(fresh_id(), game.own.moved(game.board.hands[game.seat], place, to))


def next_mark(game: VisitedGame, card: CardId) -> requests.MarkCard:
    """Put the next kind of mark on an own card; after the last kind, none."""
    kinds = (None, *Mark)
    return mark_card(card, kinds[(kinds.index(game.own.marks.get(card)) + 1) % len(kinds)])


def mark_card(card: CardId, mark: Mark | None) -> requests.MarkCard:
    """Mark an own card, or remove its mark."""
    return requests.MarkCard(fresh_id(), card, mark)


def note(card: CardId, text: str) -> requests.Note:
    """Write a note on a card; an empty one deletes it."""
    return requests.Note(fresh_id(), card, text)


def sit(seat: Seat | None = None) -> requests.Sit:
    return requests.Sit(fresh_id(), seat)


def fill_seats(visit: Visit) -> Iterator[requests.SeatBot]:
    """Put a bot on every free seat."""
    return (seat_bot(seat) for seat in visit.free_seats)


def seat_bot(seat: Seat, bot: str = DEFAULT_BOT) -> requests.SeatBot:
    return requests.SeatBot(fresh_id(), seat, bot)


def clear_seat(visit: Visit, seat: Seat) -> requests.ClearSeat | requests.Remove:
    """Remove the person or the bot from a seat."""
    member = visit.known_room.chairs[seat].member
    return requests.ClearSeat(fresh_id(), seat) if member is None else remove(member)


def remove(member: int) -> requests.Remove:
    return requests.Remove(fresh_id(), member)


def readmit(member: int) -> requests.Readmit:
    """Let a removed member come back."""
    return requests.Readmit(fresh_id(), member)


def set_door(door: Door) -> requests.SetDoor:
    return requests.SetDoor(fresh_id(), door)


def toggle_stand_in(visit: Visit, seat: Seat) -> requests.StandIn | requests.GiveBack:
    """Let a bot stand in for the player of a seat; if one does already, give the seat back."""
    if visit.known_room.chairs[seat].stand_in is None:
        return requests.StandIn(fresh_id(), seat, DEFAULT_BOT)
    return requests.GiveBack(fresh_id(), seat)


def make_host(visit: Visit, member: int) -> requests.HandOver | requests.VoteHost:
    """Hand the room over; from others, vote for a member to act for an absent host, or withdraw the vote."""
    if visit.is_host:
        return requests.HandOver(fresh_id(), member)
    room = visit.known_room
    voted = any(vote.member == room.you and vote.candidate == member for vote in room.host_votes)
    return requests.VoteHost(fresh_id(), None if voted else member)


def toggle_vote(visit: Visit) -> requests.Vote:
    """Vote to end the game, or withdraw that vote."""
    room = visit.known_room
    return requests.Vote(fresh_id(), room.you not in room.votes)
