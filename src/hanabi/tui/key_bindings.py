"""Key bindings: how screens declare them, how the keys are called, and which ones there is room for."""

from collections.abc import Sequence

from rich.text import Text
from textual.binding import Binding, BindingType

from hanabi.text import Catalogue

ENTER, ESCAPE, TAB = "screen-name-enter", "screen-name-escape", "screen-name-tab"
HOME, END = "screen-name-home", "screen-name-end"
PAGE_DOWN, PAGE_UP = "screen-name-page-down", "screen-name-page-up"
CTRL_R = "screen-name-ctrl-r"
NAMES = {"enter": ENTER, "escape": ESCAPE, "tab": TAB, "home": HOME, "end": END}
"""The messages with the names of keys that are not characters."""
ALWAYS_SHOWN = 2
"""How many of the last keys are never left out."""
GAP = 2


def bind(keys: str, action: str, does: str = "", shown: str | None = None) -> Binding:
    """Bind keys, letters in both cases; they are shown if the message `does` says what they do."""
    letters = (f"{key},{key.upper()}" if len(key) == 1 and key.isalpha() else key for key in keys.split(","))
    return Binding(",".join(letters), action, does, key_display=shown)


def key_legend(catalogue: Catalogue, keys: str) -> str:
    """The labels of keys separated by spaces: characters as they are, names translated."""
    words = (catalogue.say(key) if key.startswith("screen-name-") else key for key in keys.split(" "))
    return " ".join(words)


def fit_keys(labels: Sequence[Text], width: int) -> list[Text]:
    """The labels that fit side by side; the last ones always stay, those before them go first."""
    kept = list(labels)
    while len(kept) > ALWAYS_SHOWN and sum(label.cell_len + GAP for label in kept) > width:
        del kept[-ALWAYS_SHOWN - 1]
    return kept


MENU_BINDINGS: list[BindingType] = [
    bind("right,down,tab", "choose(1)", "screen-key-choose", "←→"),
    bind("left,up,shift+tab", "choose(-1)"),
    bind("enter", "take", "screen-key-take"),
    bind("escape", "back", "screen-key-back"),
]
ACTION_BINDINGS: list[BindingType] = [
    bind("p", "play", "screen-key-play"),
    bind("d", "discard", "screen-key-discard"),
    bind("c", "clue", "screen-key-clue"),
]
QUIET_BINDINGS: list[BindingType] = [
    bind("b", "next_adviser"),
    bind("n", "note"),
    bind("m", "mark"),
    bind("less_than_sign", "move_card(-1)"),
    bind("greater_than_sign", "move_card(1)"),
    bind("right,down,tab", "select_next(1)"),
    bind("left,up,shift+tab", "select_next(-1)"),
    *(bind(str(number), f"select({number - 1})") for number in range(1, 10)),
    bind("escape", "unselect"),
    bind("enter,space", "hurry"),
]
