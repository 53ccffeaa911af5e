"""The middle of the table and the villages in windows of many sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.games import LayoutTable, greedy
from tests.web.layout import LOW, Played, problems
from tests.web.table_actions import ASKED

MIDDLE = ".steps li, .round-info .link, .village"
MIDDLE_OF_PHONE = ".steps li, .round-info .link"
PHONE = (390, 844)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_short_laptop_shows_the_whole_middle(people: Visitors, seats: int) -> None:
    played = table_for(people, seats)
    assert [found for size in LOW for found in problems(played.page, MIDDLE, size)] == []


def test_a_tall_touch_phone_has_two_rows_of_villages_and_no_field_for_typing(
    people: Visitors,
) -> None:
    page = table_for(people, 8, has_touch=True).page
    assert problems(page, MIDDLE_OF_PHONE, PHONE) == []
    rows = page.locator(".village").evaluate_all(
        "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size"
    )
    assert rows == 2
    expect(page.locator("#typed-move")).to_be_hidden()


def test_a_phone_shows_who_took_rice_from_the_viewer(people: Visitors) -> None:
    size = {"width": PHONE[0], "height": PHONE[1]}
    page = table_for(people, 8, stop=4, viewport=size).page
    expect(page.locator(".news")).to_have_text("Ren takes 4 rice from you.")
    expect(page.locator(".others .village", has_text="Ren")).to_be_in_viewport(ratio=0.99)


def table_for(people: Visitors, seats: int, stop: int = 5, **options: Any) -> Played:
    wanted = LayoutTable(seats=seats, deal="1", policy=greedy, bot="greedy", stops=(stop,))
    played = Played(people.visit(**options), "seven", wanted)
    played.play_until(wanted.stops[0])
    played.page.wait_for_selector(ASKED)
    return played
