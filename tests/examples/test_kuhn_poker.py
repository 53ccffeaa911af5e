"""`examples/kuhn_poker` and its guide, docs/own-game.md: from an empty folder to a table.

The files are taken from the guide, so the guide is complete. They are installed as pip would
install them, without its time: the package beside a folder with its entry point.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

import tatami
from tatami.checks.server_process import environment, running_process
from tatami.cli.compile_package import NotCompiled, checked_sources

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "kuhn_poker"
GUIDE = (ROOT / "docs" / "own-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL))
PROGRAMS = [
    program
    for program in re.findall(r"^```python\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
    if program not in FILES.values()
]
PATIENCE = 120.0


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the guide in an empty folder."""
    folder = tmp_path_factory.mktemp("installed")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    info = folder / "kuhn-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn\nVersion: 1\n")
    entries = project["entry-points"]["tatami.games"].items()
    lines = ["[tatami.games]", *(f"{key} = {place}" for key, place in entries), ""]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return folder


@pytest.fixture
def found(installed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def game(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(installed))
    from kuhn_poker import GAME

    return GAME


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, check=False, env=environment()
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_the_guide_has_the_files_of_the_example() -> None:
    here = [EXAMPLE / name for name in FILES]
    assert [file.read_text(encoding="utf-8") for file in here] == list(FILES.values())
    names = {
        str(file.relative_to(EXAMPLE)).replace(os.sep, "/")
        for file in EXAMPLE.rglob("*")
        if file.suffix in (".py", ".toml", ".md", ".ftl")
    }
    assert names == set(FILES)


@pytest.mark.usefixtures("found")
def test_the_programs_of_the_guide_run() -> None:
    """They check the contract, play in the arena, fill a batch and solve the game."""
    assert len(PROGRAMS) == 3
    said = run("-c", "\n".join(PROGRAMS)).splitlines()
    assert said[0].split()[0] == "greedy" and said[1].endswith("(64, 19) -2.0 2.0")
    assert said[2] == "-0.06"


@pytest.mark.parametrize(
    ("moves", "reason", "won"),
    [
        ("check check", "cards", 1),  # K4
        ("check bet fold", "fold", -1),
        ("check bet call", "cards", 2),
        ("bet fold", "fold", 1),
        ("bet call", "cards", 2),
    ],
)
def test_chips_that_are_won(game: Any, moves: str, reason: str, won: int) -> None:
    state = game.new(script=[2, 0])  # the king for the first player, then the jack
    assert game.view(state, 0).card == "king" and game.view(state, 1).card == "jack"
    for move in moves.split():
        state.apply(game.read(move))
    assert [state.returns(seat) for seat in (0, 1)] == [won, -won]
    assert state.payoff(0) == 0.5 + won / 4
    outcome = game.outcome(state)
    assert outcome.reason == reason and outcome.args["chips"] == abs(won)


def test_the_commands_work_with_it(found: Path) -> None:
    assert "kuhn         2 players  Three cards, one bet" in run("-m", "tatami", "games")
    run_them = ["arena", "match", "kuhn", "greedy", "random", "--games", "40", "--jobs", "0"]
    out = run("-m", "tatami", *run_them, "--trajectories", "hands", "--format", "jsonl")
    assert re.search(r"Won per game and seat: \w+ \+\d\.\d\d ± ", out), out
    lines = (found / "hands" / "decisions-00000.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert {row["game"] for row in rows} == {"kuhn"}
    assert {row["move"] for row in rows} == {"check", "bet", "fold", "call"}
    assert {abs(row["return"]) for row in rows} == {1, 2}


def test_a_server_hosts_it(found: Path) -> None:
    with (
        running_process(found / "data") as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
    ):
        http.get("/api/me")
        table = http.post("/api/tables", json={"game": "kuhn", "seats": 2}).json()["id"]
        for seat, bot in enumerate(("random", "level-2")):
            said = {"type": "seat_bot", "seat": seat, "bot": bot}
            assert http.post(f"/api/tables/{table}/say", json=said).status_code == 200
        until = time.monotonic() + PATIENCE
        while (seen := http.get(f"/api/tables/{table}").json())["status"] != "over":
            assert time.monotonic() < until, seen
            time.sleep(0.05)
        assert seen["view"]["outcome"]["args"]["chips"] in (1, 2)


ROWS = """
import hashlib
import tatami
from tatami.compiled import is_compiled
from tatami.engine.testing import conform
from kuhn_poker import GAME

conform(GAME, games=5)
batch, rows = tatami.Batch(GAME, 8, seed=1, rewards="returns"), hashlib.sha256()
for _ in range(100):
    batch.step_random()
    for row in (batch.observations, batch.masks, batch.actions, batch.rewards):
        rows.update(row.tobytes())
print(is_compiled("kuhn_poker"), rows.hexdigest())
"""


@pytest.mark.heavy
@pytest.mark.skipif(tatami.MODE != "compiled", reason="the rules of Tatami are not compiled")
def test_it_compiles_and_plays_the_same(found: Path, tmp_path: Path) -> None:
    package = tmp_path / "kuhn_poker"
    shutil.copytree(EXAMPLE / "kuhn_poker", package, ignore=shutil.ignore_patterns("_compiled"))
    interpreted = run("-c", ROWS).split()
    assert re.fullmatch(
        r"compiled in \d+ s: kuhn_poker.state\n", run("-m", "tatami", "compile", str(package))
    )
    assert run("-c", ROWS).split() == ["True", interpreted[1]] and interpreted[0] == "False"
    state = package / "state.py"
    state.write_text(state.read_text(encoding="utf-8") + "EDITED = True\n", encoding="utf-8")
    assert run("-c", ROWS).split() == interpreted  # never a stale compiled form


@pytest.mark.skipif(tatami.MODE != "compiled", reason="the rules of Tatami are not compiled")
def test_what_cannot_be_compiled_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotCompiled, match=r"has no __init__\.py"):
        checked_sources(tmp_path)
    (tmp_path / "__init__.py").touch()
    with pytest.raises(NotCompiled, match="has the first line `# compiled with mypyc`"):
        checked_sources(tmp_path)


@pytest.mark.long
def test_pip_installs_it(tmp_path: Path) -> None:
    """Needs no network."""
    for name, text in FILES.items():
        (tmp_path / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "source" / name).write_text(text, encoding="utf-8")
    run("-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--root-user-action=ignore",
        "--target", str(tmp_path / "target"), str(tmp_path / "source"))  # fmt: skip
    assert (tmp_path / "target" / "kuhn_poker" / "texts" / "en.ftl").is_file()
