"""Verify a deal against its commitment, and report the result as lines and as JSON fields."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hanabi.cli.usage import UsageError
from hanabi.codec import encode
from hanabi.errors import ReplayError
from hanabi.game import Fault, SharedShuffle, commitment, shuffle_faults
from hanabi.game.replay import Replay
from hanabi.plain.wrapping import wrap_beside
from hanabi.text import Catalogue

FEWEST_DIGITS, MOST_DIGITS = 16, 64
"""The fewest digits of a commitment that can be checked, and the length of a whole one."""

_NOTED = re.compile(rf"[0-9a-f]{{{FEWEST_DIGITS},{MOST_DIGITS}}}")


@dataclass(frozen=True, slots=True)
class Verification:
    """The computed commitment of a deal, and the expected one."""

    replay: Replay
    commitment: str
    expected: str
    """The commitment that a player noted, perhaps only its beginning, or the one in the file."""
    noted: bool
    faults: tuple[Fault, ...] = ()
    """Why the deal does not follow from the numbers it is said to be shuffled with."""

    @property
    def as_promised(self) -> bool:
        """Whether the commitment is as expected."""
        return self.commitment.startswith(self.expected)

    @property
    def matches(self) -> bool:
        return self.as_promised and not self.faults

    @property
    def shuffle(self) -> SharedShuffle | None:
        return self.replay.proof.shuffle if self.replay.proof else None


def read_commitment(text: str | None) -> str | None:
    """Parse the digits that a player noted, in lower case; raise UsageError otherwise."""
    if text is None:
        return None
    if not _NOTED.fullmatch(text.lower()):
        raise UsageError("usage-commitment", least=FEWEST_DIGITS, most=MOST_DIGITS)
    return text.lower()


def verify_deal(replay: Replay, noted: str | None) -> Verification:
    """Compute the commitment of a deal and compare it with `noted`, or with the file if that is None."""
    if replay.proof is None:
        raise ReplayError("no-proof")
    found = commitment(replay.rules, replay.shuffle, replay.first, replay.proof.nonce)
    faults = shuffle_faults(replay.rules, len(replay.players), replay.shuffle, replay.first, replay.proof)
    return Verification(replay, found, noted or replay.proof.commitment, noted is not None, faults)


def verification_lines(catalogue: Catalogue, found: Verification) -> Iterator[str]:
    """The lines of a verification: the game, its commitment, and what that proves."""
    replay = found.replay
    yield catalogue.say("replay-title", ruleset=str(replay.rules), players=", ".join(replay.players))
    yield ""
    yield catalogue.say("verify-commitment")
    yield f"  {found.commitment}"
    yield from wrap_beside("", _verdict(catalogue, found))
    yield ""
    for sentence in shuffle_sentences(catalogue, found):
        yield from wrap_beside("", sentence)


def shuffle_sentences(catalogue: Catalogue, found: Verification) -> Iterator[str]:
    """Who took part in the shuffle, and whether the deal follows from their numbers."""
    if found.shuffle is None:
        yield catalogue.say("verify-shuffle-alone")
        return
    yield catalogue.say("verify-shuffle-server", commitment=found.shuffle.server[:FEWEST_DIGITS])
    for player, given in zip(found.replay.players, found.shuffle.seats, strict=False):
        shown = (given.commitment or "")[:FEWEST_DIGITS]
        yield catalogue.say(f"verify-shuffle-{given.source.value}", player=player, commitment=shown)
    for fault in found.faults:
        named = "" if fault.seat is None else found.replay.players[fault.seat]
        yield catalogue.say(f"verify-fault-{fault.code}", player=named)
    if not found.faults:
        yield catalogue.say("verify-shuffle-holds")


def verification_fields(found: Verification) -> dict[str, Any]:
    """A verification as JSON fields."""
    return {
        "matches": found.matches,
        "commitment": found.commitment,
        "expected": found.expected,
        "noted": found.noted,
        "as_promised": found.as_promised,
        "shuffle": encode(found.shuffle),
        "faults": encode(found.faults),
    }


def _verdict(catalogue: Catalogue, found: Verification) -> str:
    """What a matching or a different commitment proves."""
    if found.noted:
        return catalogue.say(
            "verify-noted",
            matches=found.as_promised,
            digits=len(found.expected),
            whole=len(found.expected) == MOST_DIGITS,
        )
    return catalogue.say("verify-own", matches=found.as_promised)
