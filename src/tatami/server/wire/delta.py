# compiled with mypyc
"""The difference between two JSON values, small enough to send with every move.

A patch has the shape of the value that it changes. The patch of an object is an object with the
changed fields; `"-"` lists removed fields. The patch of a list is an object with the changed items
by index, or `{"+": [...]}` with the items added at the end. Any other patch is the new value;
`{"=": value}` marks a new value that is an object and would otherwise look like a patch.
"""

from __future__ import annotations

from typing import Any

REPLACED = "="
REMOVED = "-"
ADDED = "+"
SIGNS = {REPLACED, REMOVED, ADDED}
"""Objects that have one of these as a field are replaced, never patched."""


LARGE = (dict, list, tuple)


def diff(old: Any, new: Any) -> Any:
    """The patch from `old` to `new`, which differ."""
    if not isinstance(new, LARGE):
        return new
    if not isinstance(new, dict):
        return diff_lists(old, new) if isinstance(old, list | tuple) else new
    if isinstance(old, dict) and SIGNS.isdisjoint(old) and SIGNS.isdisjoint(new):
        return diff_objects(old, new)
    return {REPLACED: new} if isinstance(old, LARGE) else new


def diff_objects(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    kept = 0
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        kept += 1
        before = old[key]
        if before != value:
            patch[key] = diff(before, value) if isinstance(value, LARGE) else value
    if kept < len(old):
        patch[REMOVED] = [key for key in old if key not in new]
    return patch


def diff_lists(old: Any, new: Any) -> Any:
    """By index if the length is the same and few items changed, or changed items are large."""
    if len(old) == len(new):
        changed = [index for index, value in enumerate(new) if old[index] != value]
        few = len(changed) * 2 < len(new)
        if few or any(isinstance(new[index], LARGE) for index in changed):
            return {str(index): diff(old[index], new[index]) for index in changed}
    elif old and len(new) > len(old) and list(new[: len(old)]) == list(old):
        return {ADDED: list(new[len(old) :])}
    return new


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
