"""A tournament and the host's page of a club evening, with several browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tatami.cli.serve import evening_key
from tatami.server.settings import load
from tests.web.conftest import Visitors
from tests.web.games import CARDS, DUEL
from tests.web.http_players import Guest, guest
from tests.web.server_process import Server
from tests.web.table_actions import axe_finds_nothing, no_text_is_missing, resign

ROUND = "[data-testid=round] li"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, evening=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def members(browser: Browser, club: Server, seed: str) -> Iterator[Visitors]:
    """Visitors of a club evening."""
    visitors = Visitors(browser, club, seed)
    yield visitors
    visitors.close()


def say(person: Guest, tournament: str, type_: str, **more: Any) -> None:
    url = f"{person.url}api/tournaments/{tournament}/say"
    done = person.requests.post(url, data={"type": type_, **more})
    assert done.ok, done.text()


def tournament_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join the tournament").click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()


def test_a_round_is_played_to_its_standings(members: Visitors) -> None:
    ann = members.visit("tournaments")
    ann.get_by_role("button", name="New tournament").click()
    ann.get_by_label("Tournament name").fill("Friday cup")
    ann.get_by_role("combobox", name="Game").select_option(DUEL)
    ann.get_by_role("spinbutton", name="Rounds (").fill("1")
    axe_finds_nothing(ann)
    ann.get_by_role("button", name="Create tournament").click()
    join(ann, "Ann")
    ben = members.visit(f"tournaments/{tournament_of(ann)}")
    join(ben, "Ben")
    expect(ann.get_by_text("2 players")).to_be_visible()
    ann.get_by_role("button", name="Start now").click()
    for page in (ann, ben):  # both are taken to their table
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".sentence")
    resign(ben)
    expect(ann.get_by_test_id("result")).to_be_visible()
    ann.get_by_test_id("result").get_by_role("link", name="Go to tournament").click()
    expect(ann.locator("main")).to_contain_text("Ann wins the tournament")
    first = ann.locator("table tbody tr").first
    expect(first).to_contain_text("Ann")
    expect(ann.locator(ROUND)).to_contain_text("Ann ✓")
    axe_finds_nothing(ann)
    no_text_is_missing(ann)
    ann.emulate_media(media="print")
    expect(ann.get_by_role("button")).to_have_count(0)
    expect(ann.get_by_role("link")).to_have_count(0)
    expect(ann.get_by_role("combobox")).to_have_count(0)
    expect(first).to_be_visible()


def test_the_projector_names_bots_and_fits_a_window(members: Visitors) -> None:
    players = [guest(members, f"Player {number}") for number in range(1, 11)]
    made = create(players[0], game=CARDS, seats=3, format="rotating", fill="bot", teams="players")
    for number, person in enumerate(players):
        say(person, made, "join", name=person.name, team=f"Team {number % 2}")
    say(players[0], made, "start")
    size = {"width": 1280, "height": 720}
    screen = members.visit(f"tournaments/{made}/screen", viewport=size)
    expect(screen.locator(ROUND).filter(has_text="Bot, greedy")).to_have_count(2)
    no_text_is_missing(screen)
    assert screen.evaluate("document.documentElement.scrollHeight") <= size["height"]


def create(person: Guest, **wanted: Any) -> str:
    answer = person.requests.post(
        f"{person.url}api/tournaments", data={"name": "Evening cup", **wanted}
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def key_of(server: Server) -> str:
    """The key that the terminal would show."""
    return evening_key(load({}, data=str(server.data)))


def test_the_host_of_an_evening_runs_it_from_one_page(members: Visitors) -> None:
    players = [guest(members, name) for name in ("Cy", "Di", "Eva", "Flo")]
    host = members.visit(f"evening#{key_of(members.server)}")
    expect(host.get_by_role("button", name="Stop all clocks")).to_be_visible()
    made = create(
        players[0], game=DUEL, format="swiss", rounds=2, automatic=False, clock={"kind": "live"}
    )
    for person in players:
        say(person, made, "join", name=person.name)
    say(players[0], made, "start")
    play_round(players, made, 1, clocks_stop=host)
    row = host.get_by_role("listitem").filter(has_text="Evening cup")
    row.get_by_role("button", name="Next round").click()
    expect(row.get_by_role("button", name="Next round")).to_have_count(0)
    host.get_by_role("button", name="Rename: Flo", exact=True).click()
    host.get_by_label("New name").fill("Flora")
    host.get_by_label("New name").press("Enter")
    remove = host.get_by_role("button", name="Remove: Flora")
    expect(remove).to_be_visible()
    axe_finds_nothing(host)
    no_text_is_missing(host)
    remove.click()
    host.get_by_role("button", name="Let back in: Flora").click()
    remove.click()
    expect(remove).to_have_count(0)
    host.get_by_role("link", name="Evening cup").click()
    standings = host.get_by_role("row").filter(has_text="Flora")
    expect(standings).to_contain_text("withdrew")
    expect(host.locator("main")).to_contain_text("Round 2 of 2")


def play_round(players: list[Guest], id_: str, round_: int, clocks_stop: Page) -> None:
    """Everybody in the second seat resigns; before that the host stops all clocks."""
    tables = {}
    for person in players:
        page: Any = {"table": ""}
        while not page["table"] or page["tournament"]["round"] < round_:
            page = person.requests.get(f"{person.url}api/tournaments/{id_}").json()
        tables[person.name] = page["table"]
        person.requests.post(
            f"{person.url}api/tables/{page['table']}/say", data={"type": "salt", "salt": "any"}
        )
    for person in players:
        while person.get_table(tables[person.name])["status"] == "open":
            pass
    clocks_stop.get_by_role("button", name="Stop all clocks").click()
    expect(clocks_stop.get_by_role("button", name="Start all clocks")).to_be_visible()
    for person in players:
        table = person.get_table(tables[person.name])
        assert table["status"] == "over" or table["clock"]["running"] is None
        if table["you"] == 1:
            person.send(tables[person.name], "resign")
