"""The optional email address of an account, and the reset of a forgotten password by it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tatami.server.people import account_emails
from tatami.server.people.account_emails import CONFIRM_LIFE
from tatami.server.people.reset_emails import RESET_LIFE
from tatami.server.settings import Settings
from tests.server.client import (
    TIMEOUT,
    ManualClock,
    Person,
    RunningServer,
    async_test,
    running_server,
)
from tests.server.live.test_tables import people
from tests.server.notify.test_transports import mailing
from tests.server.receivers import Mailbox, mail_server

PASSWORD, NEW = "correct horse", "battery staple"


class Place:
    """A server with email, its mailbox and a clock, and an account."""

    def __init__(self, server: RunningServer, box: Mailbox, now: ManualClock, ann: Person) -> None:
        self.server, self.box, self.now, self.ann = server, box, now, ann

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.ann.http.post(f"/api/account{path}", json=body)

    async def settled(self) -> None:
        """Wait until the server has answered every request by email."""
        async with asyncio.timeout(TIMEOUT):
            while self.server.services.reset_emails.waiting:
                await asyncio.sleep(0.01)

    def token(self, number: int) -> str:
        """The token of the link in an email."""
        body = self.box.emails[number].get_body(("plain",))
        assert body is not None
        found = re.search(r"/(?:reset|confirm-email)/(\S+)", body.get_content())
        assert found is not None
        return found[1]

    async def add_confirmed(self, address: str = "Ann@mail.example") -> None:
        done = await self.post("/email", address=address, password=PASSWORD, language="de")
        assert done.status_code == 200, done.text
        confirmed = await self.post("/email/confirm", token=self.token(-1))
        assert confirmed.status_code == 200, confirmed.text


@asynccontextmanager
async def place(settings: Settings, folder: Path) -> AsyncIterator[Place]:
    now = ManualClock()
    async with (
        mail_server(folder) as (box, url, trusted),
        running_server(mailing(settings, url), now) as server,
        people(server.url, "Ann") as (ann,),
    ):
        assert server.services.notifier.mailer is not None
        server.services.notifier.mailer.context = trusted
        found = Place(server, box, now, ann)
        signed_up = await found.post("", name="Ann", password=PASSWORD)
        assert signed_up.status_code == 201
        yield found


@async_test
async def test_a_forgotten_password_is_reset_by_a_link_once(
    settings: Settings, tmp_path: Path
) -> None:
    async with place(settings, tmp_path) as here:
        await here.add_confirmed()
        account = (await here.ann.http.get("/api/account")).json()
        assert account["email"] == "Ann@mail.example" and account["email_confirmed"]
        asked = await here.post("/forgot", name="ANN", language="nl")
        assert asked.status_code == 200
        await here.settled()
        assert len(here.box.emails) == 2 and here.box.emails[1]["To"] == "Ann@mail.example"
        token = here.token(1)
        assert (await here.post("/reset", token=token, password=NEW)).status_code == 200
        assert (await here.ann.http.get("/api/account")).status_code == 401, "sessions ended"
        again = await here.post("/reset", token=token, password="another horse")
        assert again.json()["code"] == "bad_link"
        body = {"name": "Ann", "password": NEW}
        assert (await here.ann.http.post("/api/session", json=body)).status_code == 201


@async_test
async def test_the_answer_does_not_tell_whether_there_is_an_account(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with place(sqlite_settings, tmp_path) as here:
        await here.post("/email", address="ann@mail.example", password=PASSWORD)
        answers = [
            await here.post("/forgot", name=name)
            for name in ("Ann", "nobody", "ann@mail.example", "x@mail.example", "")
        ]
        assert len({(one.status_code, one.content) for one in answers}) == 1
        await here.settled()
        assert len(here.box.emails) == 1, "an unconfirmed address gets no link"


@async_test
async def test_links_end_and_requests_are_limited(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with place(sqlite_settings, tmp_path) as here:
        await here.post("/email", address="ann@mail.example", password=PASSWORD)
        here.now.advance(CONFIRM_LIFE)
        late = await here.post("/email/confirm", token=here.token(0))
        assert late.json()["code"] == "bad_link"
        await here.add_confirmed("ann@other.example")
        codes = [(await here.post("/forgot", name="ann")).json().get("code") for _ in range(4)]
        assert codes == [None, None, None, "slow_down"]
        assert (await here.post("/forgot", name="ben")).status_code == 200
        await here.settled()
        here.now.advance(RESET_LIFE)
        expired = await here.post("/reset", token=here.token(-1), password=NEW)
        assert expired.json()["code"] == "bad_link"


@async_test
async def test_changing_the_address_needs_the_password(
    sqlite_settings: Settings, tmp_path: Path
) -> None:
    async with place(sqlite_settings, tmp_path) as here:
        wrong = await here.post("/email", address="a@mail.example", password="guess")
        assert wrong.json()["code"] == "wrong_password"
        bad = await here.post("/email", address="nonsense", password=PASSWORD)
        assert bad.json()["code"] == "address"
        await here.add_confirmed()
        await here.post("/email", address="", password=PASSWORD)
        assert (await here.ann.http.get("/api/account")).json()["email"] == ""


@async_test
async def test_personal_data_includes_the_address(settings: Settings, tmp_path: Path) -> None:
    async with place(settings, tmp_path) as here:
        await here.add_confirmed()
        data = (await here.ann.http.get("/api/me/export")).json()
        assert data["account"]["email"] == {"address": "Ann@mail.example", "confirmed": here.now()}
        gone = await here.ann.http.post("/api/me/delete", json={"password": PASSWORD})
        assert gone.status_code == 200
        found = await here.server.services.store.read(account_emails.of_player(here.ann.player))
        assert found is None


@async_test
async def test_without_email_nothing_is_offered(sqlite_settings: Settings) -> None:
    async with running_server(sqlite_settings) as server, people(server.url, "Ann") as (ann,):
        assert (await ann.http.get("/api/server")).json()["email"] is False
        refused = await ann.http.post("/api/account/forgot", json={"name": "Ann"})
        assert refused.json()["code"] == "not_offered"
