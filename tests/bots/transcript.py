"""Prints what searches find in some positions, one line each: the same compiled and interpreted."""

from __future__ import annotations

import tatami
from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.engine import chance_from
from tests.bots.positions import middle
from tests.game_samples import ALL_SAMPLES


def stopped() -> float:
    return 0.0


def main() -> None:
    for key, found in ALL_SAMPLES.items():
        game = tatami.game(key)
        seats = found.compared_seats or game.min_seats
        for number in range(4):
            state = middle(game, seats, f"both ways {number}", 4 + 12 * number)
            knowledge = Knowledge(state, int(state.to_act))
            for name in found.compared_bots:
                searcher = bot(name, game)
                if isinstance(searcher, ThinkingBot):
                    searcher.clock = (
                        stopped  # levels stop by simulations alone, also on slow machines
                    )
                line = [key, name, searcher.choose(knowledge, chance_from("both ways"))]
                if isinstance(searcher, ThinkingBot):
                    result = searcher.consider(knowledge, chance_from("both ways"))
                    line += [(one.action, one.visits, one.value) for one in result.action_values]
                print(line)


if __name__ == "__main__":
    main()
