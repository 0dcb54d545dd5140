"""Commands and command groups with help and errors from the catalogue."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from hanabi.cli.usage import HELP, UsageError, help_page, print_json
from hanabi.errors import HanabiError, ReplayError


class Command(TyperCommand):
    """A command with its help from the catalogue."""

    def get_help(self, ctx: Any) -> str:
        return help_page(ctx.obj, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; its errors are also JSON if that was asked for, and say in which file they are.

        A mistake in the command line itself is only a sentence.
        """
        try:
            return super().invoke(ctx)
        except HanabiError as error:
            if ctx.params.get("as_json") and not isinstance(error, UsageError):
                from hanabi.plain.replays import error_fields

                print_json(error_fields(ctx.obj, error))
            if isinstance(error, ReplayError) and ctx.params.get("file") not in (None, "-"):
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
