"""The one thing that may depend on the deck, a hash, tells nothing: its nonce is fresh for every deal."""

import random
from collections.abc import Iterator

from hanabi.game import proof, shuffled
from hanabi.rules import ruleset
from hanabi.server.match import Record, fresh_record
from hanabi.server.sight import dealt
from hanabi.wire.terms import Terms
from tests.torture.secrecy.worlds import Difference

TERMS = Terms("fr+flamboyant-fives", 2, first=0)


def proof_differences() -> Iterator[Difference]:
    """What somebody could use who tries every deck until one has the hash."""
    one, other = _record(), _record()
    assert one.replay.shuffle == other.replay.shuffle
    if _shown(one) == _shown(other):
        yield Difference("commitment", "the same deck", "the same hash")
    for record in (one, other):
        if _shown(record) != _worked_out(record):
            yield Difference("commitment", _shown(record), _worked_out(record))


def _shown(record: Record) -> str:
    """The hash that everybody is shown when a game begins."""
    return dealt("game", record, None).commitment


def _record() -> Record:
    """Always the same deal, as a server makes it."""
    return fresh_record(TERMS, ("Ana", "Bo"), random.Random(1))


def _worked_out(record: Record) -> str:
    replay = record.replay
    assert replay.proof is not None
    assert replay.shuffle == shuffled(ruleset(TERMS.ruleset), random.Random(1))
    return proof.commitment(replay.rules, replay.shuffle, replay.first, replay.proof.nonce)
