"""Auto-replies and secret answers, with `honor` on the plain board."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.http_players import Guest, guest, guest_of
from tests.web.table_actions import ASKED

MOST_ROUNDS = 60


def start_with_three(people: Visitors) -> tuple[Page, Guest, list[Guest], str]:
    """Aki has a browser; Birgit and Chris want to dishonor somebody."""
    page = people.visit()
    aki = guest_of(page, people, "Aki")
    others = [guest(people, name) for name in ("Birgit", "Chris")]
    table = aki.create_table("honor", seats=3, options={"reactions": "everyone"})
    for seat, person in enumerate([aki, *others]):
        person.sit(table, seat, salt="deal 14")  # dishonor comes early
    page.goto(f"{people.server.url}t/{table}?plain")
    page.wait_for_selector(".plain")
    return page, aki, others, table


def until_dishonor(aki: Guest, others: list[Guest], table: str, target: int) -> None:
    """All players draw and discard until one can dishonor that seat."""
    for _ in range(MOST_ROUNDS):
        for person in (aki, *others):
            found = person.choices(table)
            if f"dishonor {target}" in found:
                person.move(table, f"dishonor {target}")
                return
            if found:
                person.move(table, harmless_move(found, dishonors=person is not aki))
    raise AssertionError("nobody ever drew dishonor")


def harmless_move(found: dict[str, int], *, dishonors: bool) -> str:
    wanted = ["play dishonor"] if dishonors else []
    wanted += ["draw", "pass", "pay", "end", "shogun"]
    kept = ("discard dishonor", "discard save-face")
    dull = [text for text in found if text.startswith("discard") and text not in kept]
    for text in [*wanted[:-2], *dull, *wanted[-2:], *found]:
        if text in found:
            return text
    raise AssertionError(found)


def set_auto_reply(page: Page, reply: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Auto-reply").select_option(label=reply)
    page.keyboard.press("Escape")


def test_an_auto_reply_is_secret_and_can_be_withdrawn(people: Visitors) -> None:
    page, aki, others, table = start_with_three(people)
    before = [person.get_table(table) for person in others]
    set_auto_reply(page, "Always pass")
    page.wait_for_function(
        "table => fetch(`api/tables/${table}`).then(one => one.json())"
        ".then(one => one.orders.react === 'pass')",
        arg=table,
    )
    assert [person.get_table(table) for person in others] == before
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Auto-reply")).to_have_value("pass")
    page.keyboard.press("Escape")
    until_dishonor(aki, others, table, target=1)
    # Aki would be asked first to save face, but the auto-reply answers.
    expect(page.locator(".game-log")).to_contain_text("dishonors you")
    assert "save-face" not in aki.choices(table) and "pass" not in aki.choices(table)
    set_auto_reply(page, "Ask me")
    page.wait_for_function(
        "table => fetch(`api/tables/${table}`).then(one => one.json())"
        ".then(one => one.orders.react === undefined)",
        arg=table,
    )
    finish_round(aki, others, table)
    until_dishonor(aki, others, table, target=1)
    expect(page.locator(ASKED)).to_contain_text("Save face?")
    expect(page.locator("[data-choice=pass]")).to_be_visible()


def finish_round(aki: Guest, others: list[Guest], table: str) -> None:
    """All open answers and payments are made."""
    for _ in range(10):
        for person in (aki, *others):
            found = person.choices(table)
            if "pass" in found or "pay" in found:
                person.move(table, "pass" if "pass" in found else "pay")


def test_the_page_does_not_show_who_is_asked_in_secret(people: Visitors) -> None:
    page, aki, others, table = start_with_three(people)
    until_dishonor(aki, others, table, target=2)
    decision = page.get_by_test_id("decision")
    if "pass" in aki.choices(table):
        page.locator("[data-choice=pass]").click()
    expect(decision).to_contain_text("Somebody is choosing in secret")
    expect(decision).not_to_contain_text("Waiting for")
    assert aki.get_table(table)["view"]["decision"]["seat"] is None
    expect(page.locator(".seats [aria-current]")).to_have_count(0)
    asked = [person for person in others if "pass" in person.choices(table)]
    assert len(asked) == 1
    before = decision.inner_text()
    asked[0].move(table, "pass")
    # Another player is asked, or the round is over; the page looks the same.
    if "pass" in [text for person in others for text in person.choices(table)]:
        assert decision.inner_text() == before
