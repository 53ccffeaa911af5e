"""Requests and commands made from the server's own description (OpenAPI): mostly of the right
shape, with wrong values in some places, and now and then with no shape at all."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from tatami.checks.fuzz import junk

WRONG = 0.06
"""The share of values that are replaced by junk."""
BROKEN_BYTES = 0.08
"""The share of bodies whose bytes are changed."""
EXPENSIVE = ("/api/account", "/api/session", "/api/me/delete", "/api/me/export")
"""Paths below which passwords are hashed: one request in twenty of those drawn is sent."""
MAX_DEPTH = 6


class Request(NamedTuple):
    method: str
    path: str
    body: bytes
    content_type: str

    def text(self) -> str:
        return f"{self.method} {self.path} ({self.content_type})\n{self.body!r}"


class Words(NamedTuple):
    """Words that mean something to the server, by the name of the parameter or field."""

    by_name: dict[str, list[Any]]

    def pick(self, name: str, rng: Random) -> Any:
        known = self.by_name.get(name)
        return rng.choice(known) if known else None


class RequestMaker:
    """Draws requests for every operation of the OpenAPI document."""

    def __init__(self, schema: dict[str, Any], words: Words) -> None:
        self.schemas: dict[str, Any] = schema["components"]["schemas"]
        self.words = words
        said = schema["paths"]["/api/tables/{table}/say"]["post"]["requestBody"]
        self.commands: dict[str, Any] = said["content"]["application/json"]["schema"]
        """What is said at a table, by HTTP or on its socket."""
        self.operations = [
            (method.upper(), path, operation)
            for path, item in sorted(schema["paths"].items())
            for method, operation in sorted(item.items())
        ]

    def request(self, rng: Random) -> Request:
        while True:
            method, path, operation = rng.choice(self.operations)
            if not path.startswith(EXPENSIVE) or rng.random() < 0.05:
                return self.fill(method, path, operation, rng)

    def fill(self, method: str, path: str, operation: dict[str, Any], rng: Random) -> Request:
        query = []
        for parameter in operation.get("parameters", []):
            value = self.parameter(parameter, rng)
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", quoted(value))
            elif rng.random() < 0.6:
                query.append((parameter["name"], value))
        if query:
            path += "?" + urlencode(query, errors="replace")
        body, kind = self.body(operation, rng)
        return Request(method, path, body, kind)

    def parameter(self, parameter: dict[str, Any], rng: Random) -> str:
        known = self.words.pick(parameter["name"], rng)
        if known is not None and rng.random() < 0.8:
            return str(known)
        if rng.random() < 0.5:
            return str(self.value(parameter["schema"], parameter["name"], rng, 0))[:300]
        return str(rng.choice(junk.TEXTS))[:300]

    def body(self, operation: dict[str, Any], rng: Random) -> tuple[bytes, str]:
        wanted = operation.get("requestBody")
        kind = "application/json" if rng.random() < 0.97 else rng.choice(junk.TEXTS[:6])
        if wanted is None:
            record = self.words.pick("record", rng)
            return (record.encode() if rng.random() < 0.5 else b""), kind
        schema = next(iter(wanted["content"].values()))["schema"]
        return self.encoded(schema, rng), kind

    def encoded(self, schema: dict[str, Any], rng: Random) -> bytes:
        if rng.random() < 0.01:
            return junk.deep(rng)
        value = self.value(schema, "", rng, 0)
        data = junk.encode(value)
        return junk.mutate(data, rng) if rng.random() < BROKEN_BYTES else data

    def value(self, schema: dict[str, Any], name: str, rng: Random, depth: int) -> Any:
        """A value of this schema, or junk."""
        if rng.random() < WRONG / (1 + depth) or depth > MAX_DEPTH:
            return junk.junk(rng)
        known = self.words.pick(name, rng)
        if known is not None and rng.random() < 0.7:
            return known
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], name, rng, depth)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(rng.choice(schema[choice]), name, rng, depth)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        return self.plain(schema, rng, depth)

    def plain(self, schema: dict[str, Any], rng: Random, depth: int) -> Any:
        kind = schema.get("type", "object")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "object":
            return self.object(schema, rng, depth)
        if kind == "array":
            items = schema.get("items", {"type": "integer"})
            return [self.value(items, "", rng, depth + 1) for _ in range(rng.randrange(3))]
        simple: dict[str, tuple[Any, ...]] = {
            "boolean": (True, False),
            "integer": (0, 1, 2, 3, rng.randrange(100), -1),
            "number": (rng.random() * 100,),
            "string": ("x", "Ann", "a b", "pass", "Ben", "well played", rng.choice(junk.TEXTS)),
        }
        return rng.choice(simple.get(kind, (None,)))

    def object(self, schema: dict[str, Any], rng: Random, depth: int) -> dict[str, Any]:
        required = schema.get("required", [])
        made = {
            name: self.value(field, name, rng, depth + 1)
            for name, field in schema.get("properties", {}).items()
            if (name in required and rng.random() > 0.03) or rng.random() < 0.5
        }
        if rng.random() < 0.05:
            made[rng.choice(junk.TEXTS)] = junk.junk(rng)
        return made


def quoted(value: str) -> str:
    """A part of a path. Seldom-used characters stay as they are where HTTP allows it."""
    return quote(value, safe="", errors="replace") or "%20"
