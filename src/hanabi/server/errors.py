"""What the server refuses, beside what the rules refuse."""

from hanabi.errors import HanabiError


class ServerError(HanabiError):
    """Something the server cannot do."""


class StorageError(ServerError):
    """Something the database did not take; with `storage-unavailable` nobody knows whether it was written."""
