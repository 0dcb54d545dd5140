"""Live rooms: rooms in the memory of one process, with the people, bots and clocks that keep them going.

The state only advances by what is on disk: commit, then acknowledge, then broadcast. Any number of processes
may have the same room in memory; the primary keys of the two logs decide who was first, and the others catch
up.
"""

from hanabi.server.live.room import LiveRoom

__all__ = ["LiveRoom"]
