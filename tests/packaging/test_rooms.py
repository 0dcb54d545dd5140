"""A room needs the standard library and nothing else, so that it can run wherever Python does."""

from pathlib import Path

from tests.packaging.hidden import Bare
from tests.packaging.sources import NAME, installed

EVENING = """
import importlib, pkgutil
import hanabi.room, hanabi.wire

for package in (hanabi.room, hanabi.wire):
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)

from hanabi.codec import Strictness, json_reader
from hanabi.game.replay import Replay
from hanabi.room.game import Record, RoomMatch
from hanabi.room.keyboard_room import KeyboardRoom, person_in
from hanabi.rules import ruleset
from hanabi.table import Table
from hanabi.wire.messages import AnyTold
from hanabi.wire.requests import AnyRequest
from hanabi.wire.schema import protocol_schema
from hanabi.wire.terms import Terms

class Guest:
    person, invitation, told = person_in(0), None, []
    def tell_frame(self, data):
        self.told.append(read_told(data))
    tell_room = tell_frame
    def tell_table(self, frames):
        for data in frames:
            self.tell_frame(data)

read_told = json_reader(AnyTold, Strictness.OPEN)
read_request = json_reader(AnyRequest, Strictness.CLOSED)
names = ("Ada", "Ben")
table = Table("fr", names, seed=1)
replay = Replay(ruleset("fr"), names, table.shuffle, ())
room = KeyboardRoom(Terms(seats=2), (None, None), RoomMatch("g", Record(replay, (1, 2)), 0.0))
guest = Guest()
room.join(guest)
for text in (
    '{"type":"ask-advice","id":"a","seq":0,"bot":"partner"}',
    '{"type":"note","id":"n","card":3,"text":"a one?"}',
    '{"type":"act","id":"c","seq":0,"action":{"type":"play","card":99}}',
    '{"type":"act","id":"p","seq":0,"action":{"type":"play","card":0}}',
):
    room.ask(guest, read_request(text))
print(*(told.tag for told in guest.told), len(protocol_schema()["$defs"]) > 100)
"""


def test_people_play_in_a_room_with_the_standard_library_alone(tmp_path: Path) -> None:
    answer = Bare(tmp_path, set(installed()) - {NAME}).python(EVENING)
    assert answer.err == ""
    *told, schema = answer.out.split()
    assert told[:4] == ["welcome", "room", "game", "happened"]
    assert told[4:] == ["desk", "done", "room", "advice", "done", "desk", "refused", "done", "happened"]
    assert schema == "True"
