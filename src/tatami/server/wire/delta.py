# compiled with mypyc
"""The difference between two values of JSON, small enough to send with every move.

A patch has the shape of the value that it changes. The patch of an object is an object with the
changed fields; `"-"` lists removed fields. The patch of a list is an object with the changed items
by index, or `{"+": [...]}` with the items added at the end. Any other patch is the new value;
`{"=": value}` marks a new value that is an object and would otherwise look like a patch.

The values may contain structs: comparing them as they are takes less time than converting them
first. The patch then contains parts of the new value, as they are.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

REPLACED: Final = "="
REMOVED: Final = "-"
ADDED: Final = "+"
"""Objects that have one of these as a field are replaced, never patched."""
LARGE = (dict, list, tuple, msgspec.Struct)
SAME: Final = object()
"""What `find` says of two equal values."""
FIELDS: dict[Any, tuple[str, ...]] = {}
"""The names of the fields of structs, by type, where `plain_fields` knows them."""


def diff(old: Any, new: Any) -> Any:
    """The patch from `old` to `new`, which differ."""
    found = find(old, new)
    return new if found is SAME else found


def find(old: Any, new: Any) -> Any:
    """The patch, or SAME. Every pair of values is compared once."""
    if old is new:
        return SAME
    kind: Any = type(new)
    if kind is str or kind is int or kind is bool:  # as most values
        return SAME if old == new else new
    names = FIELDS.get(kind)
    if names is not None and type(old) is kind:
        return find_in_fields(old, new, names)
    if isinstance(new, dict):
        return find_in_objects(old, new)
    if isinstance(new, list):
        return find_in_lists(old, new)
    if isinstance(new, tuple):
        return find_in_lists(old, list(new))
    if isinstance(new, msgspec.Struct):
        return find_in_structs(old, new)
    return SAME if old == new else new


def find_in_structs(old: Any, new: Any) -> Any:
    if not isinstance(old, LARGE):
        return new
    kind: Any = type(new)
    names = plain_fields(kind) if type(old) is kind else None
    if names is None:
        return find(as_json(old), as_json(new))
    FIELDS[kind] = names
    return find_in_fields(old, new, names)


def find_in_fields(old: Any, new: Any, names: tuple[str, ...]) -> Any:
    patch: dict[str, Any] = {}
    for name in names:
        before, after = getattr(old, name), getattr(new, name)
        if before is after or before == after:
            continue
        found = find(before, after)
        if found is not SAME:
            patch[name] = found
    return patch or SAME


def plain_fields(kind: Any) -> tuple[str, ...] | None:
    """The names of the fields, if the JSON of such a struct always has all of them, under these
    names; otherwise None."""
    config = kind.__struct_config__
    names: tuple[str, ...] = kind.__struct_fields__
    plain = not config.omit_defaults and kind.__struct_encode_fields__ == names
    return names if plain and not config.array_like else None


def as_json(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def find_in_objects(old: Any, new: dict[Any, Any]) -> Any:
    if not isinstance(old, dict):
        return {REPLACED: new} if isinstance(old, LARGE) else new
    if has_sign(old) or has_sign(new):
        return SAME if old == new else {REPLACED: new}
    patch = diff_objects(old, new)
    return patch or SAME


def has_sign(value: dict[Any, Any]) -> bool:
    return REPLACED in value or REMOVED in value or ADDED in value


def diff_objects(old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, Any]:
    """The patch of the fields; empty if they are the same. Numbers as keys are texts in JSON."""
    patch: dict[Any, Any] = {}
    kept = 0
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        kept += 1
        found = find(old[key], value)
        if found is not SAME:
            patch[key] = found
    if kept < len(old):
        patch[REMOVED] = [str(key) for key in old if key not in new]
    return patch


def find_in_lists(old: Any, new: list[Any]) -> Any:
    """By index if the length is the same and few items changed, or changed items are large."""
    if isinstance(old, tuple):
        old = list(old)
    if not isinstance(old, list):
        return new
    if len(old) != len(new):
        if old and len(new) > len(old) and new[: len(old)] == old:
            return {ADDED: new[len(old) :]}
        return new
    changed: dict[str, Any] = {}
    any_large = False
    for index in range(len(new)):
        value = new[index]
        found = find(old[index], value)
        if found is not SAME:
            changed[str(index)] = found
            any_large = any_large or is_large(value)
    if not changed:
        return SAME
    return changed if any_large or len(changed) * 2 < len(new) else new


def is_large(value: Any) -> bool:
    # Most are small, which takes longer to find out by `LARGE`.
    return not isinstance(value, str | int) and isinstance(value, LARGE)


def apply(old: Any, patch: Any) -> Any:
    """Apply a patch, as the browser does; for tests and other clients."""
    if not isinstance(patch, dict) or not isinstance(old, dict | list):
        return patch
    if REPLACED in patch:
        return patch[REPLACED]
    if isinstance(old, list):
        return apply_to_list(old, patch)
    new = {key: value for key, value in old.items() if key not in patch.get(REMOVED, ())}
    for key, value in patch.items():
        if key != REMOVED:
            new[key] = apply(old.get(key), value)
    return new


def apply_to_list(old: list[Any], patch: dict[str, Any]) -> list[Any]:
    if ADDED in patch:
        return [*old, *patch[ADDED]]
    new = list(old)
    for index, value in patch.items():
        new[int(index)] = apply(old[int(index)], value)
    return new
