"""What a server remembers does not grow with the number of different things that anybody asks."""

from __future__ import annotations

import functools
import gc
import itertools
import re
from collections import deque
from collections.abc import Iterator
from typing import Any

from tatami.server.settings import Settings
from tests.server.client import Person, RunningServer, async_test, running_server

VALUES = 6
"""Different values sent to each parameter."""
COUNTER = itertools.count()
"""A second run in the same process must send other values."""
SOME = 3
"""Growth that does not come from the values: logs of the last requests, connections."""
USUAL = {"game": "samourai", "language": "en", "position": "start", "kind": "move"}
QUERIES = ("language", "seats", "page", "after", "before", "actions", "wish", "seat", "game")
CONTAINERS = (dict, list, set, deque)


@async_test
async def test_nothing_grows_with_distinct_values(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        Person(server.url, "Ann") as ann,
    ):
        server.services.limits.active = False
        await ask_everything(server, ann, ["warm"])
        before = {**container_sizes(server.services), **cache_sizes()}
        metrics = len(server.services.metrics.page().splitlines())
        await ask_everything(server, ann, [f"v{next(COUNTER)}" for _ in range(VALUES)])
        after = {**container_sizes(server.services), **cache_sizes()}
        grown = {
            name: (before.get(name, 0), size)
            for name, size in after.items()
            if size - before.get(name, 0) > SOME
        }
        assert grown == {}
        assert len(server.services.metrics.page().splitlines()) - metrics < SOME * 3


async def ask_everything(server: RunningServer, ann: Person, values: list[str]) -> None:
    """Every GET route, with each value in each parameter; languages, methods, cookies too."""
    for path in sorted({route.path for route in server.app.routes if "{" in route.path}):
        for name in re.findall(r"{(\w+):", path):
            for value in values:
                await ann.http.get(filled(path, {**USUAL, name: value}))
    for value in values:
        query = dict.fromkeys(QUERIES, value)
        for path in ("/api/games/samourai/rules", "/api/games/samourai/leaderboard", "/api/tables"):
            await ann.http.get(path, params=query)
        headers = {"Accept-Language": value, "Cookie": f"tatami_player={value}; x={value}"}
        await ann.http.get("/api/me/games", headers=headers)
        await ann.http.request(value.upper(), "/api/games")
        options = {"game": "samourai", "options": {value: value}}
        await ann.http.post("/api/tables", json=options)


def filled(path: str, values: dict[str, str]) -> str:
    return re.sub(r"{(\w+):\w+}", lambda found: values.get(found[1], "x"), path)


def cache_sizes() -> dict[str, int]:
    """The entries of all caches without a limit, of every library."""
    kind = type(functools.cache(len))
    found: dict[str, int] = {}
    for one in gc.get_objects():
        if type(one) is kind and one.cache_info().maxsize is None:
            name = f"{one.__module__}.{one.__qualname__}"
            found[name] = found.get(name, 0) + one.cache_info().currsize
    return found


def container_sizes(services: Any) -> dict[str, int]:
    return {name: len(found) for name, found in containers(services, "services", set())}


def containers(owner: Any, name: str, seen: set[int]) -> Iterator[tuple[str, Any]]:
    """The containers in the attributes of our own objects, however deep."""
    if id(owner) in seen:
        return
    seen.add(id(owner))
    for attribute, value in list(getattr(owner, "__dict__", {}).items()):
        path = f"{name}.{attribute}"
        if isinstance(value, CONTAINERS):
            yield path, value
            if isinstance(value, dict):
                for key, inner in list(value.items()):
                    if isinstance(inner, CONTAINERS):
                        yield f"{path}[{key}]", inner
        elif type(value).__module__.startswith("tatami.server"):
            yield from containers(value, path, seen)
