"""The administrator's page, and what the browser shows on a server with closed doors."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tatami.cli import main
from tatami.engine.texts import LANGUAGES
from tests.web.conftest import Visitors
from tests.web.games import DUEL
from tests.web.gate_matrix import LONGEST, rest_is_long
from tests.web.http_players import Guest
from tests.web.members import PASSWORD, Member
from tests.web.server_process import Server
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing

PARTS = ("overview", "people", "tables", "reports", "invitations", "log")
CLOSED = 'registration = "invitation"\nguests = false\npublic_tables = "never"\n'
REFUSED = ("status of 400", "status of 403", "status of 404")
"""Refused requests are in the browser's console."""


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for invited people only."""
    folder = tmp_path_factory.mktemp("club")
    (folder / "tatami.toml").write_text(CLOSED)
    server = Server(folder, own_game=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def guests(browser: Browser, club: Server, seed: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, club, seed)
    visitors.ignored_errors = REFUSED
    yield visitors
    visitors.close()


def admin(server: Server, *words: str) -> str:
    """What `tatami admin` prints."""
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert main(["admin", *words, "--data", str(server.data)]) == 0
    return said.getvalue()


def invited(visitors: Visitors, name: str) -> Page:
    """A page of a person who signed up by an invitation, or signs in."""
    page = visitors.visit("account")
    if name in admin(visitors.server, "people", name):
        Member(visitors.server.url, page.context, name)
    else:
        token = admin(visitors.server, "invite").strip().rpartition("/")[2]
        page.goto(f"{visitors.server.url}invitation/{token}")
        form = page.get_by_role("form", name="Sign up")
        form.get_by_label("Name").fill(name)
        form.get_by_label("Password", exact=True).fill(PASSWORD)
        form.get_by_role("button", name="Sign up").click()
        expect(page.get_by_role("heading", name=f"Signed in as {name}")).to_be_visible()
    return page


def administrator(visitors: Visitors) -> Page:
    page = invited(visitors, "Ada")
    if "Ada" not in admin(visitors.server, "list"):
        admin(visitors.server, "grant", "Ada")
    return page


def test_a_closed_server_says_so_and_hides_what_it_refuses(guests: Visitors) -> None:
    page = guests.visit("account")
    expect(page.get_by_test_id("registration")).to_contain_text("You need an invitation")
    expect(page.get_by_role("form", name="Sign up")).to_have_count(0)
    page.goto(guests.server.url)
    expect(page.locator("main")).to_contain_text("You need an account to play on this server.")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("You need an account to play")
    page.goto(f"{guests.server.url}admin")
    expect(page.locator("body")).to_contain_text("This page doesn’t exist")


def test_people_sign_up_by_invitation_and_create_private_tables(guests: Visitors) -> None:
    page = invited(guests, "Bo")
    page.goto(guests.server.url)
    page.get_by_role("button", name="With friends").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("by invitation only")
    expect(dialog.get_by_label("Anyone can see and join this table")).to_have_count(0)


def test_an_administrator_suspends_resets_and_closes(guests: Visitors) -> None:
    bo = invited(guests, "Bo")
    table = Member(guests.server.url, bo.context, "Bo").create_table(DUEL)
    ada = administrator(guests)
    ada.goto(f"{guests.server.url}account")
    ada.get_by_role("link", name="Administration").click()
    expect(ada.locator("main")).to_contain_text("Bot processes")
    ada.get_by_role("link", name="People").click()
    ada.get_by_role("button", name="Suspend: Bo").click()
    ada.get_by_label("Reason").fill("Rude")
    ada.get_by_label("Days").fill("3")
    ada.get_by_role("dialog").get_by_role("button", name="Suspend").click()
    expect(ada.locator("main")).to_contain_text("Suspended until")
    bo.goto(guests.server.url)
    expect(bo.locator("main")).to_contain_text("Reason: Rude")
    ada.get_by_role("button", name="Lift suspension: Bo").click()
    ada.get_by_role("dialog").get_by_role("button", name="Lift suspension").click()
    expect(ada.get_by_role("button", name="Suspend: Bo")).to_be_visible()
    set_new_password(ada, bo)
    close_table(ada, bo, table)
    ada.get_by_role("link", name="Audit log").click()
    for act in ("Table closed", "Password link created", "Suspension lifted", "Suspended"):
        expect(ada.locator("main")).to_contain_text(act)


def set_new_password(ada: Page, bo: Page) -> None:
    ada.get_by_role("button", name="Password link: Bo").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_label("Your password", exact=True).fill("a wrong guess")
    dialog.get_by_role("button", name="Password link").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Your password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Password link").click()
    link = ada.get_by_test_id("secret").inner_text()
    dialog.get_by_role("button", name="Close").click()
    bo.goto(link)
    bo.locator("input[name=new-password]").fill(PASSWORD)
    bo.get_by_role("button", name="Change password").click()
    expect(bo.locator("main")).to_contain_text("Password changed")
    bo.goto(link)
    bo.locator("input[name=new-password]").fill(PASSWORD)
    bo.get_by_role("button", name="Change password").click()
    expect(bo.get_by_role("alert")).to_contain_text("no longer works")


def close_table(ada: Page, bo: Page, table: str) -> None:
    bo.goto(f"{ada.url.partition('/admin')[0]}/t/{table}")
    expect(bo.locator(".lobby.sheet")).to_be_visible()
    ada.get_by_role("link", name="Tables", exact=True).click()
    ada.get_by_role("button", name=f"Close table: {table}").click()
    ada.get_by_label("Reason").fill("The evening is over")
    ada.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(bo.locator("main")).to_contain_text("closed this table: The evening is over")
    ada.get_by_role("button", name=f"Stop table: {table}").click()
    ada.get_by_label("Reason").fill("Wait")
    ada.get_by_role("dialog").get_by_role("button", name="Stop table").click()
    expect(bo.locator("main")).to_contain_text("An administrator has stopped this table.")
    ada.get_by_role("button", name=f"Release table: {table}").click()
    expect(ada.get_by_role("button", name=f"Stop table: {table}")).to_be_visible()


def test_invitations_and_reports_on_the_page(guests: Visitors) -> None:
    bo, cleo = invited(guests, "Bo"), invited(guests, "Cleo")
    url = guests.server.url
    first, second = (Member(url, page.context, name) for page, name in ((bo, "Bo"), (cleo, "Cleo")))
    table = report_a_line(first, second)
    ada = administrator(guests)
    ada.goto(f"{url}admin#reports")
    report = ada.locator("main li", has_text=table).first
    expect(report.locator(".reported")).to_contain_text("You are bad")
    report.get_by_role("button", name="Resolve").click()
    ada.get_by_label("Decision").fill("Warned")
    ada.get_by_role("dialog").get_by_role("button", name="Resolve").click()
    expect(ada.locator("main")).to_contain_text("No open reports.")
    ada.get_by_role("link", name="Invitations").click()
    ada.get_by_label("Note").fill("Friends of Bo")
    ada.get_by_role("button", name="Create link").click()
    expect(ada.get_by_test_id("secret")).to_contain_text(f"{url}invitation/")
    ada.get_by_role("button", name="Revoke invitation: Friends of Bo").click()
    expect(ada.get_by_role("button", name="Revoke invitation: Friends of Bo")).to_have_count(0)


def report_a_line(victim: Guest, author: Guest) -> str:
    table = victim.create_table(DUEL)
    victim.sit(table, 0)
    author.sit(table, 1)
    author.send(table, "chat", text="You are bad")
    line = victim.get_table(table)["log"][-1]["number"]
    body = {"line": line, "reason": "rude"}
    assert victim.requests.post(f"{victim.url}api/tables/{table}/reports", data=body).ok
    return table


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_the_page_fits_a_phone_and_a_desktop(guests: Visitors, theme: str) -> None:
    page = administrator(guests)
    page.evaluate(f"localStorage['tatami.theme'] = '{theme}'")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        for part in PARTS:
            page.goto(f"{guests.server.url}?{width}")
            page.goto(f"{guests.server.url}admin#{part}")
            expect(page.locator("main :is(ul, dl, form, p)").first).to_be_visible()
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, f"{part} is {wide} wide on {width}"
            axe_finds_nothing(page)


@pytest.mark.parametrize("language", rest_is_long(LANGUAGES, LONGEST))
def test_no_text_is_missing_in_any_language(guests: Visitors, language: str) -> None:
    page = administrator(guests)
    page.evaluate(f"localStorage['tatami.language'] = '{language}'")
    for part in PARTS:
        page.goto(guests.server.url)
        page.goto(f"{guests.server.url}admin#{part}")
        expect(page.locator("main :is(ul, dl, form, p)").first).to_be_visible()
        no_text_is_missing(page)
