"""Requests repeated after they were carried out, to the same server and to later ones: each has one effect.

`python -m tests.torture.retries --count 20000` repeats 20,000 of them, half on each database.
"""

import sys

from tests.torture.crowd import Habits
from tests.torture.sieges import Campaign, main

CAMPAIGN = Campaign(
    "retries",
    "a retry has one effect, for actions and for room requests, also across crashes",
    full=20_000,
    measure=lambda siege: siege.ledger.replays,
    habits=Habits(replay=0.7, talk=0.2, note=0.2, games=4),
)

if __name__ == "__main__":
    sys.exit(main(CAMPAIGN))
