"""What the wheel and the sources carry."""

import tarfile
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

from tests.packaging.sources import ROOT

PAGE = "hanabi/server/static/index.html"
EXAMPLES = tuple(f"examples/{path.name}" for path in sorted((ROOT / "examples").glob("*.*")))
TREE_ONLY = (".env", "static_site.py")
"""What is in the folder `deploy` of a checkout alone: secrets, and the script behind `make site`."""
DEPLOY = tuple(f"deploy/{path.name}" for path in (ROOT / "deploy").iterdir() if path.name not in TREE_ONLY)


def check_contents(dist: Path) -> tuple[Path, Path]:
    """The wheel and the sources in a folder, which fail here where they lack something."""
    [wheel], [sources] = dist.glob("*.whl"), dist.glob("*.tar.gz")
    with ZipFile(wheel) as packed:
        shared = [f"share/hanabi/{each}" for each in (*EXAMPLES, *DEPLOY)]
        check_carried(packed.namelist(), PAGE, "LICENSE", *shared)
        [about] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        assert packed.read(about).decode().endswith((ROOT / "README.md").read_text(encoding="utf-8"))
    with tarfile.open(sources) as packed_sources:
        names = packed_sources.getnames()
        check_carried(
            names, f"src/{PAGE}", "LICENSE", "README.md", "Makefile", "hatch_build.py", *EXAMPLES, *DEPLOY
        )
    return wheel, sources


def check_carried(names: Iterable[str], *wanted: str) -> None:
    """Fail unless every file that is `wanted` is among the `names` of an archive, in whichever folder."""
    carried = [f"/{name}" for name in names]
    missing = [each for each in wanted if not any(name.endswith(f"/{each}") for name in carried)]
    assert not missing, missing
