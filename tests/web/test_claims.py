"""A player leaves on their turn: the other waits, lets a bot play, and the player returns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tatami.server.live.presence import GRACE
from tatami.server.tables.claims import DEFAULT_WAIT
from tests.web.clocked_server import ClockedServer
from tests.web.conftest import Visitors
from tests.web.games import DUEL
from tests.web.http_players import Guest, guest, guest_of
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing


@pytest.fixture
def clocked(browser: Browser, tmp_path: Path) -> Iterator[tuple[ClockedServer, Visitors]]:
    server = ClockedServer(tmp_path)
    server.start()
    visitors = Visitors(browser, server)
    yield server, visitors
    visitors.close()
    server.stop()


def seated_on_turn(table: str, one: Guest, other: Guest) -> tuple[Guest, Guest]:
    """The player on turn, and the other."""
    one.sit(table, 0)
    other.sit(table, 1)
    return (one, other) if one.get_table(table)["legal"] else (other, one)


def test_a_bot_plays_for_a_player_who_left(clocked: tuple[ClockedServer, Visitors]) -> None:
    server, visitors = clocked
    page = visitors.visit()
    here, absent = guest_of(page, visitors, "Ann"), guest(visitors, "Ben")
    table = here.create_table(DUEL)
    on_turn, _ = seated_on_turn(table, absent, here)
    assert on_turn is absent, "seat 0 begins"
    server.clock.advance(GRACE)
    page.goto(f"{server.url}t/{table}")
    panel = page.get_by_test_id("claim")
    expect(panel).to_contain_text("Ben left the table.")
    expect(page.get_by_test_id("claim-wait")).to_contain_text("You can go on without them in")
    expect(panel.get_by_role("button")).to_have_count(0)

    server.clock.advance(DEFAULT_WAIT["none"])
    page.reload()
    expect(panel).to_contain_text("You can go on now.")
    expect(panel.get_by_role("button", name="Claim win")).to_be_visible()
    axe_finds_nothing(page)
    no_text_is_missing(page)
    panel.get_by_role("button", name="Let bot play").click()
    log = page.get_by_role("list", name="Game log")
    expect(log).to_contain_text("Ben left the table. You let a bot play.")
    expect(panel).to_have_count(0)

    back = visitors.visit(f"t/{table}", storage_state=absent.requests.storage_state())
    expect(back.get_by_text("You were gone, so Ann let a bot play for you.")).to_be_visible()
    lines = back.get_by_role("list", name="Game log")
    expect(lines.locator("li.move").last).to_contain_text("Ben ")
    back.get_by_role("button", name="Take over again").click()
    expect(back.get_by_text("You were gone, so Ann let a bot play for you.")).to_have_count(0)
