"""Which files of the built client a site leaves out: those of pages that need a server.

The client loads such pages, and their texts, only when somebody opens them. Vite writes down which
module is in which file and which modules it imports.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

FILE = ".modules.json"
"""In the folder of the built client."""
FOLDERS = ("admin", "deals", "lobby", "notify", "people", "tournaments")
SERVER_ONLY = tuple(f"{place}/{folder}/" for place in ("src", "texts") for folder in FOLDERS)
NEEDED = ("src/notify/browser-notifications.ts",)
"""A table tells a person who looks elsewhere that it is their turn."""


class Module(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A file of the client as Vite describes it; all lists but the files have names of modules."""

    file: str
    is_entry: bool = False
    imports: list[str] = []
    dynamic_imports: list[str] = []
    css: list[str] = []
    assets: list[str] = []

    @property
    def files(self) -> set[str]:
        return {self.file, *self.css, *self.assets}


def left_out(manifest: bytes) -> set[str]:
    """The files that only pages with a server load."""
    modules = msgspec.json.decode(manifest, type=dict[str, Module])
    needed: set[str] = set()
    waiting = [name for name, module in modules.items() if module.is_entry]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed.add(name)
            waiting += [*modules[name].imports, *loaded_later(modules[name].dynamic_imports)]
    return files_of(modules.values()) - files_of(modules[name] for name in needed)


def loaded_later(names: list[str]) -> list[str]:
    return [name for name in names if name in NEEDED or not name.startswith(SERVER_ONLY)]


def files_of(modules: Iterable[Module]) -> set[str]:
    return {file for module in modules for file in module.files}
