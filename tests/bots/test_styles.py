"""Styles: they choose among moves that are about as good, and only among these."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import (
    ActionValue,
    BadBot,
    Knowledge,
    ThinkingBot,
    bot,
    is_offered,
    with_style,
)
from tatami.bots.styles import about_as_good
from tatami.engine import chance_from
from tests.bots.positions import middle
from tests.crane import GAME as CRANE

SEVEN, HONOR = tatami.game("seven"), tatami.game("honor")
CASES = [(key, style) for key in tatami.game_keys() for style in tatami.game(key).styles]


def value(action: int, value: float, visits: int = 10, error: float = 0.1) -> ActionValue:
    return ActionValue(action=action, visits=visits, value=value, error=error)


def test_moves_are_about_as_good_within_a_share_of_the_chances() -> None:
    found = (value(1, 0.50), value(2, 0.49), value(3, 0.512), value(4, 0.40), value(5, 0.56))
    assert about_as_good(1, found, 0.06) == [2, 3], (
        "the nearest first; no worse and no better moves"
    )


def test_a_move_that_the_search_hardly_tried_is_no_rival() -> None:
    tried = (value(1, 0.5, 100), value(2, 0.5, 24), value(3, 0.5, 25))
    assert about_as_good(1, tried, 0.06) == [3]
    exact = (value(1, 0.5, 100, 0.0), value(2, 0.5, 2, 0.0))
    assert about_as_good(1, exact, 0.06) == [2], "alpha-beta knows values without trying often"


def test_a_win_is_taken() -> None:
    assert about_as_good(1, (value(1, 1.0), value(2, 0.9999)), 0.06) == []


@pytest.mark.heavy
@pytest.mark.parametrize(("key", "style"), CASES)
def test_a_style_plays_moves_that_are_about_as_good(key: str, style: str) -> None:
    game = tatami.game(key)
    name = f"level-4-{style}"
    assert is_offered(name, game)
    for number in range(4):
        state = middle(game, game.min_seats, f"style {number}")
        knowledge = Knowledge(state, int(state.to_act))
        player = bot(name, game)
        assert isinstance(player, ThinkingBot)
        action = player.choose(knowledge, chance_from("same"))
        assert action == bot(name, game).choose(knowledge, chance_from("same"))
        result = player.last_result
        if result is not None:
            assert player.style is not None
            near = about_as_good(result.action, result.action_values, player.style.margin)
            assert action in (result.action, *near)


@pytest.mark.parametrize(("key", "style"), CASES)
def test_hidden_cards_do_not_change_what_a_style_prefers(key: str, style: str) -> None:
    game = tatami.game(key)
    state = middle(game, game.min_seats, "hidden style")
    seat = int(state.to_act)
    other = state.sample(seat, chance_from("other"))
    moves = {
        bot(f"level-3-{style}", game).choose(Knowledge(world, seat), chance_from("same"))
        for world in (state, other)
    }
    assert len(moves) == 1


def test_names_with_a_style() -> None:
    assert with_style("level-5", "bold") == "level-5-bold"
    assert with_style("level-5-bold", "eager") == "level-5-eager"
    assert with_style("ismcts:simulations=9", "bold") == "ismcts:simulations=9,style=bold"
    assert with_style("ismcts", "bold") == "ismcts:style=bold"
    searcher = bot("ismcts:simulations=9,style=thrifty", SEVEN)
    assert isinstance(searcher, ThinkingBot) and searcher.style is not None
    assert searcher.style.name == "thrifty"
    plain = bot("level-5", SEVEN)
    assert isinstance(plain, ThinkingBot) and plain.style is None


def test_games_have_cautious_and_bold_bots_unless_they_say_otherwise() -> None:
    assert is_offered("level-8-cautious", CRANE) and is_offered("level-1-bold", CRANE)
    assert is_offered("level-3-thrifty", SEVEN) and not is_offered("level-3-thrifty", HONOR)
    assert not is_offered("level-3-bold", SEVEN)
    for wrong in ("level-9-thrifty", "greedy-thrifty", "level-3-", "level-3-a-b", "level-3-rude"):
        assert not is_offered(wrong, SEVEN), wrong
        with pytest.raises(BadBot):
            bot(wrong, SEVEN)
    with pytest.raises(BadBot, match="honor has no style 'thrifty'; choose from cautious, bold"):
        bot("level-3-thrifty", HONOR)
    with pytest.raises(BadBot, match="greedy has no settings"):
        bot("greedy:style=thrifty", SEVEN)


def test_an_aggressive_bot_wants_moves_against_others() -> None:
    state = HONOR.read_position(
        "honor 60; daimyo start-daimyo-b; samurai warrior-a; hand thief warrior-b |"
        " honor 100; daimyo start-daimyo-a okugata-a; samurai warrior-a |"
        " honor 40; daimyo start-daimyo-a | turn 1; turns 12",
        HONOR.table(seats=3),
    )
    wanted = {
        HONOR.show(action)
        for action in state.legal()
        if HONOR.style_value("aggressive", state, action, state)
    }
    assert "play thief" in wanted and "draw" not in wanted and "play warrior-b" not in wanted


def test_a_thrifty_bot_counts_rice_and_an_eager_one_points() -> None:
    before = SEVEN.new(seats=2, seed="rice")
    after = before.clone()
    after.rice[int(before.to_act)] += 3
    assert SEVEN.style_value("thrifty", before, before.legal()[0], after) == 3.0
    start = HONOR.new(seats=3, seed="honor")
    later = start.clone()
    later.honor[int(start.to_act)] += 20
    assert HONOR.style_value("eager", start, start.legal()[0], later) == 20.0
