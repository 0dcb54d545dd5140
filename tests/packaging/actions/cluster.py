"""Measures a bot on a cluster that this machine is all of."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from distributed import LocalCluster


def main() -> None:
    cluster: Any = LocalCluster  # it is not typed
    with cluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as machines:
        words = ["simulate", "--bot", "beginner", "--games", "4", "--json"]
        program = [Path(sys.executable).with_name("hanabi"), *words, "--cluster", machines.scheduler_address]
        played = subprocess.run(program, capture_output=True, text=True, check=True)
    print(f"{json.loads(played.stdout)['games']} games on a cluster")


if __name__ == "__main__":
    main()
