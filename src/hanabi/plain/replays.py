"""Recorded games: read and write their files, and show them as lines and as JSON fields."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hanabi.coach.clue_story import Listener
from hanabi.errors import HanabiError, ReplayError
from hanabi.game import Event, GameState, PlayerView, Seat, points
from hanabi.game.hanab_live import read_record, variant_named, write_hanab_live, write_link
from hanabi.game.replay import Replay, write_replay
from hanabi.plain.clue_pages import clue_page
from hanabi.plain.files import FileError
from hanabi.plain.sources import game_texts, read_game_text
from hanabi.plain.table_text import table_lines
from hanabi.plain.words import Words
from hanabi.text import Catalogue, sentence
from hanabi.text.catalogue import sanitize

WRITERS = {"live": write_hanab_live, "link": write_link, "replay": write_replay}


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


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game of a folder or a list: where it was, and the game or why it was refused."""

    name: str
    game: PlayedReplay | HanabiError


def open_record(word: str) -> PlayedReplay:
    """Read a game and play it through; raise FileError or ReplayError if that fails."""
    return play_through(read_record(read_game_text(word)))


def open_records(word: str) -> Iterator[FoundGame]:
    """Read every game that `word` stands for and play it through; one that is refused costs only itself."""
    for name, text in game_texts(word):
        try:
            if isinstance(text, HanabiError):
                raise text
            yield FoundGame(name, play_through(read_record(text)))
        except HanabiError as error:
            yield FoundGame(name, error)


def play_through(replay: Replay) -> PlayedReplay:
    """Play a replay through; raise ReplayError, with the name of the player, for an illegal action."""
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
    catalogue: Catalogue, record: PlayedReplay, turn: int | None, seat: Seat | None, clues: bool = False
) -> Iterator[str]:
    """The lines of a record: every action or clue up to a turn, the result, and the table."""
    words = Words(catalogue, record.replay.players)
    shown = cut_at_turn(record, turn)
    board = shown.final.board
    yield title(catalogue, record.replay)
    yield from site_lines(words, record.replay)
    if clues:
        yield from ("", *_clue_lines(words, shown, seat))
    elif shown.steps:
        yield from ("", *story_lines(words, shown, seat))
    if board.over or turn is None:
        yield from ("", words.result(board), *filter(None, [words.verdict(board)]))
    yield from ("", *table_lines(words, shown.final.view(seat)))


def title(catalogue: Catalogue, replay: Replay) -> str:
    """The rules of a game, as its own site calls them, and its players."""
    named = replay.variant or str(replay.rules)
    return catalogue.say("replay-title", ruleset=named, players=", ".join(replay.players))


def site_lines(words: Words, replay: Replay) -> Iterator[str]:
    """A line that says which suits have another name on hanab.live; none if all names are the same."""
    variant = variant_named(replay.variant)
    suits = variant.match(replay.rules) if variant else None
    named = zip(variant.names, suits, strict=True) if variant and suits else ()
    pairs = [f"{name} = {words.suit(suit.key)}" for name, suit in named if name.lower() != suit.key]
    if pairs:
        yield words.catalogue.say("replay-site-suits", suits=", ".join(pairs))


def story_lines(words: Words, record: PlayedReplay, seat: Seat | None) -> Iterator[str]:
    """One line for each action, after its turn; a stop has no line of its own."""
    told = 0
    for step in record.steps:
        turn = step.before.board.turn + 1
        story = words.story(step.before.board, (event.seen_by(seat) for event in step.events))
        if story:
            yield f"{turn if turn != told else '':>3}  {story}"
        told = turn


def _clue_lines(words: Words, record: PlayedReplay, seat: Seat | None) -> Iterator[str]:
    """What every clue of a record means to a seat, or each to its receiver."""
    (_, dealt), *_ = record.replay.steps()
    events = (*dealt, *(event for step in record.steps for event in step.events))
    bots = (None,) * len(words.names)
    return clue_page(words, Listener(record.replay.rules, record.replay.first, bots, seat), events)


def record_fields(record: PlayedReplay, turn: int | None, seat: Seat | None) -> dict[str, Any]:
    """A record as JSON fields: how it ended, and the table after a turn."""
    final, shown = record.final.board, cut_at_turn(record, turn).final
    board, outcome = shown.board, final.outcome
    return {
        "players": list(record.replay.players),
        "ruleset": str(record.replay.rules),
        "variant": record.replay.variant or None,
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


def _hand_fields(view: PlayerView, owner: Seat) -> list[str | None]:
    return [None if card is None else str(card) for card in view.cards(owner)]
