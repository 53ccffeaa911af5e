"""A second look at a chosen move, so that a weak bot overlooks things but does nothing absurd.

A bot that looks at few lines, or errs on purpose, does not see everything. People who err still
see what happens until their next turn: that somebody is about to win, or that an attack cannot
succeed. So the bot plays its move in a few samples until every other seat has decided something.
It takes the move back if it loses there at once and another move prevents that, if it gives away
much of its chances, or if what it tries hardly ever succeeds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tatami.bots.greedy_search import sure_win
from tatami.bots.knowledge import Knowledge
from tatami.engine.chance import Chance
from tatami.engine.game import Game
from tatami.engine.state import NOBODY, State

STEPS = 100
"""Decisions after which a sample is judged, wherever it is."""
FEW_ANSWERS = 8
"""A move that asks its player for so few answers is judged by the best of them."""
WORRY, CLOSER = 0.25, 4
"""A move that loses at once in so many samples is looked at in so many times more samples: few
samples do not tell a move that prevents a loss from one that delays it with luck."""
RESCUE, ALIKE = 0.25, 0.1
"""Then it is replaced if another move loses in fewer samples, by so many; of moves that lose about
as rarely as the safest one, the best is taken."""
RIVALS = 3
"""The best other moves of the search, which the chosen one must not be far behind."""
FAR_BEHIND, NEAR = 0.65, 0.9
"""Shares of the best rival's winning chances: below the first a move is replaced, from the second
on it may replace one."""
HOPELESS = 20
"""Per cent: nobody tries what succeeds less often, unless everything else loses."""


class Prospect(NamedTuple):
    """What a move led to, on average over the samples."""

    lost: float
    """In how many samples the seat lost before its next turn, from 0 to 1."""
    value: float
    """The winning chances at the end of the samples."""


class SecondLook:
    """The same samples and the same luck for every move that is compared."""

    def __init__(self, knowledge: Knowledge, rng: Chance, samples: int) -> None:
        self.knowledge, self.rng = knowledge, rng
        self.seat = knowledge.seat
        self.worlds = [(knowledge.sample(rng), rng.fork()) for _ in range(samples)]
        self.others = knowledge.seats - 1

    def closer(self) -> SecondLook:
        return SecondLook(self.knowledge, self.rng, CLOSER * len(self.worlds))

    def prospect(self, action: int) -> Prospect:
        """A question that the move asks its player has the answer that is best for this player."""
        after = self.worlds[0][0].clone()
        after.play(action)
        answers = after.legal() if after.to_act == self.seat else []
        if not 1 < len(answers) <= FEW_ANSWERS:
            return self.prospect_of_line((action,))
        lines = [self.prospect_of_line((action, answer)) for answer in answers]
        return min(lines, key=lambda one: (one.lost, -one.value))

    def prospect_of_line(self, line: tuple[int, ...]) -> Prospect:
        ends = [self.play_until_next_turn(world, line, luck) for world, luck in self.worlds]
        values = [value for _, value in ends]
        return Prospect(sum(lost for lost, _ in ends) / len(ends), sum(values) / len(values))

    def play_until_next_turn(
        self, world: State, line: tuple[int, ...], luck: Chance
    ) -> tuple[bool, float]:
        """Whether the seat lost before its next turn, and its winning chances then."""
        end = self.world_at_next_turn(world, line, luck)
        if end.to_act != NOBODY:
            return False, float(end.evaluate(self.seat))
        value = float(end.payoff(self.seat))
        return value == 0.0, value

    def world_at_next_turn(self, world: State, line: tuple[int, ...], luck: Chance) -> State:
        """The sample at the seat's next turn, or at the end of the game."""
        world, luck = world.clone(), luck.clone()
        for action in line:
            if world.to_act != self.seat or not world.is_legal(action):
                break
            world.play(action)
        acted: set[int] = set()
        for _ in range(STEPS):
            if world.to_act == NOBODY:
                break
            if world.to_act != self.seat:
                acted.add(int(world.to_act))
            elif len(acted) == self.others:
                break
            world.play(likely_action(world, luck))
        return world


def likely_action(world: State, luck: Chance) -> int:
    """Everybody takes a win at hand; the rest is left to chance."""
    win = sure_win([world], int(world.to_act))
    return win if win >= 0 else int(world.pick(luck))


def is_hopeless(game: Game[Any], world: State, action: int) -> bool:
    """Does the player see before the move that it hardly ever succeeds?"""
    chance = game.preview(world, action).get("chance")
    return isinstance(chance, int) and chance < HOPELESS


def reconsider(game: Game[Any], look: SecondLook, chosen: int, by_value: list[int]) -> int:
    """The chosen move, or a better one if it is absurd. `by_value`: all moves, the best first."""
    world = look.worlds[0][0]
    hopeful = [action for action in by_value if not is_hopeless(game, world, action)]
    if chosen not in hopeful and hopeful:
        chosen = hopeful[0]
    mine = look.prospect(chosen)
    if mine.lost >= WORRY:
        return rescue(look.closer(), chosen, hopeful, by_value)
    others = [action for action in hopeful if action != chosen]
    seen = [(look.prospect(action), action) for action in others[:RIVALS]]
    # A move that may lose at once is no better, however well its other samples end.
    rivals = [(prospect, action) for prospect, action in seen if prospect.lost < WORRY]
    best = max((prospect.value for prospect, _ in rivals), default=0.0)
    if mine.value >= FAR_BEHIND * best:
        return chosen
    return next(action for prospect, action in rivals if prospect.value >= NEAR * best)


def rescue(look: SecondLook, chosen: int, hopeful: list[int], by_value: list[int]) -> int:
    """The best of the moves that prevent the loss of the chosen one, if there are any. A move that
    hardly ever succeeds is the last resort."""
    lost = {action: look.prospect(action).lost for action in by_value}
    least = min(lost.values())
    if lost[chosen] - least < RESCUE:
        return chosen
    safe = [action for action in by_value if lost[action] <= least + ALIKE]
    return next((action for action in safe if action in hopeful), safe[0])
