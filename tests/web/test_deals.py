"""The deal of the day, and a set of deals that two browsers share."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import CARDS, title_of
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing, resign

OWN = "tr.you"


def play_deal_of_the_day(visitors: Visitors) -> Page:
    page = visitors.visit("deals")
    page.get_by_role("button", name=f"Play the deal: {title_of(CARDS)}").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".sentence")
    resign(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    return page


def test_the_deal_of_the_day_is_played_and_compared(people: Visitors) -> None:
    play_deal_of_the_day(people)
    ben = play_deal_of_the_day(people)
    ben.goto(f"{people.server.url}deals")
    ben.get_by_role("link", name="Compare results").click()
    own = ben.get_by_test_id("own-result")
    expect(own).to_contain_text("of 2")
    expect(ben.locator(OWN)).to_contain_text("50%")
    axe_finds_nothing(ben)
    no_text_is_missing(ben)


def play_first_deal(page: Page) -> None:
    page.get_by_role("button", name="Create a table for deal 1").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_selector(".sentence")
    resign(page)
    expect(page.get_by_test_id("result")).to_be_visible()


def test_two_browsers_share_a_set_of_deals(people: Visitors) -> None:
    ann = people.visit("duplicates")
    ann.get_by_label("Game").select_option(CARDS)
    ann.get_by_label("Deals").fill("2")
    ann.get_by_role("button", name="Create deals").click()
    ann.wait_for_url("**/duplicates/*")
    path = ann.url.removeprefix(people.server.url)
    play_first_deal(ann)
    ben = people.visit(path)
    expect(ben.locator("main")).to_contain_text("Not played yet")
    expect(ben.locator(OWN)).to_have_count(0)
    play_first_deal(ben)
    ann.goto(people.server.url + path)
    totals = ann.get_by_role("region", name="Standings")
    expect(totals.get_by_role("row")).to_have_count(3)
    expect(totals.locator(OWN)).to_contain_text("50%")
    axe_finds_nothing(ann)
    no_text_is_missing(ann)
