"""Finding a game, following people, challenges and privacy, with several browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.games import DUEL, LARGEST, title_of
from tests.web.members import Member
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing


def find_game(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Find a game: {title_of(game)}").click()
    expect(page.get_by_test_id("seeking")).to_contain_text("Waiting for")


def member(visitors: Visitors, name: str) -> tuple[Page, Member]:
    page = visitors.visit()
    page.wait_for_selector("article")
    person = Member(visitors.server.url, page.context, name)
    page.reload()
    page.wait_for_selector("article")
    return page, person


def test_two_people_find_a_game_and_one_leaves_before(visitors: Visitors) -> None:
    ann, ben = visitors.visit(), visitors.visit()
    for page in (ann, ben):
        page.wait_for_selector("article")
    find_game(ann, DUEL)
    axe_finds_nothing(ann)
    no_text_is_missing(ann)
    row = ben.get_by_test_id("lobby").get_by_role("listitem")
    expect(row).to_contain_text("1 waiting")
    card = ben.get_by_role("article").filter(has_text=title_of(DUEL))
    expect(card).to_contain_text("1 waiting")
    ben.get_by_test_id("lobby-counts").get_by_role("link", name="1 waiting").click()
    expect(row).to_be_in_viewport()
    ann.get_by_role("button", name="Cancel").click()
    expect(row).to_have_count(0)
    expect(card).not_to_contain_text("waiting")
    axe_finds_nothing(ben)
    find_game(ann, DUEL)
    ben.get_by_role("button", name=f"Join: {title_of(DUEL)}").click()
    for page in (ann, ben):
        page.wait_for_url(re.compile("/t/"))
        expect(page.locator(".lobby")).to_have_count(0)
    assert ann.url == ben.url


def test_bots_take_the_free_seats_at_once(visitors: Visitors) -> None:
    page = visitors.visit()
    page.wait_for_selector("article")
    find_game(page, LARGEST)
    page.get_by_role("button", name="Start with bots").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".lobby")).to_have_count(0)


def test_a_challenge_is_answered_by_other_settings_and_accepted(visitors: Visitors) -> None:
    anna, _ = member(visitors, "Anna Follows")
    bo, _ = member(visitors, "Bo Followed")
    anna.goto(f"{visitors.server.url}people/Bo%20Followed")
    anna.get_by_role("button", name="Follow Bo Followed", exact=True).click()
    expect(anna.get_by_role("button", name="Unfollow")).to_be_visible()
    axe_finds_nothing(anna)
    anna.get_by_role("link", name="Following").click()
    following = anna.get_by_test_id("following")
    expect(following).to_contain_text("here")
    following.get_by_role("checkbox", name="Choose Bo Followed").check()
    anna.get_by_role("combobox", name="Game").select_option(DUEL)
    anna.get_by_role("button", name="Challenge 1 player").click()
    anna.get_by_role("button", name="Send challenge").click()
    expect(anna.get_by_test_id("invite-followed")).to_contain_text("invited")
    invitation = bo.get_by_test_id("invitations")
    expect(invitation).to_contain_text("Anna Follows invites you")
    axe_finds_nothing(bo)
    invitation.get_by_role("button", name="Suggest other settings").click()
    bo.get_by_role("combobox", name="Clock").select_option("days")
    bo.get_by_role("button", name="Send challenge").click()
    expect(bo.locator(".lobby")).to_be_visible()
    anna.goto(visitors.server.url)
    back = anna.get_by_test_id("invitations")
    expect(back).to_contain_text("Bo Followed invites you")
    expect(back).to_contain_text("3 days per move")
    back.get_by_role("button", name="Accept").click()
    anna.get_by_role("button", name="Join here").click()
    expect(bo.locator(".lobby")).to_have_count(0)


def test_privacy_hides_and_refuses(visitors: Visitors) -> None:
    visitors.ignored_errors = ("status of 403",)
    cy, _ = member(visitors, "Cy Private")
    cy.goto(f"{visitors.server.url}account")
    for label in ("Who may challenge me", "Who sees that I am here"):
        cy.get_by_role("combobox", name=label).select_option("nobody")
        expect(cy.get_by_role("combobox", name=label)).to_be_enabled()
    axe_finds_nothing(cy)
    di, _ = member(visitors, "Di Curious")
    di.goto(f"{visitors.server.url}people/Cy%20Private")
    di.get_by_role("button", name="Follow Cy Private", exact=True).click()
    expect(di.get_by_role("button", name="Unfollow")).to_be_visible()
    expect(di.get_by_role("button", name="Challenge Cy Private")).to_have_count(0)
    di.get_by_role("link", name="Following").click()
    expect(di.get_by_test_id("following")).to_contain_text("Cy Private")
    expect(di.get_by_test_id("following")).not_to_contain_text("here")


def test_a_guest_is_told_what_an_account_gives(visitors: Visitors) -> None:
    page = visitors.visit("following")
    expect(page.get_by_text("With an account you can follow players")).to_be_visible()
    expect(page.get_by_role("link", name="Sign up")).to_be_visible()
