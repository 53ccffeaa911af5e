"""`examples/cfr_mini.py`: a tree with one samurai in the deck is listed, solved and searched."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")

EXAMPLES = Path(__file__).parents[2] / "examples"
if str(EXAMPLES) not in sys.path:
    sys.path.insert(0, str(EXAMPLES))

import cfr_mini  # noqa: E402  # examples are no package

from tatami.adapters import openspiel_game  # noqa: E402
from tatami.bots import bot  # noqa: E402


def test_the_mini_variant_is_solved_and_our_search_comes_near() -> None:
    game = cfr_mini.MiniSeven()
    rules = openspiel_game.load(
        game, options=cfr_mini.OPTIONS, material=cfr_mini.components(1), chance="explicit"
    )
    listed = cfr_mini.Tree(rules)
    tree = pyspiel.load_efg_game(listed.text)
    assert (listed.deals, tree.num_players()) == (14, 2)
    worst = pyspiel.exploitability(tree, pyspiel.UniformPolicy())
    found = dict(cfr_mini.solve(tree, 16))
    assert found[16] < 0.02 < found[4] < worst
    names = cfr_mini.Names(tree)
    player = bot("ismcts:simulations=16", game)
    policy = cfr_mini.policy_of(player, listed.decisions, names, 1)
    assert pyspiel.exploitability(tree, policy) < worst / 4
