"""The command `rules`: what a ruleset says, and how two differ."""

from typing import Annotated

import typer

from hanabi.cli.options import Json
from hanabi.cli.shell_completion import complete_rules_words
from hanabi.cli.usage import UsageError, print_json
from hanabi.text import Catalogue


def rules(
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="RULESET | diff A B", autocompletion=complete_rules_words)
    ] = None,
    sources: Annotated[bool, typer.Option("--sources")] = False,
    tag: Annotated[str | None, typer.Option("--try", metavar="TAG")] = None,
    as_json: Json = False,
) -> None:
    """Show the rules of a ruleset, of every box, or how two rulesets differ; or try one of them."""
    match words or []:
        case [] | ["diff", *_] if sources:
            raise UsageError("usage-sources")
        case [] | ["diff", *_] if tag is not None:
            raise UsageError("usage-try")
        case [name] if tag is not None:
            raise typer.Exit(_try_rule(context.obj, name, tag))
        case []:
            _show_editions(context.obj, as_json)
        case ["diff", first, second]:
            _show_difference(context.obj, first, second, as_json)
        case ["diff", *_]:
            raise UsageError("usage-diff")
        case [name]:
            _show_rules(context.obj, name, sources, as_json)
        case _:
            raise UsageError("usage-too-many-words")


def _try_rule(catalogue: Catalogue, name: str, tag: str) -> int:
    from hanabi.plain.exercises import try_rule
    from hanabi.rules import ruleset

    return try_rule(catalogue, ruleset(name), tag)


def _show_editions(catalogue: Catalogue, as_json: bool) -> None:
    from hanabi.plain.rules_pages import edition_fields, editions_page

    if as_json:
        print_json(edition_fields(catalogue))
    else:
        print("\n".join(editions_page(catalogue)))


def _show_rules(catalogue: Catalogue, name: str, with_sources: bool, as_json: bool) -> None:
    from hanabi.plain.rules_pages import rules_fields, rules_page, source_fields
    from hanabi.rules import ruleset

    chosen = ruleset(name)
    if as_json:
        fields = rules_fields(chosen)
        print_json({**fields, "sources": source_fields(chosen)} if with_sources else fields)
    else:
        print("\n".join(rules_page(catalogue, chosen, with_sources)))


def _show_difference(catalogue: Catalogue, first: str, second: str, as_json: bool) -> None:
    from hanabi.cli.rules_diff import compare_rulesets, comparison_fields, comparison_page

    found = compare_rulesets(first, second)
    if as_json:
        print_json(comparison_fields(catalogue, found))
    else:
        print("\n".join(comparison_page(catalogue, found)))
