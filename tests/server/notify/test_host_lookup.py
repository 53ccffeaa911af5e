"""Host names of players are resolved in threads of their own, and not for long."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tatami.server.notify.transports import host_lookup
from tatami.server.notify.transports.host_lookup import Resolver
from tests.server.client import TIMEOUT, async_test


class SlowNames:
    """A resolver that answers only when it is told to."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.asked: list[str] = []

    def __call__(self, host: str, _port: int) -> list[str]:
        self.asked.append(host)
        if host.startswith("slow"):
            self.go_on.wait(TIMEOUT)
        if host.startswith("no"):
            raise OSError("no such host")
        return ["93.184.216.34"]


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@async_test
async def test_a_slow_host_times_out_and_is_not_looked_up_again_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host_lookup, "TIMEOUT", 0.05)
    names, clock = SlowNames(), Clock()
    slow = Resolver(names, clock)
    try:
        for _ in range(5):
            with pytest.raises(TimeoutError):
                await slow.resolve("slow.example", 443)
        assert names.asked == ["slow.example"]
        clock.now += host_lookup.REST
        with pytest.raises(TimeoutError):
            await slow.resolve("slow.example", 443)
        assert names.asked == ["slow.example"] * 2
    finally:
        names.go_on.set()


@async_test
async def test_threads_are_limited_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_lookup, "TIMEOUT", 0.05)
    names = SlowNames()
    found = Resolver(names)
    try:
        for number in range(2 * host_lookup.MAX_THREADS):
            with pytest.raises(TimeoutError):
                await found.resolve(f"slow{number}.example", 443)
        assert len(names.asked) == host_lookup.MAX_THREADS, "stuck lookups keep their places"
    finally:
        names.go_on.set()
    monkeypatch.setattr(host_lookup, "TIMEOUT", TIMEOUT)
    assert await found.resolve("quick.example", 443) == ["93.184.216.34"]
    with pytest.raises(OSError, match="no such host"):
        await found.resolve("no.example", 443)


@async_test
async def test_lookups_take_no_thread_from_anything_else() -> None:
    names = SlowNames()
    found = Resolver(names)
    stuck = [asyncio.create_task(found.resolve(f"slow{number}", 443)) for number in range(64)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(asyncio.to_thread(lambda: 7), TIMEOUT) == 7
    finally:
        names.go_on.set()
        await asyncio.gather(*stuck, return_exceptions=True)


def test_only_so_many_resting_hosts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_lookup, "MAX_RESTING", 10)
    found = Resolver(SlowNames())
    for number in range(100):
        found.rest(f"host{number}.example")
    assert len(found.resting) == 10
