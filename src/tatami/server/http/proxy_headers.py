"""The original client address, scheme and host of requests that come through a reverse proxy.

The server uses `X-Forwarded-For`, `-Proto` and `-Host` only if the connection comes from an
address in `trusted_proxies`; anyone else could forge them. uvicorn's own handling is off, because
it trusts this machine by default and ignores the host.
"""

from __future__ import annotations

import ipaddress
from typing import Any

from tatami.server.settings import BadSettings

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
FORWARDING = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded", b"via")


def parse_networks(setting: str) -> list[Network]:
    try:
        return [ipaddress.ip_network(part.strip()) for part in setting.split(",") if part.strip()]
    except ValueError as error:
        raise BadSettings(f"the setting trusted_proxies is wrong: {error}") from None


def is_in(networks: list[Network], address: str) -> bool:
    if not networks:
        return False
    try:
        found = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return any((mapped or found) in network for network in networks)


class TrustedProxies:
    """ASGI middleware that restores the connection as it was before the trusted proxies."""

    def __init__(self, app: Any, trusted: list[Network]) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = scope["headers"]
            scope["tatami.forwarded"] = any(name in FORWARDING for name, _ in headers)
            if scope.get("client") and self.trusts(scope["client"][0]):
                scope = {**self.original_scope(scope), "tatami.proxied": True}
        await self.app(scope, receive, send)

    def trusts(self, address: str) -> bool:
        return is_in(self.trusted, address)

    def original_scope(self, scope: Any) -> Any:
        headers = scope["headers"]
        scope = {**scope, "headers": list(headers)}
        if client := self.client(header_values(headers, b"x-forwarded-for")):
            scope["client"] = (client, 0)
        if proto := header_values(headers, b"x-forwarded-proto"):
            secure = proto[-1].lower() in ("https", "wss")
            plain = "ws" if scope["type"] == "websocket" else "http"
            scope["scheme"] = plain + ("s" if secure else "")
        if host := header_values(headers, b"x-forwarded-host"):
            kept = [pair for pair in headers if pair[0] != b"host"]
            scope["headers"] = [*kept, (b"host", host[-1].encode("latin-1"))]
        return scope

    def client(self, chain: list[str]) -> str:
        """The last address that is no trusted proxy; earlier addresses may be forged."""
        for address in reversed(chain):
            if not self.trusts(address):
                return address
        return chain[0] if chain else ""


def header_values(headers: Any, wanted: bytes) -> list[str]:
    """The values of a header that may be repeated or a comma-separated list."""
    text = ",".join(value.decode("latin-1") for name, value in headers if name == wanted)
    return [part.strip() for part in text.split(",") if part.strip()]


def is_local(scope: Any) -> bool:
    """Is this a direct request from this machine, to a local host name?

    A local proxy would make all requests local, so forwarded requests do not count. The check of
    the host name prevents DNS rebinding.
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
