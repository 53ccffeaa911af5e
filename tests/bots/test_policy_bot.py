"""The bot `policy`: what it plays, what it does without a network, and that it sees no secrets."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

import tatami
from tatami.bots import BadBot, Knowledge, bot
from tatami.bots.policy_bot import FILE, PolicyBot, padded_columns, place_in, policy_of
from tatami.engine import chance_from
from tests.bots.positions import middle

TRAINED = [key for key in tatami.game_keys() if tatami.game(key).folder.joinpath(FILE).is_file()]
TABLES = [
    (key, seats)
    for key in TRAINED
    for seats in range(tatami.game(key).min_seats, tatami.game(key).max_seats + 1)
]


def test_some_games_have_a_policy() -> None:
    assert TRAINED


@pytest.mark.parametrize("key", TRAINED)
def test_the_policy_is_for_this_version_of_the_game(key: str) -> None:
    game = tatami.game(key)
    policy = policy_of(game)
    assert policy is not None, "train it again: the rules or the layouts have a new version"
    assert set(policy.seats) <= set(range(game.min_seats, game.max_seats + 1))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_plays_legal_moves_and_the_same_ones_again(key: str, seats: int) -> None:
    game: Any = tatami.game(key)

    def played() -> list[int]:
        player, state = bot("policy:simulations=4", game), game.new(seats=seats, seed="policy")
        for number in range(12):
            seat = int(state.to_act)
            state.apply(player.choose(Knowledge(state, seat), chance_from(f"policy {number}")))
        return [int(one) for one in state.legal()]

    assert played() == played()


@pytest.mark.parametrize("key", TRAINED)
def test_its_order_does_not_change_with_what_others_hold(key: str) -> None:
    game: Any = tatami.game(key)
    policy = policy_of(game)
    assert policy is not None
    for seats in policy.seats:
        state, rng = game.new(seats=seats, seed=f"secrets {seats}"), chance_from("secrets")
        for _ in range(30):
            seat = int(state.to_act)
            found = policy.preferences(Knowledge(state, seat))
            other = Knowledge(state.sample(seat, rng), seat)
            assert policy.preferences(other) == found
            assert sum(found.values()) == pytest.approx(1)
            state.apply(next(iter(found)))
            if state.over:
                break


@pytest.mark.parametrize(("seats", "searches"), [(2, False), (3, True), (8, True)])
def test_above_its_largest_table_it_searches(seats: int, searches: bool) -> None:
    game: Any = tatami.game("seven")
    chooser = bot("policy:largest_table=2,simulations=4", game)
    assert isinstance(chooser, PolicyBot)
    state = middle(game, seats, "largest table", 8)
    chooser.choose(Knowledge(state, int(state.to_act)), chance_from("largest table"))
    assert (chooser.last_result is not None) == searches


@pytest.mark.parametrize(("seats", "compares"), [(2, True), (3, False), (8, False)])
def test_playouts_compare_moves_with_two_players_only(seats: int, compares: bool) -> None:
    game: Any = tatami.game("seven")
    chooser, rng = bot("policy:playouts=16", game), chance_from("playouts")
    policy = policy_of(game)
    assert isinstance(chooser, PolicyBot) and policy is not None
    state = middle(game, seats, "playouts", 8)
    knowledge = Knowledge(state, int(state.to_act))
    alike = dict.fromkeys(state.legal()[:2], 0.5)
    assert len(alike) == 2
    assert bool(chooser.compare(knowledge, policy, alike, rng).values) == compares


@pytest.mark.heavy
def test_a_style_chooses_among_moves_that_the_network_plays_about_as_often() -> None:
    game: Any = tatami.game("honor")
    policy = policy_of(game)
    assert policy is not None
    plain, bold = bot("policy", game), bot("policy:style=bold", game)
    state, differs = game.new(seats=3, seed="style"), 0
    for number in range(150):
        knowledge = Knowledge(state, int(state.to_act))
        mine = plain.choose(knowledge, chance_from(str(number)))
        other = bold.choose(knowledge, chance_from(str(number)))
        chances = policy.preferences(knowledge)
        assert chances[other] >= 0.24 * chances[mine]
        differs += other != mine
        state.apply(mine)
        if state.over:
            break
    assert differs


def test_a_game_without_a_policy_refuses_the_bot() -> None:
    with pytest.raises(BadBot, match="no policy was trained for samourai"):
        bot("policy", tatami.game("samourai"))


@pytest.mark.parametrize("key", TRAINED)
def test_a_policy_of_another_version_is_left_out(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tatami.game(key)
    policy_of.cache_clear()
    monkeypatch.setattr(type(game), "version", game.version + 1)
    try:
        assert policy_of(game) is None
        assert PolicyBot.refusal(game)
    finally:
        policy_of.cache_clear()


@pytest.mark.parametrize("key", TRAINED)
def test_rows_of_players_keep_their_place_in_the_largest_table(key: str) -> None:
    game = tatami.game(key)
    largest = game.observation_layout(game.max_seats)
    for seats in range(game.min_seats, game.max_seats + 1):
        layout = game.observation_layout(seats)
        columns = list(padded_columns(layout, largest))
        assert len(set(columns)) == layout.size
        if seats == game.max_seats:
            assert columns == list(range(largest.size))


def test_a_cell_keeps_its_row_and_column_in_a_larger_array() -> None:
    assert [place_in(i, (2, 3), (4, 5)) for i in range(6)] == [0, 1, 2, 5, 6, 7]


@pytest.mark.parametrize(
    ("key", "part", "option"),
    [("honor", "target", {"target": 250}), ("seven", "turn_limit", {"turns": 10})],
)
def test_it_does_not_see_an_option_that_never_changed_in_training(
    key: str, part: str, option: dict[str, int]
) -> None:
    """Weights of an input that was always the same are as they were at the start, so any other
    number would move all units far off."""
    game: Any = tatami.game(key)
    policy = policy_of(game)
    assert policy is not None
    seats = policy.seats[0]
    layout = game.observation_layout(seats)
    at = next(one.offset for one in layout.segments if one.name == part)
    state = game.new(seats=seats, seed="options", options=option)
    seen = bytearray(game.observe(state, int(state.to_act)))
    usual = bytearray(seen)
    usual[at] = game.observe(game.new(seats=seats, seed="options"), 0)[at]
    assert seen != usual
    found = []
    for numbers in (seen, usual):
        policy.network.look(vec[u8](numbers), policy.columns[seats], seats)
        places = [int(state.encode_action(one)) for one in state.legal()]
        found.append([policy.network.output(place) for place in places])
    assert found[0] == pytest.approx(found[1], abs=1e-6)


@pytest.mark.parametrize("key", TRAINED)
def test_the_file_is_small_and_says_what_it_is_for(key: str) -> None:
    content = tatami.game(key).folder.joinpath(FILE).read_bytes()
    assert len(content) < 350_000
    about = json.loads(gzip.decompress(content))["about"]
    assert about["game"] == key
