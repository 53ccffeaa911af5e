"""`tatami bench --search`: simulations per second, and the time spent in rules and tree."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import tatami
from tatami.bots import IsmctsBot, Knowledge, bot
from tatami.bots.rules_time_in_search import repeat_rules_calls
from tatami.cli.arguments import table_material, table_options
from tatami.engine.chance import Chance, chance_from
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.state import State

NAMES = ("mcts", "ismcts")
PLIES = (8, 24, 56)
"""Random decisions before a measured position: early, in the middle, late."""
ROUND = 200
"""Simulations per search; then a new search starts, as for the next move of a bot."""


def run(keys: list[str], args: argparse.Namespace) -> int:
    for key in keys:
        game = tatami.game(key)
        for seats in [args.seats] if args.seats else sorted({game.min_seats, game.max_seats}):
            for name in NAMES:
                row = measure(game, seats, name, args)
                if row is not None:
                    show(row, args)
    return 0


def measure(
    game: Game[Any], seats: int, name: str, args: argparse.Namespace
) -> dict[str, Any] | None:
    """Uses the settings of the game's highest level if it is the same kind of search."""
    try:
        searcher = bot(settings_of(game, name), game)
    except TatamiError:
        return None
    assert isinstance(searcher, IsmctsBot)
    table = game.table(
        seats=seats, options=table_options(game, args), material=table_material(game, args)
    )
    simulations, whole, rules = time_searches(searcher, table, args.seconds)
    return {
        "game": game.key,
        "mode": tatami.MODE.split()[0],
        "seats": seats,
        "bot": searcher.name,
        "simulations_per_s": round(simulations / whole),
        "rules_share": round(rules / whole, 3),
        "tree_share": round(1 - rules / whole, 3),
        "simulations": simulations,
        "seconds": round(whole, 3),
    }


def settings_of(game: Game[Any], name: str) -> str:
    top = bot("level-8", game)
    if not isinstance(top, IsmctsBot) or top.name != name:
        return name
    settings = top.settings
    return (
        f"{name}:exploration={settings.exploration},bias={settings.bias},rollout={settings.rollout}"
    )


def time_searches(searcher: IsmctsBot, table: State, seconds: float) -> tuple[int, float, float]:
    """Simulations, their time, and the time that the same calls of the rules take alone."""
    rng = chance_from("bench")
    simulations, whole, rules = 0, 0.0, 0.0
    for knowledge in positions(table, rng):
        if whole >= seconds:
            break
        search = searcher.search(knowledge, rng)
        for _ in range(ROUND):
            began = time.process_time()
            world = knowledge.sample(rng)
            sampled = time.process_time()
            twin = world.clone()
            start = time.process_time()
            search.simulate(world, knowledge.seat)
            done = time.process_time()
            repeat_rules_calls(search, twin)
            again = time.process_time()
            whole += sampled - began + done - start
            rules += sampled - began + again - done
        simulations += ROUND
    return simulations, whole, rules


def positions(table: State, rng: Chance) -> Iterator[Knowledge]:
    """Endless positions of random games with at least two legal actions."""
    while True:
        for plies in PLIES:
            state = table.deal(rng.fork())
            for _ in range(plies):
                if not state.over:
                    state.play(state.pick(rng))
            if not state.over and len(state.legal()) > 1:
                yield Knowledge(state, int(state.to_act))


def show(row: dict[str, Any], args: argparse.Namespace) -> None:
    if args.json:
        print(json.dumps(row), flush=True)
        return
    print(
        f"{row['game']:<10} {row['seats']} seats  {row['mode']:<12} {row['bot']:<7}"
        f" {row['simulations_per_s']:>9,} simulations/s"
        f"  {row['rules_share']:.0%} rules, {row['tree_share']:.0%} tree",
        flush=True,
    )
