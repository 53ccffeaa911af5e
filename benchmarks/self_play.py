"""Self-play for training: games between bots of mixed strength that sometimes move at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tatami.bots import Knowledge, bot
from tatami.engine import Game, State, chance_from

Position = tuple[list[float], list[float]]
"""The traits of every seat, one row after the other, and what each seat made of the position."""

RANDOM_RATES = (0.0, 0.0, 0.0, 0.05, 0.15)
"""How often a player moves at random; each player gets one of these."""


def play_decisions(
    game: Game[Any],
    state: State,
    seed: str,
    rng: random.Random,
    exploration: float,
    never: int = -1,
) -> Iterator[None]:
    """Play to the end, and yield after every decision. Random moves are never `never`."""
    search = f"ismcts:rollout=0,exploration={exploration},simulations="
    names = ("greedy", f"{search}40", f"{search}100", f"{search}250")
    players = [bot(rng.choice(names), game) for _ in range(state.seats)]
    rates = [rng.choice(RANDOM_RATES) for _ in range(state.seats)]
    bot_rng = chance_from(seed)
    while not state.over:
        seat = int(state.to_act)
        if rng.random() < rates[seat]:
            legal = state.legal()
            action = rng.choice([one for one in legal if one != never] or legal)
        else:
            action = players[seat].choose(Knowledge(state, seat), bot_rng)
        state.play(action)
        if not state.over:
            yield
