"""The random bot and the greedy bot."""

from __future__ import annotations

from tatami.bots.greedy_search import best_action
from tatami.bots.knowledge import Bot, Knowledge
from tatami.engine.chance import Chance


class RandomBot(Bot):
    """Plays a random legal move."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        legal = knowledge.legal()
        return legal[rng.below(len(legal))]


class GreedyBot(Bot):
    """Plays the move with the best evaluation after it."""

    name = "greedy"
    samples = 8

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        worlds = [knowledge.sample(rng) for _ in range(self.samples)]
        return best_action(worlds, knowledge.seat, rng)
