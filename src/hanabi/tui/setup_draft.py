"""A game being set up: the answers so far, and the choices for each."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hanabi.errors import HanabiError, ReplayError
from hanabi.game import Seat
from hanabi.game.replay import LONGEST_NAME, is_printable
from hanabi.plain.local_game import GameSetup, LocalChair, chairs_at_table, seat_choices
from hanabi.plain.opening import DEFAULT_BOT
from hanabi.rules import (
    COLOURS,
    CUSTOM,
    EDITIONS,
    LETTERS,
    PALETTE,
    RANKS,
    Ruleset,
    check_players,
    edition,
    names,
    ruleset,
)
from hanabi.rules.ruleset import FEWEST_PLAYERS, LARGEST_HAND, MOST_PLAYERS, MOST_STRIKES, MOST_TOKENS
from hanabi.table import Memory
from hanabi.text import Catalogue, languages

LONGEST_TYPED_NAME = 20
"""The longest name that can be typed here."""
SETTINGS = {"tokens": MOST_TOKENS, "strikes": MOST_STRIKES, "hand": LARGEST_HAND, "ranks": len(RANKS)}
"""The numeric settings of `custom`, with their maximum."""
SETTING_ROWS = tuple(name.rstrip("=") for name in names.SETTINGS)
"""All settings of `custom`, in the order of the form."""
DEFAULT_HAND = 0
"""The hand size that follows from the number of players."""
COUNTS = range(1, len(COLOURS) + 1)
COMMON = LETTERS.keys() - (set(PALETTE) - set(COLOURS))
"""The suits that some box has."""
FIELDS = {"setting:suits": "colours"}
"""The field of a row with another name."""
AS_GIVEN = "given"
"""The edition of rules that no edition covers."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The answers given so far."""

    language: str
    chairs: tuple[LocalChair, ...]
    edition: str = "fr"
    options: frozenset[str] = frozenset()
    tokens: int = CUSTOM.base.clue_tokens
    strikes: int = CUSTOM.base.strikes
    hand: int = DEFAULT_HAND
    ranks: int = len(RANKS)
    colours: tuple[str, ...] = COLOURS
    players: int = 3
    first: Seat | None = 0
    memory: Memory = Memory.DEDUCED
    confirm: bool = False
    given: Ruleset | None = None
    """Rules that no edition covers; None once an edition is chosen."""

    @property
    def rules(self) -> Ruleset:
        """The chosen rules; raise RulesetError if they cannot be combined."""
        return ruleset("+".join(self._name_parts())) if self.given is None else self.given

    @property
    def most_players(self) -> int:
        return edition(self.edition).base.most_players if self.given is None else self.given.most_players

    def to_setup(self) -> GameSetup:
        """The finished setup; raise HanabiError if it cannot be played."""
        rules, chairs = self.rules, self.chairs[: self.players]
        check_players(rules, self.players)
        for chair in chairs:
            if not chair.name.strip():
                raise ReplayError("bad-player-name", most=LONGEST_NAME)
        return GameSetup(rules, chairs, self.first, self.memory, self.confirm)

    def objection(self) -> HanabiError | None:
        """Why this game cannot be played, or None if it can."""
        try:
            self.to_setup()
        except HanabiError as error:
            return error
        return None

    def rows(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The rows of the form: the rules on the left, the players on the right."""
        offers = () if self.given else tuple(f"option:{option}" for option in self._options())
        settings = tuple(f"setting:{name}" for name in SETTING_ROWS) if self._is_custom else ()
        seats = tuple(f"seat:{seat}" for seat in range(self.players))
        return ("language", "edition", *settings, *offers), ("players", *seats, "first", "memory", "confirm")

    def choices(self, row: str) -> tuple[Hashable, ...]:
        """The values to choose from in a row."""
        kind, _, name = row.partition(":")
        match kind:
            case "language":
                return languages()
            case "edition":
                return (*EDITIONS, *([AS_GIVEN] if self.given else ()))
            case "setting" if name == "suits":
                return tuple(dict.fromkeys((*(COLOURS[:count] for count in COUNTS), self.colours)))
            case "setting":
                return tuple(range(DEFAULT_HAND if name == "hand" else 1, SETTINGS[name] + 1))
            case "players":
                return tuple(range(FEWEST_PLAYERS, self.most_players + 1))
            case "seat":
                return seat_choices(chair.bot for chair in self.chairs)
            case "first":
                return (*range(self.players), None)
            case "memory":
                return tuple(Memory)
            case _:
                return (False, True)

    def value(self, row: str) -> Hashable:
        """The chosen value of a row."""
        kind, _, name = row.partition(":")
        match kind:
            case "edition":
                return self.edition if self.given is None else AS_GIVEN
            case "option":
                return name in self.options
            case "seat":
                return self.chairs[int(name)].bot
        value: Hashable = getattr(self, FIELDS.get(row) or name or kind)
        return value

    def with_value(self, row: str, value: Any) -> "Draft":
        """Choose another value for a row."""
        kind, _, name = row.partition(":")
        match kind:
            case "edition":
                return self if value == AS_GIVEN else self._with_edition(value)
            case "option":
                gone = {name, edition(self.edition).ruled.get(name, name)}
                return replace(self, options=self.options | {name} if value else self.options - gone)
            case "seat":
                return self._with_chair(int(name), replace(self.chairs[int(name)], bot=value))
            case "players":
                return replace(self, players=value)._with_first()
        return replace(self, **{FIELDS.get(row) or name or kind: value})

    def with_name(self, seat: Seat, name: str) -> "Draft":
        """Change a name, without the characters that cannot be printed."""
        return self._with_chair(seat, replace(self.chairs[seat], name="".join(filter(is_printable, name))))

    def toggle_colour(self, colour: str) -> "Draft":
        """Add or remove a colour; the last one stays."""
        left = set(self.colours) ^ {colour}
        chosen = tuple(each for each in COLOURS if each in left)
        return replace(self, colours=chosen or self.colours)

    @property
    def _is_custom(self) -> bool:
        return self.edition == "custom" and self.given is None

    def _options(self) -> Iterator[str]:
        """What the edition offers; our ruling follows an option that is chosen (U5, U8, U10)."""
        ruled = edition(self.edition).ruled
        for offer in edition(self.edition).offers:
            if offer not in ruled.values():
                yield offer
            if offer in ruled and offer in self.options:
                yield ruled[offer]

    def _name_parts(self) -> list[str]:
        """The parts of the ruleset's name."""
        words = [self.edition]
        if self._is_custom:
            words += [f"tokens={self.tokens}", f"strikes={self.strikes}"]
            words += [f"hand={self.hand}"] if self.hand != DEFAULT_HAND else []
            words += [f"suits={''.join(LETTERS[colour] for colour in self.colours)}"]
            words += [f"ranks={self.ranks}"]
        ruled = edition(self.edition).ruled
        chosen = [option for option in self._options() if option in self.options]
        return words + [option for option in chosen if ruled.get(option) not in chosen]

    def _with_edition(self, key: str) -> "Draft":
        """Choose another edition; keep the options that it has too, and at most its number of players."""
        kept = self.options & set(edition(key).choices)
        most = edition(key).base.most_players
        chosen = replace(self, edition=key, options=kept, given=None)
        return replace(chosen, players=min(self.players, most))._with_first()

    def _with_first(self) -> "Draft":
        """Let seat 0 begin if the chosen seat does not exist any more."""
        return replace(self, first=0) if self.first is not None and self.first >= self.players else self

    def _with_chair(self, seat: Seat, chair: LocalChair) -> "Draft":
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def make_draft(
    catalogue: Catalogue,
    rules: Ruleset | None = None,
    players: int | None = None,
    bots: Sequence[str] = (DEFAULT_BOT,),
    people: Sequence[str] = (),
) -> Draft:
    """The first draft: one person and two bots, unless the command line says otherwise."""
    blank = Draft(catalogue.language, chairs_at_table(catalogue, people, bots, MOST_PLAYERS))
    chosen = blank if rules is None else _with_rules(blank, rules)
    wanted = players or max(chosen.players, len(people))
    return replace(chosen, players=min(wanted, chosen.most_players))


def _with_rules(blank: Draft, rules: Ruleset) -> Draft:
    """A draft with rules from the command line."""
    name = str(rules)
    if name.startswith("{") or not COMMON.issuperset(rules.index):
        return replace(blank, given=rules, edition=rules.edition)
    words = {word for word in name.split("+")[1:] if "=" not in word}
    offers = {offer for offer, ruling in EDITIONS[rules.edition].ruled.items() if ruling in words}
    settings = {word.partition("=")[0] for word in name.split("+") if "=" in word}
    return replace(
        blank,
        edition=rules.edition,
        options=frozenset(words | offers),
        tokens=rules.clue_tokens,
        strikes=rules.strikes,
        ranks=len(rules.ranks),
        hand=rules.hand_sizes[0] if "hand" in settings else DEFAULT_HAND,
        colours=tuple(colour for colour in COLOURS if colour in rules.index),
    )
