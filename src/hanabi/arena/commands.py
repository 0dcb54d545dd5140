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

from hanabi.arena.fields import cross_fields, difference_fields, failure_fields, match_fields
from hanabi.arena.figures import Summary, compare, summarise
from hanabi.arena.match import ArenaError, GameResult, Match, make_match
from hanabi.arena.pages import cross_page, difference_page, match_page, print_page, verdict
from hanabi.arena.picture import cross_picture, scores_picture
from hanabi.arena.playing import record
from hanabi.arena.progress import MatchProgress, play_with_progress
from hanabi.arena.results import read_results
from hanabi.arena.runner import Runner
from hanabi.arena.wording import Wording
from hanabi.bots import BotError
from hanabi.game.replay import Replay

MAX_NAME_LENGTH = 200

DONE, FAILED, INTERRUPTED = 0, 1, 130
MAX_FAILURES_SHOWN = 5
"""How many failures are printed; the results file has them all."""


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """The options that all three commands share."""

    ruleset: str
    players: int
    games: int
    seed: int
    crew: Runner
    out: Path | None = None
    """The results file of one match, or the folder for those of several."""
    plot: Path | None = None
    as_json: bool = False

    def make_match(self, *names: str) -> Match:
        return make_match(names, self.ruleset, self.players, self.seed)


def simulate(words: Wording, names: tuple[str, ...], order: ArenaOptions) -> int:
    """Play a match, print and draw its figures; return the exit code."""
    _check_plot(order)
    played = play_with_progress(words, order.make_match(*names), order.games, order.crew, order.out)
    summary = summarise(played.lines)
    if order.as_json:
        _print_json(match_fields(played.match, summary) | _problem_fields(words, [played]))
    else:
        print_page(match_page(words, played.match, summary))
    if order.plot:
        order.plot.write_text(scores_picture(words, played.match, summary), encoding="utf-8")
    return _report_problems(words, [played], order)


def duel(words: Wording, bots: tuple[str, str], order: ArenaOptions) -> int:
    """Play the same decks with each of two bots and say which is better; return the exit code."""
    matches = [order.make_match(name) for name in bots]
    both = _play_all(words, matches, order)
    if len(both) < len(matches):
        return _report_problems(words, both, order)
    found = compare(both[0].lines, both[1].lines)
    summaries = [summarise(played.lines) for played in both]
    if order.as_json:
        each = [match_fields(match, summary) for match, summary in zip(matches, summaries, strict=True)]
        told = {"bots": list(bots), **difference_fields(found), "sentence": verdict(words, bots, found)}
        _print_json(told | {"matches": each} | _problem_fields(words, both))
    else:
        for match, summary in zip(matches, summaries, strict=True):
            title, mean = words.title(match, summary.games), words.mean(summary.score, 3)
            print_page(words.say("web-lobby-pair", label=title, value=mean))
        print_page(difference_page(words, bots, found))
    return _report_problems(words, both, order)


def tournament(words: Wording, bots: tuple[str, ...], order: ArenaOptions) -> int:
    """Play every pair of bots that may sit together, print and draw all means; return the exit code."""
    _check_plot(order)
    pairs = _pairs(bots, order)
    played = _play_all(words, list(pairs.values()), order)
    matches = {pair: (each.match, summarise(each.lines)) for pair, each in zip(pairs, played, strict=False)}
    cells = {pair: summary for pair, (_, summary) in matches.items()}
    if order.as_json:
        _print_json({"bots": list(bots), "pairs": cross_fields(matches)} | _problem_fields(words, played))
    else:
        print_page(cross_page(words, bots, cells))
    if order.plot:
        order.plot.write_text(_heat_map(words, bots, cells, order), encoding="utf-8")
    return _report_problems(words, played, order)


def reproduce(file: Path, game: int) -> Replay:
    """Play a game of a results file again; raise ArenaError if the file does not have it."""
    match, lines = read_results(file)
    if game not in lines:
        raise ArenaError("results-without-game", file=str(file), game=game)
    return record(match, lines[game])


def _play_all(words: Wording, matches: Iterable[Match], order: ArenaOptions) -> list[MatchProgress]:
    """Play one match after the other until one is interrupted."""
    found: list[MatchProgress] = []
    for match in matches:
        file = order.out / file_name(match) if order.out else None
        found.append(play_with_progress(words, match, order.games, order.crew, file))
        if found[-1].interrupted:
            break
    return found


def file_name(match: Match) -> str:
    """The name of a match's results file in a folder of several; a long one ends in a hash."""
    named = "-".join((*match.bots, match.ruleset, str(match.seed)))
    plain = re.sub(r"[^a-z0-9+=-]+", "_", named, flags=re.IGNORECASE)
    if len(plain) > MAX_NAME_LENGTH:
        plain = f"{plain[:MAX_NAME_LENGTH]}-{sha256(named.encode()).hexdigest()[:12]}"
    return f"{plain}.jsonl"


def _pairs(bots: tuple[str, ...], order: ArenaOptions) -> dict[tuple[str, str], Match]:
    """A match for each ordered pair of bots that may sit together."""
    found = {}
    for first, second in product(bots, repeat=2):
        try:
            found[first, second] = order.make_match(*dict.fromkeys((first, second)))
        except BotError as error:
            if error.code != "bots-apart":
                raise
    return found


def _heat_map(
    words: Wording, bots: tuple[str, ...], cells: dict[tuple[str, str], Summary], order: ArenaOptions
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


def _check_plot(order: ArenaOptions) -> None:
    """Raise ArenaError if the picture cannot be written, before anything is played."""
    if order.plot is None:
        return
    try:
        order.plot.open("a", encoding="utf-8").close()
    except OSError as error:
        raise ArenaError("file-unwritable", file=str(order.plot)) from error


def _problem_fields(words: Wording, played: Iterable[MatchProgress]) -> dict[str, Any]:
    """The JSON fields about failures and interruption."""
    every = list(played)
    failures = [each for one in every for each in failure_fields(words, one.lines)]
    return {"interrupted": any(one.interrupted for one in every), "failures": failures}


def _report_problems(words: Wording, played: list[MatchProgress], order: ArenaOptions) -> int:
    """Print to standard error what went wrong; return the exit code."""
    failed = [line for one in played for line in one.lines if line.failure is not None]
    _print_failures(words, failed)
    if any(one.interrupted for one in played):
        done = sum(len(one.lines) for one in played)
        code = "arena-interrupted-kept" if order.out else "arena-interrupted-lost"
        print(words.say(code, games=done, file=str(order.out)), file=sys.stderr)
        return INTERRUPTED
    return FAILED if failed else DONE


def _print_failures(words: Wording, failed: list[GameResult]) -> None:
    if failed:
        print(words.say("arena-failed", games=len(failed)), file=sys.stderr)
    for line in failed[:MAX_FAILURES_SHOWN]:
        print(words.failure(line), file=sys.stderr)


def _print_json(fields: dict[str, Any]) -> None:
    print(json.dumps(fields, ensure_ascii=False, indent=1))
