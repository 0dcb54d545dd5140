"""Who may ask a room for what: a request becomes an entry of the room's log or is refused."""

import unicodedata
from dataclasses import replace
from typing import TypeAlias, assert_never

from msgspec import structs

from hanabi.game import Seat
from hanabi.room.company import find_bot
from hanabi.room.entries import (
    AnyEntry,
    Arranged,
    BotSeated,
    Configured,
    Entered,
    GivenBack,
    Marked,
    Noted,
    Said,
    SatDown,
    SeatCleared,
    StoodIn,
    StoodUp,
    Voted,
)
from hanabi.room.errors import refuse
from hanabi.room.game import LONGEST_NOTE
from hanabi.room.hosting import HostingRequest, judge_hosting
from hanabi.room.names import clean_name, is_taken, replace_invisible
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.shuffling import ShuffleRequest, judge_shuffle
from hanabi.room.situation import Situation
from hanabi.room.state import Room, RoomChair
from hanabi.rules import check_players, ruleset
from hanabi.wire.requests import (
    Arrange,
    ClearSeat,
    Configure,
    Enter,
    GiveBack,
    MakeRemark,
    MarkCard,
    Note,
    Reveal,
    Say,
    SeatBot,
    Show,
    Sit,
    Stand,
    StandIn,
    Vote,
    VoteHost,
)
from hanabi.wire.terms import Manners, Terms

LONGEST_TEXT = 500
LONGEST_RULESET = 2000
MOST_MEMBERS = 100
MOST_SEATS = 6
"""No ruleset has more seats."""
LONGEST_DELAY = 1000
"""The most actions that spectators may lag behind: more than any game has."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600
RoomRequest: TypeAlias = (
    Enter
    | Sit
    | Stand
    | SeatBot
    | ClearSeat
    | Configure
    | HostingRequest
    | StandIn
    | GiveBack
    | Vote
    | Say
    | MakeRemark
    | Arrange
    | MarkCard
    | Note
    | ShuffleRequest
)


def judge(request: RoomRequest, now: Situation) -> AnyEntry:
    """Turn a request into an entry, or refuse it."""
    now.need_welcome()
    if not _is_needed(request, now):
        now.need_space()
    if isinstance(request, Enter):
        return _enter(request, now)
    now.need_name()
    if isinstance(request, Say | MakeRemark | Arrange | MarkCard | Note | Vote):
        return _judge_table_request(request, now)
    if isinstance(request, HostingRequest):
        return judge_hosting(request, now)
    if isinstance(request, ShuffleRequest):
        return judge_shuffle(request, now)
    return _judge_setup(request, now)


def _is_needed(request: RoomRequest, now: Situation) -> bool:
    """Whether a running game, or a room without its host, needs this request even if the log is full."""
    takes_over = isinstance(request, VoteHost) and now.takeover is not None
    return takes_over or isinstance(request, Vote | StandIn | GiveBack | Reveal)


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
    return structs.replace(terms, ruleset=str(rules))


def check_begin(now: Situation) -> None:
    """Refuse to deal while a seat is free or a game is running (U15)."""
    now.need_host()
    now.need_pause()
    now.need_space()
    free = sum(chair.free for chair in now.room.chairs)
    if free:
        refuse("free-seats", seats=free)


def clean_text(text: str, most: int) -> str:
    """Return a text as it is shown: printable and on one line."""
    shown = " ".join(replace_invisible(unicodedata.normalize("NFC", text)).split())
    if len(shown) > most:
        refuse("text-too-long", most=most)
    return shown


def _enter(request: Enter, now: Situation) -> Entered:
    name = clean_name(request.name)
    if now.running and now.room.names.get(now.person, name) != name:
        refuse("game-running")  # a new name could be a hint (B16)
    members = now.room.members
    if is_taken(name, (other for person, other in members.items() if person != now.person)):
        refuse("name-taken", name=name)
    if now.person in members:
        now.need_stranger_quota()
    elif len(members) >= MOST_MEMBERS:
        refuse("room-crowded", most=MOST_MEMBERS)
    return Entered(now.person, name)


def _judge_setup(
    request: Sit | Stand | SeatBot | ClearSeat | Configure | StandIn | GiveBack,
    now: Situation,
) -> AnyEntry:
    match request:
        case Sit(seat=seat):
            now.need_pause()
            return _sit(now, _find_free_seat(now, seat))
        case Stand():
            now.need_pause()
            now.need_seat()
            return StoodUp(now.person)
        case GiveBack(seat=seat):
            return _give_back(now, seat)
        case SeatBot() | ClearSeat() | Configure() | StandIn():
            now.need_host()
            return _judge_host_setup(request, now)
        case _:
            assert_never(request)


def _judge_host_setup(request: SeatBot | ClearSeat | Configure | StandIn, now: Situation) -> AnyEntry:
    match request:
        case SeatBot(seat=seat, bot=bot):
            now.need_pause()
            return _seat_bot(now, _find_free_seat(now, seat), find_bot(bot).name)
        case ClearSeat(seat=seat):
            now.need_pause()
            return SeatCleared(seat) if now.need_chair(seat).bot else refuse("not-a-bots-seat")
        case Configure(terms=terms):
            now.need_pause()
            return _configure(terms, now.room)
        case StandIn(seat=seat, bot=bot):
            return _stand_in(now, seat, find_bot(bot).name)
        case _:
            assert_never(request)


def _find_free_seat(now: Situation, wanted: Seat | None) -> Seat:
    if wanted is not None:
        return wanted if now.need_chair(wanted).free else refuse("seat-taken", seat=wanted)
    free = (seat for seat, chair in enumerate(now.room.chairs) if chair.free)
    seat = next(free, None)
    return seat if seat is not None else refuse("room-full")


def _sit(now: Situation, seat: Seat) -> SatDown:
    now.check_chair(seat, RoomChair(now.person))
    return SatDown(now.person, seat)


def _seat_bot(now: Situation, seat: Seat, bot: str) -> BotSeated:
    now.check_chair(seat, RoomChair(bot=bot))
    return BotSeated(seat, bot)


def _configure(terms: Terms, room: Room) -> Configured:
    checked = check_terms(terms)
    sitting = sum(not chair.free for chair in room.chairs)
    if sitting > checked.seats:
        refuse("too-many-sitting", sitting=sitting, seats=checked.seats)
    return Configured(checked)


def _stand_in(now: Situation, seat: Seat, bot: str) -> StoodIn:
    now.need_game()
    chair = now.need_chair(seat)
    if chair.person is None:
        refuse("not-a-persons-seat")
    if chair.person in now.present and chair.person != now.person:
        refuse("player-present")
    now.check_chair(seat, replace(chair, stand_in=bot))
    return StoodIn(seat, bot, now.person)


def _give_back(now: Situation, seat: Seat) -> GivenBack:
    chair = now.need_chair(seat)
    if chair.person != now.person:
        now.need_host()
    return GivenBack(seat, now.person) if chair.stand_in else refuse("no-stand-in")


def _judge_table_request(
    request: Say | MakeRemark | Arrange | MarkCard | Note | Vote, now: Situation
) -> AnyEntry:
    match request:
        case Say(text=text):
            _check_talk(now, Manners.OPEN)
            return Said(now.person, clean_text(text, LONGEST_TEXT) or refuse("text-empty"))
        case MakeRemark(remark=remark):
            _check_talk(now, Manners.REMARKS)
            return Said(now.person, remark=remark)
        case Vote(end=end):
            now.need_game()
            now.need_seat()
            return Voted(now.person, end)
        case Arrange() | MarkCard() | Note():
            return _judge_desk_request(request, now)
        case _:
            assert_never(request)


def _check_talk(now: Situation, needed: Manners) -> None:
    """Refuse talk that the room's manners forbid during a game, and all talk of spectators then (B16)."""
    now.need_stranger_quota()
    if not now.running:
        return
    if now.room.seat_of(now.person) is None:
        refuse("watchers-are-silent")
    if now.room.terms.manners not in (needed, Manners.OPEN):
        refuse("no-talk-now" if now.room.terms.manners is Manners.STRICT else "remarks-only")


def _judge_desk_request(request: Arrange | MarkCard | Note, now: Situation) -> Arranged | Marked | Noted:
    board, seat = now.need_game(), now.need_seat()
    own = {held.id for held in board.hands[seat]}
    match request:
        case Arrange(order=order):
            return Arranged(seat, order) if sorted(order) == sorted(own) else refuse("not-your-cards")
        case MarkCard(card=card, mark=mark):
            return Marked(seat, card, mark) if card in own else refuse("not-your-cards")
        case Note(card=card, text=text):
            known = card < board.drawn
            return Noted(seat, card, clean_text(text, LONGEST_NOTE)) if known else refuse("no-such-card")
        case _:
            assert_never(request)


def judge_review(request: Show, now: Situation) -> ReviewCursor | None:
    """Return what is shown from now on: any member may lead a review of a finished game of this room."""
    now.need_name()
    now.need_pause()
    moment, seat = request.moment, request.seat
    if seat is not None and seat >= MOST_SEATS:
        refuse("no-such-seat", seat=seat, players=MOST_SEATS)
    if moment is not None and moment.game not in now.room.games:
        refuse("no-such-game")
    return ReviewCursor(now.person, moment, seat, len(now.room.games)) if moment else None
