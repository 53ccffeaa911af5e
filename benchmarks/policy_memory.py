"""Memory that the trainer of a policy shares with its workers: one array for each thing.

Row `i` of every array is game `i`. Observations are padded to the largest number of seats.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]


class Sizes(NamedTuple):
    games: int
    inputs: int
    actions: int
    seats: int


def arrays_of(sizes: Sizes) -> list[tuple[str, tuple[int, ...], Any]]:
    n = sizes.games
    return [
        ("seen", (n, sizes.inputs), np.uint8),
        ("all_cards", (n, sizes.inputs), np.uint8),
        ("masks", (n, sizes.actions), np.bool_),
        ("to_act", (n,), np.int64),
        ("done", (n,), np.bool_),
        ("rewards", (n, sizes.seats), np.float32),
        ("actions", (n,), np.int64),
    ]


def shared_arrays(file: Path, sizes: Sizes, *, create: bool = False) -> dict[str, Array]:
    """The arrays in a file of shared memory, which the trainer creates."""
    places, at = [], 0
    for name, shape, kind in arrays_of(sizes):
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        places.append((name, shape, kind, at, size))
        at += -(-size // 4096) * 4096
    if create:
        with file.open("r+b") as opened:
            opened.truncate(at)
    memory = np.memmap(file, np.uint8, "r+")
    return {
        name: memory[start : start + size].view(kind).reshape(shape)
        for name, shape, kind, start, size in places
    }
