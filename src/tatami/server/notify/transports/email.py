"""Email through the SMTP server of the host, as plain text and HTML, with links to unsubscribe.

`smtps://` uses TLS from the start. `smtp://` requires STARTTLS, except on the local machine. The
client of the standard library runs in threads, a few at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import email.utils
import html
import ipaddress
import logging
import re
import smtplib
import ssl
import threading
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from urllib.parse import SplitResult, unquote, urlsplit

from tatami.server.notify.channels import Channel
from tatami.server.notify.message import TEXTS, Message
from tatami.server.notify.transports.base import ARRIVED, GONE, LATER, NEVER, SendResult
from tatami.server.notify.transports.safe_post import system_certificates
from tatami.server.tables.refusals import Refusal

log = logging.getLogger("tatami.server")

TIMEOUT = 15.0
MAX_CONNECTIONS = 4
UNFOLDED = SMTP.clone(max_line_length=990)
"""Long lines: a folded link in a header would be written as encoded words."""
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)


def check_address(text: str) -> str:
    address = text.strip()
    if not ADDRESS.fullmatch(address) or len(address) > 254 or ".." in address:
        raise Refusal("address", "this is not a valid email address")
    return address


class EmailTransport:
    """`context` has the certificates; by default those of the system."""

    def __init__(self, url: str, sender: str, context: ssl.SSLContext | None = None) -> None:
        self.server = urlsplit(url)
        self.sender = sender
        self.context = context or system_certificates()
        self.slots = asyncio.Semaphore(MAX_CONNECTIONS)

    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        return await self.deliver(build_mail(message, channel.address, self.sender))

    async def deliver(self, mail: EmailMessage) -> SendResult:
        try:
            async with self.slots:
                await run_in_thread(lambda: self.send_now(mail))
        except smtplib.SMTPRecipientsRefused as refused:
            code = min(code for code, _ in refused.recipients.values())
            return SendResult(GONE if code >= 500 else LATER)
        except smtplib.SMTPResponseException as error:
            log.warning("the mail server refused an email: %s", error.smtp_code)
            return SendResult(NEVER if error.smtp_code == 554 else LATER)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("cannot reach the mail server: %s", type(error).__name__)
            return SendResult(LATER)
        return SendResult(ARRIVED)

    def send_now(self, mail: EmailMessage) -> None:
        with connect(self.server, self.context) as server:
            if self.server.username:
                server.login(unquote(self.server.username), unquote(self.server.password or ""))
            server.send_message(mail)


async def run_in_thread(work: Callable[[], None]) -> None:
    """Run in a daemon thread: the threads of a pool would block the shutdown while a mail server
    is silent."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(error: BaseException | None) -> None:
        if not done.done():
            done.set_result(None) if error is None else done.set_exception(error)

    def run() -> None:
        error: BaseException | None = None
        try:
            work()
        except Exception as raised:
            error = raised
        with contextlib.suppress(RuntimeError):  # the event loop is closed
            loop.call_soon_threadsafe(settle, error)

    threading.Thread(target=run, name="tatami mail", daemon=True).start()
    await done


def connect(url: SplitResult, context: ssl.SSLContext) -> smtplib.SMTP:
    host = url.hostname or ""
    if url.scheme == "smtps":
        return smtplib.SMTP_SSL(host, url.port or 465, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(host, url.port or 587, timeout=TIMEOUT)
    try:
        server.ehlo()
        if server.has_extn("starttls") or not is_local(host):
            server.starttls(context=context)
    except BaseException:
        server.close()
        raise
    return server


def is_local(host: str) -> bool:
    """Is this mail server on this machine, so that nobody can intercept the connection?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# Messages.


def build_mail(message: Message, to: str, sender: str) -> EmailMessage:
    mail = new_mail(message.title, to, sender)
    # RFC 8058: the unsubscribe button of a mail program posts there, without signing in.
    mail["List-Unsubscribe"] = f"<{message.stop_links.this}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["List-Id"] = f"<notices.{sender.rpartition('@')[2].rstrip('>')}>"
    mail.set_content(text_body(message))
    mail.add_alternative(html_body(message), subtype="html")
    return mail


def new_mail(subject: str, to: str, sender: str) -> EmailMessage:
    mail = EmailMessage(UNFOLDED)
    mail["Subject"] = subject
    mail["From"] = sender if "<" in sender else f"Tatami <{sender}>"
    mail["To"] = to
    mail["Date"] = email.utils.localtime()
    mail["Message-ID"] = email.utils.make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def text_body(message: Message) -> str:
    lines = message.lines
    if len(message.notices) > 1:
        lines = [f"{notice.sentence}\n{notice.link}" for notice in message.notices]
    end = [
        f"{message.say('stop-mail')}\n{message.stop_links.this}",
        f"{message.say('stop-all')}\n{message.stop_links.all}",
        f"{message.say('to-settings')}\n{message.stop_links.settings}",
    ]
    return "\n\n".join([*lines, message.link, "--", *end]) + "\n"


def html_body(message: Message) -> str:
    rows = [paragraph(line) for line in message.lines]
    if len(message.notices) > 1:
        rows = [paragraph(notice.sentence, notice.link) for notice in message.notices]
    else:
        rows.append(paragraph(message.say("open-it"), message.link))
    links = (
        ("stop-mail", message.stop_links.this),
        ("stop-all", message.stop_links.all),
        ("to-settings", message.stop_links.settings),
    )
    ends = " · ".join(anchor(message.say(key), link) for key, link in links)
    return html_page(message.language, message.title, [*rows, f"<hr><p><small>{ends}</small></p>"])


def html_page(language: str, title: str, rows: list[str]) -> str:
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
    return f"{head}<title>{html.escape(title)}</title>{''.join(rows)}</html>\n"


def paragraph(text: str, link: str = "") -> str:
    return f"<p>{anchor(text, link) if link else html.escape(text)}</p>"


def anchor(text: str, link: str) -> str:
    return f'<a href="{html.escape(link)}">{html.escape(text)}</a>'


def confirmation_email(to: str, sender: str, language: str, link: str) -> EmailMessage:
    """The only email that is sent to an unconfirmed address."""
    mail = new_mail(TEXTS.say("confirm-title", language), to, sender)
    asked, ignore = TEXTS.say("confirm-body", language), TEXTS.say("confirm-ignore", language)
    mail.set_content(f"{asked}\n\n{link}\n\n{ignore}\n")
    rows = [paragraph(asked), paragraph(TEXTS.say("confirm-do", language), link), paragraph(ignore)]
    mail.add_alternative(html_page(language, str(mail["Subject"]), rows), subtype="html")
    return mail
