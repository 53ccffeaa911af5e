"""Settings of tests and benchmarks that run with every game."""

from __future__ import annotations

from tests.game_samples import Samples

SAMPLES = Samples(
    compared_seats=4,
    compared_bots=("ismcts:simulations=60,rollout=6", "level-2", "greedy"),
)
