"""Passwords: hashed with argon2 in threads, never in the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tatami.server.people.common_passwords import is_common
from tatami.server.tables.refusals import Refusal

MAX_WAITING = 40
"""Passwords that are being hashed or wait for it: four seconds' worth."""
T = TypeVar("T")

MIN_LENGTH, MAX_LENGTH = 8, 200


def check(password: str, name: str) -> None:
    """Check the length, and that it is not easy to guess; any characters are allowed."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise Refusal("password", f"a password must have {MIN_LENGTH} to {MAX_LENGTH} characters")
    if password.casefold() == name.casefold():
        raise Refusal("password", "the password must differ from the name")
    if is_common(password):
        raise Refusal("password", "this password is too easy to guess: choose another")


class Passwords:
    """Two threads: with argon2's defaults each hash takes 64 MB and a tenth of a second."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(max_workers=2, thread_name_prefix="tatami passwords")
        self.dummy_hash = ""
        self.waiting = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """In a thread; refused while too many wait: each of them takes a while."""
        if self.waiting >= MAX_WAITING:
            raise Refusal("busy", "too many people are signing in: try again in a moment")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work, *args)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self.run(self.hasher.hash, normalized(password))

    async def matches(self, password: str, hashed: str | None) -> bool:
        """Takes the same time if there is no such account (`hashed` is None)."""
        if hashed is None:
            self.dummy_hash = self.dummy_hash or await self.hash("nobody's")
        given = normalized(password[: MAX_LENGTH + 1])
        good = await self.run(self.verify, given, self.dummy_hash if hashed is None else hashed)
        return good and hashed is not None

    def verify(self, password: str, hashed: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, hashed: str) -> bool:
        """Was this hashed with weaker parameters than the current ones?"""
        return self.hasher.check_needs_rehash(hashed)


def normalized(password: str) -> str:
    """Unicode has several encodings of an accented letter; they are the same password."""
    return unicodedata.normalize("NFKC", password)
