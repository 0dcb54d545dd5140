"""The page of commands names everything the command line takes and prints, and nothing else."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from hanabi.arena import Failure, make_match, summarise
from hanabi.arena import compare as compare_lines
from hanabi.arena.fields import difference_fields, match_fields
from hanabi.bench.measuring import Row
from hanabi.cli import app
from hanabi.cli.rules_diff import compare_rulesets, comparison_fields
from hanabi.cli.verification import verification_fields, verify_deal
from hanabi.plain import exit_codes
from hanabi.plain.replays import open_record, record_fields
from hanabi.plain.rules_pages import edition_fields, rules_fields
from hanabi.rules import EDITIONS, options, ruleset
from hanabi.text import Catalogue, languages

ROOT = Path(__file__).parents[2]
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
PLAY = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
IN_CODE = frozenset(re.findall(r"`([^`\n]+)`", COMMANDS))
WORDS = frozenset(word for code in IN_CODE for word in code.split())
EVERYWHERE = frozenset({"--help", "--language", "--version"})
RECORD = ROOT / "tests" / "game" / "golden" / "replay-v1.json"
PROVEN = RECORD.with_name("replay-v1-proof.json")


def parts() -> dict[str, str]:
    """The text about each command, by its name."""
    found = re.split(r"^## hanabi ([\w-]+)$", COMMANDS, flags=re.MULTILINE)[1:]
    return {name: text.split("\n## ")[0] for name, text in zip(found[::2], found[1::2], strict=True)}


def command(name: str) -> Any:
    commands: Any = get_command(app)
    return commands.commands[name]


def test_every_command_has_its_part() -> None:
    commands: Any = get_command(app)
    assert sorted(parts()) == sorted(commands.commands)


def test_every_command_is_listed_at_the_top() -> None:
    commands: Any = get_command(app)
    listed = re.findall(r"^hanabi ([\w-]+)", COMMANDS.split("```")[1], re.MULTILINE)
    assert set(listed) == set(commands.commands)


@pytest.mark.parametrize("name", parts())
def test_the_options_of_a_command_are_those_it_takes(name: str) -> None:
    described = set(re.findall(r"^\| `(--[a-z-]+)", parts()[name], re.MULTILINE))
    several = [command(name), *getattr(command(name), "commands", {}).values()]
    taken = {option for one in several for each in one.params for option in each.opts}
    assert described == {option for option in taken if option.startswith("--")} - EVERYWHERE


def test_every_command_of_the_administration_is_described() -> None:
    described = re.findall(r"^\| `([a-z][a-z-]*)(?: [A-Z]+)?` \|", parts()["admin"], re.MULTILINE)
    assert described == list(command("admin").commands)


@pytest.mark.parametrize("key", EDITIONS)
def test_what_a_box_takes_is_listed(key: str) -> None:
    [row] = re.findall(rf"^\| `{key}` \| (.*) \|$", COMMANDS, re.MULTILINE)
    assert row.replace("`", "").split() == list(options(key))


def test_every_field_of_the_json_is_described() -> None:
    catalogue = Catalogue()
    printed: list[dict[str, Any]] = [
        edition_fields(catalogue),
        edition_fields(catalogue)["editions"][0],
        rules_fields(ruleset("fr")),
        comparison_fields(catalogue, compare_rulesets("fr", "pl")),
        comparison_fields(catalogue, compare_rulesets("fr", "pl"))["differences"][0],
        record_fields(open_record(str(RECORD)), None, None),
        verification_fields(verify_deal(open_record(str(PROVEN)).replay, None)),
        dict.fromkeys(Row._fields),
        match_fields(make_match(["random"], "pl", 2, 0), summarise([])),
        difference_fields(compare_lines([], [])),
        dict.fromkeys(("matches", "sentence", "interrupted", "failures", "pairs", "first", "second")),
        dict.fromkeys(field.name for field in fields(Failure) if field.name not in ("code", "details")),
    ]
    assert sorted({name for fields in printed for name in fields} - IN_CODE) == []


def test_every_variable_the_program_reads_is_described() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    read = {name for source in sources for name in re.findall(r'"(HANABI_[A-Z_]+|NO_COLOR|TERM)"', source)}
    assert read
    assert sorted(read - IN_CODE) == []


def test_the_exit_codes_are_those_of_the_program() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", COMMANDS, re.MULTILINE)}
    named = {code for name, code in vars(exit_codes).items() if name.isupper()}
    assert codes == named


def test_every_language_is_named_where_playing_is_explained() -> None:
    for language in languages():
        assert Catalogue(language).say("screen-language-name") in PLAY
