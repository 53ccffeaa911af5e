"""How often is too often: token buckets, per player and per address, in the memory of a process.

A bucket holds so many tokens and fills up steadily; each deed takes one. What one person may do
reaches far beyond what a person does; what one address may do allows for a school behind it.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

import msgspec

from tatami.server.tables.refusals import Refusal

MOST_BUCKETS = 50_000
"""Beyond this, buckets that are full again are forgotten: they say what a new one says."""


class Rate(msgspec.Struct, frozen=True):
    burst: float
    per_minute: float


PER_PLAYER = {
    "move": Rate(300, 1200),
    "chat": Rate(8, 30),
    "table": Rate(20, 10),
    "say": Rate(100, 300),
    "report": Rate(5, 1),
    "change": Rate(30, 30),
    "export": Rate(3, 0.2),
    "analysis": Rate(6, 0.5),
    "hint": Rate(20, 10),
    "password": Rate(5, 1),
    "test": Rate(5, 1),
    "mail": Rate(3, 0.05),
}
PER_ADDRESS = {
    "move": Rate(5000, 30_000),
    "chat": Rate(100, 600),
    "table": Rate(200, 120),
    "say": Rate(2000, 6000),
    "report": Rate(20, 4),
    "change": Rate(300, 300),
    "export": Rate(20, 2),
    "analysis": Rate(30, 4),
    "hint": Rate(200, 100),
    "learn": Rate(1000, 1200),
    "password": Rate(20, 2),
    "sign_in": Rate(10, 2),
    "sign_up": Rate(10, 1),
    "claim": Rate(10, 2),
    "test": Rate(20, 4),
    "mail": Rate(10, 0.2),
    "link": Rate(60, 60),
}
PER_NAME = {"sign_in": Rate(30, 1), "mail": Rate(2, 0.02)}
"""Guesses at one account from many addresses; loose, so that nobody can lock a person out fast.
And mail to one address that nobody has confirmed, from however many people: that must be strict."""


class Bucket:
    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at


class Limits:
    """Asked before a deed; refuses with the time to wait."""

    def __init__(self, active: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.active = active
        self.now = now
        self.buckets: dict[tuple[str, str, str], Bucket] = {}

    def take(self, deed: str, *, player: str = "", address: str = "", name: str = "") -> None:
        """Take a token from every bucket that this deed draws on, or from none and refuse."""
        if not self.active:
            return
        asked = [
            (self.bucket(scope, deed, who, rates[deed]), rates[deed])
            for scope, rates, who in (
                ("player", PER_PLAYER, player),
                ("address", PER_ADDRESS, network(address)),
                ("name", PER_NAME, name),
            )
            if who and deed in rates
        ]
        wait = max((seconds_until_one(bucket, rate) for bucket, rate in asked), default=0)
        if wait:
            raise Refusal("slow_down", f"too often: try again in {wait} s", args={"wait": wait})
        for bucket, _ in asked:
            bucket.tokens -= 1

    def give_back(self, deed: str, *, address: str = "", name: str = "") -> None:
        """The deed was no guess after all."""
        for key in (("address", deed, network(address)), ("name", deed, name)):
            if key in self.buckets:
                self.buckets[key].tokens += 1

    def bucket(self, scope: str, deed: str, who: str, rate: Rate) -> Bucket:
        """The bucket as it is now."""
        now, key = self.now(), (scope, deed, who)
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget_full()
            bucket = self.buckets[key] = Bucket(rate.burst, now)
        gained = (now - bucket.at) * rate.per_minute / 60
        bucket.tokens = min(rate.burst, bucket.tokens + gained)
        bucket.at = now
        return bucket

    def forget_full(self) -> None:
        rates = {"player": PER_PLAYER, "address": PER_ADDRESS, "name": PER_NAME}
        for (scope, deed, who), bucket in list(self.buckets.items()):
            rate = rates[scope][deed]
            if bucket.tokens + (self.now() - bucket.at) * rate.per_minute / 60 >= rate.burst:
                del self.buckets[scope, deed, who]


def seconds_until_one(bucket: Bucket, rate: Rate) -> int:
    return 0 if bucket.tokens >= 1 else math.ceil((1 - bucket.tokens) * 60 / rate.per_minute)


def network(address: str) -> str:
    """An address stands for itself; a household's IPv6 addresses share their first 64 bits."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
