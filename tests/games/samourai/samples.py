"""Settings of tests and benchmarks that run with every game."""

from __future__ import annotations

from tests.game_samples import Samples

SAMPLES = Samples(
    searches=("mcts:simulations=60", "ismcts:simulations=60", "alphabeta:simulations=600"),
    compared_bots=("mcts:simulations=60", "alphabeta:simulations=1500", "level-2", "greedy"),
    load_options={"repetition": 0, "limit": 2000},
)
