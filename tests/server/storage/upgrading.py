"""Databases of earlier revisions."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from hanabi.server.storage.migrate import MIGRATIONS


def upgrade_to(connection: Connection, revision: str) -> None:
    """Bring an empty or older database to a revision."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
