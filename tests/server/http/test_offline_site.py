"""The edition without a server, offered by a server from its data folder."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import msgspec
import pytest

from tatami.server.http.offline_site import FOLDER, MARK, OfflineSite
from tatami.server.settings import Settings
from tests.server.client import async_test, running_server


def build(folder: Path, page: bytes = b"<title>Tatami</title>") -> None:
    """What `tatami build-site --for-server` leaves, as far as the server knows it."""
    (folder / "python-1").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_bytes(page)
    (folder / "sw.js").write_bytes(b"// keeps all files")
    (folder / "python-1" / "pyodide.asm.wasm.gz").write_bytes(b"\x1f\x8b")
    (folder / MARK).touch()


@pytest.mark.parametrize("base_path", ["", "/games"])
@async_test
async def test_a_server_offers_the_edition_that_is_in_its_data_folder(
    sqlite_settings: Settings, base_path: str
) -> None:
    settings = msgspec.structs.replace(sqlite_settings, base_path=base_path)
    async with (
        running_server(settings) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
    ):
        assert not (await http.get(f"{base_path}/api/server")).json()["offline"]
        assert (await http.get(f"{base_path}/offline/")).status_code == 404
        build(settings.folder / FOLDER)
        assert (await http.get(f"{base_path}/api/server")).json()["offline"]
        to = (await http.get(f"{base_path}/offline")).headers["location"]
        assert to == f"{base_path}/offline/index.html"
        page = await http.get(to)
        assert page.text == "<title>Tatami</title>" and "text/html" in page.headers["content-type"]
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        python = await http.get(f"{base_path}/offline/python-1/pyodide.asm.wasm.gz")
        assert python.content == b"\x1f\x8b" and "content-encoding" not in python.headers
        assert "immutable" in python.headers["cache-control"]
        worker = await http.get(f"{base_path}/offline/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        for path in ("offline/nope.js", "offline/%2e%2e/secret", f"offline/{MARK}/x"):
            assert (await http.get(f"{base_path}/{path}")).status_code == 404, path


def test_a_new_build_is_served_without_a_restart(tmp_path: Path) -> None:
    site = OfflineSite(tmp_path)
    assert not site.is_present()
    build(tmp_path, b"one")
    os.utime(tmp_path / MARK, ns=(1, 1))
    assert site.find("index.html") is not None
    build(tmp_path, b"two")
    os.utime(tmp_path / MARK, ns=(2, 2))
    found = site.find("index.html")
    assert found is not None and found.content == b"two"
    (tmp_path / MARK).unlink()
    assert not site.is_present()
