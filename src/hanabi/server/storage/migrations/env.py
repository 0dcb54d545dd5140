"""The alembic environment: runs the revisions in the transaction that the caller has begun."""

from alembic import context

from hanabi.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
