"""Links that are shared: title, sentence and picture in the page, made by the server."""

from __future__ import annotations

import asyncio
import random
import re
import struct
from xml.etree import ElementTree

import msgspec
import pytest

import tatami
from tatami.registry import BUILT_IN_GAMES
from tatami.server.http.routes import link_previews
from tatami.server.settings import Settings
from tatami.server.wire.link_picture import Position, example_of, picture, wrapped
from tatami.server.wire.link_preview import LinkPreview, language_of
from tests.server.client import Person, async_test, running_server
from tests.server.live.test_tables import people, seated


async def tags_of(person: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = await person.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    return dict(found)


@async_test
async def test_a_link_to_a_table_says_who_plays_and_who_won(settings: Settings) -> None:
    async with (
        running_server(settings) as server,
        people(server.url, "Ann <b>", "Ben") as (ann, ben),
    ):
        table = await seated("samourai", ann, ben)
        before = await tags_of(ann, f"/t/{table}")
        assert before["og:title"] == "Samouraï: Ann &lt;b&gt;, Ben"
        assert before["og:description"] == "A game in progress. Watch it live."
        assert before["og:url"] == f"{server.url}/t/{table}"
        await ben.command(table, "resign")
        after = await tags_of(ann, f"/t/{table}/replay", "de-DE,de;q=0.9")
        assert after["og:description"].startswith("Ann &lt;b&gt; hat gewonnen.")
        assert after["og:image"] != before["og:image"]
        assert after["twitter:card"] == "summary_large_image"


@async_test
async def test_the_picture_is_a_png_that_is_rendered_once(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("samourai")
        url = (await tags_of(ann, f"/t/{table}"))["og:image"].replace("&amp;", "&")
        one, two = await asyncio.gather(ann.http.get(url), ann.http.get(url))
        assert one.headers["content-type"] == "image/png" and one.content == two.content
        assert struct.unpack(">II", one.content[16:24]) == (1200, 630)
        assert len(server.services.pictures.kept) == 1
        tag = {"If-None-Match": one.headers["etag"]}
        assert (await ann.http.get(url, headers=tag)).status_code == 304
        game = (await tags_of(ann, "/rules/honor", "nl"))["og:image"]
        assert "/rules/honor/picture.png" in game


@async_test
async def test_pages_of_what_does_not_exist_have_no_tags(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        for path in ("/t/none", "/t/none/replay", "/rules/none", "/learn/none"):
            assert "og:title" not in await tags_of(ann, path)
        assert (await ann.http.get("/t/none/picture.png")).status_code == 404
        assert (await ann.http.get("/rules/none/picture.png")).status_code == 404


@async_test
async def test_pictures_are_limited(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        statuses = {(await ann.http.get("/t/none/picture.png")).status_code for _ in range(70)}
        assert statuses == {404, 429}


@async_test
async def test_without_the_renderer_links_have_no_picture(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_previews, "can_render", lambda: False)
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        table = await ann.create_table("samourai")
        tags = await tags_of(ann, f"/t/{table}")
        assert "og:image" not in tags and tags["twitter:card"] == "summary"
        assert (await ann.http.get(f"/t/{table}/picture.png")).status_code == 404


def test_a_picture_survives_odd_names() -> None:
    names = ["<script>", "a" * 40, "\u0000\u0007", "雪", "", "&amp;", "…", "Ü"]
    preview = LinkPreview(
        language="en", game="Seven & more", sentence="x" * 500, names=names, winners=[0, 7]
    )
    drawing = picture(preview, Position())
    assert "<script>" not in drawing and "\u0000" not in drawing
    assert msgspec.json.decode(msgspec.json.encode(drawing)) == drawing


@async_test
async def test_the_picture_shows_the_position_of_its_table(sqlite_settings: Settings) -> None:
    async with (
        running_server(sqlite_settings) as server,
        people(server.url, "Ann", "Ben") as (ann, ben),
    ):
        one, other = [await seated("samourai", ann, ben) for _ in range(2)]
        before = await ann.http.get(f"/t/{one}/picture.png")
        seen = await ann.get_table(one)
        mover = ann if seen["legal"] else ben
        seen = await mover.get_table(one)
        moved = await mover.command(one, "move", number=seen["number"], action=seen["legal"][0])
        assert moved["type"] == "ack"
        after = await ann.http.get(f"/t/{one}/picture.png")
        assert before.content != after.content
        same = await ann.http.get(f"/t/{other}/picture.png")
        assert same.content == before.content and same.headers["etag"] != before.headers["etag"]


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_games_draw_what_spectators_see(key: str) -> None:
    game = tatami.game(key)
    for seats in range(game.min_seats, game.max_seats + 1):
        state, chance = game.new(seed=seats, seats=seats), random.Random(seats)
        for _ in range(120):
            if legal := state.legal():
                state.apply(chance.choice(legal))
        ElementTree.fromstring(f"<svg>{game.picture(game.view(state, None))}</svg>")
        marks = {game.seat_mark(seat) for seat in range(seats)}
        assert len(marks) == seats
    assert example_of(game).board


def test_long_sentences_end_in_three_dots() -> None:
    assert wrapped("one two three", 8, 2) == ["one two", "three"]
    assert wrapped("one two three four five", 8, 2)[-1].endswith("...")


def test_the_language_of_a_preview() -> None:
    assert language_of("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert language_of("ja, nl;q=0.5") == "nl"
    assert language_of("") == language_of("ja") == "en"
