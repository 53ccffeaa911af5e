"""A mutant: the source of one module of the rules with one change."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.mutants.changes import changes, functions_of, played_nodes


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


class Replace(ast.NodeTransformer):
    def __init__(self, before: ast.AST, after: ast.AST) -> None:
        self.before, self.after = before, after

    def visit(self, node: ast.AST) -> Any:
        if node is self.before:
            return ast.copy_location(self.after, node)
        return self.generic_visit(node)


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


def shorten(code: str) -> str:
    return " ".join(code.split())[:70]
