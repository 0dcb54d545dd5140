"""The HTTP routes tried by Schemathesis, from the description that the server gives of itself."""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.served import Served

ALL_BUT = "positive_data_acceptance"
"""Not all that a type allows can be done: a ruleset must exist, a clock must not run forever."""
CONFIGURATION = """
[checks]
negative_data_rejection.expected-statuses = [400, 403, 404, 405, 409, 413, 415, 429, 431, 503]
"""
"""How the server refuses what breaks its description; an address that is too long is 431."""
FAILED = re.compile(r"=+ FAILURES =+\n(.*?)=+ (?:WARNINGS|SUMMARY) =+", re.DOTALL)
MADE = re.compile(r"(\d+) generated")


def try_routes(url: str, examples: int, seed: int, faults: list[str]) -> int:
    """How many requests were made of a server with this database; what was wrong is added to the faults."""
    server = Served(url).start()
    try:
        made = try_server(server.base, examples, seed, faults)
        broken = ("request-failed", "Traceback")
        faults += [line[:2000] for line in server.log.splitlines() if any(word in line for word in broken)]
        return made
    finally:
        server.remove()


def try_server(base: str, examples: int, seed: int, faults: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "schemathesis.toml").write_text(CONFIGURATION)
        ended = subprocess.run(
            command(base, examples, seed), capture_output=True, text=True, cwd=folder, check=False
        )
    if ended.returncode:
        told = FAILED.search(ended.stdout)
        faults.append(told[1][:3000] if told else (ended.stdout + ended.stderr)[-3000:])
    made = MADE.search(ended.stdout)
    return int(made[1]) if made else 0


def command(base: str, examples: int, seed: int) -> list[str]:
    trying = [sys.executable, "-m", "schemathesis.cli", "run", f"{base}/openapi.json", "--no-color"]
    choices = [
        "--checks",
        "all",
        "--exclude-checks",
        ALL_BUT,
        "--phases",
        "coverage,fuzzing",
        "--mode",
        "all",
    ]
    limits = ["--max-examples", str(examples), "--seed", str(seed), "--generation-database", "none"]
    return [*trying, *choices, *limits, "--continue-on-failure"]
