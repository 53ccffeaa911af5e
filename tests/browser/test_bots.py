"""Bots in a browser play as on a server, with styles and networks; only their time is limited."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tatami
from tatami.bots import bot
from tatami.bots.levels import LEVELS
from tatami.bots.mcts_bots import IsmctsBot
from tatami.bots.policy_bot import PolicyBot
from tatami.bots.policy_race import RACE_SEATS
from tatami.browser.bots import MAX_SECONDS, bot_of, think
from tatami.engine import Play
from tatami.server.thinking import question as on_server
from tatami.server.thinking.question import Question
from tests.browser.test_requests import Device

LIMITED = Path(__file__).parents[2] / "web" / "src" / "hotseat" / "limited-levels.ts"


def question(key: str, seats: int, bot: str) -> Question:
    """Asked of the first seat that has a choice."""
    play: Play[Any] = Play(tatami.game(key), seats=seats, seed="bots in a browser")
    while len(play.state.legal()) < 2:
        play.apply(play.state.legal()[0])
    seat = int(play.state.to_act)
    return Question(
        game=key, seats=seats, seed=play.seed, options={}, material=None, actions=play.actions,
        seat=seat, bot=bot,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("key", "seats", "bot"),
    [
        ("samourai", 2, "level-2"),
        ("village", 3, "level-1-cautious"),
        ("seven", 2, "level-7"),
        ("seven", 3, "level-2-thrifty"),
        ("seven", 8, "level-8"),
        ("honor", 3, "level-8-bold"),
        ("honor", 6, "greedy"),
    ],
)
def test_a_bot_answers_as_on_a_server(key: str, seats: int, bot: str) -> None:
    asked = question(key, seats, bot)
    assert think(asked) == on_server.think(msgspec.msgpack.encode(asked))


def test_a_level_may_take_as_long_as_a_browser_allows() -> None:
    bot = bot_of("level-7-bold", tatami.game("village"))
    assert isinstance(bot, IsmctsBot) and bot.style is not None
    assert bot.settings.seconds == MAX_SECONDS


def test_a_table_takes_bots_with_the_styles_of_its_game_only() -> None:
    async def play() -> None:
        device = Device()
        id_ = await device.table("seven", "level-1-thrifty")
        while not await device.play_one(id_):
            await asyncio.sleep(0)
        while (await device.host.get(id_)).table.to_act() == 1:
            await asyncio.sleep(0)
        id_ = (await device.ask("POST", "api/tables", {"game": "seven", "seats": 2}))["id"]
        unknown = {"type": "seat_bot", "seat": 1, "bot": "level-1-sleepy"}
        answer = await device.answer("POST", f"api/tables/{id_}/say", unknown)
        assert b'"no_bot"' in answer.body

    asyncio.run(play())


def test_the_page_knows_at_which_tables_a_network_plays_without_a_search() -> None:
    text = LIMITED.read_text(encoding="utf-8")
    entries = re.findall(r"^  (\w+): \[(.*?)\],$", text, re.MULTILINE | re.DOTALL)
    listed = {
        (key, int(number)): msgspec.json.decode(seats)
        for key, networks in entries
        for number, seats in re.findall(r"\{ level: (\d), seats: (\[[\d, ]+\]) \}", networks)
    }
    assert listed == {
        (key, number): seats
        for key in tatami.game_keys()
        for number in LEVELS
        if (seats := network_alone(key, number))
    }


def network_alone(key: str, number: int) -> list[int]:
    """The tables at which a network plays this level without a search or playouts."""
    game = tatami.game(key)
    found = bot(f"level-{number}", game)
    if not isinstance(found, PolicyBot):
        return []
    playouts = found.settings.playouts
    return [
        seats
        for seats in range(game.min_seats, game.max_seats + 1)
        if found.policy_for(seats) and (playouts == 0 or seats > RACE_SEATS)
    ]
