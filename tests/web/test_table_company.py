"""Who else is at a table: presence of the players, and the chat of spectators."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import DUEL
from tests.web.http_players import Guest, guest
from tests.web.members import Member
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing


def table_of_two(visitors: Visitors) -> tuple[Page, Guest, str]:
    """A page of Ann, and Ben without a page."""
    page = visitors.visit()
    page.wait_for_selector("article")
    ann, ben = Guest(visitors.server.url, page.context.request, "Ann"), guest(visitors, "Ben")
    table = ann.create_table(DUEL)
    ann.sit(table, 0)
    ben.sit(table, 1)
    page.goto(f"{visitors.server.url}t/{table}")
    return page, ben, table


def write(page: Page, words: str) -> None:
    page.get_by_label("Write a message").fill(words)
    page.keyboard.press("Enter")


def test_players_and_spectators_at_one_table(visitors: Visitors) -> None:
    ann, ben, table = table_of_two(visitors)
    mark = ann.locator(".in-list").get_by_test_id("presence")
    other = ben.requests.storage_state()
    page = visitors.visit(f"t/{table}", storage_state=other)
    expect(mark).to_have_text("here")
    page.goto(visitors.server.url)
    expect(mark).to_have_text("away")

    eve = visitors.visit(f"t/{table}")
    expect(eve.get_by_text("Only spectators see this chat")).to_be_visible()
    eve.get_by_label("Your name").fill("Eve")
    write(eve, "What a start")
    expect(eve.locator("li.chat")).to_have_text("Eve (spectator): What a start")
    write(ann, "Good luck")
    expect(eve.locator("li.chat")).to_have_count(2)
    expect(ann.locator("li.chat")).to_have_text("Ann: Good luck")
    axe_finds_nothing(eve)
    no_text_is_missing(eve)
    ben.send(table, "resign")
    expect(ann.locator("li.chat").first).to_contain_text("Eve (spectator): What a start")
    expect(ann.get_by_role("button", name="Report message: Eve (spectator)")).to_be_visible()
    write(eve, "Well played")
    expect(ann.locator("li.chat").last).to_contain_text("Eve (spectator): Well played")


def test_who_offers_a_draw_or_a_rematch_sees_that_it_is_declined(visitors: Visitors) -> None:
    ann, ben, table = table_of_two(visitors)
    asked = ann.locator("[data-part=decision]")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Offer draw").click()
    expect(asked).to_contain_text("Waiting for Ben")
    ben.send(table, "answer", yes=False)
    expect(asked).to_contain_text("Ben declines your offer.")
    ben.send(table, "resign")
    expect(asked).not_to_contain_text("declines")
    ann.get_by_role("button", name="Rematch").click()
    expect(asked).to_contain_text("Waiting for Ben")
    ben.send(table, "answer", yes=False)
    expect(asked).to_contain_text("Ben declines your offer.")
    assert ann.url.endswith(table)


def test_a_block_is_shown_on_the_page_of_the_person(visitors: Visitors) -> None:
    page = visitors.visit()
    page.wait_for_selector("article")
    other = visitors.visit()
    other.wait_for_selector("article")
    Member(visitors.server.url, other.context, "Kuro Neko")
    page.goto(f"{visitors.server.url}people/Kuro%20Neko")
    page.get_by_role("button", name="Block Kuro Neko").click()
    expect(page.get_by_test_id("manners")).to_contain_text("Blocked")
    page.reload()
    page.get_by_role("button", name="Unblock Kuro Neko").click()
    expect(page.get_by_role("button", name="Block Kuro Neko", exact=True)).to_be_visible()
    axe_finds_nothing(page)
