"""Jobs are done one at a time, members' before strangers', and one that fails stops none."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hanabi.server.live.mailbox import Mailbox
from tests.waits import until

pytestmark = pytest.mark.anyio


def writes(done: list[str], name: str) -> Callable[[], Awaitable[None]]:
    async def job() -> None:
        done.append(f"{name} begun")
        await asyncio.sleep(0)
        done.append(f"{name} done")

    return job


def is_busy(mailbox: Mailbox) -> bool:
    return mailbox.busy


async def test_jobs_are_done_one_at_a_time_and_strangers_wait() -> None:
    mailbox, done = Mailbox(), list[str]()
    for name, stranger in (("x", True), ("a", False), ("y", True), ("b", False)):
        mailbox.post(writes(done, name), stranger)
    assert (mailbox.busy, mailbox.strangers_waiting) == (True, 2)
    mailbox.start(lambda error: None)
    await until(lambda: not mailbox.busy)
    assert done == [f"{name} {step}" for name in "abxy" for step in ("begun", "done")]
    await mailbox.close()


async def test_a_mailbox_is_busy_while_its_last_job_is_done() -> None:
    mailbox, free = Mailbox(), asyncio.Event()

    async def job() -> None:
        await free.wait()

    mailbox.start(lambda error: None)
    await asyncio.sleep(0)  # it waits for its first job
    assert not is_busy(mailbox)
    mailbox.post(job)
    assert is_busy(mailbox)
    await until(lambda: not mailbox._jobs)
    assert is_busy(mailbox)
    free.set()
    await until(lambda: not mailbox.busy)
    mailbox.post(job, stranger=True)
    assert is_busy(mailbox)
    await mailbox.close()


async def test_a_job_that_fails_is_told_and_the_next_is_done() -> None:
    mailbox, done, failures = Mailbox(), list[str](), list[str]()

    async def fail() -> None:
        raise ValueError("broken")

    mailbox.start(lambda error: failures.append(str(error)))
    mailbox.post(fail)
    mailbox.post(writes(done, "a"))
    await mailbox.close()
    assert (failures, done) == (["broken"], ["a begun", "a done"])


async def test_closing_does_what_is_in_line_and_drops_what_comes_later() -> None:
    mailbox, done = Mailbox(), list[str]()
    mailbox.start(lambda error: None)
    mailbox.post(writes(done, "stranger"), stranger=True)
    mailbox.post(writes(done, "member"))
    closing = asyncio.create_task(mailbox.close())
    await asyncio.sleep(0)
    mailbox.post(writes(done, "late"))
    await closing
    assert done == ["member begun", "member done", "stranger begun", "stranger done"]
    assert (mailbox.closed, mailbox.busy) == (True, False)


async def test_other_tasks_go_on_between_two_jobs() -> None:
    mailbox, order = Mailbox(), list[str]()

    async def job() -> None:
        order.append("job")

    async def other() -> None:
        for _ in range(3):
            order.append("other")
            await asyncio.sleep(0)

    for _ in range(3):
        mailbox.post(job)
    mailbox.start(lambda error: None)
    await asyncio.gather(other(), mailbox.close())
    assert order[:4] == ["job", "other", "job", "other"]
