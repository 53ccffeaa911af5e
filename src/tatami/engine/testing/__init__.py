"""The conformance kit: one call checks every law of the contract, for any game.

    from tatami.engine.testing import conform

    def test_my_game_keeps_the_contract() -> None:
        conform(GAME)

Each law is a function in `laws`. A failure names the law, the seed and the moves so far, so that
the position can be reproduced. `check_lesson` does the same for the lesson of a game.
`check_random_games` checks the invariants of a game (`invariants.py`) over many random games,
`check_sampling` the sampling law for one viewer of one state.
"""

from tatami.engine.testing.compiled_agreement import check_compiled, transcript
from tatami.engine.testing.conformance import ContractViolation, conform
from tatami.engine.testing.lessons import check_lesson
from tatami.engine.testing.random_games import BrokenInvariant, check_random_games, check_state
from tatami.engine.testing.sampling import check_sampling
from tatami.engine.testing.walk import Walk, walks

__all__ = [
    "BrokenInvariant",
    "ContractViolation",
    "Walk",
    "check_compiled",
    "check_lesson",
    "check_random_games",
    "check_sampling",
    "check_state",
    "conform",
    "transcript",
    "walks",
]
