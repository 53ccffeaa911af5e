"""Every page in every language and theme; headers and sizes of what the server sends."""

from __future__ import annotations

import itertools
import re
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import tatami
from tatami.engine.texts import LANGUAGES
from tests.fluent_files import variables
from tests.web.conftest import Visitors
from tests.web.games import DUEL, script_of, title_of
from tests.web.gate_matrix import rest_is_long
from tests.web.page_size import bytes_before, transferred_bytes
from tests.web.server_process import Server
from tests.web.table_actions import (
    ASKED,
    axe_finds_nothing,
    no_text_is_missing,
    play_now,
    type_move,
    wait_for_turn,
)

WEB = Path(__file__).parent.parent.parent / "web"
PUZZLES = Path(tatami.__file__).parent / "puzzles"


@pytest.mark.parametrize(
    ("theme", "width"),
    rest_is_long(itertools.product(("light", "dark"), (1280, 390)), ("light", 1280), ("dark", 390)),
)
def test_axe_finds_nothing_on_any_page(visitors: Visitors, theme: str, width: int) -> None:
    page = visitors.visit(color_scheme=theme, viewport={"width": width, "height": 800})
    page.wait_for_selector("article")
    axe_finds_nothing(page)
    page.get_by_role("button", name=f"Table with friends: {title_of(DUEL)}").click()
    page.wait_for_selector("dialog[open]")
    axe_finds_nothing(page)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("img", name="QR code").wait_for()
    axe_finds_nothing(page)
    page.get_by_role("button", name="Start with bots").click()
    wait_for_turn(page)
    move, answer = script_of(DUEL).opening
    type_move(page, move)
    expect(page.locator(".game-log")).to_contain_text(answer)
    axe_finds_nothing(page)
    page.get_by_role("button", name="Menu").click()
    axe_finds_nothing(page)
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Confirm resignation").click()
    page.get_by_role("link", name="Analyze").click()
    page.wait_for_selector(".controls")
    axe_finds_nothing(page)
    page.goto(visitors.server.url + f"rules/{DUEL}")
    page.wait_for_selector(f"#rule-{rules_of(DUEL)[-1]}")
    axe_finds_nothing(page)
    page.goto(visitors.server.url + "replay")
    page.wait_for_selector("input[type=file]")
    axe_finds_nothing(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_opens_with_no_text_missing(visitors: Visitors, language: str) -> None:
    page = visitors.visit(locale=language, viewport={"width": 360, "height": 740})
    page.wait_for_selector("article")
    expect(page.locator("html")).to_have_attribute("lang", language)
    no_text_is_missing(page)
    page.locator("article .primary").first.click()
    page.wait_for_selector(".sentence.mine")
    no_text_is_missing(page)
    page.goto(visitors.server.url + "replay")
    no_text_is_missing(page)


@pytest.mark.parametrize("language", rest_is_long(LANGUAGES, "en", "de"))
def test_a_link_to_a_rule_opens_it_in_the_readers_language(
    visitors: Visitors, language: str
) -> None:
    rule = rules_of(DUEL)[6]
    page = visitors.visit(f"rules/{DUEL}#{rule}", locale=language)
    passage = page.locator(f"#rule-{rule}.wanted")
    expect(passage).to_be_visible()
    top = passage.evaluate("passage => passage.getBoundingClientRect().top")
    assert 0 <= top < 800, "its first line is out of view"
    expect(page.locator(".rules")).to_have_attribute("lang", language)


def rules_of(key: str) -> list[str]:
    return re.findall(r"^(?:- )?\*\*([A-Z]\d+[a-z]?)\b", tatami.game(key).rules_text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_fit_a_narrow_page(visitors: Visitors, language: str) -> None:
    page = visitors.visit("replay", locale=language, viewport={"width": 360, "height": 740})
    for key in tatami.game_keys():
        page.goto(f"{visitors.server.url}rules/{key}")
        page.wait_for_selector(".rules p[id], .rules li[id]")
        assert page.evaluate("document.documentElement.scrollWidth") == 360, key


def test_untranslated_rules_are_english_and_the_page_says_so(visitors: Visitors) -> None:
    page = visitors.visit("rules/crane", locale="de")
    expect(page.locator(".rules")).to_have_attribute("lang", "en")
    expect(page.get_by_text("Diese Regeln gibt es nur auf Englisch")).to_be_visible()


def test_language_and_theme_are_changed_at_once_and_remembered(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_test_id("language").select_option("de")
    expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()
    page.get_by_test_id("theme").select_option("dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(25, 23, 19)"
    page.reload()
    expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(25, 23, 19)"


def used_keys() -> tuple[set[str], set[str]]:
    """The text keys in the client's code, and the beginnings of keys with a variable part."""
    whole, begun = set(), set()
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name:
            source = file.read_text(encoding="utf-8")
            whole |= set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", source))
            begun |= set(re.findall(r"\b(?:t|texts\.find)\(\s*`([\w-]+-)\$\{", source))
    return whole | keys_of_log(), begun | {"log-offer-", "end-"}  # named by a variable


def keys_in_terminal() -> set[str]:
    """Of the texts of puzzles, which the terminal uses too."""
    files = [*PUZZLES.rglob("*.py"), *(PUZZLES.parent / "cli").glob("*puzzle*.py")]
    return {
        key
        for file in files
        for key in re.findall(r'f?"(puzzles?-[\w-]+|theme-[\w-]+)["{]', file.read_text("utf-8"))
    }


def keys_of_log() -> set[str]:
    """Lines of the game log; most have a second form that says "you"."""
    source = (WEB / "src" / "table" / "log-sentences.ts").read_text(encoding="utf-8")
    found = set(re.findall(r'"(log-[\w-]+)"', source))
    english = texts_of("en")
    return found | {f"{key}-you" for key in found if f"{key}-you" in english}


def texts_of(language: str) -> dict[str, set[str]]:
    """The variables of each text, by key."""
    found: dict[str, set[str]] = {}
    folders = [WEB / "texts", *sorted((WEB / "src" / "games").glob("*/texts")), PUZZLES / "texts"]
    for file in [file for folder in folders for file in sorted(folder.rglob(f"{language}.ftl"))]:
        own = variables(file)
        assert found.keys() & own.keys() == set(), file
        found |= own
    return found


CHOSEN_BETWEEN = (
    *("log-offer-draw", "log-offer-undo", "village-after", "village-after-complete"),
    *("village-leads", "village-tie", "village-in-pile", "village-unseen"),
)
"""Keys that code chooses between in an expression."""


def test_no_text_is_missing_and_none_is_unused() -> None:
    whole, begun = used_keys()
    english = texts_of("en")
    assert whole - set(english) == set()
    assert [start for start in begun if not any(key.startswith(start) for key in english)] == []
    begun_anywhere = tuple(sorted({*begun, *(key for key in keys_in_terminal() if key[-1] == "-")}))
    used = whole | keys_in_terminal()
    unused = [key for key in english if key not in used and not key.startswith(begun_anywhere)]
    # Passed as an expression.
    assert [key for key in unused if key not in CHOSEN_BETWEEN] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert texts_of(language) == texts_of("en")


def test_security_and_cache_headers(server: Server) -> None:
    with urllib.request.urlopen(server.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        html = answer.read().decode()
        assert answer.headers["Cache-Control"] == "no-cache"
    assert "unsafe" not in policy and "default-src 'none'" in policy
    script = re.search(r'src="\./(assets/[^"]+\.js)"', html)
    assert script is not None
    with urllib.request.urlopen(server.url + script[1]) as answer:
        assert "immutable" in answer.headers["Cache-Control"]


def test_the_client_works_under_a_base_path(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, "/games")
    server.start()
    try:
        visitors = Visitors(browser, server)
        page = visitors.visit()
        play_now(page, DUEL)
        wait_for_turn(page)
        assert "/games/t/" in page.url
        page.reload()
        wait_for_turn(page)
        visitors.close()
    finally:
        server.stop()


def test_the_pages_are_light(visitors: Visitors) -> None:
    page = visitors.visit()
    page.get_by_test_id("lobby-counts").get_by_text("here").wait_for()
    first, live = bytes_before(page, "lobby"), transferred_bytes(page)
    table = visitors.visit()
    table.goto(play_now_url(visitors))
    table.wait_for_selector("[data-testid=decision]")
    whole = transferred_bytes(table)
    print(f"first page {first} bytes, a table {whole} bytes (script + style, gzip)")
    assert first < 60_000
    assert live < 70_000, "with what comes later: who is here and who waits"
    assert whole < 120_000


def play_now_url(visitors: Visitors) -> str:
    page = visitors.visit()
    play_now(page, DUEL)
    return page.url


BOARD = re.compile(r"/assets/board-[^/]*\.css$")
"""The style of a game's board. The script that loads boards has a similar name, but no style."""


WATCH_SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((shift) => (shifts += shift.value)))
  .observe({ type: "layout-shift", buffered: true });
"""


def test_nothing_jumps_while_a_page_loads(visitors: Visitors) -> None:
    """The sum of layout shifts."""
    table = play_now_url(visitors)
    page = visitors.visit(viewport={"width": 390, "height": 844})
    page.context.add_init_script(WATCH_SHIFTS)
    for url, ready in ((visitors.server.url, "article"), (table, "[data-testid=decision]")):
        page.goto(url)
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("shifts") < 0.05, url


def visit_without_service_worker(visitors: Visitors) -> Page:
    """Playwright does not route what a page requests once a service worker controls it."""
    visitors.ignored_errors = ("Service Worker registration blocked",)
    return visitors.visit(service_workers="block")


def test_the_page_waits_for_the_board(visitors: Visitors) -> None:
    page = visit_without_service_worker(visitors)
    held: list[Route] = []
    page.route(BOARD, lambda route: held.append(route))
    page.get_by_role("button", name=f"Play now: {title_of(DUEL)}").click()
    expect(page.get_by_role("status").filter(has_text="Loading")).to_be_visible()
    page.wait_for_url("**/t/*")
    while not held:
        page.wait_for_timeout(20)
    expect(page.locator(".decision")).to_have_count(0)
    held.pop().continue_()
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-cell]").first).to_be_visible()


def test_a_board_that_failed_to_load_is_loaded_again(visitors: Visitors) -> None:
    page = visit_without_service_worker(visitors)
    visitors.ignored_errors += ("ERR_FAILED", "preload assets")
    page.route(BOARD, lambda route: route.abort())
    page.get_by_role("button", name=f"Play now: {title_of(DUEL)}").click()
    expect(page.get_by_role("status")).to_contain_text("Loading failed.")
    axe_finds_nothing(page)
    page.unroute(BOARD)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(ASKED)
