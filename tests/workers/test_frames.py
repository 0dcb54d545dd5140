"""Frames and replies: what reads back, and what is refused."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.codec import Json
from hanabi.workers.frames import (
    RequestFailed,
    WorkerLost,
    pack,
    pack_request,
    read_frame,
    read_reply,
    report_loss,
    to_json,
)

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.lists(values, max_size=4))
def test_frames_read_back_one_by_one(sent: list[Json]) -> None:
    pipe = BytesIO(b"".join(pack(to_json({"number": 7, "reply": value})) for value in sent))
    assert [read_reply(read_frame(pipe, 2**20), 7) for _ in sent] == sent
    assert read_frame(pipe, 2**20) == b""


def test_a_frame_that_is_cut_off_is_the_end() -> None:
    whole = pack("[1, 2]")
    for size in range(len(whole)):
        assert read_frame(BytesIO(whole[:size]), 100) == b""


def test_a_frame_that_is_too_large_is_the_end() -> None:
    assert read_frame(BytesIO(pack("12345")), 5) == b"12345"
    assert read_frame(BytesIO(pack("123456")), 5) == b""


def test_a_request_is_its_number_name_and_body() -> None:
    assert pack_request(12, "play", '{"a":1}')[4:] == b'{"number":12,"request":"play","body":{"a":1}}'


def test_an_error_is_raised_in_the_words_of_the_worker() -> None:
    with pytest.raises(RequestFailed, match=r"KeyError in bot\.py:3"):
        read_reply(b'{"number":1,"error":"KeyError in bot.py:3"}', 1)


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\xff",
        b"{",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"number":2,"reply":1}',
        b'{"number":"1","reply":1}',
        b'{"number":1,"error":1}',
        b'{"number":1}',
        b'{"reply":1}',
    ],
)
def test_nonsense_is_the_loss_of_the_worker(frame: bytes) -> None:
    with pytest.raises(WorkerLost), report_loss():
        read_reply(frame, 1)
