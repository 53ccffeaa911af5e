"""Do the rule tests of a game notice a wrong rule? `python -m tests.mutants GAME`.

The command changes one thing in the rules at a time (a comparison, a constant, a dropped effect,
another seat) and runs the rule tests of the game (marker `rules`; no golden playthroughs) on each
such mutant, interpreted. A mutant that no test notices survives and is printed.

Mutants that cannot change a game are listed with a reason in `tests/games/GAME/equivalent.toml`.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import os
import random
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
LIMIT = 120
"""Seconds after which a mutant counts as noticed: it made a test run for ever."""

SWAPPED_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitXor, ast.BitAnd: ast.BitOr,
}  # fmt: skip
SEATS = frozenset({"seat", "player", "lord", "second", "victim", "attacker", "defender", "target"})
NOT_RULES = frozenset({
    "__init__", "actions", "auto_replies", "constants", "evaluate", "events", "features",
    "final_count", "game", "hidden_cards", "invariants", "lesson", "material", "memory", "notation",
    "options", "planned_set", "position", "preview", "refusals", "sampling", "setup",
    "terminal_view",
    "view",
})  # fmt: skip
"""Files of a game's folder that hold no rules."""
NO_EFFECT = ("emit", "remember", "forget")
"""Calls that report or memorize what happened without changing the game."""


@dataclass(frozen=True)
class Mutant:
    path: Path
    line: int
    what: str
    """The change, as `before → after`."""
    node: int
    """The number of the changed node, in the order of `ast.walk`."""
    alternative: int
    """Which of the changes of that node."""

    @property
    def file(self) -> str:
        return self.path.name

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"

    @property
    def key(self) -> str:
        """Without the line number: stays the same when other lines move."""
        return f"{self.file}: {self.what}"

    def source(self) -> str:
        """The whole changed module."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        node = nodes[self.node]
        _, after = list(changes(node))[self.alternative]
        changed = Replace(node, after).visit(tree)
        return ast.unparse(ast.fix_missing_locations(changed))


# Making mutants.


def mutants_of(path: Path) -> Iterator[Mutant]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    played = set(nodes_in_functions(tree))
    for number, node in enumerate(ast.walk(tree)):
        if node not in played:
            continue
        for alternative, (before, after) in enumerate(changes(node)):
            what = f"{shorten(before)} → {shorten(ast.unparse(after))}"
            yield Mutant(path, getattr(node, "lineno", 0), what, number, alternative)


def nodes_in_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Code that runs in a game; tables at module level are covered by their checksums."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in ("clone", "dump", "refusal"):
            for statement in node.body:
                yield from ast.walk(statement)


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What this node can become, each with a short description of the original."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        swapped = SWAPPED_COMPARISONS[type(node.ops[0])]()
        yield ast.unparse(node), ast.Compare(node.left, [swapped], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.unparse(node), ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield ast.unparse(node), node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED_OPERATORS:
        other_op = SWAPPED_OPERATORS[type(node.op)]()
        yield ast.unparse(node), ast.BinOp(node.left, other_op, node.right)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.unparse(node), ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.unparse(node), ast.Constant(node.value + 1)
    elif is_effect(node):
        yield ast.unparse(node), ast.Pass()
    elif isinstance(node, ast.Call):
        yield from other_seats(node)


def is_effect(node: ast.AST) -> bool:
    """Does this statement change the game (and not only a local variable, log or memory)?"""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        called = ast.unparse(node.value.func).rpartition(".")[2]
        return not called.startswith(NO_EFFECT)
    if not isinstance(node, ast.AugAssign | ast.Assign):
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def other_seats(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    """The same call for the next seat."""
    for index, argument in enumerate(node.args):
        if isinstance(argument, ast.Name) and argument.id in SEATS:
            changed = copy.deepcopy(node)
            changed.args[index] = ast.parse(f"({argument.id} + 1) % 2", mode="eval").body
            yield ast.unparse(node), changed


def shorten(code: str) -> str:
    return " ".join(code.split())[:70]


class Replace(ast.NodeTransformer):
    def __init__(self, before: ast.AST, after: ast.AST) -> None:
        self.before, self.after = before, after

    def visit(self, node: ast.AST) -> Any:
        if node is self.before:
            return ast.copy_location(self.after, node)
        return self.generic_visit(node)


# Running the tests on a mutant.


class OneChangedModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of the game from changed source."""

    def __init__(self, name: str, source: str, file: str) -> None:
        self.name, self.source, self.file = name, source, file

    def find_spec(self, name: str, *_: object) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=self.file)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.file
        exec(compile(self.source, self.file, "exec"), module.__dict__)


class Running:
    """The rule tests on one mutant, in a forked process that has already imported the rest."""

    def __init__(self, key: str, mutant: Mutant | None) -> None:
        self.mutant = mutant
        self.until = time.monotonic() + LIMIT
        self.noticed: bool | None = None
        self.child = os.fork()
        if self.child == 0:
            os._exit(run_tests(key, mutant))

    def is_done(self) -> bool:
        done, status = os.waitpid(self.child, os.WNOHANG)
        if done:
            self.noticed = os.waitstatus_to_exitcode(status) != 0
        elif time.monotonic() > self.until:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
            self.noticed = True
        return self.noticed is not None


def run_tests(key: str, mutant: Mutant | None) -> int:
    """The exit code of pytest; without a mutant, on the rules as they are."""
    import pytest

    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    if mutant is not None:
        module = f"tatami.games.{key}.{mutant.path.stem}"
        sys.meta_path.insert(0, OneChangedModule(module, mutant.source(), str(mutant.path)))
    arguments = ["-x", "-q", "-m", "rules", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # imported before the fork
    code = pytest.main([*arguments, "-p", "no:rerunfailures", f"tests/games/{key}"])
    assert code != pytest.ExitCode.NO_TESTS_COLLECTED, "mark the rule tests with `rules`"
    return int(code)


# The command.


def rule_files(key: str) -> list[Path]:
    folder = ROOT / "src" / "tatami" / "games" / key
    return [file for file in sorted(folder.glob("*.py")) if file.stem not in NOT_RULES]


def equivalents(key: str) -> dict[str, str]:
    """Mutants that cannot change a game, each with the reason."""
    file = ROOT / "tests" / "games" / key / "equivalent.toml"
    found: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def choose(mutants: Sequence[Mutant], wanted: int, seed: int) -> list[Mutant]:
    """Some of them, spread over files and kinds of change by chance."""
    if wanted >= len(mutants):
        return list(mutants)
    picked = random.Random(seed).sample(range(len(mutants)), wanted)
    return [mutants[number] for number in sorted(picked)]


def passes_unchanged(key: str) -> bool:
    control = Running(key, None)
    while not control.is_done():
        time.sleep(0.02)
    return not control.noticed


def try_all(key: str, mutants: Sequence[Mutant], jobs: int) -> list[Mutant]:
    """Those that survive. Forks from this one thread: another thread's locks would not be freed."""
    waiting, running, survivors = list(mutants), list[Running](), list[Mutant]()
    while waiting or running:
        while waiting and len(running) < jobs:
            running.append(Running(key, waiting.pop(0)))
        done = [one for one in running if one.is_done()]
        running = [one for one in running if one not in done]
        survivors += [one.mutant for one in done if one.mutant and not one.noticed]
        if done and sys.stderr.isatty():
            tried = len(mutants) - len(waiting) - len(running)
            line = f"\r{tried}/{len(mutants)} mutants, {len(survivors)} survive "
            print(line, end="", file=sys.stderr, flush=True)
        time.sleep(0.02)
    return sorted(survivors, key=lambda one: one.name)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="mutants to try (300)")
    parser.add_argument("--all", action="store_true", help="try every mutant")
    parser.add_argument("--file", help="only this file of the game, e.g. attack.py")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are tried (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    os.environ["TATAMI_PURE"] = "1"
    os.chdir(ROOT)
    known = equivalents(given.game)
    files = [file for file in rule_files(given.game) if given.file in (None, file.name)]
    every = [one for file in files for one in mutants_of(file) if one.key not in known]
    tried = choose(every, len(every) if given.all else given.count, given.seed)
    import_what_does_not_change()
    if not passes_unchanged(given.game):
        print("the rule tests fail on the rules as they are", file=sys.stderr)
        return 2
    survivors = try_all(given.game, tried, given.jobs)
    for survivor in survivors:
        print(f"survives: {survivor.name}")
    killed = len(tried) - len(survivors)
    share = 100 * killed / max(1, len(tried))
    print(f"{given.game}: {killed} of {len(tried)} mutants noticed ({share:.1f} %)")
    print(f"{len(every)} mutants in all, {len(known)} listed as equivalent")
    return 0


def import_what_does_not_change() -> None:
    """Once, before forking: most of a test run is importing."""
    import hypothesis
    import pytest

    import tatami.engine.testing

    assert hypothesis and pytest and tatami.engine.testing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
