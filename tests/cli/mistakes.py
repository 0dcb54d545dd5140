"""A hundred wrong command lines, each with the sentence it is answered with."""

import shlex
from pathlib import Path

from tests.cli.run import Answer, hanabi
from tests.packaging.sources import ROOT

RECORD = "tests/game/golden/replay-v1.json"
BROKEN = "tests/cli/golden/broken-replay.json"
LINES = f"""
# Commands and options
hanabi fly
hanabi pley fr
hanabi simulat --bot club
hanabi chekbot club
hanabi help fly
hanabi fr
hanabi --fly
hanabi --verison
hanabi -x
hanabi --language xx
hanabi --language deutsch
hanabi rules --language
HANABI_LANGUAGE=klingon hanabi rules
hanabi play --player 4
hanabi play --players
hanabi play --seeed 5
hanabi play --langage pl
hanabi rules --jason
hanabi rules --json=1
hanabi admin lsit
hanabi admin show
hanabi admin ban
hanabi replay
hanabi verify
hanabi backup
hanabi completion
hanabi check-bot
hanabi compare
hanabi replay a b
hanabi rules fr pl

# Rulesets
hanabi play en
hanabi rules en
hanabi play xx
hanabi play custm
hanabi play french
hanabi play fr+blackpowder
hanabi play fr+avalance
hanabi play pl+black-powder
hanabi play es+black-powder+black-powder
hanabi play custom+token=3
hanabi play custom+tokens=many
hanabi play custom+tokens=0
hanabi play custom+hand=11
hanabi play custom+suits=7
hanabi play custom+avalanche-own+avalanche-every
hanabi rules fr+
hanabi rules +
hanabi rules diff
hanabi rules diff fr
hanabi rules diff fr pl de
hanabi rules diff fr plx
hanabi rules --sources
hanabi rules {{}}

# Players, bots and games
hanabi play fr --players 1 --plain
hanabi play fr --players 6 --plain
hanabi play fr --players many
hanabi play fr --seed 1.5
hanabi play fr --bot beginer --plain
hanabi play fr --bot expert --plain
hanabi play fr --bot cheater --plain
hanabi play fr --bot nowhere:Bot --plain
hanabi play fr --name "" --plain
hanabi play fr --save no/such/folder/game.json --plain
hanabi play fr --save {RECORD} --plain
hanabi play http://127.0.0.1:8000/r/room --players 4
hanabi play http://127.0.0.1:8000/r/room --save game.json
hanabi play ftp://example.org/r/room --plain
hanabi play fr --at http://127.0.0.1:8000 --seed 3
hanabi play fr --at nowhere --plain

# Files
hanabi replay no-such-file.json
hanabi replay {RECORD} --turn
hanabi replay {RECORD} --turn 9999 --plain
hanabi replay {RECORD} --seat 9 --plain
hanabi replay {RECORD} --seat Nobody --plain
hanabi replay {RECORD} --export pdf
hanabi replay {RECORD} --export live --turn 3
hanabi replay {BROKEN}
hanabi replay README.md
hanabi review no-such-file.json
hanabi review {BROKEN}
hanabi review {RECORD} --plot chart.png
hanabi advise {RECORD} --turn 9999
hanabi advise {RECORD} --bot beginer
hanabi verify {RECORD}
hanabi verify {RECORD} 12345

# Measuring
hanabi simulate --bot clubb
hanabi simulate --games 0
hanabi simulate --jobs 0
hanabi simulate --players 9 --bot club
hanabi simulate --ruleset fr+x
hanabi simulate --save game.json
hanabi simulate --game 3
hanabi simulate --plot chart.png
hanabi simulate --bot club --rollouts 64
hanabi simulate --rollouts 1
hanabi simulate --cluster tcp://127.0.0.1:1 --jobs 2
hanabi compare --bots club
hanabi compare --bots club,beginer
hanabi tournament --bots club,patrner
hanabi check-bot partnr
hanabi check-bot club --games 0
hanabi bench --players 9
hanabi bench --device gpu

# Servers
hanabi serve --port 99999
hanabi serve --workers 0
hanabi serve --workers many
hanabi serve --address example
hanabi serve --redis localhost
hanabi serve --database mysql://localhost/hanabi
HANABI_BOT_DELAY=soon hanabi serve
HANABI_DATABSE_URL=sqlite:///x.db hanabi serve
hanabi backup games.db --keep 3
hanabi completion tcsh
"""


def mistakes() -> list[str]:
    """The command lines."""
    return [line for line in LINES.splitlines() if line and not line.startswith("#")]


def answer_to(line: str) -> Answer:
    """What one of them is answered with, in the root of the checkout."""
    words = shlex.split(line)
    at = words.index("hanabi")
    variables = dict(word.split("=", 1) for word in words[:at])
    return hanabi(*words[at + 1 :], **variables)


def mistakes_page() -> str:
    """Every command line with the sentence and the exit code it is answered with."""
    parts = []
    for line in LINES.strip().splitlines():
        if not line or line.startswith("#"):
            parts.append(line)
            continue
        answer = answer_to(line)
        parts.append(f"$ {line}\n{answer.sentence} [{answer.code}]".replace(f"{ROOT}/", ""))
    return "\n".join(parts) + "\n"


def golden() -> Path:
    return Path(__file__).parent / "golden" / "mistakes.txt"
