"""Read games in the JSON format of hanab.live, and from its links. Variants we do not play are refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hanabi.errors import ReplayError
from hanabi.game.actions import Action, CardId, Clue, Discard, Play, Stop, StopReason
from hanabi.game.hanab_live import fields
from hanabi.game.hanab_live.links import LONGEST_LINK, expand_link, export_address, game_number, is_link
from hanabi.game.hanab_live.variants import NO_VARIANT, Variant, sayable, variant_named
from hanabi.game.prospects import best_possible
from hanabi.game.replay import (
    Replay,
    bad_field,
    close_if_decided,
    read_field,
    read_json,
    read_notes,
    read_players,
    replay_from,
)
from hanabi.game.state import GameState, Shuffle
from hanabi.rules import CUSTOM, RANKS, Card, Ending, Ruleset

LOST_OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {fields.EMPTY_CLUES: True},
    {fields.LESS_CARD: True},
    {fields.EXTRA_CARD: True},
    {fields.LESS_CARD: True, fields.EMPTY_CLUES: True},
    {fields.EXTRA_CARD: True, fields.EMPTY_CLUES: True},
)
"""The options that a link does not keep, in the order in which they are tried."""


def read_record(text: str) -> Replay:
    """Parse a replay in our own format or in that of hanab.live, or a link, also as a JSON string."""
    word = _unquote(text)
    if is_link(word):
        return from_link(word)
    number = game_number(word)
    if number is not None:
        raise ReplayError("game-elsewhere", address=export_address(number))
    if word != text:
        raise ReplayError("bad-link")
    data = read_json(text)
    return from_hanab_live(data) if "format" not in data and "deck" in data else replay_from(data)


def _unquote(text: str) -> str:
    """The value of a JSON string that may be a link; any other text as it is."""
    if len(text) > LONGEST_LINK or not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        return text


def from_link(text: str) -> Replay:
    """Convert a link, with the first options that make its moves legal: it does not keep them."""
    game = expand_link(text)
    tried = (from_hanab_live(game | {"options": game["options"] | lost}) for lost in LOST_OPTIONS)
    return next(filter(_is_legal, tried), None) or from_hanab_live(game)


def from_hanab_live(data: dict[str, Any]) -> Replay:
    """Convert a hanab.live game; one that stops with nothing left to score keeps its score (U25)."""
    chosen = data.get("options") or {}
    if not isinstance(chosen, dict):
        raise bad_field("options", chosen)
    variant = _variant(chosen)
    players = read_players(data)
    replay = Replay(
        _ruleset(variant, chosen),
        players,
        Shuffle(tuple(_cards(variant, read_field(data, "deck", list)))),
        tuple(_actions(variant, read_field(data, "actions", list))),
        _number(chosen, fields.LEGACY_FIRST_PLAYER, f"options.{fields.LEGACY_FIRST_PLAYER}", 0),
        read_notes(data, len(players)),
        variant=variant.name,
    )
    return _with_ending(replay, chosen)


def _variant(chosen: dict[str, Any]) -> Variant:
    name = chosen.get("variant", NO_VARIANT)
    variant = variant_named(name) if isinstance(name, str) else None
    if variant is None:
        raise ReplayError("unknown-variant", variant=str(name)[:80])
    return variant


def _ruleset(variant: Variant, chosen: dict[str, Any]) -> Ruleset:
    more = bool(chosen.get(fields.EXTRA_CARD)) - bool(chosen.get(fields.LESS_CARD))
    return replace(
        CUSTOM.base,
        suits=variant.in_our_order,
        hand_sizes=tuple(size + more for size in CUSTOM.base.hand_sizes),
        empty_clues=bool(chosen.get(fields.EMPTY_CLUES)),
        ending=Ending.ALL_OR_NOTHING if chosen.get(fields.ALL_OR_NOTHING) else Ending.LAST_ROUND,
    )


def _number(entry: dict[str, Any], name: str, path: str, default: int | None = None) -> int:
    value = entry.get(name, default)
    if type(value) is not int:
        raise bad_field(path, value)
    return value


def _cards(variant: Variant, entries: list[object]) -> Iterator[Card]:
    for place, entry in enumerate(entries):
        path = f"deck[{place}]"
        if not isinstance(entry, dict):
            raise bad_field(path, entry)
        suit = _number(entry, "suitIndex", f"{path}.suitIndex")
        rank = _number(entry, "rank", f"{path}.rank")
        if not 0 <= suit < len(variant.suits):
            raise bad_field(f"{path}.suitIndex", suit)
        if rank not in RANKS:
            raise bad_field(f"{path}.rank", rank)
        yield Card(variant.suits[suit].key, rank)


def _actions(variant: Variant, entries: list[object]) -> Iterator[Action]:
    for place, entry in enumerate(entries):
        path = f"actions[{place}]"
        if not isinstance(entry, dict):
            raise bad_field(path, entry)
        yield _action(variant, entry, path)


def _action(variant: Variant, entry: dict[str, Any], path: str) -> Action:
    kind = _number(entry, "type", f"{path}.type")
    target = _number(entry, "target", f"{path}.target", -1)
    value = _number(entry, "value", f"{path}.value", 0)
    if kind == fields.PLAY:
        return Play(CardId(target))
    if kind == fields.DISCARD:
        return Discard(CardId(target))
    if kind == fields.RANK_CLUE:
        return Clue(target, value)
    if kind == fields.COLOUR_CLUE and 0 <= value < len(colours := sayable(variant.suits)):
        return Clue(target, colours[value])
    if kind in (fields.END, fields.END_BY_VOTE) and value in fields.ENDINGS:
        return Stop(fields.ENDINGS[value], None if target < 0 else target)
    known = kind in (fields.COLOUR_CLUE, fields.END, fields.END_BY_VOTE)
    raise bad_field(f"{path}.value", value) if known else bad_field(f"{path}.type", kind)


def _with_ending(replay: Replay, chosen: dict[str, Any]) -> Replay:
    """Add the end that the moves imply, unless a move is illegal, which is told when it is played."""
    try:
        final = replay.final()
    except ReplayError as error:
        _check_options(replay, chosen, error)
        return replay
    if chosen.get(fields.SPEEDRUN) and _is_out_of_reach(final):
        return replace(replay, actions=(*replay.actions, Stop(StopReason.OUT_OF_REACH)))
    return close_if_decided(replay)


def _check_options(replay: Replay, chosen: dict[str, Any], error: ReplayError) -> None:
    """Raise ReplayError if an illegal move is one that an option we do not play allows."""
    turn = error.details["turn"]
    plays_deck = f"p{len(replay.shuffle.deck) - 1}" == error.details["action"]
    if chosen.get(fields.DECK_PLAYS) and plays_deck:
        raise ReplayError("unplayed-option", option=fields.DECK_PLAYS, turn=turn) from error
    if chosen.get(fields.CHARACTERS):
        raise ReplayError("unplayed-option", option=fields.CHARACTERS, turn=turn) from error


def _is_out_of_reach(state: GameState) -> bool:
    """Whether a speedrun ends here: a perfect score is no longer possible."""
    return state.board.outcome is None and best_possible(state.board) < state.rules.best


def _is_legal(replay: Replay) -> bool:
    try:
        replay.final()
    except ReplayError:
        return False
    return True
