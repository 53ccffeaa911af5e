"""Plans games in two worlds that one viewer cannot tell apart, with the engine alone.

Both worlds have the same moves up to the split. There, what the viewer cannot know is dealt again,
differently in each world. From then on every step shows the viewer the same in both worlds; the
moves behind it may differ (another hidden card is played face down, another seat is asked in
secret). The plan ends where every move would rightly show the viewer a difference.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

import tatami
from tatami.checks.leaks.world_server import SECRET, Split
from tatami.checks.soak.random_tables import random_options
from tatami.engine import fair_deals
from tatami.engine.chance import Chance
from tatami.engine.game import Game, viewer_seat
from tatami.engine.game_in_progress import Play
from tatami.server.thinking.question import Question, think

MAX_BEFORE = 60
"""Moves before the split, at most."""
MAX_STEPS = 12
"""Steps after it: each is compared on every route."""
TRIES = 6
"""Splits that are tried; the one with the most steps is taken."""
ACTIONS_TRIED = 40
"""Of the legal actions of a position: some have thousands."""


BOT = "random"
"""Plays the other seats where the viewer gets a hint."""
MAX_BOT_MOVES = 300


class Case(NamedTuple):
    """A game, a number of seats, and who watches (None: a spectator)."""

    game: str
    seats: int
    viewer: int | None

    def arguments(self) -> str:
        viewer = "spectator" if self.viewer is None else self.viewer
        return f"--game {self.game} --seats {self.seats} --viewer {viewer}"


class Moved(NamedTuple):
    seat: int
    text: str


Step = tuple[Moved | None, Moved | None]
"""What is played in each world; None: nothing there (a secret answer in the other world)."""


class Plan(NamedTuple):
    case: Case
    options: dict[str, Any]
    salts: tuple[str, ...]
    split: Split
    before: list[Moved]
    steps: list[Step]
    differ: bool
    """Whether the worlds differ: they cannot where nothing is hidden from the viewer."""


def all_cases(games: list[str]) -> list[Case]:
    return [
        Case(key, seats, viewer)
        for key in games
        for seats in range(tatami.game(key).min_seats, tatami.game(key).max_seats + 1)
        for viewer in [*range(seats), None]
    ]


def salts_of(case: Case, rng: Chance) -> tuple[str, ...]:
    return tuple(f"salt {rng.below(10**9)}" for _ in range(case.seats))


def begin(
    case: Case, options: dict[str, Any], salts: tuple[str, ...], redeals: Any = ()
) -> Play[Any]:
    seed = fair_deals.seed_of(SECRET, salts)
    return Play(
        tatami.game(case.game), seats=case.seats, seed=seed, options=options, redeals=redeals
    )


def make_plan(case: Case, rng: Chance, *, varied: bool) -> Plan:
    """A plan at a random position; `varied`: with random options."""
    game = tatami.game(case.game)
    options = random_options(game, rng) if varied else {}
    salts = salts_of(case, rng)
    play = begin(case, options, salts)
    before = play_before(play, rng)
    return best_plan(case, options, salts, play.actions[: len(before)], before, rng)


def make_hint_plan(case: Case, rng: Chance) -> Plan | None:
    """The first decision of the viewer in a game against bots, with the worlds split right there;
    None if it has none soon."""
    assert case.viewer is not None
    salts = ("",) * case.seats
    options = {**random_options(tatami.game(case.game), rng)}
    play = begin(case, options, salts)
    while play.state.to_act != case.viewer:
        if play.state.over or len(play.actions) > MAX_BOT_MOVES:
            return None
        play.apply_trusted([think(msgspec.msgpack.encode(question(play)))])
    seeds = (int(rng.below(10**6)), int(rng.below(10**6)))
    split = Split(case.viewer, len(play.actions), seeds)
    worlds = [world_after(case, options, salts, split, play.actions, one) for one in (0, 1)]
    differ = worlds[0].state.dump() != worlds[1].state.dump()
    return Plan(case, options, salts, split, [], [], differ)


def question(play: Play[Any]) -> Question:
    return Question(
        game=play.game.key, seats=play.seats, seed=play.seed,
        options=msgspec.to_builtins(play.options), material=None, actions=play.actions,
        seat=int(play.state.to_act), bot=BOT,
    )  # fmt: skip


def play_before(play: Play[Any], rng: Chance) -> list[Moved]:
    """Random moves up to a random position; in a quarter of the cases none."""
    count = 0 if rng.below(4) == 0 else int(rng.below(MAX_BEFORE))
    before: list[Moved] = []
    while len(before) < count:
        action = play.state.pick(rng)
        after = play.state.clone()
        after.play(action)
        if after.over:
            break
        before.append(Moved(int(play.state.to_act), play.game.show(action)))
        play.apply(action)
    return before


def best_plan(
    case: Case,
    options: dict[str, Any],
    salts: tuple[str, ...],
    actions: list[int],
    before: list[Moved],
    rng: Chance,
) -> Plan:
    found: list[Plan] = []
    for _ in range(TRIES):
        seeds = (int(rng.below(10**6)), int(rng.below(10**6)))
        split = Split(int(viewer_seat(case.viewer)), len(before), seeds)
        worlds = [world_after(case, options, salts, split, actions, one) for one in (0, 1)]
        differ = worlds[0].state.dump() != worlds[1].state.dump()
        steps = joint_steps(worlds, case.viewer, rng)
        found.append(Plan(case, options, salts, split, before, steps, differ))
        if not differ:
            break
    return max(found, key=lambda plan: (plan.differ, len(plan.steps)))


def world_after(
    case: Case,
    options: dict[str, Any],
    salts: tuple[str, ...],
    split: Split,
    actions: list[int],
    world: int,
) -> Play[Any]:
    play = begin(case, options, salts, split.redeals(world))
    play.apply_trusted(actions)
    return play


def joint_steps(worlds: list[Play[Any]], viewer: int | None, rng: Chance) -> list[Step]:
    steps: list[Step] = []
    while len(steps) < MAX_STEPS and not any(play.state.over for play in worlds):
        chosen = next_step(worlds, viewer, rng)
        if chosen is None:
            break
        step: list[Moved | None] = []
        for play, action in zip(worlds, chosen, strict=True):
            step.append(None if action is None else applied(play, action))
        steps.append((step[0], step[1]))
    return steps


def applied(play: Play[Any], action: int) -> Moved:
    moved = Moved(int(play.state.to_act), play.game.show(action))
    play.apply_trusted([action])
    return moved


def next_step(
    worlds: list[Play[Any]], viewer: int | None, rng: Chance
) -> tuple[int | None, int | None] | None:
    """Actions after which the viewer sees the same in both worlds; None if there are none."""
    one, other = (possible(play, viewer, rng) for play in worlds)
    both = [key for key in one if key in other]
    if viewer is not None and viewer == worlds[0].state.to_act:
        same = [(key, a) for key in both for a in one[key] if a in other[key]]
        if not same:
            return None
        action = same[rng.below(len(same))][1]
        return action, action
    if both:
        key = both[rng.below(len(both))]
        return chosen_of(one[key], rng), chosen_of(other[key], rng)
    for world, play in enumerate(worlds):
        if silent := silent_actions(play, viewer, (one, other)[world]):
            action = chosen_of(silent, rng)
            return (action, None) if world == 0 else (None, action)
    return None


def chosen_of(actions: list[int], rng: Chance) -> int:
    return actions[rng.below(len(actions))]


def possible(play: Play[Any], viewer: int | None, rng: Chance) -> dict[bytes, list[int]]:
    """What the viewer would see after each action, with the actions that lead to it."""
    legal = play.state.legal()
    while len(legal) > ACTIONS_TRIED:
        legal.pop(int(rng.below(len(legal))))
    found: dict[bytes, list[int]] = {}
    for action in legal:
        after = play.state.clone()
        after.collect_events()
        after.play(action)
        if not after.over:  # the end shows everything
            found.setdefault(seen(play.game, after, viewer), []).append(action)
    return found


def seen(game: Game[Any], state: Any, viewer: int | None) -> bytes:
    """All that the viewer learns: the view and the events. Without an event for it, also that
    nothing happened."""
    events = game.events(state, state.event_data or [], viewer)
    return game.view_bytes(state, viewer) + msgspec.json.encode(events)


def silent_actions(play: Play[Any], viewer: int | None, after: dict[bytes, list[int]]) -> list[int]:
    """Answers of a seat that is asked in secret, of which the viewer notices nothing."""
    decision = play.game.decision(play.state, None)
    if not play.game.asks_in_secret or decision is None or decision.seat is not None:
        return []
    unchanged = play.game.view_bytes(play.state, viewer) + b"[]"
    return after.get(unchanged, [])
