"""A POST to an address that a player gave us: over HTTPS, to the outside world, and no further.

Whoever may name an address could name one inside our own network. So the name is looked up here,
every address it has must be public, and the connection goes to the very address that was checked:
a name that answers differently the second time gains nothing. Redirects are not followed, and of
the answer only the status is read.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

TIMEOUT = 10.0
LONGEST_HEAD = 16_384
LONGEST_URL = 1000
HOST = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
EMBEDDING = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that a gateway turns into the IPv4 address at their end."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class AddressRefused(Exception):
    """We do not send there, whatever happens."""


class Answer(msgspec.Struct, frozen=True):
    status: int
    retry_after: int = 0
    """Seconds, if it asks for patience."""


@functools.cache
def system_certificates() -> ssl.SSLContext:
    """Read once: there are hundreds of them."""
    return ssl.create_default_context()


class SafePoster:
    """Sends. `private` is for tests and for hosts whose players are all in their own network."""

    def __init__(self, private: bool = False, context: ssl.SSLContext | None = None) -> None:
        self.private = private
        self.context = context or system_certificates()

    def check(self, url: str) -> SplitResult:
        """The parts of an address that may be one of ours; raises AddressRefused."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise AddressRefused("this is no address") from None
        if parts.scheme != "https" and not (self.private and parts.scheme == "http"):
            raise AddressRefused("the address must begin with https://")
        if len(url) > LONGEST_URL or not url.isascii() or re.search(r"[\s\x00-\x1f\x7f]", url):
            raise AddressRefused("this is no address")
        host = parts.netloc.rpartition("@")[2].removesuffix(f":{port}")
        if "@" in parts.netloc or not HOST.fullmatch(host):
            raise AddressRefused("the address must name a host, and no user")
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Raises AddressRefused, OSError (ssl included), TimeoutError."""
        parts = self.check(url)
        async with asyncio.timeout(TIMEOUT):
            address, port = await self.look_up(parts)
            return await self.send(parts, address, port, request(parts, body, headers))

    async def look_up(self, parts: SplitResult) -> tuple[str, int]:
        host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(place[4][0]) for place in found]
        if not self.private and not all(is_public(address) for address in addresses):
            raise AddressRefused("the address is not in the public internet")
        return addresses[0], port

    async def send(self, parts: SplitResult, address: str, port: int, said: bytes) -> Answer:
        secure: dict[str, Any] = {"ssl": self.context, "server_hostname": parts.hostname}
        reader, writer = await asyncio.open_connection(
            address, port, limit=LONGEST_HEAD, **(secure if parts.scheme == "https" else {})
        )
        try:
            writer.write(said)
            await writer.drain()
            answer = read(await reader.readuntil(b"\r\n\r\n"))
            while answer.status < 200:  # "go on", and the like
                answer = read(await reader.readuntil(b"\r\n\r\n"))
            return answer
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise OSError("no answer that we understand") from error
        finally:
            writer.transport.abort()


def is_public(text: str) -> bool:
    """An address of the outside world, and not one of ours in disguise."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        within = inner(address)
        if within is not None:
            return is_public(str(within))
    odd = address.is_multicast or address.is_reserved or address.is_unspecified
    return address.is_global and not address.is_private and not odd


def inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that it stands for."""
    if address in EMBEDDING:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


def request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
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


def read(head: bytes) -> Answer:
    found = re.match(rb"HTTP/1\.[01] (\d{3})\b", head)
    if found is None:
        raise OSError("no answer that we understand")
    wait = re.search(rb"(?i)\r\nretry-after: *(\d{1,6})\r\n", head)
    return Answer(int(found[1]), int(wait[1]) if wait else 0)
