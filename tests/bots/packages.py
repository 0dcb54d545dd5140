"""Packages that are as good as installed: modules on a path with the metadata that `pip` would write."""

from pathlib import Path

BOT = '''
from hanabi.bots import Company, RandomBot


class Acme(RandomBot):
    """Anything will do."""


class Secretive(RandomBot):
    company = Company.OWN_KIND
'''


def install(
    folder: Path,
    package: str,
    entries: dict[str, str],
    source: str = BOT,
    group: str = "hanabi.bots",
    requires: str = "",
) -> None:
    """Put a package with these entry points into a folder."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    facts = folder / f"{module}-1.2.dist-info"
    facts.mkdir()
    needs = f"Requires-Dist: {requires}\n" if requires else ""
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n{needs}")
    lines = [f"{name} = {place}" for name, place in entries.items()]
    (facts / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]))
