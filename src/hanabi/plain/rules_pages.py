"""Pages about rulesets and editions, as lines and as JSON fields."""

from collections.abc import Iterator
from typing import Any

from hanabi.codec import encode
from hanabi.plain.table_text import align_columns
from hanabi.plain.wrapping import section_lines, wrap_beside
from hanabi.rulebook import Rule, offer_text, sections, title
from hanabi.rulebook.concordance import number_ranges, sources
from hanabi.rules import EDITIONS, Ending, Ruleset, bands, box, colours, options, unusable_editions
from hanabi.rules.ruleset import FEWEST_PLAYERS
from hanabi.testing.exercises import exercises
from hanabi.text import Catalogue, sentence


def rules_page(
    catalogue: Catalogue, rules: Ruleset, with_sources: bool = False, with_tries: bool = True
) -> list[str]:
    """The rules of a ruleset, in lines.

    `with_sources` adds the numbers of their printed sentences, `with_tries` which of them a command tries.
    """
    lines = [title(catalogue, rules)]
    if with_sources:
        lines += ["", catalogue.say("page-no-sources" if rules.edition == "custom" else "page-sources")]
    for section in sections(catalogue, rules):
        texts = (_sourced(rules, rule) if with_sources else rule.text for rule in section.rules)
        rows = zip((rule.tags for rule in section.rules), texts, strict=True)
        lines += section_lines(section.heading, rows)
    return [*lines, *(_try_lines(catalogue, rules) if with_tries else ())]


def editions_page(catalogue: Catalogue) -> list[str]:
    """Every edition, what it offers, and how to name a ruleset."""
    say = catalogue.say
    examples = [f"  {line}" for line in say("page-list-examples").splitlines()]
    lines = [say("page-list"), "", *examples, "", say("page-list-boxes"), *_edition_lines(catalogue)]
    left_out = [line for each in unusable_editions() for line in wrap_beside("", sentence(catalogue, each))]
    return [*lines, *left_out, "", say("page-list-options"), *_option_lines(catalogue)]


def source_fields(rules: Ruleset) -> list[dict[str, Any]]:
    """Each sentence of a rules page with the numbers of the printed sentences behind it, as JSON fields."""
    page = (rule for section in sections(Catalogue(), rules) for rule in section.rules)
    return [
        {"message": rule.message, "tags": rule.tags.split(), "sentences": list(sources(rules, rule))}
        for rule in page
    ]


def rules_fields(rules: Ruleset) -> dict[str, Any]:
    """A ruleset as JSON fields."""
    scored = rules.ending is Ending.LAST_ROUND
    return {
        "name": str(rules),
        "edition": rules.edition,
        "players": [FEWEST_PLAYERS, rules.most_players],
        "hand_sizes": list(rules.hand_sizes),
        "cards": len(box(rules)),
        "best": rules.best,
        "suits": [suit.key for suit in rules.suits],
        "colour_clues": list(colours(rules)),
        "clue_tokens": rules.clue_tokens,
        "strikes": rules.strikes,
        "empty_clues": rules.empty_clues,
        "ending": rules.ending.value,
        "announce": rules.announce,
        "tiles": [tile.value for tile in rules.tiles],
        "tile_for": rules.tile_for.value if rules.tiles else None,
        "offers": list(options(rules.edition)),
        "scale": [[least, most, band.value] for least, most, band in bands(rules)] if scored else [],
        "fields": encode(rules),
    }


def edition_fields(catalogue: Catalogue) -> dict[str, Any]:
    """Every edition as JSON fields."""
    found = [
        {"name": key, "box": each.called(catalogue.language).name, "offers": list(options(key))}
        for key, each in EDITIONS.items()
    ]
    return {"editions": found, "unusable": [sentence(catalogue, each) for each in unusable_editions()]}


def _try_lines(catalogue: Catalogue, rules: Ruleset) -> list[str]:
    """The tags of the rules that can be tried, and how."""
    tags = [each.tag for each in exercises(rules)]
    if not tags:
        return []
    text = catalogue.say("page-try", tags=" ".join(tags), name=str(rules), tag=tags[0])
    return ["", *wrap_beside("", text)]


def _sourced(rules: Ruleset, rule: Rule) -> str:
    """A rule and the numbers of the printed sentences behind it."""
    numbers = number_ranges(sources(rules, rule))
    return f"{rule.text} [{numbers}]" if numbers else rule.text


def _edition_lines(catalogue: Catalogue) -> Iterator[str]:
    """Each edition with the names of its options."""
    labels = align_columns(
        [(f"  {key}", each.called(catalogue.language).name) for key, each in EDITIONS.items()]
    )
    width = max(map(len, labels)) + 2
    for label, edition in zip(labels, EDITIONS.values(), strict=True):
        yield from wrap_beside(label.ljust(width), ", ".join(edition.offers))


def _option_lines(catalogue: Catalogue) -> Iterator[str]:
    """Each option with its description; one line for each description if editions differ."""
    offered = dict.fromkeys(option for key in EDITIONS for option in options(key))
    width = max(map(len, offered)) + 2
    for option in offered:
        boxes = [edition for key, edition in EDITIONS.items() if option in options(key)]
        texts = [offer_text(catalogue, edition, option) for edition in boxes]
        for place, text in enumerate(dict.fromkeys(texts)):
            where = ", ".join(box.key for box, each in zip(boxes, texts, strict=True) if each == text)
            label = "" if place else option
            yield from wrap_beside(f"  {label:{width}}", f"{text} ({where})")
