"""The bot `model`: files, fitting games, choosing."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import numpy as np
import pytest

import tatami
from tatami.bots import BadBot, Knowledge, bot, names
from tatami.bots.model_bot import Model, ModelBot, about, pick
from tatami.engine import chance_from

SEVEN = tatami.game("seven")


def middle_of_a_game() -> Knowledge:
    """A position with many legal moves."""
    state, rng = SEVEN.new(seats=2, seed=3), chance_from("moves")
    while len(state.legal()) < 8:
        state.play(state.pick(rng))
    return Knowledge(state, int(state.to_act))


def model(seed: int = 1, seats: int = 2) -> Model:
    """An untrained network with one hidden layer."""
    rng = np.random.default_rng(seed)
    size, places = SEVEN.observation_layout(seats).size, SEVEN.action_layout(seats).size
    layers = (
        (rng.normal(size=(8, size)), np.zeros(8)),
        (rng.normal(size=(places, 8)), np.ones(places)),
    )
    return Model(about(SEVEN, seats), layers)


def saved(folder: Path, seed: int = 1, seats: int = 2) -> str:
    model(seed, seats).save(folder / "model.npz")
    return f"model:file={folder / 'model.npz'}"


def test_it_plays_the_legal_move_that_the_network_likes_best(tmp_path: Path) -> None:
    player, network = bot(saved(tmp_path), SEVEN), model()
    state = SEVEN.new(seats=2, seed=3)
    for number in range(30):
        knowledge = Knowledge(state, int(state.to_act))
        wishes = network.wishes(SEVEN.observe(state, int(state.to_act)))
        legal = {action: wishes[state.encode_action(action)] for action in state.legal()}
        chosen = player.choose(knowledge, chance_from(str(number)))
        assert legal[chosen] == pytest.approx(max(legal.values()), rel=1e-4)
        state.play(chosen)


def test_a_temperature_makes_it_vary_with_the_generator(tmp_path: Path) -> None:
    player = bot(f"{saved(tmp_path)},temperature=1000", SEVEN)
    knowledge = middle_of_a_game()
    chosen = [player.choose(knowledge, chance_from(str(i))) for i in range(40)]
    assert len(set(chosen)) > 1
    assert chosen[7] == player.choose(knowledge, chance_from("7"))


def test_likelier_wishes_are_picked_more_often() -> None:
    rng = chance_from("wishes")
    found = [pick([0.0, 1.0], 1.0, rng) for _ in range(500)]
    assert 0.65 < sum(found) / 500 < 0.81  # e / (1 + e) = 0.73


def test_it_needs_a_file_and_is_not_offered_at_tables() -> None:
    assert "model" not in names(SEVEN)
    with pytest.raises(BadBot, match="model: Object missing required field `file`"):
        bot("model", SEVEN)
    with pytest.raises(BadBot, match=r"there is no model file nowhere\.npz"):
        bot("model:file=nowhere.npz", SEVEN)


def test_a_file_that_is_no_model_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("hello")
    with pytest.raises(BadBot, match="is not a model file"):
        bot(f"model:file={tmp_path / 'text.npz'}", SEVEN)


def test_it_plays_only_what_it_was_trained_for(tmp_path: Path) -> None:
    name = saved(tmp_path)
    with pytest.raises(BadBot, match="was trained for seven version 1 with 2 seats"):
        bot(name, tatami.game("village"))
    old = msgspec.structs.replace(model(), about=msgspec.structs.replace(model().about, version=0))
    old.save(tmp_path / "old.npz")
    with pytest.raises(BadBot, match="was trained for seven version 0"):
        bot(f"model:file={tmp_path / 'old.npz'}", SEVEN)
    state = SEVEN.new(seats=3, seed=1)
    with pytest.raises(BadBot, match="plays 2 seats, and the game has 3"):
        bot(name, SEVEN).choose(Knowledge(state, int(state.to_act)), chance_from("1"))


def test_a_new_file_of_the_same_name_is_read_again(tmp_path: Path) -> None:
    knowledge = middle_of_a_game()
    file = tmp_path / "model.npz"
    found = set()
    for seed in range(12):
        model(seed).save(file)
        os.utime(file, (seed, seed))
        found.add(bot(f"model:file={file}", SEVEN).choose(knowledge, chance_from("1")))
    assert len(found) > 1


def test_a_subclass_with_a_file_needs_no_settings(tmp_path: Path) -> None:
    saved(tmp_path)

    class Mine(ModelBot):
        name = "mine"
        offered = True
        file = str(tmp_path / "model.npz")

    player = Mine.make(SEVEN, {})
    knowledge = middle_of_a_game()
    assert player.choose(knowledge, chance_from("1")) in knowledge.legal()


def test_hidden_cards_do_not_change_its_choice(tmp_path: Path) -> None:
    player, rng = bot(saved(tmp_path), SEVEN), chance_from("worlds")
    state = SEVEN.new(seats=2, seed=8)
    for _ in range(60):
        seat = int(state.to_act)
        chosen = player.choose(Knowledge(state, seat), rng)
        other = Knowledge(state.sample(seat, rng), seat)
        assert player.choose(other, rng) == chosen
        state.play(state.pick(rng))
