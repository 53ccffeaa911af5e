"""Bots that fail in different ways; tests name them `tests.arena.misbehaving_bots:Class`."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tatami.bots import Bot, Knowledge
from tatami.engine.chance import Chance


class First(Bot):
    """Always the first legal move."""

    name = "first"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        return knowledge.legal()[0]


class Forgetful(First):
    """Fails in the deals whose second move of its own is made by an unlucky draw."""

    name = "forgetful"
    asked = 0

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        self.asked += 1
        if self.asked == 2 and rng.below(4) == 0:
            raise ValueError("where was I?")
        return super().choose(knowledge, rng)


class Cheat(First):
    """Answers with no move of the game."""

    name = "cheat"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        return 1_000_000


class DiesOnce(First):
    """Takes its process along, the first time that a file is not there."""

    name = "dies-once"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        marker = Path(os.environ["TATAMI_TEST_MARKER"])
        if not marker.exists():
            marker.touch()
            os._exit(3)
        return super().choose(knowledge, rng)


class Dies(First):
    """Takes its process along, always."""

    name = "dies"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        os._exit(3)


class Budget:
    seconds = 1.0


class Late(First):
    """States a limit, and the clock of the test says what it took."""

    name = "late"
    budget = Budget()


class Slow(First):
    """Sleeps before each move if the environment says so: a test can stop it in the middle."""

    name = "slow"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        time.sleep(float(os.environ.get("TATAMI_TEST_SLEEP", "0")))
        return super().choose(knowledge, rng)
