"""Addresses in messages: of tables, and signed ones that stop messages without signing in."""

from __future__ import annotations

import hmac

from tatami.server.notify.message import Stops
from tatami.server.signing import Tokens
from tatami.server.tables.refusals import Refusal

ALL = "all"


class Links:
    """`public` is where the world finds this server; a service worker knows that by itself."""

    def __init__(self, tokens: Tokens, public: str) -> None:
        self.tokens = tokens
        self.public = public.rstrip("/") + "/" if public else ""

    def table(self, id_: str, base: str) -> str:
        return f"{base}t/{id_}"

    def stops(self, channel: str, base: str) -> Stops:
        # In the browser a person sees the page of that name; a program posts to it.
        return Stops(
            this=f"{base}stop/{self.stop(channel)}",
            all=f"{base}stop/{self.stop(channel, ALL)}",
            settings=f"{base}notifications",
        )

    def stop(self, channel: str, which: str = "") -> str:
        return ".".join([channel, which, self.tokens.sign("stop", channel, which)])

    def read_stop(self, token: str) -> tuple[str, bool]:
        """The channel that a link names, and whether it means all of its player's."""
        channel, which, signature = parts(token, 3)
        self.must_be_signed(signature, "stop", channel, which)
        return channel, which == ALL

    def confirm(self, channel: str, address: str) -> str:
        token = f"{channel}.{self.tokens.sign('confirm', channel, address)}"
        return f"{self.public}confirm/{token}"

    def must_confirm(self, token: str, address: str) -> None:
        channel, signature = parts(token, 2)
        self.must_be_signed(signature, "confirm", channel, address)

    def must_be_signed(self, signature: str, *what: object) -> None:
        purpose, *rest = what
        wanted = self.tokens.sign(str(purpose), *rest)
        if not hmac.compare_digest(signature.encode(errors="replace"), wanted.encode()):
            raise bad_link()


def parts(token: str, count: int) -> list[str]:
    found = token.split(".")
    if len(found) != count:
        raise bad_link()
    return found


def bad_link() -> Refusal:
    return Refusal("bad_link", "this link was not made here, or it is cut off")
