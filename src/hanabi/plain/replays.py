"""Recorded games: read and write their files, and show them as lines and as JSON fields."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO

from hanabi.errors import HanabiError, ReplayError
from hanabi.game import Event, GameState, PlayerView, Seat, points
from hanabi.game.hanab_live import read_record, write_hanab_live
from hanabi.game.replay import LARGEST_FILE, Replay, write_replay
from hanabi.plain.table_text import table_lines
from hanabi.plain.words import Words
from hanabi.text import Catalogue, sentence
from hanabi.text.catalogue import sanitize

STANDARD_INPUT = "-"
WRITERS = {"live": write_hanab_live, "replay": write_replay}


class FileError(HanabiError):
    """A file that cannot be read or written."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """An action of a recorded game: the state before, its events, and the state after."""

    before: GameState
    events: tuple[Event, ...]
    after: GameState


@dataclass(frozen=True, slots=True)
class PlayedReplay:
    """A replay with all its states; it was played through, so it follows the rules."""

    replay: Replay
    start: GameState
    steps: tuple[ReplayStep, ...]

    @property
    def final(self) -> GameState:
        return self.steps[-1].after if self.steps else self.start


def open_record(file: str) -> PlayedReplay:
    """Read a file and play the game in it through; raise FileError or ReplayError if that fails."""
    replay = read_record(read_text(file))
    try:
        (start, _), *rest = replay.steps()
    except ReplayError as error:
        raise with_player(replay, error) from error
    states = (start, *(state for state, _ in rest))
    steps = (ReplayStep(states[place], events, state) for place, (state, events) in enumerate(rest))
    return PlayedReplay(replay, start, tuple(steps))


def with_player(replay: Replay, error: ReplayError) -> ReplayError:
    """Add the name of the player to an error about an action."""
    seat = error.details.get("seat")
    named = {"player": replay.players[seat]} if isinstance(seat, int) else {}
    return ReplayError(error.code, **error.details, **named)


def read_text(file: str) -> str:
    """Read a text file, or standard input for `-`; raise FileError if it is too large or not text."""
    try:
        data = _read_input() if file == STANDARD_INPUT else _read_file(Path(file))
    except (OSError, ValueError) as error:
        raise FileError(_code(error), file=file) from error
    if len(data) > LARGEST_FILE:
        raise FileError("file-too-large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError("file-not-text", file=file) from error


def cut_at_turn(record: PlayedReplay, turn: int | None) -> PlayedReplay:
    """Cut a record after a turn; None keeps all of it."""
    if turn is None:
        return record
    if not 0 <= turn <= record.final.board.turn:
        raise ReplayError("no-such-turn", turn=turn, turns=record.final.board.turn)
    played = tuple(step for step in record.steps if step.before.board.turn < turn)
    return replace(record, steps=played)


def find_seat(record: PlayedReplay, text: str | None) -> Seat | None:
    """Find a seat by the player's name or by its number, counted from 1; raise FileError if there is none."""
    names = record.replay.players
    found = {str(number): seat for seat, number in enumerate(range(1, len(names) + 1))}
    # Reversed, so that the first of several equal names wins.
    found |= {name.casefold(): seat for seat, name in reversed(list(enumerate(names)))}
    if text is not None and text.casefold() not in found:
        raise FileError("seat-unknown", seat=text, players=", ".join(names))
    return None if text is None else found[text.casefold()]


def record_lines(
    catalogue: Catalogue, record: PlayedReplay, turn: int | None, seat: Seat | None
) -> Iterator[str]:
    """The lines of a record: every action up to a turn, the result, and the table."""
    words = Words(catalogue, record.replay.players)
    shown = cut_at_turn(record, turn)
    board = shown.final.board
    players = ", ".join(words.names)
    yield catalogue.say("replay-title", ruleset=str(record.replay.rules), players=players)
    yield from ("", *story_lines(words, shown, seat)) if shown.steps else ()
    if board.over or turn is None:
        yield from ("", words.result(board), *filter(None, [words.verdict(board)]))
    yield from ("", *table_lines(words, shown.final.view(seat)))


def story_lines(words: Words, record: PlayedReplay, seat: Seat | None) -> Iterator[str]:
    """One line for each action, after its turn; a stop has no line of its own."""
    told = 0
    for step in record.steps:
        turn = step.before.board.turn + 1
        story = words.story(step.before.board, (event.seen_by(seat) for event in step.events))
        if story:
            yield f"{turn if turn != told else '':>3}  {story}"
        told = turn


def record_fields(record: PlayedReplay, turn: int | None, seat: Seat | None) -> dict[str, Any]:
    """A record as JSON fields: how it ended, and the table after a turn."""
    final, shown = record.final.board, cut_at_turn(record, turn).final
    board, outcome = shown.board, final.outcome
    return {
        "players": list(record.replay.players),
        "ruleset": str(record.replay.rules),
        "turns": final.turn,
        "outcome": outcome.result.value if outcome else "unfinished",
        "score": outcome.score if outcome else points(final),
        "best": final.rules.best,
        "stop_reason": outcome.reason.value if outcome and outcome.reason else None,
        "turn": board.turn,
        "seat": board.seat,
        "fireworks": board.heights,
        "points": points(board),
        "clue_tokens": board.clue_tokens,
        "strikes": board.strikes,
        "deck": board.deck,
        "turns_left": board.turns_left,
        "hands": [_hand_fields(shown.view(seat), owner) for owner in range(board.players)],
        "discards": [str(card) for card in board.discards],
        "tiles": [tile.value for tile in board.turned],
    }


def error_fields(catalogue: Catalogue, error: HanabiError) -> dict[str, Any]:
    """An error as JSON fields."""
    details = {name: sanitize(value) for name, value in error.details.items()}
    return {"error": error.code, **details, "message": sentence(catalogue, error)}


def save_replay(file: str, replay: Replay) -> None:
    """Write a replay to a new file; raise FileError if it exists or cannot be written."""
    try:
        with Path(file).open("x", encoding="utf-8") as target:
            target.write(write_replay(replay))
    except FileExistsError as error:
        raise FileError("file-exists", file=file) from error
    except (OSError, ValueError) as error:
        raise FileError("file-unwritable", file=file) from error


def _read_file(path: Path) -> bytes:
    """Read a file; raise FileError before opening one that is too large."""
    if path.stat().st_size > LARGEST_FILE:
        raise FileError("file-too-large", most=LARGEST_FILE)
    with path.open("rb") as source:
        return _read_limited(source)


def _read_input() -> bytes:
    if sys.stdin is None:
        raise OSError
    return _read_limited(sys.stdin.buffer)


def _read_limited(source: BinaryIO) -> bytes:
    return source.read(LARGEST_FILE + 1)  # one byte more shows that it is too large


def _code(error: OSError | ValueError) -> str:
    """The error code for a file that could not be read."""
    codes = {
        FileNotFoundError: "file-not-found",
        IsADirectoryError: "file-is-folder",
        PermissionError: "file-forbidden",
    }
    return next((code for kind, code in codes.items() if isinstance(error, kind)), "file-unreadable")


def _hand_fields(view: PlayerView, owner: Seat) -> list[str | None]:
    return [None if card is None else str(card) for card in view.cards(owner)]
