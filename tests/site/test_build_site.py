"""Building the site, without a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli import main
from tatami.site import downloads, pages, python_files
from tatami.site.errors import SiteError
from tatami.site.pinned import PYODIDE, WHEELS

IMPORTED = """
import sys, tatami
import tatami.browser.worker
for key in tatami.game_keys():
    tatami.game(key)
print(*(module.__file__ for name, module in sys.modules.items() if name.startswith("tatami")))
"""


def test_every_module_that_the_worker_imports_travels() -> None:
    environment = {**os.environ, "TATAMI_PURE": "1"}
    command = [sys.executable, "-c", IMPORTED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    travelling = {name for name, _ in python_files.own_sources()}
    inside = [Path(file).relative_to(python_files.PACKAGE) for file in done.stdout.split()]
    assert {f"tatami/{file.as_posix()}" for file in inside} - travelling == set()
    assert not [name for name in travelling if name.endswith(".ftl")]


def test_a_folder_with_other_files_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").touch()
    assert main(["build-site", str(tmp_path)]) == 1
    assert "holds other files" in capsys.readouterr().err
    assert main(["build-site", str(tmp_path / "new"), "--server", "games"]) == 1


def test_without_npm_the_user_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "find_npm", lambda: None)
    with pytest.raises(SiteError, match="npm is missing"):
        downloads.fetch_all(tmp_path, lambda _: None)


def test_a_file_with_another_digest_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fetch(pinned: object, cache: Path) -> None:
        (cache / PYODIDE.file).write_bytes(b"something else")

    monkeypatch.setattr(downloads, "fetch_from_npm", fetch)
    with pytest.raises(SiteError, match="digest"):
        downloads.fetch_all(tmp_path, lambda _: None)
    assert not (tmp_path / PYODIDE.file).exists()


def test_without_a_network_the_user_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    with pytest.raises(SiteError, match=r"Are you connected.*no route to host"):
        downloads.download(command, tmp_path, dict(os.environ), WHEELS[0])


def test_the_page_knows_where_python_is_and_asks_no_other_host() -> None:
    page = pages.index_page(b'<head><base href="/" /></head>', "python-1", 'https://a.b/"').decode()
    assert '<base href="./" />' in page
    assert 'name="tatami-python" content="python-1/"' in page
    assert "connect-src 'self'" in page
    assert "https://a.b/&quot;" in page


def test_the_service_worker_changes_with_every_file() -> None:
    one, other = ({"index.html": text, "a.js": b""} for text in (b"1", b"2"))
    assert pages.service_worker(one) != pages.service_worker(other)
    assert pages.service_worker(one) == pages.service_worker(dict(reversed(one.items())))
    assert b'["a.js", "index.html"]' in pages.service_worker(one)
