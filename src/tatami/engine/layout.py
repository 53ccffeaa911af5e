"""Layouts: what each number of an observation or of an action space means.

An observation is a row of bytes (`State.observe`), a mask a row of zeros and ones (`State.mask`).
A layout divides the row into named segments. Its version increases with every change, so that a
trained model can tell whether it fits. Docs and tests are made from it.
"""

from __future__ import annotations

import math
from typing import Any

import msgspec


class Segment(msgspec.Struct, frozen=True, kw_only=True):
    """A named part of a row."""

    name: str
    offset: int
    shape: tuple[int, ...]
    high: int
    """The highest value with the built-in components and options; divide by it to get numbers from
    0 to 1."""
    meaning: str
    zero: int = 0
    """The byte that stands for 0, where values can be negative."""

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def end(self) -> int:
        return self.offset + self.size


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The segments of a row, in order and without gaps."""

    version: int
    segments: tuple[Segment, ...]

    @property
    def size(self) -> int:
        return self.segments[-1].end

    def __getitem__(self, name: str) -> Segment:
        for segment in self.segments:
            if segment.name == name:
                return segment
        raise KeyError(name)

    def split(self, rows: Any) -> dict[str, Any]:
        """The segments of a NumPy array whose last axis is a row, as views with their shapes."""
        before = rows.shape[:-1]
        return {
            one.name: rows[..., one.offset : one.end].reshape(*before, *one.shape)
            for one in self.segments
        }

    def scale(self) -> list[float]:
        """One over the highest value, for each place: multiply an observation by it."""
        return [1 / one.high for one in self.segments for _ in range(one.size)]

    def as_markdown(self) -> str:
        """A table with a line for each segment."""
        lines = ["| segment | from | shape | highest | meaning |", "|---|---|---|---|---|"]
        for one in self.segments:
            shape = " × ".join(str(length) for length in one.shape)
            zero = f"; {one.zero} stands for 0" if one.zero else ""
            lines.append(
                f"| `{one.name}` | {one.offset} | {shape} | {one.high} | {one.meaning}{zero} |"
            )
        return "\n".join(lines)


class Part(msgspec.Struct, frozen=True):
    """A segment whose place follows from those before it."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    zero: int = 0


def layout(version: int, *parts: Part) -> Layout:
    """A layout of these parts, one after the other."""
    segments, offset = [], 0
    for part in parts:
        segment = Segment(
            name=part.name,
            offset=offset,
            shape=part.shape,
            high=part.high,
            meaning=part.meaning,
            zero=part.zero,
        )
        segments.append(segment)
        offset = segment.end
    return Layout(version=version, segments=tuple(segments))
