"""The editions by key: the boxes in `hanabi.rules.boxes`, and those that installed packages publish.

Packages are looked for when someone asks for all editions, or for one that is not ours. A package that
cannot be used is left out, and `unusable_editions` says why.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from hanabi.errors import RulesetError
from hanabi.rules.editions import FALLBACK_LANGUAGE, Edition
from hanabi.rules.keys import CUSTOM_KEY, OWN_KEYS, published

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LONGEST_TITLE = 18
_KEY = re.compile(r"[a-z][a-z0-9-]*")
_NEEDS = re.compile(r"hanabi\s*(?:\[[^]]*\])?\s*\(?[^;]*?>=\s*([\d.]+)", re.IGNORECASE)
"""The oldest version that a package works with, as its metadata has it: `hanabi>=0.2`."""


class _Editions(Mapping[str, Edition]):
    """Ours first, then those of packages, and `custom` last."""

    def __getitem__(self, key: str) -> Edition:
        return _own_edition(key) if key in OWN_KEYS else _from_packages()[0][key]

    def __iter__(self) -> Iterator[str]:
        yield from (key for key in OWN_KEYS if key != CUSTOM_KEY)
        yield from _from_packages()[0]
        yield CUSTOM_KEY

    def __len__(self) -> int:
        return len(OWN_KEYS) + len(_from_packages()[0])


EDITIONS: Mapping[str, Edition] = _Editions()


def edition(key: str) -> Edition:
    """Return the edition with this key; raise RulesetError if there is none, or if it cannot be used."""
    if key in EDITIONS:
        return EDITIONS[key]
    for problem in unusable_editions():
        if problem.details["edition"] == key:
            raise problem
    raise RulesetError("unknown-edition", edition=key, known=", ".join(EDITIONS))


def unusable_editions() -> tuple[RulesetError, ...]:
    """Why each edition of a package that is left out cannot be used."""
    return _from_packages()[1]


@cache
def _own_edition(key: str) -> Edition:
    return _checked(key, import_module(f"hanabi.rules.boxes.{key}").EDITION)


@cache
def _from_packages() -> tuple[Mapping[str, Edition], tuple[RulesetError, ...]]:
    """The editions of installed packages, and what is wrong with those that are left out."""
    found: dict[str, Edition] = {}
    problems: list[RulesetError] = []
    for key, entries in sorted(published().items()):
        for entry in entries:
            try:
                if key in OWN_KEYS or key in found:
                    raise RulesetError("edition-taken", edition=key, source=_source(entry))
                found[key] = _load(entry)
            except RulesetError as problem:
                problems.append(problem)
    return found, tuple(problems)


def _load(entry: "EntryPoint") -> Edition:
    """Load the edition of a package; raise RulesetError if it cannot be used."""
    from hanabi import __version__

    needs = max((found for found in map(_least_version, _requirements(entry)) if found), default=())
    if needs > _numbers(__version__):
        raise RulesetError(
            "edition-too-new",
            edition=entry.name,
            source=_source(entry),
            needs=".".join(map(str, needs)),
            version=__version__,
        )
    try:
        return _checked(entry.name, entry.load())
    except (Exception, SystemExit) as error:  # a package may raise anything
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise RulesetError("broken-edition", edition=entry.name, source=_source(entry), what=what) from error


def _checked(key: str, found: object) -> Edition:
    """An edition under its key; raise ValueError, which says what to change, if it cannot be used."""
    if not isinstance(found, Edition):
        raise ValueError(f"{found!r} is not an Edition")
    if found.key != key or not _KEY.fullmatch(key):
        raise ValueError(f"the base game of “{key}” must be Ruleset({key!r}), and a key has small letters")
    if FALLBACK_LANGUAGE not in found.words:
        raise ValueError(f"words for {FALLBACK_LANGUAGE!r} are missing")
    for language, words in found.words.items():
        if not (words.name and words.title and words.about) or len(words.title) > LONGEST_TITLE:
            raise ValueError(
                f"words for {language!r} need a name, a title of at most {LONGEST_TITLE} letters and an about"
            )
    for option, expansion in found.offers.items():
        if key not in OWN_KEYS and option not in _known_options():
            raise ValueError(f"there is no option “{option}”; there are {', '.join(_known_options())}")
        if expansion(found.base).edition != key:
            raise ValueError(f"the option “{option}” changes which edition it is")
    return found


@cache
def _known_options() -> tuple[str, ...]:
    """The options that our own editions offer; for others there are no sentences."""
    return tuple(dict.fromkeys(option for key in OWN_KEYS for option in _own_edition(key).offers))


def _requirements(entry: "EntryPoint") -> list[str]:
    return (entry.dist.requires if entry.dist else None) or []


def _least_version(requirement: str) -> tuple[int, ...]:
    """The oldest version of ours that a requirement of a package allows; () if it is not about us."""
    found = _NEEDS.match(requirement)
    return _numbers(found[1]) if found else ()


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def _source(entry: "EntryPoint") -> str:
    """The package and its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
