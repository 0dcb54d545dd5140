"""Advice at the table: a short notice, and a page with all of it."""

from hanabi.bots.registry import companions, fallback_bot
from hanabi.coach import BotAdvice
from hanabi.coach.advice import NOT_ASKED
from hanabi.coach.words import advice_lines, advice_text, bot_name
from hanabi.plain.words import Words
from hanabi.tui.page_screen import PageScreen
from hanabi.tui.painting import colour_suits, wrap_indented


def advice_notice(words: Words, advice: BotAdvice) -> str:
    """What the adviser would do and why, and which key shows more."""
    catalogue = words.catalogue
    more = catalogue.say("screen-advice-more", bot=bot_name(catalogue, advice.bot))
    return f"{advice_text(catalogue, words.names, advice)} {more}"


def advice_page(words: Words, advice: BotAdvice, width: int) -> PageScreen:
    """A page with the advice, the alternatives, and the facts about each."""
    catalogue = words.catalogue
    told = advice_lines(catalogue, words.names, advice)
    lines = [part for line in told for part in ("", *wrap_indented(line, width - 4))]
    title = catalogue.say("screen-advice-title", bot=bot_name(catalogue, advice.bot))
    return PageScreen(title, [colour_suits(catalogue, line) for line in lines])


def next_adviser(name: str | None) -> str:
    """The adviser after `name`, cycling through the bots that play with people and are not whimsical."""
    names = [each for each in companions() if each not in NOT_ASKED]
    current = name or fallback_bot()
    return names[(names.index(current) + 1) % len(names)] if current in names else names[-1]
