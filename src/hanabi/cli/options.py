"""Options that several commands share."""

from typing import Annotated

import typer

Json = Annotated[bool, typer.Option("--json")]
Plain = Annotated[bool, typer.Option("--plain")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
