"""`tatami check faults`: the quick scenarios, and that a broken promise is seen."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tatami.checks.faults import run_scenarios
from tatami.checks.faults.scenario_setting import (
    SCENARIOS,
    PromiseBroken,
    Scenario,
    SharedPostgres,
    World,
)
from tatami.checks.frame import Run
from tatami.checks.progress import Progress
from tests.server.server_process import run_error, run_ok, tatami

QUICK = ("disk-full", "folder-read-only", "database-newer", "table-damaged")
"""Few seconds each; the others are for `tatami check faults`."""


def judge(one: Scenario) -> tuple[str, str]:
    with ExitStack() as stack:
        run = Run(600, "tests", Progress("faults", quiet=True))
        return run_scenarios.judge(run, one, SharedPostgres(stack))


@pytest.mark.parametrize("name", QUICK)
def test_the_promise_is_kept(name: str) -> None:
    (one,) = (one for one in SCENARIOS if one.name == name)
    verdict, reason = judge(one)
    if verdict == "skipped":
        pytest.skip(reason)
    assert (verdict, reason) == ("promises kept", "")


def test_a_broken_promise_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_world: World) -> None:
        raise PromiseBroken("it rained")

    def fails(_world: World) -> None:
        raise ZeroDivisionError

    scenarios = [
        Scenario(name="rain", promise="It never rains.", run=breaks),
        Scenario(name="error", promise="It never fails.", run=fails),
        Scenario(name="sun", promise="The sun shines.", run=lambda _world: None),
    ]
    monkeypatch.setattr(run_scenarios, "SCENARIOS", scenarios)
    done = tatami("check", "faults", "--seed", "a")
    assert done.code == 1
    assert "faults: FAILED, 1 promises kept, 2 broken, 0 skipped" in done.out
    assert "rain: it rained; error: ZeroDivisionError()" in done.out
    assert "tatami check faults --only rain --only error" in done.out


def test_every_scenario_has_a_name_and_a_promise() -> None:
    listed = run_ok("check", "faults", "--list")
    assert all(f"{one.name:<22} {one.promise}" in listed for one in SCENARIOS)
    assert len({one.name for one in SCENARIOS}) == len(SCENARIOS)
    assert "there is no fault 'rain'" in run_error("check", "faults", "--only", "rain")
