"""Reads and checks the settings that follow a bot's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from tatami.bots.errors import BadBot

S = TypeVar("S", bound=msgspec.Struct)


def read_settings(name: str, kind: type[S], given: Mapping[str, Any]) -> S:
    """The settings of a bot from texts or values; raises BadBot with one line."""
    known = [field.name for field in msgspec.structs.fields(kind)]
    for setting in given:
        if setting not in known:
            raise BadBot(f"{name} has no setting {setting!r}; choose from {', '.join(known)}")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadBot(f"{name}: {error}") from None
