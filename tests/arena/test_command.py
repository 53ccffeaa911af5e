"""`tatami arena`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.commands import bad, good, tatami

ROOT = Path(__file__).parent.parent.parent


def test_a_match_ends_in_a_table_in_words(tmp_path: Path) -> None:
    plot, file = tmp_path / "plot.svg", tmp_path / "result.json"
    out = good(
        "arena", "match", "village", "greedy", "random",
        "--games", "20", "--jobs", "1", "--json", str(file), "--plot", str(plot),
    )  # fmt: skip
    lines = out.splitlines()
    assert lines[0] == "village, 2 seats, 20 games: 10 deals with seats exchanged (seed 'arena')"
    assert lines[2].split()[:4] == ["bot", "games", "won", "win"]
    assert lines[3].split()[0] == "greedy" and "50.0%" in lines[3] and "ms" in lines[3]
    assert "greedy is better than random, by +" in out and lines[-1] == "No errors."
    assert plot.read_text().startswith("<svg") and "greedy" in plot.read_text()
    result = json.loads(file.read_bytes())
    assert result["games"] == 20 and result["timing"][0]["moves"] > 0


def test_a_ladder_says_how_far_each_is_above_the_next() -> None:
    out = good("arena", "ladder", "samourai", "greedy", "random", "--games", "8", "--jobs", "1")
    assert "above next" in out and "every deal is the same" in out


def test_a_sequential_test_gives_its_verdict(tmp_path: Path) -> None:
    plot = tmp_path / "llr.svg"
    out = good(
        "arena", "sprt", "village", "greedy", "random",
        "--elo1", "300", "--jobs", "1", "--plot", str(plot),
    )  # fmt: skip
    assert "greedy is better than random: +300 Elo or more is accepted." in out
    assert "LLR" in out and "(from -2.94 to +2.94)" in out
    assert "polyline" in plot.read_text()


def test_a_bot_that_fails_ends_in_exit_code_1_and_a_record(tmp_path: Path) -> None:
    done = tatami(
        "arena", "match", "village", "tests.arena.misbehaving_bots:Forgetful", "random",
        "--games", "24", "--jobs", "1", "--out", str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 1 and "Traceback" not in done.stdout + done.stderr
    assert "games failed; their deals are not counted:" in done.stdout
    assert "at move" in done.stdout and "ValueError: where was I?" in done.stdout
    record = next(tmp_path.glob("failed-*.json"))
    assert f"tatami replay {record}" in done.stdout
    assert good("verify", str(record)).startswith("ok: village")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["match", "chess", "greedy", "random"], "no game 'chess'"),
        (["match", "village", "greedy", "nobody"], "no bot 'nobody'"),
        (["match", "village", "greedy"], "two bots"),
        (["match", "village", "greedy", "random", "--games", "0"], "at least 1"),
        (["match", "village", "greedy", "random", "--plot", "x.pdf"], ".svg or a .png"),
        (["match", "village", "greedy", "random", "--jobs", "-1"], "must not be negative"),
        (["sprt", "village", "greedy", "random", "--elo0", "20"], "elo0 must be less"),
        (["ladder", "samourai", "greedy", "random", "--seats", "5"], "for 2 players"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str) -> None:
    assert said in bad("arena", *arguments)


@pytest.mark.skipif(find_spec("resvg_py") is not None, reason="the extra `plot` is installed")
def test_a_png_without_the_extra_is_refused_before_the_first_game(tmp_path: Path) -> None:
    file = str(tmp_path / "plot.png")
    said = bad("arena", "match", "village", "greedy", "random", "--plot", file)
    assert said == "tatami: for .png, install the extra: pip install 'tatami-games[plot]'\n"


@pytest.mark.skipif(find_spec("resvg_py") is None, reason="the extra `plot` is not installed")
def test_a_png_is_the_same_drawing(tmp_path: Path) -> None:
    file = tmp_path / "plot.png"
    good("arena", "match", "samourai", "greedy", "random", "--games", "2", "--plot", str(file))
    assert file.read_bytes().startswith(b"\x89PNG")


def start(folder: Path, file: Path) -> subprocess.Popen[str]:
    """Slowly: the run must not be over before it is stopped."""
    return subprocess.Popen(
        command(folder, file), cwd=ROOT, start_new_session=True, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "TATAMI_TEST_SLEEP": "0.02"}, preexec_fn=hear_interrupts,
    )  # fmt: skip


def hear_interrupts() -> None:
    """In the new process: a shell that runs the tests in the background ignores interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def command(folder: Path, file: Path) -> list[str]:
    return [
        sys.executable, "-m", "tatami", "arena", "match", "seven",
        "tests.arena.misbehaving_bots:Slow", "random", "--games", "16", "--jobs", "2",
        "--out", str(folder), "--json", str(file),
    ]  # fmt: skip


def wait_for_games(folder: Path, running: subprocess.Popen[str], count: int) -> None:
    games = folder / "games.jsonl"
    until = time.monotonic() + 120
    while not games.exists() or games.read_bytes().count(b"\n") < count:
        assert time.monotonic() < until and running.poll() is None
        time.sleep(0.02)


def settled(file: Path) -> dict[str, object]:
    result = json.loads(file.read_bytes())
    del result["timing"]
    return dict(result)


def test_a_killed_run_is_resumed_to_the_same_bytes(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    subprocess.run(
        command(whole, tmp_path / "whole.json"), cwd=ROOT, check=True, capture_output=True
    )
    for sign, count in ((signal.SIGKILL, 1), (signal.SIGINT, 4)):
        running = start(part, tmp_path / "part.json")
        wait_for_games(part, running, count)
        os.killpg(running.pid, sign)
        _, said = running.communicate(timeout=60)
        if sign == signal.SIGINT:
            assert running.returncode == 130
            assert said.strip() == f"stopped; repeat the command to resume from {part}"
    kept = (part / "games.jsonl").read_bytes()
    done = subprocess.run(
        command(part, tmp_path / "part.json"), cwd=ROOT, check=True, capture_output=True
    )
    assert b"No errors." in done.stdout
    assert (part / "games.jsonl").read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    ours, theirs = ((folder / "games.jsonl").read_bytes().splitlines() for folder in (part, whole))
    assert sorted(ours) == sorted(theirs) and len(set(ours)) == len(ours)
    assert settled(tmp_path / "part.json") == settled(tmp_path / "whole.json")
