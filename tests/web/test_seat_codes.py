"""A seat code in the browser: make it, open the seat on another device, revoke it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import DUEL
from tests.web.table_actions import ASKED, axe_finds_nothing, play_now


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=name, exact=True).click()


def button(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def test_a_seat_goes_to_another_device_and_comes_back(visitors: Visitors) -> None:
    visitors.ignored_errors = ("status of 400",)  # a wrong code
    own = visitors.visit()
    play_now(own, DUEL)
    choose(own, "Use another device")
    button(own, "Create code")
    code = own.get_by_test_id("seat-code").inner_text()
    link = own.get_by_label("Link that opens your seat").input_value()
    assert link == f"{own.url}#seat={code.replace(' ', '')}"
    axe_finds_nothing(own)

    phone = visitors.visit(link.removeprefix(visitors.server.url))
    phone.wait_for_selector(ASKED)
    assert "#" not in phone.url
    choose(phone, "Use another device")
    expect(phone.get_by_role("dialog")).to_contain_text(
        "This device plays this seat with a seat code."
    )
    button(phone, "Close seat")
    expect(phone.locator(".watching").first).to_have_text("You’re watching")

    choose(phone, "Enter seat code")
    phone.get_by_label("Enter the code").fill("wrong")
    button(phone, "Open seat")
    expect(phone.get_by_role("dialog")).to_contain_text("doesn’t open a seat at this table")
    phone.get_by_label("Enter the code").fill(code.upper())
    button(phone, "Open seat")
    phone.wait_for_selector(ASKED)

    button(own, "Revoke code")
    expect(own.get_by_role("dialog")).to_contain_text("Code revoked.")
    expect(phone.locator(ASKED)).to_have_count(0)
    expect(phone.locator(".watching").first).to_have_text("You’re watching")
    late = visitors.visit(link.removeprefix(visitors.server.url))
    expect(late.get_by_role("alert")).to_contain_text("doesn’t open a seat at this table")
