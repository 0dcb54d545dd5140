"""What a saved game keeps of its room, that earlier files are still read, and that a kill loses nothing."""

import signal
import subprocess
import sys
from pathlib import Path

from hanabi.client.requests import ask_advice
from hanabi.client.saved_games import resume, write_game
from hanabi.game import legal_actions
from hanabi.plain.saved_games import SaveFolder, read_game
from hanabi.wire.requests import Arrange, Note
from tests.terminal.test_screens_saved import some_sitting, told_moments

ROOT = Path(__file__).parents[2]
EARLIER_FILE = Path(__file__).parent / "golden" / "saved-game-v1.json"


def test_a_file_of_an_earlier_version_is_resumed() -> None:
    saved = read_game(EARLIER_FILE.read_text(encoding="utf-8"))
    found = resume(saved)
    assert found.setup.names == ("Anna", "Ben", "Cleo")
    assert (found.board.turn, found.board.seat, len(told_moments(found))) == (8, 1, 9)
    assert found.bot_moves
    choice = found.table.ask()
    found.take(choice.action, choice.reason)
    assert found.clients[0].game.moments[-1].reason == choice.reason
    assert read_game(write_game(found)).actions[:-1] == saved.actions


def test_notes_the_order_of_cards_and_who_asked_for_advice_are_saved_too() -> None:
    left = some_sitting(1, people=3)
    seat = left.board.seat
    client = left.client_of(seat)
    own = [held.id for held in left.board.hands[seat]]
    client.ask(Note("1", own[0], "perhaps a five"))
    client.ask(Arrange("2", tuple(reversed(own))))
    client.ask(ask_advice(client.game, None))
    found = resume(read_game(write_game(left)))
    assert found.room.room.desks == left.room.room.desks
    assert found.room.room.advised == left.room.room.advised == {seat: {1}}
    assert found.replay().notes[seat][own[0]] == "perhaps a five"


def test_a_killed_program_loses_no_action(tmp_path: Path) -> None:
    slot = SaveFolder(tmp_path).new_slot()
    program = f"""
import os, signal
from pathlib import Path
from hanabi.client.saved_games import write_game
from hanabi.game import legal_actions
from hanabi.plain.saved_games import SaveSlot
from tests.terminal.test_screens_saved import some_sitting
sitting, slot = some_sitting(5, people=3), SaveSlot(Path({str(slot.path)!r}))
sitting.room.save = lambda: slot.write(write_game(sitting))
for client in sitting.clients:
    client.listen = lambda _: os.kill(os.getpid(), signal.SIGKILL)  # as soon as anybody is told
sitting.take(legal_actions(sitting.table.view(sitting.board.seat))[0])
"""
    slot.release()
    killed = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False)
    assert killed.returncode == -signal.SIGKILL
    (left,), broken = SaveFolder(tmp_path).games()
    before = some_sitting(5, people=3)
    first = legal_actions(before.table.view(before.board.seat))[0]
    assert (left.game.actions, broken) == ((*before.table.actions, first), [])
