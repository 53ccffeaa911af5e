"""Names of bots. The entry that seats a bot carries its name, so every process, replay and record
shows the same one. At tables of earlier versions a bot is called by its key, such as `level-3`."""

from __future__ import annotations

from collections.abc import Collection
from zlib import crc32

NAMES = (
    "Kiku", "Haru", "Tomoe", "Jiro", "Sakura", "Goro", "Yuki", "Kenta", "Hana", "Taro", "Mika",
    "Ren", "Suzu", "Daichi", "Nao", "Saburo", "Aoi", "Isamu", "Chiyo", "Makoto", "Ume", "Shiro",
    "Fumi", "Katsu",
)  # fmt: skip
"""More names than any table has seats."""


def bot_name(table: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has. `table` is a text that stays the same for the table, its
    commitment; it decides where in the list to begin."""
    used = {name.casefold() for name in taken}
    first = crc32(table.encode())
    order = [NAMES[(first + step) % len(NAMES)] for step in range(len(NAMES))]
    return next((name for name in order if name.casefold() not in used), order[0])
