"""What the tests of all games try on Honor."""

from __future__ import annotations

from typing import Any

from tatami.engine import Chance, Play, chance_from
from tatami.games.honor import GAME
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import position
from tests.games.parameters import (
    HEAVY,
    LONG,
    Agreement,
    Conformance,
    Golden,
    Parameters,
    Sampling,
)

OPTIONS: tuple[dict[str, Any], ...] = (
    {"edition": "gamewright", "reactions": "everyone", "target": 250, "seppuku": "any"},
    {"edition": "gamewright"},
    {"reactions": "everyone"},
    {"daimyo": "any", "discard": "free", "limit": 12},
    {"thief_cost": 25, "elite": "one_house"},
)


def late_game(number: int) -> HonorState:
    """After shuffles, which random games seldom reach: most cards lie on the discard pile."""
    seats, reactions = (3, 4, 6)[number % 3], ("holders", "everyone")[number // 3 % 2]
    fields = (f"honor {10 * number % 60}; daimyo start-daimyo-{'ab'[i % 2]}" for i in range(seats))
    text = " | ".join((*fields, "turn 1; rest discards; pile thief assassin save-face"))
    state = position(text, edition="gamewright", reactions=reactions)
    state.chance = chance_from(f"late {number}")
    return state


def any_game(number: int) -> HonorState:
    """Late games and whole ones, with all numbers of players, editions and reactions."""
    if number % 3 == 0:
        return late_game(number // 3)
    options = {
        "edition": ("amigo", "gamewright")[number // 4 % 2],
        "reactions": ("holders", "everyone")[number // 8 % 2],
    }
    return GAME.new(seats=3 + number % 4, seed=f"law {number}", options=options)


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
    rules=47,
    goldens=(
        golden("three", "three players, everything by default", 3, "three"),
        golden("four", "the cards of the other edition", 4, "four", edition="gamewright"),
        golden("five", "everybody is asked for reactions", 5, "five", reactions="everyone"),
        golden("six", "six players, and seppuku of every samurai", 6, "six",
               edition="gamewright", reactions="everyone", seppuku="any"),
        golden("many-91", "many kinds of cards and moves", 5, "many 91", limit=120),
    ),
    conformance=(
        Conformance(games=1, seats=3, options=OPTIONS[0]),
        *(
            Conformance(games=1, seats=seats, options=options, marks=HEAVY)
            for seats, options in zip((4, 5, 6, 3), OPTIONS[1:], strict=True)
        ),
        Conformance(games=4, marks=HEAVY),
        *(Conformance(games=24, options=options, seed="long", marks=LONG) for options in OPTIONS),
    ),
    agreements=(Agreement(games=4),),
    sampling=(
        Sampling(positions=1800, start=late_game, decisions=150, one_viewer=True),
        Sampling(positions=100_000, start=any_game, decisions=400, one_viewer=True, marks=LONG),
    ),
    invariant_options=tuple(
        {"edition": edition, "reactions": reactions}
        for edition in ("amigo", "gamewright")
        for reactions in ("holders", "everyone")
    ),
    long_games=6_250,
)  # fmt: skip
