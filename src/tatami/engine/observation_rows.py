# compiled with mypyc
"""Writing rows of bytes, for `State.observe`. Each function returns the place after its part."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tatami.engine.state import Actions


def put_number(out: vec[u8], at: i64, value: i64) -> i64:
    """A number; what does not fit into a byte counts as 0 or 255."""
    if value < 0:
        value = 0
    if value > 255:
        value = 255
    out[at] = u8(value)
    return at + 1


def put_flag(out: vec[u8], at: i64, truth: bool) -> i64:
    """1 for true, 0 for false."""
    if truth:
        out[at] = 1
    else:
        out[at] = 0
    return at + 1


def put_one_hot(out: vec[u8], at: i64, places: i64, place: i64) -> i64:
    """A 1 in this place of so many, zeros in the others; a place outside: zeros only."""
    for i in range(at, at + places):
        out[i] = 0
    if 0 <= place < places:
        out[at + place] = 1
    return at + places


def put_seat(out: vec[u8], at: i64, seats: i64, viewer: i64, seat: i64) -> i64:
    """A seat as the viewer counts: itself is 0, its left neighbor 1. NOBODY: zeros only."""
    if seat < 0:
        return put_one_hot(out, at, seats, -1)
    place = seat - viewer
    if place < 0:
        place += seats
    return put_one_hot(out, at, seats, place)


def put_row(out: vec[u8], at: i64, row: vec[u8], first: i64, many: i64) -> i64:
    """Bytes of another row."""
    for i in range(many):
        out[at + i] = row[first + i]
    return at + many


def put_zeros(out: vec[u8], at: i64, many: i64) -> i64:
    for i in range(at, at + many):
        out[i] = 0
    return at + many


def write_at(out: vec[u8], at: i64, places: Actions, value: i64) -> None:
    """Write the same value into these places, counted from `at`."""
    items = places.items
    byte = u8(value)
    for i in range(places.n):
        out[at + i64(items[i])] = byte


def blank_row(size: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * size)
