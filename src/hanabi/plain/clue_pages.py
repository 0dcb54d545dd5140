"""What the clues of a game meant, as lines of text: for a command, a page of the full screen, and replays."""

from collections.abc import Iterator, Sequence

from hanabi.coach.clue_story import Listener, explain_clues
from hanabi.coach.words import bot_name, clue_lines, habit_text
from hanabi.game import Event, before_deal
from hanabi.plain.words import Words

INDENT = " " * 5


def clue_page(words: Words, listener: Listener, events: Sequence[Event]) -> Iterator[str]:
    """The habits of the bots at the table, then every clue with its meaning, the oldest first."""
    catalogue, board = (
        words.catalogue,
        before_deal(listener.rules, len(words.names), listener.first, None).board,
    )
    for bot in dict.fromkeys(filter(None, listener.bots)):
        if habit := habit_text(catalogue, bot):
            yield catalogue.say("web-lobby-pair", label=bot_name(catalogue, bot), value=habit)
    found = explain_clues(listener, events)
    yield from () if found else (catalogue.say("coach-no-clues"),)
    for each in found:
        yield f"{each.turn:>3}  {words.event(board, each.clued)}"
        yield from (f"{INDENT}{line}" for line in clue_lines(catalogue, words.names, listener.bots, each))
