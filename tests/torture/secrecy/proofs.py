"""The one thing that may depend on the deck, a hash, tells nothing: its nonce is fresh for every deal."""

import random
from collections.abc import Iterator

from hanabi.game import Contribution, SharedShuffle, Source, commit, new_entropy, proof
from hanabi.room.game import Record, fresh_record
from hanabi.room.scene import dealt_message
from hanabi.wire.terms import Terms
from tests.torture.secrecy.worlds import Difference

TERMS = Terms("fr+flamboyant-fives", 2, first=0)


def proof_differences() -> Iterator[Difference]:
    """Differences that would let a person find the deck by trying hashes."""
    one, other = _record(), _record()
    if _shown(one) == _worked_out(one, other):
        yield Difference("commitment", "the same deck", "the same hash")
    for record in (one, other):
        if _shown(record) != _worked_out(record, record):
            yield Difference("commitment", _shown(record), _worked_out(record, record))


def _shown(record: Record) -> str:
    """The hash that everyone is shown when a game begins."""
    return dealt_message("game", record, None).commitment


def _record() -> Record:
    """A deal as a server makes it."""
    secret = new_entropy()
    shared = SharedShuffle("game", 0, commit(secret), secret, (Contribution(Source.ABSENT),) * 2)
    return fresh_record(TERMS, ("Ana", "Bo"), shared, random.Random(1))


def _worked_out(record: Record, other: Record) -> str:
    """The hash of a deal with the nonce of another one."""
    replay = record.replay
    assert other.replay.proof is not None
    return proof.commitment(replay.rules, replay.shuffle, replay.first, other.replay.proof.nonce)
