"""Servers that tell too much, each in one way: what the campaign must find."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal
from unittest.mock import patch

import structlog
from prometheus_client import Counter

from hanabi.errors import IllegalAction
from hanabi.game import Action, Discard, GameState, Play, PlayerView, Seat, is_playable, legal_actions, proof
from hanabi.game import events as game_events
from hanabi.room import audience
from hanabi.room import scene as scenes
from hanabi.room.entries import Person
from hanabi.room.errors import refuse
from hanabi.room.game import Record, RoomMatch
from hanabi.room.log import ActionRow, GameRow
from hanabi.room.plans import Plan
from hanabi.room.scene import Perspective, Scene
from hanabi.rules import Card
from hanabi.server.archive import games
from hanabi.server.live import autopilot
from hanabi.server.live.autopilot import Autopilot
from hanabi.server.live.guest import Guest
from hanabi.server.live.replies import Replies
from hanabi.server.storage.store import Store
from hanabi.server.workers import pool
from hanabi.server.workers.requests import BotRequest
from hanabi.table import Move
from hanabi.wire import messages as wire
from hanabi.wire import table as tables
from hanabi.wire.messages import Happened, RoomNow

Where = Literal["table", "evening", "proof", "release"]
"""Which comparison has to find it."""


@dataclass(frozen=True, slots=True)
class Leak:
    """A way to tell too much."""

    name: str
    where: Where
    plant: Callable[[], AbstractContextManager[object]]


_happened, _dealt, _room_now = Scene.happened_message, scenes.dealt_message, Scene.room_now
_preview, _advance = RoomMatch.preview, RoomMatch.advance
_question, _refuse, _frames = pool.turn_request, Replies.refuse, audience._table_frames
log = structlog.get_logger()
SUITS = Counter("hanabi_planted_suits", "The suit of the card to be drawn next", ("suit",))


def _table(scene: Scene, match: RoomMatch, seen: Perspective, since: int, **changes: Any) -> Happened:
    told = _happened(scene, match, seen, since)
    return replace(told, table=replace(told.table, **changes))


def _hand(match: RoomMatch, seat: Seat | None) -> list[Any]:
    return list(match.state.hand(seat or 0))


def drawn_faces() -> AbstractContextManager[object]:
    return patch.object(game_events.Drawn, "seen_by", lambda self, _: self)


def dealt_faces() -> AbstractContextManager[object]:
    return patch.object(game_events.Dealt, "seen_by", lambda self, _: self)


def own_faces_in_views() -> AbstractContextManager[object]:
    def view(state: GameState, seat: Seat | None) -> PlayerView:
        faces = {held.id: state.face(held.id) for hand in state.board.hands for held in hand}
        return PlayerView(seat, state.board, faces)

    return patch.object(GameState, "view", view)


def true_possibilities() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        truth = [(face,) for face in _hand(match, seen.seat)]
        with patch.object(tables, "deduced", lambda _: truth):
            return _happened(scene, match, seen, since)

    return patch.object(Scene, "happened_message", happened)


def legality_by_face() -> AbstractContextManager[object]:
    def preview(match: RoomMatch, action: Action, seat: Seat | None) -> Any:
        own = match.state.board.hands[seat or 0]
        if isinstance(action, Play | Discard) and any(action.card == held.id for held in own):
            _refuse_high(match.state.face(action.card))
        return _preview(match, action, seat)

    return patch.object(RoomMatch, "preview", preview)


def _refuse_high(face: Card) -> None:
    if face.rank > 2:
        raise IllegalAction("not-that-one")


def refusals_by_face() -> AbstractContextManager[object]:
    def preview(match: RoomMatch, action: Action, seat: Seat | None) -> Any:
        try:
            return _preview(match, action, seat)
        except IllegalAction:
            fits = seat is not None and any(
                is_playable(match.state.board, face) for face in _hand(match, seat)
            )
            raise IllegalAction("play-instead" if fits else "not-now") from None

    return patch.object(RoomMatch, "preview", preview)


def named_cards_in_refusals() -> AbstractContextManager[object]:
    def refuse(replies: Replies, guest: Guest, key: str, error: Any) -> None:
        match, seat = replies._state.match, replies._state.room.seat_of(guest.person)
        if match is not None and seat is not None:
            error.details["cards"] = " ".join(map(str, _hand(match, seat)))
        _refuse(replies, guest, key, error)

    return patch.object(Replies, "refuse", refuse)


@contextmanager
def _dealing(dealt: Callable[[str, Record, Seat | None], wire.DealtGame]) -> Iterator[None]:
    """Another way to tell of a deal, wherever that is told."""
    with patch.object(scenes, "dealt_message", dealt), patch.object(audience, "dealt_message", dealt):
        yield


def last_card_in_deal() -> AbstractContextManager[object]:
    def dealt(game_id: str, record: Record, seat: Seat | None) -> wire.DealtGame:
        told = _dealt(game_id, record, seat)
        return replace(told, ruleset=f"{told.ruleset} {record.replay.shuffle.deck[-6:]}")

    return _dealing(dealt)


def nonce_in_deal() -> AbstractContextManager[object]:
    def dealt(game_id: str, record: Record, seat: Seat | None) -> wire.DealtGame:
        proof = record.replay.proof
        assert proof is not None
        return replace(_dealt(game_id, record, seat), commitment=proof.nonce)

    return _dealing(dealt)


def commitment_without_nonce() -> AbstractContextManager[object]:
    text = proof.deal_text
    return patch.object(
        proof, "deal_text", lambda rules, shuffle, first, _: text(rules, shuffle, first, "0" * 64)
    )


def replays_of_running_games() -> AbstractContextManager[object]:
    async def finished(store: Store, game_id: str) -> GameRow:
        row = await store.game(game_id)
        assert row is not None
        return replace(row, ended=0.0, result="finished")

    return patch.object(games, "_load_finished_row", finished)


def notes_of_others() -> AbstractContextManager[object]:
    def desk(scene: Scene, match: RoomMatch, seat: Seat) -> wire.Desk:
        notes = {card: text for desk in scene.room.desks.values() for card, text in desk.notes.items()}
        return wire.Desk(match.id, (), {}, notes)

    return patch.object(Scene, "desk_message", desk)


def arrangements_of_others() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        hands = _happened(scene, match, seen, since).table.hands
        orders = {seat: list(desk.order) for seat, desk in scene.room.desks.items() if desk.order}
        shown = (
            sorted(
                hand, key=lambda card: orders[owner].index(card.id) if card.id in orders.get(owner, []) else 0
            )
            for owner, hand in enumerate(hands)
        )
        return _table(scene, match, seen, since, hands=tuple(map(tuple, shown)))

    return patch.object(Scene, "happened_message", happened)


def watchers_frames_for_players() -> AbstractContextManager[object]:
    return patch.object(Scene, "perspective", lambda _scene, _person: Perspective())


def private_entries_counted() -> AbstractContextManager[object]:
    def room_now(scene: Scene, person: Person) -> RoomNow:
        return replace(_room_now(scene, person), number=scene.room.number)

    return patch.object(Scene, "room_now", room_now)


def people_named_by_id() -> AbstractContextManager[object]:
    def room_now(scene: Scene, person: Person) -> RoomNow:
        told = _room_now(scene, person)
        members = zip(told.members, scene.room.names, strict=True)
        return replace(told, members=tuple(replace(m, name=p) for m, p in members))

    return patch.object(Scene, "room_now", room_now)


def bots_see_their_cards() -> AbstractContextManager[object]:
    def question(match: RoomMatch, bot: str, seat: Seat, delay: float) -> BotRequest:
        return replace(_question(match, bot, seat, delay), events=match.events_seen_by(None, -1))

    return patch.object(autopilot, "turn_request", question)


def cards_in_the_log() -> AbstractContextManager[object]:
    def advance(match: RoomMatch, row: ActionRow, move: Move | None = None) -> None:
        _advance(match, row, move)
        log.info("drawn", cards=" ".join(map(str, match.state.secrets.deck[:5])))

    return patch.object(RoomMatch, "advance", advance)


def suits_in_the_metrics() -> AbstractContextManager[object]:
    def advance(match: RoomMatch, row: ActionRow, move: Move | None = None) -> None:
        for card in match.state.secrets.deck[:5]:
            SUITS.labels(card.suit).inc()
        _advance(match, row, move)

    return patch.object(RoomMatch, "advance", advance)


def best_by_hidden_cards() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        fitting = sum(is_playable(match.state.board, face) for face in match.state.secrets.deck)
        return _table(scene, match, seen, since, best=fitting)

    return patch.object(Scene, "happened_message", happened)


def options_by_truth() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        def sorted_actions(view: PlayerView) -> tuple[Action, ...]:
            return tuple(sorted(legal_actions(view), key=lambda action: _worth(match.state, action)))

        with patch.object(tables, "legal_actions", sorted_actions):
            return _happened(scene, match, seen, since)

    return patch.object(Scene, "happened_message", happened)


def _worth(state: GameState, action: Action) -> tuple[int, int]:
    if isinstance(action, Play | Discard):
        face = state.face(action.card)
        return is_playable(state.board, face), face.rank
    return 2, 0


def padded_frames() -> AbstractContextManager[object]:
    def frames(scene: Scene, seen: Perspective, since: int) -> list[bytes]:
        assert scene.match is not None
        length = sum(face.rank * place for place, face in enumerate(_hand(scene.match, seen.seat), 1))
        return [data + b" " * length for data in _frames(scene, seen, since)]

    return patch.object(audience, "_table_frames", frames)


def clocks_by_hand() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        ends = sum(face.rank * 10**place for place, face in enumerate(_hand(match, seen.seat)))
        return replace(_happened(scene, match, seen, since), ends=float(ends))

    return patch.object(Scene, "happened_message", happened)


def stale_screens_unredacted() -> AbstractContextManager[object]:
    def show_stale(replies: Replies, guest: Guest, match: RoomMatch) -> None:
        guest.tell(replies._state.scene.happened_message(match, Perspective(), match.seq))
        refuse("stale")

    return patch.object(Replies, "refuse_stale", show_stale)


def latecomers_told_everything() -> AbstractContextManager[object]:
    def happened(scene: Scene, match: RoomMatch, seen: Perspective, since: int) -> Happened:
        told, everything = (_happened(scene, match, each, since) for each in (seen, Perspective()))
        return replace(told, events=everything.events) if since > 0 else told

    return patch.object(Scene, "happened_message", happened)


def answers_as_soon_as_thought() -> AbstractContextManager[object]:
    async def think(pilot: Autopilot, plan: Plan) -> None:
        match, services = pilot._state.match, pilot._state.services
        assert match is not None
        seat = match.state.board.seat
        question = _question(match, plan.bot, seat, services.bot_delay)
        choice = await services.bots.ask(question) or await services.bots.stand_in(question)
        pilot._mail.post(lambda: pilot._move(plan, seat, choice.action))

    return patch.object(Autopilot, "_think", think)


LEAKS = (
    Leak("the face of a drawn card", "table", drawn_faces),
    Leak("the faces of the first hand", "table", dealt_faces),
    Leak("a view with one's own cards", "table", own_faces_in_views),
    Leak("possible faces worked out from the true ones", "table", true_possibilities),
    Leak("legality that depends on a hidden card", "table", legality_by_face),
    Leak("a refusal that depends on hidden cards", "table", refusals_by_face),
    Leak("a refusal that names cards", "table", named_cards_in_refusals),
    Leak("the end of the deck in the deal", "table", last_card_in_deal),
    Leak("the nonce in the deal", "table", nonce_in_deal),
    Leak("a commitment without its nonce", "proof", commitment_without_nonce),
    Leak("the replay of a running game", "evening", replays_of_running_games),
    Leak("the notes of others", "table", notes_of_others),
    Leak("how others arranged their cards", "table", arrangements_of_others),
    Leak("a watcher's table for a player", "table", watchers_frames_for_players),
    Leak("a number that counts private entries", "table", private_entries_counted),
    Leak("people's ids", "table", people_named_by_id),
    Leak("a bot's own cards in its request", "table", bots_see_their_cards),
    Leak("a log line with cards", "table", cards_in_the_log),
    Leak("a metric by suit", "table", suits_in_the_metrics),
    Leak("the best score by hidden cards", "table", best_by_hidden_cards),
    Leak("options in the order of their worth", "table", options_by_truth),
    Leak("frames as long as the hand is high", "evening", padded_frames),
    Leak("a clock set by the hand", "table", clocks_by_hand),
    Leak("a stale screen with every card", "table", stale_screens_unredacted),
    Leak("everything for those who come back", "table", latecomers_told_everything),
    Leak("a bot's answer as soon as it is found", "release", answers_as_soon_as_thought),
)
