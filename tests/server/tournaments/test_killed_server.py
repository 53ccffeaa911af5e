"""A tournament whose server is killed: no result is lost, and no round is paired twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tatami.checks.kill.forked_server import KillableServer
from tatami.checks.server_process import free_port
from tatami.server.settings import Settings
from tests.server.client import Person, async_test
from tests.server.members import until_running
from tests.server.tournaments.test_tournaments import add_salts, create, say, until


class Club:
    """A server for a club evening that can be killed and started again."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder, self.database, self.port = folder, url, free_port()
        folder.mkdir()
        self.server = self.start()

    def start(self) -> KillableServer:
        server = KillableServer(self.port, self.folder, self.database, evening=True)
        server.wait()
        return server

    def kill(self) -> None:
        self.server.kill()
        self.server = self.start()


@contextmanager
def club(folder: Path, url: str) -> Iterator[Club]:
    here = Club(folder, url)
    try:
        yield here
    finally:
        here.server.kill()


async def tables_of_round(people: list[Person], id_: str, round_: int) -> list[dict[str, Any]]:
    found = await until(people[0], id_, lambda it: it["tournament"]["round"] == round_)
    return [one for one in found["tournament"]["tables"] if one["round"] == round_]


async def resign(people: list[Person], table: dict[str, Any]) -> None:
    """The player in the second seat loses."""
    loser = people[table["entrants"][1] - 1]
    await until_running(loser, table["table"])
    done = await loser.command(table["table"], "resign")
    assert done["type"] == "ack", done


def points_from(tables: list[dict[str, Any]]) -> dict[int, int]:
    """Everybody's points, if the first seat won at every table."""
    points = dict.fromkeys(range(1, 5), 0)
    for table in tables:
        points[table["entrants"][0]] += 1
    return points


@async_test
async def test_a_tournament_survives_kills_in_the_middle_of_its_rounds(
    settings: Settings, tmp_path: Path
) -> None:
    with club(tmp_path / "club", settings.database_url) as here:
        url = f"http://127.0.0.1:{here.port}"
        people = [await Person(url, name).register() for name in ("Ann", "Ben", "Cy", "Di")]
        id_ = await create(people[0], rounds=2)
        for person in people:
            await say(person, id_, "join", name=person.name)
        await say(people[0], id_, "start")
        one, two = await tables_of_round(people, id_, 1)
        await add_salts(people, id_)
        await resign(people, one)
        here.kill()  # a result is acknowledged, another game runs
        await resign(people, two)
        here.kill()  # the next round is due
        three, four = await tables_of_round(people, id_, 2)
        here.kill()  # the games have not started
        assert await tables_of_round(people, id_, 2) == [three, four]
        await add_salts(people, id_)
        await resign(people, three)
        await resign(people, four)
        found = await until(people[0], id_, lambda it: it["tournament"]["status"] == "over")
        played = found["tournament"]["tables"]
        assert [one["shares"] for one in played] == [[1, 0]] * 4
        assert len({frozenset(one["entrants"]) for one in played}) == 4, "nobody met twice"
        shown = {one["entrant"]: one["points"] for one in found["tournament"]["standings"]}
        assert shown == points_from(played)
