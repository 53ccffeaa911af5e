"""Draws the screenshots of the documentation anew: `python -m tests.web.screenshots [PAGE ...]`."""

from __future__ import annotations

import itertools
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from tests.web.conftest import BOT, launch
from tests.web.finished_games import Alone, analyse
from tests.web.known_deals import SECRET, foretell, open_table
from tests.web.members import Member, begin, season, spread_over_weeks
from tests.web.playing_by_hand import ASKED, start, wait_for_turn
from tests.web.playing_honor import click, greedy, point
from tests.web.playing_seven import decide_by_mouse, open_seven
from tests.web.server_process import Server
from tests.web.test_notify import FAKE_PUSH

FOLDER = Path(__file__).parent.parent.parent / "docs" / "screenshots"
SIZES = ((1280, 800), (390, 844))
THEMES = ("light", "dark")
MAILING = """\
public_url = "https://games.example"
mail_url = "smtp://127.0.0.1:9"
mail_from = "tatami@games.example"
"""


def home(page: Page) -> None:
    page.wait_for_selector("article")


def samourai(page: Page) -> None:
    start(page, "Samouraï")
    wait_for_turn(page)
    page.locator("#typed-move").fill("d1-d4")
    page.keyboard.press("Enter")
    page.locator(".game-log", has_text="h11-d7").wait_for()
    page.locator("[data-cell=d4]").click()
    page.locator("[data-cell].can").first.hover()


def village(page: Page) -> None:
    start(page, "Samurai: The Card Game")
    for number in range(5):
        wait_for_turn(page)
        lay_a_card(page, number, commit=number < 4)


def lay_a_card(page: Page, number: int, *, commit: bool) -> None:
    page.locator("[data-card].can").nth(number % 2).click()
    page.locator(".open.can:not(.due)").first.wait_for()
    seen = cells_in_sight(page)
    cell = page.locator(f"g[data-cell='{seen[(number * 3 + 1) % len(seen)]}']")
    cell.hover()
    if commit:
        cell.click()
        page.wait_for_selector("[data-card].can, .due.can")
        if page.locator(".due.can").count():
            page.locator(".due.can").first.click()
            page.wait_for_selector("[data-card].can")


def cells_in_sight(page: Page) -> list[str]:
    """On a phone the field pans, and a mouse cannot point at what is outside."""
    found = page.locator(".open.can:not(.due)").evaluate_all(IN_SIGHT)
    return [str(cell) for cell in found]


IN_SIGHT = """cells => {
  const field = document.querySelector('svg.field').getBoundingClientRect();
  const inside = box => box.top >= field.top && box.bottom <= field.bottom
    && box.left >= field.left && box.right <= field.right;
  return cells.filter(cell => inside(cell.getBoundingClientRect())).map(cell => cell.dataset.cell);
}"""


def honor(page: Page) -> None:
    """Six at the table; a hand card is looked at."""
    deal_honor(page, 6, "73", decisions=3)
    page.locator('[data-spot^="hand "].can').first.hover()


def honor_late(page: Page) -> None:
    """Houses that have grown; an attack is thought of."""
    deal_honor(page, 6, "73", decisions=22)
    attack = page.locator('[data-choice^="attack"]')
    if attack.count():
        attack.first.hover()


def deal_honor(page: Page, seats: int, deal: str, decisions: int) -> None:
    """The first decisions are those of the greedy bot in our place."""
    steps = foretell("honor", seats, deal, {0: greedy})
    open_table({0: page}, "honor", seats, deal)
    for step in itertools.islice((step for step in steps if step.seat == 0), decisions):
        point(page, step, click)
    page.wait_for_selector(ASKED)


def plain(page: Page) -> None:
    start(page, "Honor of the Samurai")
    page.goto(page.url + "?plain")
    page.wait_for_selector(".plain")
    wait_for_turn(page)


def seven(page: Page) -> None:
    """A full table, and a card in mind."""
    open_seven(page, 8)
    for number in range(2):
        wait_for_turn(page)
        decide_by_mouse(page, number)
    wait_for_turn(page)
    strongest(page).click()


def seven_late(page: Page) -> None:
    """Villages that have filled, and a pair in mind if there is one."""
    open_seven(page, 5)
    page.wait_for_selector(ASKED)
    for number in range(40):
        if number > 24 and page.locator(".cord").count():
            break
        wait_for_turn(page)
        decide_by_mouse(page, number)
    wait_for_turn(page)
    if page.locator("[data-card].can").count():
        strongest(page).click()


def strongest(page: Page) -> Locator:
    """Ninja, bandits: the cards that stand last in a hand do something to others."""
    return page.locator("[data-card].can").last


def analysis(page: Page) -> None:
    analysed(page, "samourai")


def luck(page: Page) -> None:
    analysed(page, "village")


def analysed(page: Page, game: str) -> None:
    """A finished game with its analysis, at the decision that cost most."""
    guest = Alone(page, page.url)
    table = guest.table(game)
    guest.finish(table)
    page.goto(f"{guest.url}t/{table}/replay")
    page.wait_for_selector(".controls")
    analyse(page)
    costly = page.locator("[data-testid=costliest] button")
    if costly.count():
        costly.first.click()


def hint(page: Page) -> None:
    start(page, "Samouraï")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-testid=hint]")


def account(page: Page) -> None:
    """As a guest finds it."""
    page.goto(f"{page.url}account")
    page.get_by_role("heading", name="Sign up").wait_for()


def settings(page: Page) -> None:
    signed_in(page, "account")
    page.get_by_role("heading", name="Change the name").wait_for()


def profile(page: Page) -> None:
    signed_in(page, "people/Aki")
    page.locator("[data-testid=rating] svg").first.wait_for()
    page.locator("h2", has_text="Latest games").wait_for()


def history(page: Page) -> None:
    signed_in(page, "history")
    page.locator("h2", has_text="Running").wait_for()


def leaderboards(page: Page) -> None:
    signed_in(page, "leaderboards/samourai/2")
    page.locator("[data-testid=board] tbody").first.wait_for()


def rated(page: Page) -> None:
    """The end of a rated game."""
    aki = signed_in(page, "")
    table = begin(aki, Member(aki.url, new_context(page), "Birgit"), rated=True)
    page.goto(f"{aki.url}t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    page.locator("[data-testid=rating-change]", has_text="Aki").wait_for()


def signed_in(page: Page, path: str) -> Member:
    """The page of Aki, who plays with others for some weeks now."""
    url = page.url
    page.wait_for_selector("article")
    aki = Member(url, page.context, "Aki")
    if not aki.ask("me/games")["games"]:
        others = [Member(url, new_context(page), name) for name in OTHERS]
        season([*others[:2], aki, *others[2:]], 90)
        spread_over_weeks(DATA / "tatami.db")
        begin(others[0], aki, rated=True)
        begin(aki, others[1], game="village")
        aki.sit(aki.open("honor", seats=4), 0)
        mute = {"kind": "mute", "table": begin(aki, others[3]), "seat": 1}
        assert aki.speaks.post(f"{url}api/me/manners", data=mute).ok
    page.goto(url + path)
    return aki


OTHERS = ["Birgit", "Chidi", "Diego", "Emma", "Fatou"]
DATA = Path(tempfile.mkdtemp(prefix="tatami-screens-"))


def new_context(page: Page) -> BrowserContext:
    browser = page.context.browser
    assert browser is not None
    return browser.new_context()


def notifications(page: Page) -> None:
    """A browser that is told, quiet hours, and what else there is."""
    page.context.grant_permissions(["notifications"])
    page.add_init_script(FAKE_PUSH)
    page.goto(page.url + "notifications")
    page.locator("main .primary").click()
    page.get_by_label("Keep quiet for some hours").check()
    page.get_by_label("Time zone").wait_for()


def days(page: Page) -> None:
    """A game of days, and the one line that offers to tell."""
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
    )
    alone = Alone(page, page.url)
    clock = {"kind": "days", "days": 3}
    table = alone.ask("POST", "api/tables", game="samourai", clock=clock)["id"]
    alone.say(table, type="sit", seat=1, name="Aki")
    assert page.context.browser is not None
    other = page.context.browser.new_context().request
    other.get(f"{alone.url}api/me")
    said = {"type": "sit", "seat": 0, "name": "Birgit"}
    other.post(f"{alone.url}api/tables/{table}/say", data=said)
    page.goto(f"{alone.url}t/{table}")
    page.get_by_test_id("notify-offer").wait_for()


def learn(page: Page) -> None:
    """A step with its hint, and a move in mind."""
    open_step(page, "samourai", "few")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-cell=h5]").click()
    page.locator("[data-cell=h2]").hover()


def learn_village(page: Page) -> None:
    """Legal, but not it."""
    open_step(page, "village", "close")
    for text in ("rice-4", "0,1"):
        page.locator("#typed-move").fill(text)
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-testid=verdict], .open.can")


def learn_seven(page: Page) -> None:
    """A bandit in mind: every village shows what it would lose."""
    open_step(page, "seven", "raid")
    page.locator('[data-card="bandit-4"].can').click()


def learn_honor(page: Page) -> None:
    """An attack on even odds, and what came of it."""
    open_step(page, "honor", "attack")
    page.locator('[data-choice="attack 2"]').first.click()
    page.wait_for_selector("[data-testid=verdict]")


def open_step(page: Page, game: str, step: str) -> None:
    page.goto(f"{page.url}learn/{game}#{step}")
    page.wait_for_selector("[data-testid=decision]")


def rules(page: Page) -> None:
    """A board of the rules, a move in mind."""
    page.goto(f"{page.url}rules/samourai#M8")
    board = page.locator('figure[data-board="answer"]')
    board.locator("[data-cell=h1]").click()
    board.locator("[data-cell=h5]").hover()


def rules_seven(page: Page) -> None:
    page.goto(f"{page.url}rules/seven#S9")
    board = page.locator('figure[data-board="raid"]')
    board.locator('[data-card="bandit-4"]').click()
    page.wait_for_timeout(600)  # what can be done comes into sight
    board.evaluate("board => board.scrollIntoView({ block: 'center' })")


def rules_honor(page: Page) -> None:
    page.goto(f"{page.url}rules/honor#H22")
    board = page.locator('figure[data-board="attack"]')
    board.locator('[data-choice="attack 2"]').first.hover()


PAGES: dict[str, Callable[[Page], None]] = {
    "home": home, "samourai": samourai, "village": village, "seven": seven,
    "seven-late": seven_late, "honor": honor, "honor-late": honor_late, "plain": plain,
    "analysis": analysis, "luck": luck, "hint": hint, "learn": learn,
    "learn-village": learn_village, "learn-seven": learn_seven, "learn-honor": learn_honor,
    "rules": rules, "rules-seven": rules_seven, "rules-honor": rules_honor, "account": account,
    "settings": settings, "profile": profile, "history": history, "leaderboards": leaderboards,
    "rated": rated, "notifications": notifications, "days": days,
}  # fmt: skip


WHOLE = (
    "home", "analysis", "luck", "account", "settings", "profile", "history", "leaderboards",
    "notifications",
)  # fmt: skip
"""Pages that are read from the top to the end."""


def shoot(browser: Browser, url: str, name: str, size: tuple[int, int], theme: str) -> None:
    width, height = size
    look: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme}
    context = browser.new_context(locale="en-GB", **look)
    if name != "home":
        context.add_init_script("localStorage['tatami.moves'] ??= 'at-once'")
        context.add_init_script(f"localStorage['tatami.bot'] ??= '{BOT}'")
    page = context.new_page()
    page.set_default_timeout(20_000)
    page.goto(url)
    PAGES[name](page)
    page.wait_for_timeout(600)  # movements end
    if not name.startswith("rules"):  # a passage in the middle of a long page
        page.evaluate("scrollTo(0, 0)")
    whole = name in WHOLE or (width < 500 and not name.startswith("rules"))
    page.screenshot(path=FOLDER / f"{name}-{width}-{theme}.png", full_page=whole)
    context.close()


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        # Weeks of games are played in a minute.
        (DATA / "tatami.toml").write_text("rate_limits = false\n" + MAILING, encoding="ascii")
        server = Server(DATA, own_game=False, secret=SECRET)
        server.start()
        try:
            browser = launch(playwright)
            for name, size, theme in itertools.product(names or PAGES, SIZES, THEMES):
                shoot(browser, server.url, name, size, theme)
            browser.close()
        finally:
            server.stop()
            shutil.rmtree(DATA)


if __name__ == "__main__":
    main(sys.argv[1:])
