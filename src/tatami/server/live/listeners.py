"""Services that want to hear of something: they are built after the one that tells them."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]


class Listeners:
    """Each is called with the id of what changed."""

    def __init__(self) -> None:
        self.all: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self.all.append(listener)

    def tell(self, id_: str) -> None:
        for listener in self.all:
            listener(id_)
