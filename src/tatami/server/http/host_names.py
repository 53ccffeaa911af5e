"""Which names the server answers to: the `Host` of a request.

In an attack by DNS rebinding, a page of another site gives its own name the address of this
server, and the browser then lets that page read and write here. Such a name is one that the
attacker owns in the public DNS. So a request may name any IP address (a page cannot own one), names
without a dot and names under suffixes that no public registry sells, this machine's own name, and
what the settings name. A trusted proxy decides itself which names it serves.
"""

from __future__ import annotations

import functools
import ipaddress
import re
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tatami.server.settings import Settings

LOCAL_SUFFIXES = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".localdomain")
"""Reserved for local use, or never sold to anybody. `.box` is not among them: it is for sale."""
HEALTH_PATHS = ("/healthz", "/readyz")
"""A supervisor may name the server as it likes; there is nothing to protect."""
UNKNOWN = (
    b"This server does not answer to this name. Open it by its IP address, or ask its operator to "
    b"add the name to the setting allowed_hosts.\n"
)
REMEMBERED = 256
"""Names that were looked at last: most requests have the same."""
RESOLVER_FILE = Path("/etc/resolv.conf")


class HostNames:
    """The names that this server answers to."""

    def __init__(self, settings: Settings, own: Iterable[str]) -> None:
        more = [part.strip().lower() for part in settings.allowed_hosts.split(",") if part.strip()]
        self.any = "*" in more
        public = urlsplit(settings.public_url).hostname or ""
        self.names = {*own, *more, public, settings.host.lower()} - {""}
        self.suffixes = tuple(name[1:] for name in more if name.startswith("*."))

    def knows(self, host: str) -> bool:
        """`host` as in the header, with or without a port."""
        name = host_name(host)
        if self.any or name in self.names or is_address(name):
            return True
        return "." not in name or name.endswith((*LOCAL_SUFFIXES, *self.suffixes))


class CheckHost:
    """ASGI middleware that refuses requests for other names with 421."""

    def __init__(self, app: Any, names: HostNames) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or self.allows(scope):
            await self.app(scope, receive, send)
            return
        kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        headers = [(b"content-type", b"text/plain; charset=utf-8")]
        await send({"type": f"{kind}.start", "status": 421, "headers": headers})
        await send({"type": f"{kind}.body", "body": UNKNOWN})

    def allows(self, scope: Any) -> bool:
        if scope.get("tatami.proxied") or scope["path"] in HEALTH_PATHS:
            return True
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        # Only HTTP/1.0 lets a client leave it out; browsers never do.
        return all(self.names.knows(host) for host in hosts)


@functools.lru_cache(REMEMBERED)
def host_name(host: str) -> str:
    """Without port, brackets and the final dot of a full name; in lower case."""
    name = re.sub(r":\d*$", "", host.strip().lower())
    return name.strip("[]").removesuffix(".")


@functools.lru_cache(REMEMBERED)
def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """The names of this machine, also in the domains in which it looks up names. It looks up none:
    that could take long."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, *(f"{short}.{domain}" for domain in search_domains())}


def search_domains() -> list[str]:
    try:
        lines = RESOLVER_FILE.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    words = [line.split() for line in lines]
    return [
        domain.lower().strip(".")
        for found in words
        if found and found[0] in ("search", "domain")
        for domain in found[1:]
    ]
