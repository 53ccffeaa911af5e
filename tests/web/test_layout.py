"""Nothing at a table covers anything else: hand, own pieces, choices and board in every window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitors
from tests.web.games import CARDS, DUEL, KEYS, script_of
from tests.web.known_deals import open_table, post
from tests.web.layout import GET, SETTLED, SIZES, Played, problems
from tests.web.table_actions import ASKED, OVER

LANGUAGES = ("en", "nl", "de", "fr")
TURNS = 10
LONGEST = "fr"
"""Its texts are the longest; the gate shows the others in the narrowest window."""
NARROWEST = ((360, 640),)
SOME = ((360, 640), (1024, 768), (1366, 650))


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_covered(people: Visitors, key: str) -> None:
    """At the first position in all languages, at the second in the longest and in few windows."""
    wanted = script_of(key).layout
    played = Played(people.visit(reduced_motion="reduce"), key, wanted)
    found: list[str] = []
    for stop in wanted.stops[:2]:
        played.play_until(stop)
        is_first = stop == wanted.stops[0]
        found += problems_in(played, wanted.items, LONGEST, SIZES if is_first else SOME, stop)
        for language in LANGUAGES if is_first else ():
            if language != LONGEST:
                found += problems_in(played, wanted.items, language, NARROWEST, stop)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_covered_in_any_language(people: Visitors, key: str) -> None:
    wanted = script_of(key).layout
    played = Played(people.visit(reduced_motion="reduce"), key, wanted)
    found: list[str] = []
    for stop in wanted.stops:
        played.play_until(stop)
        for language in LANGUAGES:
            found += problems_in(played, wanted.items, language, SIZES, stop)
    assert found == []


@pytest.mark.parametrize("key", KEYS)
def test_the_menu_fits_a_narrow_window(people: Visitors, key: str) -> None:
    """Lists of choices are as wide as their longest choice, unless the menu holds them."""
    wanted = script_of(key).layout
    played = Played(people.visit(reduced_motion="reduce"), key, wanted)
    played.play_until(wanted.stops[0])
    played.page.set_viewport_size({"width": 360, "height": 740})
    cut: list[str] = []
    for language in LANGUAGES:
        played.show(language)
        played.page.locator("[popovertarget=table-menu]").click()
        cut += [f"{language}: {text}" for text in played.page.evaluate(CUT_IN_MENU)]
    assert cut == []


CUT_IN_MENU = """() => {
  const menu = document.querySelector("#table-menu");
  const end = menu.getBoundingClientRect().right;
  return [...menu.querySelectorAll("button, select, input, a")]
    .filter((one) => one.getBoundingClientRect().right > end)
    .map((one) => one.textContent.trim());
}"""


def problems_in(
    played: Played, items: str, language: str, sizes: tuple[tuple[int, int], ...], stop: int
) -> list[str]:
    played.show(language)
    return [
        f"decision {stop}, {language}, {problem}"
        for size in sizes
        for problem in problems(played.page, items, size)
    ]


@pytest.mark.parametrize("key", [DUEL, CARDS])
def test_the_board_stays_where_it_is_when_the_turn_passes(people: Visitors, key: str) -> None:
    pages = [people.visit(viewport={"width": 390, "height": 844}) for _ in range(2)]
    table = f"api/tables/{open_table(dict(enumerate(pages)), key, 2, 'turns')}"
    before: list[int] = []
    for _ in range(TURNS):
        page, other = sorted(pages, key=lambda page: not page.evaluate(GET, table)["legal"])
        page.wait_for_selector(ASKED)
        other.wait_for_selector(ASKED, state="detached")
        before = before or box_of_board(pages[0])
        assert box_of_board(pages[0]) == before
        while (found := page.evaluate(GET, table))["legal"]:
            command = {"type": "move", "number": found["number"], "action": found["legal"][0]}
            post(page, f"{table}/say", command)
    post(pages[0], f"{table}/say", {"type": "resign"})
    pages[0].wait_for_selector(OVER)
    assert box_of_board(pages[0])[:2] == before[:2]


def box_of_board(page: Page) -> list[int]:
    page.evaluate(SETTLED)
    box = page.locator("[data-part=board]").bounding_box()
    assert box is not None
    return [round(side) for side in (box["x"], box["y"], box["width"], box["height"])]
