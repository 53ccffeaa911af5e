"""Moves prepared while the opponent decides."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.http_players import guest, guest_of


def prepare(page: Page, move: str) -> None:
    start, end = move.split("-")
    page.locator(f"[data-cell={start}]").click()
    page.locator(f"[data-cell={end}]").click()


def test_a_premove_is_played_or_dropped_with_a_reason(visitors: Visitors) -> None:
    page = visitors.visit()
    aki, birgit = guest_of(page, visitors, "Aki"), guest(visitors, "Birgit")
    table = aki.create_table("samourai")
    birgit.sit(table, 0)
    aki.sit(table, 1)
    page.goto(f"{visitors.server.url}t/{table}")
    shown, log = page.get_by_test_id("premoves"), page.locator(".game-log")
    expect(page.get_by_test_id("decision")).to_contain_text("Waiting for Birgit.")

    # Three ways to cancel: the button, Escape, and the right mouse button.
    prepare(page, "h11-d7")
    expect(shown).to_have_text("Premove: h11-d7")
    expect(page.locator("[data-cell=d7]")).to_have_accessible_name(re.compile("premove 1 from h11"))
    page.get_by_role("button", name="Cancel premoves").click()
    expect(shown).to_be_empty()
    prepare(page, "h11-d7")
    page.keyboard.press("Escape")
    expect(shown).to_be_empty()
    prepare(page, "h11-d7")
    page.locator("[data-cell=f6]").click(button="right")
    expect(shown).to_be_empty()

    # The first legal one is played, whatever was prepared before it. By keyboard, too.
    prepare(page, "d11-d10")
    page.locator("[data-cell=h11]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell=d7]").focus()
    page.keyboard.press("Enter")
    expect(shown).to_have_text(re.compile("the first legal one is played: d11-d10, h11-d7"))
    birgit.move(table, "d1-d4")
    expect(log).to_contain_text("You play h11-d7: 4 ibis")
    expect(shown).to_be_empty()

    # One that is not legal is dropped, and the player decides.
    prepare(page, "d11-d10")
    birgit.move(table, "d4-a7")
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile("Premove d11-d10 was not played: the last move went 3")
    )
    expect(page.locator(".sentence.mine")).to_be_visible()
