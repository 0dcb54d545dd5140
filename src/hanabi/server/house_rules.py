"""What may be asked of a room, and by whom: a request becomes an entry of the room's log or is refused."""

import unicodedata
from collections.abc import Set
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from msgspec import structs

from hanabi.game import Board, Seat
from hanabi.rules import check_players, ruleset
from hanabi.server.company import check_table, known_bot
from hanabi.server.entries import (
    AnyEntry,
    Arranged,
    BotSeated,
    Configured,
    Entered,
    GivenBack,
    HandedOver,
    Marked,
    Noted,
    Person,
    Removed,
    Said,
    SatDown,
    SeatCleared,
    StoodIn,
    StoodUp,
    Voted,
)
from hanabi.server.errors import refuse
from hanabi.server.match import LONGEST_NOTE
from hanabi.server.names import clean_name, is_taken, visible
from hanabi.server.room import Chair, Room
from hanabi.server.showing import Showing
from hanabi.wire.messages import (
    Arrange,
    ClearSeat,
    Configure,
    Enter,
    GiveBack,
    HandOver,
    MakeRemark,
    MarkCard,
    Note,
    Remove,
    Say,
    SeatBot,
    Show,
    Sit,
    Stand,
    StandIn,
    Vote,
)
from hanabi.wire.terms import Manners, Terms

LONGEST_TEXT = 500
LONGEST_RULESET = 2000
MOST_MEMBERS = 100
MOST_SEATS = 6
"""No ruleset seats more."""
MOST_ENTRIES = 20_000
"""After so many, a room takes nothing more than what a running game needs."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 30 * 24 * 3600
REPLACEMENT = "beginner"
"""Who plays on in the seat of somebody sent out."""

RoomRequest: TypeAlias = (
    Enter
    | Sit
    | Stand
    | SeatBot
    | ClearSeat
    | Configure
    | HandOver
    | Remove
    | StandIn
    | GiveBack
    | Vote
    | Say
    | MakeRemark
    | Arrange
    | MarkCard
    | Note
)


@dataclass(frozen=True, slots=True)
class Situation:
    """What a request is judged by: the room, the board of its last game, who asks and who is here."""

    room: Room
    board: Board | None
    person: Person
    present: Set[Person]

    @property
    def running(self) -> bool:
        return self.board is not None and not self.board.over

    def need_welcome(self) -> None:
        """Refuse whoever was sent out."""
        if self.person in self.room.removed:
            refuse("removed")

    def need_name(self) -> None:
        """Refuse whoever has not come in."""
        self.need_welcome()
        if self.person not in self.room.names:
            refuse("no-name")

    def need_seat(self) -> Seat:
        """The seat of whoever asks."""
        seat = self.room.seat_of(self.person)
        return seat if seat is not None else refuse("not-seated")

    def need_host(self) -> None:
        if self.person != self.room.host:
            refuse("not-host")

    def need_pause(self) -> None:
        """Refuse what may not be changed while a game runs."""
        if self.running:
            refuse("game-running")

    def need_game(self) -> Board:
        """The board of the game that runs."""
        return self.board if self.board is not None and not self.board.over else refuse("no-game")

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.room.chairs):
            refuse("no-such-seat", seat=seat + 1, players=len(self.room.chairs))
        return self.room.chairs[seat]

    def check_chair(self, seat: Seat, changed: Chair) -> None:
        """Refuse a change of a seat that would bring a bot into a company it does not keep."""
        check_table((*self.room.chairs[:seat], changed, *self.room.chairs[seat + 1 :]))

    def member(self, number: int) -> Person:
        return self.room.person(number) or refuse("no-such-member", member=number)


def judge(request: RoomRequest, now: Situation) -> AnyEntry:
    """The entry a request becomes."""
    now.need_welcome()
    if not isinstance(request, Vote | StandIn | GiveBack):
        check_length(now.room)
    if isinstance(request, Enter):
        return _enter(request, now)
    now.need_name()
    if isinstance(request, Say | MakeRemark | Arrange | MarkCard | Note | Vote):
        return _at_the_table(request, now)
    return _about_the_room(request, now)


def check_terms(terms: Terms) -> Terms:
    """The same terms with their ruleset's own name; impossible ones are refused."""
    if len(terms.ruleset) > LONGEST_RULESET:
        refuse("ruleset-too-long", most=LONGEST_RULESET)
    rules = ruleset(terms.ruleset)
    check_players(rules, terms.seats)
    if terms.first is not None and not 0 <= terms.first < terms.seats:
        refuse("no-such-seat", seat=terms.first + 1, players=terms.seats)
    if terms.clock and not SHORTEST_CLOCK <= terms.clock.seconds <= LONGEST_CLOCK:
        refuse("clock-range", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return structs.replace(terms, ruleset=str(rules))


def check_begin(now: Situation) -> None:
    """Refuse a deal while a seat is free or a game runs (U15)."""
    now.need_host()
    now.need_pause()
    check_length(now.room)
    free = sum(chair.free for chair in now.room.chairs)
    if free:
        refuse("free-seats", seats=free)


def clean_text(text: str, most: int) -> str:
    """A text as it is shown: printable, on one line."""
    shown = " ".join(visible(unicodedata.normalize("NFC", text)).split())
    if len(shown) > most:
        refuse("text-too-long", most=most)
    return shown


def _enter(request: Enter, now: Situation) -> Entered:
    name = clean_name(request.name)
    if now.running and now.room.names.get(now.person, name) != name:
        refuse("game-running")  # a name would be a way to talk (B16)
    if is_taken(name, (other for person, other in now.room.names.items() if person != now.person)):
        refuse("name-taken", name=name)
    if now.person not in now.room.names and len(now.room.names) >= MOST_MEMBERS:
        refuse("room-crowded", most=MOST_MEMBERS)
    return Entered(now.person, name)


def _about_the_room(
    request: Sit | Stand | SeatBot | ClearSeat | Configure | HandOver | Remove | StandIn | GiveBack,
    now: Situation,
) -> AnyEntry:
    match request:
        case Sit(seat=seat):
            now.need_pause()
            return _sit(now, _free_seat(now, seat))
        case Stand():
            now.need_pause()
            now.need_seat()
            return StoodUp(now.person)
        case GiveBack(seat=seat):
            return _give_back(now, seat)
        case HandOver(member=member):
            return _hand_over(now, member)
        case SeatBot() | ClearSeat() | Configure() | Remove() | StandIn():
            now.need_host()
            return _as_host(request, now)
        case _:
            assert_never(request)


def _as_host(request: SeatBot | ClearSeat | Configure | Remove | StandIn, now: Situation) -> AnyEntry:
    match request:
        case SeatBot(seat=seat, bot=bot):
            now.need_pause()
            return _seat_bot(now, _free_seat(now, seat), known_bot(bot).name)
        case ClearSeat(seat=seat):
            now.need_pause()
            return SeatCleared(seat) if now.chair(seat).bot else refuse("not-a-bots-seat")
        case Configure(terms=terms):
            now.need_pause()
            return _configure(terms, now.room)
        case Remove(member=member):
            return _remove(now, now.member(member))
        case StandIn(seat=seat, bot=bot):
            return _stand_in(now, seat, known_bot(bot).name)
        case _:
            assert_never(request)


def _free_seat(now: Situation, wanted: Seat | None) -> Seat:
    if wanted is not None:
        return wanted if now.chair(wanted).free else refuse("seat-taken", seat=wanted + 1)
    free = (seat for seat, chair in enumerate(now.room.chairs) if chair.free)
    seat = next(free, None)
    return seat if seat is not None else refuse("room-full")


def _sit(now: Situation, seat: Seat) -> SatDown:
    now.check_chair(seat, Chair(now.person))
    return SatDown(now.person, seat)


def _seat_bot(now: Situation, seat: Seat, bot: str) -> BotSeated:
    now.check_chair(seat, Chair(bot=bot))
    return BotSeated(seat, bot)


def _configure(terms: Terms, room: Room) -> Configured:
    checked = check_terms(terms)
    sitting = sum(not chair.free for chair in room.chairs)
    if sitting > checked.seats:
        refuse("too-many-sitting", sitting=sitting, seats=checked.seats)
    return Configured(checked)


def _hand_over(now: Situation, member: int) -> HandedOver:
    """The host names another; anybody may take the place of a host who has gone."""
    heir = now.member(member)
    if now.person != now.room.host and (now.room.host in now.present or heir != now.person):
        refuse("not-host")
    return HandedOver(heir)


def _remove(now: Situation, person: Person) -> Removed:
    if person == now.room.host:
        refuse("host-stays")
    playing = now.running and now.room.seat_of(person) is not None
    return Removed(person, REPLACEMENT if playing else None)


def _stand_in(now: Situation, seat: Seat, bot: str) -> StoodIn:
    now.need_game()
    chair = now.chair(seat)
    if chair.person is None:
        refuse("not-a-persons-seat")
    if chair.person in now.present and chair.person != now.person:
        refuse("player-present")
    now.check_chair(seat, replace(chair, stand_in=bot))
    return StoodIn(seat, bot)


def _give_back(now: Situation, seat: Seat) -> GivenBack:
    chair = now.chair(seat)
    if chair.person != now.person:
        now.need_host()
    return GivenBack(seat) if chair.stand_in else refuse("no-stand-in")


def _at_the_table(request: Say | MakeRemark | Arrange | MarkCard | Note | Vote, now: Situation) -> AnyEntry:
    match request:
        case Say(text=text):
            _may_talk(now, Manners.OPEN)
            return Said(now.person, clean_text(text, LONGEST_TEXT) or refuse("text-empty"))
        case MakeRemark(remark=remark):
            _may_talk(now, Manners.REMARKS)
            return Said(now.person, remark=remark)
        case Vote(end=end):
            now.need_game()
            now.need_seat()
            return Voted(now.person, end)
        case Arrange() | MarkCard() | Note():
            return _at_the_desk(request, now)
        case _:
            assert_never(request)


def _may_talk(now: Situation, needed: Manners) -> None:
    """Refuse talk the room's manners do not allow while a game runs, and any by those who watch it (B16)."""
    if not now.running:
        return
    if now.room.seat_of(now.person) is None:
        refuse("watchers-are-silent")
    if now.room.terms.manners not in (needed, Manners.OPEN):
        refuse("no-talk-now" if now.room.terms.manners is Manners.STRICT else "remarks-only")


def _at_the_desk(request: Arrange | MarkCard | Note, now: Situation) -> Arranged | Marked | Noted:
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


def judge_show(request: Show, now: Situation) -> Showing | None:
    """What is shown from now on: any member may lead a review of a game of this room, once it is over."""
    now.need_name()
    now.need_pause()
    moment, seat = request.moment, request.seat
    if seat is not None and seat >= MOST_SEATS:
        refuse("no-such-seat", seat=seat + 1, players=MOST_SEATS)
    if moment is not None and moment.game not in now.room.games:
        refuse("no-such-game")
    return Showing(now.person, moment, seat, len(now.room.games)) if moment else None


def check_length(room: Room) -> None:
    """Refuse whatever a running game does not need in a room that has seen too much."""
    if room.number >= MOST_ENTRIES:
        refuse("room-worn-out", most=MOST_ENTRIES)
