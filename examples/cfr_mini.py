"""Solves a mini variant of Seven Card Samurai and compares our search with its equilibrium.

    pip install 'tatami-games[openspiel]'
    python examples/cfr_mini.py
    python examples/cfr_mini.py --game kuhn

The mini variant has one round, one turn for each player, little rice and a deck of 15 cards: every
deal and every line of play can be listed. OpenSpiel's adapter with explicit chance lists them, and
OpenSpiel's CFR+ solves the tree. Then our ISMCTS plays every decision of the same tree many times,
with a growing budget: how much would an opponent win who knows how it plays?

Kuhn poker (`examples/kuhn_poker`) is a game in which bluffing decides.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel

from tatami.adapters import openspiel_game
from tatami.bots import Bot, Knowledge, bot
from tatami.engine import Game, State, chance_from
from tatami.games.seven.game import Seven

OPTIONS = {"rounds": 1, "turns": 1, "rice": 10}
CARDS = 15
"""Five for each player, one turned over, and two draws for each player."""
Policy = dict[str, list[tuple[int, float]]]
"""As OpenSpiel writes it: probabilities of actions by information state."""


def components(red: int) -> str:
    """A deck of so many red samurai; all other cards are bandits of value 3."""
    return f"""
        title = "Mini deck"
        certainty = "invented"
        samurai = {{ red = {red}, yellow = 0, blue = 0, green = 0 }}
        bandits = {{ 3 = {CARDS - red}, 4 = 0, 5 = 0, 6 = 0 }}
        others = {{ ronin = 0, ninja = 0, shogun = 0 }}
    """


class MiniSeven(Seven):
    """The same rules. Only the check of the deck is left out: it asks for enough cards for eight
    players."""

    key = "mini_seven"

    def check(self, material_: Any) -> None:
        pass


class Decision(NamedTuple):
    """A decision as one player knows it: any state that the player could be in will do."""

    player: int
    state: State
    actions: list[int]


class Tree:
    """All positions of a game, as text in Gambit's format, which OpenSpiel reads into C++.

    Deals that give everybody the same cards are one deal. Information sets are numbered by the
    information state strings of the adapter.
    """

    def __init__(self, game: openspiel_game.TatamiGame) -> None:
        self.sets: tuple[dict[str, int], dict[str, int]] = ({}, {})
        """The numbers of each player's information sets, from 1."""
        self.decisions: dict[str, Decision] = {}
        """By information state as OpenSpiel names it in this tree."""
        self.payoffs: dict[tuple[float, ...], int] = {}
        self.nodes = 1
        deals = merged_deals(game)
        self.deals = len(deals)
        said = " ".join(f'"{i}" {chance:.17g}' for i, (chance, _) in enumerate(deals))
        lines = ['EFG 2 R "mini" { "first" "second" }', '""', f'c "" 1 "" {{ {said} }} 0']
        for _, state in deals:
            lines += self.lines(state)
        self.text = "\n".join(lines) + "\n"

    def lines(self, state: Any) -> Iterator[str]:
        """This position and all that follow it."""
        self.nodes += 1
        if state.is_terminal():
            returns = tuple(state.returns())
            number = self.payoffs.setdefault(returns, len(self.payoffs) + 1)
            yield f't "" {number} "" {{ {", ".join(str(one) for one in returns)} }}'
            return
        if state.is_chance_node():
            actions, line = self.chance(state)
        else:
            actions, line = self.decision(state)
        yield line
        for action in actions:
            yield from self.lines(state.child(action))

    def chance(self, state: Any) -> tuple[list[int], str]:
        outcomes = state.chance_outcomes()
        said = " ".join(f'"{one}" {chance:.17g}' for one, chance in outcomes)
        return [one for one, _ in outcomes], f'c "" {self.nodes} "" {{ {said} }} 0'

    def decision(self, state: Any) -> tuple[list[int], str]:
        player, actions = state.current_player(), state.legal_actions()
        sets = self.sets[player]
        number = sets.setdefault(state.information_state_string(player), len(sets) + 1)
        name = f"{player}-{number}"
        if name not in self.decisions:
            self.decisions[name] = Decision(player, state.table.state.clone(), actions)
        said = " ".join(f'"{one}"' for one in actions)
        return actions, f'p "" {player + 1} {number} "{name}" {{ {said} }} 0'


def merged_deals(game: openspiel_game.TatamiGame) -> list[tuple[float, Any]]:
    """All positions after the deal with their probabilities."""
    found: dict[str, tuple[float, Any]] = {}

    def walk(state: Any, chance: float) -> None:
        if not state.is_chance_node():
            before = found.get(str(state), (0.0, state))[0]
            found[str(state)] = before + chance, state
            return
        for outcome, part in state.chance_outcomes():
            walk(state.child(outcome), chance * part)

    walk(game.new_initial_state(), 1.0)
    return list(found.values())


class Names:
    """The names that OpenSpiel gives to the decisions and actions of the tree that it read."""

    def __init__(self, tree: Any) -> None:
        self.actions: dict[str, dict[int, int]] = {}
        """By information state: the adapter's actions by OpenSpiel's."""
        self.walk(tree.new_initial_state())

    def walk(self, state: Any) -> None:
        actions = [] if state.is_terminal() else state.legal_actions()
        if actions and not state.is_chance_node():
            labels = {one: int(state.action_to_string(one)) for one in actions}
            self.actions[state.information_state_string()] = labels
        for action in actions:
            self.walk(state.child(action))


def solve(tree: Any, iterations: int) -> Iterator[tuple[int, float]]:
    """CFR+: how far the average policy is from an equilibrium, after 1, 2, 4, … iterations."""
    solver = pyspiel.CFRPlusSolver(tree)
    for number in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0:
            yield number, pyspiel.exploitability(tree, solver.average_policy())


def policy_of(player: Bot, decisions: dict[str, Decision], names: Names, tries: int) -> Policy:
    """How often the bot chooses each action, at every decision of the tree."""
    policy = {}
    for key, actions in names.actions.items():
        seat, state, _ = decisions["-".join(key.split("-")[-2:])]
        counts = dict.fromkeys(actions.values(), 0)
        rounds = tries if len(actions) > 1 else 1
        for luck in range(rounds):
            chosen = player.choose(Knowledge(state, seat), chance_from(f"{key} {luck}"))
            counts[int(state.encode_action(chosen))] += 1
        policy[key] = [(one, counts[ours] / rounds) for one, ours in actions.items()]
    return policy


def load_mini_seven(red: int) -> tuple[Game[Any], openspiel_game.TatamiGame]:
    game = MiniSeven()
    material = components(red)
    return game, openspiel_game.load(game, options=OPTIONS, material=material, chance="explicit")


def load_kuhn() -> tuple[Game[Any], openspiel_game.TatamiGame]:
    sys.path.insert(0, str(Path(__file__).parent / "kuhn_poker"))
    from kuhn_poker import GAME

    return GAME, openspiel_game.load(GAME, chance="explicit")


def print_policy(game: Game[Any], listed: Tree, names: Names, policy: Policy) -> None:
    """What the bot does at every decision, for a game as small as Kuhn poker."""
    for key, chances in sorted(policy.items()):
        seat, state, _ = listed.decisions["-".join(key.split("-")[-2:])]
        said = ", ".join(
            f"{game.show(int(state.decode_action(names.actions[key][one])))} {100 * chance:.0f}%"
            for one, chance in chances
        )
        seen: Any = game.view(state, seat)
        print(f"  player {seat + 1}: {seen.card} after {seen.moves}: {said}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", choices=("seven", "kuhn"), default="seven", help="the game to solve (seven)")
    add("--show", action="store_true", help="print the policies of Kuhn poker")
    add("--iterations", type=int, default=1024, help="of CFR+ (1024)")
    add("--budgets", type=int, nargs="*", default=[4, 16, 64, 256, 1024], help="simulations")
    add("--tries", type=int, default=16, help="searches at every decision (16)")
    add("--red", type=int, default=2, help="samurai in the deck of 15 cards (2)")
    args = parser.parse_args()
    game, rules = load_kuhn() if args.game == "kuhn" else load_mini_seven(args.red)
    listed = Tree(rules)
    tree = pyspiel.load_efg_game(listed.text)
    print(f"{listed.deals} deals, {listed.nodes} positions, {len(listed.decisions)} decisions")
    print("\n| policy | exploitability |\n|---|---|")
    print(f"| random | {pyspiel.exploitability(tree, pyspiel.UniformPolicy()):.4f} |", flush=True)
    for iterations, found in solve(tree, args.iterations):
        print(f"| CFR+, iterations: {iterations} | {found:.6f} |", flush=True)
    names = Names(tree)
    for settings in ("", ",bias=0,rollout=1000"):
        for budget in args.budgets:
            name = f"ismcts:simulations={budget}{settings}"
            policy = policy_of(bot(name, game), listed.decisions, names, args.tries)
            print(f"| `{name}` | {pyspiel.exploitability(tree, policy):.4f} |", flush=True)
            if args.show and args.game == "kuhn":
                print_policy(game, listed, names, policy)


if __name__ == "__main__":
    main()
