"""A game from outside the tree: `tests/plugin/package`, installed as its user would install it.

Each test runs Tatami in other processes, which find the game through its entry point alone.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tatami.checks.server_process import environment, running_process
from tatami.registry import BUILT_IN_GAMES

PACKAGE = Path(__file__).parent / "package"
BUILT_IN = next(iter(BUILT_IN_GAMES))
BROKEN = {
    "absent": ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
    "crashing": ("crashing:GAME", "SystemExit: 3"),
    "nothing": ("tatami_pebbles.pebbles:__all__", "list is not a tatami.Game"),
    "stones": ("tatami_pebbles.pebbles:GAME", "the key of the game is 'pebbles', not 'stones'"),
    BUILT_IN: ("tatami_pebbles.pebbles:GAME", f"'{BUILT_IN}' is built in"),
}
PATIENCE = 60.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built and installed into a folder of its own. Needs no network."""
    source = tmp_path_factory.mktemp("source") / "package"
    shutil.copytree(PACKAGE, source)  # the build writes into its source
    target = tmp_path_factory.mktemp("installed")
    subprocess.run(
        [
            sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps",
            "--no-build-isolation", "--disable-pip-version-check", "--root-user-action=ignore",
            "--target", target, source,
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    return target


@pytest.fixture(scope="module")
def broken_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with entry points that cannot be used, each for another reason."""
    target = tmp_path_factory.mktemp("broken")
    (target / "crashing.py").write_text("raise SystemExit(3)\n")
    info = target / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    lines = [f"{name} = {place}" for name, (place, _) in BROKEN.items()]
    (info / "entry_points.txt").write_text("\n".join(["[tatami.games]", *lines, ""]))
    return target


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.chdir(tmp_path)  # the repository itself is not on the path
    return tmp_path


def run(*command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], input=text, capture_output=True, text=True, check=False,
        env=environment(), timeout=120,
    )  # fmt: skip


def tatami(*arguments: str, text: str = "") -> str:
    done = run("-m", "tatami", *arguments, text=text)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


@pytest.mark.usefixtures("installed")
def test_the_game_is_listed_and_its_rules_are_shown() -> None:
    assert "pebbles    2–4 players  Take one, two or three pebbles." in tatami("games")
    assert "heap=12   1–100 (P1)" in tatami("games", "pebbles")
    assert tatami("rules", "pebbles", "P3") == "- P3 The player who takes the last pebble wins.\n"


@pytest.mark.usefixtures("installed")
def test_people_and_bots_play_it_in_the_terminal() -> None:
    typed = "take 3\nmoves\ntake 9\n2\ntake 1\n"
    options = ("-o", "heap=6", "--people", "2", "--no-color")
    out = tatami("play", "pebbles", *options, text=typed)
    assert "heap: 6" in out and "✗ “take 9” is not a move. Type a move such as take 1" in out
    assert "P1 takes 3 pebbles." in out and "P1 takes the last pebble and wins." in out
    assert "takes the last pebble and wins." in tatami("play", "pebbles", "--people", "0")


def test_a_recorded_game_is_verified_and_analyzed(installed: Path) -> None:
    file = str(installed / "game.json")
    tatami("play", "pebbles", "--people", "0", "--bot", "random", "--record", file)
    assert tatami("verify", file).startswith("ok: pebbles, ")
    found = json.loads(tatami("analyze", file, "--simulations", "16", "--processes", "2", "--json"))
    assert found["game"] == "pebbles" and len(found["accounts"]) == 2
    assert "Luck and skill" in tatami("analyze", file, "--simulations", "16", "--processes", "1")


@pytest.mark.usefixtures("installed")
def test_bots_meet_in_the_arena() -> None:
    out = tatami("arena", "match", "pebbles", "greedy", "random", "--games", "20", "--jobs", "1")
    assert out.startswith("pebbles, 2 seats, 20 games") and out.endswith("No errors.\n")


@pytest.mark.usefixtures("installed")
def test_the_conformance_kit_checks_it() -> None:
    program = (
        "import tatami\n"
        "from tatami.engine.testing import conform\n"
        "conform(tatami.game('pebbles'), games=6)\n"
    )
    done = run("-c", program)
    assert done.returncode == 0, done.stderr


def test_a_server_hosts_it(installed: Path) -> None:
    """Two bots play a table to its end; then the server analyzes the game."""
    with (
        running_process(installed / "data") as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
    ):
        http.get("/api/me")
        listed = {one["key"]: one for one in http.get("/api/games").json()}
        assert list(listed) == [*BUILT_IN_GAMES, "pebbles"]
        assert "P2" in http.get("/api/games/pebbles/rules").text
        table = http.post("/api/tables", json={"game": "pebbles", "seats": 2}).json()["id"]
        for seat, bot in enumerate(("random", "greedy")):
            said = {"type": "seat_bot", "seat": seat, "bot": bot}
            assert http.post(f"/api/tables/{table}/say", json=said).status_code == 200
        over = wait_for(http, f"/api/tables/{table}", "status", "over")
        assert over["view"]["heap"] == 0 and over["view"]["outcome"]["reason"] == "last"
        started = http.post(f"/api/tables/{table}/analysis", json={"depth": "quick"})
        assert started.status_code == 202, started.text
        path = f"/api/analyses/{started.json()['key']}"
        assert wait_for(http, path, "state", "done")["result"]["game"] == "pebbles"


def wait_for(http: httpx.Client, path: str, field: str, value: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found: dict[str, Any] = http.get(path).json()
        if found.get(field) == value:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{field} is {found.get(field)!r}, not {value!r}")


def test_broken_plug_ins_are_named_once_and_left_out(
    installed: Path, folder: Path, broken_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(broken_folder)]))
    warnings = [
        f"plug-in {name} ({place}) is left out: {why}"
        for name, (place, why) in sorted(BROKEN.items())
    ]
    for command in (["games"], ["--help"], ["rules", "pebbles"]):
        done = run("-m", "tatami", *command)
        assert done.returncode == 0 and done.stderr.splitlines() == warnings
    keys = [line.split()[0] for line in run("-m", "tatami", "games").stdout.splitlines()]
    assert keys == [*BUILT_IN_GAMES, "pebbles"]
    with running_process(installed / "data") as server:
        listed = httpx.get(f"{server.url}/api/games", timeout=60).json()
        assert [one["key"] for one in listed] == keys
        for name, (_, why) in BROKEN.items():
            assert server.log().count(f"plug-in {name} ") == 1 and why in server.log()
