"""A game on the server: what chance decided, kept secret to its end, and everything that happened since."""

import json
import random
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, replace
from typing import TypeAlias

from hanabi.game import Action, Event, GameState, Seat, Stop, act, best_possible, deal, shuffled
from hanabi.game.notation import action_text, read_action
from hanabi.game.proof import prove
from hanabi.game.replay import Replay, read_json, replay_from, write_replay
from hanabi.rules import ruleset
from hanabi.server.errors import ServerError
from hanabi.server.room import Desk
from hanabi.server.storage.rows import ActionRow
from hanabi.wire.terms import Memory, Terms

SEEDS = 2**32
Step: TypeAlias = tuple[GameState, tuple[Event, ...]]
"""What an action leads to, and the events on the way."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was dealt: nothing of it leaves the server while the game runs, except the commitment."""

    replay: Replay
    seeds: tuple[int, ...]
    """What a bot in each seat draws its own chances from."""

    @property
    def commitment(self) -> str:
        assert self.replay.proof is not None
        return self.replay.proof.commitment


def fresh_record(terms: Terms, names: tuple[str, ...], chance: random.Random) -> Record:
    """A new deal; `chance` is the operating system's, so that nobody can predict it."""
    rules = ruleset(terms.ruleset)
    shuffle = shuffled(rules, chance)
    first = chance.randrange(len(names)) if terms.first is None else terms.first
    seeds = tuple(chance.randrange(SEEDS) for _ in names)
    return Record(Replay(rules, names, shuffle, (), first, proof=prove(rules, shuffle, first)), seeds)


def write_record(record: Record) -> str:
    replay = json.loads(write_replay(record.replay))
    return json.dumps({"replay": replay, "seeds": record.seeds}, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    data = read_json(text)
    return Record(replay_from(data["replay"]), tuple(data["seeds"]))


class Match:
    """A game in progress, or over; it advances only by actions that are on disk."""

    def __init__(self, id: str, record: Record, began: float) -> None:
        self.id, self.record, self.began = id, record, began
        replay = record.replay
        self.state, dealt = deal(replay.rules, len(replay.players), replay.shuffle, replay.first)
        self.history: list[tuple[Event, ...]] = [(dealt,)]
        self.actions: list[Action] = []
        self.keys: dict[str, int] = {}
        """What clients called their actions, and how many the game had seen after each."""
        self.turn_began = began
        self.best = best_possible(self.state.board)
        """The highest score still possible: public, the same for every seat, and slow to find."""

    @property
    def seq(self) -> int:
        """How many actions the game has seen."""
        return len(self.actions)

    @property
    def over(self) -> bool:
        return self.state.board.over

    @property
    def players(self) -> int:
        return self.state.board.players

    def after(self, action: Action, seat: Seat | None) -> Step:
        """What an action would bring about, or its refusal; stopping a game is the room's alone (U25)."""
        if isinstance(action, Stop) and seat is not None:
            raise ServerError("not-a-players-action")
        return act(self.state, action, seat)

    def ahead(self, state: GameState, at: float) -> "Match":
        """This game as it will be when an action has led to a state: for looking at, not for playing on."""
        then = copy(self)
        then.state, then.turn_began = state, at
        return then

    def advance(self, row: ActionRow, step: Step | None = None) -> None:
        """Take note of the next action on disk; `step` is what it leads to, where that is known."""
        assert row.seq == self.seq + 1, (row.seq, self.seq)
        action = read_action(row.action)
        self.state, events = step or act(self.state, action, row.seat)
        self.best = best_possible(self.state.board)
        self.actions.append(action)
        self.history.append(events)
        self.turn_began = row.at
        if row.key:
            self.keys[row.key] = row.seq

    def seen(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """The events after so many actions, as a seat may see them; -1 begins with the deal."""
        return tuple(event.seen_by(seat) for events in self.history[since + 1 :] for event in events)

    def remembered(self, since: int, memory: Memory) -> int:
        """How far back a player is told who asks for everything since then.

        Where nothing is remembered for people, that is one round of turns.
        """
        if memory is not Memory.NOTHING or self.over:
            return since
        return max(since, self.seq - self.players)

    def replay(self, desks: Iterable[Desk] = ()) -> Replay:
        """The record of the game as far as it went."""
        notes = tuple(_notes(desk, self.state.board.drawn) for desk in desks)
        return replace(self.record.replay, actions=tuple(self.actions), notes=notes if any(notes) else ())


def as_row(seq: int, action: Action, seat: Seat | None, key: str | None, at: float) -> ActionRow:
    return ActionRow(seq, key, seat, action_text(action), at)


def _notes(desk: Desk, drawn: int) -> tuple[str, ...]:
    """The notes of a seat by card, up to its last one."""
    last = max(desk.notes, default=-1)
    return tuple(desk.notes.get(card, "") for card in range(min(last + 1, drawn)))
