"""The door: headers without an end, handshakes nobody understands, sockets nobody reads, idle connections.

`python -m tests.torture.door --count 10` measures ten rounds of each: the server lets them go, holds little
memory for them, and people play on, even those in the room that strangers attack. A few notice when two
hundred strangers arrive at the same moment, so it is the p90 that must not double, and nobody may wait long.
"""

import sys

from tests.torture.flood import main
from tests.torture.floods import DOOR

ROUND_SECONDS = 30.0
"""Longer than a socket may stay unread."""

if __name__ == "__main__":
    sys.exit(main("door", tuple(DOOR), ROUND_SECONDS, place="p90"))
