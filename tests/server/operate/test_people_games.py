"""Which games of people may become puzzles: finished ones of people who all agreed."""

from __future__ import annotations

from pathlib import Path

import msgspec

import tatami
from tatami.engine import puzzles as puzzle_files
from tatami.engine.puzzles import PERSON, SourceGame, open_position
from tatami.puzzles.mine import MinedGame, file_of, with_people
from tatami.server.operate.people_games import games_with_consent
from tatami.server.settings import Settings
from tests.server.client import Person, async_test, run_async
from tests.server.members import (
    PASSWORD,
    Guests,
    resigned_game,
    server_with_guests,
    start_game,
)
from tests.server.server_process import run_ok

GAME = tatami.game("samourai")


async def agree(*people: Person, yes: bool = True) -> None:
    for person in people:
        done = await person.http.post("/api/me/privacy", json={"puzzles": yes})
        assert done.json()["puzzles"] is yes


async def usable(guests: Guests, key: str = "samourai") -> list[SourceGame]:
    return await guests.server.services.store.read(games_with_consent(tatami.game(key)))


@async_test
async def test_everybody_who_played_must_agree(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben, cy = [await guests.account(name) for name in ("Ann", "Ben", "Cy")]
        await resigned_game(ann, ben)
        assert await usable(guests) == [], "nobody agreed: off by default"
        await agree(ann)
        assert await usable(guests) == [], "Ben did not"
        await agree(ben)
        found = await usable(guests)
        assert [source.bots for source in found] == [(PERSON, PERSON)]
        text = repr(found)
        assert "Ann" not in text and "Ben" not in text
        await resigned_game(ann, cy)
        await start_game(ann, ben)  # still running
        assert len(await usable(guests)) == 1
        await agree(ben, yes=False)
        assert await usable(guests) == [], "he changed his mind"


@async_test
async def test_a_guest_cannot_agree_and_a_deleted_account_no_longer_does(
    settings: Settings,
) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben = [await guests.account(name) for name in ("Ann", "Ben")]
        guest = await guests.guest("Eve")
        await agree(ann, ben)
        await resigned_game(ann, guest)
        assert await usable(guests) == []
        await resigned_game(ann, ben)
        assert len(await usable(guests)) == 1
        await ben.http.post("/api/me/delete", json={"password": PASSWORD})
        assert await usable(guests) == []


@async_test
async def test_bots_need_not_agree_and_shared_deals_are_never_used(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann = await guests.account("Ann")
        await agree(ann)
        made = (await ann.http.post("/api/deals/seven", json={"name": "Ann"})).json()["id"]
        async with ann.connect(made) as socket:
            await socket.wait_for("status", "running")
            await ann.command(made, "resign")
            await socket.wait_for("status", "over")
        table = await ann.create_table("seven", seats=2, options={"rounds": 1})
        await ann.join(table)
        async with ann.connect(table) as socket:
            await ann.command(table, "seat_bot", seat=1, bot="random")
            for _ in range(3):
                assert await socket.wait_for_turn()
                await socket.move()
            await ann.command(table, "resign")
            await socket.wait_for("status", "over")
        (source,) = await usable(guests, "seven")
        assert source.bots == (PERSON, "random") and source.options == {"rounds": 1}
        play = open_position(tatami.game("seven"), source, len(source.actions))
        live = await guests.server.services.tables.table(table)
        assert live.play is not None
        assert play.state.legal() == live.play.state.legal() and len(source.actions) >= 3


def mined(seed: str, *bots: str) -> MinedGame:
    """A game with the puzzles of a shipped one, as if these seats had played it."""
    file = puzzle_files.puzzles_of(GAME)
    source = SourceGame(seed=seed, bots=bots, actions=file.games[0].actions)
    own = [one for one in file.puzzles if one.source == 0]
    changed = [msgspec.structs.replace(one, id=f"{seed}{one.id[:4]}") for one in own]
    return MinedGame(number=len(seed), source=source, puzzles=tuple(changed))


def file_with(*games: MinedGame) -> puzzle_files.PuzzleFile:
    return file_of(GAME, [(one, puzzle) for one in games for puzzle in one.puzzles])


def test_puzzles_of_people_replace_earlier_ones_and_keep_those_of_bots() -> None:
    bots, old = mined("b", "level-2", "level-3"), mined("old", PERSON, PERSON)
    new = mined("new!", PERSON, "level-1")
    found = with_people(file_with(bots, old), file_with(new))
    assert [source.seed for source in found.games] == ["b", "new!"]
    assert {puzzle.id[:1] for puzzle in found.puzzles} == {"b", "n"}
    assert all(found.source(puzzle).seed[0] == puzzle.id[0] for puzzle in found.puzzles)
    assert with_people(found, file_with()).games == (bots.source,)


async def one_game_with_consent(settings: Settings) -> None:
    async with server_with_guests(settings) as guests:
        ann, ben = [await guests.account(name) for name in ("Ann", "Ben")]
        await agree(ann, ben)
        await resigned_game(ann, ben)


def test_the_command_reads_the_database_and_keeps_the_puzzles_of_bots(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    run_async(one_game_with_consent(sqlite_settings))
    target = tmp_path / "puzzles.json.gz"
    before = puzzle_files.write(file_with(mined("b", "level-2", "level-3")))
    target.write_bytes(before)
    options = ("--data", sqlite_settings.folder, "--work", tmp_path / "work", "--to", target)
    for _ in range(2):  # the second time from the folder
        said = run_ok("puzzles", "mine", "samourai", "--from-server", *options)
        assert said == f"samourai: 0 puzzles from 1 game between people: {target}\n"
    assert target.read_bytes() == before
