"""The command `puzzle`."""

from typing import Annotated

import typer


def puzzle(
    context: typer.Context,
    number: Annotated[int | None, typer.Argument(metavar="NUMBER")] = None,
) -> None:
    """Set puzzles: positions in which one move is best."""
    from hanabi.plain.puzzles import solve_puzzles

    raise typer.Exit(solve_puzzles(context.obj, number))
