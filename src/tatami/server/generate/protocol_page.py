"""Writes docs/protocol.md: `python -m tatami.server.generate.protocol_page FILE`.

The page is generated from the structs and routes; a test compares it with the committed file.
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
from tatami.server.wire import messages
from tatami.server.wire.struct_info import Field, Struct, members, reachable, shape

SERVER = Path(__file__).parent.parent

HEAD = """\
# What is said on the wire

<!-- Written by `python -m tatami.server.generate.protocol_page docs/protocol.md`; do not edit. -->

Everything is JSON in UTF-8. Times are milliseconds since 1970, or since the table was opened where
that is said. Types are written as in TypeScript; `?` marks fields that may be left out. `Json` is
any JSON value. The fields of a `View`, of a `GameEvent` and of a move's `MoveFields` depend on the
game. `GET /api/schema` is the OpenAPI description of the HTTP routes. The browser client's types
are generated from the same structs: `web/src/wire/generated.ts` for all that follows, and
`web/src/games/<key>/generated.ts` for each game's moves, views and events.

## A table, live

Ask `GET /api/me` first: it makes you a guest and gives you the cookie `tatami_player`, which every
request and the socket bring along. Then open a WebSocket at `/api/tables/{id}/live`. A page of
another site (by its `Origin`) is refused with HTTP status 403.

1. The server sends the whole table (`table`) as you may see it, then one `delta` for each entry.
   A delta's `number` is one more than the number before; if it is not, reconnect.
2. Say one of the messages below, with a number of your own in `ask`. It is answered with `ack`
   once it is safely stored, or with `refused`. Deltas may come before, between and after.
3. A `move` names the `number` of the table it was chosen at. If more than talk (a line of
   chat, a standing order of your own) came in between, it is refused with `look_again`: look at
   the deltas, choose again.
4. After a break, connect with `?after=` and the last number you have: if nothing happened since,
   no table is sent; otherwise the whole table is.
5. Without a socket: `GET /api/tables/{id}` with `If-None-Match`, and `POST /api/tables/{id}/say`.

| the socket closes with | because |
|---|---|
| 1012 | the server stops; `going_down` came before: reconnect after `retry` milliseconds |
| 4404 | there is no such table (`refused` came before) |
| 4008 | you read too slowly: reconnect, and take the whole table |
"""


def page() -> str:
    return "\n".join(
        [
            HEAD,
            *section("What a client says", "ClientIn", members(messages.ClientIn)),
            *section("What the server says", "ServerOut", members(messages.ServerOut)),
            "### Patches\n",
            patches(),
            *section("Parts of these", None, parts(messages.ClientIn, messages.ServerOut)),
            "## HTTP\n",
            *routes(),
            *section("What routes take and answer", None, [*HTTP, *parts_of(HTTP)]),
            "## Why something is refused\n",
            "Refusals are the same on the socket and over HTTP (`refused`); over HTTP they have",
            "these statuses. `rule`, `key` and `args` are there when a game's rule is broken.\n",
            *refusals(),
        ]
    )


def parts(*unions: Any) -> list[Struct]:
    return parts_of([struct for union in unions for struct in members(union)])


def parts_of(structs: list[Struct]) -> list[Struct]:
    return [struct for struct in reachable(structs) if struct not in structs]


# Messages.


def section(title: str, union: str | None, structs: list[Struct]) -> Iterator[str]:
    yield f"## {title}\n"
    if union is not None:
        yield f"`{union}` is one of these, told apart by `type`.\n"
    for struct in structs:
        yield from described(struct)


def described(struct: Struct) -> Iterator[str]:
    found = shape(struct)
    yield f"### {found.name}\n" if found.tag is None else f"### `{found.tag}`\n"
    if found.about:
        yield spoken(found.about) + "\n"
    rows = [row(field) for field in found.fields if field.name != "ask" or found.tag is None]
    if rows:
        yield "| field | type | |\n|---|---|---|"
        yield "\n".join(rows) + "\n"


def row(field: Field) -> str:
    mark = "?" if field.optional else ""
    kind = written(field.type).replace("|", "\\|")
    about = " ".join([spoken(field.about), *bounds(field.type), *default(field)]).strip()
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


def spoken(about: str) -> str:
    return re.sub(r"\bNone\b", "null", about)


def patches() -> str:
    """The format of `change`, from the docstring of the module that makes it."""
    source = (SERVER / "wire" / "delta.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[2] + "\n"


# Routes.


def routes() -> Iterator[str]:
    described_ = app.build(Settings()).openapi_schema.to_schema()
    yield "| route | takes | answers | |\n|---|---|---|---|"
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
    """The structs that a part of the description points to."""
    text = msgspec.json.encode(part).decode()
    names = [name.rpartition("_")[2] for name in re.findall(r"schemas/(\w+)", text)]
    if len(names) > 3:
        return "`ClientIn`"
    return " or ".join(f"`{name}`" for name in names)


# Refusals.


def refusals() -> Iterator[str]:
    yield "| code | status | in words |\n|---|---|---|"
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
    """A sentence from the source, with an ellipsis for each inserted value."""
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
