"""A game on the server: how it was dealt, which stays secret until the end, and every action since."""

import json
import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from hanabi.codec import Strictness, decode, encode
from hanabi.game import Action, Board, Event, GameState, Seat, SharedShuffle, Stop, StopReason, potential
from hanabi.game.notation import action_text, read_action
from hanabi.game.proof import Proof, prove, prove_shared
from hanabi.game.replay import Replay, close_if_decided, read_json, replay_from, write_replay
from hanabi.room.errors import refuse
from hanabi.room.log import ActionRow, EndingRow
from hanabi.rules import Ruleset, ruleset
from hanabi.rules.names import legacy_name
from hanabi.table import Move, Table
from hanabi.wire.requests import Moment
from hanabi.wire.terms import Memory, Terms

SEEDS = 2**32
LONGEST_NOTE = 200
UNPROVEN = Proof("", "")
Notes: TypeAlias = Mapping[int, str]
"""The notes of a seat, by card."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was dealt; while it runs, only the commitment leaves the server."""

    replay: Replay
    seeds: tuple[int, ...]
    """By seat, the seed for a bot that plays there."""
    again: Moment | None = None
    """The moment of an earlier game that this one resumes; the replay starts with the actions up to it."""


def fresh_record(
    terms: Terms, names: tuple[str, ...], shared: SharedShuffle, chance: random.Random
) -> Record:
    """Deal a new game from the numbers in `shared`; `chance` only provides the bots' seeds."""
    rules = ruleset(terms.ruleset)
    shuffle, first, proof = prove_shared(rules, shared)
    return Record(Replay(rules, names, shuffle, (), first, proof=proof), _seeds(names, chance))


def record_from_moment(
    earlier: Replay, again: Moment, terms: Terms, names: tuple[str, ...], chance: random.Random
) -> Record:
    """Return the deal of a finished game with its first actions, for other people to play on."""
    if earlier.rules not in _rules_meant(terms.ruleset) or len(earlier.players) != len(names):
        refuse("other-rules")
    substitutes = tuple(each for each in earlier.substitutes if each[0] <= again.seq)
    given = replace(
        earlier, players=names, actions=earlier.actions[: again.seq], notes=(), substitutes=substitutes
    )
    if again.seq > len(earlier.actions) or given.final().board.over:
        refuse("no-such-moment")
    return replace(_make_record(given, chance), again=again)


def _rules_meant(name: str) -> tuple[Ruleset, ...]:
    """The rules that a room's terms may mean: they may be older than a change of rulings."""
    return ruleset(name), ruleset(legacy_name(name))


def import_record(replay: Replay) -> Record:
    """Turn a game that was played elsewhere into a record; an unfinished one ends where it stops (U25).

    It keeps its score if nothing more could be scored. The proof is dropped, since this server promised
    nothing about the deck, and notes beyond the number of cards are cut off.
    """
    closed = close_if_decided(replay)
    left_off = () if closed.final().board.over else (Stop(StopReason.IDLE),)
    cards = len(replay.shuffle.deck)
    notes = tuple(tuple(note[:LONGEST_NOTE] for note in seat[:cards]) for seat in replay.notes)
    return Record(replace(closed, actions=(*closed.actions, *left_off), notes=notes, proof=None), ())


def proof_of(replay: Replay) -> Proof:
    """Return what was promised about the deck; for an imported game, an empty proof."""
    return replay.proof or UNPROVEN


def _make_record(replay: Replay, chance: random.Random) -> Record:
    """Return the deal with a proof, and seeds for the bots that play it."""
    proof = prove(replay.rules, replay.shuffle, replay.first)
    return Record(replace(replay, proof=proof), _seeds(replay.players, chance))


def _seeds(players: tuple[str, ...], chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randrange(SEEDS) for _ in players)


def write_record(record: Record) -> str:
    replay = json.loads(write_replay(record.replay))
    fields = {"replay": replay, "seeds": record.seeds}
    again = {"again": encode(record.again)} if record.again else {}
    return json.dumps(fields | again, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    data = read_json(text)
    again = data.get("again")
    moment = decode(Moment, again, Strictness.OPEN) if again else None
    return Record(replay_from(data["replay"]), tuple(data["seeds"]), moment)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands: after how many actions, on which board, and since when."""

    game: str
    seq: int
    board: Board
    turn_began: float


class RoomMatch:
    """A game in progress or over: a table whose moves are on disk."""

    def __init__(self, id: str, record: Record, began: float) -> None:
        self.id, self.record, self.began = id, record, began
        self.table = Table.from_replay(record.replay)
        self.keys: set[str] = set()
        """The keys that clients gave to their actions."""
        self.substitutes: dict[int, str] = dict(record.replay.substitutes)
        """The bots that chose an action in place of the seat's own player, by the number of the action."""
        self.turn_began = began
        self.potential = potential(self.state.board)

    @property
    def state(self) -> GameState:
        return self.table.state

    @property
    def seq(self) -> int:
        """The number of actions so far."""
        return len(self.table.moves)

    @property
    def over(self) -> bool:
        return self.table.over

    def is_at(self, game: str | None, seq: int) -> bool:
        """Whether a request made after `seq` actions of `game` is about the table as it is now."""
        return seq == self.seq and game in (None, self.id)

    @property
    def players(self) -> int:
        return self.state.board.players

    @property
    def standing(self) -> Standing:
        return Standing(self.id, self.seq, self.state.board, self.turn_began)

    def standing_after(self, move: Move, at: float) -> Standing:
        """Return where the game will stand once `move` has been made at the time `at`."""
        return Standing(self.id, self.seq + 1, move.state.board, at)

    def preview(self, action: Action, seat: Seat | None) -> Move:
        """Return what an action would do, or refuse it; only the room itself may stop a game (U25)."""
        if isinstance(action, Stop) and seat is not None:
            refuse("not-a-players-action")
        return self.table.preview(action, seat)

    def advance(self, row: ActionRow, move: Move | None = None) -> None:
        """Make the next logged move; `move` is its result, if that is already known."""
        assert row.seq == self.seq + 1, (row.seq, self.seq)
        self.table.take(move or self.table.preview(read_action(row.action), row.seat))
        self.potential = potential(self.state.board)
        if row.player:
            self.substitutes[row.seq] = row.player
        self.turn_began = row.at
        if row.key:
            self.keys.add(row.key)

    def events(self, since: int = -1, until: int | None = None) -> Iterator[Event]:
        """Yield the events of the actions after `since`, up to `until`; -1 starts with the deal."""
        if since < 0:
            yield self.table.dealt
        for move in self.table.moves[max(0, since) : until]:
            yield from move.events

    def events_seen_by(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """Return the events after the first `since` actions as a seat sees them; -1 starts with the deal."""
        return tuple(event.seen_by(seat) for event in self.events(since))

    def memory_start(self, since: int, until: int, memory: Memory) -> int:
        """Return after which action to start when a viewer is shown the first `until` actions.

        Without a memory aid (`Memory.NOTHING`), that is at most one round of turns back.
        """
        if memory is not Memory.NOTHING or self.over:
            return since
        return max(since, until - self.players)

    def replay(self, notes: Iterable[Notes] = ()) -> Replay:
        """Return the record of the game so far."""
        substitutes = tuple(sorted(self.substitutes.items()))
        played = replace(self.record.replay, actions=self.table.actions, substitutes=substitutes)
        return with_notes(played, notes)


def to_row(
    seq: int, action: Action, seat: Seat | None, key: str | None, at: float, player: str | None = None
) -> ActionRow:
    return ActionRow(seq, key, seat, action_text(action), at, player)


def ending_of(state: GameState) -> EndingRow | None:
    """Return how a game ended, as it is stored; None while it runs."""
    outcome = state.board.outcome
    return EndingRow(outcome.result.value, outcome.score) if outcome else None


def with_notes(replay: Replay, notes: Iterable[Notes]) -> Replay:
    """Return a record with the notes of each seat; an imported one keeps the notes it came with."""
    listed = tuple(tuple(each.get(card, "") for card in range(max(each, default=-1) + 1)) for each in notes)
    return replace(replay, notes=listed) if any(listed) else replay
