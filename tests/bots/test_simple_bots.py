"""The simple bots: legal, seeded, without hidden knowledge; greedy beats random."""

from __future__ import annotations

import pytest

from tatami.bots import GreedyBot, Knowledge, RandomBot, bot
from tatami.engine import GameIsOver, State, chance_from
from tatami.games.samourai import GAME
from tests.crane import GAME as CRANE


@pytest.mark.parametrize("name", ["random", "greedy", "level-1"])
def test_a_bot_plays_whole_games_legally_and_repeats_itself(name: str) -> None:
    for game in (GAME, CRANE):
        stories = []
        for _ in range(2):
            state = game.new(seed="bots")
            rng, story = chance_from("bot"), []
            while not state.over:
                action = bot(name, game).choose(Knowledge(state, state.to_act), rng)
                state.apply(action)
                story.append(action)
            stories.append(story)
        assert stories[0] == stories[1]


def test_what_is_hidden_does_not_change_a_bots_move() -> None:
    """Swap all hidden cards by `sample`: for a fixed seed the move stays the same in law. The
    greedy bot averages over samples, so its samples must come from the same distribution."""
    for seed in range(40):
        state = CRANE.new(seats=3, seed=seed)
        other = state.sample(state.to_act, chance_from(f"swap {seed}"))
        for kind in (RandomBot, GreedyBot):
            one = kind().choose(Knowledge(state, state.to_act), chance_from("same"))
            two = kind().choose(Knowledge(other, state.to_act), chance_from("same"))
            assert one == two, f"seed {seed}, {kind.name}"


@pytest.mark.heavy
def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(60):
        state: State = GAME.new(seed=number)
        greedy = number % 2
        rng = chance_from(f"duel {number}")
        while not state.over:
            bot = GreedyBot() if state.to_act == greedy else RandomBot()
            state.apply(bot.choose(Knowledge(state, state.to_act), rng))
        won += state.payoff(greedy)
    assert won > 45, won


def test_no_bot_is_asked_after_the_end() -> None:
    state = GAME.new(seed="over")
    rng = chance_from("over")
    while not state.over:
        state.play(state.pick(rng))
    with pytest.raises(GameIsOver, match="nothing to decide"):
        Knowledge(state, 0)
