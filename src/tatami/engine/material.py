"""Material files: cards and boards as TOML, which owners of the game can correct."""

from __future__ import annotations

import tomllib
from typing import Any, TypeVar

import msgspec

from tatami.engine.errors import BadMaterial


class Material(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base class of the material of every game; `Game.check` validates it."""

    title: str
    certainty: str
    """`certain`, `likely` or `reconstructed`; shown to players."""


T = TypeVar("T", bound=Material)


def read_toml(kind: type[T], text: str) -> T:
    """Read material of this type from TOML; raises BadMaterial with one line."""
    try:
        return convert(kind, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadMaterial(f"this is not valid TOML: {_one_line(error)}") from None


def convert(kind: type[T], values: Any) -> T:
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadMaterial(_one_line(error)) from None


def _one_line(error: Exception) -> str:
    text = " ".join(str(error).split()).replace("`", "'").replace("$.", "")
    return text[:1].lower() + text[1:]
