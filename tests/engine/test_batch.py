"""`Batch` plays the same games as single states do, and shows them in NumPy arrays."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tatami
from tatami import BadOptions, Batch, IllegalMove
from tatami.engine.state import NOBODY
from tatami.registry import BUILT_IN_GAMES


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_a_batch_shows_what_single_games_show(key: str) -> None:
    game = tatami.game(key)
    batch = Batch(game, 3, seed="same", critic=True)
    singles = [game.new(seed=f"same/{i}") for i in range(3)]
    ended = [False] * 3
    for _ in range(60):
        for i, state in enumerate(singles):
            if not ended[i]:
                check_row(batch, i, game, state)
        batch.step(batch.random_actions().copy())
        for i, state in enumerate(singles):
            if not ended[i]:
                state.apply(state.decode_action(int(batch.actions[i])))
                ended[i] = state.over
                assert batch.done[i] == state.over
                shares = [state.payoff(seat) if state.over else 0 for seat in range(batch.seats)]
                assert batch.rewards[i].tolist() == shares


def check_row(batch: Batch, i: int, game: Any, state: Any) -> None:
    assert batch.to_act[i] == state.to_act
    assert batch.observations[i].tobytes() == game.observe(state, state.to_act)
    assert batch.critic[i].tobytes() == game.observe(state, NOBODY)
    assert batch.masks[i].tobytes() == game.mask(state)
    assert batch.state(i).dump() == state.dump()


def test_a_finished_game_starts_again_or_stays() -> None:
    game = tatami.game("samourai")
    for restart in (True, False):
        batch = Batch(game, 2, seed=3, restart=restart)
        while not batch.done.any():
            batch.step(batch.random_actions())
        over = int(batch.done.argmax())
        assert batch.rewards[over].sum() == 1
        assert (batch.to_act[over] == NOBODY) == (not restart)
        assert batch.masks[over].any() == restart
        assert batch.games == int(batch.done.sum())


@pytest.mark.parametrize("shown", [True, False])
def test_random_steps_are_steps_with_random_actions(shown: bool) -> None:
    one, two = (
        Batch(tatami.game("samourai"), 4, seed=5, observe=shown, mask=shown) for _ in range(2)
    )
    for _ in range(80):
        one.step(one.random_actions())
        two.step_random()
        assert (one.to_act == two.to_act).all()
        assert not shown or (one.actions == two.actions).all()
        assert (one.done == two.done).all() and (one.rewards == two.rewards).all()
    assert one.games == two.games > 0 and one.decisions == two.decisions == 320


def test_rewards_can_be_what_was_won_or_lost() -> None:
    """Shares s of n players are returns (n s - 1) / (n - 1)."""
    game = tatami.game("village")
    shares, returns = (
        Batch(game, 8, seats=3, seed=2, observe=False, rewards=kind)
        for kind in ("shares", "returns")
    )
    while shares.games < 8:
        shares.step_random()
        returns.step_random()
        expected = np.where(shares.done[:, None], (3 * shares.rewards - 1) / 2, 0)
        assert returns.rewards == pytest.approx(expected)
    with pytest.raises(BadOptions, match="shares"):
        Batch(game, 1, rewards="money")  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_games_and_a_snapshot_continues_them() -> None:
    game = tatami.game("seven")
    one, two = Batch(game, 4, seed=9), Batch(game, 4, seed=9)
    for _ in range(30):
        one.step(one.random_actions())
        two.step(two.random_actions())
    assert np.array_equal(one.observations, two.observations)
    saved = one.save()
    seen = played_on(one)
    one.restore(saved)
    assert np.array_equal(played_on(one), seen)
    two.reset()
    assert np.array_equal(two.observations, Batch(game, 4, seed=9).observations)
    two.reset(seed=10)
    assert not np.array_equal(two.observations, Batch(game, 4, seed=9).observations)


def played_on(batch: Batch) -> Any:
    for _ in range(20):
        batch.step(batch.random_actions())
    return batch.observations.copy()


def test_an_illegal_action_is_refused_and_nothing_is_carried_out() -> None:
    for mask in (True, False):
        batch = Batch(tatami.game("village"), 2, mask=mask)
        before = batch.observations.copy()
        legal = batch.random_actions().tolist()
        for wrong in (10_000, -1, 600):
            with pytest.raises(IllegalMove, match=f"game 1: action {wrong} is not legal"):
                batch.step([legal[0], wrong])
        assert np.array_equal(batch.observations, before) and batch.decisions == 0


def test_arrays_are_shared_and_read_only() -> None:
    batch = Batch(tatami.game("honor"), 2)
    view = batch.observations
    before = view.copy()
    for _ in range(5):
        batch.step(batch.random_actions())
    assert batch.observations is view and not np.array_equal(view, before)
    with pytest.raises(ValueError, match="read-only"):
        view[0, 0] = 1


def test_the_key_of_a_game_is_not_a_game() -> None:
    with pytest.raises(TypeError, match=r"Batch needs a game, as tatami.game\('seven'\)"):
        tatami.Batch("seven", 4)  # type: ignore[arg-type]


def test_wrong_sizes_are_refused() -> None:
    game = tatami.game("seven")
    with pytest.raises(BadOptions, match="at least one game"):
        Batch(game, 0)
    with pytest.raises(BadOptions, match="2 games, but 3 seeds"):
        Batch(game, 2, seed=[1, 2, 3])
    batch = Batch(game, 2, seed=["a", "b"])
    assert batch.state(1).dump() == game.new(seed="b").dump()
    with pytest.raises(BadOptions, match="2 games, but 1 actions"):
        batch.step([0])
    with pytest.raises(BadOptions, match="the snapshot has 1 games"):
        batch.restore(Batch(game, 1).save())


def test_tatami_alone_does_not_import_numpy() -> None:
    program = "import sys, tatami; tatami.game('seven').new(); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
