"""The command `check-bot`: whether a bot keeps what every bot promises."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hanabi.cli.options import Json
from hanabi.cli.shell_completion import complete_bot, complete_ruleset
from hanabi.cli.usage import check_range, print_json
from hanabi.text import Catalogue, sentence

if TYPE_CHECKING:  # keeps `--help` fast
    from collections.abc import Callable, Sequence

    from hanabi.bots import Kind
    from hanabi.testing import Finding, Promise
    from hanabi.testing.trials import Trial

KEPT, BROKEN = 0, 1


def check_bot(
    context: typer.Context,
    bot: Annotated[str, typer.Argument(metavar="BOT", autocompletion=complete_bot)],
    games: Annotated[int, typer.Option("--games", metavar="N")] = 45,
    limit: Annotated[int, typer.Option("--seconds-per-move", metavar="N")] = 10,
    ruleset: Annotated[
        str | None, typer.Option("--ruleset", metavar="RULESET", autocompletion=complete_ruleset)
    ] = None,
    as_json: Json = False,
) -> None:
    """Test whether a bot keeps the promises every bot makes."""
    check_range("--games", games, 1, 100_000)
    check_range("--seconds-per-move", limit, 1, 86_400)
    from hanabi.bots import any_kind
    from hanabi.testing import examine

    found = any_kind(bot)
    with _show_progress(context.obj, games) as watch:
        make, rules = found.maker(), (ruleset,) if ruleset else ()
        findings = examine(make, games=games, seconds_per_move=limit, rulesets=rules, watch=watch)
    if as_json:
        print_json(examination_fields(context.obj, found, games, findings))
    else:
        print("\n".join(examination_page(context.obj, found, games, findings)))
    raise typer.Exit(KEPT if all(each.kept for each in findings) else BROKEN)


def examination_page(
    catalogue: Catalogue, kind: "Kind", games: int, findings: "Sequence[Finding]"
) -> Iterator[str]:
    """The lines of a report: each promise with its result, and below it the fault."""
    results = {each: catalogue.say(f"examined-{result_of(each)}") for each in findings}
    width = max(map(len, results.values()))
    yield catalogue.say("examined-bot", bot=kind.name, source=kind.source, games=games)
    yield ""
    for each, result in results.items():
        yield f"{result:{width}}  {catalogue.say(f'promise-{each.promise.value}')}"
        if each.fault is not None:
            yield f"{'':{width}}  {sentence(catalogue, each.fault)}"
    yield ""
    yield catalogue.say("examined-sum", broken=sum(each.fault is not None for each in findings))


def examination_fields(
    catalogue: Catalogue, kind: "Kind", games: int, findings: "Sequence[Finding]"
) -> dict[str, Any]:
    """The report as JSON fields."""
    return {
        "bot": kind.name,
        "source": kind.source,
        "company": kind.company.value,
        "games": games,
        "kept": all(each.kept for each in findings),
        "promises": [_finding_fields(catalogue, each) for each in findings],
    }


def result_of(finding: "Finding") -> str:
    """The result of a promise: `kept`, `broken` or `unseen`."""
    return "broken" if finding.fault is not None else "kept" if finding.seen else "unseen"


def _finding_fields(catalogue: Catalogue, finding: "Finding") -> dict[str, Any]:
    found: dict[str, Any] = {"promise": finding.promise.value, "result": result_of(finding)}
    if finding.fault is not None:
        found |= {"error": finding.fault.code, "message": sentence(catalogue, finding.fault)}
        found["details"] = dict(finding.fault.details)
    return found


@contextmanager
def _show_progress(catalogue: Catalogue, games: int) -> "Iterator[Callable[[Promise, Trial], None]]":
    """Show on a terminal which trial is running; elsewhere show nothing."""
    from rich.console import Console

    console = Console(file=sys.stderr, highlight=False, markup=False)
    if not console.is_terminal:
        yield lambda _promise, _trial: None
        return
    with console.status("") as status:

        def watch(promise: "Promise", trial: "Trial") -> None:
            said = catalogue.say(f"promise-{promise.value}")
            status.update(f"{said} {trial.seed + 1} / {games}: {trial.name}, {trial.players}")

        yield watch
