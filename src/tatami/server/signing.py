"""Signed cookies that identify players, and digests of codes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time

YEAR = 365 * 24 * 3600


class Tokens:
    """Signs and verifies with the server's secret. Nothing is stored."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def sign(self, purpose: str, *parts: object) -> str:
        text = "\n".join([purpose, *map(str, parts)]).encode()
        digest = hmac.new(self.secret, text, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def new_player(self) -> str:
        return secrets.token_urlsafe(12)

    def player_cookie(self, player: str, now: float | None = None) -> str:
        until = int(time.time() if now is None else now) + YEAR
        return f"{player}.{until}.{self.sign('player', player, until)}"

    def read_player(self, cookie: str | None, now: float | None = None) -> str | None:
        """The player of a cookie; None if it is missing, forged or expired."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not parts[1].isdigit() or len(parts[1]) > 12:
            return None
        player, until, signature = parts
        if not hmac.compare_digest(signature.encode(), self.sign("player", player, until).encode()):
            return None
        return player if int(until) > (time.time() if now is None else now) else None


def digest(code: str) -> str:
    """What is stored of a random code or token."""
    return hashlib.sha256(code.encode()).hexdigest()
