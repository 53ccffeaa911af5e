"""What people do at a table, over real connections and on both databases."""

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
from tatami.server.settings import Settings
from tests.crane.state import PASS
from tests.server.client import Eyes, Person, run, served
from tests.server.crane import dealt, holder, seed_where


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(url, name)) for name in names]


async def seated(game: str, *persons: Person, **setting: Any) -> str:
    """A table of the first person at which all have sat down, and the game begun."""
    table = await persons[0].open(game, seats=len(persons), **setting)
    for seat, person in enumerate(persons):
        assert (await person.sit(table, seat))["type"] == "ack"
    async with persons[0].watch(table) as eyes:
        await eyes.until("status", "running")
    return table


def deal(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """The server deals this seed, whatever its secret and the salts."""
    monkeypatch.setattr(fair_deals, "seed_of", lambda secret, salts: seed)


async def play_out(eyes: Eyes) -> None:
    while await eyes.my_turn():
        await eyes.move()


@run
async def test_two_people_play_a_game_to_its_end_and_the_record_proves_it(
    settings: Settings,
) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        async with ann.watch(table) as one, ben.watch(table) as two:
            await asyncio.gather(play_out(one), play_out(two))
            assert one.table["view"]["outcome"] == two.table["view"]["outcome"]
        record = records.read((await ann.http.get(f"/api/tables/{table}/record")).text)
        verify(record, tatami.game("samourai"))
        assert record.deal is not None and record.deal.secret is not None
        assert [seat.name for seat in record.seats] == ["Ann", "Ben"]
        assert (await ann.look(table))["status"] == "over"
        mine = (await ann.http.get("/api/tables")).json()["mine"]
        assert [(row["id"], row["status"]) for row in mine] == [(table, "over")]


@run
async def test_a_host_seats_bots_that_play_among_themselves(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.open("crane", seats=3, public=True)
        listed = (await ann.http.get("/api/tables")).json()["open"]
        assert [row["id"] for row in listed] == [table]
        for bot in ("random", "greedy", "greedy"):
            assert (await ann.say(table, "seat_bot", bot=bot))["type"] == "ack"
        async with ann.watch(table) as eyes:
            await eyes.until("status", "over")
            assert eyes.table["view"]["outcome"]["reason"] == "score"
        assert (await ann.http.get("/api/tables")).json()["open"] == []


@run
async def test_what_a_table_refuses(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        table = await ann.open("samourai")

        async def code(person: Person, type_: str, **more: Any) -> Any:
            return (await person.say(table, type_, **more)).get("code")

        assert await code(ben, "seat_bot", bot="greedy") == "not_host"
        assert await code(ann, "seat_bot", bot="nobody") == "no_bot"
        assert await code(ann, "start") == "not_full"
        assert await code(ann, "sit", name=" \u0000 ") == "empty"
        assert (await ann.sit(table, 0))["type"] == "ack"
        assert await code(ann, "sit", name="Ann") == "seated"
        assert await code(ben, "sit", name="Ben", seat=0) == "taken"
        assert await code(ben, "sit", name="Ben", seat=7) == "taken"
        assert await code(ann, "resign") == "wrong_time"
        assert await code(ann, "rematch") == "wrong_time"
        assert (await ben.sit(table))["type"] == "ack"
        async with ann.watch(table) as eyes:
            await eyes.until("status", "running")
            number = eyes.table["number"]
        assert await code(cy, "sit", name="Cy") == "wrong_time"
        assert await code(cy, "move", number=number, action=0) == "not_seated"
        mover, other = (ann, ben) if (await ann.look(table))["legal"] else (ben, ann)
        legal = (await mover.look(table))["legal"]
        wrong = next(action for action in range(999) if action not in legal)
        assert await code(other, "move", number=number, action=legal[0]) == "not_your_turn"
        assert await code(mover, "move", number=number - 1, action=legal[0]) == "look_again"
        refused = await mover.say(table, "move", number=number, action=wrong)
        assert refused["code"] == "illegal" and refused["rule"].startswith("M")
        assert await code(mover, "move", number=number, action=2**70) == "illegal"
        assert await code(mover, "move", number=number, text="nonsense") == "malformed"
        assert await code(mover, "answer", yes=True) == "no_offer"
        assert await code(mover, "offer", what="undo") == "nothing_to_undo"
        assert await code(mover, "take_back") == "yours_already"
        assert await code(mover, "order", kind="answer", order="pass") == "no_order"
        assert await code(mover, "offer", what="rematch") == "malformed"
        assert (await mover.look(table))["number"] == number


@run
async def test_resigning_ends_a_game_of_two(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ann.say(table, "resign")
        seen = await ben.look(table)
        assert seen["status"] == "over"
        assert seen["result"]["reason"] == "resigned" and seen["result"]["shares"] == [0, 1]


@run
async def test_resigning_among_three_lets_a_bot_play_on(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        table = await seated("crane", ann, ben, cy)
        await ben.say(table, "resign")
        seen = await ben.look(table)
        assert seen["you"] is None and seen["view"]["hand"] is None
        assert seen["seats"][1] == {"name": "Ben", "bot": "greedy"}


@run
async def test_a_draw_needs_everybody(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ann.say(table, "offer", what="draw")
        assert (await ben.look(table))["offer"] == {"what": "draw", "by": 0, "waiting": [1]}
        assert (await ann.say(table, "answer", yes=True))["code"] == "no_offer"
        await ben.say(table, "answer", yes=False)
        assert (await ann.look(table))["offer"] is None
        await ben.say(table, "offer", what="draw")
        await ann.say(table, "answer", yes=True)
        seen = await ann.look(table)
        assert seen["result"]["reason"] == "agreed" and seen["result"]["shares"] == [0.5, 0.5]


@run
async def test_nobody_can_agree_on_a_draw_with_bots_alone(lite: Settings) -> None:
    async with served(lite) as server, people(server.url, "Ann") as (ann,):
        table = await ann.open("samourai")
        await ann.sit(table, 0)
        await ann.say(table, "seat_bot", bot="random")
        async with ann.watch(table) as eyes:
            assert await eyes.my_turn()
        assert (await ann.say(table, "offer", what="draw"))["code"] == "nobody_to_agree"


@run
async def test_a_move_is_taken_back_by_agreement(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        before = await ann.look(table)
        mover, other = (ann, ben) if before["legal"] else (ben, ann)
        before = await mover.look(table)
        await mover.say(table, "move", number=before["number"], action=before["legal"][0])
        await mover.say(table, "offer", what="undo")
        await other.say(table, "answer", yes=True)
        after = await mover.look(table)
        assert after["view"] == before["view"] and after["legal"] == before["legal"]


@run
async def test_what_was_revealed_is_not_taken_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card that was played was seen; a pass in secret showed nothing."""
    seed = seed_where(lambda deal: holder(deal) == 1 and max(deal.hands[0]) >= 6, seats=2)
    deal(monkeypatch, seed)
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        high = max(dealt(seed, 2).hands[0])
        number = (await ann.look(table))["number"]
        await ann.say(table, "move", number=number, action=high)
        assert (await ann.say(table, "offer", what="undo"))["code"] == "revealed"
        await ben.say(table, "move", number=number + 1, action=PASS)
        assert (await ben.say(table, "offer", what="undo"))["type"] == "ack"
        await ann.say(table, "answer", yes=True)
        assert (await ben.look(table))["view"]["decision"]["kind"] == "answer"


@run
async def test_leaving_before_the_game_frees_the_seat_and_later_a_bot_plays_on(
    settings: Settings,
) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await ann.open("samourai")
        await ann.sit(table, 1)
        assert (await ann.http.get("/api/tables")).json()["mine"]
        await ann.say(table, "leave")
        assert (await ann.look(table))["seats"] == [{}, {}]
        assert (await ann.http.get("/api/tables")).json()["mine"] == []
        await ann.sit(table, 0)
        await ben.sit(table, 1)
        async with ben.watch(table) as eyes:
            await eyes.until("status", "running")
            await ann.say(table, "leave")
            while eyes.table["seats"][0].get("bot") != "greedy":
                await eyes.hear()
            await play_out(eyes)


@run
async def test_lines_keep_the_name_of_whoever_has_left(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await ann.open("samourai")
        await ann.sit(table, 1)
        async with ben.watch(table) as eyes:
            await eyes.hear()
            await ann.say(table, "chat", text="back soon")
            await ann.say(table, "leave")
            await ben.sit(table, 1)
            await ann.say(table, "seat_bot", seat=0, bot="random")
            await eyes.until("status", "running")
        for log in (eyes.table["log"], (await ben.look(table))["log"]):
            assert [(line["what"], line["seat"], line.get("name")) for line in log[:5]] == [
                ("sit", 1, "Ann"),
                ("chat", 1, "Ann"),
                ("leave", 1, "Ann"),
                ("sit", 1, "Ben"),
                ("sit", 0, None),
            ]


@run
async def test_a_watcher_who_leaves_sees_with_a_spectators_eyes(lite: Settings) -> None:
    async with served(lite) as server, people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await seated("crane", ann, ben)
        async with ann.watch(table) as eyes, eve.watch(table) as others:
            await others.hear()
            await eyes.hear()
            assert eyes.table["view"]["hand"] is not None
            await eyes.say("leave")
            assert eyes.table["you"] is None and eyes.table["view"]["hand"] is None
            async with ben.watch(table) as playing:
                await play_out(playing)
            await eyes.until("status", "over")
            await others.until("status", "over")
            assert others.table["view"] == eyes.table["view"]


@run
async def test_a_seat_is_handed_to_a_bot_and_taken_back(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        mover, other = (ann, ben) if (await ann.look(table))["legal"] else (ben, ann)
        async with other.watch(table) as eyes:
            await mover.say(table, "hand_to_bot", bot="random")
            assert await eyes.my_turn()
            await mover.say(table, "take_back")
            await eyes.until("number", eyes.table["number"] + 1)
            await eyes.move()
            seen = await mover.look(table)
            assert seen["legal"] and "bot" not in seen["seats"][seen["you"]]


@run
async def test_a_rematch_moves_everybody_one_seat_on(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        await ben.say(table, "resign")
        one, two = await asyncio.gather(ann.say(table, "rematch"), ben.say(table, "rematch"))
        assert one["table"] == two["table"] == (await ann.look(table))["rematch"]
        async with ann.watch(one["table"]) as eyes:
            await eyes.until("status", "running")
            assert [seat["name"] for seat in eyes.table["seats"]] == ["Ben", "Ann"]
        mine = {row["id"] for row in (await ben.http.get("/api/tables")).json()["mine"]}
        assert mine == {table, one["table"]}


@run
async def test_a_seat_code_opens_the_seat_on_a_second_device(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Tab") as (a, b, tab):
        table = await seated("crane", a, b)
        code = (await a.http.get(f"/api/tables/{table}/code")).json()["code"]
        wrong = await tab.http.post(f"/api/tables/{table}/claim", json={"code": code[::-1]})
        assert wrong.json()["code"] == "wrong_code"
        claimed = await tab.http.post(f"/api/tables/{table}/claim", json={"code": code.upper()})
        assert claimed.json() == {"seat": 0, "name": "Ann"}
        assert (await tab.look(table))["view"] == (await a.look(table))["view"]
        other = await b.open("crane")
        assert (await tab.http.post(f"/api/tables/{other}/claim", json={"code": code})).json()[
            "code"
        ] == "wrong_code"


@run
async def test_spectators_see_the_table_and_no_hand(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Eve") as (a, b, eve):
        table = await seated("crane", a, b)
        async with eve.watch(table) as eyes:
            await eyes.hear()
            assert eyes.table["you"] is None and eyes.table["view"]["hand"] is None
            number, legal = eyes.table["number"], (await a.look(table))["legal"]
            await a.say(table, "move", number=number, action=legal[0])
            while eyes.table["number"] == number:  # how many look on is told when it is counted
                await eyes.hear()
            assert eyes.table["view"]["played"] == [legal[0]]
            assert eyes.table["legal"] == []


@run
async def test_talk_in_between_does_not_undo_a_choice(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        table = await seated("honor", ann, ben, cy)
        is_attentive = [(await one.look(table), one) for one in (ann, ben, cy)]
        chosen, mover = next(look for look in is_attentive if look[0]["legal"])
        number, first = chosen["number"], chosen["legal"][0]

        async def said(person: Person, type_: str, **more: Any) -> str:
            answer = await person.say(table, type_, **more)
            return str(answer.get("code", answer["type"]))

        assert await said(ben, "chat", text="your turn!") == "ack"
        for person in (mover, cy):
            assert await said(person, "order", kind="react", order="own") == "ack"
        assert await said(mover, "move", number=number - 1, action=first) == "look_again"
        assert await said(mover, "move", number=number, action=first) == "ack"
        assert await said(ben, "chat", text="well done") == "ack"
        assert await said(mover, "move", number=number, action=first) == "look_again"


@run
async def test_of_two_who_race_for_a_number_one_is_told_to_look_again(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("samourai", ann, ben)
        mover = ann if (await ann.look(table))["legal"] else ben
        seen = await mover.look(table)
        said = {"number": seen["number"], "action": seen["legal"][0]}
        answers = await asyncio.gather(*[mover.say(table, "move", **said) for _ in range(5)])
        kinds = sorted(answer.get("code", "ack") for answer in answers)
        assert kinds == ["ack"] + ["look_again"] * 4
        assert (await mover.look(table))["number"] == seen["number"] + 1


@run
async def test_a_standing_order_is_sealed_and_followed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_where(lambda deal: holder(deal) == 1 and max(deal.hands[0]) >= 6, seats=2)
    deal(monkeypatch, seed)
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        async with ann.watch(table) as other, ben.watch(table) as own:
            await other.hear()
            await own.hear()
            number = other.table["number"]
            assert (await own.say("order", kind="answer", order="crane"))["code"] == "no_order"
            assert (await own.say("order", kind="card", order="pass"))["code"] == "no_order"
            await own.say("order", kind="answer", order="pass")
            assert own.table["orders"] == {"answer": "pass"}
            assert own.table["number"] == number + 1
            await other.move(max(dealt(seed, 2).hands[0]))
            while other.table["view"]["decision"]["seat"] != 1:
                await other.hear()
            # The move and the pass: two entries, and Ann heard of no third.
            assert other.table["number"] == number + 2
            assert "order" not in str(other.deltas)
            assert other.table["orders"] == {}
            assert (await ann.look(table))["log"] == other.table["log"]
            await own.until("number", number + 3)
            withdrawn = await own.say("order", kind="answer", order=None)
            assert withdrawn == {"type": "ack", "ask": 4, "number": number + 4}
            assert own.table["orders"] == {}
            assert (await own.move())["type"] == "ack"


@run
async def test_every_delta_leads_to_what_the_whole_table_shows(settings: Settings) -> None:
    """Both seats and a spectator, at every number, against the table by HTTP."""
    async with served(settings) as server, people(server.url, "Ann", "Ben", "Eve") as (a, b, eve):
        table = await seated("crane", a, b, clock={"kind": "live"})
        async with a.watch(table) as one, b.watch(table) as two, eve.watch(table) as three:
            watching = [(a, one), (b, two), (eve, three)]
            for _, eyes in watching:
                await eyes.hear()
            while one.table["status"] != "over":
                mover = one if one.table["legal"] else two
                await mover.say("chat", text="well")
                await mover.move()
                for person, eyes in watching:
                    whole = await person.look(table)
                    await eyes.until("number", whole["number"])
                    same_table(eyes.table, whole)


def same_table(kept: dict[str, Any], whole: dict[str, Any]) -> None:
    """All but the moves described: who was there earlier has heard of more."""
    assert whole["moves"].items() <= kept["moves"].items()
    assert {**kept, "moves": 0} == {**whole, "moves": 0}


@run
async def test_a_reader_that_comes_back_hears_what_it_missed(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben)
        async with ann.watch(table) as eyes:
            await eyes.hear()
        seen = eyes.table["number"]
        await ben.say(table, "chat", text="still there?")
        await ann.say(table, "move", number=seen + 1, action=eyes.table["legal"][0])
        number = (await ben.look(table))["number"]
        async with ann.watch(table, after=seen) as again:
            again.table = eyes.table
            first = await again.hear()
            asked = bool((await ann.look(table))["legal"])
            assert first["type"] == ("table" if asked else "delta")
            await again.until("number", number)
            same_table(again.table, await ann.look(table))
        async with ann.watch(table, after=10**6) as lost:
            assert (await lost.hear())["type"] == "table"


@run
async def test_the_whole_table_by_http_has_an_etag(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Eve") as (ann, eve):
        table = await ann.open("samourai")
        first = await ann.http.get(f"/api/tables/{table}")
        tag = {"If-None-Match": first.headers["etag"]}
        assert (await ann.http.get(f"/api/tables/{table}", headers=tag)).status_code == 304
        assert (await eve.http.get(f"/api/tables/{table}", headers=tag)).status_code == 200
        await ann.sit(table)
        assert (await ann.http.get(f"/api/tables/{table}", headers=tag)).status_code == 200


@run
async def test_a_slow_reader_is_dropped_and_the_table_goes_on(lite: Settings) -> None:
    async with served(lite) as server, people(server.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await seated("crane", ann, ben)
        async with eve.watch(table) as stuck, ben.watch(table) as eyes:
            await stuck.hear()
            live = server.services.tables.live[table]
            assert len(live.subscribers) == 2
            stuck.wire.transport.pause_reading()
            await eyes.hear()
            while len(live.subscribers) == 2:
                # What would take thousands of moves: more than all buffers on the way can hold.
                live.send_to_all(json.dumps({"type": "pong", "at": 0, "filler": "x" * 50_000}))
                await eyes.hear()
            assert (await ann.say(table, "chat", text="on we go"))["type"] == "ack"
            await eyes.until("number", eyes.table["number"] + 1)
            stuck.wire.transport.abort()


@run
async def test_a_table_is_the_same_after_a_restart(settings: Settings) -> None:
    async with served(settings) as server, people(server.url, "Ann", "Ben") as (ann, ben):
        table = await seated("crane", ann, ben, clock={"kind": "none"})
        await ann.say(table, "chat", text="good night")
        seen = await ann.look(table)
        cookie = ann.cookie()
    async with served(settings) as server, people(server.url, "x") as (again,):
        answer = await again.http.get(f"/api/tables/{table}", headers={"Cookie": cookie})
        assert answer.json() == seen
