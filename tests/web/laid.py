"""Tables shown on a page as they are laid out here: no game is played, so there may be hundreds of them."""

import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import WebSocketRoute, expect

from hanabi.game import Action, Clue, Discard, Play, is_playable, legal_actions, shuffled
from hanabi.game.replay import Replay
from hanabi.room.game import Record, RoomMatch
from hanabi.room.keyboard_room import KeyboardRoom, person_in
from hanabi.rules import ruleset
from hanabi.wire.terms import Terms
from tests.web.hands import own_cards
from tests.web.person import Person

SOCKET = re.compile(r"/api/rooms/[^/]+/socket")
NAMES = ("Ada", "Maximiliane-Theodora", "Zoé", "Bartholomäus Quintus", "Li", "Śćibor")
"""The page tells a name from a long one by what becomes of its table."""
FEW = 3
"""How many clue tokens stay on the table."""
RULES = {
    5: "custom",
    6: "custom+avalanche-own",
    7: "custom+avalanche-own+black-powder+flamboyant-fives+synchronised-show",
}
"""By number of fireworks."""


@dataclass(eq=False)
class Listener:
    """A player at the table who keeps what they are told."""

    person: str
    invitation: str | None = None
    heard: list[str] = field(default_factory=list)

    def tell_frame(self, data: bytes) -> None:
        self.heard.append(data.decode())

    tell_room = tell_frame

    def tell_table(self, frames: Sequence[bytes]) -> None:
        for data in frames:
            self.tell_frame(data)

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)


def lay_out(person: Person, players: int, suits: int, rounds: int = 4) -> None:
    """Show a player a table on their turn, after some rounds of clues, discards and cards played."""
    rules = ruleset(RULES[suits])
    chance = random.Random(players * suits)
    replay = Replay(rules, NAMES[:players], shuffled(rules, chance), (), 0)
    match = RoomMatch("laid-out", Record(replay, (0,) * players), 0.0)
    room = KeyboardRoom(Terms(ruleset=RULES[suits], seats=players), [None] * players, match)
    for turn in range(rounds * players):
        room.take_action(_some_action(match, turn), match.state.board.seat)
    listener = Listener(person_in(0))
    # Everybody is there, but for the last player.
    for seat in range(players - 2, -1, -1):
        room.join(Listener(person_in(seat)) if seat else listener)

    def answer(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "id": asked["id"]}))

        socket.on_message(hear)
        for told in listener.heard:
            socket.send(told)

    person.page.route_web_socket(SOCKET, answer)
    person.page.goto("/r/laid-out")
    expect(own_cards(person).first).to_be_visible()


def _some_action(match: RoomMatch, turn: int) -> Action:
    """A card that fits, a clue or a discard: a bit of everything, and always something to choose from."""
    state = match.state
    options = legal_actions(match.table.view(state.board.seat))
    faces = state.secrets.faces
    fitting = [
        each for each in options if isinstance(each, Play) and is_playable(state.board, faces[each.card])
    ]
    clues = [each for each in options if isinstance(each, Clue)]
    if fitting and turn % 2:
        return fitting[0]
    if state.board.clue_tokens > FEW:
        return clues[turn % len(clues)]
    return next(each for each in options if isinstance(each, Discard))
