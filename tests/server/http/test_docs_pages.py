"""The docs site on the server, under `/docs`."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from tatami.server.http import docs_files
from tatami.server.settings import Settings
from tests.server.client import async_test, running_server


@pytest.mark.parametrize("base_path", ["", "/games"])
@async_test
async def test_the_server_shows_the_docs(
    sqlite_settings: Settings, base_path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_site(tmp_path)
    use_folder(monkeypatch, tmp_path)
    settings = msgspec.structs.replace(sqlite_settings, base_path=base_path)
    async with (
        running_server(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        home = await http.get(f"{base_path}/docs", follow_redirects=True)
        assert home.url.path == f"{base_path}/docs/index.html" and "<h1" in home.text
        assert "script-src 'self';" in home.headers["content-security-policy"]
        page = await http.get(f"{base_path}/docs/games/seven.html")
        assert (page.status_code, "text/html" in page.headers["content-type"]) == (200, True)
        again = await http.get(page.url, headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        for path in ("nope.html", "../app.py", "..%2Fapp.py", "%2e%2e/app.py", "games"):
            assert (await http.get(f"{base_path}/docs/{path}")).status_code == 404, path


@async_test
async def test_a_server_without_docs_says_how_to_build_them(
    sqlite_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_folder(monkeypatch, tmp_path / "none")
    async with (
        running_server(sqlite_settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        assert "dev.py docs" in (await http.get("/docs")).text


def use_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(docs_files, "FOLDER", folder)
    docs_files.names.cache_clear()
    docs_files.docs_file.cache_clear()


def make_site(folder: Path) -> None:
    for name in ("index.html", "games/seven.html"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(f"<h1>{name}</h1>", encoding="utf-8")
