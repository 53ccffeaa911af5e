"""What the tests of all games try on Honor."""

from __future__ import annotations

from typing import Any

from tatami.engine import Chance, Play
from tests.games.parameters import Golden, Parameters


def prefer_cards(play: Play[Any], rng: Chance) -> int:
    """At random, but every other time a card is played if that is legal."""
    legal = play.state.legal()
    cards = [action for action in legal if play.game.show(action).startswith("play")]
    chosen = cards if cards and rng.below(2) else legal
    return int(chosen[rng.below(len(chosen))])


def golden(name: str, shows: str, seats: int, seed: str, **options: Any) -> Golden:
    return Golden(
        name=name, shows=shows, seats=seats, seed=f"golden {seed}",
        choices=f"golden steps {seed}", options=options, reason="target",
        choose=prefer_cards,
    )  # fmt: skip


PARAMETERS = Parameters(
    goldens=(
        golden("three", "three players, everything by default", 3, "three"),
        golden("four", "the cards of the other edition", 4, "four", edition="gamewright"),
        golden("five", "everybody is asked for reactions", 5, "five", reactions="everyone"),
        golden("six", "six players, and seppuku of every samurai", 6, "six",
               edition="gamewright", reactions="everyone", seppuku="any"),
        golden("many-91", "many kinds of cards and moves", 5, "many 91", limit=120),
    ),
)  # fmt: skip
