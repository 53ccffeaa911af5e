"""`tatami check leaks`: it compares two worlds, and notices a leak on a route or on the socket."""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator

import pytest

import tatami as package
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.leaks import worlds
from tatami.checks.leaks.compare_games import Comparer
from tatami.checks.leaks.routes import POSTED, get_urls, posts
from tatami.checks.leaks.run_comparisons import certify, compare_all, wanted_cases
from tatami.checks.leaks.two_servers import Comparison, WorldProcess, WorldsDiffer, two_servers
from tatami.checks.leaks.world_server import Split
from tatami.checks.leaks.worlds import Case
from tatami.checks.progress import Progress
from tatami.engine import chance_from
from tatami.server.http.app import build
from tatami.server.settings import Settings

LONG = 10_000.0


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MAX_STEPS", 4)


def new_run(seed: str = "test", seconds: float = LONG) -> Run:
    return Run(seconds, seed, Progress("leaks", io.StringIO()))


def arguments(**chosen: object) -> argparse.Namespace:
    given = {"game": None, "seats": None, "viewer": None, "rounds": 1, **chosen}
    return argparse.Namespace(**given)


def test_no_world_can_be_told_from_another_in_a_game() -> None:
    run = new_run()
    certify(run, arguments(game=["honor"], seats=3, viewer="1"))
    assert run.figures["cases"] == 1 and run.figures["games with different worlds"] == 1
    assert run.figures["hints"] == 1
    compared = run.figures["comparisons"]
    assert isinstance(compared, int) and compared > 100


class LeakyProcess(WorldProcess):
    program = ("-m", "tests.checks.leaky_server")


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Comparer]:
    with two_servers(tmp_path_factory.mktemp("leaky"), LeakyProcess) as servers:
        comparer = Comparer(servers)
        yield comparer
        comparer.close()


@pytest.mark.parametrize(("seats", "where"), [(2, "/previews: byte"), (3, "socket: byte")])
def test_a_leak_is_found(leaky: Comparer, seats: int, where: str) -> None:
    with pytest.raises(CheckFailed) as failed:
        compare_all(new_run(), leaky, [Case("seven", seats, None)], 1)
    text = str(failed.value)
    assert where in text and "a spectator can tell two worlds apart" in text
    (line,) = failed.value.reproduction
    assert line.startswith("tatami check leaks --seed 'test' ")
    assert line.endswith(f"--game seven --seats {seats} --viewer spectator --rounds 1")


def views(plan: worlds.Plan, world: int) -> list[bytes]:
    play = worlds.begin(plan.case, plan.options, plan.salts, plan.split.redeals(world))
    for moved in plan.before:
        play.apply_text(moved.text)
    seen = [play.game.view_bytes(play.state, plan.case.viewer)]
    for step in plan.steps:
        moved_here = step[world]
        if moved_here is not None:
            assert play.state.to_act == moved_here.seat
            play.apply_text(moved_here.text)
        seen.append(play.game.view_bytes(play.state, plan.case.viewer))
    return seen


@pytest.mark.parametrize("key", package.game_keys())
def test_a_plan_shows_its_viewer_the_same_in_both_worlds(key: str) -> None:
    game = package.game(key)
    differ = steps = 0
    for number in range(8):
        rng = chance_from(f"plan {number}")
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        viewer = None if number % 3 == 2 else number % seats
        plan = worlds.make_plan(Case(key, seats, viewer), rng, varied=number % 2 == 1)
        differ += plan.differ
        steps += len(plan.steps)
        assert views(plan, 0) == views(plan, 1)
    assert steps >= 8
    assert differ == 0 if not game.hides_information else differ >= 6


def test_a_split_is_carried_by_a_name_that_a_seat_can_have() -> None:
    split = Split(-1, 300, (999_999, 999_999))
    assert len(split.name()) <= 40
    one, other = (split._replace(seeds=(1, 2)).redeals(world)[0] for world in (0, 1))
    assert (one.seed, other.seed) == ("world 1", "world 2") and one.after == other.after == 300


def test_every_case_is_compared_in_an_order_that_depends_on_the_seed() -> None:
    first, second = (wanted_cases(new_run(seed), arguments()) for seed in ("a", "b"))
    assert first != second and sorted(map(str, first)) == sorted(map(str, second))
    assert len(first) == 3 + (3 + 4 + 5) + sum(range(3, 10)) + (4 + 5 + 6 + 7)


def test_every_route_is_compared_or_has_a_reason() -> None:
    app = build(Settings(data=""))
    assert {posted.path for posted in posts(app)} == set(POSTED)
    assert len(get_urls(app, "t1", "honor")) > 40


def test_a_difference_is_shown_with_what_surrounds_it() -> None:
    comparison = Comparison()
    comparison.same("x", b"the same", b"the same")
    with pytest.raises(WorldsDiffer, match=r"x: byte 11 differs\n.*…seat 1 has 7…\n.*has 8…"):
        comparison.same("x", b"seat 1 has 7", b"seat 1 has 8")
    assert (comparison.comparisons, comparison.bytes) == (2, 20)
