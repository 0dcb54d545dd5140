"""The registry of bots by name: our own, those of installed packages, and those named by `module:Class`.

Nothing is imported before it is needed, so listing names is fast and a broken package breaks only its own
bots.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias, cast

from hanabi.bots.bot import Bot, Company, company_of
from hanabi.errors import BotError, HanabiError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP = "hanabi.bots"
"""The entry point group in which packages publish bots: a name, and a class or a function that makes one."""
OWN_SOURCE = "hanabi"
"""The `Kind.source` of our own bots."""
PROGRAM_PREFIX = "program:"
"""The prefix of a name that runs an external program; its command line follows."""
BUDGET_MARK = "@"
"""Separates a bot's name from its thinking budget: `master@64`, `master@2s`."""
BUDGET_MAKERS = {"master": "hanabi.bots.master:master_maker"}
"""The bots that take a budget, each with the function that turns a budget into a maker."""
OWN_BOTS = (
    ("random", "hanabi.bots.random_bot:RandomBot", Company.ANYONE),
    ("beginner", "hanabi.bots.conventions.players:Beginner", Company.ANYONE),
    ("club", "hanabi.bots.conventions.players:Club", Company.ANYONE),
    ("partner", "hanabi.bots.conventions.players:Partner", Company.ANYONE),
    ("expert", "hanabi.bots.expert:Expert", Company.OWN_KIND),
    ("learned", "hanabi.bots.learned:Learned", Company.OWN_KIND),
    ("master", "hanabi.bots.master:Master", Company.OWN_KIND),
    ("cheater", "hanabi.bots.expert:Cheater", Company.NOBODY),
)
"""Our own bots, weakest first."""
COMPILED_BOTS = ("expert", "learned", "master", "cheater")
"""Our bots that have to be compiled, once per machine, before they can play."""
PLAIN_BOT = "beginner"
"""Our bot whose clues mean no more than their words."""

Maker: TypeAlias = Callable[[], Bot]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of bot: its name, where it comes from, and how to make one."""

    name: str
    source: str
    """`hanabi`, a package and its version, or the module or program in its name."""
    load: Callable[[], Maker]
    """Imports and returns the maker of its bots; it may raise anything."""
    declared: Company | None = None
    """Its company, if that is known without importing anything."""

    @property
    def company(self) -> Company:
        """Who its bots may sit with; raise HanabiError if that has to be loaded and cannot be."""
        if self.declared is not None:
            return self.declared
        with self._wrap_errors():
            return company_of(self.load())

    def maker(self) -> Maker:
        """The class or function that makes its bots; raise HanabiError if it cannot be loaded."""
        with self._wrap_errors():
            return self.load()

    def make(self) -> Bot:
        """Make a new bot of this kind; raise HanabiError if that fails."""
        with self._wrap_errors():
            return self.load()()

    @contextmanager
    def _wrap_errors(self) -> Iterator[None]:
        """Turn what other people's code raises while a bot is loaded or made into BotError."""
        try:
            yield
        except HanabiError:
            raise
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}"
            raise BotError("broken-bot", bot=self.name, source=self.source, what=what) from error


def kind(name: str) -> Kind:
    """Look up a listed kind by name; raise BotError if there is none.

    This runs and imports nothing, so the name may come from an untrusted user.
    """
    if name not in kinds():
        raise BotError("unknown-bot", name=name, known=", ".join(kinds()))
    return kinds()[name]


def any_kind(name: str) -> Kind:
    """Look up a listed kind, or one named `module:Class`, `program:COMMAND` or with a budget, `master@64`.

    The name may run any code, so it must come from someone who may do so.
    """
    base, told, budget = name.partition(BUDGET_MARK)
    if told and base in BUDGET_MAKERS and name not in kinds():
        return Kind(name, OWN_SOURCE, partial(_maker_with_budget, base, budget), kind(base).company)
    if name in kinds() or ":" not in name:
        return kind(name)
    if name.startswith(PROGRAM_PREFIX):
        return Kind(
            name,
            PROGRAM_PREFIX.rstrip(":"),
            partial(_program_maker, name.removeprefix(PROGRAM_PREFIX)),
            Company.ANYONE,
        )
    return Kind(name, name.partition(":")[0], partial(_load_maker_from_cwd, name))


@cache
def kinds() -> Mapping[str, Kind]:
    """Every listed kind: our own, weakest first, then those of installed packages."""
    return MappingProxyType({**own_kinds(), **_installed_kinds()})


@cache
def own_kinds() -> Mapping[str, Kind]:
    """The kinds of bots in this package, weakest first."""
    return MappingProxyType(
        {
            name: Kind(name, OWN_SOURCE, partial(_load_maker, place), company)
            for name, place, company in OWN_BOTS
        }
    )


def _installed_kinds() -> dict[str, Kind]:
    """The kinds that other packages publish; one whose name is taken is listed as `package/name`."""
    found: dict[str, Kind] = {}
    taken = {name for name, _, _ in OWN_BOTS}
    for entry in _entry_points():
        name = entry.name if entry.name not in taken else f"{_package_name(entry)}/{entry.name}"
        taken.add(name)
        found[name] = Kind(name, _source_name(entry), cast("Callable[[], Maker]", entry.load))
    return found


def companions() -> tuple[str, ...]:
    """The names of the bots that sit with anyone; bots of broken packages are left out."""
    return tuple(name for name, each in kinds().items() if company_or_none(each) is Company.ANYONE)


def check_company(bots: Sequence[str | Kind], people: int) -> None:
    """Raise BotError if `bots` may not sit together, or not with `people` persons."""
    table = [kind(each) if isinstance(each, str) else each for each in bots]
    for each in table:
        if each.company is not Company.ANYONE:
            _check_neighbours(each, table, people)


def _check_neighbours(choosy: Kind, table: Sequence[Kind], people: int) -> None:
    """Raise BotError if `choosy`, which does not sit with anyone, is beside people or other kinds of bots."""
    if people:
        alone = choosy.company is Company.OWN_KIND
        code = "bot-keeps-to-its-kind" if alone else "bot-sees-too-much"
        raise BotError(code, bot=choosy.name, instead=fallback_bot())
    for other in table:
        if other.name.partition(BUDGET_MARK)[0] != choosy.name.partition(BUDGET_MARK)[0]:
            raise BotError("bots-apart", bot=choosy.name, other=other.name)


def fallback_bot() -> str:
    """The bot to suggest to people whose choice is refused: our strongest that sits with anyone."""
    return [name for name, each in own_kinds().items() if each.company is Company.ANYONE][-1]


def adviser_for(bots: Iterable[str]) -> str:
    """Our strongest bot whose clues all of `bots` follow, so no stronger than the weakest of them.

    Beside a bot that follows no conventions, or one from another package, plain clues are best.
    """
    ladder = [name for name, each in own_kinds().items() if each.company is Company.ANYONE]
    plain = ladder.index(PLAIN_BOT)
    steps = (ladder.index(name) if name in ladder else plain for name in bots)
    return ladder[max(plain, min(steps, default=len(ladder) - 1))]


def is_compiled(name: str) -> bool:
    """Whether a bot has to be compiled before it can play."""
    return name.partition(BUDGET_MARK)[0] in COMPILED_BOTS


def with_budget(name: str, budget: str) -> str:
    """Join a bot's name and a thinking budget; raise BotError if the bot does not take one."""
    base = name.partition(BUDGET_MARK)[0]
    if base not in BUDGET_MAKERS:
        raise BotError("no-thinker", bot=name, thinkers=", ".join(BUDGET_MAKERS))
    return f"{base}{BUDGET_MARK}{budget}"


def _maker_with_budget(name: str, budget: str) -> Maker:
    """The maker of bots called `name` that think as long as `budget` says."""
    module, _, function = BUDGET_MAKERS[name].partition(":")
    return cast(Maker, getattr(import_module(module), function)(budget))


def _load_maker(place: str) -> Maker:
    """Import what `module:Class` names."""
    module, _, name = place.partition(":")
    return cast(Maker, getattr(import_module(module), name))


def _load_maker_from_cwd(place: str) -> Maker:
    """Import what `module:Class` names, looking in the current folder first."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    return _load_maker(place)


def _program_maker(command: str) -> Maker:
    from hanabi.bots.program import ProgramBot

    return partial(ProgramBot, command)


def company_or_none(kind: Kind) -> Company | None:
    """Who the bots of `kind` may sit with; None if its package is broken."""
    try:
        return kind.company
    except HanabiError:
        return None


def _entry_points() -> "Sequence[EntryPoint]":
    """The entry points of installed packages; none if a folder of packages cannot be read."""
    from importlib.metadata import entry_points

    try:
        return tuple(entry_points(group=ENTRY_POINT_GROUP))
    except (OSError, ValueError):
        return ()


def _package_name(entry: "EntryPoint") -> str:
    return (entry.dist and entry.dist.name) or entry.value


def _source_name(entry: "EntryPoint") -> str:
    return f"{_package_name(entry)} {entry.dist.version}" if entry.dist else _package_name(entry)
