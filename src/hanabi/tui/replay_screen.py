"""The viewer of recorded games."""

from functools import cached_property
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from hanabi.coach import ReviewedGame, mark_text
from hanabi.coach.clue_story import Listener
from hanabi.errors import ReplayError
from hanabi.game import Seat
from hanabi.plain.words import Words
from hanabi.table import Memory
from hanabi.text import sentence
from hanabi.tui.base_screen import PaintedScreen
from hanabi.tui.dialogs import AskScreen
from hanabi.tui.hands import Sights
from hanabi.tui.info_pages import REPLAY_KEYS, SIGNS, keys_page, log_page, meaning_page, rules_screen
from hanabi.tui.key_bindings import bind
from hanabi.tui.painting import ALARM, STRONG, colour_suits, paint, wrap
from hanabi.tui.playback import Playback, review_playback
from hanabi.tui.review_screen import ReviewScreen, timeline
from hanabi.tui.table_scene import TableScene, draw_table

LEAP, LONGEST = 10, 9999


class ReplayScreen(PaintedScreen[None]):
    """Steps through a recorded game, seen from any seat or with all hands open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        bind("left,backspace", "step(-1)", "screen-key-back"),
        bind("right,space,enter", "step(1)", "screen-key-on"),
        bind("pagedown", f"step({LEAP})"),
        bind("pageup", f"step(-{LEAP})"),
        bind("c", "review", "screen-key-review"),
        bind("n", "mark(1)", "screen-key-marks", "N B"),
        bind("b", "mark(-1)"),
        bind("t", "ask_turn", "screen-key-turn"),
        bind("tab", "next_seat(1)", "screen-key-seat"),
        bind("shift+tab", "next_seat(-1)"),
        bind("home", f"step(-{LONGEST})", "screen-key-start"),
        bind("end", f"step({LONGEST})", "screen-key-end"),
        bind("x", "meaning"),
        bind("l", "log"),
        bind("r", "rules"),
        bind("q,escape", "close", "screen-key-leave"),
        bind("?", "keys", "screen-key-keys"),
    ]

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
        return draw_table(TableScene(sights, moments, self._prompt(width), panel), width, height)

    @cached_property
    def review(self) -> ReviewedGame:
        """The review of the record."""
        return review_playback(self.playback)

    def _panel(self, width: int) -> list[Text]:
        """The result, at the end of the game, and the remarks about the action that led here."""
        board = self.playback.states[self.place].board
        ended = [self.words.result(board), self.words.verdict(board)] if board.over else []
        marks = self.review.steps[self.place].remarks
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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        return None if action == "mark" and not self.review.remarked else True

    def answer_click(self, target: str) -> None:
        """Look from the seat that was clicked, or from all of them again."""
        kind, seat, *_ = target.split(":")
        if kind in ("seat", "card"):
            self.seat = int(seat) if self.seat is None else None

    def go_to(self, place: int) -> None:
        """Show the state at `place`, or the nearest one there is."""
        self.place = min(max(place, 0), self.playback.last)

    def action_step(self, step: int) -> None:
        self.go_to(self.place + step)

    def action_next_seat(self, step: int) -> None:
        """Switch to the view of the next seat; after the last one, to all hands open."""
        seats: list[Seat | None] = [None, *range(len(self.words.names))]
        self.seat = seats[(seats.index(self.seat) + step) % len(seats)]

    def action_mark(self, step: int) -> None:
        """Go to the next marked action, or to the previous one if `step` is -1."""
        marked = [place for place, each in enumerate(self.review.steps) if each.remarks]
        ahead = [place for place in marked[::step] if (place - self.place) * step > 0]
        self.go_to(ahead[0] if ahead else self.place)

    def action_review(self) -> None:
        """Open the review, and go to the action that is chosen there."""

        def chosen(place: int | None) -> None:
            self.go_to(self.place if place is None else place)

        self.app.push_screen(ReviewScreen(self.review, self.place), chosen)

    def action_log(self) -> None:
        moments = self.playback.moments[: self.place + 1]
        self.app.push_screen(log_page(self.words, moments, self.seat, self.app.size.width))

    def action_meaning(self) -> None:
        """Show what the clues so far mean to the viewer, or each to its receiver."""
        replay, moments = self.playback.replay, self.playback.moments[: self.place + 1]
        listener = Listener(replay.rules, replay.first, (None,) * len(replay.players), self.seat)
        events = tuple(event for moment in moments for event in moment.events)
        self.app.push_screen(meaning_page(self.words, listener, events, self.app.size.width))

    def action_rules(self) -> None:
        rules = self.playback.replay.rules
        self.app.push_screen(rules_screen(self.catalogue, rules, self.app.size.width))

    def action_keys(self) -> None:
        width = self.app.size.width
        self.app.push_screen(keys_page(self.catalogue, REPLAY_KEYS, width, (*SIGNS, "marks")))

    def action_close(self) -> None:
        self.hanabi.close(self)

    def action_ask_turn(self) -> None:
        """Ask for a turn and go to it."""
        turns = self.playback.states[-1].board.turn

        def accept(text: str) -> None:
            if not (text.isascii() and text.isdigit() and len(text) <= 4 and int(text) <= turns):
                raise ReplayError("no-such-turn", turn=text[:20], turns=turns)
            self.go_to(self.playback.place_of_turn(int(text)))

        self.app.push_screen(AskScreen(self.say("screen-ask-turn", turns=turns), "", accept))
