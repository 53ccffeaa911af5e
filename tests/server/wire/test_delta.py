"""Patches between arbitrary JSON values."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tatami.server.wire.delta import SAME, apply, diff, find

NAMES = st.sampled_from(["a", "b", "c", "0", "1", "=", "-", "+", ""])
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=3)
JSON: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Any, Any]:
    """Pairs of values; the second is often a changed copy of the first."""
    old = draw(JSON)
    return old, draw(JSON | changed(old))


def changed(value: Any) -> st.SearchStrategy[Any]:
    if isinstance(value, dict) and value:
        return st.fixed_dictionaries(
            {}, optional={key: st.just(part) | changed(part) for key, part in value.items()}
        )
    if isinstance(value, list) and value:
        same: st.SearchStrategy[Any] = st.tuples(
            *[st.just(part) | changed(part) for part in value]
        ).map(list)
        return same | JSON.map(lambda more: [*value, more])
    return JSON


@given(pairs())
def test_a_patch_turns_the_old_value_into_the_new_one(pair: tuple[Any, Any]) -> None:
    old, new = pair
    if old != new:
        patch = json.loads(json.dumps(diff(old, new)))
        assert apply(old, patch) == new


@given(pairs())
def test_applying_a_patch_does_not_change_the_old_value(pair: tuple[Any, Any]) -> None:
    old, new = pair
    before = json.dumps(old)
    if old != new:
        apply(old, diff(old, new))
    assert json.dumps(old) == before


def test_a_patch_is_as_small_as_the_change() -> None:
    old = {"board": [0] * 40, "hand": [{"card": 1}, {"card": 2}], "log": [1, 2]}
    new = {"board": [0] * 39 + [5], "hand": [{"card": 1}, {"card": 3}], "log": [1, 2, 3]}
    wanted = {"board": {"39": 5}, "hand": {"1": {"card": 3}}, "log": {"+": [3]}}
    assert diff(old, new) == wanted


class Stone(msgspec.Struct, frozen=True, kw_only=True):
    cell: str
    marks: list[int] = []


class Named(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="named"):
    name: str = ""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    stones: tuple[Stone, ...]
    top: Stone | Named | None
    counts: dict[int, int]


STONES = st.builds(Stone, cell=st.sampled_from("ab"), marks=st.lists(st.integers(0, 2), max_size=3))
BOARDS = st.builds(
    Board,
    stones=st.lists(STONES, max_size=3).map(tuple),
    top=st.none() | STONES | st.builds(Named, name=st.sampled_from(["", "x", "y"])),
    counts=st.dictionaries(st.integers(0, 3), st.integers(0, 1), max_size=3),
)


@given(BOARDS, BOARDS)
def test_structs_have_the_patch_of_their_json(old: Board, new: Board) -> None:
    before, after = json.loads(msgspec.json.encode(old)), json.loads(msgspec.json.encode(new))
    found = find(old, new)
    assert (found is SAME) == (before == after)
    if found is not SAME:
        assert apply(before, json.loads(msgspec.json.encode(found))) == after
