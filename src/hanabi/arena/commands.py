"""The commands `hanabi simulate`, `compare` and `tournament`, once their options are parsed."""

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from hanabi.arena.crew import Crew
from hanabi.arena.fields import cross_fields, difference_fields, failure_fields, match_fields
from hanabi.arena.figures import Summary, compare, summarise
from hanabi.arena.match import ArenaError, Line, Match, seated
from hanabi.arena.pages import cross_page, difference_page, match_page, print_page, verdict
from hanabi.arena.picture import cross_picture, scores_picture
from hanabi.arena.playing import record
from hanabi.arena.results import read_results
from hanabi.arena.watching import Played, play_watched
from hanabi.arena.wording import Wording
from hanabi.bots import BotError
from hanabi.game.replay import Replay

LONGEST_NAME = 200

DONE, FAILED, INTERRUPTED = 0, 1, 130
MOST_FAILURES = 5
"""How many failures are printed; the results file has them all."""


@dataclass(frozen=True, slots=True)
class Order:
    """The options that all three commands share."""

    ruleset: str
    players: int
    games: int
    seed: int
    crew: Crew
    out: Path | None = None
    """The results file of one match, or the folder for those of several."""
    plot: Path | None = None
    as_json: bool = False

    def match(self, *names: str) -> Match:
        return seated(names, self.ruleset, self.players, self.seed)


def simulate(words: Wording, names: tuple[str, ...], order: Order) -> int:
    """Play a match, print and draw its figures; return the exit code."""
    _check_plot(order)
    played = play_watched(words, order.match(*names), order.games, order.crew, order.out)
    summary = summarise(played.lines)
    if order.as_json:
        _print_json(match_fields(played.match, summary) | _problems(words, [played]))
    else:
        print_page(match_page(words, played.match, summary))
    if order.plot:
        order.plot.write_text(scores_picture(words, played.match, summary), encoding="utf-8")
    return _ending(words, [played], order)


def duel(words: Wording, bots: tuple[str, str], order: Order) -> int:
    """Play the same decks with each of two bots and say which is better; return the exit code."""
    matches = [order.match(name) for name in bots]
    both = _play_all(words, matches, order)
    if len(both) < len(matches):
        return _ending(words, both, order)
    found = compare(both[0].lines, both[1].lines)
    summaries = [summarise(played.lines) for played in both]
    if order.as_json:
        each = [match_fields(match, summary) for match, summary in zip(matches, summaries, strict=True)]
        told = {"bots": list(bots), **difference_fields(found), "sentence": verdict(words, bots, found)}
        _print_json(told | {"matches": each} | _problems(words, both))
    else:
        for match, summary in zip(matches, summaries, strict=True):
            print_page(f"{words.title(match, summary.games)}: {words.mean(summary.score, 3)}")
        print_page(difference_page(words, bots, found))
    return _ending(words, both, order)


def tournament(words: Wording, bots: tuple[str, ...], order: Order) -> int:
    """Play every pair of bots that may sit together, print and draw all means; return the exit code."""
    _check_plot(order)
    pairs = _pairs(bots, order)
    played = _play_all(words, list(pairs.values()), order)
    matches = {pair: (each.match, summarise(each.lines)) for pair, each in zip(pairs, played, strict=False)}
    cells = {pair: summary for pair, (_, summary) in matches.items()}
    if order.as_json:
        _print_json({"bots": list(bots), "pairs": cross_fields(matches)} | _problems(words, played))
    else:
        print_page(cross_page(words, bots, cells))
    if order.plot:
        order.plot.write_text(_heat_map(words, bots, cells, order), encoding="utf-8")
    return _ending(words, played, order)


def reproduce(file: Path, game: int) -> Replay:
    """Play a game of a results file again; raise ArenaError if the file does not have it."""
    match, lines = read_results(file)
    if game not in lines:
        raise ArenaError("results-without-game", file=str(file), game=game)
    return record(match, lines[game])


def _play_all(words: Wording, matches: Iterable[Match], order: Order) -> list[Played]:
    """Play one match after the other until one is interrupted."""
    found: list[Played] = []
    for match in matches:
        file = order.out / file_name(match) if order.out else None
        found.append(play_watched(words, match, order.games, order.crew, file))
        if found[-1].interrupted:
            break
    return found


def file_name(match: Match) -> str:
    """The name of a match's results file in a folder of several; a long one ends in a hash."""
    named = "-".join((*match.bots, match.ruleset, str(match.seed)))
    plain = re.sub(r"[^a-z0-9+=-]+", "_", named, flags=re.IGNORECASE)
    if len(plain) > LONGEST_NAME:
        plain = f"{plain[:LONGEST_NAME]}-{sha256(named.encode()).hexdigest()[:12]}"
    return f"{plain}.jsonl"


def _pairs(bots: tuple[str, ...], order: Order) -> dict[tuple[str, str], Match]:
    """A match for each ordered pair of bots that may sit together."""
    found = {}
    for first, second in product(bots, repeat=2):
        try:
            found[first, second] = order.match(*dict.fromkeys((first, second)))
        except BotError as error:
            if error.code != "bots-apart":
                raise
    return found


def _heat_map(
    words: Wording, bots: tuple[str, ...], cells: dict[tuple[str, str], Summary], order: Order
) -> str:
    games = max((cell.games for cell in cells.values()), default=0)
    title = words.say(
        "arena-tournament-title",
        ruleset=order.ruleset,
        players=order.players,
        games=games,
        seed=str(order.seed),
    )
    return cross_picture(words, title, bots, cells)


def _check_plot(order: Order) -> None:
    """Raise ArenaError if the picture cannot be written, before anything is played."""
    if order.plot is None:
        return
    try:
        order.plot.open("a", encoding="utf-8").close()
    except OSError as error:
        raise ArenaError("file-unwritable", file=str(order.plot)) from error


def _problems(words: Wording, played: Iterable[Played]) -> dict[str, Any]:
    """The JSON fields about failures and interruption."""
    every = list(played)
    failures = [each for one in every for each in failure_fields(words, one.lines)]
    return {"interrupted": any(one.interrupted for one in every), "failures": failures}


def _ending(words: Wording, played: list[Played], order: Order) -> int:
    """Print to standard error what went wrong; return the exit code."""
    failed = [line for one in played for line in one.lines if line.failure is not None]
    _tell_failures(words, failed)
    if any(one.interrupted for one in played):
        done = sum(len(one.lines) for one in played)
        code = "arena-interrupted-kept" if order.out else "arena-interrupted-lost"
        print(words.say(code, games=done, file=str(order.out)), file=sys.stderr)
        return INTERRUPTED
    return FAILED if failed else DONE


def _tell_failures(words: Wording, failed: list[Line]) -> None:
    if failed:
        print(words.say("arena-failed", games=len(failed)), file=sys.stderr)
    for line in failed[:MOST_FAILURES]:
        print(words.failure(line), file=sys.stderr)


def _print_json(fields: dict[str, Any]) -> None:
    print(json.dumps(fields, ensure_ascii=False, indent=1))
