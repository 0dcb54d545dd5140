"""A game being set up: the answers so far, and how keys change them."""

from dataclasses import dataclass, replace
from typing import TypeVar

from hanabi.errors import HanabiError, ReplayError
from hanabi.game import Seat
from hanabi.game.replay import LONGEST_NAME, is_printable
from hanabi.plain.dialogue import names_at_table
from hanabi.plain.local_game import GameSetup, LocalChair, seat_choices
from hanabi.rules import COLOURS, CUSTOM, EDITIONS, LETTERS, Ruleset, check_players, edition, ruleset
from hanabi.rules.ruleset import FEWEST_PLAYERS, LARGEST_HAND, MOST_PLAYERS, MOST_STRIKES, MOST_TOKENS
from hanabi.table import Memory
from hanabi.text import Catalogue, languages

LONGEST_TYPED_NAME = 20
"""The longest name that can be typed here."""
SETTINGS = {"tokens": MOST_TOKENS, "strikes": MOST_STRIKES, "hand": LARGEST_HAND}
"""The numeric settings of `custom`, with their maximum."""
DEFAULT_HAND = 0
"""The hand size that follows from the number of players."""
T = TypeVar("T")


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
        offers = () if self.given else tuple(f"option:{option}" for option in edition(self.edition).offers)
        settings = tuple(f"setting:{name}" for name in (*SETTINGS, "suits")) if self._is_custom else ()
        seats = tuple(f"seat:{seat}" for seat in range(self.players))
        return ("language", "edition", *settings, *offers), ("players", *seats, "first", "memory", "confirm")

    def change_row(self, row: str, step: int) -> "Draft":
        """Change the value of a row by one step, left or right."""
        kind, _, name = row.partition(":")
        match kind:
            case "language":
                return replace(self, language=_cycle(languages(), self.language, step))
            case "edition":
                return self._with_edition(_cycle(tuple(EDITIONS), self.edition, step))
            case "option":
                return replace(self, options=self.options ^ {name})
            case "setting":
                return self._with_setting(name, step)
            case _:
                return self._with_people(kind, name, step)

    def add_character(self, row: str, character: str) -> "Draft":
        """Append a character to a row; only names can be typed."""
        kind, _, name = row.partition(":")
        if kind != "seat" or not all(map(is_printable, character)):
            return self
        chair = self.chairs[int(name)]
        return self._with_chair(int(name), replace(chair, name=(chair.name + character)[:LONGEST_TYPED_NAME]))

    def erase_character(self, row: str) -> "Draft":
        """Delete the last character of a name."""
        kind, _, name = row.partition(":")
        if kind != "seat":
            return self
        chair = self.chairs[int(name)]
        return self._with_chair(int(name), replace(chair, name=chair.name[:-1]))

    def toggle_colour(self, colour: str) -> "Draft":
        """Add or remove a colour; the last one stays."""
        left = set(self.colours) ^ {colour}
        chosen = tuple(each for each in COLOURS if each in left)
        return replace(self, colours=chosen or self.colours)

    @property
    def _is_custom(self) -> bool:
        return self.edition == "custom" and self.given is None

    def _name_parts(self) -> list[str]:
        """The parts of the ruleset's name."""
        words = [self.edition]
        if self._is_custom:
            words += [f"tokens={self.tokens}", f"strikes={self.strikes}"]
            words += [f"hand={self.hand}"] if self.hand != DEFAULT_HAND else []
            words += [f"suits={''.join(LETTERS[colour] for colour in self.colours)}"]
        return words + [option for option in edition(self.edition).offers if option in self.options]

    def _with_edition(self, key: str) -> "Draft":
        """Choose another edition; keep the options that it offers too, and at most its number of players."""
        kept = self.options & set(edition(key).offers)
        most = edition(key).base.most_players
        chosen = replace(self, edition=key, options=kept, given=None)
        return replace(chosen, players=min(self.players, most))._with_first()

    def _with_setting(self, name: str, step: int) -> "Draft":
        if name == "suits":
            count = (len(self.colours) - 1 + step) % len(COLOURS) + 1
            return replace(self, colours=COLOURS[:count])
        least = DEFAULT_HAND if name == "hand" else 1
        number = _wrap_around(getattr(self, name) + step, least, SETTINGS[name])
        return _with_number(self, name, number)

    def _with_people(self, kind: str, name: str, step: int) -> "Draft":
        match kind:
            case "players":
                players = _wrap_around(self.players + step, FEWEST_PLAYERS, self.most_players)
                return replace(self, players=players)._with_first()
            case "seat":
                chair = self.chairs[int(name)]
                known = seat_choices(each.bot for each in self.chairs)
                return self._with_chair(int(name), replace(chair, bot=_cycle(known, chair.bot, step)))
            case "first":
                return replace(self, first=_cycle((*range(self.players), None), self.first, step))
            case "memory":
                return replace(self, memory=_cycle(tuple(Memory), self.memory, step))
            case _:
                return replace(self, confirm=not self.confirm)

    def _with_first(self) -> "Draft":
        """Let seat 0 begin if the chosen seat does not exist any more."""
        return replace(self, first=0) if self.first is not None and self.first >= self.players else self

    def _with_chair(self, seat: Seat, chair: LocalChair) -> "Draft":
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def make_draft(
    catalogue: Catalogue, rules: Ruleset | None, players: int | None, bot: str, name: str | None
) -> Draft:
    """The first draft: one person and two bots, unless the command line says otherwise."""
    names = names_at_table(catalogue, name, MOST_PLAYERS)
    chairs = tuple(LocalChair(each, None if seat == 0 else bot) for seat, each in enumerate(names))
    blank = Draft(catalogue.language, chairs)
    chosen = blank if rules is None else _with_rules(blank, rules)
    return replace(chosen, players=min(players or chosen.players, chosen.most_players))


def _with_rules(blank: Draft, rules: Ruleset) -> Draft:
    """A draft with rules from the command line."""
    name = str(rules)
    if name.startswith("{"):
        return replace(blank, given=rules, edition=rules.edition)
    settings = {word.partition("=")[0] for word in name.split("+") if "=" in word}
    return replace(
        blank,
        edition=rules.edition,
        options=frozenset(word for word in name.split("+")[1:] if "=" not in word),
        tokens=rules.clue_tokens,
        strikes=rules.strikes,
        hand=rules.hand_sizes[0] if "hand" in settings else DEFAULT_HAND,
        colours=tuple(colour for colour in COLOURS if colour in rules.index),
    )


def _with_number(chosen: Draft, name: str, number: int) -> Draft:
    match name:
        case "tokens":
            return replace(chosen, tokens=number)
        case "strikes":
            return replace(chosen, strikes=number)
        case _:
            return replace(chosen, hand=number)


def _cycle(values: tuple[T, ...], value: T, step: int) -> T:
    """The value `step` places after `value`, cyclically."""
    return values[(values.index(value) + step) % len(values)]


def _wrap_around(number: int, least: int, most: int) -> int:
    """Wrap a number into the range from `least` to `most`."""
    return least + (number - least) % (most - least + 1)
