"""Lessons over HTTP: no player id is needed, and the same URL always gives the same response."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.server.people.rate_limits import PER_ADDRESS, Rate
from tatami.server.settings import Settings, load
from tests.server.client import async_test, running_server

HERE = "/api/games/samourai"


async def read(there: httpx.AsyncClient, path: str) -> Any:
    answer = await there.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def settings(folder: Path) -> Settings:
    return load({}, data=str(folder), workers=1, request_workers=1)


@async_test
async def test_a_lesson_can_be_completed_by_get_requests(tmp_path: Path) -> None:
    async with (
        running_server(settings(tmp_path)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as nobody,
    ):
        steps = (await read(nobody, f"{HERE}/lesson"))["steps"]
        assert len(steps) == 7
        for step in steps:
            place = f"{HERE}/positions/{step['name']}"
            first = await read(nobody, place)
            assert first["verdict"] is None and first["legal"] and first["you"] == 0
            assert set(first["moves"]) == {str(action) for action in first["legal"]}
            assert set(first["previews"]) == set(first["moves"])
            way = "-".join(str(action) for action in step["shown"])
            done = await read(nobody, f"{place}?actions={way}")
            assert done["verdict"]["right"] and done["legal"] == []
            assert len(done["told"]) == 1 + len(step["shown"])
        words = await nobody.get(f"{HERE}/lesson/texts/de")
        assert "lesson-open-told" in words.text
        assert not nobody.cookies, "nobody was made anybody"


@async_test
async def test_an_unchanged_position_gives_304(tmp_path: Path) -> None:
    async with (
        running_server(settings(tmp_path)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as nobody,
    ):
        place = f"{HERE}/positions/open"
        first = await nobody.get(place)
        again = await nobody.get(place, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        wish = await read(nobody, f"{place}?wish=d1-d5")
        assert wish["verdict"]["key"] == "other"


@async_test
async def test_an_illegal_action_is_refused_with_its_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running_server(settings(tmp_path)) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as nobody,
    ):
        place = f"{HERE}/positions/open"
        refused = await nobody.get(f"{place}?wish=d1-d9")
        assert (refused.status_code, refused.json()["rule"]) == (400, "M6")
        for query in ("actions=1", "actions=x", "actions=1-", "actions=9999999999", "wish=hm"):
            assert (await nobody.get(f"{place}?{query}")).status_code == 400, query
        many = "-".join(["1"] * 100)
        assert (await nobody.get(f"{place}?actions={many}")).status_code == 400
        for path in (f"{HERE}/positions/none", "/api/games/chess/lesson"):
            assert (await nobody.get(path)).status_code == 404
        monkeypatch.setitem(PER_ADDRESS, "learn", Rate(2, 0.001))
        assert [(await nobody.get(place)).status_code for _ in range(3)] == [200, 200, 429]
