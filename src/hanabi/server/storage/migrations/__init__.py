"""The schema's history, for alembic: a revision is a file in `versions` and a line in `migrate.REVISIONS`."""
