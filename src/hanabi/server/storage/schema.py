"""The tables, one schema for SQLite and PostgreSQL; times are seconds since the epoch, JSON is text."""

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_%(column_0_N_name)s_once",
        "fk": "%(table_name)s_%(column_0_name)s_known",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("generation", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("closed", Double),
    Column("review", Text),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room_id", Text, ForeignKey("rooms.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("key", Text),
    Column("entry", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("room_id", "number"),
    UniqueConstraint("room_id", "key"),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room_id", Text, ForeignKey("rooms.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("due", Double),
    Column("ended", Double),
    Column("result", Text),
    Column("score", Integer),
    UniqueConstraint("room_id", "number"),
)
Index(
    "games_due",
    GAMES.c.due,
    sqlite_where=GAMES.c.due.is_not(None),
    postgresql_where=GAMES.c.due.is_not(None),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    PrimaryKeyConstraint("game_id", "seat"),
    Index("seats_person", "person"),
)

ACTIONS = Table(
    "actions",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("key", Text),
    Column("seat", Integer),
    Column("action", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("player", Text),
    PrimaryKeyConstraint("game_id", "seq"),
    UniqueConstraint("game_id", "key"),
)

CODES = Table(
    "codes",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("expires", Double, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("applied", Integer),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("room_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("address", Text),
    PrimaryKeyConstraint("room_id", "person", "process"),
    Index("presence_process", "process"),
)

LAST_SEEN = Table(
    "last_seen",
    METADATA,
    Column("room_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("room_id", "person"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("network", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double),
)

INTERVENTIONS = Table(
    "interventions",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("at", Double, nullable=False),
)
