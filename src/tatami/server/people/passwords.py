"""Passwords: hashed with argon2, in threads of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tatami.server.tables.refusals import Refusal

SHORTEST, LONGEST = 8, 200


def check(password: str, name: str) -> None:
    """Length is what counts; nothing is asked of the characters."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("password", f"a password has {SHORTEST} to {LONGEST} characters")
    if password.casefold() == name.casefold():
        raise Refusal("password", "the password must not be the name")


class Passwords:
    """Two at a time: each takes 64 MB and a tenth of a second, by argon2's own defaults."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="tatami passwords")
        self.nobodys = ""

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self.hasher.hash, same_form(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Takes the same time whether or not there is such an account (`hashed` is None)."""
        if hashed is None:
            self.nobodys = self.nobodys or await self.hash("nobody's")
        given = same_form(password[: LONGEST + 1])
        loop = asyncio.get_running_loop()
        good = await loop.run_in_executor(
            self.threads, self.verify, given, self.nobodys if hashed is None else hashed
        )
        return good and hashed is not None

    def verify(self, password: str, hashed: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, hashed: str) -> bool:
        """Hashed at a lower cost than we ask today."""
        return self.hasher.check_needs_rehash(hashed)


def same_form(password: str) -> str:
    """Keyboards write an accented letter in one piece or in two: both are the same password."""
    return unicodedata.normalize("NFKC", password)
