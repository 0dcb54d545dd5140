"""Commands and command groups with help and errors from the catalogue."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from hanabi.cli.usage import HELP, UsageError, help_page
from hanabi.errors import ReplayError


class Command(TyperCommand):
    """A command with its help from the catalogue."""

    def get_help(self, ctx: Any) -> str:
        return help_page(ctx.obj, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; an error in a file that was named says in which."""
        try:
            return super().invoke(ctx)
        except ReplayError as error:
            if ctx.params.get("file") not in (None, "-"):
                error.details.setdefault("file", ctx.params["file"])
            raise


class Group(TyperGroup):
    """A group of commands with its help from the catalogue."""

    def get_help(self, ctx: Any) -> str:
        return help_page(ctx.obj, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse a command line, in which `help COMMAND` is `COMMAND --help`."""
        asked = [*args[1:], HELP] if args[:1] == ["help"] else args
        return super().parse_args(ctx, asked)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise UsageError("usage-no-such-command", word=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)
