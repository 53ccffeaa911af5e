"""Building the site, without a browser."""

from __future__ import annotations

import ast
import gzip
import io
import json
import marshal
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import tatami
from tatami.cli import main
from tatami.site import (
    bytecode,
    client_modules,
    compile_in_pyodide,
    data_files,
    downloads,
    pages,
    python_files,
)
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


def test_modules_travel_as_bytecode_and_of_the_library_only_what_is_imported() -> None:
    cache = downloads.default_cache()
    downloads.fetch_all(cache, print)
    files = python_files.python_files(cache, pytest.fail)
    library, sources = (names(files[f"{name}.gz"]) for name in ("python_stdlib.zip", "tatami.zip"))
    assert {"asyncio/__init__.pyc", "tomllib/__init__.pyc", "random.pyc"} <= library
    assert not library & {"unittest/__init__.pyc", "multiprocessing/__init__.pyc", "pdb.pyc"}
    assert {"tatami/browser/worker.pyc", "tatami/games/honor/levels.toml"} <= sources
    assert {"tatami/games/honor/policy.json.gz", "msgspec/__init__.pyc"} <= sources
    assert not [name for name in sources if name.startswith("librt/") and "vecs" not in name]
    assert not [name for name in library | sources if name.endswith(".py")]


def names(compressed: bytes) -> set[str]:
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(compressed))) as archive:
        return set(archive.namelist())


def test_two_builds_at_once_share_what_they_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = bytecode.Archives(b"library", b"sources")
    folder = tmp_path / f"bytecode-{bytecode.key_of(given, [])}"

    def slow(plain: bytecode.Archives, own: Path, *_rest: object) -> None:
        for target in (own, folder):  # the other build finishes first
            target.mkdir(exist_ok=True)
            (target / "library.zip").write_bytes(plain.library)
            (target / "sources.zip").write_bytes(plain.sources)

    monkeypatch.setattr(bytecode, "run_node", slow)
    assert bytecode.compiled(given, tmp_path, []) == given
    with pytest.raises(OSError, match="missing"):
        bytecode.keep(tmp_path / "missing", tmp_path / "nowhere" / "missing")


def test_texts_of_a_game_are_those_of_the_server() -> None:
    texts = gzip.decompress(data_files.data_files()["data/honor/de.ftl.gz"])
    folder = tatami.game("honor").texts.folder
    for name in ("de.ftl", "terms.de.ftl", "you.de.ftl"):
        assert folder.joinpath(name).read_bytes() in texts, name


def test_in_hot_modules_native_integers_become_plain_ones() -> None:
    source = b"# compiled with mypyc\nx = i64(cards[1]) + i64(half * 3.0) + i64(float(cards[0]))\n"
    names = {"i64": int, "cards": [4, 5], "half": 0.5}
    stripped = ast.unparse(compile_in_pyodide.PlainIntegers().visit(ast.parse(source)))
    assert stripped == "x = cards[1] + i64(half * 3.0) + i64(float(cards[0]))"
    code = compile_in_pyodide.bytecode("hot.py", source, asserts=True)
    exec(marshal.loads(code[16:]), names)
    assert names["x"] == 10


def test_docstrings_stay_behind_but_asserts_travel() -> None:
    source = b'"""A."""\nfrom __future__ import annotations\nclass B:\n    """C."""\n'
    code = compile_in_pyodide.bytecode("tatami/some.py", source, asserts=True)
    names: dict[str, object] = {"__name__": "some"}
    exec(marshal.loads(code[16:]), names)
    assert "__doc__" not in names or names["__doc__"] is None
    assert names["B"].__doc__ is None
    failing = compile_in_pyodide.bytecode("tatami/some.py", b"assert False", asserts=True)
    with pytest.raises(AssertionError):
        exec(marshal.loads(failing[16:]), {})


def test_a_first_visit_takes_at_most_8_megabytes(site: Path) -> None:
    """Also from a host that compresses nothing. The service worker fetches every file."""
    files = [file for file in site.rglob("*") if file.is_file() and "docs" not in file.parts]
    assert 6e6 < sum(file.stat().st_size for file in files) <= 8e6


def test_pages_that_need_a_server_stay_behind() -> None:
    client = {re.sub(r"-[\w-]{8}\.", ".", name) for name in pages.client_files()}
    assert {"assets/HomePage.js", "assets/PuzzlePage.js", "assets/ReplayPage.js"} <= client
    assert {"assets/browser-notifications.js", "assets/python-worker.js"} <= client
    server_only = {"AdminPage", "PeoplePages", "TournamentPages", "NotificationsPage", "DealPage"}
    assert not client & {f"assets/{page}.js" for page in server_only}


def test_modules_that_only_pages_with_a_server_import_stay_behind() -> None:
    manifest = {
        "index.html": {
            "file": "index.js", "isEntry": True, "imports": ["_shared.js"],
            "dynamicImports": ["src/people/A.svelte", "texts/people/en.ftl", "src/home/B.svelte"],
        },
        "_shared.js": {"file": "shared.js"},
        "src/home/B.svelte": {"file": "B.js", "css": ["B.css"], "imports": ["_people.js"]},
        "src/people/A.svelte": {"file": "A.js", "css": ["A.css"], "imports": ["_people.js"]},
        "texts/people/en.ftl": {"file": "en.js"},
        "_people.js": {"file": "people.js"},
    }  # fmt: skip
    left_out = client_modules.left_out(json.dumps(manifest).encode())
    assert left_out == {"A.js", "A.css", "en.js"}


def test_without_node_the_modules_travel_as_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bytecode, "find_node", lambda: None)
    with pytest.raises(SiteError, match="Node is missing"):
        bytecode.compiled(bytecode.Archives(b"", b""), tmp_path, [])


def test_what_earlier_builds_made_leaves_the_cache(tmp_path: Path) -> None:
    old, new, download = (tmp_path / name for name in ("old.gz", "new.gz", "wheel.whl"))
    for file in (old, new, download):
        file.touch()
    for file in (old, download):
        os.utime(file, (0, 0))
    downloads.forget_unused(tmp_path)
    assert [file.exists() for file in (old, new, download)] == [False, True, True]


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
