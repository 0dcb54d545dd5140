"""Fetch the replay of a finished game from a server, and check its deal against the commitment."""

import asyncio
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException

from hanabi.client.links import Link
from hanabi.client.visited_game import VisitedGame
from hanabi.errors import HanabiError
from hanabi.game import SharedShuffle, commitment, shuffle_faults
from hanabi.game.replay import LARGEST_FILE, Replay, read_replay
from hanabi.wire import messages
from hanabi.wire.messages import GameOpened

FETCH_TIMEOUT = 10.0


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game; the replay is None if the server did not deliver it."""

    replay: Replay | None
    verdict: str
    """`kept`, `broken` or `unknown`: whether the deal is the one committed to before the first action."""


async def fetch_finished_game(link: Link, game: VisitedGame, opened: GameOpened) -> FinishedGame:
    """Fetch the replay of a game and check its proof."""
    replay = await asyncio.to_thread(_fetch, link.replay_url(game.id))
    return FinishedGame(replay, "unknown" if replay is None else _verdict(replay, game, opened))


def _verdict(replay: Replay, game: VisitedGame, opened: GameOpened) -> str:
    """Whether the deal has the commitment shown at the beginning, and follows from its numbers."""
    proof = replay.proof
    if proof is None or proof.nonce != opened.nonce or not _same_shuffle(proof.shuffle, game.shuffle):
        return "broken"
    found = commitment(replay.rules, replay.shuffle, replay.first, proof.nonce)
    faults = shuffle_faults(replay.rules, len(replay.players), replay.shuffle, replay.first, proof)
    return "kept" if found == game.commitment and not faults else "broken"


def _same_shuffle(recorded: SharedShuffle | None, told: messages.ShownShuffle | None) -> bool:
    """Whether a replay names the same commitments as the message of the deal."""
    if recorded is None or told is None:
        return recorded is None and told is None
    seats = [(seat.source, seat.commitment) for seat in recorded.seats]
    shown = [(seat.source, seat.commitment) for seat in told.seats]
    return (recorded.server, seats) == (told.server, shown)


def _fetch(address: str) -> Replay | None:
    """Download and check a replay; None if that fails, takes too long, or it is too large."""
    try:
        with urllib.request.urlopen(address, timeout=FETCH_TIMEOUT) as answer:
            data: bytes = answer.read(LARGEST_FILE + 1)
        replay = read_replay(data.decode())
        replay.final()
    except (OSError, HTTPException, ValueError, HanabiError):
        return None
    return replay
