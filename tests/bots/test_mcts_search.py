"""The tree searches: seeded, without hidden knowledge, within their budget, finding wins."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.bots import (
    BadBot,
    Bot,
    IsmctsBot,
    Knowledge,
    MctsBot,
    SearchSettings,
    ThinkingBot,
    bot,
)
from tatami.bots.alphabeta_search import CLOCK_INTERVAL
from tatami.bots.mcts_bots import MctsSettings
from tatami.bots.mcts_search import MctsSearch
from tatami.bots.search_tree import INITIAL_ROOM, ROOT, SEAT, Tree
from tatami.engine import Game, State, chance_from
from tests.bots.positions import middle
from tests.crane import GAME as CRANE
from tests.game_samples import ALL_SAMPLES

SEARCHES = {key: found.searches for key, found in ALL_SAMPLES.items()}
FULL = [
    pytest.param(key, seats, marks=pytest.mark.heavy)
    for key in SEARCHES
    for seats in range(tatami.game(key).min_seats + 1, tatami.game(key).max_seats + 1)
]
TABLES = [*((key, tatami.game(key).min_seats) for key in SEARCHES), *FULL]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_is_hidden_does_not_change_a_move(key: str, seats: int) -> None:
    """Swap all hidden cards by `sample`: for a fixed seed every bot moves as before."""
    game = tatami.game(key)
    for number in range(3):
        state = middle(game, seats, f"swap {number}")
        seat = int(state.to_act)
        other = state.sample(seat, chance_from(f"other {number}"))
        for name in ["random", "greedy", "level-1", "level-2", *SEARCHES[key]]:
            moves = {
                unhurried(name, game).choose(Knowledge(world, seat), chance_from("same"))
                for world in (state, other)
            }
            assert len(moves) == 1, f"{name} at {key} with {seats}, position {number}"


def unhurried(name: str, game: Game[Any]) -> Bot:
    """Its clock stands still: only simulations are counted, however slow the machine is."""
    found = bot(name, game)
    if isinstance(found, ThinkingBot):
        found.clock = lambda: 0.0
    return found


def test_the_same_seed_gives_the_same_thought_and_another_a_different_one() -> None:
    game = tatami.game("village")
    state = middle(game, 3, "seed")
    knowledge = Knowledge(state, int(state.to_act))
    thoughts = []
    for seed in ("one", "one", "two"):
        searcher = bot("ismcts:simulations=200", game)
        assert isinstance(searcher, ThinkingBot)
        thoughts.append(searcher.consider(knowledge, chance_from(seed)).action_values)
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2]


@pytest.mark.heavy
def test_compiled_and_interpreted_searches_find_the_same() -> None:
    """Visits, values and moves of every search and level, in a process of each mode."""
    command = [sys.executable, "-m", "tests.bots.transcript"]
    output = []
    for pure in ("", "1"):
        environment = {**os.environ, "TATAMI_PURE": pure}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        output.append(done.stdout.splitlines())
    for here, there in zip(*output, strict=True):
        assert here == there


def test_a_thought_weighs_every_legal_action() -> None:
    state = CRANE.new(seats=3, seed="thought")
    result = IsmctsBot(SearchSettings(simulations=300)).consider(
        Knowledge(state, int(state.to_act)), chance_from("thought")
    )
    assert [one.action for one in result.action_values] == state.legal()
    assert sum(one.visits for one in result.action_values) == result.simulations == 300
    assert result.action == max(result.action_values, key=lambda one: one.visits).action
    for one in result.action_values:
        assert 0 <= one.value <= 1 and 0 <= one.error <= 0.5


class Ticking:
    """A clock that a simulation moves by one second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def test_a_deadline_is_kept_within_one_simulation() -> None:
    state = CRANE.new(seats=2, seed="deadline")
    searcher = IsmctsBot(SearchSettings(seconds=10))
    searcher.clock = Ticking()
    result = searcher.consider(Knowledge(state, int(state.to_act)), chance_from("d"))
    # Begun at 1, the deadline is 11; each later look at the clock follows one simulation.
    assert result.simulations == 10


def test_a_simulation_budget_ends_before_the_time_is_up() -> None:
    state = CRANE.new(seats=2, seed="deadline")
    searcher = IsmctsBot(SearchSettings(seconds=10, simulations=4))
    searcher.clock = Ticking()
    assert searcher.consider(Knowledge(state, 0), chance_from("d")).simulations == 4


def test_a_search_can_be_stopped_at_any_time_and_still_has_a_move() -> None:
    state = CRANE.new(seats=2, seed="stop")
    for after in (0, 5):
        looks = iter([False] * after + [True] * 10)
        searcher = IsmctsBot(SearchSettings(simulations=1000))
        searcher.stopped = lambda looks=looks: next(looks)
        result = searcher.consider(Knowledge(state, int(state.to_act)), chance_from("s"))
        assert result.simulations == after + 1
        assert result.action in state.legal()


def test_alphabeta_can_be_stopped_and_keeps_its_deadline() -> None:
    game = tatami.game("samourai")
    state = game.new(seed="deadline")
    for name in ("alphabeta:seconds=10", "alphabeta:simulations=2560"):
        searcher = bot(name, game)
        assert isinstance(searcher, ThinkingBot)
        searcher.clock = Ticking()
        result = searcher.consider(Knowledge(state, int(state.to_act)), chance_from("d"))
        assert result.simulations == 10 * CLOCK_INTERVAL
        assert result.action in state.legal()


def test_a_full_tree_stays_full_and_the_search_goes_on() -> None:
    game = tatami.game("samourai")
    state = middle(game, 2, "memory", 4)
    tree = Tree(200)
    search = MctsSearch(tree, chance_from("memory"), 2, 1.0, 4.0, 2)
    rng = chance_from("worlds")
    for _ in range(400):
        search.simulate(state.sample(state.to_act, rng), state.to_act)
    assert tree.size == 200
    assert len(tree.edges) == 200
    assert tree.visits[ROOT] == 400
    result = MctsBot(MctsSettings(simulations=50, nodes=64)).consider(
        Knowledge(state, int(state.to_act)), chance_from("memory")
    )
    assert result.action in state.legal()


@pytest.mark.heavy
def test_a_tree_grows_as_it_is_needed_and_forgets_nothing() -> None:
    game = tatami.game("samourai")
    state = middle(game, 2, "room", 4)
    found = []
    for room in (2 * INITIAL_ROOM, 60_000):
        tree = Tree(60_000)
        tree.grow(room)
        search = MctsSearch(tree, chance_from("room"), 2, 1.0, 4.0, 2)
        rng = chance_from("worlds")
        for _ in range(3000):
            search.simulate(state.sample(state.to_act, rng), state.to_act)
        assert tree.size > 2 * INITIAL_ROOM
        found.append([(tree.edges[n], tree.visits[n], tree.totals[n]) for n in range(tree.size)])
    assert found[0] == found[1]


@pytest.mark.heavy
def test_children_stay_in_the_order_of_their_edges_and_counts_add_up() -> None:
    game = tatami.game("honor")
    state = middle(game, 4, "order")
    seat = int(state.to_act)
    tree = Tree(20_000)
    search = MctsSearch(tree, chance_from("order"), 4, 1.0, 4.0, 2)
    rng = chance_from("worlds")
    for _ in range(1500):
        search.simulate(state.sample(seat, rng), seat)
    seats = set()
    for node in range(int(tree.size)):
        children = tree.children(node)
        edges = [int(tree.edges[child]) for child in children]
        assert edges == sorted(set(edges))
        seats |= {edge // SEAT for edge in edges}
        below = sum(int(tree.visits[child]) for child in children)
        assert below <= int(tree.visits[node])
        assert all(tree.visits[child] <= tree.offers[child] for child in children)
    assert len(seats) > 2, "more than two seats decide somewhere in the tree"


def test_a_rare_chance_is_judged_by_how_often_it_came_up() -> None:
    """Where an action is only sometimes legal its offers count those times, not all visits."""
    state = CRANE.new(seats=3, seed="rare")
    tree = Tree(20_000)
    search = MctsSearch(tree, chance_from("rare"), 3, 1.0, 0.0, 50)
    rng = chance_from("worlds")
    for _ in range(500):
        search.simulate(state.sample(state.to_act, rng), state.to_act)
    rare = [
        child
        for node in range(int(tree.size))
        for child in tree.children(node)
        if node and tree.visits[node] > 20 and tree.offers[child] < tree.visits[node] // 2
    ]
    assert rare


def test_a_tree_is_kept_for_the_next_move_where_nothing_is_hidden() -> None:
    game = tatami.game("samourai")
    state = middle(game, 2, "reuse", 2)
    searcher = MctsBot(MctsSettings(simulations=400, reuse=True))
    rng = chance_from("reuse")
    first = searcher.consider(Knowledge(state, int(state.to_act)), rng)
    state.play(first.action)
    assert searcher.last_search is not None
    tree = searcher.last_search[1]
    node = tree.find(ROOT, int(searcher.last_search[0].to_act) * SEAT + first.action)
    reply = max(tree.children(node), key=lambda child: tree.visits[child])
    known = int(tree.visits[reply])
    state.play(tree.action(reply))
    if state.over:
        return
    second = searcher.consider(Knowledge(state, int(state.to_act)), rng)
    assert known > 1
    assert sum(one.visits for one in second.action_values) == 400 + known - 1


def test_two_processes_find_what_two_trees_would_and_the_same_again() -> None:
    game = tatami.game("village")
    state = middle(game, 2, "parallel")
    knowledge = Knowledge(state, int(state.to_act))
    settings = SearchSettings(simulations=50, processes=2)
    one, two = (IsmctsBot(settings).consider(knowledge, chance_from("p")) for _ in range(2))
    assert one.action_values == two.action_values and one.action == two.action
    assert one.simulations == 100
    assert sum(value.visits for value in one.action_values) == 100


def winning_positions(game: Game[Any], seats: int) -> Iterator[State]:
    """Positions of random games with one decision that wins at once and one that does not."""
    rng = chance_from(f"wins {game.key} {seats}")
    for number in range(400):
        state: State = game.new(seats=seats, seed=f"win {number}")
        while not state.over:
            legal = state.legal()
            shares = [after(state, action) for action in legal]
            if 1.0 in shares and any(share != 1.0 for share in shares):
                yield state
                break
            state.play(legal[rng.below(len(legal))])


def after(state: State, action: int) -> float:
    child = state.clone()
    child.play(action)
    return child.payoff(state.to_act) if child.over else -1.0


@pytest.mark.heavy
@pytest.mark.parametrize("key", SEARCHES)
def test_a_victory_at_hand_is_taken(key: str) -> None:
    game = tatami.game(key)
    seats = game.min_seats
    levels = [f"level-{number}" for number in range(1, 8)]
    for number, state in zip(range(3), winning_positions(game, seats), strict=False):
        seat = int(state.to_act)
        for name in [*SEARCHES[key], *levels]:
            action = bot(name, game).choose(Knowledge(state, seat), chance_from(f"win {number}"))
            assert after(state, action) == 1.0, f"{name} at {key}, position {number}"


def test_mcts_refuses_hidden_cards() -> None:
    with pytest.raises(BadBot, match="use ismcts"):
        bot("mcts", tatami.game("seven"))


def test_a_forced_move_is_foreseen_like_any_other() -> None:
    """In another world it has rivals, and must not look worse than them for nothing."""
    game, rng = tatami.game("seven"), chance_from("forced")
    state = game.new(seats=4, seed="forced")
    while len(state.legal()) > 1:
        state.play(state.pick(rng))
    seat, (only,) = int(state.to_act), state.legal()
    tree = Tree(1000)
    MctsSearch(tree, rng, 4, 1.0, 4.0, 0).simulate(state.clone(), seat)
    after = state.clone()
    after.play(only)
    assert tree.priors[tree.find(ROOT, seat * SEAT + only)] == after.evaluate(seat)
