"""Emails about accounts: the link that confirms an address, and the link that resets a password."""

from __future__ import annotations

import logging
from collections.abc import Callable
from email.message import EmailMessage

from tatami.server.background_tasks import BackgroundTasks
from tatami.server.notify.message import TEXTS
from tatami.server.notify.transports.base import ARRIVED
from tatami.server.notify.transports.email import (
    EmailTransport,
    html_page,
    new_mail,
    paragraph,
)
from tatami.server.people import account_emails, password_resets
from tatami.server.people.invitations import new_token
from tatami.server.store.base import Store
from tatami.server.store.health import StoreUnavailable
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import MINUTE

log = logging.getLogger("tatami.server")

RESET_LIFE = 60 * MINUTE
MAX_WAITING = 100
"""Requests that are being answered by email; beyond it, further ones are dropped."""


class ResetEmails:
    """`mailer` is None where the host has no email; then nothing here is offered."""

    def __init__(
        self, store: Store, mailer: EmailTransport | None, public_url: str, now: Callable[[], int]
    ) -> None:
        self.store = store
        self.mailer = mailer
        self.public_url = public_url.rstrip("/")
        self.now = now
        self.tasks = BackgroundTasks()
        self.waiting = 0

    def must_have_mailer(self) -> EmailTransport:
        if self.mailer is None:
            raise Refusal("not_offered", "this server sends no email")
        return self.mailer

    async def add(self, player: str, address: str, language: str) -> None:
        """Store the address unconfirmed and send the link that confirms it."""
        mailer, token = self.must_have_mailer(), new_token()
        await self.store.write(account_emails.set_unconfirmed(player, address, token, self.now()))
        link = f"{self.public_url}/confirm-email/{token}"
        mail = email_with_link("account-confirm", address, mailer.sender, language, link)
        if (await mailer.deliver(mail)).status != ARRIVED:
            raise Refusal("not_sent", "the email was not sent: check the address or try later")

    def send_reset(self, name_or_address: str, language: str) -> None:
        """Send reset links in the background: neither the answer nor its time tells whether there
        is such an account."""
        self.must_have_mailer()
        if self.waiting < MAX_WAITING:
            self.waiting += 1
            self.tasks.start(self.reset(name_or_address, language))

    async def reset(self, name_or_address: str, language: str) -> None:
        try:
            for row in await self.store.read(account_emails.to_reset(name_or_address)):
                await self.send_link(row.player_id, row.name, row.address, language)
        except StoreUnavailable:
            log.warning("the database does not answer: no reset link was sent")
        finally:
            self.waiting -= 1

    async def send_link(self, player: str, name: str, address: str, language: str) -> None:
        mailer, token = self.must_have_mailer(), new_token()
        await self.store.write(password_resets.create(player, token, self.now(), RESET_LIFE))
        link = f"{self.public_url}/reset/{token}"
        await mailer.deliver(
            email_with_link("reset", address, mailer.sender, language, link, name=name)
        )

    async def close(self) -> None:
        await self.tasks.close()


def email_with_link(
    kind: str, to: str, sender: str, language: str, link: str, **args: str
) -> EmailMessage:
    """An email of one sentence, one link, and what to do if the reader did not ask for it."""
    title, body, act, ignore = (
        TEXTS.say(f"{kind}-{part}", language, **args) for part in ("title", "body", "do", "ignore")
    )
    mail = new_mail(title, to, sender)
    mail.set_content(f"{body}\n\n{link}\n\n{ignore}\n")
    rows = [paragraph(body), paragraph(act, link), paragraph(ignore)]
    mail.add_alternative(html_page(language, title, rows), subtype="html")
    return mail
