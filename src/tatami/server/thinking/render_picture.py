"""Renders the picture of a shared link, in a process that works for requests."""

from __future__ import annotations

import asyncio
import importlib.util
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import msgspec

from tatami.server.tables.refusals import Refusal
from tatami.server.thinking.fair_queue import Asker
from tatami.server.thinking.slow_requests import Computations

FONT_FILE = Path(__file__).parent / "fonts" / "shippori-mincho-latin-600.ttf"

KEPT = 100
"""Pictures kept in memory, of some 40 to 100 kB each."""


def can_render() -> bool:
    """Is the extra `pictures` installed?"""
    return importlib.util.find_spec("resvg_py") is not None


def rendered(packed: bytes) -> bytes:
    """In another process: the SVG as PNG. Names in other scripts need fonts of the system."""
    try:
        import resvg_py
    except ImportError:
        raise Refusal("not_offered", "this server does not make preview pictures") from None
    drawing = msgspec.msgpack.decode(packed, type=str)
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawing, font_files=[str(FONT_FILE)], font_family="Shippori Mincho SemiBold"
        )
    )


class Pictures:
    """The pictures rendered last. Requests that come together wait for one rendering."""

    def __init__(self, computations: Computations) -> None:
        self.computations = computations
        self.kept: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()

    async def get(self, key: str, draw: Callable[[], str], asker: Asker) -> bytes:
        """The picture of this key; `draw` is called if it was not yet rendered."""
        found = self.kept.get(key)
        if found is None:
            work = self.computations.run(rendered, msgspec.msgpack.encode(draw()), asker)
            found = self.kept[key] = asyncio.ensure_future(work)
            found.add_done_callback(lambda done: self.forget_failed(key, done))
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return await asyncio.shield(found)

    def forget_failed(self, key: str, done: asyncio.Future[bytes]) -> None:
        if (done.cancelled() or done.exception() is not None) and self.kept.get(key) is done:
            del self.kept[key]
