"""What the tests of all games try on Samouraï."""

from __future__ import annotations

from typing import Any

from tatami.bots import Knowledge, bot
from tatami.engine import Chance, Play
from tests.games.parameters import Golden, Parameters


def golden(name: str, shows: str, bots: tuple[str, str], **options: Any) -> Golden:
    def choose(play: Play[Any], rng: Chance) -> int:
        seat = play.state.to_act
        return bot(bots[seat], play.game).choose(Knowledge(play.state, seat), rng)

    return Golden(
        name=name, shows=shows, seats=2, seed=name, choices=f"{name} bots", options=options,
        choose=choose, bots=bots, reason="iki_zumari",
    )  # fmt: skip


PARAMETERS = Parameters(
    goldens=(
        golden("random", "a game at random until nobody can answer", ("random", "random")),
        golden("greedy", "a short game in which both seek iki zumari", ("greedy", "greedy")),
        golden("greedy-against-random", "red outplays black", ("greedy", "random")),
        golden("blocked", "samurai that block the way", ("random", "random"), jumping=False),
    ),
)
