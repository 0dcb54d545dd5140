"""The first schema: people, rooms, their two logs, keys, and who is connected."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table of the first version."""
    create_people()
    create_rooms()
    create_games()
    create_keys()
    create_presence()


def create_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_key"),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="codes_key"),
    )


def create_rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="rooms_key"),
    )
    op.create_table(
        "entries",
        sa.Column("room_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "number", name="entries_key"),
        sa.UniqueConstraint("room_id", "key", name="entries_room_id_key_once"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="entries_room_id_known"),
    )


def create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("room_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("result", sa.Text),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="games_key"),
        sa.UniqueConstraint("room_id", "number", name="games_room_id_number_once"),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="games_room_id_known"),
    )
    running = sa.text("due IS NOT NULL")
    op.create_index("games_due", "games", ["due"], sqlite_where=running, postgresql_where=running)
    create_seats()
    create_actions()


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("game_id", "seat", name="seats_key"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="seats_game_id_known"),
    )
    op.create_index("seats_person", "seats", ["person"])


def create_actions() -> None:
    op.create_table(
        "actions",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", name="actions_key"),
        sa.UniqueConstraint("game_id", "key", name="actions_game_id_key_once"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="actions_game_id_known"),
    )


def create_keys() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="keys_key"),
    )


def create_presence() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )
    op.create_table(
        "presence",
        sa.Column("room_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room_id", "person", "process", name="presence_key"),
    )
    op.create_index("presence_process", "presence", ["process"])
