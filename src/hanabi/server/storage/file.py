"""The file of a SQLite database: a deleted one would still accept writes that nobody can find again."""

from pathlib import Path

from sqlalchemy import URL


class DatabaseFile:
    """The file that connections were opened on; PostgreSQL has none."""

    def __init__(self, url: URL) -> None:
        named = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        self.path = Path(str(url.database)) if named else None
        self._opened = self._identity()

    @property
    def is_there(self) -> bool:
        """Whether what is written now can be found later."""
        return self.path is None or (self._opened is not None and self._identity() == self._opened)

    def refresh(self) -> None:
        """Accept the file that is there now."""
        self._opened = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat() if self.path else None
        except OSError:
            return None
        return (found.st_dev, found.st_ino) if found else None
