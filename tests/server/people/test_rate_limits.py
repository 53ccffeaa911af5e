"""Rate limits: token buckets with a manual clock, and at a real server."""

from __future__ import annotations

import pytest

from tatami.server.people import rate_limits
from tatami.server.people.rate_limits import (
    PER_ADDRESS,
    PER_NAME,
    PER_PLAYER,
    Limits,
    Rate,
    network,
)
from tatami.server.settings import Settings
from tatami.server.tables.refusals import Refusal
from tests.server.client import async_test
from tests.server.members import join_all, server_with_guests, sign_in


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def times(buckets: Limits, deed: str, **who: str) -> int:
    """How many requests are allowed right now."""
    for count in range(100_000):
        try:
            buckets.take(deed, **who)
        except Refusal:
            return count
    raise AssertionError("there is no limit")


def test_a_bucket_allows_a_burst_and_refills() -> None:
    clock = Clock()
    buckets = Limits(now=clock)
    rate = PER_PLAYER["chat"]
    assert times(buckets, "chat", player="anna") == rate.burst
    assert times(buckets, "chat", player="bo") == rate.burst
    clock.now += 60
    assert times(buckets, "chat", player="anna") == min(rate.burst, rate.per_minute)
    clock.now += 60_000
    assert times(buckets, "chat", player="anna") == rate.burst


def test_many_guests_at_one_address_share_its_bucket() -> None:
    buckets = Limits(now=Clock())
    done = sum(
        times(buckets, "chat", player=f"guest {number}", address="10.0.0.1")
        for number in range(100)
    )
    assert done == PER_ADDRESS["chat"].burst


def test_a_refusal_takes_no_token_and_has_the_waiting_time() -> None:
    clock = Clock()
    buckets = Limits(now=clock)
    times(buckets, "sign_in", address="10.0.0.1")
    for _ in range(5):
        with pytest.raises(Refusal, match="try again in 30 s"):
            buckets.take("sign_in", address="10.0.0.1", name="anna")
    assert times(buckets, "sign_in", name="anna") == PER_NAME["sign_in"].burst
    clock.now += 30
    buckets.take("sign_in", address="10.0.0.1")


def test_refund_returns_the_token() -> None:
    buckets = Limits(now=Clock())
    for _ in range(100):
        buckets.take("sign_in", address="10.0.0.1", name="anna")
        buckets.refund("sign_in", address="10.0.0.1", name="anna")
    assert times(buckets, "sign_in", address="10.0.0.1") == PER_ADDRESS["sign_in"].burst


def test_the_buckets_used_longest_ago_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of them is full, and players do not push out an address."""
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 10)
    buckets = Limits(now=Clock())
    times(buckets, "sign_in", address="10.0.0.1")
    for number in range(1000):
        buckets.take("chat", player="anna" if number % 5 == 0 else f"guest {number}")
        assert all(len(found) <= 10 for found in buckets.buckets.values())
        if number == 35:
            assert times(buckets, "chat", player="anna") == 0
            break
    assert times(buckets, "sign_in", address="10.0.0.1") == 0


def test_ipv6_addresses_share_a_bucket_per_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") == "10.0.0.1"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("not:an:address") == "not:an:address"


def test_limits_can_be_switched_off() -> None:
    buckets = Limits(active=False)
    for _ in range(10_000):
        buckets.take("sign_in", address="10.0.0.1")


def test_every_rate_allows_at_least_one_request() -> None:
    for rates in (PER_PLAYER, PER_ADDRESS, PER_NAME):
        assert all(rate.burst >= 1 and rate.per_minute > 0 for rate in rates.values())


@async_test
async def test_password_guesses_are_limited(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        await guests.account("Anna")
        thief = await guests.guest()
        answers = [await sign_in(thief, "Anna", "guess") for _ in range(12)]
        assert [done.status_code for done in answers] == [403] * 10 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].json()["args"]["wait"] > 0
        # The right password does not help either while the address waits.
        assert (await sign_in(thief, "Anna")).status_code == 429


@async_test
async def test_chat_moves_and_tables_are_limited_by_http_and_on_the_socket(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Rate(3, 0.01)
    for deed in ("chat", "move", "table", "say"):
        monkeypatch.setitem(PER_PLAYER, deed, few)
    async with server_with_guests(settings) as guests:
        anna = await guests.guest("Anna")
        table = await anna.create_table("samourai")
        await join_all(table, anna)
        async with anna.connect(table) as ws:
            for _ in range(3):
                assert (await ws.command("chat", text="hello"))["type"] == "ack"
            assert (await ws.command("chat", text="hello"))["code"] == "slow_down"
            for _ in range(3):
                assert (await ws.command("move", number=0, action=0))["code"] != "slow_down"
            assert (await ws.command("move", number=0, action=0))["code"] == "slow_down"
        assert (await anna.command(table, "chat", text="hello"))["code"] == "slow_down"
        codes = [
            (await anna.http.post("/api/tables", json={"game": "samourai"})).status_code
            for _ in range(3)
        ]
        assert codes == [201, 201, 429]
