"""The options of a game: named, checked, with defaults and descriptions."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from tatami.engine.errors import BadOptions

YES = ("on", "yes", "true", "1")
NO = ("off", "no", "false", "0")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base class of the options of every game. Fields declare bounds with `msgspec.Meta`."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The description of one option."""

    name: str
    default: str
    values: str
    """`on or off`, `3 to 300`, or the allowed words."""
    about: str
    rule: str


O = TypeVar("O", bound=Options)  # noqa: E741 - the one letter for options


def describe(kind: type[Options]) -> list[OptionInfo]:
    """Describe each option, in the order of declaration."""
    return [_describe_field(field) for field in fields(kind)]


@functools.cache
def fields(kind: type[Options]) -> tuple[inspect.Field, ...]:
    """The options as msgspec sees them; looked up once, since every new game checks its options."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _describe_field(field: inspect.Field) -> OptionInfo:
    about, rule, kind = "", "", field.type
    if isinstance(kind, inspect.Metadata):
        about = (kind.extra_json_schema or {}).get("description", "")
        rule = (kind.extra or {}).get("rule", "")
        kind = kind.type
    return OptionInfo(
        name=field.name, default=show(field.default), values=_values(kind), about=about, rule=rule
    )


def _values(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.BoolType):
        return "on or off"
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge} to {kind.le}"
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(str(value) for value in kind.values)
    return "text"


def show(value: object) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def build(kind: type[O], values: Mapping[str, Any]) -> O:
    """Options from names and values; raises BadOptions with one line."""
    known = {info.name: info for info in describe(kind)}
    for name in values:
        if name not in known:
            raise BadOptions(_unknown(name, list(known)))
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            problem = f"option {name} cannot be {show(value)!r}: it is {known[name].values}"
            raise BadOptions(problem) from None
    return msgspec.convert(dict(values), kind)


def parse(kind: type[O], settings: Iterable[str]) -> O:
    """Options from texts such as `jumping=off`."""
    values: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadOptions(f"write an option as name=value, not {setting!r}")
        values[name.strip()] = _read_value(text.strip())
    return build(kind, values)


def _read_value(text: str) -> Any:
    if text.lower() in YES[:3]:
        return True
    if text.lower() in NO[:3]:
        return False
    return int(text) if text.lstrip("-").isdigit() else text


def changed(options: Options) -> dict[str, Any]:
    """The options that differ from the defaults, as records store them."""
    default = type(options)()
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(default, name)
    }


def _unknown(name: str, known: list[str]) -> str:
    if not known:
        return f"there is no option {name!r}: this game has none"
    return f"there is no option {name!r}; choose from {', '.join(known)}"
