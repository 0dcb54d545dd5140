"""Move what is shown in a review from the table of secrets to its room."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

PREFIX = "showing/"


def upgrade() -> None:
    """Add the column, and move what is shown now."""
    op.add_column("rooms", sa.Column("review", sa.Text))
    op.execute(
        sa.text(
            "UPDATE rooms SET review = "
            "(SELECT value FROM keys WHERE keys.name = :prefix || rooms.id) "
            "WHERE :prefix || rooms.id IN (SELECT name FROM keys)"
        ).bindparams(prefix=PREFIX)
    )
    op.execute(sa.text("DELETE FROM keys WHERE name LIKE :names").bindparams(names=f"{PREFIX}%"))
