"""The viewer of recorded games."""

from functools import cached_property

from rich.text import Text

from hanabi.coach import ReviewedGame, mark_text
from hanabi.errors import ReplayError
from hanabi.game import Seat
from hanabi.plain.words import Words
from hanabi.table import Memory
from hanabi.text import sentence
from hanabi.tui.ask_screen import AskScreen
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import REPLAY_KEYS, SIGNS, keys_page, log_page, rules_screen
from hanabi.tui.key_hints import END, HOME, TAB, Hint, hints_line
from hanabi.tui.painting import ALARM, STRONG, colour_suits, paint, wrap
from hanabi.tui.playback import Playback, review_playback
from hanabi.tui.review_screen import ReviewScreen, timeline
from hanabi.tui.sheet import PaintedScreen
from hanabi.tui.table_scene import TableScene, draw_table

LEAP = 10
STEPS = {"right": 1, "space": 1, "enter": 1, "left": -1, "backspace": -1, "pagedown": LEAP, "pageup": -LEAP}


class ReplayScreen(PaintedScreen[None]):
    """Steps through a recorded game, seen from any seat or with all hands open."""

    def __init__(self, reel: Playback, place: int = 0, seat: Seat | None = None) -> None:
        super().__init__()
        self.playback = reel
        self.place = place
        self.seat = seat

    @property
    def words(self) -> Words:
        return Words(self.catalogue, self.playback.replay.players)

    def lines(self, width: int, height: int) -> list[Text]:
        view = self.playback.states[self.place].view(self.seat)
        sights = Sights(self.words, view, Memory.DEDUCED)
        moments = self.playback.moments[: self.place + 1]
        panel = self._panel(width) if self.seat is None else None
        return draw_table(
            TableScene(sights, moments, self._prompt(width), self._hints(width), panel), width, height
        )

    @cached_property
    def review(self) -> ReviewedGame:
        """The review of the record."""
        return review_playback(self.playback)

    def _panel(self, width: int) -> list[Text]:
        """The result, at the end of the game, and the remarks about the action that led here."""
        board = self.playback.states[self.place].board
        ended = [self.words.result(board), self.words.verdict(board)] if board.over else []
        marks = self.review.steps[self.place].marks
        remarks = [mark_text(self.catalogue, self.words.names, mark) for mark in marks]
        said = [line for text in filter(None, ended) for line in wrap(text, width - 2)]
        told = [line for text in remarks for line in wrap(text, width - 2)]
        return [Text(), *(paint(f" {line}", STRONG) for line in said), *map(self._remark, told)]

    def _remark(self, line: str) -> Text:
        return colour_suits(self.catalogue, f" {line}", ALARM)

    def _prompt(self, width: int) -> list[Text]:
        """The turn and the viewer; at the end of a broken record, why it stops."""
        board = self.playback.states[self.place].board
        player = self.words.names[self.seat] if self.seat is not None else ""
        where = self.say(
            "screen-replay-where",
            turn=board.turn,
            turns=self.playback.states[-1].board.turn,
            all="yes" if self.seat is None else "no",
            player=player,
        )
        ended = [self.words.result(board)] if board.over and self.seat is not None else []
        marked = timeline(self.review, width - 2, board.turn)
        return [marked, *(paint(f" {line}") for line in (where, *ended)), *self._why_broken(width)]

    def _why_broken(self, width: int) -> list[Text]:
        if self.playback.broken is None or self.place < self.playback.last:
            return []
        why = sentence(self.catalogue, self.playback.broken)
        return [colour_suits(self.catalogue, f" {line}", ALARM) for line in wrap(why, width - 2)]

    def _hints(self, width: int) -> Text:
        hints = [
            Hint("left", "←", "screen-key-back"),
            Hint("right", "→", "screen-key-on"),
            Hint("c", "C", "screen-key-review"),
            Hint("n", "N B", "screen-key-marks", faint=not self.review.marked),
            Hint("t", "T", "screen-key-turn"),
            Hint("tab", TAB, "screen-key-seat"),
            Hint("home", HOME, "screen-key-start"),
            Hint("end", END, "screen-key-end"),
            Hint("q", "Q", "screen-key-leave"),
            Hint("?", "?", "screen-key-keys"),
        ]
        return hints_line(self.catalogue, hints, width)

    def answer_key(self, key: str, character: str) -> None:
        if key in STEPS:
            self.go_to(self.place + STEPS[key])
        elif key in ("home", "end"):
            self.go_to(0 if key == "home" else self.playback.last)
        elif key in ("tab", "shift+tab"):
            self._look_from(1 if key == "tab" else -1)
        elif key == "escape":
            self.hanabi.close(self)
        else:
            self._answer_letter(character.casefold())
        self.redraw()

    def answer_click(self, target: str) -> None:
        kind, _, value = target.partition(":")
        if kind in ("seat", "card"):
            self.seat = int(value.split(":")[0]) if self.seat is None else None
            self.redraw()
        else:
            super().answer_click(target)

    def go_to(self, place: int) -> None:
        """Show the state at `place`, or the nearest one there is."""
        self.place = min(max(place, 0), self.playback.last)
        self.redraw()

    def _look_from(self, step: int) -> None:
        """Switch to the view of the next seat; after the last one, to all hands open."""
        seats: list[Seat | None] = [None, *range(len(self.words.names))]
        self.seat = seats[(seats.index(self.seat) + step) % len(seats)]

    def _go_to_mark(self, step: int) -> None:
        """Go to the next marked action, or to the previous one if `step` is -1."""
        marked = [place for place, each in enumerate(self.review.steps) if each.marks]
        ahead = [place for place in marked[::step] if (place - self.place) * step > 0]
        self.go_to(ahead[0] if ahead else self.place)

    def _open_review(self) -> None:
        """Open the review, and go to the action that is chosen there."""

        def chosen(place: int | None) -> None:
            self.go_to(self.place if place is None else place)

        self.app.push_screen(ReviewScreen(self.review, self.place), chosen)

    def _answer_letter(self, typed: str) -> None:
        width, rules = self.app.size.width, self.playback.replay.rules
        match typed:
            case "t":
                self._ask_turn()
            case "n" | "b":
                self._go_to_mark(1 if typed == "n" else -1)
            case "c":
                self._open_review()
            case "l":
                moments = self.playback.moments[: self.place + 1]
                self.app.push_screen(log_page(self.words, moments, self.seat, width))
            case "r":
                self.app.push_screen(rules_screen(self.catalogue, rules, width))
            case "?":
                self.app.push_screen(keys_page(self.catalogue, REPLAY_KEYS, width, (*SIGNS, "marks")))
            case "q":
                self.hanabi.close(self)

    def _ask_turn(self) -> None:
        """Ask for a turn and go to it."""
        turns = self.playback.states[-1].board.turn

        def accept(text: str) -> None:
            if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= turns):
                raise ReplayError("no-such-turn", turn=text[:20], turns=turns)
            self.go_to(self.playback.place_of_turn(int(text)))

        self.app.push_screen(AskScreen(self.say("screen-ask-turn", turns=turns), "", accept))
