"""Clocks at a table, with `samourai`."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.http_players import Guest, guest, guest_of
from tests.web.table_actions import ASKED, OVER, type_move

BLITZ = {"kind": "live", "base": 12_000, "increment": 0}
"""Long enough for a page on a busy machine to show the first question and take an answer."""
UNTIL_ZERO = 60_000


def start_with_a_clock(
    visitors: Visitors, *, seat: int = 0, **clock: Any
) -> tuple[Page, Guest, str]:
    page = visitors.visit()
    aki, birgit = guest_of(page, visitors, "Aki"), guest(visitors, "Birgit")
    table = aki.create_table("samourai", clock={**BLITZ, **clock})
    aki.sit(table, seat)
    page.goto(f"{visitors.server.url}t/{table}")
    page.get_by_role("img", name="QR code").wait_for()
    birgit.sit(table, 1 - seat)  # the clock runs from here
    if seat == 1:
        birgit.move(table, "d1-d4")
    return page, birgit, table


def test_the_clock_of_the_player_to_move_runs_and_at_zero_the_player_loses(
    visitors: Visitors,
) -> None:
    page, birgit, table = start_with_a_clock(visitors, at_zero="lose")
    page.wait_for_selector(ASKED)
    mine, hers = page.get_by_role("timer").nth(0), page.get_by_role("timer").nth(1)
    expect(mine).to_have_class(re.compile("running"))
    expect(hers).to_have_text("0:12")
    expect(mine).to_have_text(re.compile(r"0:(0\d|1[01])"))
    type_move(page, "d1-d4")
    expect(hers).to_have_class(re.compile("running"))
    stopped = mine.inner_text()
    expect(hers).to_have_text(re.compile(r"0:(0\d|1[01])"))
    assert mine.inner_text() == stopped
    expect(page.locator(OVER)).to_contain_text(
        "You win: Birgit ran out of time", timeout=UNTIL_ZERO
    )
    assert birgit.get_table(table)["result"]["reason"] == "time"
    expect(hers).to_have_text("0:00")


def test_at_zero_a_bot_takes_over_until_the_player_returns(visitors: Visitors) -> None:
    # Birgit has moved and got an increment, so her time does not run out meanwhile.
    more = {"increment": 60_000, "at_zero": "bot"}
    page, birgit, table = start_with_a_clock(visitors, seat=1, **more)
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible(timeout=UNTIL_ZERO)
    expect(page.locator(".game-log")).to_contain_text("You run out of time.")
    expect(page.locator(OVER)).to_have_count(0)
    page.get_by_role("button", name="Take over again").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
    assert birgit.get_table(table)["status"] == "running"
