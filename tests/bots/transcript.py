"""What searches find in some positions, a line for each: the same in either mode."""

from __future__ import annotations

import tatami
from tatami.bots import Knowledge, ThinkingBot, bot
from tatami.engine import chance_from
from tests.bots.positions import middle

SEARCHES = {
    "samourai": (2, ["mcts:simulations=60", "alphabeta:simulations=1500", "level-2", "greedy"]),
    "village": (3, ["ismcts:simulations=60", "level-2", "greedy"]),
    "seven": (4, ["ismcts:simulations=60,rollout=6", "level-2", "greedy"]),
    "honor": (5, ["ismcts:simulations=60", "level-2", "greedy"]),
}


def stopped() -> float:
    return 0.0


def main() -> None:
    for key, (seats, names) in SEARCHES.items():
        game = tatami.game(key)
        for number in range(4):
            state = middle(game, seats, f"both ways {number}", 4 + 12 * number)
            knowledge = Knowledge(state, int(state.to_act))
            for name in names:
                searcher = bot(name, game)
                if isinstance(searcher, ThinkingBot):
                    searcher.clock = stopped  # no limit of a level is met, however slow it is
                line = [key, name, searcher.choose(knowledge, chance_from("both ways"))]
                if isinstance(searcher, ThinkingBot):
                    result = searcher.consider(knowledge, chance_from("both ways"))
                    line += [(one.action, one.visits, one.value) for one in result.action_values]
                print(line)


if __name__ == "__main__":
    main()
