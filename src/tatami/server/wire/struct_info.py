"""Reads names, types and notes of wire structs, for the generators of docs and TypeScript."""

from __future__ import annotations

import ast
import functools
import inspect
import re
import sys
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

Struct = type[msgspec.Struct]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    type: Any
    """A type of `msgspec.inspect`."""
    optional: bool
    """The field may be missing in the JSON."""
    default: Any
    about: str


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    tag: str | None
    about: str
    fields: list[Field]


def shape(struct: Struct) -> Shape:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    config = struct.__struct_config__
    # In input a field with a default may be missing; in output only if defaults are omitted.
    droppable = config.forbid_unknown_fields or config.omit_defaults
    notes = field_notes(struct)
    return Shape(
        name=struct.__name__,
        tag=None if config.tag is None else str(config.tag),
        about=own_doc(struct),
        fields=[
            Field(
                name=field.encode_name,
                type=field.type,
                optional=not field.required and droppable,
                default=default_of(field),
                about=notes.get(field.name, ""),
            )
            for field in info.fields
        ],
    )


def default_of(field: types.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.required else field.default


def own_doc(struct: Struct) -> str:
    return inspect.cleandoc(struct.__dict__.get("__doc__") or "")


def field_notes(struct: Struct) -> dict[str, str]:
    """The strings below the fields of a struct and of its base classes."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            found.update(notes_in(kind.__module__).get(kind.__qualname__, {}))
    return found


@functools.cache
def notes_in(module: str) -> dict[str, dict[str, str]]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: notes_of(node) for node in tree.body if isinstance(node, ast.ClassDef)}


def notes_of(node: ast.ClassDef) -> dict[str, str]:
    found: dict[str, str] = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            found[field.target.id] = inspect.cleandoc(str(below.value.value))
    return found


def members(union: Any) -> list[Struct]:
    """The structs of a union; a single struct is a union of one."""
    return list(get_args(union)) or [union]


def within(kind: Any) -> list[Struct]:
    """The structs that a type mentions directly."""
    if isinstance(kind, types.StructType):
        return [kind.cls]
    if isinstance(kind, types.Metadata):
        return within(kind.type)
    if isinstance(kind, types.UnionType):
        return [found for part in kind.types for found in within(part)]
    if isinstance(kind, types.TupleType):
        return [found for part in kind.item_types for found in within(part)]
    if isinstance(kind, types.DictType):
        return within(kind.value_type)
    if isinstance(kind, types.CollectionType):
        return within(kind.item_type)
    return []


def reachable(structs: list[Struct]) -> list[Struct]:
    """These structs and all that their fields mention, breadth first and without duplicates."""
    found: dict[Struct, None] = {}
    waiting = list(structs)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            waiting += [other for field in shape(struct).fields for other in within(field.type)]
    return list(found)


def alternatives(kind: types.StrType) -> list[str]:
    """The strings that a pattern like `^(draw|undo)$` allows."""
    listed = re.fullmatch(r"\^\(([\w|-]+)\)\$", kind.pattern or "")
    return listed[1].split("|") if listed else []
