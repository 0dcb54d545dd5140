"""Servers killed under load: nothing acknowledged is lost, doubled or reordered, and nothing shown vanishes.

`python -m tests.torture.kills --count 1000` kills 1,000 of them, half on each database.
"""

import sys

from tests.torture.crowd import Habits
from tests.torture.sieges import Campaign, main

CAMPAIGN = Campaign(
    "kills",
    "nothing acknowledged is lost, doubled or reordered; nothing shown vanishes; a retry has one effect",
    full=1_000,
    measure=lambda siege: siege.kills,
    habits=Habits(replay=0.1),
)

if __name__ == "__main__":
    sys.exit(main(CAMPAIGN))
