"""Nothing that happens in a game keeps the event loop from everything else for long.

What counts is the processor time of each callback of the loop, so that a busy machine does not
matter, and the shortest of a few tries: what holds the loop does so every time.
"""

from __future__ import annotations

import asyncio
import gc
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

from tatami.registry import BUILT_IN_GAMES, game
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, running_server

LIMIT = 0.005
"""Seconds of processor time."""
TRIES = 4
MOVES = 8


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """The callbacks of the event loop that took longer than the limit."""
    found: list[tuple[float, str]] = []
    run = Handle._run

    def timed_run(handle: Handle) -> None:
        began = time.thread_time()
        run(handle)
        spent = time.thread_time() - began
        if spent > LIMIT:
            found.append((spent, repr(handle)))

    gc.collect()
    gc.disable()  # the heap of the tests is none of the server's
    monkeypatch.setattr(Handle, "_run", timed_run)
    yield found
    gc.enable()


async def play(url: str, key: str, *, analyze: bool) -> None:
    """Create, join, play, end by agreement, read again, replay."""
    async with AsyncExitStack() as stack:
        seats = range(game(key).min_seats)
        people = [await stack.enter_async_context(Person(url, f"p{seat}")) for seat in seats]
        table = await people[0].create_table(key)
        for person in people:
            await person.join(table)
        for _ in range(MOVES):
            for person in people:
                seen = await person.get_table(table)
                if seen.get("legal"):
                    await person.command(
                        table, "move", number=seen["number"], action=seen["legal"][0]
                    )
        await people[0].command(table, "offer", what="draw")
        for person in people[1:]:
            await person.command(table, "answer", yes=True)
        for path in ("", "/record", "/replay"):
            answer = await people[0].http.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 200, answer.text
        if analyze:
            answer = await people[0].http.post(f"/api/tables/{table}/analysis", json={})
            assert answer.status_code in (200, 201, 202), answer.text


@async_test
async def test_a_callback_that_holds_the_loop_is_found(pauses: list[tuple[float, str]]) -> None:
    def hold() -> None:
        ends = time.thread_time() + 2 * LIMIT
        while time.thread_time() < ends:
            pass

    asyncio.get_running_loop().call_soon(hold)
    await asyncio.sleep(0)
    assert len(pauses) == 1


@async_test
async def test_no_step_of_a_game_holds_the_event_loop(
    sqlite_settings: Settings, pauses: list[tuple[float, str]]
) -> None:
    async with running_server(sqlite_settings) as server:
        server.services.start_processes()
        first = next(iter(BUILT_IN_GAMES))
        for key in BUILT_IN_GAMES:
            for _ in range(TRIES):
                pauses.clear()
                # In a thread: the callbacks of this loop are the server's alone.
                analyze = key == first
                await asyncio.to_thread(asyncio.run, play(server.url, key, analyze=analyze))
                if not pauses:
                    break
            assert not pauses, (key, pauses)
        pauses.clear()
