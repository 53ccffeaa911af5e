"""Links in messages: to tables, and signed links that stop messages without signing in."""

from __future__ import annotations

import hmac

from tatami.server.notify.message import StopLinks
from tatami.server.signing import Tokens
from tatami.server.tables.refusals import Refusal

ALL = "all"


class Links:
    """`public` is the public URL of the server. Links in push messages are relative instead."""

    def __init__(self, tokens: Tokens, public: str) -> None:
        self.tokens = tokens
        self.public = public.rstrip("/") + "/" if public else ""

    def table(self, id_: str, base: str) -> str:
        return f"{base}t/{id_}"

    def stop_links(self, channel: str, base: str) -> StopLinks:
        # GET shows a page to a person; a mail program posts to the same path (RFC 8058).
        return StopLinks(
            this=f"{base}stop/{self.stop_token(channel)}",
            all=f"{base}stop/{self.stop_token(channel, ALL)}",
            settings=f"{base}notifications",
        )

    def stop_token(self, channel: str, which: str = "") -> str:
        return ".".join([channel, which, self.tokens.sign("stop", channel, which)])

    def read_stop_token(self, token: str) -> tuple[str, bool]:
        """The channel of a token, and whether the token stops all channels of its player."""
        channel, which, signature = split_token(token, 3)
        self.check_signature(signature, "stop", channel, which)
        return channel, which == ALL

    def confirm_link(self, channel: str, address: str) -> str:
        token = f"{channel}.{self.tokens.sign('confirm', channel, address)}"
        return f"{self.public}confirm/{token}"

    def check_confirm_token(self, token: str, address: str) -> None:
        channel, signature = split_token(token, 2)
        self.check_signature(signature, "confirm", channel, address)

    def check_signature(self, signature: str, purpose: str, *parts: object) -> None:
        wanted = self.tokens.sign(purpose, *parts)
        if not hmac.compare_digest(signature.encode(errors="replace"), wanted.encode()):
            raise bad_link()


def split_token(token: str, count: int) -> list[str]:
    found = token.split(".")
    if len(found) != count:
        raise bad_link()
    return found


def bad_link() -> Refusal:
    return Refusal("bad_link", "this link is invalid or incomplete: copy the whole link")
