"""Simulated tournaments: people over HTTP, servers that are killed, results checked independently.

`python -m benchmarks.evenings [swiss|rotating|arena ...] [--players N] [--kills N] [--postgres]
[--minutes N] [--seed N]`

Every person is a client of their own: it joins, waits for a table, plays some random legal moves
and ends the game. Meanwhile servers are killed with SIGKILL and started again. With `--postgres`
two processes share a database and are killed in turn. At the end each table is read again, points
and tie-breaks are computed from the tables alone, and compared with the standings of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from benchmarks.process import Server
from tatami.checks.server_process import free_port
from tatami.checks.temporary_postgres import temporary_postgres

SETTINGS = {
    "TATAMI_EVENING": "1",
    "TATAMI_SECRET": "one secret for all processes: 32 bytes or more",
    "TATAMI_WORKERS": "2",
    "TATAMI_MAX_CONNECTIONS_PER_ADDRESS": "5000",
}
PLAYERS = {"swiss": 64, "rotating": 30, "arena": 200}
SETUPS: dict[str, dict[str, Any]] = {
    "swiss": {"format": "swiss", "seats": 2, "break_seconds": 1},
    "rotating": {"format": "rotating", "seats": 5, "break_seconds": 1},
    "arena": {"format": "arena", "seats": 2},
}
MOVES = 4
"""Moves that a player makes before the game may be resigned."""


class Plan(NamedTuple):
    format: str
    players: int
    kills: int
    postgres: bool
    minutes: int
    rounds: int
    seed: int


class Evening:
    """Servers, and the clients of one tournament."""

    def __init__(self, plan: Plan, folder: Path, url: str) -> None:
        self.plan = plan
        self.folder, self.url = folder, url
        self.rng = random.Random(plan.seed)
        self.ports = [free_port() for _ in range(2 if plan.postgres else 1)]
        self.servers = [self.serve(number) for number in range(len(self.ports))]
        for server in self.servers:
            server.wait()
        self.tournament = ""
        self.over = asyncio.Event()
        self.kills = 0
        self.moves = 0

    def serve(self, number: int) -> Server:
        data = self.folder / (str(number) if self.plan.postgres else "data")
        return Server(self.ports[number], data, self.url, settings=SETTINGS)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    async def kill_servers(self) -> None:
        """Until the tournament is over or as often as planned."""
        while self.kills < self.plan.kills and not self.over.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.over.wait(), self.rng.uniform(3, 8))
            if self.over.is_set():
                return
            number = self.kills % len(self.servers)
            self.servers[number].kill()
            self.kills += 1
            self.servers[number] = self.serve(number)
            await asyncio.to_thread(self.servers[number].wait)


class Client:
    """A person. If a server does not answer, they try again, at another one if there is one."""

    def __init__(self, evening: Evening, number: int) -> None:
        self.evening = evening
        self.number = number
        self.rng = random.Random(f"{evening.plan.seed} {number}")
        self.http = httpx.AsyncClient(timeout=30)
        self.tries = number
        self.tag, self.shown = "", None
        """The tournament as it was read last, as a browser keeps it."""

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        return (await self.answer(method, path, body)).json()

    async def answer(
        self, method: str, path: str, body: Any = None, tag: str = ""
    ) -> httpx.Response:
        headers = {"If-None-Match": tag} if tag else {}
        while True:
            port = self.evening.ports[self.tries % len(self.evening.ports)]
            url = f"http://127.0.0.1:{port}{path}"
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.http.request(method, url, json=body, headers=headers)
                if answer.status_code < 500:
                    return answer
            self.tries += 1
            await asyncio.sleep(0.3)

    async def say(self, type_: str, **more: Any) -> Any:
        path = f"/api/tournaments/{self.evening.tournament}/say"
        return await self.request("POST", path, {"type": type_, **more})

    async def page(self) -> Any:
        path = f"/api/tournaments/{self.evening.tournament}"
        answer = await self.answer("GET", path, tag=self.tag)
        if answer.status_code != httpx.codes.NOT_MODIFIED:
            self.tag, self.shown = answer.headers.get("ETag", ""), answer.json()
        return self.shown

    async def live(self) -> None:
        """Join, then play whatever table there is, until the tournament is over."""
        await self.request("GET", "/api/me")
        await self.say("join", name=f"Player {self.number}")
        while not self.evening.over.is_set():
            page = await self.page()
            if page["tournament"]["status"] == "over":
                self.evening.over.set()
            elif page["table"]:
                await self.play(page["table"])
                continue
            elif page["you"] is not None and is_away(page):
                await self.say("sit_out", away=False)
            await asyncio.sleep(0.5 + self.rng.random())
        await self.http.aclose()

    async def play(self, table: str) -> None:
        made = 0
        while not self.evening.over.is_set():
            state = await self.request("GET", f"/api/tables/{table}")
            if state.get("status") == "over" or "seats" not in state:
                return
            if state["awaits_salt"]:
                await self.tell(table, {"type": "salt", "salt": f"salt of {self.number}"})
                continue
            if state["legal"] and made >= MOVES and self.rng.random() < 0.5:
                await self.tell(table, {"type": "resign"})
                return
            if state["legal"]:
                said = {"type": "move", "number": state["number"]}
                said["action"] = self.rng.choice(state["legal"])
                done = await self.tell(table, said)
                made += done.get("type") == "ack"
                continue
            await asyncio.sleep(0.1 + 0.2 * self.rng.random())

    async def tell(self, table: str, said: dict[str, Any]) -> Any:
        self.evening.moves += 1
        return await self.request("POST", f"/api/tables/{table}/say", said)


def game_for(games: list[Any], seats: int) -> str:
    """A game for just as many players as a table has, or for as few others as possible."""
    fitting = [one for one in games if one["seats"][0] <= seats <= one["seats"][1]]
    found: str = min(fitting, key=lambda one: one["seats"][1] - one["seats"][0])["key"]
    return found


def is_away(page: Any) -> bool:
    return any(
        one["number"] == page["you"] and one.get("away") for one in page["tournament"]["entrants"]
    )


async def run(plan: Plan, folder: Path, url: str) -> dict[str, Any]:
    evening = Evening(plan, folder, url)
    began = time.monotonic()
    try:
        host = Client(evening, 0)
        await host.request("GET", "/api/me")
        wanted = {"name": "Simulated", **SETUPS[plan.format], "rounds": plan.rounds}
        wanted["minutes"] = plan.minutes
        wanted["game"] = game_for(await host.request("GET", "/api/games"), wanted["seats"])
        evening.tournament = (await host.request("POST", "/api/tournaments", wanted))["id"]
        clients = [Client(evening, number) for number in range(1, plan.players + 1)]
        playing = [asyncio.create_task(client.live()) for client in clients]
        while len((await host.page())["tournament"]["entrants"]) < plan.players:
            await asyncio.sleep(0.5)
        await host.say("start")
        killing = asyncio.create_task(evening.kill_servers())
        await asyncio.gather(*playing, killing)
        seconds = time.monotonic() - began
        found = await checked(evening, host)
        await host.http.aclose()
        return {**found, "kills": evening.kills, "requests to tables": evening.moves,
                "seconds": round(seconds)}  # fmt: skip
    finally:
        evening.stop()


async def checked(evening: Evening, host: Client) -> dict[str, Any]:
    """Everything that is wrong, found without the code of the server."""
    results = await host.request("GET", f"/api/tournaments/{evening.tournament}/results.json")
    shares: dict[str, list[float]] = {}
    for table in results["tables"]:
        state = await host.request("GET", f"/api/tables/{table['table']}")
        outcome = state["result"] or (state["view"] or {}).get("outcome")
        shares[table["table"]] = outcome["shares"] if outcome else []
    tables = results["tables"]
    lost = [one for one in tables if one["shares"] is None]
    wrong = [
        one for one in tables if one["shares"] and not same(one["shares"], shares[one["table"]])
    ]
    order = recomputed(results, shares)
    shown = [(one["entrant"], round(one["points"], 6)) for one in results["standings"]]
    return {
        "tables": len(tables),
        "lost results": len(lost),
        "wrong results": len(wrong),
        "wrong pairings": len(wrong_pairings(results)),
        "standings equal": sorted(shown) == sorted((n, p) for n, p, _rank in order)
        and ranks_agree(results, order),
        "repeats": sum(count - 1 for count in meetings(tables).values()),
    }


def same(one: list[float], other: list[float]) -> bool:
    return len(one) == len(other) and all(
        abs(a - b) < 1e-9 for a, b in zip(one, other, strict=True)
    )


def meetings(tables: list[Any]) -> Counter[frozenset[int]]:
    found: Counter[frozenset[int]] = Counter()
    for table in tables:
        people = [one for one in table["entrants"] if one]
        found.update(frozenset((a, b)) for index, a in enumerate(people) for b in people[:index])
    return found


def wrong_pairings(results: Any) -> list[str]:
    """Two tables at a time; in a Swiss tournament two who met before; in an arena the same opponent
    twice in a row."""
    found, rounds = [], defaultdict(list)
    for table in results["tables"]:
        rounds[table["round"]].append(table["entrants"])
    byes = Counter((one["round"], one["entrant"]) for one in results["byes"])
    for number, tables in rounds.items():
        seated = Counter(one for table in tables for one in table if one)
        seated.update(one for round_, one in byes if round_ == number)
        found += [f"round {number}: {one} twice" for one, count in seated.items() if count > 1]
    if results["info"]["format"] == "swiss":
        again = [pair for pair, count in meetings(results["tables"]).items() if count > 1]
        found += [f"{sorted(pair)} met again" for pair in again]
    return found


def recomputed(results: Any, shares: dict[str, list[float]]) -> list[tuple[int, float, int]]:
    """Players with points and rank, from the tables alone."""
    form = results["info"]["format"]
    points: dict[int, float] = {one["number"]: 0.0 for one in results["players"]}
    games: dict[int, list[tuple[float, list[int], bool]]] = {number: [] for number in points}
    for table in results["tables"]:
        mine = shares[table["table"]] if table["shares"] else []
        for seat, number in enumerate(table["entrants"]):
            if number and mine:
                factor = len(mine) if form == "rotating" else 2 if form == "arena" else 1
                others = [one for other, one in enumerate(table["entrants"]) if other != seat]
                won = mine[seat] > max(share for at, share in enumerate(mine) if at != seat)
                points[number] += mine[seat] * factor
                games[number].append((mine[seat] * factor, others, won))
    for bye in results["byes"]:
        points[bye["entrant"]] += bye["points"]
    keys = {number: key_of(form, number, points, games) for number in points}
    return [
        (number, round(points[number], 6), 1 + sum(other > key for other in keys.values()))
        for number, key in keys.items()
    ]


def key_of(form: str, number: int, points: Any, games: Any) -> tuple[float, ...]:
    mine = games[number]
    met = [points[one] for _, others, _ in mine for one in others if one]
    beaten = sum(score * points[one] for score, others, _ in mine for one in others if one)
    wins = sum(won for _, _, won in mine)
    keys = {
        "swiss": (sum(met), beaten, wins),
        "rotating": (wins, sum(met) / len(met) if met else 0.0),
        "arena": (wins, -len(mine)),
    }
    return tuple(round(part, 9) for part in (points[number], *keys[form]))


def ranks_agree(results: Any, order: list[tuple[int, float, int]]) -> bool:
    shown = {one["entrant"]: one["rank"] for one in results["standings"]}
    return shown == {number: rank for number, _points, rank in order}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("formats", nargs="*", choices=[*SETUPS, []], default=list(SETUPS))
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--minutes", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for form in args.formats or list(SETUPS):
        players = args.players or PLAYERS[form]
        plan = Plan(form, players, args.kills, args.postgres, args.minutes, args.rounds, args.seed)
        print(form, players, "players,", "PostgreSQL" if args.postgres else "SQLite", flush=True)
        for name, value in simulate(plan).items():
            print(f"  {name}: {value}", flush=True)


def simulate(plan: Plan) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="tatami-evening-"))
    try:
        if not plan.postgres:
            return asyncio.run(run(plan, folder, ""))
        with temporary_postgres() as postgres:
            return asyncio.run(run(plan, folder, postgres.new_database()))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
