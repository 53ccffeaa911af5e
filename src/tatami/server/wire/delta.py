# compiled with mypyc
"""The difference between two views, small enough to send with every move.

A patch follows the shape of what it changes. Where an object stood, an object holds the changed
fields alone, and `"-"` lists removed ones. Where a list stood, an object holds changed items by
index, or `{"+": [...]}` what was added at the end. Anything else is a new value; `{"=": value}`
says so where an object would otherwise be taken for a patch.
"""

from __future__ import annotations

from typing import Any

REPLACED = "="
REMOVED = "-"
ADDED = "+"
SIGNS = {REPLACED, REMOVED, ADDED}
"""An object that has one of these as a field of its own is replaced, never patched."""


LARGE = (dict, list, tuple)


def diff(old: Any, new: Any) -> Any:
    """The patch that makes `new` of `old`, which differ."""
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
    """By index if the length stays and less than half changed, or what did is itself large."""
    if len(old) == len(new):
        places = [place for place, value in enumerate(new) if old[place] != value]
        few = len(places) * 2 < len(new)
        if few or any(isinstance(new[place], LARGE) for place in places):
            return {str(place): diff(old[place], new[place]) for place in places}
    elif old and len(new) > len(old) and list(new[: len(old)]) == list(old):
        return {ADDED: list(new[len(old) :])}
    return new


def apply(old: Any, patch: Any) -> Any:
    """What the browser does with a patch; here for tests and other clients."""
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
    for place, value in patch.items():
        new[int(place)] = apply(old[int(place)], value)
    return new
