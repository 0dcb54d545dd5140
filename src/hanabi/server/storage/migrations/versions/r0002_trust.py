"""Absences, bots that chose in place of a player, and more ways to watch a game."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ENTRIES = sa.table("entries", sa.column("room_id"), sa.column("number"), sa.column("entry"))


def upgrade() -> None:
    """Add what is new, and convert the terms of every room to their new form."""
    op.create_table(
        "last_seen",
        sa.Column("room_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "person", name="last_seen_key"),
    )
    op.add_column("actions", sa.Column("player", sa.Text))
    rewrite_terms(op.get_bind())


def rewrite_terms(connection: sa.Connection) -> None:
    """Spell out what spectators see, where older terms only said whether they see everything."""
    mentioned = sa.select(ENTRIES).where(ENTRIES.c.entry.like('%"spectators"%'))
    # Read everything first: SQLite may not continue a read of a table it writes to.
    for room_id, number, text in connection.execute(mentioned).all():
        entry = json.loads(text)
        if rewrite_spectators(entry.get("terms")):
            changed = ENTRIES.update().where(ENTRIES.c.room_id == room_id, ENTRIES.c.number == number)
            new_text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
            connection.execute(changed.values(entry=new_text))


def rewrite_spectators(terms: Any) -> bool:
    """Rewrite the terms in place, and return whether there were any: talk may mention spectators too."""
    if not isinstance(terms, dict) or not isinstance(terms.get("spectators"), bool):
        return False
    terms["spectators"] = {"view": "open" if terms["spectators"] else "nothing", "seat": 0, "delay": 0}
    return True
