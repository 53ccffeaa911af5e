"""The API reference: one page per public package, from its docstrings."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from types import ModuleType

PACKAGES = {
    "tatami": "tatami",
    "bots": "tatami.bots",
    "arena": "tatami.arena",
    "analysis": "tatami.analysis",
    "testing": "tatami.engine.testing",
}
"""Pages, and the packages whose public names they describe."""
ADAPTERS = ("pettingzoo_env", "gymnasium_env", "openspiel_game")


def api_pages() -> dict[str, str]:
    pages = {f"api/{page}.md": package_page(name) for page, name in PACKAGES.items()}
    return {"api/index.md": index(), **pages, "api/adapters.md": adapters_page()}


def index() -> str:
    rows = [f"| [`{name}`]({page}.md) | {first_line(name)} |" for page, name in listed()]
    head = "# API reference\n\nWritten from the docstrings. The names on these pages are public.\n"
    return "\n".join([head, "| package | what it holds |", "|---|---|", *rows, ""])


def listed() -> Iterator[tuple[str, str]]:
    yield from PACKAGES.items()
    yield "adapters", "tatami.adapters"


def first_line(name: str) -> str:
    doc = inspect.getdoc(importlib.import_module(name)) or ""
    return " ".join(doc.split("\n\n")[0].split())


def package_page(name: str) -> str:
    module = importlib.import_module(name)
    places = (place_of(module, public) for public in public_names(module))
    entries = [f"::: {place}" for place in places if place]
    return "\n\n".join([f"# `{name}`", first_line(name), *entries]) + "\n"


def public_names(module: ModuleType) -> list[str]:
    if module.__name__ == "tatami":  # the engine's names, and how to find a game
        return ["game", "game_keys", *importlib.import_module("tatami.engine").__all__]
    return list(module.__all__)


def place_of(module: ModuleType, name: str) -> str:
    """Where a class or function is defined; constants are left out."""
    found = getattr(module, name)
    return f"{found.__module__}.{name}" if callable(found) else ""


def adapters_page() -> str:
    parts = [f"::: tatami.adapters.{name}" for name in ADAPTERS]
    return "\n\n".join(["# `tatami.adapters`", first_line("tatami.adapters"), *parts]) + "\n"
