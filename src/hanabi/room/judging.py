"""Who may ask a room for what: a request becomes an entry of the room's log or is refused."""

import unicodedata
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hanabi.game import CardId, Seat
from hanabi.room import entries, hosting, shuffling
from hanabi.room.company import find_bot
from hanabi.room.errors import refuse
from hanabi.room.game import LONGEST_NOTE
from hanabi.room.names import TextPolicy
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.situation import Situation
from hanabi.room.state import RoomChair
from hanabi.rules import check_players, ruleset
from hanabi.wire import requests
from hanabi.wire.terms import Manners, Terms

LONGEST_TEXT = 500
LONGEST_RULESET = 2000
MOST_MEMBERS = 100
MOST_SEATS = 6
"""No ruleset has more seats."""
LONGEST_DELAY = 1000
"""The most actions that spectators may lag behind: more than any game has."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600


def judge(request: requests.RoomRequest, now: Situation) -> entries.AnyEntry:
    """Turn a request into an entry, or refuse it."""
    now.need_welcome()
    if not _is_needed(request, now):
        now.need_space()
    if not isinstance(request, requests.Enter):
        now.need_name()
    return JUDGES[type(request)](request, now)


def _is_needed(request: requests.RoomRequest, now: Situation) -> bool:
    """Whether a running game, or a room without its host, needs this request even if the log is full."""
    takes_over = isinstance(request, requests.VoteHost) and now.takeover is not None
    return takes_over or isinstance(
        request, requests.Vote | requests.StandIn | requests.GiveBack | requests.Reveal
    )


def check_terms(terms: Terms) -> Terms:
    """Return the terms with the canonical name of their ruleset; refuse impossible ones."""
    if len(terms.ruleset) > LONGEST_RULESET:
        refuse("ruleset-too-long", most=LONGEST_RULESET)
    rules = ruleset(terms.ruleset)
    check_players(rules, terms.seats)
    if terms.first is not None and not 0 <= terms.first < terms.seats:
        refuse("no-such-seat", seat=terms.first, players=terms.seats)
    if not 0 <= terms.spectators.seat < terms.seats:
        refuse("no-such-seat", seat=terms.spectators.seat, players=terms.seats)
    if terms.spectators.delay > LONGEST_DELAY:
        refuse("delay-range", most=LONGEST_DELAY)
    if terms.clock and not SHORTEST_CLOCK <= terms.clock.seconds <= LONGEST_CLOCK:
        refuse("clock-range", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return replace(terms, ruleset=str(rules))


def check_begin(now: Situation) -> None:
    """Refuse to deal while a seat is free or a game is running (U15)."""
    now.need_host()
    now.need_pause()
    now.need_space()
    free = sum(chair.free for chair in now.room.chairs)
    if free:
        refuse("free-seats", seats=free)


def check_actor(now: Situation) -> Seat:
    """Return the seat for which a person may act; refuse those without one, and while a bot stands in."""
    seat = now.need_seat()
    return refuse("stand-in-plays") if now.room.chairs[seat].player else seat


def clean_text(text: str, most: int, policy: TextPolicy) -> str:
    """Return a text as it is shown: printable and on one line."""
    shown = " ".join(policy.replace_invisible(unicodedata.normalize("NFC", text)).split())
    if len(shown) > most:
        refuse("text-too-long", most=most)
    return shown


def _enter(request: requests.Enter, now: Situation) -> entries.Entered:
    name = now.policy.clean_name(request.name)
    if now.running and now.room.names.get(now.person, name) != name:
        refuse("game-running")  # a new name could be a hint (B16)
    members = now.room.members
    if now.policy.is_taken(name, (other for person, other in members.items() if person != now.person)):
        refuse("name-taken", name=name)
    if now.person in members:
        now.need_stranger_quota()
    elif len(members) >= MOST_MEMBERS:
        refuse("room-crowded", most=MOST_MEMBERS)
    return entries.Entered(now.person, name)


def _sit(request: requests.Sit, now: Situation) -> entries.SatDown:
    now.need_pause()
    seat = _find_free_seat(now, request.seat)
    now.check_chair(seat, RoomChair(now.person))
    return entries.SatDown(now.person, seat)


def _stand(request: requests.Stand, now: Situation) -> entries.StoodUp:  # noqa: ARG001
    now.need_pause()
    now.need_seat()
    return entries.StoodUp(now.person)


def _seat_bot(request: requests.SeatBot, now: Situation) -> entries.BotSeated:
    now.need_host()
    now.need_pause()
    seat, bot = _find_free_seat(now, request.seat), find_bot(request.bot).name
    now.check_chair(seat, RoomChair(bot=bot))
    return entries.BotSeated(seat, bot)


def _clear_seat(request: requests.ClearSeat, now: Situation) -> entries.SeatCleared:
    now.need_host()
    now.need_pause()
    return (
        entries.SeatCleared(request.seat) if now.need_chair(request.seat).bot else refuse("not-a-bots-seat")
    )


def _configure(request: requests.Configure, now: Situation) -> entries.Configured:
    now.need_host()
    now.need_pause()
    terms = check_terms(request.terms)
    sitting = sum(not chair.free for chair in now.room.chairs)
    if sitting > terms.seats:
        refuse("too-many-sitting", sitting=sitting, seats=terms.seats)
    return entries.Configured(terms)


def _stand_in(request: requests.StandIn, now: Situation) -> entries.StoodIn:
    """Let a bot play for a person who is away, or for oneself."""
    now.need_host()
    bot = find_bot(request.bot).name
    now.need_game()
    chair = now.need_chair(request.seat)
    if chair.person is None:
        refuse("not-a-persons-seat")
    if chair.person in now.present and chair.person != now.person:
        refuse("player-present")
    now.check_chair(request.seat, replace(chair, stand_in=bot))
    return entries.StoodIn(request.seat, bot, now.person)


def _give_back(request: requests.GiveBack, now: Situation) -> entries.GivenBack:
    chair = now.need_chair(request.seat)
    if chair.person != now.person:
        now.need_host()
    return entries.GivenBack(request.seat, now.person) if chair.stand_in else refuse("no-stand-in")


def _find_free_seat(now: Situation, wanted: Seat | None) -> Seat:
    if wanted is not None:
        return wanted if now.need_chair(wanted).free else refuse("seat-taken", seat=wanted)
    free = (seat for seat, chair in enumerate(now.room.chairs) if chair.free)
    seat = next(free, None)
    return seat if seat is not None else refuse("room-full")


def _say(request: requests.Say, now: Situation) -> entries.Said:
    _check_talk(now, Manners.OPEN)
    return entries.Said(
        now.person, clean_text(request.text, LONGEST_TEXT, now.policy) or refuse("text-empty")
    )


def _remark(request: requests.MakeRemark, now: Situation) -> entries.Said:
    _check_talk(now, Manners.REMARKS)
    return entries.Said(now.person, remark=request.remark)


def _vote(request: requests.Vote, now: Situation) -> entries.Voted:
    now.need_game()
    now.need_seat()
    return entries.Voted(now.person, request.end)


def _check_talk(now: Situation, needed: Manners) -> None:
    """Refuse talk that the room's manners forbid during a game, and all talk of spectators then (B16)."""
    now.need_stranger_quota()
    if not now.running:
        return
    if now.room.seat_of(now.person) is None:
        refuse("watchers-are-silent")
    if now.room.terms.manners not in (needed, Manners.OPEN):
        refuse("no-talk-now" if now.room.terms.manners is Manners.STRICT else "remarks-only")


def _arrange(request: requests.Arrange, now: Situation) -> entries.Arranged:
    own = _own_cards(now)
    return (
        entries.Arranged(now.need_seat(), request.order)
        if sorted(request.order) == own
        else refuse("not-your-cards")
    )


def _mark_card(request: requests.MarkCard, now: Situation) -> entries.Marked:
    own = _own_cards(now)
    return (
        entries.Marked(now.need_seat(), request.card, request.mark)
        if request.card in own
        else refuse("not-your-cards")
    )


def _note(request: requests.Note, now: Situation) -> entries.Noted:
    board, seat = now.need_game(), now.need_seat()
    if request.card >= board.drawn:
        refuse("no-such-card")
    return entries.Noted(seat, request.card, clean_text(request.text, LONGEST_NOTE, now.policy))


def _own_cards(now: Situation) -> list[CardId]:
    """The cards in the hand of the person who asks."""
    return [held.id for held in now.need_game().hands[now.need_seat()]]


def judge_review(request: requests.Show, now: Situation) -> ReviewCursor | None:
    """Return what is shown from now on: any member may lead a review of a finished game of this room."""
    now.need_name()
    now.need_pause()
    moment, seat = request.moment, request.seat
    if seat is not None and seat >= MOST_SEATS:
        refuse("no-such-seat", seat=seat, players=MOST_SEATS)
    if moment is not None and moment.game not in now.room.games:
        refuse("no-such-game")
    return ReviewCursor(now.person, moment, seat, len(now.room.games)) if moment else None


JUDGES: dict[type[requests.RoomRequest], Callable[[Any, Situation], entries.AnyEntry]] = {
    requests.Enter: _enter,
    requests.Sit: _sit,
    requests.Stand: _stand,
    requests.SeatBot: _seat_bot,
    requests.ClearSeat: _clear_seat,
    requests.Configure: _configure,
    requests.StandIn: _stand_in,
    requests.GiveBack: _give_back,
    requests.HandOver: hosting.hand_over,
    requests.VoteHost: hosting.vote_host,
    requests.Remove: hosting.remove,
    requests.Readmit: hosting.readmit,
    requests.SetDoor: hosting.set_door,
    requests.Vote: _vote,
    requests.Say: _say,
    requests.MakeRemark: _remark,
    requests.Arrange: _arrange,
    requests.MarkCard: _mark_card,
    requests.Note: _note,
    requests.CommitEntropy: shuffling.commit_entropy,
    requests.Reveal: shuffling.reveal,
}
"""Who judges which request; each judge makes an entry or refuses."""
