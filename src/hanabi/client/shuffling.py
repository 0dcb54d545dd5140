"""The client's part in the shared shuffle: it adds a number and checks that it counts (docs/replays.md)."""

from collections.abc import Callable, Iterator

from hanabi.game import Seat, Source, commit, new_entropy
from hanabi.wire import messages
from hanabi.wire.refusals import Retry
from hanabi.wire.requests import AnyRequest, CommitEntropy, Reveal

FINDINGS = ("counted", "left-out", "not-listed", "repeated", "changed", "broken")
"""The findings for the player; all but the first are warnings."""


class Shuffler:
    """Commits to a number before each game, reveals it when called, and checks that it was used."""

    def __init__(self, ask: Callable[[AnyRequest], None], fresh_id: Callable[[], str]) -> None:
        self._ask, self._fresh_id = ask, fresh_id
        self._numbers: dict[str, str] = {}
        """Our numbers by their commitments."""
        self._requests: dict[str, str] = {}
        """The commitments of unanswered requests, by request id."""
        self._promised: str | None = None
        """The commitment that the server has confirmed but not called for yet."""
        self._may_promise = True
        self._seat: Seat | None = None
        self._call: messages.ShuffleCall | None = None
        self._revealed: str | None = None
        self._dealt: messages.DealtGame | None = None
        self._servers: dict[str, str] = {}
        """The game for which the server used each of its commitments."""

    def handle(self, told: messages.AnyTold) -> Iterator[str]:
        """Process a message; yield the findings for the player."""
        match told:
            case messages.Welcome():
                self._may_promise = True
            case messages.Refused(retry=Retry.SAME):
                pass  # the client asks again
            case messages.Refused(id=None):
                self._requests.clear()
            case messages.RoomNow():
                self._promise_if_needed(told)
            case messages.Done(id=answered) | messages.Refused(id=str(answered)) if (
                answered in self._requests
            ):
                self._confirm(self._requests.pop(answered), isinstance(told, messages.Done))
            case messages.ShuffleCall() if self._call is None or told.game != self._call.game:
                yield from self._reveal(told)
            case messages.DealtGame() if self._dealt is None or told.game != self._dealt.game:
                yield from self._check_deal(told)
            case messages.GameOpened() if self._dealt is not None and told.game == self._dealt.game:
                yield from self._check_end(told.shuffle, self._dealt.shuffle)
            case _:
                pass

    def is_own_request(self, request_id: str) -> bool:
        """Whether a request was sent by the shuffler, not by the player."""
        return request_id in self._requests

    def _promise_if_needed(self, room: messages.RoomNow) -> None:
        """Commit to a number as soon as the room accepts one and has none of ours."""
        self._seat = room.seat
        idle = room.seat is not None and not room.running and not room.shuffling and not self._requests
        # Another device may have promised a number: it is replaced once, when this program joins.
        lacking = room.entropy is None or (self._may_promise and room.entropy not in self._numbers)
        if idle and lacking and (self._may_promise or room.entropy is None):
            self._may_promise = False
            self._promise()

    def _promise(self) -> None:
        entropy = new_entropy()
        self._numbers[commit(entropy)] = entropy
        self._send(CommitEntropy(self._fresh_id(), commit(entropy)), commit(entropy))

    def _send(self, request: AnyRequest, about: str) -> None:
        self._requests[request.id] = about
        self._ask(request)

    def _confirm(self, commitment: str, done: bool) -> None:
        if done and commitment != self._revealed:
            self._promised = commitment

    def _reveal(self, call: messages.ShuffleCall) -> Iterator[str]:
        """Reveal our number if it is listed, unless the server reuses its own, which others may know."""
        promised, self._promised, self._call, self._revealed = self._promised, None, call, None
        if self._servers.setdefault(call.server, call.game) != call.game:
            yield "repeated"
            return
        listed = self._own_commitment(call.commitments)
        if listed in self._numbers:
            self._revealed = listed
            self._send(Reveal(self._fresh_id(), call.game, self._numbers[listed]), listed)
        elif promised and self._seat is not None:
            yield "not-listed"

    def _own_commitment(self, commitments: tuple[str | None, ...]) -> str:
        """The commitment at our seat."""
        here = self._seat is not None and self._seat < len(commitments)
        return (commitments[self._seat] if here and self._seat is not None else None) or ""

    def _check_deal(self, dealt: messages.DealtGame) -> Iterator[str]:
        """Compare the shuffle of the deal with the one that was called."""
        self._dealt = dealt
        if dealt.shuffle is None:
            return
        listed = tuple(seat.commitment for seat in dealt.shuffle.seats)
        call = self._call if self._call and self._call.game == dealt.game else None
        if call and (call.server, call.commitments) != (dealt.shuffle.server, listed):
            yield "changed"
        elif call is None and self._is_missing_in(listed):
            yield "not-listed"
        elif self._own_commitment(listed) in self._numbers:
            assert self._seat is not None
            yield "counted" if dealt.shuffle.seats[self._seat].source is Source.PLAYER else "left-out"
        self._promised = None

    def _is_missing_in(self, commitments: tuple[str | None, ...]) -> bool:
        """Whether we have a seat and the number we promised is not listed for it."""
        promised = self._promised is not None and self._seat is not None
        return promised and self._own_commitment(commitments) != self._promised

    def _check_end(
        self, opened: messages.ShownShuffle | None, dealt: messages.ShownShuffle | None
    ) -> Iterator[str]:
        """Compare the numbers opened at the end with the commitments of the deal."""
        if dealt is not None and not (
            opened and _matches_commitments(opened, dealt) and self._has_ours(opened)
        ):
            yield "broken"

    def _has_ours(self, opened: messages.ShownShuffle) -> bool:
        """Whether every opened number under our commitments is our number."""
        ours = (seat for seat in opened.seats if seat.commitment in self._numbers)
        return all(seat.entropy in (None, self._numbers[seat.commitment or ""]) for seat in ours)


def _matches_commitments(opened: messages.ShownShuffle, dealt: messages.ShownShuffle) -> bool:
    """Whether the opened numbers match the commitments of the deal."""
    told = [(seat.source, seat.commitment) for seat in dealt.seats]
    found = [(seat.source, seat.commitment) for seat in opened.seats]
    numbers = [(opened.secret, dealt.server)]
    numbers += [(seat.entropy, seat.commitment or "") for seat in opened.seats if seat.entropy]
    return told == found and all(number and commit(number) == shown for number, shown in numbers)
