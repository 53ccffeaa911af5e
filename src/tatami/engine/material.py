"""Material files: cards and boards as TOML, which owners of the game can correct."""

from __future__ import annotations

import re
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


MAX_LENGTH = 32_000
"""Characters of a material file; the longest of ours has 4,000."""
MAX_KEY_PARTS = 8
"""Parts of a dotted key: `a.b.c` has three. The parser takes quadratic time for them."""
TOKEN = re.compile(r"""[\w-]+|"[^"\n]*"|'[^'\n]*'|[ \t]+|.""", re.DOTALL)


def check_size(text: str) -> None:
    """Refuse a text that would take long to parse, in time that grows with its length alone."""
    if len(text) > MAX_LENGTH:
        raise BadMaterial(f"the text is longer than {MAX_LENGTH:,} characters")
    parts, dotted = 0, True
    for found in TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dotted = True
        elif not token.isspace() or "\n" in token:
            parts = parts + 1 if dotted and is_key(token) else int(is_key(token))
            dotted = False
        if parts > MAX_KEY_PARTS:
            raise BadMaterial(f"a key has more than {MAX_KEY_PARTS} parts")


def is_key(token: str) -> bool:
    return token[0] in "\"'" or token[0].isalnum() or token[0] in "_-"


def read_toml(kind: type[T], text: str) -> T:
    """Read material of this type from TOML; raises BadMaterial with one line."""
    check_size(text)
    try:
        return convert(kind, tomllib.loads(text))
    except RecursionError:
        raise BadMaterial("the text is nested too deeply") from None
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
