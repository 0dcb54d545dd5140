"""The screen of a room: its seats, people, terms and chat."""

from msgspec import structs
from rich.text import Text

from hanabi.client import requests
from hanabi.client.connection import fresh_id
from hanabi.client.room_text import (
    door_lines,
    invitation_text,
    line_text,
    link_to_share,
    member_name,
    removed_names,
    seat_text,
    standing_members,
    standing_text,
    terms_lines,
    votes_text,
)
from hanabi.client.visit import Visit
from hanabi.errors import HanabiError
from hanabi.game import Seat
from hanabi.rules import ruleset
from hanabi.tui.ask_screen import AskScreen
from hanabi.tui.info_pages import keys_page, rules_screen
from hanabi.tui.key_hints import ENTER, Hint, hints_line
from hanabi.tui.painting import (
    ALARM,
    CURSOR,
    FAINT,
    PLAIN,
    STRONG,
    TITLE,
    fit,
    join_columns,
    paint,
    spread,
    stack,
    wrap,
)
from hanabi.tui.pick_screen import PickScreen
from hanabi.tui.sheet import PaintedScreen
from hanabi.tui.visitor_screen import VisitorScreen
from hanabi.wire.messages import RoomNow
from hanabi.wire.requests import Begin, Configure, Stand
from hanabi.wire.terms import Door, Terms

SEATS_WIDTH = 44
PROMPT_HEIGHT = 2
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
STEPS = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1}


class RoomScreen(VisitorScreen, PaintedScreen[None]):
    """A room; the cursor is on a seat or on a member without one."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor = 0
        self.notice = ""

    @property
    def visit(self) -> Visit:
        return self.guest.client.visit

    @property
    def room(self) -> RoomNow:
        return self.visit.known_room

    def tell(self, text: str, alarming: bool = False) -> None:  # noqa: ARG002
        self.notice = text
        self.redraw()

    def catch_up(self) -> None:
        self.redraw()

    # Drawing

    def lines(self, width: int, height: int) -> list[Text]:
        if self.visit.room is None:
            return [Text(), paint(f" {self.guest.state_text()}", STRONG)]
        body_height = max(
            len(self.room.chairs) + len(standing_members(self.visit)) + 2, len(self._terms(width)) + 1
        )
        talk_height = height - body_height - PROMPT_HEIGHT - 5
        body = join_columns(
            [(self._people(), SEATS_WIDTH), (self._terms(width), width - SEATS_WIDTH)], body_height
        )
        return [
            self._title(width),
            paint(f" {link_to_share(self.visit, self.guest.client.link)}", FAINT),
            Text(),
            *body,
            paint(f" {self.say('screen-room-talk')}", FAINT),
            *stack(self._talk(width, talk_height), width, talk_height),
            *stack(self._prompt(width), width, PROMPT_HEIGHT),
            hints_line(self.catalogue, self._keys(), width),
        ]

    def _title(self, width: int) -> Text:
        left = f" {self.say('screen-title')} · {self.say('screen-room-title', room=self.room.room)}"
        line = spread(paint(left, TITLE), paint(f"{self.guest.client.link.host} ", TITLE), width)
        line.stylize(TITLE)
        return line

    def _people(self) -> list[Text]:
        heading = paint(f" {self.say('screen-room-people')}", FAINT)
        return [heading, *(self._row(place) for place in range(len(self._rows())))]

    def _row(self, place: int) -> Text:
        """A seat, or a member without one."""
        seat, member = self._rows()[place]
        if seat is None:
            assert member is not None
            text = f"   {standing_text(self.catalogue, self.visit, member)} "
        else:
            text = f" {seat + 1} {seat_text(self.catalogue, self.visit, seat)} "
        style = CURSOR if place == self.cursor else PLAIN if member is not None else FAINT
        return fit(paint(text, style, f"row:{place}"), SEATS_WIDTH - 1)

    def _rows(self) -> list[tuple[Seat | None, int | None]]:
        """The rows for the cursor: seats with their members, then members without a seat."""
        seats = [(seat, chair.member) for seat, chair in enumerate(self.room.chairs)]
        return [*seats, *((None, member) for member in standing_members(self.visit))]

    def _terms(self, width: int) -> list[Text]:
        room = width - SEATS_WIDTH - 1
        texts = terms_lines(self.catalogue, self.room.terms)
        texts += door_lines(self.catalogue, self.visit)
        lines = [paint(line) for text in texts for line in wrap(text, room, "  ")]
        return [paint(self.say("screen-room-terms"), FAINT), *lines]

    def _talk(self, width: int, height: int) -> list[Text]:
        """The last lines of the chat that fit."""
        said = [line_text(self.catalogue, line) for line in self.visit.lines[-height:]] if height > 0 else []
        lines = [paint(f" {part}") for text in said for part in wrap(text, width - 2, "  ")]
        return lines[-height:]

    def _prompt(self, width: int) -> list[Text]:
        text = self.notice or self.guest.state_text() or self._invitation()
        style = ALARM if self.notice else STRONG
        return [paint(f" {line}", style) for line in wrap(text, width - 2)]

    def _invitation(self) -> str:
        if not self.visit.entered:
            return self.say("screen-room-name")
        said = (invitation_text(self.catalogue, self.visit), votes_text(self.catalogue, self.visit))
        return " ".join(filter(None, said))

    def _keys(self) -> list[Hint]:
        if self.room.running:
            return [*self._table_keys(), *self._quiet_keys()]
        seated, host = self.room.seat is not None, self.visit.is_host
        free = bool(self.visit.free_seats)
        sit = (
            Hint("u", "U", "screen-key-stand") if seated else Hint("s", "S", "screen-key-sit", faint=not free)
        )
        return [
            sit,
            Hint("b", "B", "screen-key-bot", faint=not (host and free)),
            Hint("g", "G", "screen-key-game", faint=not host or free),
            *self._quiet_keys(),
        ]

    def _table_keys(self) -> list[Hint]:
        return [
            Hint("o", "O", "screen-key-table", faint=not self.visit.playing),
            Hint("i", "I", "screen-key-stand-in", faint=not self.visit.is_host),
        ]

    def _quiet_keys(self) -> list[Hint]:
        host = self.visit.is_host
        return [
            Hint("t", "T", "screen-key-talk"),
            Hint("x", "X", "screen-key-remove", faint=not host),
            Hint("h", "H", "screen-key-host"),
            Hint("r", "R", "screen-key-rules"),
            Hint("n", "N", "screen-key-name"),
            Hint("c", "C", "screen-key-change", faint=not host or self.room.running),
            Hint("q", "Q", "screen-key-quit"),
            Hint("?", "?", "screen-key-keys"),
        ]

    # Keys and clicks

    def answer_key(self, key: str, character: str) -> None:
        if self.visit.room is None:
            if key == "q":
                self.hanabi.leave()
            return
        self.notice = ""
        typed = character.casefold()
        if key in STEPS:
            self.cursor = (self.cursor + STEPS[key]) % len(self._rows())
        elif key == "enter":
            self._take_row()
        elif key == "escape":
            self.guest.toggle_table()
        elif not (
            self.answer_visitor_key(typed) or self._answer_seat_key(typed) or self._answer_people_key(typed)
        ):
            self._answer_room_key(typed)
        self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind != "row":
            super().answer_click(target)
        elif int(value) == self.cursor:
            self._take_row()
        else:
            self.cursor = int(value)
        self.redraw()

    def _take_row(self) -> None:
        """Sit down on a free seat, or stand up from the own one."""
        seat, _ = self._current_row()
        if seat in self.visit.free_seats:
            self.guest.client.ask(requests.sit(seat))
        elif seat is not None and seat == self.room.seat:
            self.guest.client.ask(Stand(fresh_id()))

    def _answer_seat_key(self, typed: str) -> bool:
        """Answer a key about seats and games; return whether it was one."""
        ask, (seat, _) = self.guest.client.ask, self._current_row()
        free = self.visit.free_seats
        match typed:
            case "s":
                ask(requests.sit(seat if seat in free else None))
            case "u":
                ask(Stand(fresh_id()))
            case "b":
                for request in [requests.seat_bot(seat)] if seat in free else requests.fill_seats(self.visit):
                    ask(request)
            case "g":
                ask(Begin(fresh_id()))
            case "i" if seat is not None:
                ask(requests.toggle_stand_in(self.visit, seat))
            case _:
                return False
        return True

    def _answer_people_key(self, typed: str) -> bool:
        """Answer a key about people; return whether it was one."""
        match typed:
            case "x":
                self._remove()
            case "l":
                self._readmit()
            case "d":
                self._ask_door()
            case "h":
                self._hand_over()
            case _:
                return False
        return True

    def _answer_room_key(self, typed: str) -> None:
        match typed:
            case "n":
                self.guest.ask_name()
            case "r":
                self._show_rules()
            case "c":
                self._ask_rules()
            case "+" | "-":
                self._resize(1 if typed == "+" else -1)
            case "?":
                self.app.push_screen(keys_page(self.catalogue, ROOM_KEYS, self.app.size.width, signs=()))
            case "q":
                self.hanabi.leave()

    def _current_row(self) -> tuple[Seat | None, int | None]:
        """The row under the cursor, which is moved if there are fewer rows now."""
        self.cursor = min(self.cursor, len(self._rows()) - 1)
        return self._rows()[self.cursor]

    def _remove(self) -> None:
        """Remove a bot at once, and a person after a confirmation."""
        seat, member = self._current_row()
        if member is None:
            if seat is not None:
                self.guest.client.ask(requests.clear_seat(self.visit, seat))
            return

        def picked(answer: int | None) -> None:
            if answer == 0:
                self.guest.client.ask(requests.remove(member))

        question = self.say("screen-room-ask-remove", player=member_name(self.visit, member))
        self.app.push_screen(PickScreen(question, [self.say("screen-yes"), self.say("screen-no")]), picked)

    def _readmit(self) -> None:
        """Ask the host whom of the removed members to readmit."""
        names = removed_names(self.visit)

        def picked(answer: int | None) -> None:
            if answer is not None:
                self.guest.client.ask(requests.readmit(list(names)[answer]))

        if names and self.visit.is_host:
            self.app.push_screen(PickScreen(self.say("web-room-readmit"), list(names.values())), picked)

    def _ask_door(self) -> None:
        """Ask the host who may join."""

        def picked(answer: int | None) -> None:
            if answer is not None:
                self.guest.client.ask(requests.set_door(DOORS[answer]))

        if self.visit.is_host:
            doors = [self.say(f"web-room-door-{door.value}") for door in DOORS]
            self.app.push_screen(PickScreen(self.say("web-room-door"), doors), picked)

    def _hand_over(self) -> None:
        _, member = self._current_row()
        if member is not None:
            self.guest.client.ask(requests.make_host(self.visit, member))

    def _show_rules(self) -> None:
        try:
            rules = ruleset(self.room.terms.ruleset)
        except HanabiError:  # a newer server may know rules that this version does not
            return
        self.app.push_screen(rules_screen(self.catalogue, rules, self.app.size.width))

    def _ask_rules(self) -> None:
        """Ask the host for other rules."""
        terms = self.room.terms

        def accept(text: str) -> None:
            self._configure(structs.replace(terms, ruleset=str(ruleset(text))))

        self.app.push_screen(AskScreen(self.say("screen-room-ask-rules"), terms.ruleset, accept))

    def _resize(self, step: int) -> None:
        terms = self.room.terms
        self._configure(structs.replace(terms, seats=max(1, terms.seats + step)))

    def _configure(self, terms: Terms) -> None:
        self.guest.client.ask(Configure(fresh_id(), terms))
