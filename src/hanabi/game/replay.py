"""Replays: the results of every shuffle and every action of a game, which can be played back to any turn.

The file format is JSON. It has every field of the ruleset, so that changing a ruling later does not change
stored games.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeGuard, TypeVar
from unicodedata import category

from hanabi.codec import Json, Malformed, decode, encode
from hanabi.errors import IllegalAction, ReplayError
from hanabi.game.actions import Action, Seat, Stop, StopReason
from hanabi.game.bounds import is_decided
from hanabi.game.events import Event
from hanabi.game.notation import action_text, hand_text, read_action, read_card
from hanabi.game.proof import DIGITS, Proof
from hanabi.game.shuffling import Contribution, SharedShuffle, Source
from hanabi.game.state import GameState, Shuffle, deal
from hanabi.game.turns import act
from hanabi.rules import Ruleset, Tile
from hanabi.rules.ruleset import read_fields, stored_fields

FORMAT = "hanabi-replay"
VERSION = 1
LARGEST_FILE = 1_000_000
"""Bytes; the longest games take a few thousand."""
LONGEST_NAME = 100
SHAPING = frozenset(map(chr, (0x200C, 0x200D, *range(0xE0020, 0xE0080))))
"""Joiners and tags: invisible themselves, but they change the shape of the letters and emoji next to them."""
T = TypeVar("T")
LONGEST_NOTE = 2_000
LONGEST_NUMBER = 10
LONGEST_SHOWN = 40
"""How many letters of a wrong value a refusal shows."""
GAME_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
EXPECTED_NUMBERS: dict[Source, tuple[bool, bool]] = {
    Source.PLAYER: (True, True),
    Source.BOT: (True, True),
    Source.WITHHELD: (True, False),
    Source.ABSENT: (False, False),
}
"""Whether a contribution has a commitment, and whether it has entropy, by its source."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as it was dealt and played, with the names of the players and their notes on cards."""

    rules: Ruleset
    players: tuple[str, ...]
    shuffle: Shuffle
    actions: tuple[Action, ...] = ()
    first: Seat = 0
    notes: tuple[tuple[str, ...], ...] = ()
    """For each seat, its note on each card, by id; empty if nobody took notes."""
    proof: Proof | None = None
    """The proof of the deal as the file has it, not verified."""
    substitutes: tuple[tuple[int, str], ...] = ()
    """The actions, counted from 1, that a bot chose in place of the seat's player, and the bot's name."""
    variant: str = ""
    """What hanab.live calls the rules, if the game comes from there."""

    def deal(self) -> GameState:
        """The state before the first action."""
        return deal(self.rules, len(self.players), self.shuffle, self.first)[0]

    def steps(self) -> Iterator[tuple[GameState, tuple[Event, ...]]]:
        """Yield each state and the events that led to it, the deal first.

        An illegal action raises `ReplayError` with the turn and the reason.
        """
        state, dealt = deal(self.rules, len(self.players), self.shuffle, self.first)
        yield state, (dealt,)
        for action in self.actions:
            try:
                state, events = act(state, action)
            except IllegalAction as error:
                raise ReplayError(
                    "illegal-move",
                    turn=state.board.turn + 1,
                    seat=state.board.seat,
                    action=action_text(action),
                    reason=error.code,
                ) from error
            yield state, events

    def states(self) -> tuple[GameState, ...]:
        """Every state, the deal first."""
        return tuple(state for state, _ in self.steps())

    def final(self) -> GameState:
        """The state after the last action."""
        return self.states()[-1]

    def at_turn(self, turn: int) -> GameState:
        """The first state after `turn` turns, or after those skipped then (U5); raise ReplayError if none."""
        states = self.states()
        for state in states:
            if 0 <= turn <= state.board.turn:
                return state
        raise ReplayError("no-such-turn", turn=turn, turns=states[-1].board.turn)


def close_if_decided(replay: Replay) -> Replay:
    """Add the stop to a record that breaks off where nothing more could be scored (U25)."""
    final = replay.final()
    if final.board.over or not is_decided(final):
        return replay
    return replace(replay, actions=(*replay.actions, Stop(StopReason.NOTHING_LEFT)))


def write_replay(replay: Replay) -> str:
    """Serialize a replay as JSON."""
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": stored_fields(replay.rules),
        "players": list(replay.players),
        "first": replay.first,
        "deck": hand_text(replay.shuffle.deck),
        "tiles": [tile.value for tile in replay.shuffle.tiles],
        "places": list(replay.shuffle.places),
        "actions": " ".join(map(action_text, replay.actions)),
        "notes": [list(notes) for notes in replay.notes],
    }
    if replay.substitutes:
        fields["substitutes"] = dict(replay.substitutes)
    if replay.variant:
        fields["variant"] = replay.variant
    return json.dumps(fields | _proof_fields(replay.proof), ensure_ascii=False, indent=1) + "\n"


def _proof_fields(proof: Proof | None) -> dict[str, Json]:
    """The field `proof`, if there is one; without `shuffle` if the server shuffled alone."""
    if proof is None:
        return {}
    shuffle = {"shuffle": encode(proof.shuffle)} if proof.shuffle else {}
    return {"proof": {"commitment": proof.commitment, "nonce": proof.nonce, **shuffle}}


def read_replay(text: str) -> Replay:
    """Parse a replay; its actions are not checked against the rules yet."""
    return replay_from(read_json(text))


def read_json(text: str) -> dict[str, Any]:
    """Parse a JSON object; raise ReplayError if the text is too large or is not one."""
    if len(text) > LARGEST_FILE:
        raise ReplayError("file-too-large", most=LARGEST_FILE)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ReplayError("not-json") from error
    if not isinstance(data, dict):
        raise ReplayError("not-a-replay")
    return data


def replay_from(data: dict[str, Any]) -> Replay:
    """Convert a JSON object to a replay; raise ReplayError if it is not one."""
    if data.get("format") != FORMAT:
        raise ReplayError("not-a-replay")
    if data.get("version") != VERSION:
        raise ReplayError("unknown-version", version=str(data.get("version"))[:20], known=VERSION)
    players = read_players(data)
    return Replay(
        _read_ruleset(data),
        players,
        Shuffle(
            tuple(map(read_card, read_field(data, "deck", str).split())),
            tuple(map(_read_tile, read_field(data, "tiles", list))),
            _numbers(data, "places"),
        ),
        tuple(map(read_action, read_field(data, "actions", str).split())),
        read_field(data, "first", int),
        read_notes(data, len(players)),
        _read_proof(data.get("proof")),
        _read_substitutes(data.get("substitutes", {})),
        _read_variant(data.get("variant", "")),
    )


def is_printable(letter: str) -> bool:
    """Whether a character can be shown; an unassigned one (`Cn`) may be an emoji newer than this Python."""
    return letter.isprintable() or letter in SHAPING or category(letter) == "Cn"


def read_players(data: dict[str, Any]) -> tuple[str, ...]:
    """Read the names of the players; raise ReplayError if one cannot be printed or is too long."""
    names = read_field(data, "players", list)
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or not all(map(is_printable, name))
            or len(name) > LONGEST_NAME
        ):
            raise ReplayError("bad-player-name", most=LONGEST_NAME)
    return tuple(names)


def read_notes(data: dict[str, Any], players: int) -> tuple[tuple[str, ...], ...]:
    """Read the notes of each seat, which are optional; what is not a note costs only that note."""
    given = data.get("notes")
    seats = [_seat_notes(each) for each in given[:players]] if isinstance(given, list) else []
    return (*seats, *[()] * (players - len(seats))) if any(seats) else ()


def _seat_notes(notes: object) -> tuple[str, ...]:
    """The notes of a seat, without blanks at the end."""
    read = [_read_note(note) for note in notes] if isinstance(notes, list) else []
    return tuple(read[: max((place for place, note in enumerate(read, 1) if note), default=0)])


def _read_note(note: object) -> str:
    """A note with every unprintable character replaced by a space; empty if it is no text."""
    text = note[:LONGEST_NOTE] if isinstance(note, str) else ""
    return "".join(letter if is_printable(letter) else " " for letter in text)


def _read_variant(value: object) -> str:
    """Read the name of the variant, which is optional and says nothing about the rules."""
    if value != "" and not _is_label(value):
        raise bad_field("variant", value)
    return str(value)


def _read_proof(data: object) -> Proof | None:
    """Read the proof, which is optional."""
    if data is None:
        return None
    named = data if isinstance(data, dict) else {}
    shown, nonce = named.get("commitment"), named.get("nonce")
    if not (_is_digits(shown) and _is_digits(nonce)):
        raise bad_field("proof", data)
    return Proof(shown, nonce, _read_shuffle(named.get("shuffle")))


def _read_substitutes(data: object) -> tuple[tuple[int, str], ...]:
    """Read which actions bots chose in place of players; the field is optional."""
    named = data if isinstance(data, dict) else {"": ""}
    if not all(_is_number(number) and _is_label(bot) for number, bot in named.items()):
        raise bad_field("substitutes", data)
    return tuple(sorted((int(number), bot) for number, bot in named.items()))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < LONGEST_NUMBER


def _is_label(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_NAME


def _is_digits(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and DIGITS.fullmatch(value) is not None


def _read_shuffle(data: object) -> SharedShuffle | None:
    """Read the shared shuffle of a proof, which is optional and is not verified here."""
    if data is None:
        return None
    try:
        shared = decode(SharedShuffle, data)
    except Malformed as error:
        raise bad_field("proof.shuffle", data) from error
    if not (_is_digits(shared.server) and _is_digits(shared.secret) and GAME_ID.fullmatch(shared.game)):
        raise bad_field("proof.shuffle", data)
    if not all(map(_is_whole, shared.seats)):
        raise bad_field("proof.shuffle.seats", data)
    return shared


def _is_whole(given: Contribution) -> bool:
    """Whether a contribution has exactly the numbers that its source requires."""
    numbers = (given.commitment, given.entropy)
    return all(
        _is_digits(number) if wanted else number is None
        for number, wanted in zip(numbers, EXPECTED_NUMBERS[given.source], strict=True)
    )


def _read_ruleset(data: dict[str, Any]) -> Ruleset:
    try:
        return read_fields(data.get("ruleset"))
    except Malformed as error:
        raise ReplayError("bad-ruleset", field=error.path) from error


def _read_tile(value: object) -> Tile:
    for tile in Tile:
        if tile.value == value:
            return tile
    raise bad_field("tiles", value)


def _numbers(data: dict[str, Any], name: str) -> tuple[int, ...]:
    numbers = read_field(data, name, list)
    if not all(type(number) is int for number in numbers):
        raise bad_field(name, numbers)
    return tuple(numbers)


def read_field(data: dict[str, Any], name: str, kind: type[T]) -> T:
    value = data.get(name)
    if type(value) is not kind:
        raise bad_field(name, value)
    return value


def bad_field(path: str, value: object) -> ReplayError:
    """The refusal of a field, with its place in the file and its value, or the beginning of a long one."""
    shown = "[...]" if isinstance(value, list) else "{...}" if isinstance(value, dict) else json.dumps(value)
    return ReplayError("bad-field", field=path, value=shown[:LONGEST_SHOWN])
