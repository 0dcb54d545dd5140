"""The command `hanabi`. Slow modules are imported by the commands that need them."""

from typing import Annotated

import typer

from hanabi import __version__
from hanabi.cli.admin import admin
from hanabi.cli.arena import compare, simulate, tournament
from hanabi.cli.bot_check import check_bot
from hanabi.cli.coach import advise, review
from hanabi.cli.games import play, replay, verify
from hanabi.cli.groups import Command
from hanabi.cli.hosting import backup, restore, serve
from hanabi.cli.learning import train
from hanabi.cli.puzzles import puzzle
from hanabi.cli.rulesets import rules
from hanabi.cli.running import Commands
from hanabi.cli.shell_completion import completion
from hanabi.cli.speed import bench

COMMANDS = (
    *(play, rules, replay, review, advise, puzzle, verify),
    *(serve, backup, restore),
    *(bench, simulate, compare, tournament, check_bot, train),
    completion,
)
"""Every command, in the order of the help page; those of `hanabi admin` follow."""

HELP_OPTIONS = {"help_option_names": ["-h", "--help"]}
app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None, context_settings=HELP_OPTIONS)
for each in COMMANDS:
    app.command(cls=Command)(each)
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def hanabi(context: typer.Context, version: Annotated[bool, typer.Option("--version", "-V")] = False) -> None:
    """What is common to all commands."""
    if version:
        print(f"hanabi {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """The entry point."""
    app()


if __name__ == "__main__":
    main()
