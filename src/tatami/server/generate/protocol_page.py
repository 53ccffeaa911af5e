"""Generates docs/protocol.md: `python -m tatami.server.generate.protocol_page FILE`.

The page is built from the structs and routes, and a test compares it with the committed file.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from tatami.server.generate.typescript import HTTP, written
from tatami.server.http import app
from tatami.server.settings import Settings
from tatami.server.tables.refusals import REFUSALS
from tatami.server.wire import lobby_messages, messages
from tatami.server.wire.struct_info import Field, Struct, members, reachable, shape

SERVER = Path(__file__).parent.parent

HEAD = """\
# Protocol

<!-- Written by `python -m tatami.server.generate.protocol_page docs/protocol.md`; do not edit. -->

All messages are JSON in UTF-8. Times are milliseconds since 1970, or since the creation of the
table where the description says so. Types are written as in TypeScript; `?` marks optional fields.
`Json` is any JSON value. The fields of a `View`, of a `GameEvent` and of a move's `MoveFields`
depend on the game. `GET /api/schema` is the OpenAPI description of the HTTP routes. The types of
the browser client are generated from the same structs: `web/src/wire/generated.ts` for all
messages, and `web/src/games/<key>/generated.ts` for the moves, views and events of each game.

## Playing at a table

Start with `GET /api/me`: it makes you a guest and sets the cookie `tatami_player`, which all
requests and the socket must send. Then open a WebSocket at `/api/tables/{id}/live`. The server
refuses pages of another site (by their `Origin`) with HTTP status 403.

1. The server sends the whole table (`table`) as you may see it, then one `delta` for each entry.
   The `number` of a delta is one more than the previous number; if it is not, reconnect.
2. Send commands with a number of your choice in `ask`. The server answers with `ack` when the
   command is stored, or with `refused`. Deltas may arrive before and after the answer.
3. A `move` names the `number` of the table for which you chose it. If an entry other than chat or
   your own auto-reply was added since, the server refuses the move with `look_again`: read the
   deltas and choose again.
4. To reconnect, pass the last number that you have as `?after=`. The server sends the deltas that
   you missed, or the whole table.
5. Without a socket, use `GET /api/tables/{id}` with `If-None-Match`, and
   `POST /api/tables/{id}/say`.

| close code | reason |
|---|---|
| 1012 | the server stops; it sent `going_down` first: reconnect after `retry` milliseconds |
| 1013 | the server or your address has too much to do; it sent `refused` first: reconnect later |
| 4008 | the client reads too slowly: reconnect |
| 4401 | the session has ended: sign in again |
| 4403 | a page of another site tried to connect (HTTP status 403) |
| 4404 | the table does not exist; the server sent `refused` first |
| 4500 | an internal error; the server sent `refused` with its id first: report it to the operator |
"""

LOBBY = """\
## The lobby

A second WebSocket, `/api/lobby/live`, is for people who are not at a table. It tells what happens
on the server (`lobby`), which of the people you follow are here (`known_here`) and how many
invitations you have (`invitations`), each at the start and when it changes.

Send `seek` to find a game. You receive `seeking` while you wait and `paired` when the game begins.
The wait ends when you send `stop_seeking` or the socket closes. After a lost connection, send the
same `seek` again within a minute: you keep your place, or you are told the table where you have a
seat. `refused`, `pong` and `going_down` and the close codes are those of a table.
"""


def page() -> str:
    return "\n".join(
        [
            HEAD,
            *section("Commands from the client", "ClientIn", members(messages.ClientIn)),
            *section("Messages from the server", "ServerOut", members(messages.ServerOut)),
            "### Patches\n",
            patches(),
            LOBBY,
            *section("Lobby messages from the client", "LobbyIn", members(lobby_messages.LobbyIn)),
            *section("Lobby messages from the server", "LobbyOut", own_lobby_messages()),
            *section(
                "Parts of messages",
                None,
                parts(messages.ClientIn, messages.ServerOut, lobby_messages.LobbyOut),
            ),
            "## HTTP\n",
            *routes(),
            *section("Request and response bodies", None, [*HTTP, *parts_of(HTTP)]),
            "## Refusals\n",
            "Refusals (`refused`) are the same on the socket and over HTTP, where they have these",
            "statuses. An illegal move also has `rule`, `key` and `args`.\n",
            *refusals(),
        ]
    )


def own_lobby_messages() -> list[Struct]:
    """Without those that the socket of a table sends, too."""
    shared = members(messages.ServerOut)
    return [one for one in members(lobby_messages.LobbyOut) if one not in shared]


def parts(*unions: Any) -> list[Struct]:
    return parts_of([struct for union in unions for struct in members(union)])


def parts_of(structs: list[Struct]) -> list[Struct]:
    return [struct for struct in reachable(structs) if struct not in structs]


# Messages.


def section(title: str, union: str | None, structs: list[Struct]) -> Iterator[str]:
    yield f"## {title}\n"
    if union is not None:
        yield f"`{union}` is one of these; `type` is the tag.\n"
    for struct in structs:
        yield from described(struct)


def described(struct: Struct) -> Iterator[str]:
    found = shape(struct)
    yield f"### {found.name}\n" if found.tag is None else f"### `{found.tag}`\n"
    if found.about:
        yield with_null(found.about) + "\n"
    rows = [row(field) for field in found.fields if field.name != "ask" or found.tag is None]
    if rows:
        yield "| field | type | |\n|---|---|---|"
        yield "\n".join(rows) + "\n"


def row(field: Field) -> str:
    mark = "?" if field.optional else ""
    kind = written(field.type).replace("|", "\\|")
    about = " ".join([with_null(field.about), *bounds(field.type), *default(field)]).strip()
    return f"| `{field.name}{mark}` | `{kind}` | {about.replace(chr(10), ' ')} |"


def default(field: Field) -> Iterator[str]:
    if field.optional and field.default not in (None, ""):
        yield f"Default `{msgspec.json.encode(field.default).decode()}`."


def bounds(kind: Any) -> Iterator[str]:
    """The declared limits of a value."""
    if isinstance(kind, types.UnionType):
        for part in kind.types:
            yield from bounds(part)
    if isinstance(kind, types.StrType) and kind.max_length is not None:
        yield f"{kind.min_length or 0} to {kind.max_length} characters."
    if isinstance(kind, types.IntType) and kind.ge is not None and kind.le is not None:
        yield f"{kind.ge} to {kind.le}."


def with_null(about: str) -> str:
    return re.sub(r"\bNone\b", "null", about)


def patches() -> str:
    """The format of `change`: the docstring of the module `delta`."""
    source = (SERVER / "wire" / "delta.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[2] + "\n"


# Routes.


def routes() -> Iterator[str]:
    described_ = app.build(Settings()).openapi_schema.to_schema()
    yield "| route | request | response | |\n|---|---|---|---|"
    rows = [
        route_row(path, method, operation)
        for path, methods in described_["paths"].items()
        for method, operation in methods.items()
    ]
    yield "\n".join(sorted(rows)) + "\n"


def route_row(path: str, method: str, operation: dict[str, Any]) -> str:
    takes = kinds(operation.get("requestBody", {}))
    good = {code: found for code, found in operation["responses"].items() if code < "3"}
    about = operation.get("description", "").partition("\n\n")[0].replace("\n", " ")
    return f"| `{method.upper()} {path}` | {takes} | {kinds(good)} | {about} |"


def kinds(part: Any) -> str:
    """The structs that a part of the OpenAPI description refers to."""
    text = msgspec.json.encode(part).decode()
    names = [name.rpartition("_")[2] for name in re.findall(r"schemas/(\w+)", text)]
    if len(names) > 3:
        return "`ClientIn`"
    return " or ".join(f"`{name}`" for name in names)


# Refusals.


def refusals() -> Iterator[str]:
    yield "| code | status | sentence |\n|---|---|---|"
    found: dict[str, list[str]] = {}
    for file in sorted(SERVER.rglob("*.py")):
        for code, sentence in refusals_in(ast.parse(file.read_text(encoding="utf-8"))):
            found.setdefault(code, [])
            if sentence and sentence not in found[code]:
                found[code].append(sentence)
    for code, sentences in sorted(found.items()):
        yield f"| `{code}` | {REFUSALS[code].status} | {'; '.join(sentences)} |"
    yield ""


def refusals_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Refusal"
            and len(node.args) >= 2
            and isinstance(node.args[0], ast.Constant)
        ):
            yield str(node.args[0].value), sentence_of(node.args[1])


def sentence_of(node: ast.expr) -> str:
    """The sentence from the source, with an ellipsis for inserted values."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values
        )
    return ""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tatami.server.generate.protocol_page FILE", file=sys.stderr)
        return 2
    Path(arguments[0]).write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
