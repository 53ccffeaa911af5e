"""Runs: the same whoever plays and however often it was stopped; what fails is reported."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from tatami.arena import Bounds, Played, Result, Sprt, ladder, match, runs, sprt
from tatami.arena.executors import Answer, Here, Processes, Round
from tatami.arena.ledger import Ledger
from tatami.arena.plan import Sitting, plan, sittings_of
from tatami.arena.play_game import Seated, Table
from tatami.arena.results import mean_of_clusters, result
from tatami.arena.runs import Progress
from tatami.arena.sprt import Test
from tatami.arena.time_control import Pace, Player, one_simulation
from tatami.bots import Knowledge, Thought, bot
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadOptions
from tatami.registry import game as game_of

OWN = "tests.arena.misbehaving_bots"


def settled(found: Result | Sprt) -> bytes:
    """Everything but what the clock said."""
    return msgspec.json.encode(msgspec.structs.replace(found, timing=()))


def sorted_lines(folder: Path) -> list[bytes]:
    return sorted((folder / "games.jsonl").read_bytes().splitlines())


class Shuffled(Here):
    """Gives back what it was given in any order."""

    slots = 7

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = random.Random(seed)

    def take(self) -> list[tuple[list[Sitting], Answer]]:
        self.given.rotate(self.rng.randrange(len(self.given)))
        return super().take()


def test_a_match_says_who_is_better_and_by_how_much() -> None:
    found = match("village", "random", "greedy", games=40, jobs=0)
    first, second = found.standings
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.share.value > 0.8 and first.fair == 0.5
    assert found.ratings.difference("greedy", "random").low > 0
    assert found.games == 40 and found.deals == 20 and found.failures == ()
    assert {timing.bot: timing.moves > 100 for timing in found.timing} == {
        "random": True,
        "greedy": True,
    }


def test_shares_of_a_table_of_three_add_up() -> None:
    found = match("honor", "greedy", "random", f"{OWN}:First", games=12, jobs=0)
    assert found.plan.seats == 3
    assert sum(one.score for one in found.standings) == pytest.approx(found.games)
    assert all(one.fair == pytest.approx(1 / 3) for one in found.standings)


def test_two_bots_share_a_table_of_three() -> None:
    found = match("village", "greedy", "random", seats=3, games=6, jobs=0)
    assert found.games == 6 and found.deals == 1
    assert all(one.fair == pytest.approx(1 / 2) for one in found.standings)


def test_a_lone_bot_is_beside_its_fair_share() -> None:
    found = match("village", "greedy", "random", seats=4, games=8, lone=True, jobs=0)
    assert found.standings[0].fair == 0.25 and found.standings[1].fair == 0.75


def test_a_ladder_lets_everybody_meet() -> None:
    found = ladder("samourai", "greedy", "random", f"{OWN}:First", games=24, jobs=0)
    assert [one.games for one in found.standings] == [16, 16, 16]


def test_the_order_in_which_games_are_finished_does_not_matter() -> None:
    agreed = plan("village", ("greedy", "random"))
    wanted = [sitting for deal in range(8) for sitting in sittings_of(agreed, deal)]
    results = []
    for seed in range(3):
        games = list(Round(agreed, Shuffled(seed)).play(wanted))
        results.append(settled(result("match", agreed, games)))
    assert results[0] == results[1] == results[2]


def test_a_sequential_test_is_the_same_in_any_order() -> None:
    agreed = plan("village", ("greedy", "random"))
    verdicts = []
    for seed in range(3):
        test = Test(Bounds(elo0=0, elo1=300), lambda points: runs.expected(agreed, points))
        progress = Progress(agreed, 200)
        ledger = Ledger(agreed)
        games = runs.test_deals(test, ledger, Shuffled(seed), progress, runs.look_away)
        verdicts.append(settled(runs.verdict(agreed, test, games)))
        assert test.verdict == "better"
    assert verdicts[0] == verdicts[1] == verdicts[2]


def test_a_sequential_test_stops_at_its_limit() -> None:
    found = sprt("samourai", "greedy", "random", games=10, jobs=0)
    assert found.verdict == "open" and found.games == 10


def test_expected_scores_are_elo_for_equal_halves() -> None:
    agreed = plan("village", ("greedy", "random"), seats=4)
    assert runs.expected(agreed, 100) == pytest.approx(1 / (1 + 10 ** (-100 / 400)))
    odd = plan("village", ("greedy", "random"), seats=3)
    assert runs.expected(odd, 0) == pytest.approx(0.5)
    lone = plan("village", ("greedy", "random"), seats=4, lone=True)
    assert runs.expected(lone, 0) == pytest.approx(0.25)


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
        look=lambda progress: seen.append(progress.fresh),
    )  # fmt: skip
    assert seen == [1, 2, 3, 4, 5, 6]
    assert settled(again) == settled(whole)
    assert (folder / "games.jsonl").read_bytes().startswith(kept)
    assert sorted_lines(folder) == sorted_lines(tmp_path / "whole")


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    first = match("samourai", "greedy", "random", games=6, jobs=0, out=tmp_path)
    seen: list[Progress] = []
    again = match("samourai", "greedy", "random", games=6, jobs=0, out=tmp_path, look=seen.append)
    assert seen == [] and again == first


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path)
    with pytest.raises(BadOptions, match="another plan"):
        match("samourai", "greedy", "random", games=2, jobs=0, out=tmp_path, seed="other")


def test_processes_play_the_same_games() -> None:
    here = match("village", "greedy", "random", games=12, jobs=0)
    there = match("village", "greedy", "random", games=12, jobs=2)
    assert settled(here) == settled(there)


def test_a_bot_that_fails_is_reported_and_the_run_goes_on(tmp_path: Path) -> None:
    bot = f"{OWN}:Forgetful"
    found = match("village", bot, "random", games=40, jobs=0, out=tmp_path)
    assert 0 < len(found.failures) < 20 and 0 < found.deals < 20
    assert found.games == 2 * found.deals
    mishap = found.failures[0]
    assert mishap.failure.bot == bot and mishap.failure.message == "ValueError: where was I?"
    assert mishap.failure.seed == f"arena/{mishap.deal}"
    assert len(mishap.failure.moves) == mishap.failure.move - 1
    assert "in choose" in mishap.failure.trace


def test_an_illegal_answer_is_reported_with_its_rule() -> None:
    found = match("samourai", f"{OWN}:Cheat", "random", games=2, jobs=0)
    assert found.games == 0 and len(found.failures) == 2
    assert "IllegalMove" in found.failures[0].failure.message


def test_a_failed_game_is_tried_again_by_the_next_run(tmp_path: Path) -> None:
    bot = f"{OWN}:Forgetful"
    found = match("village", bot, "random", games=40, jobs=0, out=tmp_path)
    seen: list[int] = []
    again = match(
        "village", bot, "random", games=40, jobs=0, out=tmp_path,
        look=lambda progress: seen.append(progress.fresh),
    )  # fmt: skip
    assert len(seen) == len(found.failures) == len(again.failures)


def test_a_process_that_dies_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TATAMI_TEST_MARKER", str(tmp_path / "died"))
    found = match("samourai", f"{OWN}:DiesOnce", "random", games=8, jobs=1)
    assert (tmp_path / "died").exists()
    assert found.games == 8 and found.failures == ()


def test_a_game_over_which_processes_keep_dying_is_reported() -> None:
    found = match("samourai", f"{OWN}:Dies", "random", games=2, jobs=1)
    assert len(found.failures) == 2 and found.games == 0
    assert "died (exit code 3)" in found.failures[0].failure.message


def test_a_deadline_is_kept_or_counted() -> None:
    agreed = plan("samourai", (f"{OWN}:Late", "random"))
    seated = Seated(Table(agreed), sittings_of(agreed, 0)[0])
    limits = {player.bot.name: player.pace.limit for player in seated.players}
    assert limits == {"late": 1.0, "random": None}
    pace = Pace(limit=1.0)
    pace.count(1.004, 1.0)
    pace.count(1.006, 1.006)
    pace.count(2.0, 0.9)
    pace.count(1.006, 1.006, simulation=0.002)
    assert (pace.moves, pace.overruns, pace.kept_waiting, pace.worst) == (4, 2, 1, 2.0)


def test_setting_up_does_not_pass_for_a_simulation() -> None:
    def thought(simulations: int) -> Thought:
        return Thought(action=0, simulations=simulations, seconds=1.5, weighed=())

    assert one_simulation(thought(1500)) == pytest.approx(0.001)
    assert one_simulation(thought(1)) == one_simulation(None) == 0


def test_what_a_search_found_is_heard_of() -> None:
    player = Player(bot("ismcts:simulations=20,seconds=5", game_of("village")))
    state = game_of("village").new(seed=1)
    action = player.choose(Knowledge(state, int(state.to_act)), chance_from("a"))
    assert player.thought is not None and player.thought.action == action
    assert player.thought.simulations == 20 and player.pace.limit == 5.0


def test_nobody_may_wait_for_ever() -> None:
    workers = Processes(1, patience=60)
    try:
        agreed = plan("samourai", ("greedy", "random"))
        games = list(Round(agreed, workers).play(sittings_of(agreed, 0)))
        assert len(games) == 2 and all(isinstance(game, Played) for game in games)
    finally:
        workers.close()


def test_one_cluster_says_nothing_about_its_spread() -> None:
    assert mean_of_clusters([[0.0, 1.0]]).error == 1.0


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (("greedy",), {}, "two bots or more"),
        (("greedy", "random"), {"games": 0}, "at least 1 game"),
        (("greedy", "random"), {"seats": 3}, "for 2 players"),
        (("greedy", "random", f"{OWN}:First"), {"seats": 2}, "play a ladder"),
        (("greedy", "random", f"{OWN}:First"), {"lone": True, "seats": 4}, "name two"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: tuple[str, ...], more: dict[str, int], said: str
) -> None:
    game = "village" if more.get("seats") == 4 else "samourai"
    with pytest.raises(BadOptions, match=said):
        match(game, *bots, jobs=0, **more)  # type: ignore[arg-type]
