"""States, generators and games are values: pickle, copy, ==, repr and pictures."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree

import pytest

import tatami
from tatami import chance_from
from tatami.bots.knowledge import Knowledge
from tatami.registry import BUILT_IN_GAMES
from tests.crane import GAME as CRANE


def played(game: Any, seed: str = "value", decisions: int = 25) -> Any:
    state = game.new(seed=seed)
    rng = chance_from(f"{seed} moves")
    for _ in range(decisions):
        if not state.over:
            state.play(state.pick(rng))
    return state


def every_game() -> list[Any]:
    return [*(tatami.game(key) for key in BUILT_IN_GAMES), CRANE]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: str(game.key))
def test_a_copy_is_equal_and_goes_its_own_way(game: Any) -> None:
    state = played(game)
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin == state and twin is not state
        assert twin.dump() == state.dump() and twin.chance == state.chance
        one, two = chance_from("on"), chance_from("on")
        other = state.clone()
        for _ in range(20):
            if not other.over:
                other.play(other.pick(one))
                twin.play(twin.pick(two))
        assert twin == other and twin.chance == other.chance


def test_states_differ_by_position_future_options_and_components() -> None:
    game = tatami.game("seven")
    state = game.new(seed=1)
    assert state == game.new(seed=1) and state != game.new(seed=2)
    assert state != game.new(seed=1, options={"rounds": 2})
    future = state.clone()
    future.chance.word()
    assert state != future
    honor = tatami.game("honor")
    assert honor.new(seed=1) == honor.new(seed=1)
    assert honor.new(seed=1) != honor.new(seed=1, options={"target": 250})
    assert state != 1 and state != honor.new(seed=1, seats=3)


def test_what_changes_has_no_hash() -> None:
    state = tatami.game("seven").new(seed=1)
    with pytest.raises(TypeError, match="a state changes"):
        hash(state)
    with pytest.raises(TypeError, match="a generator changes"):
        hash(state.chance)
    assert len({tatami.game("seven"), tatami.game("seven"), tatami.game("honor")}) == 2


def test_collected_events_survive() -> None:
    state = tatami.game("village").new(seed=1)
    state.collect_events()
    assert pickle.loads(pickle.dumps(state)).event_data == state.event_data
    assert copy.copy(state).event_data == state.event_data


def test_a_generator_is_a_value() -> None:
    chance = chance_from("value")
    for twin in (pickle.loads(pickle.dumps(chance)), copy.copy(chance), copy.deepcopy(chance)):
        assert twin == chance
        assert [twin.word() for _ in range(5)] == first_words(chance.clone())
        assert twin != chance
    assert repr(chance).startswith("<Chance ")
    assert repr(tatami.scripted([1, 2])).endswith("script [1, 2]>")
    assert pickle.loads(pickle.dumps(tatami.scripted([1, 2]))) == tatami.scripted([1, 2])


def first_words(chance: tatami.Chance) -> list[int]:
    return [chance.word() for _ in range(5)]


def test_a_game_is_found_again() -> None:
    for game in every_game():
        assert pickle.loads(pickle.dumps(game)) is game and copy.deepcopy(game) is game
    assert repr(tatami.game("seven")) == "<Game seven, version 1>"


def test_a_pickle_is_read_in_the_other_mode() -> None:
    """Compiled and interpreted processes read each other's states."""
    states = [played(game) for game in every_game()]
    program = (
        "import pickle, sys, tatami\n"
        "states = pickle.loads(sys.stdin.buffer.read())\n"
        "sys.stdout.buffer.write(pickle.dumps([(state.dump(), state) for state in states]))\n"
    )
    pure = "" if tatami.MODE.startswith("interpreted") else "1"
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(states),
        capture_output=True,
        env={**os.environ, "TATAMI_PURE": pure},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    for state, (dump, back) in zip(states, pickle.loads(done.stdout), strict=True):
        assert dump == state.dump() and back == state


def test_a_snapshot_of_a_batch_can_be_pickled() -> None:
    batch = tatami.Batch(tatami.game("seven"), 2, seed=1)
    saved = pickle.loads(pickle.dumps(batch.save()))
    batch.step(batch.random_actions())
    after = batch.observations.copy()
    batch.restore(saved)
    batch.step(batch.random_actions())
    assert (batch.observations == after).all()


def test_a_repr_says_what_it_is() -> None:
    assert repr(tatami.game("samourai").new(seed=1)).startswith(
        "<samourai, 2 seats, seat 0 to act: "
    )
    assert "crane" in repr(CRANE.new(seed=1)).lower()


@pytest.mark.parametrize("game", every_game(), ids=lambda game: str(game.key))
def test_states_and_views_draw_themselves(game: Any) -> None:
    state = played(game)
    for picture in (state._repr_svg_(), game.view(state, 0)._repr_svg_()):
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg") and root.get("aria-label")
        assert len(root.findall(".//{*}text")) > 3


def test_a_picture_keeps_colors_and_special_characters() -> None:
    from tatami.engine.svg_text import color_of, svg_of_text
    from tatami.engine.terminal_text import Painter

    text = f"a<b {Painter()('red', 196, 22, bold=True)} {Painter()('dim', dim=True)}"
    root = ElementTree.fromstring(svg_of_text(text))
    found = {one.text: one for one in root.findall(".//{*}text")}
    assert set(found) == {"a<b", "red", "dim"}
    assert found["red"].get("fill") == color_of(196) == "#ff0000"
    assert found["red"].get("font-weight") == "700" and found["dim"].get("fill") == "#B5AA95"
    assert [one.get("fill") for one in root.findall(".//{*}rect")][1:] == [color_of(22)]
    assert color_of(232) == "#080808" and color_of(1) == "#B8321F"


def test_a_bot_may_look_at_its_view() -> None:
    game = tatami.game("seven")
    state = game.new(seed=4)
    seat = int(state.to_act)
    assert Knowledge(state, seat).view() == game.view(state, seat)
    assert game.all_views(state) == (game.view(state, 0), game.view(state, 1))
