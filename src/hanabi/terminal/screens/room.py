"""The screen of a room: its seats, people, terms and chat."""

from msgspec import structs
from rich.text import Text

from hanabi.errors import HanabiError
from hanabi.game import Seat
from hanabi.rules import ruleset
from hanabi.terminal import errands
from hanabi.terminal.client import fresh_id
from hanabi.terminal.lobby import (
    door_lines,
    invitation_text,
    line_text,
    link_to_share,
    member_name,
    removed_names,
    seat_text,
    standing,
    standing_text,
    terms_lines,
    votes_text,
)
from hanabi.terminal.screens.asking import AskScreen
from hanabi.terminal.screens.hints import ENTER, Hint, hints_line
from hanabi.terminal.screens.paint import (
    ALARM,
    CURSOR,
    FAINT,
    PLAIN,
    STRONG,
    TITLE,
    beside,
    fitted,
    painted,
    spread,
    stacked,
    wrapped,
)
from hanabi.terminal.screens.picking import PickScreen
from hanabi.terminal.screens.reading import keys_page, rules_reading
from hanabi.terminal.screens.sheets import Painted
from hanabi.terminal.screens.visitors import VisitorScreen
from hanabi.terminal.visits import Visit
from hanabi.wire.messages import Begin, Configure, RoomNow, Stand
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


class RoomScreen(VisitorScreen, Painted[None]):
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
        assert self.visit.room is not None
        return self.visit.room

    def tell(self, text: str, alarming: bool = False) -> None:  # noqa: ARG002
        self.notice = text
        self.paint()

    def catch_up(self) -> None:
        self.paint()

    # Drawing

    def lines(self, width: int, height: int) -> list[Text]:
        if self.visit.room is None:
            return [Text(), painted(f" {self.guest.state_text()}", STRONG)]
        body_height = max(len(self.room.chairs) + len(standing(self.visit)) + 2, len(self._terms(width)) + 1)
        talk_height = height - body_height - PROMPT_HEIGHT - 5
        body = beside([(self._people(), SEATS_WIDTH), (self._terms(width), width - SEATS_WIDTH)], body_height)
        return [
            self._title(width),
            painted(f" {link_to_share(self.visit, self.guest.client.link)}", FAINT),
            Text(),
            *body,
            painted(f" {self.say('screen-room-talk')}", FAINT),
            *stacked(self._talk(width, talk_height), width, talk_height),
            *stacked(self._prompt(width), width, PROMPT_HEIGHT),
            hints_line(self.catalogue, self._keys(), width),
        ]

    def _title(self, width: int) -> Text:
        left = f" {self.say('screen-title')} · {self.say('screen-room-title', room=self.room.room)}"
        line = spread(painted(left, TITLE), painted(f"{self.guest.client.link.host} ", TITLE), width)
        line.stylize(TITLE)
        return line

    def _people(self) -> list[Text]:
        heading = painted(f" {self.say('screen-room-people')}", FAINT)
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
        return fitted(painted(text, style, f"row:{place}"), SEATS_WIDTH - 1)

    def _rows(self) -> list[tuple[Seat | None, int | None]]:
        """The rows for the cursor: seats with their members, then members without a seat."""
        seats = [(seat, chair.member) for seat, chair in enumerate(self.room.chairs)]
        return [*seats, *((None, member) for member in standing(self.visit))]

    def _terms(self, width: int) -> list[Text]:
        room = width - SEATS_WIDTH - 1
        texts = terms_lines(self.catalogue, self.room.terms)
        texts += door_lines(self.catalogue, self.visit)
        lines = [painted(line) for text in texts for line in wrapped(text, room, "  ")]
        return [painted(self.say("screen-room-terms"), FAINT), *lines]

    def _talk(self, width: int, height: int) -> list[Text]:
        """The last lines of the chat that fit."""
        said = [line_text(self.catalogue, line) for line in self.visit.lines[-height:]] if height > 0 else []
        lines = [painted(f" {part}") for text in said for part in wrapped(text, width - 2, "  ")]
        return lines[-height:]

    def _prompt(self, width: int) -> list[Text]:
        text = self.notice or self.guest.state_text() or self._invitation()
        style = ALARM if self.notice else STRONG
        return [painted(f" {line}", style) for line in wrapped(text, width - 2)]

    def _invitation(self) -> str:
        if not self.visit.entered:
            return self.say("screen-room-name")
        said = (invitation_text(self.catalogue, self.visit), votes_text(self.catalogue, self.visit))
        return " ".join(filter(None, said))

    def _keys(self) -> list[Hint]:
        if self.room.running:
            return [*self._table_keys(), *self._quiet_keys()]
        seated, host = self.room.seat is not None, self.visit.is_host
        free = bool(errands.free_seats(self.visit))
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

    def pressed(self, key: str, character: str) -> None:
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
            self.guest.turn_over()
        elif not (self.visitor_key(typed) or self._seat_key(typed) or self._people_key(typed)):
            self._room_key(typed)
        self.paint()

    def clicked(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind != "row":
            super().clicked(target)
        elif int(value) == self.cursor:
            self._take_row()
        else:
            self.cursor = int(value)
        self.paint()

    def _take_row(self) -> None:
        """Sit down on a free seat, or stand up from the own one."""
        seat, member = self._here()
        if seat is not None and member is None and self.room.chairs[seat].bot is None:
            self.guest.client.ask(errands.sit(seat))
        elif seat is not None and seat == self.room.seat:
            self.guest.client.ask(Stand(fresh_id()))

    def _seat_key(self, typed: str) -> bool:
        """Answer a key about seats and games; return whether it was one."""
        ask, (seat, _) = self.guest.client.ask, self._here()
        free = errands.free_seats(self.visit)
        match typed:
            case "s":
                ask(errands.sit(seat if seat in free else None))
            case "u":
                ask(Stand(fresh_id()))
            case "b":
                for request in [errands.seat_bot(seat)] if seat in free else errands.fill(self.visit):
                    ask(request)
            case "g":
                ask(Begin(fresh_id()))
            case "i" if seat is not None:
                ask(errands.relieve(self.visit, seat))
            case _:
                return False
        return True

    def _people_key(self, typed: str) -> bool:
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

    def _room_key(self, typed: str) -> None:
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

    def _here(self) -> tuple[Seat | None, int | None]:
        """The row under the cursor, which is moved if there are fewer rows now."""
        self.cursor = min(self.cursor, len(self._rows()) - 1)
        return self._rows()[self.cursor]

    def _remove(self) -> None:
        """Remove a bot at once, and a person after a confirmation."""
        seat, member = self._here()
        if member is None:
            if seat is not None:
                self.guest.client.ask(errands.vacate(self.visit, seat))
            return

        def picked(answer: int | None) -> None:
            if answer == 0:
                self.guest.client.ask(errands.remove(member))

        question = self.say("screen-room-ask-remove", player=member_name(self.visit, member))
        self.app.push_screen(PickScreen(question, [self.say("screen-yes"), self.say("screen-no")]), picked)

    def _readmit(self) -> None:
        """Ask the host whom of the removed members to readmit."""
        names = removed_names(self.visit)

        def picked(answer: int | None) -> None:
            if answer is not None:
                self.guest.client.ask(errands.readmit(list(names)[answer]))

        if names and self.visit.is_host:
            self.app.push_screen(PickScreen(self.say("web-room-readmit"), list(names.values())), picked)

    def _ask_door(self) -> None:
        """Ask the host who may join."""

        def picked(answer: int | None) -> None:
            if answer is not None:
                self.guest.client.ask(errands.set_door(DOORS[answer]))

        if self.visit.is_host:
            doors = [self.say(f"web-room-door-{door.value}") for door in DOORS]
            self.app.push_screen(PickScreen(self.say("web-room-door"), doors), picked)

    def _hand_over(self) -> None:
        _, member = self._here()
        if member is not None:
            self.guest.client.ask(errands.make_host(self.visit, member))

    def _show_rules(self) -> None:
        try:
            rules = ruleset(self.room.terms.ruleset)
        except HanabiError:  # a newer server may know rules that this version does not
            return
        self.app.push_screen(rules_reading(self.catalogue, rules, self.app.size.width))

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
