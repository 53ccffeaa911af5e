"""The deal of the day: one try, the same cards for all, nothing to see before one has played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

import tatami
from tatami.server.live.daily_deals import GRACE
from tatami.server.live.duplicate_sets import totals
from tatami.server.people import deal_results
from tatami.server.people.deal_results import StoredResult, compare, parted_decisions
from tatami.server.people.game_results import result_of_table
from tatami.server.settings import Settings, load
from tatami.server.store import schema
from tatami.server.tables import entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.table import Table
from tatami.server.tables.table_setup import DAY, TableSetup
from tests.server.client import ManualClock, Person, async_test, running_server

GAME = "village"


def settings(folder: Path) -> Settings:
    return load({}, data=str(folder), workers=1, request_workers=1)


async def begin(person: Person, game: str = GAME) -> str:
    answer = await person.http.post(f"/api/deals/{game}", json={"name": person.name})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def get(person: Person, path: str) -> Any:
    return (await person.http.get(path)).json()


@async_test
async def test_everybody_gets_the_same_cards_and_only_their_own_table(tmp_path: Path) -> None:
    async with running_server(settings(tmp_path), ManualClock()) as server:
        ann, ben = [await Person(server.url, name).register() for name in ("Ann", "Ben")]
        first, again, other = await begin(ann), await begin(ann), await begin(ben)
        assert first == again and first != other
        async with ann.connect(first) as one, ben.connect(other) as two:
            await one.wait_for("status", "running")
            await two.wait_for("status", "running")
        hands = [(await get(who, f"/api/tables/{at}"))["view"]["hand"] for who, at in
                 ((ann, first), (ben, other))]  # fmt: skip
        assert hands[0] == hands[1] and hands[0]
        for path in ("", "/replay", "/record", "/previews"):
            refused = await ben.http.get(f"/api/tables/{first}{path}")
            assert (refused.status_code, refused.json()["code"]) == (403, "sealed"), path
        assert (await get(ben, f"/api/deals/{GAME}"))["code"] == "sealed"
        undo = await ann.command(first, "offer", what="undo")
        assert undo["code"] == "one_try"
        hint = await ann.http.post(f"/api/tables/{first}/hint", json={})
        assert hint.json()["code"] == "no_hints"
        bot = await ann.command(first, "hand_to_bot", bot="level-1")
        assert bot["code"] == "one_try"


@async_test
async def test_results_are_compared_after_the_game(tmp_path: Path) -> None:
    now = ManualClock()
    async with running_server(settings(tmp_path), now) as server:
        ann, ben = [await Person(server.url, name).register() for name in ("Ann", "Ben")]
        table = await begin(ann, "seven")
        async with ann.connect(table) as socket:
            await socket.wait_for("status", "running")
            assert (await ann.command(table, "resign"))["type"] == "ack"
            await socket.wait_for("status", "over")
        found: Any = {}
        while "own" not in found:  # the result is stored right after the end
            found = await get(ann, "/api/deals/seven")
            await asyncio.sleep(0)
        assert found["players"] == 1 and found["own"]["you"] and found["own"]["share"] == 0
        assert (await get(ben, "/api/deals/seven"))["code"] == "sealed"
        deals = {one["game"]: one["state"] for one in await get(ann, "/api/deals")}
        assert deals["seven"] == "done" and deals[GAME] == "new"
        today = now() // DAY
        now.advance(DAY + GRACE)
        later = await get(ben, f"/api/deals/seven?day={today}")
        assert later["players"] == 1 and later["own"] is None
        assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
        assert (await get(ann, "/api/deals/seven"))["code"] == "sealed", "a new day, a new deal"


def result(player: str, share: float, *actions: int) -> StoredResult:
    return StoredResult(f"table of {player}", player, player, share, share, list(actions))


def test_results_are_ranked_by_match_points() -> None:
    results = [result("a", 0, 1, 2), result("b", 1, 1, 3), result("c", 1, 1, 3), result("d", 0.5)]
    found = {one.name: one for one in compare(results, "b")}
    assert [found[name].rank for name in "abcd"] == [4, 1, 1, 3]
    assert [found[name].match_points for name in "abcd"] == [0, 2.5 / 3, 2.5 / 3, 1 / 3]
    assert found["a"].parted == 1 and found["b"].parted is None and found["c"].parted is None


def test_decisions_are_compared_while_the_moves_before_are_the_same() -> None:
    results = [result("a", 1, 1, 2, 5), result("b", 0, 1, 3, 6), result("c", 0, 1, 2, 7),
               result("d", 1, 4, 2, 8)]  # fmt: skip
    found = parted_decisions(results, "a")
    assert [one.after for one in found] == [0, 1, 2]
    assert [(one.action, one.count) for one in found[0].choices] == [(1, 3), (4, 1)]
    assert [(one.action, one.count) for one in found[1].choices] == [(2, 2), (3, 1)]
    assert {one.action for one in found[2].choices} == {5, 7}


@async_test
async def test_a_set_of_deals_is_compared_by_seat(tmp_path: Path) -> None:
    async with running_server(settings(tmp_path), ManualClock()) as server:
        ann, ben, eve = [
            await Person(server.url, name).register() for name in ("Ann", "Ben", "Eve")
        ]
        wanted = {"game": GAME, "seats": 2, "deals": 2}
        made = (await ann.http.post("/api/duplicates", json=wanted)).json()
        tables = {}
        for host in (ann, ben):
            answer = await host.http.post(
                f"/api/duplicates/{made['id']}", json={"deal": 1, "name": host.name}
            )
            tables[host.name] = answer.json()["id"]
        at_ann, at_ben = tables["Ann"], tables["Ben"]
        assert (await eve.http.get(f"/api/tables/{at_ann}")).status_code == 200, "she may join"
        assert (await ben.join(at_ann))["code"] == "other_table"
        for host, table in ((ann, at_ann), (ben, at_ben)):
            async with host.connect(table) as socket:
                assert (await host.command(table, "seat_bot", seat=1, bot="level-1"))["type"] == (
                    "ack"
                )
                await socket.wait_for("status", "running")
        assert (await eve.http.get(f"/api/tables/{at_ann}")).json()["code"] == "sealed"
        views = [(await get(who, f"/api/tables/{at}"))["view"]["hand"] for who, at in
                 ((ann, at_ann), (ben, at_ben))]  # fmt: skip
        assert views[0] == views[1]
        async with ann.connect(at_ann) as socket:
            await ann.command(at_ann, "resign")
            await socket.wait_for("status", "over")
        found: Any = {"deals": [{"state": ""}]}
        while found["deals"][0]["state"] != "done":
            found = await get(ann, f"/api/duplicates/{made['id']}")
            await asyncio.sleep(0)
        assert [one["name"] for one in found["deals"][0]["seats"][0]] == ["Ann"]
        assert found["totals"][0]["match_points"] == 0.5, "nobody to compare with yet"
        hidden = await get(ben, f"/api/duplicates/{made['id']}")
        assert hidden["deals"][0]["seats"] == [] and hidden["totals"] == []


def test_giving_up_has_the_lowest_points_also_with_two_seats() -> None:
    """The game ends at once: the points that the player had by then do not count."""
    game = tatami.game(GAME)
    setup = TableSetup(game=GAME, version=game.version, seats=2, host="Ann", opened=0,
                       commitment="", deal="set 1 1")  # fmt: skip
    table = Table("id", setup, "secret")

    def fold(entry: entries.AnyEntry) -> None:
        table.fold(NumberedEntry(table.number + 1, 0, entry))

    for seat, name in enumerate(("Ann", "Ben")):
        fold(entries.SatDown(seat=seat, name=name, player=name))
    fold(entries.Started(seed="1"))
    assert table.play is not None
    state, points = table.play.state, [0.0, 0.0]
    while points[0] == points[1]:
        fold(entries.Moved(seat=int(state.to_act), text=game.show(state.legal()[0])))
        points = list(game.points(state))
    ahead = points.index(max(points))
    fold(entries.Resigned(seat=ahead))
    result = result_of_table(table)
    assert result is not None and result.seats[ahead].share == 0
    engine = create_engine("sqlite://")
    schema.metadata.create_all(engine)
    with engine.connect() as connection:
        deal_results.store_results(table, result)(connection)
        stored = deal_results.results_of("set 1 1", ahead)(connection)
    engine.dispose()
    assert [(one.share, one.points) for one in stored] == [(0, min(points))]


def judged(player: str, share: float, accuracy: float | None) -> StoredResult:
    moves = None if accuracy is None else -0.1
    return StoredResult(
        f"table of {player}", player, player, share, share, [], moves, 0.01, accuracy
    )


def test_results_are_also_compared_by_own_moves() -> None:
    results = [judged("a", 1, 0.4), judged("b", 0, 0.9), judged("c", 0, None)]
    found = {one.name: one for one in compare(results, "a")}
    assert [found[name].moves_points for name in "abc"] == [0, 1, None]
    assert found["a"].match_points == 1, "the result counts as before"
    rows = {row.name: row for row in totals([[results]], "a")}
    assert (rows["a"].moves_points, rows["c"].moves_points) == (0, None)


@async_test
async def test_own_moves_are_judged_after_the_game(tmp_path: Path) -> None:
    """Giving up costs the winning chances that were left: none of the deals is won already."""
    async with running_server(settings(tmp_path), ManualClock()) as server:
        ann = await Person(server.url, "Ann").register()
        table = await begin(ann, "seven")
        async with ann.connect(table) as socket:
            await socket.wait_for("status", "running")
            await ann.command(table, "resign")
            await socket.wait_for("status", "over")
        found: Any = {}
        while "own" not in found or found["own"]["moves"] is None:
            found = await get(ann, "/api/deals/seven")
            await asyncio.sleep(0.05)
        assert -1 <= found["own"]["moves"] <= 0 and found["own"]["accuracy"] == 0
        assert found["own"]["moves_points"] == 0.5 and found["own"]["moves_error"] >= 0
        assert not (await get(ann, "/api/deals/seven"))["judging"]
