"""The two bots that need no search."""

from __future__ import annotations

from tatami.bots.greedy import best_action
from tatami.bots.knowledge import Bot, Knowledge
from tatami.engine.chance import Chance


class RandomBot(Bot):
    """Any legal move."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        legal = knowledge.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """The move after which its evaluation likes the table best."""

    name = "greedy"
    samples = 8

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        worlds = [knowledge.sample(rng) for _ in range(self.samples)]
        return best_action(worlds, knowledge.seat, rng)
