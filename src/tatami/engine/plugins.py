"""Loads plug-ins (games, bots) from Python entry points. Broken ones are reported and left out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import Any

LOG = logging.getLogger("tatami.plugins")


def load_plugins(
    group: str, problem: Callable[[EntryPoint, Any], str], built_in: Collection[str]
) -> dict[str, Any]:
    """The objects of an entry point group by name, in alphabetical order.

    `problem` returns what is wrong with a loaded object, or an empty text. A plug-in that does not
    load, has a problem, or uses the name of a built-in or of another plug-in is left out, with one
    warning in the log.
    """
    loaded: dict[str, Any] = {}
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        found, reason = None, ""
        if entry.name in built_in:
            reason = f"{entry.name!r} is built in"
        elif entry.name in loaded:
            reason = f"another plug-in is called {entry.name!r}"
        else:
            found, reason = load(entry)
        reason = reason or problem(entry, found)
        if reason:
            LOG.warning("plug-in %s (%s) is left out: %s", entry.name, entry.value, reason)
        else:
            loaded[entry.name] = found
    return loaded


def load(entry: EntryPoint) -> tuple[Any, str]:
    """The object of an entry point, or None and why it does not load."""
    try:
        return entry.load(), ""
    except (Exception, SystemExit) as error:  # a plug-in may fail in any way
        lines = str(error).splitlines()
        return None, f"{type(error).__name__}: {lines[0] if lines else ''}".rstrip(": ")
