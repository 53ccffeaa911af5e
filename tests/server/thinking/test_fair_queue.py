"""Fair queues: who is served next, with a manual clock and no workers."""

from __future__ import annotations

import asyncio

import pytest

from tatami.server.thinking import fair_queue
from tatami.server.thinking.fair_queue import ANALYSIS, BOTS_ONLY, Asker, FairQueue, QueueFull
from tests.server.client import async_test


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Waiters:
    """Tasks that wait for a turn; `order` has the names of those who were given one."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def add(self, name: str, asker: Asker) -> asyncio.Task[None]:
        task = asyncio.create_task(self.wait(name, asker))
        self.tasks.append(task)
        await settle()
        return task

    async def wait(self, name: str, asker: Asker) -> None:
        await self.queue.enter(asker)
        self.order.append(name)


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


AKI, BO = Asker("10.0.0.1", "aki"), Asker("10.0.0.2", "bo")


@async_test
async def test_one_who_waits_long_does_not_keep_another_address_waiting() -> None:
    queue = FairQueue(1)
    waiters = Waiters(queue)
    for number in range(12):
        await waiters.add(f"aki {number}", AKI)
    await waiters.add("bo", BO)
    for _ in range(3):
        queue.leave(AKI, 3.0)
        await settle()
    assert waiters.order == ["aki 0", "bo", "aki 1", "aki 2"]
    for task in waiters.tasks:
        task.cancel()


@async_test
async def test_people_come_before_bots_alone_and_these_before_analyses() -> None:
    queue = FairQueue(1)
    waiters = Waiters(queue)
    await waiters.add("first", AKI)
    await waiters.add("analysis", BO._replace(urgency=ANALYSIS))
    await waiters.add("bots", BO._replace(urgency=BOTS_ONLY))
    await waiters.add("people", AKI)
    queue.leave(AKI, 100.0)
    await settle()
    queue.leave(AKI, 100.0)
    await settle()
    queue.leave(BO._replace(urgency=BOTS_ONLY), 1.0)
    await settle()
    assert waiters.order == ["first", "people", "bots", "analysis"]


@async_test
async def test_one_address_and_work_without_people_leave_a_worker_free() -> None:
    queue = FairQueue(3)
    waiters = Waiters(queue)
    for number in range(5):
        await waiters.add(f"aki {number}", AKI)
    assert waiters.order == ["aki 0", "aki 1"]
    await waiters.add("bo", BO)
    assert waiters.order[-1] == "bo"
    background = FairQueue(2)
    waiters = Waiters(background)
    await waiters.add("bots", AKI._replace(urgency=BOTS_ONLY))
    await waiters.add("analysis", BO._replace(urgency=ANALYSIS))
    assert waiters.order == ["bots"]
    await waiters.add("person", BO)
    assert waiters.order == ["bots", "person"]
    for task in waiters.tasks:
        task.cancel()


@async_test
async def test_players_of_one_address_take_turns() -> None:
    queue = FairQueue(1)
    waiters = Waiters(queue)
    sister = Asker(AKI.address, "sister")
    for number in range(3):
        await waiters.add(f"aki {number}", AKI)
    await waiters.add("sister", sister)
    queue.leave(AKI, 2.0)
    await settle()
    assert waiters.order == ["aki 0", "sister"]
    for task in waiters.tasks:
        task.cancel()


@async_test
async def test_use_is_forgotten_with_time() -> None:
    clock = Clock()
    queue = FairQueue(1, now=clock)
    queue.usage.add("10.0.0.1", 100.0)
    clock.now += fair_queue.HALF_LIFE
    assert queue.usage.of("10.0.0.1") == pytest.approx(50.0)
    queue.usage.add("10.0.0.2", 60.0)
    assert queue.usage.least(["10.0.0.1", "10.0.0.2"]) == "10.0.0.1"


@async_test
async def test_a_full_queue_refuses_and_says_whose_fault_it_is() -> None:
    queue = FairQueue(1, max_waiting=3, max_per_address=2)
    waiters = Waiters(queue)
    for number in range(3):
        await waiters.add(f"aki {number}", AKI)
    with pytest.raises(QueueFull) as refused:
        await queue.enter(AKI)
    assert refused.value.own
    await waiters.add("bo", BO)
    with pytest.raises(QueueFull) as refused:
        await queue.enter(Asker("10.0.0.3"))
    assert not refused.value.own
    for task in waiters.tasks:
        task.cancel()


@async_test
async def test_who_goes_away_leaves_nothing_behind() -> None:
    queue = FairQueue(1)
    waiters = Waiters(queue)
    await waiters.add("first", AKI)
    waiting = [await waiters.add(f"{number}", Asker(f"10.0.1.{number}")) for number in range(50)]
    for task in waiting[1:]:
        task.cancel()
    await settle()
    queue.leave(AKI, 1.0)
    waiting[0].cancel()  # in the same moment in which it is given the worker
    await settle()
    assert not any(queue.waiting.values()) and not queue.waiting_per_address
    assert not queue.running and not queue.running_background


def test_the_use_of_only_so_many_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_ACCOUNTS", 10)
    usage = fair_queue.Usage(Clock())
    for number in range(100):
        usage.add(f"player {number}", 1.0)
    assert len(usage.accounts) == 10 and usage.of("player 99") == 1.0


@async_test
async def test_one_who_is_cancelled_just_before_a_worker_is_free_leaves_quietly() -> None:
    queue = FairQueue(1)
    waiters = Waiters(queue)
    await waiters.add("aki", AKI)
    waiting = await waiters.add("bo", BO)
    waiting.cancel()
    queue.leave(AKI, 1.0)  # before the cancelled task has run
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not queue.running and not queue.waiting_per_address
