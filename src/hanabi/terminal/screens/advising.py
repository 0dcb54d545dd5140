"""Advice at the table: a short notice, and a page with all of it."""

from hanabi.bots.kinds import companions, instead
from hanabi.coach import Advice
from hanabi.coach.advice import WHIMSICAL
from hanabi.coach.words import advice_lines, advice_text, bot_name
from hanabi.terminal.screens.pages import PageScreen
from hanabi.terminal.screens.paint import coloured, wrapped
from hanabi.terminal.words import Words


def advice_notice(words: Words, advice: Advice) -> str:
    """What the adviser would do and why, and which key shows more."""
    catalogue = words.catalogue
    more = catalogue.say("screen-advice-more", bot=bot_name(catalogue, advice.bot))
    return f"{advice_text(catalogue, words.names, advice)} {more}"


def advice_page(words: Words, advice: Advice, width: int) -> PageScreen:
    """A page with the advice, the alternatives, and the facts about each."""
    catalogue = words.catalogue
    told = advice_lines(catalogue, words.names, advice)
    lines = [part for line in told for part in ("", *_indented(line, width - 4))]
    title = catalogue.say("screen-advice-title", bot=bot_name(catalogue, advice.bot))
    return PageScreen(title, [coloured(catalogue, line) for line in lines])


def next_adviser(name: str | None) -> str:
    """The adviser after `name`, cycling through the bots that play with people and are not whimsical."""
    names = [each for each in companions() if each not in WHIMSICAL]
    current = name or instead()
    return names[(names.index(current) + 1) % len(names)] if current in names else names[-1]


def _indented(line: str, width: int) -> list[str]:
    """Wrap a line, keeping its indent."""
    indent = " " * (len(line) - len(line.lstrip()))
    return [indent + part for part in wrapped(line.strip(), width - len(indent))]
