"""The conformance kit: every law of the contract, for any game, ours or yours, by one call.

    from tatami.engine.testing import conform

    def test_my_game_keeps_the_contract() -> None:
        conform(GAME)

Each law is also a function of its own in `laws`. A failure names the law, the seed and the moves
so far, so that the position can be had again. `teach` does the same for a game's lesson.
`check_random_games` checks the game's own invariants (`invariants.py`) over many random games.
"""

from tatami.engine.testing.compiled_agreement import agree, transcript
from tatami.engine.testing.conformance import Broken, conform
from tatami.engine.testing.lessons import teach
from tatami.engine.testing.random_games import BrokenInvariant, check_random_games, check_state
from tatami.engine.testing.walk import Walk, walks

__all__ = [
    "Broken",
    "BrokenInvariant",
    "Walk",
    "agree",
    "check_random_games",
    "check_state",
    "conform",
    "teach",
    "transcript",
    "walks",
]
