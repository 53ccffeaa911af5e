"""Clocks, standing orders, and answers that are given in secret."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.http_players import Guest, guest, guest_of
from tests.web.playing_by_hand import ASKED, OVER

BLITZ = {"kind": "live", "base": 6_000, "increment": 0}
LONGEST = 60


def sit_down_with_a_clock(
    visitors: Visitors, *, seat: int = 0, **clock: Any
) -> tuple[Page, Guest, str]:
    page = visitors.visit()
    aki, birgit = guest_of(page, visitors, "Aki"), guest(visitors, "Birgit")
    table = aki.open("samourai", clock={**BLITZ, **clock})
    aki.sit(table, seat)
    page.goto(f"{visitors.server.url}t/{table}")
    page.get_by_role("img", name="QR code").wait_for()
    birgit.sit(table, 1 - seat)  # the clock runs from here
    if seat == 1:
        birgit.move(table, "d1-d4")
    page.wait_for_selector(ASKED)
    return page, birgit, table


def test_a_clock_runs_for_whoever_is_asked_and_a_fallen_flag_loses(visitors: Visitors) -> None:
    page, birgit, table = sit_down_with_a_clock(visitors, at_zero="lose")
    mine, hers = page.get_by_role("timer").nth(0), page.get_by_role("timer").nth(1)
    expect(mine).to_have_class(re.compile("running"))
    expect(hers).to_have_text("0:06")
    expect(mine).to_have_text(re.compile("0:0[0-5]"))
    page.locator("#typed-move").fill("d1-d4")
    page.keyboard.press("Enter")
    expect(hers).to_have_class(re.compile("running"))
    kept = mine.inner_text()
    expect(hers).to_have_text(re.compile("0:0[0-5]"))
    assert mine.inner_text() == kept
    expect(page.locator(OVER)).to_contain_text("Aki wins: the time of Birgit is up")
    assert birgit.look(table)["result"]["reason"] == "time"
    expect(hers).to_have_text("0:00")


def test_when_the_flag_falls_a_bot_plays_on_until_one_comes_back(visitors: Visitors) -> None:
    # Birgit has moved, and so has more than a minute: her flag does not fall meanwhile.
    more = {"increment": 60_000, "at_zero": "bot"}
    page, birgit, table = sit_down_with_a_clock(visitors, seat=1, **more)
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.locator(".game-log")).to_contain_text("The time of Aki is up.")
    expect(page.locator(OVER)).to_have_count(0)
    page.get_by_role("button", name="Play myself again").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert birgit.look(table)["status"] == "running"


def honor_for_three(people: Visitors) -> tuple[Page, Guest, list[Guest], str]:
    """Aki looks at a browser; Birgit and Chris want nothing but to dishonor somebody."""
    page = people.visit()
    aki = guest_of(page, people, "Aki")
    others = [guest(people, name) for name in ("Birgit", "Chris")]
    table = aki.open("honor", seats=3, options={"reactions": "everyone"})
    for seat, person in enumerate([aki, *others]):
        person.sit(table, seat, salt="deal 14")  # dishonor comes early
    page.goto(f"{people.server.url}t/{table}?plain")
    page.wait_for_selector(".plain")
    return page, aki, others, table


def until_dishonor(aki: Guest, others: list[Guest], table: str, target: int) -> None:
    """Everybody draws and discards; whoever can plays dishonor on that seat."""
    for _ in range(LONGEST):
        for person in (aki, *others):
            found = person.choices(table)
            if f"dishonor {target}" in found:
                person.move(table, f"dishonor {target}")
                return
            if found:
                person.move(table, dull_move(found, schemes=person is not aki))
    raise AssertionError("nobody ever drew dishonor")


def dull_move(found: dict[str, int], *, schemes: bool) -> str:
    wanted = ["play dishonor"] if schemes else []
    wanted += ["draw", "pass", "pay", "end", "shogun"]
    kept = ("discard dishonor", "discard save-face")
    dull = [text for text in found if text.startswith("discard") and text not in kept]
    for text in [*wanted[:-2], *dull, *wanted[-2:], *found]:
        if text in found:
            return text
    raise AssertionError(found)


def choose_order(page: Page, order: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Answer by itself").select_option(label=order)
    page.keyboard.press("Escape")


def test_a_standing_order_is_sealed_and_answers_and_can_be_withdrawn(people: Visitors) -> None:
    page, aki, others, table = honor_for_three(people)
    before = [person.look(table) for person in others]
    choose_order(page, "Always pass")
    page.wait_for_function(
        "table => fetch(`api/tables/${table}`).then(one => one.json())"
        ".then(one => one.orders.react === 'pass')",
        arg=table,
    )
    assert [person.look(table) for person in others] == before
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Answer by itself")).to_have_value("pass")
    page.keyboard.press("Escape")
    until_dishonor(aki, others, table, target=1)
    # Aki is the first whom the table asks to save face, and is not bothered by it.
    expect(page.locator(".game-log")).to_contain_text(re.compile("dishonors Aki"))
    assert "save-face" not in aki.choices(table) and "pass" not in aki.choices(table)
    choose_order(page, "Ask me")
    page.wait_for_function(
        "table => fetch(`api/tables/${table}`).then(one => one.json())"
        ".then(one => one.orders.react === undefined)",
        arg=table,
    )
    finish_round(aki, others, table)
    until_dishonor(aki, others, table, target=1)
    expect(page.locator(ASKED)).to_contain_text("Does anyone save face?")
    expect(page.locator("[data-choice=pass]")).to_be_visible()


def finish_round(aki: Guest, others: list[Guest], table: str) -> None:
    """Whoever is still to answer or to pay does so."""
    for _ in range(10):
        for person in (aki, *others):
            found = person.choices(table)
            if "pass" in found or "pay" in found:
                person.move(table, "pass" if "pass" in found else "pay")


def test_the_ask_line_does_not_tell_who_is_asked_in_secret(people: Visitors) -> None:
    page, aki, others, table = honor_for_three(people)
    until_dishonor(aki, others, table, target=2)
    waits = page.get_by_test_id("decision")
    if "pass" in aki.choices(table):
        page.locator("[data-choice=pass]").click()
    expect(waits).to_contain_text("The table waits for an answer.")
    expect(waits).not_to_contain_text("Waiting for")
    assert aki.look(table)["view"]["decision"]["seat"] is None
    expect(page.locator(".seats [aria-current]")).to_have_count(0)
    asked = [person for person in others if "pass" in person.choices(table)]
    assert len(asked) == 1
    said = waits.inner_text()
    asked[0].move(table, "pass")
    # The next one is asked, or the round is over: nothing has told which.
    if "pass" in [text for person in others for text in person.choices(table)]:
        assert waits.inner_text() == said
