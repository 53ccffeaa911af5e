"""Accounts, profiles, finished games and leaderboards."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tatami.engine.texts import LANGUAGES
from tests.web.conftest import Visitors
from tests.web.games import DUEL, LARGEST, LONGEST, script_of, title_of
from tests.web.layout import GET
from tests.web.members import PASSWORD, Member, play_duel, start_game
from tests.web.server_process import Server
from tests.web.table_actions import (
    OVER,
    axe_finds_nothing,
    no_text_is_missing,
    play_now,
    resign,
    type_move,
    wait_for_turn,
)

REFUSED = ("status of 400", "status of 401", "status of 403", "status of 404", "status of 409")
"""Refused requests are in the browser's console."""


def member(visitors: Visitors, name: str, **options: Any) -> tuple[Page, Member]:
    page = visitors.visit(**options)
    page.wait_for_selector("article")
    person = Member(visitors.server.url, page.context, name)
    page.reload()
    return page, person


def form_of(page: Page, title: str) -> Locator:
    return page.get_by_role("form", name=title)


def test_recent_games_say_against_whom_and_how_they_ended(visitors: Visitors) -> None:
    page = visitors.visit()
    play_now(page, DUEL)
    resign(page)
    page.wait_for_selector(OVER)
    played = last_game(page)
    bot = next(seat["name"] for seat in played["seats"] if seat.get("bot"))
    page.goto(visitors.server.url)
    row = page.locator(f'a[href="t/{played["table"]}/replay"]')
    expect(row).to_contain_text(f"{bot} · lost")


def last_game(page: Page) -> Any:
    """The result is stored a moment after the end."""
    while not (games := page.evaluate(GET, "api/me/games")["games"]):
        page.wait_for_timeout(20)
    return games[0]


def test_from_a_guest_to_an_account_and_a_rated_game(
    browser: Browser, fresh_server: Server, seed: str
) -> None:
    """On a server of its own: names and ratings must be new, also when the test is run again."""
    visitors = Visitors(browser, fresh_server, seed)
    visitors.ignored_errors = REFUSED
    bo, host = member(visitors, "Bo Ronin")
    anna = visitors.visit(f"t/{host.create_table(DUEL, rated=True)}")
    expect(anna.locator(".lobby")).to_contain_text("Accounts only")
    expect(anna.get_by_role("button", name="Join here")).to_have_count(0)
    sign_up_by_keyboard(anna, "Anna Ronin")
    play_rated(anna, bo)
    see_profile(anna)
    see_leaderboard(anna)
    see_history(anna)
    use_settings(anna)
    leave_and_return(anna)
    delete(anna)
    visitors.close()


def sign_up_by_keyboard(page: Page, name: str) -> None:
    """From a rated table, where guests find a link, to the account; the form is refused twice."""
    page.get_by_role("link", name="Sign up to play here").focus()
    page.keyboard.press("Enter")
    form = form_of(page, "Sign up")
    form.get_by_label("Name").focus()
    page.keyboard.type("A")
    page.keyboard.press("Tab")
    page.keyboard.type("short")
    page.keyboard.press("Enter")
    field = form.get_by_label("Name")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("2 to 24 characters"))
    page.keyboard.press("Control+A")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    field = form.get_by_label("Password", exact=True)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("8 to 200 characters"))
    assert field.get_attribute("autocomplete") == "new-password"
    page.keyboard.press("Control+A")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    expect(page.get_by_test_id("account-link")).to_have_accessible_name(f"Your profile: {name}")


def play_rated(anna: Page, bo: Page) -> None:
    """One player creates the table, the other finds it on the home page and resigns."""
    anna.get_by_role("link", name="Home").click()
    anna.get_by_role("button", name=f"Table with friends: {title_of(DUEL)}").click()
    anna.get_by_label("Anyone can see and join").check()
    anna.get_by_role("checkbox", name="Rated").check()
    anna.get_by_role("button", name="Create table").click()
    expect(anna.locator(".lobby")).to_contain_text("Changes every player’s rating")
    expect(anna.get_by_role("button", name="Add bot")).to_have_count(0)
    bo.reload()
    bo.get_by_role("link", name=re.compile(f"{title_of(DUEL)}.*Rated.*Join")).first.click()
    bo.get_by_role("button", name="Join here").click()
    wait_for_turn(anna)
    type_move(anna, script_of(DUEL).opening[0])
    wait_for_turn(bo)
    report_a_line(anna, bo)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Mute Bo Ronin").click()
    expect(anna.get_by_text("Muted", exact=True)).to_be_visible()
    anna.get_by_role("button", name="Block Bo Ronin", exact=True).click()
    anna.get_by_role("button", name="Unblock Bo Ronin").click()
    expect(anna.get_by_role("button", name="Block Bo Ronin", exact=True)).to_be_visible()
    expect(anna.get_by_role("button", name="Let bot play")).to_have_count(0)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("button", name="Resign", exact=True).click()
    bo.get_by_role("button", name="Confirm resignation").click()
    for page, change in ((bo, "Bo Ronin: 1500 → 1354 (−146)"), (anna, "Anna Ronin: 1500 → 1646")):
        expect(page.get_by_test_id("rating-change")).to_contain_text(change)


def report_a_line(anna: Page, bo: Page) -> None:
    """A player can report the chat of others, with a reason."""
    for page, words in ((anna, "Good luck!"), (bo, "You play like a turnip.")):
        page.get_by_label("Write a message").fill(words)
        page.keyboard.press("Enter")
    anna.get_by_role("button", name="Report message: Bo Ronin: You play").click()
    expect(anna.locator("li.chat .flag")).to_have_count(1)
    dialog = anna.get_by_role("dialog", name="Report message")
    expect(dialog.locator("blockquote")).to_have_text("Bo Ronin: You play like a turnip.")
    dialog.get_by_label("Reason").fill("Turnips deserve better.")
    axe_finds_nothing(anna)
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Reported.")
    dialog.get_by_role("button", name="Close").last.click()
    expect(dialog).to_have_count(0)


def see_profile(page: Page) -> None:
    page.get_by_test_id("rating-change").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Anna Ronin")).to_be_visible()
    card = page.get_by_test_id("rating")
    expect(card).to_contain_text("1646 ± 308")
    expect(card).to_contain_text("provisional")
    plot = card.get_by_role("slider")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(r"1646 ± 308 \(\+146\)"))
    card.locator("summary").click()
    expect(card.locator("tbody tr")).to_have_count(1)
    expect(card.locator("tbody")).to_contain_text("308")
    results = page.get_by_role("region", name="Results").locator("tbody td")
    expect(results).to_have_text(["1", "1", "0"])
    card.get_by_role("link", name="Leaderboard").click()


def see_leaderboard(page: Page) -> None:
    board = page.get_by_test_id("board")
    own = board.locator("tr.own")
    expect(own).to_contain_text("Anna Ronin (you)")
    expect(own).to_contain_text("1646")
    page.get_by_role("link", name=title_of(LARGEST)).click()
    page.get_by_role("link", name="5 players").click()
    expect(page).to_have_url(re.compile(f"leaderboards/{LARGEST}/5$"))
    expect(board).to_contain_text("Nobody is ranked here yet")
    expect(page.get_by_role("link", name="To play rated")).to_be_visible()


def see_history(page: Page) -> None:
    page.get_by_role("link", name="Your games", exact=True).click()
    row = page.locator("main li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(
        re.compile(f"won.*{title_of(DUEL)} against Bo Ronin.*1646", re.DOTALL)
    )
    page.get_by_test_id("filter").select_option(LONGEST)
    expect(page.get_by_text("You haven’t finished a game like this yet.")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Play now")).to_be_visible()
    page.get_by_test_id("filter").select_option("")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".controls")).to_be_visible()
    page.go_back()


def use_settings(page: Page) -> None:
    page.get_by_role("link", name="Account", exact=True).click()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download my data").click()
    found = json.loads(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert found["account"]["name"] == "Anna Ronin"
    assert [game["result"] for game in found["games"]] == ["won"]
    assert [one["name"] for one in found["muted_and_blocked"]] == ["Bo Ronin"]
    page.get_by_role("button", name="Unmute Bo Ronin").click()
    expect(page.get_by_text("Nobody. You can mute or block players")).to_be_visible()
    page.get_by_label("Show me on leaderboards").uncheck()
    form = form_of(page, "Change name")
    form.get_by_label("Name").fill("bo.ronin")
    form.get_by_role("button", name="Change name").click()
    expect(form.get_by_label("Name")).to_have_accessible_description(re.compile("name is taken"))
    form.get_by_label("Name").fill("Anne Ronin")
    form.get_by_role("button", name="Change name").click()
    expect(form).to_contain_text("Saved.")
    expect(page.get_by_test_id("account-link")).to_contain_text("Anne Ronin")
    form = form_of(page, "Change password")
    form.get_by_label("Current password").fill("a wrong guess")
    form.get_by_label("New password").fill("another horse")
    form.get_by_role("button", name="Change password").click()
    expect(form.get_by_label("Current password")).to_be_focused()
    form.get_by_label("Current password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(form).to_contain_text("Saved.")


def leave_and_return(page: Page) -> None:
    page.reload()
    expect(page.get_by_label("Show me on leaderboards")).not_to_be_checked()
    page.get_by_role("button", name="Sign out everywhere").click()
    form = form_of(page, "Sign in")
    form.get_by_label("Name").fill("anne ronin")
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    password = form.get_by_label("Password", exact=True)
    expect(password).to_have_accessible_description(re.compile("Wrong name or password"))
    password.fill("another horse")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Signed in as Anne Ronin")).to_be_visible()


def delete(page: Page) -> None:
    page.get_by_role("button", name="Delete account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password", exact=True).fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(dialog.get_by_label("Password", exact=True)).to_be_focused()
    dialog.get_by_label("Password", exact=True).fill("another horse")
    dialog.get_by_role("button", name="Delete forever").click()
    done = page.get_by_role("dialog", name="Your account was deleted")
    expect(done).to_contain_text("without your name")
    done.get_by_role("button", name="Home").click()
    page.wait_for_selector("article")
    expect(page.get_by_test_id("account-link")).to_have_accessible_name("Account")
    page.goto(page.url + "people/Anne%20Ronin")
    expect(page.get_by_role("alert")).to_contain_text("No account has this name")


PAGES = {
    "account": "form",
    "history": "main li",
    "people/Chie": "main li",
    "leaderboards": "[data-testid=board] tr",
    f"leaderboards/{LARGEST}/3": "[data-testid=board]",
}
"""Each with a selector of what appears last."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_people(visitors: Visitors, theme: str) -> None:
    guest = visitors.visit("account", color_scheme=theme, viewport={"width": 390, "height": 800})
    expect(guest.get_by_role("form", name="Sign in")).to_be_visible()
    axe_finds_nothing(guest)
    page, chie = member(visitors, "Chie", color_scheme=theme)
    ensure_games(visitors, chie)
    for path in PAGES:
        go(page, visitors, path)
        axe_finds_nothing(page)
    go(page, visitors, "account")
    page.get_by_role("button", name="Delete account").click()
    page.wait_for_selector("dialog[open]")
    axe_finds_nothing(page)


def test_every_language_fits_a_small_screen(visitors: Visitors) -> None:
    page, chie = member(visitors, "Chie", viewport={"width": 360, "height": 740})
    ensure_games(visitors, chie)
    for path in PAGES:
        go(page, visitors, path)
        for language in LANGUAGES:
            page.get_by_test_id("language").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            no_text_is_missing(page)


def ensure_games(visitors: Visitors, chie: Member) -> None:
    """A running game, and finished ones: rated, unrated and resigned."""
    if chie.get("me/games")["games"]:
        return
    context = visitors.browser.new_context()
    visitors.contexts.append(context)
    dai = Member(visitors.server.url, context, "Dai")
    play_duel(chie, dai, rated=True)
    play_duel(dai, chie, rated=True, public=True)
    play_duel(dai, chie)
    start_game(chie, dai)


def go(page: Page, visitors: Visitors, path: str) -> None:
    page.goto(visitors.server.url + path)
    page.wait_for_selector(PAGES[path])
