"""What a visitor of the site does with a game: export, replay, pass the device, learn, solve."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import FilePayload, Page, expect

import tatami
from tatami.cli import main
from tatami.engine import records
from tatami.engine.lessons import solution
from tatami.engine.puzzles import puzzles_of
from tatami.server.live.next_entry import bot_question
from tatami.server.tables.entries import Moved
from tatami.server.tables.rebuild import decode_entry, empty_table
from tatami.server.tables.table import Table
from tatami.server.thinking.question import think
from tests.site.site_page import play_one, stored_entries, stored_table, table_id
from tests.web.games import title_of
from tests.web.lesson_page import READY, VERDICT, play_actions, type_by_keyboard
from tests.web.table_actions import OVER

HIDES_NOTHING = ("samourai",)
"""Games in which the device is passed on without a page in between."""


def choose_fewest_seats(page: Page, key: str) -> None:
    """On the home page, where a game allows several numbers of players: the shortest games."""
    game = tatami.game(key)
    if game.min_seats < game.max_seats:
        card = page.locator("article", has_text=title_of(key))
        card.get_by_test_id("seats").select_option(str(game.min_seats))


def check_game_file(page: Page, folder: Path) -> Path:
    """The game file is, byte for byte, what the server writes for the same entries."""
    page.locator(OVER).wait_for()
    page.locator("a[href$='/replay']").first.click()
    with page.expect_download() as download:
        page.locator("aside a[download]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    table = stored_table(page)
    assert file.read_text(encoding="utf-8") == records.write(table.record())
    assert main(["verify", str(file)]) == 0
    return file


def check_moves_of_bots(page: Page) -> None:
    """From the same seed and moves, a server's bots, compiled, make the same moves."""
    stored = stored_entries(page)
    table, checked = empty_table(table_id(page), stored), 0
    for number, one in enumerate(stored.entries, 1):
        happened, question = decode_entry(one, number), bot_question(table)
        if isinstance(happened.entry, Moved) and happened.entry.by == "bot":
            action = think(msgspec.msgpack.encode(question))
            assert table.game.show(action) == happened.entry.text
            checked += 1
        table.fold(happened)
    assert checked > 0


def replay_and_analyze(page: Page) -> None:
    panel = page.locator("section.analysis")
    panel.locator("select").first.select_option("normal")
    panel.locator("button.primary").click()
    panel.locator("progress").wait_for()
    panel.locator(".head button").click()
    panel.locator("select").first.select_option("quick")
    panel.locator("button.primary").click()
    page.locator("[data-testid=luck]").wait_for(timeout=300_000)  # hundreds of positions in seven


def pass_the_device(page: Page, key: str) -> None:
    """Hot seat of two people: between them nothing of a hand is on the page."""
    go_home(page)
    page.get_by_role("button", name=f"On one device: {title_of(key)}").click()
    page.get_by_label("Name of player 2").fill("Bo")
    if key == "village":  # two people and no bot; the other games keep their number of seats
        page.locator("dialog select").first.select_option("2")
    page.locator("dialog button.primary").click()
    page.locator("[data-testid=pass-the-device], .frame").first.wait_for()
    shown = None
    for _ in range(6):
        table, seat = next_person(page)
        if seat != shown and key not in HIDES_NOTHING:
            take_the_device(page, table.seats[seat].name)
        shown = seat
        play_one(page)


def next_person(page: Page) -> tuple[Table, int]:
    """The table once a person must decide: bots may have to move first."""
    while True:
        table = stored_table(page)
        seat = table.to_act()
        if seat is not None and table.is_person(seat):
            return table, seat
        page.wait_for_timeout(50)


def take_the_device(page: Page, name: str) -> None:
    """The page says to whom, and nothing else; nothing else is in it, even hidden."""
    page.get_by_test_id("pass-the-device").wait_for()
    said = page.locator("#app").text_content() or ""
    for text in (f"Pass the device to {name}", "Nobody else should look now.", f"I’m {name}"):
        assert text in said
        said = said.replace(text, "")
    assert said.strip() == "Home"
    page.get_by_role("button", name=f"I’m {name}").click()


def take_a_lesson(page: Page, key: str) -> None:
    go_home(page)
    page.get_by_role("link", name=f"Learn: {title_of(key)}").click()
    page.wait_for_selector("[data-testid=decision]")
    game = tatami.game(key)
    assert game.lesson is not None
    play_actions(page, game, solution(game, game.lesson.steps[0]))
    page.locator(VERDICT).wait_for()


def solve_a_puzzle(page: Page, key: str) -> None:
    """The answer is explained and rated; after a reload the rating is still there."""
    go_home(page)
    page.get_by_role("link", name=f"Puzzles: {title_of(key)}").click()
    page.wait_for_selector("[data-testid=task]")
    game, file = tatami.game(key), puzzles_of(tatami.game(key))
    puzzle = next(one for one in file.puzzles if one.task != "win")
    page.goto(f"{page.url.partition('#')[0]}#/puzzles/{key}/{puzzle.id}")
    page.wait_for_selector(f"section[aria-label='Puzzle {puzzle.id}']")
    page.wait_for_selector(f"{READY} #typed-move")
    type_by_keyboard(page, game.show(puzzle.right[0]))
    expect(page.locator(VERDICT)).to_contain_text("Right!")
    expect(page.locator("dl")).to_contain_text("1 of 1")
    page.get_by_role("link", name="View source game").click()
    expect(page.locator("main")).to_contain_text("Continue from here")
    page.goto(f"{page.url.partition('#')[0]}#/puzzles")
    page.reload()
    expect(page.locator("li.sheet", has_text=title_of(key))).to_contain_text("1 of 1")


def open_a_damaged_file(page: Page) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/replay")
    damaged: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": b"{damaged",
    }
    page.set_input_files("input[type=file]", damaged)
    expect(page.get_by_role("alert")).to_contain_text("This game file can’t be replayed. (")


def go_home(page: Page) -> None:
    page.locator("a[href='./']").first.click()
