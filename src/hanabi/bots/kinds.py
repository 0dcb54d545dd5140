"""The bots there are, by name: our own, those of installed packages, and those named by where they are.

Nothing is imported before it is needed, so that listing names is quick and a broken package stays its own
problem.
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

GROUP = "hanabi.bots"
"""The entry points by which packages bring bots: a name, and a class or a function that makes one."""
OWN = "hanabi"
"""The source of our own bots."""
PROGRAM = "program:"
"""How the name of a bot begins that is a program; its command line follows."""
BUDGET = "@"
"""Before the budget in the name of a bot that is told how long to think: `master@64`, `master@2s`."""
THINKERS = {"master": "hanabi.bots.master:thinking"}
"""The bots that take a budget, and what makes those of one."""
LADDER = (
    ("random", "hanabi.bots.chance:RandomBot", Company.ANYONE),
    ("beginner", "hanabi.bots.beginner:Beginner", Company.ANYONE),
    ("club", "hanabi.bots.conventions.club:Club", Company.ANYONE),
    ("partner", "hanabi.bots.conventions.partner:Partner", Company.ANYONE),
    ("expert", "hanabi.bots.expert:Expert", Company.OWN_KIND),
    ("master", "hanabi.bots.master:Master", Company.OWN_KIND),
    ("cheater", "hanabi.bots.expert:Cheater", Company.NOBODY),
)
"""Our own bots, the weakest first."""
COMPILED = ("expert", "master", "cheater")
"""Those of them that are compiled, once on a machine, before they play."""
PLAIN = "beginner"
"""The one of them whose clues mean what they say."""

Maker: TypeAlias = Callable[[], Bot]


@dataclass(frozen=True, slots=True)
class Kind:
    """A name, and the bots that go by it."""

    name: str
    source: str
    """Where it comes from: `hanabi`, a package and its version, or the place its name tells."""
    load: Callable[[], Maker]
    """Finds what makes its bots, and fails as it likes."""
    declared: Company | None = None
    """Its company, where that is known without importing anything."""

    @property
    def company(self) -> Company:
        """Whom its bots may sit with."""
        if self.declared is not None:
            return self.declared
        with self._answering():
            return company_of(self.load())

    def maker(self) -> Maker:
        """The class or function that makes its bots."""
        with self._answering():
            return self.load()

    def make(self) -> Bot:
        """A new bot of this kind."""
        with self._answering():
            return self.load()()

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """Refuse what cannot be loaded or made, with what went wrong."""
        try:
            yield
        except HanabiError:
            raise
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}"
            raise BotError("broken-bot", bot=self.name, source=self.source, what=what) from error


def kind(name: str) -> Kind:
    """The kind of a listed name; it runs and imports nothing, so the name may be anybody's."""
    if name not in kinds():
        raise BotError("unknown-bot", name=name, known=", ".join(kinds()))
    return kinds()[name]


def any_kind(name: str) -> Kind:
    """A listed kind, or that of `module:Class` or `program:COMMAND`: for those who may run what they like.

    A bot that thinks may be told how long: `master@64`.
    """
    base, told, budget = name.partition(BUDGET)
    if told and base in THINKERS and name not in kinds():
        return Kind(name, OWN, partial(_thinking, base, budget), kind(base).company)
    if name in kinds() or ":" not in name:
        return kind(name)
    if name.startswith(PROGRAM):
        return Kind(name, PROGRAM.rstrip(":"), partial(_program, name.removeprefix(PROGRAM)), Company.ANYONE)
    return Kind(name, name.partition(":")[0], partial(_named_here, name))


@cache
def kinds() -> Mapping[str, Kind]:
    """Every listed kind: our own first, the weakest leading, then those of installed packages."""
    return MappingProxyType({**own_kinds(), **_brought_kinds()})


@cache
def own_kinds() -> Mapping[str, Kind]:
    """The kinds of this package."""
    return MappingProxyType(
        {name: Kind(name, OWN, partial(_named, place), company) for name, place, company in LADDER}
    )


def _brought_kinds() -> dict[str, Kind]:
    """The kinds other packages bring; one whose name is taken goes by its package and its name."""
    found: dict[str, Kind] = {}
    taken = {name for name, _, _ in LADDER}
    for entry in _entries():
        name = entry.name if entry.name not in taken else f"{_package(entry)}/{entry.name}"
        taken.add(name)
        found[name] = Kind(name, _source(entry), cast("Callable[[], Maker]", entry.load))
    return found


def companions() -> tuple[str, ...]:
    """The names of the bots that sit with anyone; a package that is broken offers none."""
    return tuple(name for name, each in kinds().items() if company_or_none(each) is Company.ANYONE)


def check_company(bots: Sequence[str | Kind], people: int) -> None:
    """Refuse bots that may not sit together, or not with so many people, and name one that may."""
    party = [kind(each) if isinstance(each, str) else each for each in bots]
    for each in party:
        if each.company is not Company.ANYONE:
            _check_choosy(each, party, people)


def _check_choosy(choosy: Kind, party: Sequence[Kind], people: int) -> None:
    """Refuse people, and bots of other kinds, beside a bot that does not sit with anyone."""
    if people:
        alone = choosy.company is Company.OWN_KIND
        code = "bot-keeps-to-its-kind" if alone else "bot-sees-too-much"
        raise BotError(code, bot=choosy.name, instead=instead())
    for other in party:
        if other.name.partition(BUDGET)[0] != choosy.name.partition(BUDGET)[0]:
            raise BotError("bots-apart", bot=choosy.name, other=other.name)


def instead() -> str:
    """The bot offered to people whose choice is refused: the strongest of our own that sits with anyone."""
    return [name for name, each in own_kinds().items() if each.company is Company.ANYONE][-1]


def adviser_beside(bots: Iterable[str]) -> str:
    """The strongest of our own whose clues all these bots follow, so no stronger than the weakest of them.

    Beside one that follows none, or one of somebody else's, plain clues are best.
    """
    ladder = [name for name, each in own_kinds().items() if each.company is Company.ANYONE]
    plain = ladder.index(PLAIN)
    steps = (ladder.index(name) if name in ladder else plain for name in bots)
    return ladder[max(plain, min(steps, default=len(ladder) - 1))]


def is_compiled(name: str) -> bool:
    """Whether a bot is one of those that are compiled before they play."""
    return name.partition(BUDGET)[0] in COMPILED


def with_budget(name: str, budget: str) -> str:
    """The name of a bot that is told how long to think; one that takes no budget is refused."""
    base = name.partition(BUDGET)[0]
    if base not in THINKERS:
        raise BotError("no-thinker", bot=name, thinkers=", ".join(THINKERS))
    return f"{base}{BUDGET}{budget}"


def _thinking(name: str, budget: str) -> Maker:
    """What makes the bots of a name that think so long."""
    module, _, function = THINKERS[name].partition(":")
    return cast(Maker, getattr(import_module(module), function)(budget))


def _named(place: str) -> Maker:
    """What `module:Class` names."""
    module, _, name = place.partition(":")
    return cast(Maker, getattr(import_module(module), name))


def _named_here(place: str) -> Maker:
    """What `module:Class` names to somebody who stands in this folder."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    return _named(place)


def _program(command: str) -> Maker:
    from hanabi.bots.program import ProgramBot

    return partial(ProgramBot, command)


def company_or_none(kind: Kind) -> Company | None:
    """Whom the bots of a kind may sit with; None where its package is broken."""
    try:
        return kind.company
    except HanabiError:
        return None


def _entries() -> "Sequence[EntryPoint]":
    """What installed packages bring; a folder of packages that cannot be read brings nothing."""
    from importlib.metadata import entry_points

    try:
        return tuple(entry_points(group=GROUP))
    except (OSError, ValueError):
        return ()


def _package(entry: "EntryPoint") -> str:
    return (entry.dist and entry.dist.name) or entry.value


def _source(entry: "EntryPoint") -> str:
    return f"{_package(entry)} {entry.dist.version}" if entry.dist else _package(entry)
