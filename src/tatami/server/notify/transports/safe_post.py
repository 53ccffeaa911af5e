"""Sends a POST to a URL that a player entered, without letting it reach private networks.

A player could enter an address inside the server's own network. So the host name is resolved here,
every resolved address must be public, and the connection goes to the address that was checked: a
name that resolves differently the second time gains nothing. Redirects are not followed, and only
the status of the response is read.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import re
import ssl
from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from tatami.server.notify.transports.host_lookup import Resolver

TIMEOUT = 10.0
MAX_HEAD = 16_384
MAX_URL = 1000
HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that a NAT64 gateway translates to the IPv4 address in their last 32 bits."""

SPECIAL = tuple(
    ipaddress.ip_network(text)
    for text in (
        "192.88.99.0/24",  # relays of 6to4, which deliver into networks of others
        "fec0::/10",  # site-local, the former private addresses of IPv6
        "64:ff9b:1::/48",  # NAT64 inside one network
        "100::/64",  # discarded
        "2001::/23",  # protocols of the IETF
        "3fff::/20",  # documentation
        "5f00::/16",  # segment routing inside one network
    )
)
"""Networks that `ipaddress` of some Python versions takes for public."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class AddressRefused(Exception):
    """The server never sends to this URL."""


class PostResponse(msgspec.Struct, frozen=True):
    status: int
    retry_after: int = 0
    """Seconds, from the header `Retry-After`."""


@functools.cache
def system_certificates() -> ssl.SSLContext:
    """The certificates of the system, loaded once."""
    return ssl.create_default_context()


class SafePoster:
    """`private` also allows private networks and plain HTTP: for tests and closed networks."""

    def __init__(
        self,
        private: bool = False,
        context: ssl.SSLContext | None = None,
        resolver: Resolver | None = None,
    ) -> None:
        self.private = private
        self.context = context or system_certificates()
        self.resolver = resolver or Resolver()

    def check(self, url: str) -> SplitResult:
        """The parts of an acceptable URL; raises AddressRefused. `resolve` checks the host."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise AddressRefused("this is not a valid URL") from None
        if parts.scheme != "https" and not (self.private and parts.scheme == "http"):
            raise AddressRefused("the URL must start with https://")
        if len(url) > MAX_URL or not url.isascii() or re.search(r"[\s\x00-\x1f\x7f]", url):
            raise AddressRefused("this is not a valid URL")
        host = parts.netloc.rpartition("@")[2].removesuffix(f":{port}")
        if "@" in parts.netloc or not HOST.fullmatch(host):
            raise AddressRefused("the URL must have a host and no user name")
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> PostResponse:
        """Raises AddressRefused, OSError (ssl included), TimeoutError."""
        parts = self.check(url)
        async with asyncio.timeout(TIMEOUT):
            address, port = await self.resolve(parts)
            return await self.send(parts, address, port, build_request(parts, body, headers))

    async def resolve(self, parts: SplitResult) -> tuple[str, int]:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        addresses = await self.resolver.resolve(host, port)
        if not self.private and not all(is_public(address) for address in addresses):
            raise AddressRefused("the host is not on the public internet")
        return addresses[0], port

    async def send(
        self, parts: SplitResult, address: str, port: int, request: bytes
    ) -> PostResponse:
        secure: dict[str, Any] = {"ssl": self.context, "server_hostname": parts.hostname}
        reader, writer = await asyncio.open_connection(
            address, port, limit=MAX_HEAD, **(secure if parts.scheme == "https" else {})
        )
        try:
            writer.write(request)
            await writer.drain()
            response = parse_response(await reader.readuntil(b"\r\n\r\n"))
            while response.status < 200:  # informational responses such as 100 Continue
                response = parse_response(await reader.readuntil(b"\r\n\r\n"))
            return response
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise OSError("not an HTTP response") from error
        finally:
            writer.transport.abort()


def is_public(text: str) -> bool:
    """Is this a public address, also after unwrapping an embedded IPv4 address?"""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        embedded = embedded_ipv4(address)
        if embedded is not None:
            return is_public(str(embedded))
    if any(address in network for network in SPECIAL if network.version == address.version):
        return False
    special = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not address.is_private and not special


def embedded_ipv4(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that this IPv6 address is translated to."""
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


def build_request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Connection: close",
        "User-Agent: Tatami",
        f"Content-Length: {len(body)}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def parse_response(head: bytes) -> PostResponse:
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", head)
    if found is None:
        raise OSError("not an HTTP response")
    wait = re.search(rb"(?i)\r\nretry-after: *(\d{1,6})\r\n", head)
    return PostResponse(int(found[1]), int(wait[1]) if wait else 0)
