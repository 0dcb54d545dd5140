"""A show that is over on a server: its replay fetched, and its deal held against what was promised."""

import asyncio
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException

from hanabi.errors import HanabiError
from hanabi.game import commitment
from hanabi.game.replay import LARGEST_FILE, Replay, read_replay
from hanabi.terminal.links import Link
from hanabi.terminal.remote import RemoteSitting
from hanabi.wire.messages import Opened

PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Show:
    """A finished game; without a replay when the server did not hand it out."""

    replay: Replay | None
    verdict: str
    """`kept`, `broken` or `unknown`: whether the deal is the one promised before the first action."""


async def fetch_show(link: Link, game: RemoteSitting, opened: Opened) -> Show:
    """The record of a game, and what its proof is worth."""
    replay = await asyncio.to_thread(_fetch, link.replay(game.id))
    return Show(replay, "unknown" if replay is None else _verdict(replay, game, opened))


def _verdict(replay: Replay, game: RemoteSitting, opened: Opened) -> str:
    """Whether this deal and this nonce have the commitment that was shown at the beginning."""
    if replay.proof is None or replay.proof.nonce != opened.nonce:
        return "broken"
    found = commitment(replay.rules, replay.shuffle, replay.first, replay.proof.nonce)
    return "kept" if found == game.commitment else "broken"


def _fetch(address: str) -> Replay | None:
    """A replay from a server; no game is so large or so slow that more is worth waiting for."""
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LARGEST_FILE + 1)
        replay = read_replay(data.decode())
        replay.final()
    except (OSError, HTTPException, ValueError, HanabiError):
        return None
    return replay
