"""Rate limits: token buckets per player, per address and per name, in the memory of a process.

A bucket refills steadily up to its burst size, and each request takes one token. The limits per
player are far above normal use; those per address allow for many players behind one router.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping

import msgspec

from tatami.server.tables.refusals import Refusal

MAX_BUCKETS = 50_000
"""Of players, of addresses and of names each. Beyond it, the one used longest ago is dropped.
Players and names cost nothing to invent, so they cannot push out the bucket of an address."""


MAX_OWNER = 200
"""Characters of an owner that tell one from another."""


class Rate(msgspec.Struct, frozen=True):
    burst: float
    per_minute: float


PER_PLAYER = {
    "move": Rate(300, 1200),
    "chat": Rate(8, 30),
    "table": Rate(20, 10),
    "say": Rate(100, 300),
    "seek": Rate(30, 30),
    "invite": Rate(15, 6),
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
    "seek": Rate(600, 600),
    "invite": Rate(150, 60),
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
    "forgot": Rate(10, 0.5),
    "test": Rate(20, 4),
    "mail": Rate(10, 0.2),
    "link": Rate(60, 60),
    "replay": Rate(100, 120),
    "record": Rate(40, 40),
    "preview": Rate(600, 1200),
    "poll": Rate(600, 1200),
    "picture": Rate(60, 60),
}
PER_NAME = {"sign_in": Rate(30, 1), "mail": Rate(2, 0.02), "forgot": Rate(3, 0.05)}
"""`sign_in`: guesses at one account from many addresses; generous, so that an attacker cannot lock
the owner out quickly. `mail`: confirmation emails to one address, from any number of players.
`forgot`: reset links of one account."""


def rates_per_player(analyses_per_hour: int) -> dict[str, Rate]:
    """The rates per player with the operator's own; 0: no limit."""
    rates = dict(PER_PLAYER)
    if analyses_per_hour == 0:
        del rates["analysis"]
    else:
        burst = min(rates["analysis"].burst, analyses_per_hour)
        rates["analysis"] = Rate(burst, analyses_per_hour / 60)
    return rates


class Bucket:
    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at


class RecentRefusals:
    """Which kinds of requests were refused in the last hour, for administrators."""

    HOUR = 3600.0

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.noted: deque[tuple[float, str]] = deque(maxlen=10_000)

    def note(self, kind: str) -> None:
        self.noted.append((self.now(), kind))

    def counts(self) -> dict[str, int]:
        since = self.now() - self.HOUR
        return dict(Counter(kind for at, kind in self.noted if at >= since))


class Limits:
    """Refuses requests that are too frequent, with the time to wait."""

    def __init__(
        self,
        active: bool = True,
        now: Callable[[], float] = time.monotonic,
        per_player: Mapping[str, Rate] = PER_PLAYER,
    ) -> None:
        self.active = active
        self.per_player = per_player
        self.now = now
        self.refused = RecentRefusals(now)
        self.buckets: dict[str, dict[tuple[str, str], Bucket]] = {
            "player": {}, "address": {}, "name": {}
        }  # fmt: skip
        """By scope, then by kind and owner, in the order of their last use."""

    def take(self, kind: str, *, player: str = "", address: str = "", name: str = "") -> None:
        """Take a token from every bucket of this kind; if one is empty, take none and refuse."""
        wait = self.try_to_take(kind, player=player, address=address, name=name)
        if wait:
            self.refused.note(kind)
            raise Refusal(
                "slow_down", f"too many attempts: try again in {wait} s", args={"wait": wait}
            )

    def try_to_take(self, kind: str, *, player: str = "", address: str = "", name: str = "") -> int:
        """Take a token from every bucket of this kind. If one is empty, take none: the seconds to
        wait."""
        if not self.active:
            return 0
        used = [
            (self.bucket(scope, kind, owner, rates[kind]), rates[kind])
            for scope, rates, owner in (
                ("player", self.per_player, player),
                ("address", PER_ADDRESS, network(address)),
                ("name", PER_NAME, name),
            )
            if owner and kind in rates
        ]
        wait = max((seconds_until_token(bucket, rate) for bucket, rate in used), default=0)
        if not wait:
            for bucket, _ in used:
                bucket.tokens -= 1
        return wait

    def refund(self, kind: str, *, address: str = "", name: str = "") -> None:
        """Return the tokens of a successful sign-in."""
        for scope, owner in (("address", network(address)), ("name", name)):
            bucket = self.buckets[scope].get((kind, owner))
            if bucket is not None:
                bucket.tokens += 1

    def bucket(self, scope: str, kind: str, owner: str, rate: Rate) -> Bucket:
        """The bucket, refilled up to now."""
        now, buckets = self.now(), self.buckets[scope]
        key = kind, owner[:MAX_OWNER]
        bucket = buckets.pop(key, None) or Bucket(rate.burst, now)
        buckets[key] = bucket
        if len(buckets) > MAX_BUCKETS:
            del buckets[next(iter(buckets))]
        gained = (now - bucket.at) * rate.per_minute / 60
        bucket.tokens = min(rate.burst, bucket.tokens + gained)
        bucket.at = now
        return bucket


def seconds_until_token(bucket: Bucket, rate: Rate) -> int:
    return 0 if bucket.tokens >= 1 else math.ceil((1 - bucket.tokens) * 60 / rate.per_minute)


def network(address: str) -> str:
    """The address, or for IPv6 its /64 network: a household has many IPv6 addresses."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))
