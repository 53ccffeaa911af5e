"""Training: the positions that games provide, and the weights fitted to them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.blunders import Audits, audit
from benchmarks.record_games import NO_VALUE, missing, read_games, record, wanted_numbers
from benchmarks.train import trainable_games
from librt.vecs import vec
from mypy_extensions import u8

import tatami
from tatami.bots.policy_bot import FILE, policy_of
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


def test_training_goes_on_from_the_policy_that_ships_with_a_game() -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.policy_networks import read_policy

    game: Any = tatami.game("seven")
    policy = policy_of(game)
    assert policy is not None
    network = read_policy(Path(str(game.folder.joinpath(FILE))), torch.device("cpu"))
    state, rng = game.new(seats=8, seed="unpacked"), chance_from("unpacked")
    for _ in range(40):
        seen = game.observe(state, int(state.to_act))
        with torch.no_grad():
            wanted = network(torch.tensor(list(seen))[None])[0]
        policy.network.look(vec[u8](seen), policy.columns[8], 8)
        for place in (int(state.encode_action(one)) for one in state.legal()):
            assert policy.network.output(place) == pytest.approx(float(wanted[place]), abs=1e-3)
        state.play(state.pick(rng))


def test_a_critic_begins_with_the_value_of_the_policy() -> None:
    torch = pytest.importorskip("torch")
    from benchmarks.policy_networks import PolicyNetworks, policy_sizes
    from benchmarks.policy_worker import describe

    for key in ("seven", "honor"):
        sizes = policy_sizes(describe(tatami.game(key)), 16)
        usual = torch.zeros(sizes.inputs), torch.ones(sizes.inputs)
        teacher, learner = (PolicyNetworks(sizes, usual, critic_width=16) for _ in range(2))
        learner.start_from(teacher.policy)
        seen = torch.randint(0, 3, (5, sizes.inputs), generator=torch.Generator().manual_seed(1))
        assert torch.allclose(learner.value(seen), teacher.policy(seen)[:, -1])


def test_an_audit_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "audit.jsonl"
    first = Audits(file).of_level("village", 1, 2, games=1, jobs=1)
    again = Audits(file)
    assert list(again.done.values()) == first
    assert again.of_level("village", 1, 2, games=2, jobs=1)[:1] == first
    assert len(file.read_bytes().splitlines()) == 2
    assert first[0] == audit("village", 2, 1, 0) and first[0].decisions > 10


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
