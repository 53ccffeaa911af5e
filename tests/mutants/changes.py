"""What can be changed in a rule: a comparison, a constant, a dropped effect, another seat."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

SWAPPED_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SWAPPED_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitXor, ast.BitAnd: ast.BitOr,
}  # fmt: skip
SEATS = frozenset({"seat", "player", "lord", "second", "victim", "attacker", "defender", "target"})
NO_RULES = frozenset({"clone", "dump", "refusal", "sample", "evaluate", "estimate", "_draw_keys"})
"""Functions without rules: copies, texts, what bots need (`sampling.py` and `evaluate.py` have
their own tests), and random numbers that identify positions, for which any others would do."""
NO_EFFECT = ("emit", "remember", "forget")
"""Calls that report or memorize what happened without changing the game."""


def functions_of(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Code that runs in a game; tables at module level are covered by their checksums."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and holds_rules(node.name):
            yield node


def holds_rules(function: str) -> bool:
    return function not in NO_RULES and not function.startswith("emit")


def played_nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """The nodes of a function whose change can be seen in a game."""
    left_out: set[ast.AST] = set()
    nodes = [node for statement in function.body for node in ast.walk(statement)]
    for node in nodes:
        left_out |= without_consequence(node)
    return [node for node in nodes if node not in left_out]


def without_consequence(node: ast.AST) -> set[ast.AST]:
    """What only reports (events, collected on request) and the sizes of buffers."""
    if isinstance(node, ast.If) and is_for_events(node.test):
        return set(ast.walk(node)) - {inner for other in node.orelse for inner in ast.walk(other)}
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return set(ast.walk(node.right)) if isinstance(node.left, ast.List) else set()
    return set()


def is_for_events(test: ast.expr) -> bool:
    """`event_data is not None`, or that and more."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return any(is_for_events(part) for part in test.values)
    return ast.unparse(test).endswith("event_data is not None")


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
