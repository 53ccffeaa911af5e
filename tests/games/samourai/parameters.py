"""What the tests of all games try on Samouraï."""

from __future__ import annotations

from typing import Any

import tatami
from tatami.bots import Knowledge, bot
from tatami.engine import Chance, Play
from tests.games.parameters import HEAVY, Agreement, Conformance, Golden, Parameters

GAMES = 6 if tatami.MODE == "compiled" else 2


def golden(name: str, shows: str, bots: tuple[str, str], **options: Any) -> Golden:
    def choose(play: Play[Any], rng: Chance) -> int:
        seat = play.state.to_act
        return bot(bots[seat], play.game).choose(Knowledge(play.state, seat), rng)

    return Golden(
        name=name, shows=shows, seats=2, seed=name, choices=f"{name} bots", options=options,
        choose=choose, bots=bots, reason="iki_zumari",
    )  # fmt: skip


PARAMETERS = Parameters(
    rules=15,
    goldens=(
        golden("random", "a game at random until nobody can answer", ("random", "random")),
        golden("greedy", "a short game in which both seek iki zumari", ("greedy", "greedy")),
        golden("greedy-against-random", "red outplays black", ("greedy", "random")),
        golden("blocked", "samurai that block the way", ("random", "random"), jumping=False),
    ),
    conformance=(
        Conformance(games=GAMES),
        Conformance(games=GAMES, options={"limit": 12}),
        Conformance(games=GAMES, options={"jumping": False}, marks=HEAVY),
        Conformance(games=GAMES, options={"repetition": 2}, marks=HEAVY),
        Conformance(games=GAMES, options={"repetition": 0}, marks=HEAVY),
    ),
    agreements=(Agreement(games=8),),
    invariant_options=({}, {"jumping": False}),
    long_games=100_000,
)
