"""Behind a reverse proxy: who really asks, by which address, over which protocol.

`X-Forwarded-For`, `-Proto` and `-Host` count only when the connection comes from an address that
`trusted_proxies` names; anybody else could write them. uvicorn's own handling is turned off, for
it trusts this machine unasked and knows nothing of the host.
"""

from __future__ import annotations

import ipaddress
from typing import Any

from tatami.server.settings import BadSettings

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
FORWARDING = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded", b"via")


def networks(setting: str) -> list[Network]:
    try:
        return [ipaddress.ip_network(part.strip()) for part in setting.split(",") if part.strip()]
    except ValueError as error:
        raise BadSettings(f"the setting trusted_proxies is wrong: {error}") from None


class Proxied:
    """ASGI: rewrites a connection to what it was before the trusted proxies."""

    def __init__(self, app: Any, trusted: list[Network]) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = scope["headers"]
            scope["tatami.forwarded"] = any(name in FORWARDING for name, _ in headers)
            if scope.get("client") and self.trusts(scope["client"][0]):
                scope = self.before(scope)
        await self.app(scope, receive, send)

    def trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.strip("[]"))
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in network for network in self.trusted)

    def before(self, scope: Any) -> Any:
        headers = scope["headers"]
        scope = {**scope, "headers": list(headers)}
        if client := self.client(values(headers, b"x-forwarded-for")):
            scope["client"] = (client, 0)
        if proto := values(headers, b"x-forwarded-proto"):
            secure = proto[-1].lower() in ("https", "wss")
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = plain + ("s" if secure else "")
        if host := values(headers, b"x-forwarded-host"):
            kept = [pair for pair in headers if pair[0] != b"host"]
            scope["headers"] = [*kept, (b"host", host[-1].encode("latin-1"))]
        return scope

    def client(self, chain: list[str]) -> str:
        """The last address that no trusted proxy vouches for: what lies before it may be lies."""
        for address in reversed(chain):
            if not self.trusts(address):
                return address
        return chain[0] if chain else ""


def values(headers: Any, wanted: bytes) -> list[str]:
    """The parts of a header that may be repeated and may be a list."""
    text = ",".join(value.decode("latin-1") for name, value in headers if name == wanted)
    return [part.strip() for part in text.split(",") if part.strip()]


def is_local(scope: Any) -> bool:
    """Does somebody on this machine ask us directly, by a name of this machine?

    A proxy here would make everybody local, so what came through one is not. The name keeps out
    web pages that point a name of theirs to this machine.
    """
    if scope.get("tatami.forwarded") or not scope.get("client"):
        return False
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    try:
        here = ipaddress.ip_address(scope["client"][0]).is_loopback
    except ValueError:
        return False
    return here and name.strip("[]") in ("127.0.0.1", "::1", "localhost")
