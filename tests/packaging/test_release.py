"""A release: tag, version and changelog agree, and the workflows test what the package promises."""

import re
from importlib.metadata import version
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from hanabi import __version__
from tests.packaging.release import release_notes
from tests.packaging.sources import ROOT, project

CHANGES = "# Changes\n\n## Unreleased\n\n## 0.2.0 – 2026-12-01\n\n- New.\n\n## 0.1.0\n\n- First.\n"
WORKFLOWS = ROOT / ".github" / "workflows"


def workflow(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((WORKFLOWS / name).read_text(encoding="utf-8"))
    return read


def test_the_version_is_written_once() -> None:
    assert version("hanabi") == __version__


def test_the_documentation_says_which_version_it_describes() -> None:
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert f"These pages describe version {__version__}.\n" in page


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert release_notes("v0.2.0", "0.2.0", CHANGES) == "- New.\n"


@pytest.mark.parametrize(
    ("tag", "version", "changes", "told"),
    [
        ("v0.3.0", "0.2.0", CHANGES, "The tag v0.3.0 is not v0.2.0"),
        ("v0.3.0", "0.3.0", CHANGES, "has no section 0.3.0"),
        (
            "v0.2.0",
            "0.2.0",
            CHANGES.replace("Unreleased\n", "Unreleased\n\n- Newer.\n"),
            "still lists changes",
        ),
    ],
)
def test_a_release_that_does_not_fit_is_refused(tag: str, version: str, changes: str, told: str) -> None:
    with pytest.raises(SystemExit, match=told):
        release_notes(tag, version, changes)


@pytest.mark.parametrize("job", ["test", "install"])
def test_every_supported_python_is_tested(job: str) -> None:
    classifiers = "\n".join(project()["classifiers"])
    supported = re.findall(r"^Programming Language :: Python :: (3\.\d+)$", classifiers, re.MULTILINE)
    assert workflow("ci.yml")["jobs"][job]["strategy"]["matrix"]["python"] == supported
    assert project()["requires-python"] == f">={supported[0]}"


def test_the_workflows_run_what_contributors_run() -> None:
    run = [step.get("run") for job in workflow("ci.yml")["jobs"].values() for step in job["steps"]]
    assert ".ci/run" in run
    assert "make build" in run
