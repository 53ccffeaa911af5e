"""Playing styles: of moves that are about as good, a bot with a style prefers what suits it.

A style replaces the move that the level has chosen only by one whose winning chances are the same
within a small margin, so that the level stays as strong. `cautious` and `bold` look at how far the
winning chances at the next turn lie apart; other styles are declared by the game (`Game.styles`,
`Game.style_value`).
"""

from __future__ import annotations

import math
import statistics
from typing import Any, NamedTuple

from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Knowledge
from tatami.bots.search_result import SURE_WIN, ActionValue
from tatami.bots.second_look import SecondLook, is_hopeless
from tatami.engine.chance import Chance
from tatami.engine.game import Game
from tatami.engine.state import NOBODY

BY_SPREAD = ("cautious", "bold")
RISK_MARGIN, MARGIN = 0.06, 0.02
"""Moves are about as good if their winning chances differ by at most this share of them. Styles
other than `cautious` and `bold` nearly always find a move that suits them, so they get less."""
FEWEST_VISITS = 0.25
"""A search must have tried a move at least this often, compared with the chosen one."""
RIVALS = 3
"""How many other moves a style compares with the chosen one: the nearest ones."""
SAMPLES = 24
"""Samples of what is hidden and of the luck until the next turn."""
CLEARLY = 1.15
"""A spread that is larger by this factor is no accident of the samples."""

LEAST_SPREAD = 1e-4


class Prospects(NamedTuple):
    """What a move leads to until the next turn of its player."""

    lost: float
    """In how many samples the player has lost, from 0 to 1."""
    value: float
    """The winning chances at the next turn."""
    fit: float
    """How well the move suits the style: the higher, the better."""


class Style:
    """A taste for moves; made by `style_of`."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.name = name
        self.margin = RISK_MARGIN if name in BY_SPREAD else MARGIN

    def prefer(
        self, knowledge: Knowledge, chosen: int, values: tuple[ActionValue, ...], rng: Chance
    ) -> int:
        """The chosen action, or one that is about as good and suits the style better."""
        rivals = about_as_good(chosen, values, self.margin)
        if not rivals:
            return chosen
        look = SecondLook(knowledge, rng, SAMPLES)
        world = look.worlds[0][0]
        mine = self.prospects(look, chosen)
        best, best_fit = chosen, mine.fit
        for action in rivals:
            if is_hopeless(self.game, world, action):
                continue
            seen = self.prospects(look, action)
            is_safe = seen.lost <= mine.lost and seen.value >= (1 - self.margin) * mine.value
            if is_safe and seen.fit > best_fit:
                best, best_fit = action, seen.fit
        if self.name in BY_SPREAD and best_fit < mine.fit + math.log(CLEARLY):
            return chosen
        return best

    def prospects(self, look: SecondLook, action: int) -> Prospects:
        seat, lost = look.seat, 0
        chances: list[float] = []
        suits: list[float] = []
        for world, luck in look.worlds:
            after = look.world_at_next_turn(world, (action,), luck)
            chances.append(float(after.evaluate(seat)))
            lost += after.to_act == NOBODY and chances[-1] == 0.0
            if self.name not in BY_SPREAD:
                suits.append(self.game.style_value(self.name, world, action, after))
        if suits:
            fit = statistics.fmean(suits)
        else:
            spread = math.log(max(statistics.pstdev(chances), LEAST_SPREAD))
            fit = spread if self.name == "bold" else -spread
        return Prospects(lost / len(chances), statistics.fmean(chances), fit)


def style_of(game: Game[Any], name: str) -> Style:
    """The style of that name; raises BadBot with one line."""
    if name not in game.styles:
        raise BadBot(f"{game.key} has no style {name!r}; choose from {', '.join(game.styles)}")
    return Style(game, name)


def about_as_good(chosen: int, values: tuple[ActionValue, ...], share: float) -> list[int]:
    """Other actions with the same winning chances within the margin, the nearest first. A level
    that errs on purpose must neither gain nor lose by a style."""
    own = next(one for one in values if one.action == chosen)
    if own.value >= SURE_WIN:
        return []
    margin = share * own.value
    found = [
        one
        for one in values
        if one.action != chosen
        and abs(one.value - own.value) <= margin
        and (one.error == 0.0 or one.visits >= FEWEST_VISITS * own.visits)
    ]
    found.sort(key=lambda one: (abs(one.value - own.value), -one.visits, one.action))
    return [one.action for one in found[:RIVALS]]
