"""Every refusal that a client may receive, and what it can do about it.

Add a line here for a new code; `make protocol` then writes it to docs/protocol.md with its English sentence.
"""

from collections.abc import Mapping

from hanabi.rules.enums import NamedEnum


class Retry(NamedEnum):
    """Whether it makes sense to send a refused request again."""

    SAME = "same"
    """Nobody knows whether it was carried out. Send it again after a second, with the same `id`."""
    PAUSE = "pause"
    """Not now. Nothing was done; wait a second or longer, then send it again."""
    CHANGE = "change"
    """Not as things are. Wait until the room or the table has changed, or change it yourself."""
    CORRECT = "correct"
    """Something in the request is wrong or out of date. Send a different one."""
    NEVER = "never"
    """It will not work later either."""


SERVER = {
    "bad-request": Retry.CORRECT,
    "banned": Retry.NEVER,
    "body-too-large": Retry.CORRECT,
    "foreign-origin": Retry.CORRECT,
    "headers-too-large": Retry.CORRECT,
    "internal": Retry.PAUSE,
    "malformed": Retry.CORRECT,
    "message-too-large": Retry.CORRECT,
    "no-such-code": Retry.CORRECT,
    "no-such-game": Retry.CORRECT,
    "no-such-room": Retry.NEVER,
    "not-found": Retry.NEVER,
    "not-json-body": Retry.CORRECT,
    "not-text": Retry.CORRECT,
    "request-timeout": Retry.PAUSE,
    "room-shut": Retry.NEVER,
    "storage-refused": Retry.NEVER,
    "storage-unavailable": Retry.SAME,
    "too-busy": Retry.PAUSE,
    "too-many-connections": Retry.PAUSE,
    "too-many-requests": Retry.PAUSE,
    "unknown-host": Retry.CORRECT,
    "unknown-person": Retry.PAUSE,
    "wrong-method": Retry.CORRECT,
}
ROOM = {
    "candidate-absent": Retry.CHANGE,
    "clock-range": Retry.CORRECT,
    "delay-range": Retry.CORRECT,
    "free-seats": Retry.CHANGE,
    "game-running": Retry.CHANGE,
    "host-away-briefly": Retry.PAUSE,
    "host-present": Retry.CHANGE,
    "host-stays": Retry.CHANGE,
    "name-empty": Retry.CORRECT,
    "name-taken": Retry.CORRECT,
    "name-too-long": Retry.CORRECT,
    "name-unprintable": Retry.CORRECT,
    "no-game": Retry.CHANGE,
    "no-name": Retry.CHANGE,
    "no-shuffle": Retry.CHANGE,
    "no-stand-in": Retry.CHANGE,
    "no-such-card": Retry.CHANGE,
    "no-such-member": Retry.CORRECT,
    "no-such-moment": Retry.CORRECT,
    "no-such-seat": Retry.CORRECT,
    "no-talk-now": Retry.CHANGE,
    "not-a-bots-seat": Retry.CHANGE,
    "not-a-persons-seat": Retry.CHANGE,
    "not-a-players-action": Retry.CORRECT,
    "not-host": Retry.CHANGE,
    "not-removed": Retry.CORRECT,
    "not-seated": Retry.CHANGE,
    "not-voted": Retry.CHANGE,
    "not-your-cards": Retry.CORRECT,
    "other-rules": Retry.CHANGE,
    "player-present": Retry.CHANGE,
    "remarks-only": Retry.CHANGE,
    "removed": Retry.CHANGE,
    "room-crowded": Retry.CHANGE,
    "room-full": Retry.CHANGE,
    "room-invited": Retry.CHANGE,
    "room-locked": Retry.CHANGE,
    "room-worn-out": Retry.NEVER,
    "seat-taken": Retry.CHANGE,
    "seated-stay": Retry.CHANGE,
    "shuffling": Retry.CHANGE,
    "stale": Retry.CORRECT,
    "stand-in-plays": Retry.CHANGE,
    "strangers-worn-out": Retry.CHANGE,
    "talk-too-often": Retry.PAUSE,
    "text-empty": Retry.CORRECT,
    "text-too-long": Retry.CORRECT,
    "too-many-bot-games": Retry.PAUSE,
    "too-many-changes": Retry.PAUSE,
    "too-many-names": Retry.PAUSE,
    "too-many-sitting": Retry.CHANGE,
    "watchers-are-silent": Retry.CHANGE,
    "wrong-entropy": Retry.CORRECT,
}
ACTIONS = {
    "all-tokens-available": Retry.CHANGE,
    "card-not-in-hand": Retry.CORRECT,
    "choice-pending": Retry.CHANGE,
    "clue-to-oneself": Retry.CORRECT,
    "colour-not-clued": Retry.CORRECT,
    "does-not-fit": Retry.CORRECT,
    "empty-clue": Retry.CORRECT,
    "game-over": Retry.NEVER,
    "more-to-score": Retry.CHANGE,
    "must-choose": Retry.CORRECT,
    "no-announcements": Retry.CORRECT,
    "no-cards-to-clue": Retry.CORRECT,
    "no-clue-token": Retry.CHANGE,
    "no-such-suit": Retry.CORRECT,
    "not-in-discards": Retry.CORRECT,
    "not-your-turn": Retry.CHANGE,
    "nothing-to-choose": Retry.CHANGE,
    "other-choice-wanted": Retry.CORRECT,
    "other-clue-wanted": Retry.CORRECT,
    "rank-not-clued": Retry.CORRECT,
}
ADVICE = {
    "advice-failed": Retry.PAUSE,
    "advice-game-over": Retry.CORRECT,
    "advice-not-to-move": Retry.CHANGE,
    "advice-off": Retry.CHANGE,
    "advice-too-often": Retry.PAUSE,
    "advice-without-deal": Retry.NEVER,
    "no-advice": Retry.CHANGE,
    "no-such-puzzle": Retry.CORRECT,
}
BOTS = {
    "bad-budget": Retry.CORRECT,
    "bot-keeps-to-its-kind": Retry.CORRECT,
    "bot-sees-too-much": Retry.CORRECT,
    "bots-apart": Retry.CORRECT,
    "broken-bot": Retry.CORRECT,
    "missing-extra": Retry.CORRECT,
    "no-thinker": Retry.CORRECT,
    "unknown-bot": Retry.CORRECT,
}
RULESETS = {
    "broken-edition": Retry.NEVER,
    "edition-taken": Retry.NEVER,
    "edition-too-new": Retry.NEVER,
    "fields-unreadable": Retry.CORRECT,
    "impossible-suit": Retry.CORRECT,
    "no-deck-left": Retry.CORRECT,
    "not-a-choice-of-suits": Retry.CORRECT,
    "not-a-number": Retry.CORRECT,
    "not-in-box": Retry.CORRECT,
    "nothing-to-try": Retry.CORRECT,
    "option-twice": Retry.CORRECT,
    "options-clash": Retry.CORRECT,
    "out-of-range": Retry.CORRECT,
    "player-count": Retry.CORRECT,
    "ruleset-too-long": Retry.CORRECT,
    "suit-order": Retry.CORRECT,
    "suit-twice": Retry.CORRECT,
    "unknown-edition": Retry.CORRECT,
    "unknown-option": Retry.CORRECT,
}
RECORDS = {
    "bad-field": Retry.CORRECT,
    "bad-link": Retry.CORRECT,
    "bad-player-name": Retry.CORRECT,
    "bad-ruleset": Retry.CORRECT,
    "deck-not-the-box": Retry.CORRECT,
    "file-too-large": Retry.CORRECT,
    "game-elsewhere": Retry.CORRECT,
    "illegal-move": Retry.CORRECT,
    "no-counterpart": Retry.NEVER,
    "no-such-turn": Retry.CORRECT,
    "not-a-card": Retry.CORRECT,
    "not-a-replay": Retry.CORRECT,
    "not-an-action": Retry.CORRECT,
    "not-json": Retry.CORRECT,
    "places-not-the-box": Retry.CORRECT,
    "tiles-not-the-box": Retry.CORRECT,
    "unknown-variant": Retry.CORRECT,
    "unknown-version": Retry.CORRECT,
    "unplayed-option": Retry.CORRECT,
}
CONNECTION = {
    "erased": Retry.NEVER,
    "flood": Retry.PAUSE,
    "nonsense": Retry.CORRECT,
    "room-closed": Retry.PAUSE,
    "room-deleted": Retry.NEVER,
    "signed-out": Retry.NEVER,
    "slow": Retry.PAUSE,
    "too-many-guests": Retry.PAUSE,
}
"""The codes of `closing` that are not refusals of a request."""
CLOSING = (
    *CONNECTION,
    "banned",
    "no-such-room",
    "removed",
    "room-invited",
    "room-locked",
    "room-shut",
    "storage-unavailable",
    "too-many-connections",
)
"""Every code that a `closing` message may have."""
REFUSALS: Mapping[str, Mapping[str, Retry]] = {
    "Server": SERVER,
    "Rooms": ROOM,
    "Actions": ACTIONS,
    "Advice": ADVICE,
    "Bots": BOTS,
    "Rulesets": RULESETS,
    "Recorded games": RECORDS,
}
"""The refusals under the headings of docs/protocol.md."""
LOCAL = frozenset(
    {
        "address-below-root",
        "already-closed",
        "backup-too-old",
        "bad-address",
        "bad-network",
        "bad-setting",
        "ban-too-wide",
        "bots-at-table",
        "database-corrupt",
        "database-disk-failed",
        "database-disk-full",
        "database-failed",
        "database-file-denied",
        "database-folder-denied",
        "database-locked",
        "database-missing",
        "database-no-rights",
        "database-not-empty",
        "database-not-postgresql",
        "database-not-sqlite",
        "database-overcrowded",
        "database-role-refused",
        "database-silent",
        "database-starting",
        "database-tls",
        "database-too-new",
        "database-too-old",
        "database-unknown-host",
        "database-unknown-name",
        "database-unreachable",
        "database-url",
        "database-wrong-password",
        "dealt-elsewhere",
        "file-exists",
        "file-not-found",
        "file-unwritable",
        "illegal-answer",
        "key-in-environment",
        "no-such-person",
        "nobody-in-seat",
        "not-a-backup",
        "not-banned",
        "not-in-hand",
        "port-unavailable",
        "program-answer",
        "program-bad-command",
        "program-ended",
        "program-flood",
        "program-gone",
        "program-no-hello",
        "program-noise",
        "program-not-found",
        "program-not-started",
        "program-out-of-step",
        "program-too-slow",
        "program-version",
        "redis-url",
        "seat-not-free",
        "setting-file",
        "setting-twice",
        "unknown-setting",
    }
)
"""Codes that no client of a server ever receives: commands print them, and bots fail with them."""

_RETRY = {code: retry for group in (*REFUSALS.values(), CONNECTION) for code, retry in group.items()}


def retry_of(code: str) -> Retry:
    """Return whether a request refused with this code may be sent again."""
    return _RETRY.get(code, Retry.NEVER)
