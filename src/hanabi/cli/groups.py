"""Commands and command groups with help and errors from the catalogue."""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from hanabi.cli.usage import UsageError, help_page


class Command(TyperCommand):
    """A command with its help from the catalogue."""

    def get_help(self, ctx: Any) -> str:
        return help_page(ctx.obj, ctx)


class Group(TyperGroup):
    """A group of commands with its help from the catalogue."""

    def get_help(self, ctx: Any) -> str:
        return help_page(ctx.obj, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise UsageError("usage-no-such-command", word=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)
