"""How the people of the tests play `honor`: eagerly, so that much happens in a few turns."""

from __future__ import annotations

from typing import Any

from tatami.engine import Play
from tests.web.dealing import bot_chooses

WISHES = (
    "save-face", "attack", "ally", "assassinate", "dishonor", "shogun", "play assassin",
    "play dishonor", "play thief", "rob", "steal",
)  # fmt: skip
"""The first of these that is possible; otherwise what the greedy bot would do."""


def eager(play: Play[Any], seat: int) -> int:
    texts = {play.game.show(action): action for action in play.state.legal()}
    for wish in WISHES:
        found = [text for text in texts if text.startswith(wish)]
        others = [text for text in found if f" {seat + 1}" not in text] or found
        if others:
            return int(texts[others[0]])
    return int(bot_chooses(play, play.seed, seat, "greedy"))


def saves_own(play: Play[Any], seat: int) -> int:
    """As one who has given the standing order to save the own face."""
    assert play.state.to_act == seat
    answer = play.game.follow("own", play.state)
    return eager(play, seat) if answer is None else answer
