"""Generates the TypeScript types: `python -m tatami.server.generate.typescript FILE`.

They cover all messages, the bodies of HTTP routes, and the moves, views and events of each game.
The same sources always give the same file.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import inspect as types

import tatami
from tatami.engine.game import Game
from tatami.engine.game_types import Decision, Event, Outcome
from tatami.server.http import api_types as http_types
from tatami.server.http.routes import lessons
from tatami.server.notify import api_types as notify_types
from tatami.server.people import api_types as people_types
from tatami.server.people import history, leaderboards, player_stats
from tatami.server.tables import forks
from tatami.server.tables.create_table import NewTable
from tatami.server.thinking import analyses
from tatami.server.wire import lesson_scene, messages
from tatami.server.wire.struct_info import (
    Field,
    Struct,
    alternatives,
    members,
    reachable,
    shape,
)

Names = dict[Struct, str]

HEAD = """\
// Written by `python -m tatami.server.generate.typescript`; do not edit.
"""

TAIL = """\
/** A table of a game, with that game's own view. */
export type TableOf<G extends keyof Games> = Omit<TableOut, "game" | "view"> & {
  game: G;
  view: Games[G]["view"] | null;
};
"""

HTTP: list[Struct] = [
    NewTable, http_types.Me, http_types.GameOut, http_types.CreatedTable, http_types.TableLists,
    http_types.SeatCode, http_types.ClaimSeat, http_types.ClaimedSeat,
    people_types.NameAndPassword, people_types.NewName, people_types.NewPassword,
    people_types.DeleteAccount, people_types.MuteOrBlock, people_types.NewReport,
    people_types.Account, people_types.PersonOut, people_types.MutedOrBlocked,
    people_types.AccountOut, people_types.LeaderboardOptIn, player_stats.RatingPast,
    leaderboards.Leaderboard, http_types.RunningTable, notify_types.PreferencesIn,
    notify_types.PushSubscriptionIn, notify_types.EmailIn, notify_types.WebhookIn,
    notify_types.ChannelIn, notify_types.Notifications, notify_types.Tested, notify_types.Stopped,
    notify_types.Resume, history.GamesPage, analyses.AnalysisOut, analyses.HintOut, forks.Fork,
    forks.ForkRecord, lessons.LessonOut, lesson_scene.SceneOut,
]  # fmt: skip


def write(keys: Iterable[str]) -> str:
    """The whole file, for these games."""
    commands, replies = members(messages.ClientIn), members(messages.ServerOut)
    shared = reachable([*commands, *replies, *HTTP, Decision, Outcome])
    games = {key: tatami.game(key) for key in keys}
    parts = [
        HEAD,
        *(interface(struct, {}) for struct in shared),
        alias("ClientIn", commands, {}),
        alias("ServerOut", replies, {}),
        *(namespace(game, set(shared)) for game in games.values()),
        games_map(games),
        TAIL,
    ]
    return "\n".join(parts)


def namespace(game: Game[Any], shared: set[Struct]) -> str:
    """The structs of a game, in a namespace: other games have structs of the same names."""
    moves = members(get_type_hints(type(game).move)["return"])
    views = members(get_type_hints(type(game).view)["return"])
    events = events_of(game)
    own = [struct for struct in reachable([*moves, *views, *events]) if struct not in shared]
    names = named(own)
    parts = [interface(struct, names) for struct in own]
    for name, kinds in (("Move", moves), ("View", views), ("Event", events)):
        if [names[struct] for struct in kinds] != [name]:
            parts.append(alias(name, kinds, names))
    body = "\n".join(parts).rstrip()
    return f"export namespace {title(game.key)} {{\n{indented(body)}\n}}\n"


def named(structs: list[Struct]) -> Names:
    """The names of the structs; if a move and an event share a name, the event gets a suffix."""
    found: Names = {}
    for struct in sorted(structs, key=lambda kind: issubclass(kind, Event)):
        taken = struct.__name__ in found.values()
        found[struct] = struct.__name__ + ("Event" if taken else "")
    assert len(set(found.values())) == len(found), "two structs have the same name"
    return found


def events_of(game: Game[Any]) -> list[Struct]:
    """Every event struct that the game's package declares."""
    found = [kind for kind in kinds_of(Event) if kind.__module__.startswith(game.package)]
    return sorted(found, key=lambda kind: (kind.__module__, str(kind.__struct_config__.tag)))


def kinds_of(base: Struct) -> list[Struct]:
    return [kind for child in base.__subclasses__() for kind in (child, *kinds_of(child))]


def games_map(games: dict[str, Game[Any]]) -> str:
    lines = [
        f"  {json.dumps(key)}: {{ move: {name}.Move; view: {name}.View; event: {name}.Event }};"
        for key, name in ((key, title(key)) for key in games)
    ]
    return "\n".join(["export interface Games {", *lines, "}", ""])


def title(key: str) -> str:
    return "".join(part.capitalize() for part in key.replace("-", "_").split("_"))


def interface(struct: Struct, names: Names) -> str:
    found = shape(struct)
    lines = [*note(found.about), f"export interface {name_of(struct, names)} {{"]
    if found.tag is not None:
        lines.append(f"  type: {json.dumps(found.tag)};")
    for field in found.fields:
        lines += [f"  {line}" for line in property_(field, names)]
    return "\n".join([*lines, "}", ""])


def name_of(struct: Struct, names: Names) -> str:
    return names.get(struct, struct.__name__)


def property_(field: Field, names: Names) -> list[str]:
    mark = "?" if field.optional else ""
    return [*note(field.about), f"{field.name}{mark}: {written(field.type, names)};"]


def note(about: str) -> list[str]:
    if not about:
        return []
    lines = re.sub(r"\bNone\b", "null", about).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def alias(name: str, kinds: list[Struct], names: Names) -> str:
    shown = " | ".join(name_of(kind, names) for kind in kinds) or "never"
    return f"export type {name} = {shown};\n"


def indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else "" for line in text.splitlines())


PLAIN: dict[type, str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
}


def written(kind: types.Type, names: Names = {}) -> str:  # noqa: B006 - never changed
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.Metadata):
        return written(kind.type, names)
    if isinstance(kind, types.StrType):
        return " | ".join(map(json.dumps, alternatives(kind))) or "string"
    if isinstance(kind, types.StructType):
        return name_of(kind.cls, names)
    if isinstance(kind, types.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    return written_whole(kind, names)


def written_whole(kind: types.Type, names: Names) -> str:
    """Types that contain other types."""
    if isinstance(kind, types.UnionType):
        return " | ".join(dict.fromkeys(written(part, names) for part in kind.types))
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(part, names) for part in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type, names)}>"
    if isinstance(kind, types.CollectionType):
        item = written(kind.item_type, names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    raise TypeError(f"no TypeScript for {kind}")


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tatami.server.generate.typescript FILE", file=sys.stderr)
        return 2
    Path(arguments[0]).write_text(write(tatami.game_keys()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
