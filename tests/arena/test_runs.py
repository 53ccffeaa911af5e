"""Runs: the same result with every executor and after every stop; failures are reported."""

from __future__ import annotations

import random
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest

from tatami.arena import Bounds, GameResult, RunResult, SprtResult, ladder, match, runs, sprt
from tatami.arena.executors import (
    BatchResult,
    InProcessExecutor,
    ProcessExecutor,
    Scheduler,
    WorkerLost,
)
from tatami.arena.ledger import Ledger
from tatami.arena.move_timing import MoveTimes, TimedBot, seconds_per_simulation
from tatami.arena.plan import Pairing, make_plan, pairings_of_deal
from tatami.arena.play_game import GameRunner, RunningGame
from tatami.arena.results import mean_of_clusters, run_result
from tatami.arena.runs import Progress
from tatami.arena.sprt import SprtTest
from tatami.bots import Knowledge, SearchResult, bot
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadOptions
from tatami.registry import game as game_of

BOTS_MODULE = "tests.arena.misbehaving_bots"


def settled(found: RunResult | SprtResult) -> bytes:
    """Everything but what the clock said."""
    return msgspec.json.encode(msgspec.structs.replace(found, timing=()))


def sorted_lines(folder: Path) -> list[bytes]:
    return sorted((folder / "games.jsonl").read_bytes().splitlines())


class Shuffled(InProcessExecutor):
    """Gives back what it was given in any order."""

    slots = 7

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)

    def next_results(self) -> list[tuple[list[Pairing], BatchResult]]:
        self.submitted.rotate(self.rng.randrange(len(self.submitted)))
        return super().next_results()


def test_a_match_says_who_is_better_and_by_how_much() -> None:
    found = match("village", "random", "greedy", games=40, jobs=0)
    first, second = found.standings
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.share.value > 0.8 and first.even_share == 0.5
    assert found.ratings.difference("greedy", "random").low > 0
    assert found.games == 40 and found.deals == 20 and found.failures == ()
    assert {timing.bot: timing.moves > 100 for timing in found.timing} == {
        "random": True,
        "greedy": True,
    }


def test_shares_of_a_table_of_three_add_up() -> None:
    found = match("honor", "greedy", "random", f"{BOTS_MODULE}:First", games=12, jobs=0)
    assert found.plan.seats == 3
    assert sum(one.score for one in found.standings) == pytest.approx(found.games)
    assert all(one.even_share == pytest.approx(1 / 3) for one in found.standings)


def test_two_bots_share_a_table_of_three() -> None:
    found = match("village", "greedy", "random", seats=3, games=6, jobs=0)
    assert found.games == 6 and found.deals == 1
    assert all(one.even_share == pytest.approx(1 / 2) for one in found.standings)


def test_a_lone_bot_is_beside_its_fair_share() -> None:
    found = match("village", "greedy", "random", seats=4, games=8, lone=True, jobs=0)
    assert found.standings[0].even_share == 0.25 and found.standings[1].even_share == 0.75


def test_a_ladder_lets_everybody_meet() -> None:
    found = ladder("samourai", "greedy", "random", f"{BOTS_MODULE}:First", games=24, jobs=0)
    assert [one.games for one in found.standings] == [16, 16, 16]


def test_the_order_in_which_games_are_finished_does_not_matter() -> None:
    plan = make_plan("village", ("greedy", "random"))
    wanted = [pairing for deal in range(8) for pairing in pairings_of_deal(plan, deal)]
    results = []
    for seed in range(3):
        games = list(Scheduler(plan, Shuffled(seed)).play(wanted))
        results.append(settled(run_result("match", plan, games)))
    assert results[0] == results[1] == results[2]


def test_a_sequential_test_is_the_same_in_any_order() -> None:
    plan = make_plan("village", ("greedy", "random"))
    verdicts = []
    for seed in range(3):
        test = SprtTest(Bounds(elo0=0, elo1=300), lambda points: runs.expected_score(plan, points))
        progress = Progress(plan, 200)
        ledger = Ledger(plan)
        games = runs.test_deals(test, ledger, Shuffled(seed), progress, runs.ignore_progress)
        verdicts.append(settled(runs.sprt_result(plan, test, games)))
        assert test.verdict == "better"
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_a_sequential_test_stops_at_its_limit() -> None:
    found = sprt("samourai", "greedy", "random", games=10, jobs=0)
    assert found.verdict == "open" and found.games == 10


def test_expected_scores_are_elo_for_equal_halves() -> None:
    plan = make_plan("village", ("greedy", "random"), seats=4)
    assert runs.expected_score(plan, 100) == pytest.approx(1 / (1 + 10 ** (-100 / 400)))
    odd = make_plan("village", ("greedy", "random"), seats=3)
    assert runs.expected_score(odd, 0) == pytest.approx(0.5)
    lone = make_plan("village", ("greedy", "random"), seats=4, lone=True)
    assert runs.expected_score(lone, 0) == pytest.approx(0.25)


def test_a_resumed_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    whole = match("village", "greedy", "random", games=12, jobs=0, out=tmp_path / "whole")
    folder = tmp_path / "part"
    match("village", "greedy", "random", games=6, jobs=0, out=folder)
    kept = (folder / "games.jsonl").read_bytes()
    with (folder / "games.jsonl").open("ab") as file:
        file.write(kept.splitlines()[0][:30])  # killed in the middle of a line
    seen: list[int] = []
    again = match(
        "village", "greedy", "random", games=12, jobs=0, out=folder,
        on_progress=lambda progress: seen.append(progress.fresh),
    )  # fmt: skip
    assert seen == [1, 2, 3, 4, 5, 6]
    assert settled(again) == settled(whole)
    assert (folder / "games.jsonl").read_bytes().startswith(kept)
    assert sorted_lines(folder) == sorted_lines(tmp_path / "whole")


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    first = match("samourai", "greedy", "random", games=6, jobs=0, out=tmp_path)
    seen: list[Progress] = []
    again = match(
        "samourai", "greedy", "random", games=6, jobs=0, out=tmp_path, on_progress=seen.append
    )
    assert seen == [] and again == first


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path)
    with pytest.raises(BadOptions, match="another run"):
        match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path, seed="other")


def test_processes_play_the_same_games() -> None:
    here = match("village", "greedy", "random", games=12, jobs=0)
    there = match("village", "greedy", "random", games=12, jobs=2)
    assert settled(here) == settled(there)


def test_a_bot_that_fails_is_reported_and_the_run_goes_on(tmp_path: Path) -> None:
    bot = f"{BOTS_MODULE}:Forgetful"
    found = match("village", bot, "random", games=40, jobs=0, out=tmp_path)
    assert 0 < len(found.failures) < 20 and 0 < found.deals < 20
    assert found.games == 2 * found.deals
    failed = found.failures[0]
    assert failed.failure.bot == bot and failed.failure.message == "ValueError: where was I?"
    assert failed.failure.seed == f"arena/{failed.deal}"
    assert len(failed.failure.moves) == failed.failure.move - 1
    assert "in choose" in failed.failure.trace


def test_an_illegal_answer_is_reported_with_its_rule() -> None:
    found = match("samourai", f"{BOTS_MODULE}:Cheat", "random", games=2, jobs=0)
    assert found.games == 0 and len(found.failures) == 2
    assert "IllegalMove" in found.failures[0].failure.message


def test_a_failed_game_is_tried_again_by_the_next_run(tmp_path: Path) -> None:
    bot = f"{BOTS_MODULE}:Forgetful"
    found = match("village", bot, "random", games=40, jobs=0, out=tmp_path)
    seen: list[int] = []
    again = match(
        "village", bot, "random", games=40, jobs=0, out=tmp_path,
        on_progress=lambda progress: seen.append(progress.fresh),
    )  # fmt: skip
    assert len(seen) == len(found.failures) == len(again.failures)


def test_a_process_that_dies_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TATAMI_TEST_MARKER", str(tmp_path / "died"))
    found = match("samourai", f"{BOTS_MODULE}:DiesOnce", "random", games=8, jobs=1)
    assert (tmp_path / "died").exists()
    assert found.games == 8 and found.failures == ()


def test_a_game_over_which_processes_keep_dying_is_reported() -> None:
    found = match("samourai", f"{BOTS_MODULE}:Dies", "random", games=2, jobs=1)
    assert len(found.failures) == 2 and found.games == 0
    assert "the process that played this died" in found.failures[0].failure.message


def test_a_deadline_is_kept_or_counted() -> None:
    plan = make_plan("samourai", (f"{BOTS_MODULE}:Late", "random"))
    running = RunningGame(GameRunner(plan), pairings_of_deal(plan, 0)[0])
    limits = {timed.bot.name: timed.times.limit for timed in running.bots}
    assert limits == {"late": 1.0, "random": None}
    times = MoveTimes(limit=1.0)
    times.count(1.004, 1.0)
    times.count(1.006, 1.006)
    times.count(2.0, 0.9)
    times.count(1.006, 1.006, simulation=0.002)
    assert (times.moves, times.overruns, times.kept_waiting, times.worst) == (
        4,
        2,
        1,
        2.0,
    )


def test_setting_up_does_not_pass_for_a_simulation() -> None:
    def result(simulations: int) -> SearchResult:
        return SearchResult(action=0, simulations=simulations, seconds=1.5, action_values=())

    assert seconds_per_simulation(result(1500)) == pytest.approx(0.001)
    assert seconds_per_simulation(result(1)) == seconds_per_simulation(None) == 0


def test_the_timing_knows_what_the_search_found() -> None:
    timed = TimedBot(bot("ismcts:simulations=20,seconds=5", game_of("village")))
    state = game_of("village").new(seed=1)
    action = timed.choose(Knowledge(state, int(state.to_act)), chance_from("a"))
    assert timed.search_result is not None and timed.search_result.action == action
    assert timed.search_result.simulations == 20 and timed.times.limit == 5.0


def test_nobody_may_wait_for_ever() -> None:
    executor = ProcessExecutor(1, game_timeout=60)
    try:
        plan = make_plan("samourai", ("greedy", "random"))
        games = list(Scheduler(plan, executor).play(pairings_of_deal(plan, 0)))
        assert len(games) == 2 and all(isinstance(game, GameResult) for game in games)
    finally:
        executor.close()


def test_one_cluster_says_nothing_about_its_spread() -> None:
    assert mean_of_clusters([[0.0, 1.0]]).error == 1.0


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (("greedy",), {}, "at least two bots"),
        (("greedy", "random"), {"games": 0}, "at least 1 game"),
        (("greedy", "random"), {"seats": 3}, "for 2 players"),
        (("greedy", "random", f"{BOTS_MODULE}:First"), {"seats": 2}, "play a ladder"),
        (
            ("greedy", "random", f"{BOTS_MODULE}:First"),
            {"lone": True, "seats": 4},
            "exactly two bots",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: tuple[str, ...], more: dict[str, int], said: str
) -> None:
    game = "village" if more.get("seats") == 4 else "samourai"
    with pytest.raises(BadOptions, match=said):
        match(game, *bots, jobs=0, **more)  # type: ignore[arg-type]


def test_a_folder_written_before_fields_were_renamed_resumes(tmp_path: Path) -> None:
    """The stored names are `sitting`, `pace` and `watch`."""
    first = match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path)
    plan = msgspec.json.decode((tmp_path / "plan.json").read_bytes())
    assert "watch" in plan and "take_notes" not in plan
    line = msgspec.json.decode((tmp_path / "games.jsonl").read_bytes().splitlines()[0])
    assert set(line) == {"deal", "sitting", "bots", "shares", "decisions", "reason", "actions"}
    times = msgspec.json.decode((tmp_path / "times.jsonl").read_bytes().splitlines()[0])
    assert set(times) == {"deal", "sitting", "pace"}
    assert match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path) == first


def test_a_broken_pool_is_replaced_and_its_games_are_played_again() -> None:
    executor = ProcessExecutor(jobs=1)
    plan = make_plan("samourai", ("random", "greedy"))
    batch = pairings_of_deal(plan, 0)[:1]
    try:
        executor.submit(plan, batch)
        executor.pool._pool_manager.handle_broken_pool(BrokenProcessPool("All workers expired"))
        [(lost, result)] = executor.next_results()
        assert lost == batch and isinstance(result, WorkerLost)
        executor.submit(plan, batch)
        [(_, played)] = executor.next_results()
        assert isinstance(played, list) and len(played) == 1
    finally:
        executor.close()
