"""Values and bytes that a program may not expect."""

from __future__ import annotations

import json
from random import Random
from typing import Any

TEXTS = (
    "", " ", "0", "-1", "null", "true", "NaN", "\x00", "\n", "\r\n", "a" * 41, "a" * 101,
    "a" * 5000, "ÿ", "日本", "e\u0301", "\u202e", "\ud800", "\udfff", "😀" * 30, "%00", "%", "%ff",
    "..", "../../etc", "' OR 1=1 --", "<script>", "{table}", "$ref", "__proto__", "1e999",
    "0x10", "٣",
)  # fmt: skip
NUMBERS = (
    0, -1, 1, 2, 7, 255, 2**15, 2**31 - 1, 2**31, 2**32, 2**53 + 1, 2**63 - 1, 2**63, -(2**63),
    2**64, 10**30, -(10**30), 10**400, 0.5, -0.0, 1e308, float("nan"), float("inf"), -float("inf"),
)  # fmt: skip
DEEPEST = 2000


def junk(rng: Random) -> Any:
    """Any JSON value; seldom a deep or long one."""
    kind = rng.randrange(9)
    if kind < 3:
        return rng.choice(TEXTS)
    if kind < 6:
        return rng.choice(NUMBERS)
    if kind == 6:
        return rng.choice((None, True, False, [], {}))
    if kind == 7:
        return [junk(rng) for _ in range(rng.randrange(4))]
    return {rng.choice(TEXTS): junk(rng) for _ in range(rng.randrange(4))}


def encode(value: Any) -> bytes:
    """JSON as text in ASCII: lone surrogates and NaN survive, as a hostile client writes them."""
    return json.dumps(value, ensure_ascii=True).encode()


def deep(rng: Random) -> bytes:
    depth = rng.randrange(10, DEEPEST)
    opened, closed = rng.choice(((b"[", b"]"), (b'{"a":', b"}")))
    return opened * depth + b"0" + closed * depth


def mutate(data: bytes, rng: Random) -> bytes:
    """The same bytes with a few of them changed, lost, doubled or added."""
    changed = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(changed) + 1)
        kind = rng.randrange(5)
        if kind == 0 and at < len(changed):
            changed[at] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del changed[at : at + rng.randrange(1, 12)]
        elif kind == 2:
            changed[at:at] = rng.randbytes(rng.randrange(1, 8))
        elif kind == 3:
            changed[at:at] = changed[at : at + rng.randrange(1, 40)]
        else:
            changed[at:at] = rng.choice(TEXTS).encode(errors="replace")
    return bytes(changed)
