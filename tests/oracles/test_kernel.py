"""The golden games on the kernel: every scene and every recorded game goes the same way there."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from hanabi.errors import IllegalAction
from hanabi.fast.loops import REFUSED
from hanabi.game import Action, Event, GameState, Seat, Stop
from hanabi.rules import Tile
from hanabi.testing.positions import Scenario
from tests.fast.encoder import Encoder
from tests.fast.flat import Flattened
from tests.fast.kernel import Kernel
from tests.oracles.deeds import read_deed
from tests.oracles.script import AT_FIRST, Scene, lay_out
from tests.oracles.test_oracles import games, scenes
from tests.oracles.transcript import read_game


@scenes
def test_a_scene_goes_the_same_way_on_the_kernel(scene: Scene) -> None:
    names, laid_out = lay_out(scene)
    shown = Scenario(of_the_box(laid_out.state))
    for moment in scene.moments:
        if moment.deed.text != AT_FIRST:
            action, seat = read_deed(names, shown.state, moment.deed.text)
            shown = done(shown, action, seat)


@games
def test_a_recorded_game_goes_the_same_way_on_the_kernel(path: Path) -> None:
    replay = read_game(path.read_text(encoding="utf-8"))
    (state, _), *steps = replay.steps()
    kernel, flat = Kernel.of(state), Flattened(replay.rules, len(replay.players))
    for action, (after, events) in zip(replay.actions, steps, strict=True):
        take(kernel, state, action)
        assert kernel.tidied() == flat.arrays(after, events)
        check_sights(kernel, after, events)
        state = after
    assert kernel.state.board.outcome == state.board.outcome


def of_the_box(state: GameState) -> GameState:
    """A state that settles how deep a card goes for no more cards than its tiles can bring back."""
    most = state.rules.tiles.count(Tile.RESHUFFLE)
    return replace(state, secrets=replace(state.secrets, places=state.secrets.places[:most]))


def done(shown: Scenario, action: Action, seat: Seat | None) -> Scenario:
    """The game after a deed, which the kernel takes or refuses as the object engine does."""
    try:
        after = shown.act(action, seat)
    except IllegalAction:
        check_refused(shown.state, action, seat)
        return shown
    if not isinstance(action, Stop):
        check_taken(shown.state, action, after.state, after.events)
    return after


def check_taken(state: GameState, action: Action, after: GameState, events: tuple[Event, ...]) -> None:
    kernel = Kernel.of(state)
    take(kernel, state, action)
    assert kernel.tidied() == Kernel.of(after, events).tidied()
    check_sights(kernel, after, events)


def check_sights(kernel: Kernel, state: GameState, events: tuple[Event, ...]) -> None:
    """Every seat sees on the kernel what the page on observations says."""
    for seat in range(kernel.players):
        bits = Encoder(state.view(seat), events).bits()
        assert kernel.sight(seat).tobytes() == np.packbits(bits, bitorder="little").tobytes()


def take(kernel: Kernel, state: GameState, action: Action) -> None:
    number = kernel.numbering.number(state.board, action)
    assert number in kernel.legal()
    assert kernel.advance(number) != REFUSED


def check_refused(state: GameState, action: Action, seat: Seat | None) -> None:
    """The kernel refuses the number of the action too, where it has one and its seat is to move."""
    kernel = Kernel.of(state)
    try:
        number = kernel.numbering.number(state.board, action)
    except IllegalAction:
        return
    if seat in (None, state.board.seat):
        before = kernel.tidied()
        assert number not in kernel.legal()
        assert kernel.advance(number) == REFUSED
        assert kernel.tidied() == before
