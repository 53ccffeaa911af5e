"""Slow requests: only so many of a kind run at once, in all and from one address."""

from __future__ import annotations

import asyncio
import contextlib
import threading

import pytest

from tatami.server.people import passwords
from tatami.server.people.passwords import Passwords
from tatami.server.people.request_slots import SLOTS, RequestSlots
from tatami.server.tables.refusals import Refusal
from tests.server.client import async_test


def test_slots_are_limited_per_address_and_in_all() -> None:
    slots = RequestSlots()
    in_all, for_one = SLOTS["test"]
    with contextlib.ExitStack() as running:
        for _ in range(for_one):
            running.enter_context(slots.one("test", "10.0.0.1"))
        with pytest.raises(Refusal) as refused:
            running.enter_context(slots.one("test", "10.0.0.1"))
        assert refused.value.code == "slow_down"
        for number in range(in_all - for_one):
            running.enter_context(slots.one("test", f"10.0.1.{number}"))
        with pytest.raises(Refusal) as refused:
            running.enter_context(slots.one("test", "10.0.2.1"))
        assert refused.value.code == "busy"
        running.enter_context(slots.one("export", "10.0.0.1"))
    assert not slots.running


@async_test
async def test_too_many_passwords_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MAX_WAITING", 3)
    hashing, go_on = Passwords(), threading.Event()
    try:
        waiting = [asyncio.create_task(hashing.run(go_on.wait, 20.0)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await hashing.matches("guess", None)
        assert refused.value.code == "busy"
        go_on.set()
        await asyncio.gather(*waiting)
        assert not await hashing.matches("guess", None)
    finally:
        go_on.set()
        hashing.close()
