"""The screen for setting up a game; Enter starts it."""

from collections.abc import Hashable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Checkbox, Input, Label, Select, Static

from hanabi.rules import COLOURS, EDITIONS, edition
from hanabi.rules.ruleset import MOST_PLAYERS
from hanabi.text import sentence
from hanabi.tui.base_screen import BaseScreen
from hanabi.tui.fields import ChoiceField, FieldColumn, NameField, TickField, field_id
from hanabi.tui.info_pages import rules_screen
from hanabi.tui.key_bindings import CTRL_R, bind
from hanabi.tui.painting import INKS, PLAIN, TITLE, join, paint
from hanabi.tui.setup_draft import SETTING_ROWS, Draft
from hanabi.tui.setup_form import explanation, row_label, value_text

OFFERS = ("avalanche", *edition("custom").offers)
"""The options of all editions; `custom` splits up the avalanche of the printed boxes."""
RULED = dict(pair for key in EDITIONS for pair in edition(key).ruled.items())
OPTIONS = dict.fromkeys(each for offer in OFFERS for each in (offer, RULED.get(offer, offer)))
LEFT_ROWS = (
    *("language", "edition", *(f"setting:{name}" for name in SETTING_ROWS)),
    *(f"option:{option}" for option in OPTIONS),
)
RIGHT_ROWS = ("players", *(f"seat:{seat}" for seat in range(MOST_PLAYERS)), "first", "memory", "confirm")
"""All rows that there can be; those that the draft does not have are hidden."""


class SetupScreen(BaseScreen[None]):
    """The form of a new game."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("enter", "start", "screen-key-begin"),
        bind("down,tab", "app.focus_next", "screen-key-choose", "↑↓"),
        bind("up,shift+tab", "app.focus_previous"),
        bind("right", "change(1)", "screen-key-change", "←→"),
        bind("left", "change(-1)"),
        bind("ctrl+r", "rules", "screen-key-rules", CTRL_R),
        bind("escape", "leave", "screen-key-quit"),
    ]

    def __init__(self, draft: Draft, notice: str = "", row: str = "edition") -> None:
        super().__init__()
        self.draft = draft
        self.notice = notice
        self.first_row = row

    @property
    def row(self) -> str:
        """The row that has the focus."""
        focused = self.focused.ancestors_with_self if self.focused else ()
        return next((node.name for node in focused if node.name), "edition")

    # Drawing

    def compose_body(self) -> ComposeResult:
        sparks = join(paint("✶", INKS[suit]) for suit in (*COLOURS, "multicolour"))
        name = paint(f" {self.say('screen-title')} ", TITLE)
        yield Static(join([name, sparks, paint(f"  {self.say('screen-tagline')}", PLAIN)]))
        yield Static(self.say("screen-setup-how"), id="setup-how", classes="question", markup=False)
        with Horizontal(id="setup"):
            for rows in (LEFT_ROWS, RIGHT_ROWS):
                with FieldColumn():
                    yield from map(self._make_row, rows)
        yield Static(id="setup-about", markup=False)

    def _make_row(self, row: str) -> Widget:
        kind, _, name = row.partition(":")
        label = row_label(self.catalogue, row)
        if kind in ("option", "confirm"):
            return TickField(label, bool(self.draft.value(row)), row)
        fields: list[Widget] = [
            Label(label, markup=False),
            ChoiceField(self._options(row), self._value(row), row),
        ]
        if kind == "seat":
            fields.append(NameField(self.draft.chairs[int(name)].name, row))
        return Horizontal(*fields, id=f"row-{field_id(row)}", classes=kind)

    def _options(self, row: str) -> list[tuple[str, Hashable]]:
        choices = self.draft.choices(row)
        return [(value_text(self.catalogue, self.draft, row, value), value) for value in choices]

    def _value(self, row: str) -> Hashable:
        value = self.draft.value(row)
        choices = self.draft.choices(row)
        return value if value in choices else choices[0]

    def on_mount(self) -> None:
        self.query_one(f"#{field_id(self.first_row)}").focus()
        self._update()

    def on_descendant_focus(self) -> None:
        self._update_about()

    def _update(self) -> None:
        """Show the rows that the draft has, with its values, and what is to be said about them."""
        shown = [row for rows in self.draft.rows() for row in rows]
        for row in (*LEFT_ROWS, *RIGHT_ROWS):
            field = self.query_one(f"#{field_id(row)}")
            place = field if isinstance(field, TickField) else self.query_one(f"#row-{field_id(row)}")
            place.display = row in shown
            if isinstance(field, ChoiceField) and row in shown:
                field.offer(self._options(row), self._value(row))
        self._update_about()
        self.refresh_bindings()

    def _update_about(self) -> None:
        """Say a notice, why the game cannot start, or what the row is about."""
        objection = self.draft.objection()
        alarm = self.notice or (sentence(self.catalogue, objection) if objection else "")
        about = self.query_one("#setup-about", Static)
        about.update(alarm or explanation(self.catalogue, self.draft, self.row))
        about.set_class(bool(alarm), "alarm")

    # Changes

    def on_select_changed(self, event: Select.Changed) -> None:
        self._change(event.select.name or "", event.value)

    def on_checkbox_changed(self, event: Checkbox.Changed) -> None:
        self._change(event.checkbox.name or "", event.value)

    def on_input_changed(self, event: Input.Changed) -> None:
        seat = int((event.input.name or "").removeprefix("seat:"))
        self._accept(self.draft.with_name(seat, event.value))

    def _change(self, row: str, value: object) -> None:
        before = self.draft.language
        self._accept(self.draft.with_value(row, value))
        if self.draft.language != before:
            self.hanabi.set_language(self.draft.language)
            self.app.switch_screen(SetupScreen(self.draft, row="language"))

    def _accept(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft, self.notice = draft, ""
            self._update()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        return None if action in ("start", "rules") and self.draft.objection() else True

    async def on_key(self, event: events.Key) -> None:
        """Clear the notice; a letter takes a colour away or adds it, or goes into the name of the seat."""
        self.notice = ""
        kind, _, name = self.row.partition(":")
        typed = event.character if event.is_printable and event.key != "space" else None
        if kind == "seat" and isinstance(self.focused, ChoiceField) and (typed or event.key == "backspace"):
            event.prevent_default().stop()
            self._type_name(self.query_one(f"#name-{name}", NameField), typed)
        elif name == "suits" and typed:
            for colour in COLOURS:
                if self.say(f"letter-{colour}").casefold() == typed.casefold():
                    self._accept(self.draft.toggle_colour(colour))
        self._update_about()

    def _type_name(self, field: NameField, typed: str | None) -> None:
        """Move to the name of a seat, and add what was typed or delete a character."""
        field.focus()
        if typed is None:
            field.action_delete_left()
        else:
            field.insert_text_at_cursor(typed)

    def action_change(self, step: int) -> None:
        if isinstance(self.focused, ChoiceField | TickField):
            self.focused.step(step)

    def action_start(self) -> None:
        """Deal the game."""
        self.hanabi.deal(self.draft.to_setup(), self.draft)

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.catalogue, self.draft.rules, self.app.size.width))
