"""Training: the positions that games provide, and the weights fitted to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.record_games import NO_VALUE, missing, read_games, record, wanted_numbers
from benchmarks.train import trainable_games
from librt.vecs import vec

import tatami
from tatami.engine import chance_from
from tatami.engine.neural_network import Network
from tatami.engine.packed_network import PackedNetwork
from tests.game_samples import module_of

FAST = ("greedy", "ismcts:rollout=0,simulations=4")


@pytest.mark.parametrize("key", trainable_games())
def test_recorded_games_give_positions_and_who_won(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    training: Any = module_of(key, "training")
    monkeypatch.setattr(training, "PLAYERS", FAST[:1])
    game = record(key, "course", 3)
    assert game == record(key, "course", 3)
    assert len(game.actions) == len(game.values) and sum(game.payoffs) == pytest.approx(1)
    positions = list(training.positions(game))
    assert positions == list(training.positions(game))
    assert positions, "no position of this game is used: choose another seed"
    names = getattr(training, "NAMES", ())
    for rows, made in positions:
        assert len(rows) == (len(game.payoffs) * len(names) if names else 11)
        assert sum(made) == pytest.approx(1) or not names


def test_a_stopped_recording_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last line was not finished."""
    monkeypatch.setattr(module_of("samourai", "training"), "PLAYERS", FAST)
    file = tmp_path / "games.jsonl"
    lines = [json.dumps(as_json(number)) for number in (0, 2, 3)]
    file.write_text("\n".join(lines)[:-5], encoding="utf-8")
    assert [one.number for one in read_games(file)] == [0, 2]
    assert missing(file, list(range(5))) == [1, 3, 4]


def test_recorded_games_may_be_those_of_some_tables_alone() -> None:
    training: Any = module_of("seven", "training")
    numbers = wanted_numbers("seven", "tables", 3, [7, 8])
    sizes = [training.start(f"tables {number}").seats for number in range(numbers[-1] + 1)]
    assert [number for number, size in enumerate(sizes) if size in (7, 8)] == numbers
    assert len(numbers) == 3 < len(sizes)
    assert wanted_numbers("seven", "tables", 3, []) == [0, 1, 2]


def as_json(number: int) -> dict[str, Any]:
    game = record("samourai", "stopped", number)
    return {field: getattr(game, field) for field in game.__struct_fields__}


def test_the_bots_of_recorded_games_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_of("village", "training"), "PLAYERS", ("no such bot",))
    game = record("village", "named", 1, ("greedy",))
    assert set(game.values) == {NO_VALUE} and sum(game.payoffs) == pytest.approx(1)


def test_a_policy_knows_which_inputs_and_actions_belong_to_a_player() -> None:
    pytest.importorskip("numpy")
    from benchmarks.policy_worker import describe

    game = tatami.game("seven")
    told = describe(game)
    players, table, targets = told["players"]
    assert sorted(table + [one for row in players for one in row]) == list(range(told["inputs"]))
    assert len(players) == game.max_seats
    points = next(one for one in game.observation_layout(8).segments if one.name == "points")
    assert [points.offset + seat in players[seat] for seat in range(8)] == [True] * 8
    state, rng = game.new(seats=8, seed="targets"), chance_from("targets")
    while "on P1" not in (shown := [game.show(one) for one in state.legal()]):
        state.play(state.pick(rng))
    place = state.encode_action(state.legal()[shown.index("on P1")])
    assert place - targets == (0 - state.to_act) % 8, "counted from the player to act"
    assert describe(tatami.game("honor"))["players"] is None


def test_packed_weights_are_found_that_tell_who_wins() -> None:
    """The player with the first of five inputs wins, the one with the second loses."""
    np = pytest.importorskip("numpy")
    from benchmarks.fit_packed import fitted, written

    places = np.array([[i % 2, 2 + i % 3] for i in range(40_000)])
    net = fitted(places, 1.0 - places[:, 0].astype(np.float32), 5, 4, 60, 0)
    network = PackedNetwork(json.loads(written(net, "a test")), 2)
    chances = []
    for first in (0, 1):
        network.on[0], network.on[1] = first, 3
        chances.append(network.chance())
    assert chances[0] > 0.8 and chances[1] < 0.2, chances


def test_weights_are_found_that_tell_who_wins() -> None:
    """One of two traits decides: the player with more of it wins."""
    pytest.importorskip("numpy")
    from benchmarks.fit import fitted, written

    rows = [[i % 7 / 7, i % 5 / 5, i % 11 / 11, 0.5] for i in range(40_000)]
    positions = [(row, [1.0, 0.0] if row[0] > row[2] else [0.0, 1.0]) for row in rows]
    found = written(fitted([positions], 2), ("decides", "does-not"))
    network = Network(json.loads(found), ("decides", "does-not"))
    for row in rows[: 7 * 5 * 11]:
        out = vec[float]([0.0, 0.0])
        network.judge(vec[float](row), out)
        if abs(row[0] - row[2]) > 0.2:
            assert (out[0] > out[1]) == (row[0] > row[2]), row


def test_a_number_of_seats_gets_weights_of_its_own_and_the_others_keep_theirs() -> None:
    """With three players the second trait decides instead."""
    pytest.importorskip("numpy")
    from benchmarks.fit import fitted, fitted_by_seats, read, written, written_by_seats

    names = ("decides", "does-not")
    rows = [[i % 7 / 7, i % 5 / 5, i % 11 / 11, i % 3 / 3, 0.1, 0.1] for i in range(20_000)]
    two = [(row[:4], [1.0, 0.0] if row[0] > row[2] else [0.0, 1.0]) for row in rows]
    three = [(row, [1.0, 0.0, 0.0] if row[1] > row[3] else [0.0, 1.0, 0.0]) for row in rows]
    shared = written(fitted([two], 2), names)
    own = fitted_by_seats({2: two, 3: three}, read(shared), 4, 0)
    assert 3 in own
    text = written_by_seats(shared, {3: written(own[3], names)})
    found = json.loads(text)
    assert found["by_seats"] == [0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert found["networks"] == [json.loads(shared), json.loads(written(own[3], names))]
    again = json.loads(written_by_seats(text, {3: shared}))
    assert again["networks"] == [json.loads(shared), json.loads(shared)]
