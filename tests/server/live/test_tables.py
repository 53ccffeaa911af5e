"""Commands at a table, over real connections and on both databases."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

import tatami
from tatami.engine import fair_deals, records
from tatami.engine.records import verify
from tatami.server.live.websocket import Socket
from tatami.server.settings import Settings
from tests.crane.state import PASS
from tests.server.client import Person, TableSocket, async_test, running_server
from tests.server.crane import dealt, holder, seed_where


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url, name)) for name in names]


async def seated(game: str, *persons: Person, **setting: Any) -> str:
    """Create a table, let all people join, and wait for the start of the game."""
    table = await persons[0].create_table(game, seats=len(persons), **setting)
    for seat, person in enumerate(persons):
        assert (await person.join(table, seat))["type"] == "ack"
    async with persons[0].connect(table) as ws:
        await ws.wait_for("status", "running")
    return table


def deal(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Make the server deal this seed."""
    monkeypatch.setattr(fair_deals, "seed_of", lambda secret, salts: seed)


async def play_out(ws: TableSocket) -> None:
    while await ws.wait_for_turn():
        await ws.move()


@async_test
async def test_two_people_finish_a_game_and_its_record_verifies(
    settings: Settings,
) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        async with ann.connect(table) as one, ben.connect(table) as two:
            await asyncio.gather(play_out(one), play_out(two))
            assert one.table["view"]["outcome"] == two.table["view"]["outcome"]
        record = records.read((await ann.http.get(f"/api/tables/{table}/record")).text)
        verify(record, tatami.game("samourai"))
        assert record.deal is not None and record.deal.secret is not None
        assert [seat.name for seat in record.seats] == ["Ann", "Ben"]
        assert (await ann.get_table(table))["status"] == "over"
        mine = (await ann.http.get("/api/tables")).json()["mine"]
        assert [(row["id"], row["status"]) for row in mine] == [(table, "over")]


@async_test
async def test_a_host_can_fill_the_table_with_bots(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("crane", seats=3, public=True)
        listed = (await ann.http.get("/api/tables")).json()["open"]
        assert [row["id"] for row in listed] == [table]
        for bot in ("random", "greedy", "greedy"):
            assert (await ann.command(table, "seat_bot", bot=bot))["type"] == "ack"
        async with ann.connect(table) as ws:
            await ws.wait_for("status", "over")
            assert ws.table["view"]["outcome"]["reason"] == "score"
        assert (await ann.http.get("/api/tables")).json()["open"] == []


@async_test
async def test_commands_that_are_refused(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await ann.create_table("samourai")

        async def code(person: Person, type_: str, **more: Any) -> Any:
            return (await person.command(table, type_, **more)).get("code")

        assert await code(ben, "seat_bot", bot="greedy") == "not_host"
        assert await code(ann, "seat_bot", bot="nobody") == "no_bot"
        assert await code(ann, "start") == "not_full"
        assert await code(ann, "sit", name=" \u0000 ") == "empty"
        assert (await ann.join(table, 0))["type"] == "ack"
        assert await code(ann, "sit", name="Ann") == "seated"
        assert await code(ben, "sit", name="Ben", seat=0) == "taken"
        assert await code(ben, "sit", name="Ben", seat=7) == "taken"
        assert await code(ann, "resign") == "wrong_time"
        assert await code(ann, "rematch") == "wrong_time"
        assert (await ben.join(table))["type"] == "ack"
        async with ann.connect(table) as ws:
            await ws.wait_for("status", "running")
            number = ws.table["number"]
        assert await code(cy, "sit", name="Cy") == "wrong_time"
        assert await code(cy, "move", number=number, action=0) == "not_seated"
        mover, other = (ann, ben) if (await ann.get_table(table))["legal"] else (ben, ann)
        legal = (await mover.get_table(table))["legal"]
        wrong = next(action for action in range(999) if action not in legal)
        assert await code(other, "move", number=number, action=legal[0]) == "not_your_turn"
        assert await code(mover, "move", number=number - 1, action=legal[0]) == "look_again"
        refused = await mover.command(table, "move", number=number, action=wrong)
        assert refused["code"] == "illegal" and refused["rule"].startswith("M")
        assert await code(mover, "move", number=number, action=2**70) == "illegal"
        assert await code(mover, "move", number=number, text="nonsense") == "malformed"
        assert await code(mover, "answer", yes=True) == "no_offer"
        assert await code(mover, "offer", what="undo") == "nothing_to_undo"
        assert await code(mover, "take_back") == "yours_already"
        assert await code(mover, "order", kind="answer", order="pass") == "no_order"
        assert await code(mover, "offer", what="rematch") == "malformed"
        assert (await mover.get_table(table))["number"] == number


@async_test
async def test_resigning_ends_a_two_player_game(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ann.command(table, "resign")
        seen = await ben.get_table(table)
        assert seen["status"] == "over"
        assert seen["result"]["reason"] == "resigned" and seen["result"]["shares"] == [0, 1]


@async_test
async def test_after_resigning_among_three_a_bot_continues(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("crane", ann, ben, cy)
        await ben.command(table, "resign")
        seen = await ben.get_table(table)
        assert seen["you"] is None and seen["view"]["hand"] is None
        assert seen["seats"][1] == {"name": "Ben", "bot": "greedy"}


@async_test
async def test_when_the_last_person_resigns_the_game_ends_at_once(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("crane", ann, ben, cy)
        for one in (ben, cy):
            await one.command(table, "resign")
            assert (await ann.get_table(table))["status"] == "running"
        await ann.command(table, "resign")
        seen = await ann.get_table(table)
        assert (seen["status"], seen["you"]) == ("over", 0), "she can ask for a rematch"
        assert seen["result"]["reason"] == "resigned"
        assert len(set(seen["result"]["shares"])) == 1, "everybody gave up"


@async_test
async def test_bots_win_when_the_only_person_resigns(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("crane", seats=3)
        await ann.join(table)
        for seat in (1, 2):
            await ann.command(table, "seat_bot", seat=seat, bot="random")
        while (await ann.get_table(table))["status"] == "open":
            await asyncio.sleep(0.01)
        await ann.command(table, "resign")
        seen = await ann.get_table(table)
        assert seen["status"] == "over" and seen["result"]["shares"] == [0, 0.5, 0.5]


@async_test
async def test_a_game_goes_on_for_a_person_who_can_return_from_a_bot(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("crane", ann, ben, cy)
        await cy.command(table, "resign")
        await ben.command(table, "hand_to_bot", bot="greedy")
        await ann.command(table, "resign")
        seen = await ben.get_table(table)
        assert seen["result"] is None and seen["seats"][0]["bot"] == "greedy"


@async_test
async def test_a_draw_needs_every_person(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ann.command(table, "offer", what="draw")
        assert (await ben.get_table(table))["offer"] == {
            "what": "draw",
            "by": 0,
            "waiting": [1],
            "agreed": [0],
            "until": None,
        }
        assert (await ann.command(table, "answer", yes=True))["code"] == "no_offer"
        await ben.command(table, "answer", yes=False)
        assert (await ann.get_table(table))["offer"] is None
        await ben.command(table, "offer", what="draw")
        await ann.command(table, "answer", yes=True)
        seen = await ann.get_table(table)
        assert seen["result"]["reason"] == "agreed" and seen["result"]["shares"] == [0.5, 0.5]


@async_test
async def test_bots_cannot_agree_to_a_draw(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("samourai")
        await ann.join(table, 0)
        await ann.command(table, "seat_bot", bot="random")
        async with ann.connect(table) as ws:
            assert await ws.wait_for_turn()
        assert (await ann.command(table, "offer", what="draw"))["code"] == "nobody_to_agree"


@async_test
async def test_a_move_is_undone_by_agreement(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        before = await ann.get_table(table)
        mover, other = (ann, ben) if before["legal"] else (ben, ann)
        before = await mover.get_table(table)
        await mover.command(table, "move", number=before["number"], action=before["legal"][0])
        await mover.command(table, "offer", what="undo")
        await other.command(table, "answer", yes=True)
        after = await mover.get_table(table)
        assert after["view"] == before["view"] and after["legal"] == before["legal"]


@async_test
async def test_a_move_that_revealed_something_cannot_be_undone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A played card reveals something; a secret pass does not."""
    seed = seed_where(lambda deal: holder(deal) == 1 and max(deal.hands[0]) >= 6, seats=2)
    deal(monkeypatch, seed)
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        high = max(dealt(seed, 2).hands[0])
        number = (await ann.get_table(table))["number"]
        await ann.command(table, "move", number=number, action=high)
        assert (await ann.command(table, "offer", what="undo"))["code"] == "revealed"
        await ben.command(table, "move", number=number + 1, action=PASS)
        assert (await ben.command(table, "offer", what="undo"))["type"] == "ack"
        await ann.command(table, "answer", yes=True)
        assert (await ben.get_table(table))["view"]["decision"]["kind"] == "answer"


@async_test
async def test_leaving_frees_the_seat_before_the_game_and_later_a_bot_continues(
    settings: Settings,
) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await ann.create_table("samourai")
        await ann.join(table, 1)
        assert (await ann.http.get("/api/tables")).json()["mine"]
        await ann.command(table, "leave")
        assert (await ann.get_table(table))["seats"] == [{}, {}]
        assert (await ann.http.get("/api/tables")).json()["mine"] == []
        await ann.join(table, 0)
        await ben.join(table, 1)
        async with ben.connect(table) as ws:
            await ws.wait_for("status", "running")
            await ann.command(table, "leave")
            while ws.table["seats"][0].get("bot") != "greedy":
                await ws.receive()
            await play_out(ws)


@async_test
async def test_log_lines_keep_the_name_of_a_player_who_left(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await ann.create_table("samourai")
        await ann.join(table, 1)
        async with ben.connect(table) as ws:
            await ws.receive()
            await ann.command(table, "chat", text="back soon")
            await ann.command(table, "leave")
            await ben.join(table, 1)
            await ann.command(table, "seat_bot", seat=0, bot="random")
            await ws.wait_for("status", "running")
        for log in (ws.table["log"], (await ben.get_table(table))["log"]):
            assert [(line["what"], line["seat"], line.get("name")) for line in log[:5]] == [
                ("sit", 1, "Ann"),
                ("chat", 1, "Ann"),
                ("leave", 1, "Ann"),
                ("sit", 1, "Ben"),
                ("sit", 0, None),
            ]


@async_test
async def test_a_player_who_leaves_becomes_a_spectator(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("crane", ann, ben)
        async with ann.connect(table) as ws, eve.connect(table) as others:
            await others.receive()
            await ws.receive()
            assert ws.table["view"]["hand"] is not None
            await ws.command("leave")
            assert ws.table["you"] is None and ws.table["view"]["hand"] is None
            async with ben.connect(table) as playing:
                await play_out(playing)
            await ws.wait_for("status", "over")
            await others.wait_for("status", "over")
            assert others.table["view"] == ws.table["view"]


@async_test
async def test_a_player_can_hand_the_seat_to_a_bot_and_return(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        mover, other = (ann, ben) if (await ann.get_table(table))["legal"] else (ben, ann)
        async with other.connect(table) as ws:
            await mover.command(table, "hand_to_bot", bot="random")
            assert await ws.wait_for_turn()
            await mover.command(table, "take_back")
            await ws.wait_for("number", ws.table["number"] + 1)
            await ws.move()
            seen = await mover.get_table(table)
            assert seen["legal"] and "bot" not in seen["seats"][seen["you"]]


@async_test
async def test_a_rematch_needs_consent_and_rotates_the_seats(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ben.command(table, "resign")
        assert (await ann.command(table, "rematch")).get("table", "") == ""
        seen = await ben.get_table(table)
        assert (
            seen["rematch"] == "" and len((await ben.http.get("/api/tables")).json()["mine"]) == 1
        )
        assert seen["offer"]["what"] == "rematch" and seen["offer"]["waiting"] == [1]
        await ben.command(table, "answer", yes=False)
        seen = await ann.get_table(table)
        assert seen["offer"] is None and seen["log"][-1]["text"] == "no"
        await ben.command(table, "rematch")
        accepted = await ann.command(table, "answer", yes=True)
        assert accepted["table"] == (await ben.get_table(table))["rematch"] != ""
        async with ann.connect(accepted["table"]) as ws:
            await ws.wait_for("status", "running")
            assert [seat["name"] for seat in ws.table["seats"]] == ["Ben", "Ann"]
        mine = {row["id"] for row in (await ben.http.get("/api/tables")).json()["mine"]}
        assert mine == {table, accepted["table"]}


@async_test
async def test_two_offers_of_a_rematch_at_once_lead_to_one_table(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ben.command(table, "resign")
        await asyncio.gather(ann.command(table, "rematch"), ben.command(table, "rematch"))
        again = (await ann.command(table, "rematch"))["table"]
        assert again == (await ben.command(table, "rematch"))["table"] != ""


@async_test
async def test_spectators_see_the_table_and_no_hand(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (a, b, eve),
    ):
        table = await seated("crane", a, b)
        async with eve.connect(table) as ws:
            await ws.receive()
            assert ws.table["you"] is None and ws.table["view"]["hand"] is None
            number, legal = ws.table["number"], (await a.get_table(table))["legal"]
            await a.command(table, "move", number=number, action=legal[0])
            while ws.table["number"] == number:  # spectator counts may arrive
                await ws.receive()
            assert ws.table["view"]["played"] == [legal[0]]
            assert ws.table["legal"] == []


@async_test
async def test_chat_does_not_make_a_chosen_move_stale(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy),
    ):
        table = await seated("honor", ann, ben, cy)
        seen = [(await one.get_table(table), one) for one in (ann, ben, cy)]
        chosen, mover = next(look for look in seen if look[0]["legal"])
        number, first = chosen["number"], chosen["legal"][0]

        async def said(person: Person, type_: str, **more: Any) -> str:
            answer = await person.command(table, type_, **more)
            return str(answer.get("code", answer["type"]))

        assert await said(ben, "chat", text="your turn!") == "ack"
        for person in (mover, cy):
            assert await said(person, "order", kind="react", order="own") == "ack"
        assert await said(mover, "move", number=number - 1, action=first) == "look_again"
        assert await said(mover, "move", number=number, action=first) == "ack"
        assert await said(ben, "chat", text="well done") == "ack"
        assert await said(mover, "move", number=number, action=first) == "look_again"


@async_test
async def test_one_of_two_concurrent_moves_is_refused(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        mover = ann if (await ann.get_table(table))["legal"] else ben
        seen = await mover.get_table(table)
        said = {"number": seen["number"], "action": seen["legal"][0]}
        answers = await asyncio.gather(*[mover.command(table, "move", **said) for _ in range(5)])
        kinds = sorted(answer.get("code", "ack") for answer in answers)
        assert kinds == ["ack"] + ["look_again"] * 4
        assert (await mover.get_table(table))["number"] == seen["number"] + 1


@async_test
async def test_an_auto_reply_is_secret_and_used(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_where(lambda deal: holder(deal) == 1 and max(deal.hands[0]) >= 6, seats=2)
    deal(monkeypatch, seed)
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        async with ann.connect(table) as other, ben.connect(table) as own:
            await other.receive()
            await own.receive()
            number = other.table["number"]
            assert (await own.command("order", kind="answer", order="crane"))["code"] == "no_order"
            assert (await own.command("order", kind="card", order="pass"))["code"] == "no_order"
            await own.command("order", kind="answer", order="pass")
            assert own.table["orders"] == {"answer": "pass"}
            assert own.table["number"] == number + 1
            await other.move(max(dealt(seed, 2).hands[0]))
            while other.table["view"]["decision"]["seat"] != 1:
                await other.receive()
            # The move and the pass: Ann receives no third entry.
            assert other.table["number"] == number + 2
            assert "order" not in str(other.deltas)
            assert other.table["orders"] == {}
            assert (await ann.get_table(table))["log"] == other.table["log"]
            await own.wait_for("number", number + 3)
            withdrawn = await own.command("order", kind="answer", order=None)
            assert withdrawn == {"type": "ack", "ask": 4, "number": number + 4}
            assert own.table["orders"] == {}
            assert (await own.move())["type"] == "ack"


@async_test
async def test_deltas_and_the_whole_table_agree(settings: Settings) -> None:
    """Both seats and a spectator, at every number, against the table by HTTP."""
    async with (
        running_server(settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (a, b, eve),
    ):
        table = await seated("crane", a, b, clock={"kind": "live"})
        async with a.connect(table) as one, b.connect(table) as two, eve.connect(table) as three:
            watching = [(a, one), (b, two), (eve, three)]
            for _, ws in watching:
                await ws.receive()
            while one.table["status"] != "over":
                mover = one if one.table["legal"] else two
                await mover.command("chat", text="well")
                await mover.move()
                for person, ws in watching:
                    whole = await person.get_table(table)
                    await ws.wait_for("number", whole["number"])
                    same_table(ws.table, whole)


def same_table(kept: dict[str, Any], whole: dict[str, Any]) -> None:
    """Everything except `moves`: an older connection has more described moves."""
    assert whole["moves"].items() <= kept["moves"].items()
    assert {**kept, "moves": 0} == {**whole, "moves": 0}


@async_test
async def test_a_reconnecting_client_receives_missed_deltas(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        async with ann.connect(table) as ws:
            await ws.receive()
        seen = ws.table["number"]
        await ben.command(table, "chat", text="still there?")
        await ann.command(table, "move", number=seen + 1, action=ws.table["legal"][0])
        number = (await ben.get_table(table))["number"]
        async with ann.connect(table, after=seen) as again:
            again.table = ws.table
            first = await again.receive()
            asked = bool((await ann.get_table(table))["legal"])
            assert first["type"] == ("table" if asked else "delta")
            await again.wait_for("number", number)
            same_table(again.table, await ann.get_table(table))
        async with ann.connect(table, after=10**6) as lost:
            assert (await lost.receive())["type"] == "table"


@async_test
async def test_the_table_has_an_etag_over_http(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Eve") as (ann, eve):
        table = await ann.create_table("samourai")
        first = await ann.http.get(f"/api/tables/{table}")
        tag = {"If-None-Match": first.headers["etag"]}
        assert (await ann.http.get(f"/api/tables/{table}", headers=tag)).status_code == 304
        assert (await eve.http.get(f"/api/tables/{table}", headers=tag)).status_code == 200
        await ann.join(table)
        assert (await ann.http.get(f"/api/tables/{table}", headers=tag)).status_code == 200


@async_test
async def test_a_slow_client_is_disconnected(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve),
    ):
        table = await seated("crane", ann, ben)
        async with eve.connect(table) as stuck, ben.connect(table) as ws:
            await stuck.receive()
            await ws.receive()  # only now both are subscribers
            live = server.services.tables.live[table]
            assert len(live.subscribers) == 2
            stuck.wire.transport.pause_reading()
            while len(live.subscribers) == 2:
                # More data than all buffers hold; moves alone would take thousands.
                live.send_to_all(
                    json.dumps({"type": "pong", "at": 0, "filler": "x" * 50_000}).encode()
                )
                await ws.receive()
            assert (await ann.command(table, "chat", text="on we go"))["type"] == "ack"
            await ws.wait_for("number", ws.table["number"] + 1)
            while (
                sum(isinstance(one, Socket) for one in server.server.server_state.connections) > 1
            ):
                await asyncio.sleep(0.01)  # its connection is closed too, though it reads nothing
            stuck.wire.transport.abort()


@async_test
async def test_a_table_is_the_same_after_a_restart(settings: Settings) -> None:
    async with running_server(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben, clock={"kind": "none"})
        await ann.command(table, "chat", text="good night")
        seen = await ann.get_table(table)
        cookie = ann.cookie()
    async with running_server(settings) as server, people(server.url, "x") as (again,):
        answer = await again.http.get(f"/api/tables/{table}", headers={"Cookie": cookie})
        assert answer.json() == seen
