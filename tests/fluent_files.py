"""Reads Fluent files with `fluent.syntax`: which messages a file has, and what they use."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor


def messages(file: Traversable) -> dict[str, Any]:
    """The messages of a file by key; fails on a line that is not valid Fluent."""
    found: dict[str, Any] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} is defined twice"
            found[entry.id.name] = entry
    return found


def source_of(message: Any) -> str:
    """A message as it is written in the file, with its key."""
    return str(FluentSerializer().serialize_entry(message))


def variables(file: Traversable) -> dict[str, set[str]]:
    """Each message with the variables that it uses, directly or through messages that it refers to.
    Messages that others refer to are left out: a language may have its own, to decline words."""
    uses = {key: Uses(message) for key, message in messages(file).items()}
    referred = {key for found in uses.values() for key in found.references}
    return {key: all_variables(key, uses) for key in uses if key not in referred}


def all_variables(key: str, uses: dict[str, Uses]) -> set[str]:
    found = set(uses[key].variables)
    for other in uses[key].references & uses.keys():  # a lesson refers to its game's file, too
        found |= all_variables(other, uses)
    return found


def variant_keys(message: Any) -> set[str]:
    """The keys of all variants that a message selects between."""
    return Uses(message).variants


class Uses(Visitor):
    """Collects the variables, messages and variants that a message uses."""

    def __init__(self, message: Any) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)
