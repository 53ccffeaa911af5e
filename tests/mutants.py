"""Do the rule tests of a game notice a wrong rule? `python -m tests.mutants GAME`.

The command changes one thing in the rules at a time (a comparison, a constant, a dropped effect,
another seat) and runs the rule tests of the game (marker `rules`; no golden playthroughs) on each
such mutant, interpreted. A mutant that no test notices survives and is printed.

The tests are collected once; each mutant is a forked process in which the functions of one module
get other code. Mutants that cannot change a game are listed with a reason in
`tests/games/GAME/equivalent.toml`.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import copy
import importlib
import os
import random
import resource
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TextIO

import pytest

ROOT = Path(__file__).parent.parent
LIMIT = 10
"""Seconds of computing after which a mutant counts as noticed: it made a test run for ever."""
MEMORY = 2**30
"""Bytes that a mutant may use; one that needs more counts as noticed, too."""

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
    "options", "planned_set", "position", "preview", "refusals", "sampling", "table_config",
    "terminal_view",
    "view",
})  # fmt: skip
"""Files of a game's folder that hold no rules."""
NO_RULES = frozenset({"clone", "dump", "refusal", "sample", "evaluate", "estimate", "_draw_keys"})
"""Functions without rules: copies, texts, what bots need (`sampling.py` and `evaluate.py` have
their own tests), and random numbers that identify positions, for which any others would do."""
NO_EFFECT = ("emit", "remember", "forget")
"""Calls that report or memorize what happened without changing the game."""
OPTIONS = (
    "-x", "-q", "-s", "--tb=no", "-m", "rules", "-p", "no:cacheprovider", "-p", "no:xdist",
    "-p", "no:rerunfailures",
)  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    path: Path
    function: str
    line: int
    what: str
    """The change, as `before → after`."""
    occurrence: int
    """Which of the same changes in the function, counted from 1."""
    node: int
    """The number of the changed node, in the order of `ast.walk`."""
    alternative: int
    """Which of the changes of that node."""
    original: str = field(repr=False)
    """The source of the module."""

    @property
    def file(self) -> str:
        return self.path.name

    @property
    def name(self) -> str:
        again = f" ({self.occurrence})" if self.occurrence > 1 else ""
        return f"{self.file}:{self.line} {self.function}: {self.what}{again}"

    @property
    def key(self) -> str:
        """Without the line number: stays the same when other lines move."""
        again = f" ({self.occurrence})" if self.occurrence > 1 else ""
        return f"{self.file} {self.function}: {self.what}{again}"

    def source(self) -> str:
        """The whole changed module."""
        tree = ast.parse(self.original)
        nodes = list(ast.walk(tree))
        node = nodes[self.node]
        _, after = list(changes(node))[self.alternative]
        changed = Replace(node, after).visit(tree)
        return ast.unparse(ast.fix_missing_locations(changed))


# Making mutants.


def mutants_of(path: Path) -> Iterator[Mutant]:
    original = path.read_text(encoding="utf-8")
    tree = ast.parse(original)
    numbers = {node: number for number, node in enumerate(ast.walk(tree))}
    for function in functions_of(tree):
        seen = Counter[str]()
        for node in played_nodes(function):
            for alternative, (before, after) in enumerate(changes(node)):
                what = f"{shorten(before)} → {shorten(ast.unparse(after))}"
                seen[what] += 1
                line = getattr(node, "lineno", 0)
                yield Mutant(
                    path, function.name, line, what, seen[what], numbers[node], alternative,
                    original,
                )  # fmt: skip


def functions_of(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Code that runs in a game; tables at module level are covered by their checksums."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in NO_RULES:
            yield node


def played_nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of a function whose change can be seen in a game."""
    left_out: set[ast.AST] = set()
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    for node in nodes:
        left_out |= without_consequence(node)
    return [node for node in nodes if node not in left_out]


def without_consequence(node: ast.AST) -> set[ast.AST]:
    """What only reports (events, collected on request) and the sizes of buffers."""
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("event_data is not None"):
        return set(ast.walk(node)) - {inner for other in node.orelse for inner in ast.walk(other)}
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return set(ast.walk(node.right)) if isinstance(node.left, ast.List) else set()
    return set()


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


@dataclass(frozen=True)
class Subject:
    """The rules that are changed, and the tests that are to notice it."""

    package: str
    tests: Path

    @property
    def source(self) -> Path:
        """The folder of the package. Asks the import system, without importing the rules."""
        parent, _, name = self.package.rpartition(".")
        found = importlib.import_module(parent).__path__
        return Path(next(iter(found))) / name

    def rule_files(self) -> list[Path]:
        return [file for file in sorted(self.source.glob("*.py")) if file.stem not in NOT_RULES]

    def rule_tests(self) -> list[str]:
        """The files with tests marked `rules`; collecting the others would only take time."""
        files = sorted(self.tests.glob("test_*.py"))
        return [str(file) for file in files if "mark.rules" in file.read_text(encoding="utf-8")]

    def equivalents(self) -> dict[str, str]:
        """Mutants that cannot change a game, each with the reason."""
        file = self.tests / "equivalent.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def change_rules(package: str, mutant: Mutant) -> None:
    """Give the functions of the imported module the code of the changed source."""
    name = f"{package}.{mutant.path.stem}"
    changed = ModuleType(name)
    changed.__file__ = str(mutant.path)
    changed.__package__ = package
    exec(compile(mutant.source(), str(mutant.path), "exec"), changed.__dict__)
    replace_code(name, vars(sys.modules[name]), vars(changed))


def replace_code(module: str, present: Mapping[str, Any], changed: Mapping[str, Any]) -> None:
    for name, value in list(changed.items()):
        if getattr(value, "__module__", None) != module and not isinstance(value, property):
            continue
        if isinstance(value, type):
            replace_code(module, vars(present[name]), vars(value))
        elif isinstance(function_in(value), FunctionType):
            function_in(present[name]).__code__ = function_in(value).__code__


def function_in(value: Any) -> Any:
    """Without what is wrapped around it: a property, a cache."""
    if isinstance(value, property):
        return value.fget
    return function_in(value.__wrapped__) if hasattr(value, "__wrapped__") else value


class Running:
    """The rule tests on one mutant, in a forked process."""

    def __init__(self, mutant: Mutant | None, child: int) -> None:
        self.mutant = mutant
        self.child = child
        self.noticed: bool | None = None

    def is_done(self) -> bool:
        done, status = os.waitpid(self.child, os.WNOHANG)
        if done:
            self.noticed = os.waitstatus_to_exitcode(status) != 0
        return self.noticed is not None


class Trials:
    """A plug-in of pytest: runs the collected tests once per mutant, each time in a forked process.

    Forks from this one thread: another thread's locks would not be freed.
    """

    def __init__(
        self, package: str, mutants: Sequence[Mutant], jobs: int, terminal: TextIO
    ) -> None:
        self.package, self.mutants, self.jobs = package, mutants, jobs
        self.killers: list[str] = []
        """The tests that noticed a mutant, the last one last: they run first."""
        self.reading, self.writing = os.pipe()
        os.set_blocking(self.reading, False)
        self.terminal = terminal
        self.is_child = False
        self.passes_unchanged = False
        self.tried = 0
        self.survivors: list[Mutant] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """None in a child: pytest goes on and runs the tests there."""
        waiting: list[Mutant | None] = [None]
        running: list[Running] = []
        while waiting or running:
            while waiting and len(running) < self.jobs:
                running.append(self.start(waiting.pop(0)))
                if self.is_child:
                    session.items.sort(key=self.when_last_useful)
                    return None
            time.sleep(0.01)
            done = [one for one in running if one.is_done()]
            running = [one for one in running if one not in done]
            self.note_killers()
            waiting += [mutant for one in done for mutant in self.next_after(one)]
        return True

    def when_last_useful(self, test: pytest.Item) -> int:
        known = self.killers
        return -1 - known.index(test.nodeid) if test.nodeid in known else 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In a child: tell which test failed."""
        if self.is_child and report.failed:
            os.write(self.writing, f"{report.nodeid}\n".encode())

    def note_killers(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for name in os.read(self.reading, 65536).decode().splitlines():
                self.killers = [other for other in self.killers if other != name] + [name]

    def start(self, mutant: Mutant | None) -> Running:
        child = os.fork()
        if child == 0:
            self.is_child = True
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
            if mutant is not None:
                change_rules(self.package, mutant)
        return Running(mutant, child)

    def next_after(self, done: Running) -> Sequence[Mutant]:
        """The mutants, once the tests pass on the rules as they are."""
        if done.mutant is None:
            self.passes_unchanged = not done.noticed
            return self.mutants if self.passes_unchanged else ()
        self.tried += 1
        if not done.noticed:
            self.survivors.append(done.mutant)
        self.show_progress(done)
        return ()

    def show_progress(self, done: Running) -> None:
        """On a terminal the count, elsewhere a line every 50 mutants and for each survivor."""
        line = f"{self.tried}/{len(self.mutants)} mutants, {len(self.survivors)} survive"
        if self.terminal.isatty():
            print(f"\r{line} ", end="", file=self.terminal, flush=True)
        elif self.tried % 50 == 0:
            print(line, file=self.terminal, flush=True)
        elif done.mutant is not None and not done.noticed:
            print(f"{line}: {done.mutant.name}", file=self.terminal, flush=True)


def try_all(subject: Subject, mutants: Sequence[Mutant], jobs: int) -> list[Mutant] | None:
    """Those that survive, or None if the tests fail on the rules as they are."""
    with os.fdopen(os.dup(2), "w", encoding="utf-8") as terminal:
        trials = Trials(subject.package, mutants, jobs, terminal)
        with silence():
            code = pytest.main([*OPTIONS, *subject.rule_tests()], plugins=[trials])
            if trials.is_child:
                os._exit(int(code))
    survivors = sorted(trials.survivors, key=lambda one: (one.file, one.line, one.what))
    return survivors if trials.passes_unchanged else None


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Without what pytest prints."""
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    yield
    sys.stdout.flush()
    os.dup2(kept[0], 1)
    os.dup2(kept[1], 2)


# The command.


def choose(mutants: Sequence[Mutant], wanted: int, seed: int) -> list[Mutant]:
    """Some of them, spread over files and kinds of change by chance."""
    if wanted >= len(mutants):
        return list(mutants)
    picked = random.Random(seed).sample(range(len(mutants)), wanted)
    return [mutants[number] for number in sorted(picked)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=300, help="mutants to try (300)")
    parser.add_argument("--all", action="store_true", help="try every mutant")
    parser.add_argument("--file", help="only this file of the game, e.g. attack.py")
    parser.add_argument("--only", default="", help="only mutants with this text in their name")
    parser.add_argument("--package", help="of a game elsewhere (tatami.games.GAME)")
    parser.add_argument("--tests", type=Path, help="the folder of its tests (tests/games/GAME)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are tried (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    os.environ["TATAMI_PURE"] = "1"
    os.chdir(ROOT)
    tests = given.tests or ROOT / "tests" / "games" / given.game
    subject = Subject(given.package or f"tatami.games.{given.game}", tests)
    if not subject.rule_tests():
        return complain(f"no test in {subject.tests} is marked with `rules`")
    return report(given, subject)


def complain(problem: str) -> int:
    print(problem, file=sys.stderr)
    return 2


def report(given: argparse.Namespace, subject: Subject) -> int:
    """Try mutants and print what came of it; returns the exit code."""
    every = [one for file in subject.rule_files() for one in mutants_of(file)]
    known = subject.equivalents()
    if unknown := set(known) - {one.key for one in every}:
        return complain(f"equivalent.toml lists what is no mutant: {sorted(unknown)}")
    tried = wanted_of([one for one in every if one.key not in known], given)
    survivors = try_all(subject, tried, given.jobs)
    if survivors is None:
        return complain("the rule tests fail on the rules as they are")
    for survivor in survivors:
        print(f"survives: {survivor.name}")
    killed = len(tried) - len(survivors)
    share = 100 * killed / max(1, len(tried))
    print(f"{given.game}: {killed} of {len(tried)} mutants noticed ({share:.1f} %)")
    print(f"{len(every)} mutants in all, {len(known)} listed as equivalent")
    return 0


def wanted_of(mutants: list[Mutant], given: argparse.Namespace) -> list[Mutant]:
    fitting = [one for one in mutants if given.file in (None, one.file) and given.only in one.name]
    return choose(fitting, len(fitting) if given.all else given.count, given.seed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
