"""The screen of a room: its seats, people, terms and chat."""

from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from hanabi.client import requests, room_text
from hanabi.client.requests import fresh_id
from hanabi.client.visit import Visit
from hanabi.errors import HanabiError
from hanabi.game import Seat
from hanabi.rules import ruleset
from hanabi.tui.base_screen import BaseScreen, VisitorScreen
from hanabi.tui.cursor_list import CursorList
from hanabi.tui.dialogs import AskScreen
from hanabi.tui.info_pages import keys_page, rules_screen
from hanabi.tui.key_bindings import ENTER, bind
from hanabi.wire.messages import RoomNow
from hanabi.wire.requests import Begin, Configure, Stand
from hanabi.wire.terms import Door, Terms

SEATS_WIDTH = 44
ROOM_KEYS = (
    ("↑ ↓", "row"),
    (ENTER, "sit"),
    ("B", "fill"),
    ("G", "game"),
    ("T", "talk"),
    ("O", "table"),
    ("I", "stand-in"),
    ("H", "host"),
    ("X", "remove"),
    ("L", "readmit"),
    ("D", "door"),
    ("N", "name"),
    ("C", "terms"),
    ("R", "rules"),
    ("Q", "away"),
)
DOORS = tuple(Door)


class RoomScreen(VisitorScreen, BaseScreen[None]):
    """A room; the cursor is on a seat or on a member without one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("u", "stand", "screen-key-stand"),
        bind("s", "sit", "screen-key-sit"),
        bind("b", "bot", "screen-key-bot"),
        bind("g", "start_game", "screen-key-game"),
        bind("o,escape", "switch", "screen-key-table"),
        bind("i", "stand_in", "screen-key-stand-in"),
        bind("t", "talk", "screen-key-talk"),
        bind("x", "remove", "screen-key-remove"),
        bind("h", "hand_over", "screen-key-host"),
        bind("r", "rules", "screen-key-rules"),
        bind("n", "ask_name", "screen-key-name"),
        bind("c", "ask_rules", "screen-key-change"),
        bind("q", "leave", "screen-key-quit"),
        bind("?", "keys", "screen-key-keys"),
        bind("down,tab", "move(1)"),
        bind("up,shift+tab", "move(-1)"),
        bind("enter", "take_row"),
        bind("l", "readmit"),
        bind("d", "ask_door"),
        bind("plus", "resize(1)"),
        bind("minus", "resize(-1)"),
    ]

    CSS = f"#people {{ width: {SEATS_WIDTH}; }}"
    notice = ""

    @property
    def visit(self) -> Visit:
        return self.guest.client.visit

    @property
    def room(self) -> RoomNow:
        return self.visit.known_room

    def compose_body(self) -> ComposeResult:
        yield Static(id="title", classes="title", markup=False)
        yield Static(id="link", classes="heading", markup=False)
        with Horizontal(id="room"):
            with Vertical(id="people"):
                yield Static(self.say("screen-room-people"), classes="heading", markup=False)
                yield CursorList()
            with Vertical():
                yield Static(self.say("screen-room-terms"), classes="heading", markup=False)
                yield Static(id="terms", markup=False)
        yield Static(self.say("screen-room-talk"), classes="heading", markup=False)
        with VerticalScroll(id="talk", can_focus=False):
            yield Static(markup=False)
        yield Static(id="prompt", classes="question", markup=False)

    @property
    def rows(self) -> CursorList:
        return self.query_one(CursorList)

    def tell(self, text: str, alarming: bool = False) -> None:  # noqa: ARG002
        self.notice = text
        self.catch_up()

    def on_mount(self) -> None:
        self.redraw()

    def catch_up(self) -> None:
        if self.is_mounted:
            self.redraw()

    def redraw(self) -> None:
        super().redraw()
        connecting = self.visit.room is None
        self.set_class(connecting, "-connecting")
        self.set_class(bool(self.notice), "-notice")
        if not connecting:
            link, name = self.guest.client.link, self.say("screen-room-title", room=self.room.room)
            terms = room_text.terms_lines(self.catalogue, self.room.terms)
            self.put("#title", f"{self.say('screen-title')} · {name} · {link.host}")
            self.put("#link", str(room_text.link_to_share(self.visit, link)))
            self.put("#terms", "\n".join([*terms, *room_text.door_lines(self.catalogue, self.visit)]))
            self.put(
                "#talk Static",
                "\n".join(room_text.line_text(self.catalogue, line) for line in self.visit.lines),
            )
            self.query_one("#talk").scroll_end(animate=False)
            self.rows.show([self._describe(seat, member) for seat, member in self._rows()])
        self.put("#prompt", self.notice or self.guest.state_text() or self._invitation())

    def _describe(self, seat: Seat | None, member: int | None) -> Text:
        """A seat, or a member without one."""
        if seat is not None:
            return Text(f" {seat + 1} {room_text.seat_text(self.catalogue, self.visit, seat)}")
        assert member is not None
        return Text(f"   {room_text.standing_text(self.catalogue, self.visit, member)}")

    def _rows(self) -> list[tuple[Seat | None, int | None]]:
        """The rows for the cursor: seats with their members, then members without a seat."""
        seats = [(seat, chair.member) for seat, chair in enumerate(self.room.chairs)]
        return [*seats, *((None, member) for member in room_text.standing_members(self.visit))]

    def _invitation(self) -> str:
        if not self.visit.entered:
            return self.say("screen-room-name")
        said = (
            room_text.invitation_text(self.catalogue, self.visit),
            room_text.votes_text(self.catalogue, self.visit),
        )
        return " ".join(filter(None, said))

    # Keys and clicks

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Until the room is known, one can only leave."""
        return action == "leave" if self.visit.room is None else True

    def footer_state(self, action: str) -> bool | None:
        """Games are prepared between games; what only the host may do is dimmed for the others."""
        if self.visit.room is None:
            return True
        free, host = bool(self.visit.free_seats), self.visit.is_host
        match action:
            case "sit" | "stand" if (self.room.seat is None) == (action == "stand"):
                return False
            case "sit" | "stand" | "bot" | "start_game" if self.room.running:
                return False
            case "switch" | "stand_in" if not self.room.running:
                return False
        refused = {
            "sit": not free,
            "bot": not (host and free),
            "start_game": not host or free,
            "switch": not self.visit.playing,
            "stand_in": not host,
            "remove": not host,
            "ask_rules": not host or self.room.running,
        }
        return None if refused.get(action) else True

    async def on_key(self, event: events.Key) -> None:  # noqa: ARG002
        """Clear the notice."""
        self.notice = ""

    def action_move(self, step: int) -> None:
        self.rows.highlighted = (self.rows.cursor + step) % len(self._rows())

    def action_take_row(self) -> None:
        """Sit down on a free seat, or stand up from the own one."""
        seat, _ = self._current_row()
        if seat in self.visit.free_seats:
            self.guest.client.ask(requests.sit(seat))
        elif seat is not None and seat == self.room.seat:
            self.action_stand()

    def action_sit(self) -> None:
        """Sit down on the seat under the cursor, or on any if it is taken."""
        seat, _ = self._current_row()
        self.guest.client.ask(requests.sit(seat if seat in self.visit.free_seats else None))

    def action_stand(self) -> None:
        self.guest.client.ask(Stand(fresh_id()))

    def action_bot(self) -> None:
        """Seat a bot on the free seat under the cursor, or bots on all free seats."""
        seat, _ = self._current_row()
        free = self.visit.free_seats
        for request in [requests.seat_bot(seat)] if seat in free else requests.fill_seats(self.visit):
            self.guest.client.ask(request)

    def action_start_game(self) -> None:
        self.guest.client.ask(Begin(fresh_id()))

    def action_stand_in(self) -> None:
        seat, _ = self._current_row()
        if seat is not None:
            self.guest.client.ask(requests.toggle_stand_in(self.visit, seat))

    def action_ask_name(self) -> None:
        self.guest.ask_name()

    def action_keys(self) -> None:
        self.app.push_screen(keys_page(self.catalogue, ROOM_KEYS, self.app.size.width, signs=()))

    def _current_row(self) -> tuple[Seat | None, int | None]:
        """The seat and the member under the cursor."""
        return self._rows()[self.rows.cursor]

    def action_remove(self) -> None:
        """Remove a bot at once, and a person after a confirmation."""
        seat, member = self._current_row()
        if member is None:
            if seat is not None:
                self.guest.client.ask(requests.clear_seat(self.visit, seat))
            return

        def picked(answer: int) -> None:
            if answer == 0:
                self.guest.client.ask(requests.remove(member))

        question = self.say("screen-room-ask-remove", player=room_text.member_name(self.visit, member))
        self.guest.pick(question, [self.say("screen-yes"), self.say("screen-no")], picked)

    def action_readmit(self) -> None:
        """Ask the host whom of the removed members to readmit."""
        names = room_text.removed_names(self.visit)

        def picked(answer: int) -> None:
            self.guest.client.ask(requests.readmit(list(names)[answer]))

        if names and self.visit.is_host:
            self.guest.pick(self.say("web-room-readmit"), list(names.values()), picked)

    def action_ask_door(self) -> None:
        """Ask the host who may join."""

        def picked(answer: int) -> None:
            self.guest.client.ask(requests.set_door(DOORS[answer]))

        if self.visit.is_host:
            doors = [self.say(f"web-room-door-{door.value}") for door in DOORS]
            self.guest.pick(self.say("web-room-door"), doors, picked)

    def action_hand_over(self) -> None:
        _, member = self._current_row()
        if member is not None:
            self.guest.client.ask(requests.make_host(self.visit, member))

    def action_rules(self) -> None:
        try:
            rules = ruleset(self.room.terms.ruleset)
        except HanabiError:  # a newer server may know rules that this version does not
            return
        self.app.push_screen(rules_screen(self.catalogue, rules, self.app.size.width))

    def action_ask_rules(self) -> None:
        """Ask the host for other rules."""
        terms = self.room.terms

        def accept(text: str) -> None:
            self._configure(replace(terms, ruleset=str(ruleset(text))))

        self.app.push_screen(AskScreen(self.say("screen-room-ask-rules"), terms.ruleset, accept))

    def action_resize(self, step: int) -> None:
        terms = self.room.terms
        self._configure(replace(terms, seats=max(1, terms.seats + step)))

    def _configure(self, terms: Terms) -> None:
        self.guest.client.ask(Configure(fresh_id(), terms))
