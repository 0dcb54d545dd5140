"""Which sentences of a printed rulebook stand behind the sentences of a rules page."""

from collections.abc import Iterable

from hanabi.rulebook.concordance.lines import added_options
from hanabi.rulebook.concordance.loading import is_accounted_for, load
from hanabi.rulebook.rule import Rule
from hanabi.rules import Ruleset


def sources(rules: Ruleset, rule: Rule) -> tuple[int, ...]:
    """The numbers of the printed sentences that a rule of the page of `rules` tells; none without a book."""
    if not is_accounted_for(rules.edition):
        return ()
    lines = load(rules.edition).about(added_options(str(rules)))
    tags = set(rule.tags.split())
    return tuple(
        sorted(line.number for line in lines if rule.message in line.page and tags.intersection(line.tags))
    )


def number_ranges(numbers: Iterable[int]) -> str:
    """Numbers in ascending order as compact ranges: `036–038, 041`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]:03}" if len(run) == 1 else f"{run[0]:03}–{run[-1]:03}" for run in runs)
