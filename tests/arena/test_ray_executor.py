"""Runs on a local Ray cluster, if the extra is installed."""

from __future__ import annotations

import importlib.util
import os
import socket
from pathlib import Path

import pytest

from tatami.arena import match
from tatami.arena.executors import make_executor
from tatami.arena.ray_executor import check_reachable
from tatami.engine.errors import TatamiError
from tests.arena.test_runs import BOTS_MODULE, settled

ROOT = Path(__file__).parent.parent.parent
HAS_RAY = importlib.util.find_spec("ray") is not None

with_ray = pytest.mark.skipif(not HAS_RAY, reason="the extra `ray` is not installed")
# Ray's own code warns about things of its own.
quietly = pytest.mark.filterwarnings("ignore")


@pytest.mark.skipif(HAS_RAY, reason="the extra `ray` is installed")
def test_without_the_extra_one_line_says_what_to_install() -> None:
    with pytest.raises(TatamiError, match=r"tatami-games\[ray\]"):
        make_executor(ray="local")


def test_a_closed_door_is_noticed_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(TatamiError, match=f"no Ray cluster at 127.0.0.1:{port}"):
        check_reachable(f"127.0.0.1:{port}")
    for address in ("auto", "local", "ray://somewhere:10001"):
        check_reachable(address)  # Ray's to find


@with_ray
@quietly
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    here = match("village", "greedy", "random", games=12, jobs=0)
    assert settled(match("village", "greedy", "random", games=12, ray="local")) == settled(here)


@with_ray
@quietly
def test_a_process_of_the_cluster_that_dies_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    monkeypatch.setenv("TATAMI_TEST_MARKER", str(tmp_path / "died"))
    found = match("samourai", f"{BOTS_MODULE}:DiesOnce", "random", games=8, ray="local")
    assert (tmp_path / "died").exists()
    assert found.games == 8 and found.failures == ()
