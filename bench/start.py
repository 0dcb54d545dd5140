"""How long `hanabi --help` takes, from the key press to the last line."""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

PROGRAM = Path(sys.executable).with_name("hanabi")
AIM = 0.25


def seconds() -> float:
    """The time one run takes."""
    begun = time.perf_counter()
    subprocess.run([PROGRAM, "--help"], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="how often to ask for help")
    parser.add_argument("--json", action="store_true", help="print a row instead of a sentence")
    asked = parser.parse_args()
    seconds()
    times = [seconds() for _ in range(max(1, asked.runs))]
    row = {"what": "hanabi --help", "runs": len(times), "median_s": median(times), "best_s": min(times)}
    text = f"hanabi --help: {row['median_s']:.3f} s, best {row['best_s']:.3f} s of {len(times)} warm runs"
    print(json.dumps(row) if asked.json else f"{text}; the aim is {AIM} s on a quiet machine")


if __name__ == "__main__":
    main()
