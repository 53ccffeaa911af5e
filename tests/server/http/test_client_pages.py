"""Pages of the browser client: unknown addresses, and HEAD requests."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from tatami.server.settings import Settings
from tests.server.client import async_test, running_server
from tests.server.live.test_tables import people

HTML = "text/html"


@async_test
async def test_an_unknown_page_is_shown_by_the_client_and_unknown_data_is_json(
    sqlite_settings: Settings,
) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        for path in ("/nope", "/nope/nothing", "/people"):
            answer = await ann.http.get(path)
            assert (answer.status_code, HTML in answer.headers["content-type"]) == (404, True), path
            assert "default-src" in answer.headers["content-security-policy"]
        for path in ("/api/nope", "/api/games/nope/rules", "/assets/nope.js", "/nope.js"):
            answer = await ann.http.get(path)
            assert answer.status_code == 404 and answer.json()["code"] == "http", path
        assert (await ann.http.post("/nope", json={})).status_code in (404, 405)


@pytest.mark.parametrize("base_path", ["", "/games"])
@async_test
async def test_pages_and_files_answer_head(sqlite_settings: Settings, base_path: str) -> None:
    settings = msgspec.structs.replace(sqlite_settings, base_path=base_path)
    async with (
        running_server(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        for path in ("/", "/t/some", "/rules/samourai", "/icon.svg", "/manifest.webmanifest"):
            answer = await http.head(f"{base_path}{path}")
            assert (answer.status_code, answer.content) == (200, b""), path
        assert (await http.head(f"{base_path}/nope")).status_code == 404
