"""Games from folders, lists, links and hanab.live: each told in a line, and the others go on."""

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from hanabi.game.hanab_live import from_hanab_live, read_record, to_hanab_live, write_hanab_live, write_link
from hanabi.game.replay import LARGEST_FILE, write_replay
from hanabi.plain import sources
from hanabi.text import Catalogue
from tests.cli.records import recorded, saved
from tests.cli.run import Answer, hanabi

LIVE = "custom+suits=rygbp+no-empty-clues"
GAMES = [recorded(LIVE, 3, seed) for seed in range(3)]
LINES = [write_hanab_live(game) for game in GAMES]


def scores(answer: Answer) -> list[int]:
    return [game["score"] for game in json.loads(answer.out)]


EXPECTED = [replay.final().board.outcome.score for replay in map(from_hanab_live, map(to_hanab_live, GAMES))]  # type: ignore[union-attr]


# Lists


def test_a_file_with_a_game_on_each_line_is_told_line_by_line(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("".join(LINES), encoding="utf-8")
    answer = hanabi("replay", str(tmp_path / "games.jsonl"))
    assert answer.code == 0
    first, *_ = answer.out.splitlines()
    assert first.startswith(f"{tmp_path}/games.jsonl:1: No Variant · Ann, Ben, Cleo · ")
    assert len(answer.out.splitlines()) == 3
    assert answer.err == "Games read: 3. Refused: 0.\n"


@pytest.mark.parametrize("name", ["games.jsonl", "games.ndjson", "games.json", "games"])
def test_a_list_is_known_by_its_name_or_its_lines(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("".join(LINES), encoding="utf-8")
    assert scores(hanabi("replay", str(tmp_path / name), "--json")) == EXPECTED


def test_a_json_list_and_standard_input_are_lists_too(tmp_path: Path) -> None:
    listed = json.dumps([to_hanab_live(game) for game in GAMES])
    (tmp_path / "games.json").write_text(listed, encoding="utf-8")
    assert scores(hanabi("replay", str(tmp_path / "games.json"), "--json")) == EXPECTED
    assert scores(hanabi("replay", "-", "--json", typed=listed)) == EXPECTED
    assert scores(hanabi("replay", "-", "--json", typed="".join(LINES))) == EXPECTED
    assert scores(hanabi("replay", listed, "--json")) == EXPECTED


def test_a_list_may_be_larger_than_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text((LINES[0] + " " * 2_000 + "\n") * (LARGEST_FILE // 3_000), encoding="utf-8")
    assert file.stat().st_size > LARGEST_FILE
    assert hanabi("replay", str(file)).code == 0


def test_a_line_that_is_no_game_costs_only_itself(tmp_path: Path) -> None:
    lines = [LINES[0].encode(), b"{\n", b"\n", b"\xff\xfe\n", LINES[1].encode(), b" " * (LARGEST_FILE + 5)]
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines))
    answer = hanabi("replay", str(tmp_path / "games.jsonl"), "--json")
    found = json.loads(answer.out)
    assert [game.get("error") for game in found] == [
        None,
        "not-json",
        "file-not-text",
        None,
        "file-too-large",
    ]
    assert [game["source"].rpartition(":")[2] for game in found] == ["1", "2", "4", "5", "6"]
    assert answer.err == "Games read: 2. Refused: 3.\n"
    assert answer.code == 0


# Folders


def test_a_folder_is_read_with_everything_in_it(tmp_path: Path) -> None:
    (tmp_path / "2023").mkdir()
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "a.json").write_text(write_replay(GAMES[0]), encoding="utf-8")
    (tmp_path / "2023" / "b.json").write_text(LINES[1], encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
    (tmp_path / "photo.png").write_bytes(bytes(range(256)))
    (tmp_path / ".hidden" / "c.json").write_text(LINES[2], encoding="utf-8")
    (tmp_path / ".d.json").write_text(LINES[2], encoding="utf-8")
    answer = hanabi("replay", str(tmp_path))
    assert [line.partition(":")[0] for line in answer.out.splitlines()] == [
        "2023/b.json",
        "a.json",
        "notes.txt",
        "photo.png",
    ]
    assert "notes.txt: The file isn’t complete JSON" in answer.out
    assert "isn’t a UTF-8 text file" in answer.out
    assert answer.err == "Games read: 2. Refused: 2.\n"


def test_a_variant_we_do_not_play_is_refused_by_name_and_the_rest_goes_on(tmp_path: Path) -> None:
    odd = json.dumps(to_hanab_live(GAMES[0]) | {"options": {"variant": "Duck (5 Suits)"}})
    (tmp_path / "a.json").write_text(odd, encoding="utf-8")
    (tmp_path / "b.json").write_text(LINES[0], encoding="utf-8")
    answer = hanabi("replay", str(tmp_path))
    assert "a.json: The hanab.live variant “Duck (5 Suits)” isn’t supported." in answer.out
    assert answer.err == "Games read: 1. Refused: 1.\n"


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    answer = hanabi("replay", str(tmp_path))
    assert (answer.code, answer.sentence) == (1, f"There are no games in {tmp_path}.")
    (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
    answer = hanabi("replay", str(tmp_path))
    assert (answer.code, answer.err) == (1, "Games read: 0. Refused: 1.\n")


@pytest.mark.parametrize("options", [("--turn", "3"), ("--seat", "Ann")])
def test_a_turn_or_a_seat_needs_a_single_game(options: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("".join(LINES), encoding="utf-8")
    answer = hanabi("replay", str(tmp_path), *options)
    assert answer.code == 1
    assert answer.sentence == f"{tmp_path} has several games, but this needs a single one."


def test_advice_needs_a_single_game(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("".join(LINES), encoding="utf-8")
    assert hanabi("advise", str(tmp_path)).sentence.endswith(
        "has several games, but this needs a single one."
    )


@pytest.mark.parametrize("language", ["de", "es", "fr", "pl", "pt"])
def test_the_count_is_told_in_every_language(language: str) -> None:
    for read, refused in ((0, 0), (1, 1), (2, 3), (5, 22)):
        told = Catalogue(language).say("replay-list", read=read, refused=refused)
        assert "{" not in told
        assert str(read) in told


# Links and exports


def test_a_pasted_game_and_a_pasted_link_are_games() -> None:
    assert json.loads(hanabi("replay", LINES[0], "--json").out)["score"] == EXPECTED[0]
    link = write_link(GAMES[0]).strip()
    found = json.loads(hanabi("replay", link, "--json").out)
    assert (found["score"], found["players"]) == (EXPECTED[0], ["Alice", "Bob", "Cathy"])
    assert hanabi("review", link).code == 0
    assert hanabi("advise", link, "--turn", "2").code == 0


def test_a_game_becomes_a_link_that_reads_back(tmp_path: Path) -> None:
    answer = hanabi("replay", saved(tmp_path, GAMES[0]), "--export", "link")
    assert answer.out == write_link(GAMES[0])
    assert read_record(answer.out).actions == read_record(LINES[0]).actions


@pytest.mark.parametrize("export", ["live", "link", "replay"])
def test_a_list_is_exported_line_by_line_and_refusals_are_told_apart(export: str, tmp_path: Path) -> None:
    tiles = recorded("fr+flamboyant-fives")
    texts = [LINES[0], "{\n", json.dumps(json.loads(write_replay(tiles))) + "\n", LINES[1]]
    (tmp_path / "games.jsonl").write_text("".join(texts), encoding="utf-8")
    answer = hanabi("replay", str(tmp_path / "games.jsonl"), "--export", export)
    lines = answer.out.splitlines()
    games = [GAMES[0], *([tiles] if export == "replay" else []), GAMES[1]]
    assert [read_record(line).shuffle for line in lines] == [game.shuffle for game in games]
    assert len(answer.err.splitlines()) == 2 + (export != "replay")
    assert (tmp_path / "again.jsonl").write_text(answer.out, encoding="utf-8")
    assert hanabi("replay", str(tmp_path / "again.jsonl")).err.endswith("Refused: 0.\n")


# The site itself


class Site(http.server.BaseHTTPRequestHandler):
    """A site with one game, and a page that is no text."""

    def do_GET(self) -> None:
        pages = {"/export/7": LINES[0].encode(), "/export/8": b"\xff\xfe"}
        found = pages.get(self.path)
        self.send_response(200 if found else 404)
        self.end_headers()
        self.wfile.write(found or b"")

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Serve a site on this machine instead of hanab.live."""
    with http.server.HTTPServer(("127.0.0.1", 0), Site) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        base = f"http://127.0.0.1:{server.server_port}"
        monkeypatch.setattr(sources, "export_address", lambda number: f"{base}/export/{number}")
        yield base
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("word", ["7", "https://hanab.live/replay/7", "hanab.live/shared-replay/7#3"])
def test_a_game_is_fetched_by_its_number(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with site(monkeypatch):
        assert json.loads(hanabi("replay", word, "--json").out)["score"] == EXPECTED[0]


@pytest.mark.parametrize(("number", "code"), [("9", "site-unreachable"), ("8", "file-not-text")])
def test_what_the_site_does_not_have_is_refused_with_its_address(
    number: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with site(monkeypatch) as base:
        answer = hanabi("replay", number, "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["error"]) == (1, code)
    assert f"{base}/export/{number}" in told["message"]


def test_without_a_network_the_way_by_hand_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with site(monkeypatch) as base:
        pass
    answer = hanabi("replay", "7")
    assert answer.code == 1
    assert answer.sentence.startswith("Can’t reach hanab.live (")
    assert (
        f"Open {base}/export/7 in a browser, save the page as a file, and use that file." in answer.sentence
    )


def test_a_file_named_like_a_number_is_that_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "7").write_text(LINES[2], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert json.loads(hanabi("replay", "7", "--json").out)["score"] == EXPECTED[2]


def test_a_file_named_like_json_is_that_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "[2023].json").write_text(LINES[2], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert json.loads(hanabi("replay", "[2023].json", "--json").out)["score"] == EXPECTED[2]


def test_an_ending_is_told_with_the_player_who_ended_the_game(tmp_path: Path) -> None:
    game = to_hanab_live(replace(GAMES[0], actions=GAMES[0].actions[:3]))
    game["actions"].append({"type": 4, "target": 1, "value": 4})
    told = hanabi("replay", json.dumps(game)).out
    assert "The game was stopped by Ben: it scores 0 points." in told
