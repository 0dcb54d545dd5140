"""Fixtures of the server, which these tests compare the page's worker with."""

from tests.server.conftest import (
    anyio_backend,
    served,
    server_of_module,
    sqlite_template,
    sqlite_url,
    template_folder,
)

__all__ = ["anyio_backend", "served", "server_of_module", "sqlite_template", "sqlite_url", "template_folder"]
