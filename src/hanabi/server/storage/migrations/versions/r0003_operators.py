"""What operators do: closed rooms, banned addresses, and a log that running servers follow."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables of bans and interventions, closed rooms, and how far each process has come."""
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.PrimaryKeyConstraint("network", name="bans_key"),
    )
    op.create_table(
        "interventions",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="interventions_key"),
    )
    op.add_column("rooms", sa.Column("closed", sa.Double))
    op.add_column("processes", sa.Column("applied", sa.Integer))
    op.add_column("presence", sa.Column("address", sa.Text))
