"""Plays planned games on two servers and compares all that the viewer receives."""

from __future__ import annotations

import time
from typing import Any

from tatami.checks.http_client import TIMEOUT, Browser
from tatami.checks.leaks.routes import Posted, get_urls, posts
from tatami.checks.leaks.two_servers import Person, Sockets, TwoServers
from tatami.checks.leaks.worlds import BOT, Case, Moved, Plan
from tatami.engine.errors import TatamiError
from tatami.server.http.app import build
from tatami.server.settings import Settings

MOST_SEATS = 8
STEP_MILLISECONDS = 150
"""The clock of both servers advances by this with every step: less than a freeze of a process."""
CLOCKS = [{}, {"clock": {"kind": "live", "base": 600_000, "increment": 1000}}]
PASSWORD = "correct horse"


class BrokenPlan(TatamiError):
    """A server did not do what the plan foresaw: a fault of the check or of the server."""


class Comparer:
    """The people at both servers. Ann has an account and takes the viewer's seat, Eve watches and
    gets hints. Both do the same in both worlds all the time; the other players need not, since
    they hold other cards."""

    def __init__(self, servers: TwoServers) -> None:
        self.servers = servers
        self.comparison = servers.comparison
        self.others = [servers.person() for _ in range(MOST_SEATS)]
        self.ann, self.eve = servers.person(), servers.person()
        account = {"name": "Ann", "password": PASSWORD}
        self.expect(self.ann.in_both("POST", "/api/account", account), 201)
        self.app = build(Settings(data=""))
        self.posts = posts(self.app)

    def close(self) -> None:
        for person in (*self.others, self.ann, self.eve):
            person.close()

    def expect(self, answers: list[Any], status: int) -> list[Any]:
        for answer in answers:
            if answer.status != status:
                raise BrokenPlan(f"a server answered {answer.status}: {answer.body[:300]!r}")
        return answers

    # One planned game.

    def play(self, plan: Plan, clock: dict[str, Any]) -> None:
        """Play the plan with a person on every seat, comparing after the start and every step."""
        viewer = self.viewer(plan.case)
        table = self.create(plan, clock, viewer)
        sockets = Sockets(viewer, table)
        try:
            self.seat_people(plan, table)
            for moved in plan.before:
                self.move(table, (moved, moved), plan.case, None)
            self.compare(plan.case, table, sockets, whole=False)
            for number, step in enumerate(plan.steps):
                self.servers.advance(STEP_MILLISECONDS)
                self.move(table, step, plan.case, sockets if number % 2 else None)
                self.compare(plan.case, table, sockets, whole=number == len(plan.steps) - 1)
        finally:
            sockets.close()

    def viewer(self, case: Case) -> Person:
        return self.eve if case.viewer is None else self.ann

    def player(self, case: Case, seat: int) -> Person:
        return self.ann if seat == case.viewer else self.others[seat]

    def create(self, plan: Plan, clock: dict[str, Any], host: Person) -> str:
        body = {"game": plan.case.game, "seats": plan.case.seats, "options": plan.options, **clock}
        answers = host.in_both("POST", "/api/tables", body)
        one, other = (answer.json()["id"] for answer in self.expect(answers, 201))
        if one != other:
            raise BrokenPlan(f"the servers have different counts: {one} and {other}")
        return str(one)

    def seat_people(self, plan: Plan, table: str) -> None:
        carrier = 1 if plan.case.viewer == 0 else 0  # Ann's account has a name already
        for seat in range(plan.case.seats):
            name = plan.split.name() if seat == carrier else f"P{seat}"
            sit = {"type": "sit", "seat": seat, "name": name, "salt": plan.salts[seat]}
            url = f"/api/tables/{table}/say"
            self.expect(self.player(plan.case, seat).in_both("POST", url, sit), 200)
        for browser in self.viewer(plan.case).browsers:
            wait_until(lambda browser=browser: browser.table(table)["status"] == "running")

    def move(
        self, table: str, step: tuple[Moved | None, Moved | None], case: Case, own: Sockets | None
    ) -> None:
        """Play a step in each world. What the viewer itself gets as an answer is compared."""
        if step[0] is not None and step[0] == step[1] and step[0].seat == case.viewer:
            self.own_move(table, step[0].text, own)
            return
        for world, moved in enumerate(step):
            if moved is not None:
                self.others_move(self.player(case, moved.seat).browsers[world], table, moved)

    def own_move(self, table: str, text: str, sockets: Sockets | None) -> None:
        number = self.ann.browsers[0].table(table)["number"]
        command = {"type": "move", "number": number, "text": text}
        if sockets is not None:
            sockets.command(self.comparison, **command)
            return
        answers = self.ann.in_both("POST", f"/api/tables/{table}/say", command)
        self.comparison.same_answers("own move", self.expect(answers, 200))

    def others_move(self, browser: Browser, table: str, moved: Moved) -> None:
        number = browser.table(table)["number"]
        answer = browser.say(table, "move", number=number, text=moved.text)
        self.expect([answer], 200)

    # What is compared.

    def compare(self, case: Case, table: str, sockets: Sockets, *, whole: bool) -> None:
        """Compare the routes of this table, or (`whole`) all routes, and the socket."""
        viewer = self.viewer(case)
        for url in get_urls(self.app, table, case.game):
            if whole or table in url:
                self.comparison.same_answers(url, viewer.in_both("GET", url))
        if whole:
            for posted in self.posts:
                self.post(viewer, table, posted)
            self.try_to_move(viewer, table)
        seen = self.comparison.same_answers("table", viewer.in_both("GET", f"/api/tables/{table}"))
        sockets.compare_up_to(seen.json()["number"], self.comparison)

    def post(self, viewer: Person, table: str, posted: Posted) -> None:
        url = posted.path.replace("{table}", table)
        answers = viewer.in_both("POST", url, posted.body)
        self.comparison.same_answers(f"{url} {posted.body}", answers)

    def try_to_move(self, viewer: Person, table: str) -> None:
        """Moves that are refused: of somebody who may not move, or against the rules."""
        state = viewer.browsers[0].table(table)
        legal = set(state["legal"])
        for action in range(40):
            if action not in legal:
                command = {"type": "move", "number": state["number"], "action": action}
                self.post(viewer, table, Posted("/api/tables/{table}/say", command))

    # Hints, which exist only against bots.

    def hint(self, plan: Plan) -> None:
        """A hint for the viewer, who plays against bots, at the position of the split."""
        case = plan.case
        assert case.viewer is not None
        table = self.create(plan, {}, self.eve)
        self.seat_with_bots(plan, table)
        for browser in self.eve.browsers:
            wait_until(lambda browser=browser: bool(browser.table(table)["legal"]))
        answers = self.eve.in_both("POST", f"/api/tables/{table}/hint", {})
        self.comparison.same_answers("hint", self.expect(answers, 200))
        for url in get_urls(self.app, table, case.game):
            if table in url:
                self.comparison.same_answers(url, self.eve.in_both("GET", url))

    def seat_with_bots(self, plan: Plan, table: str) -> None:
        """The bots first: the game starts when the last seat is taken. Eve plays."""
        url = f"/api/tables/{table}/say"
        for seat in range(plan.case.seats):
            if seat == plan.case.viewer:
                continue
            command = {"type": "seat_bot", "seat": seat, "bot": BOT}
            self.expect(self.eve.in_both("POST", url, command), 200)
        sit = {"type": "sit", "seat": plan.case.viewer, "name": plan.split.name()}
        self.expect(self.eve.in_both("POST", url, sit), 200)


def wait_until(done: Any) -> None:
    until = time.monotonic() + TIMEOUT
    while not done():
        if time.monotonic() > until:
            raise BrokenPlan("a server did not go on")
        time.sleep(0.01)
