"""Mail by the host's own mail server: plain text and simple HTML, and a way out in every one.

`smtps://` speaks TLS from the first byte; `smtp://` must be answered with STARTTLS, except by this
very machine. The standard library's client runs in threads of its own, a few at a time.
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
AT_ONCE = 4
UNFOLDED = SMTP.clone(max_line_length=990)
"""A link in a header must stay in one piece: folded, it would be written as encoded words."""
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)


def proper_address(text: str) -> str:
    address = text.strip()
    if not ADDRESS.fullmatch(address) or len(address) > 254 or ".." in address:
        raise Refusal("address", "that is no mail address")
    return address


class EmailTransport:
    """`context` is the system's certificates, unless a test has its own."""

    def __init__(self, url: str, sender: str, context: ssl.SSLContext | None = None) -> None:
        self.server = urlsplit(url)
        self.sender = sender
        self.context = context or system_certificates()
        self.places = asyncio.Semaphore(AT_ONCE)

    async def send(self, channel: Channel, message: Message, now: int) -> SendResult:
        return await self.deliver(written(message, channel.address, self.sender))

    async def deliver(self, letter: EmailMessage) -> SendResult:
        try:
            async with self.places:
                await in_thread(lambda: self.send_now(letter))
        except smtplib.SMTPRecipientsRefused as refused:
            code = min(code for code, _ in refused.recipients.values())
            return SendResult(GONE if code >= 500 else LATER)
        except smtplib.SMTPResponseException as error:
            log.warning("the mail server refuses a letter: %s", error.smtp_code)
            return SendResult(NEVER if error.smtp_code == 554 else LATER)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("the mail server is not reached: %s", type(error).__name__)
            return SendResult(LATER)
        return SendResult(ARRIVED)

    def send_now(self, letter: EmailMessage) -> None:
        with connect(self.server, self.context) as server:
            if self.server.username:
                server.login(unquote(self.server.username), unquote(self.server.password or ""))
            server.send_message(letter)


async def in_thread(work: Callable[[], None]) -> None:
    """In a thread that nobody waits for at the end: a pool's threads would keep us from stopping
    for as long as a mail server is silent."""
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
        with contextlib.suppress(RuntimeError):  # the loop has gone before us
            loop.call_soon_threadsafe(settle, error)

    threading.Thread(target=run, name="tatami mail", daemon=True).start()
    await done


def connect(place: SplitResult, context: ssl.SSLContext) -> smtplib.SMTP:
    host = place.hostname or ""
    if place.scheme == "smtps":
        return smtplib.SMTP_SSL(host, place.port or 465, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(host, place.port or 587, timeout=TIMEOUT)
    try:
        server.ehlo()
        if server.has_extn("starttls") or not is_here(host):
            server.starttls(context=context)
    except BaseException:
        server.close()
        raise
    return server


def is_here(host: str) -> bool:
    """A mail server on this very machine, to which nobody listens in."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# Letters.


def written(message: Message, to: str, sender: str) -> EmailMessage:
    letter = addressed(message.title, to, sender)
    # RFC 8058: a mail program's own button posts there, without anybody signing in.
    letter["List-Unsubscribe"] = f"<{message.stops.this}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["List-Id"] = f"<notices.{sender.rpartition('@')[2].rstrip('>')}>"
    letter.set_content(plain(message))
    letter.add_alternative(pretty(message), subtype="html")
    return letter


def addressed(subject: str, to: str, sender: str) -> EmailMessage:
    letter = EmailMessage(UNFOLDED)
    letter["Subject"] = subject
    letter["From"] = sender if "<" in sender else f"Tatami <{sender}>"
    letter["To"] = to
    letter["Date"] = email.utils.localtime()
    letter["Message-ID"] = email.utils.make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    letter["Auto-Submitted"] = "auto-generated"
    return letter


def plain(message: Message) -> str:
    lines = message.lines
    if len(message.news) > 1:
        lines = [f"{one.sentence}\n{one.link}" for one in message.news]
    end = [
        f"{message.say('stop-mail')}\n{message.stops.this}",
        f"{message.say('stop-all')}\n{message.stops.all}",
        f"{message.say('to-settings')}\n{message.stops.settings}",
    ]
    return "\n\n".join([*lines, message.link, "--", *end]) + "\n"


def pretty(message: Message) -> str:
    rows = [paragraph(line) for line in message.lines]
    if len(message.news) > 1:
        rows = [paragraph(one.sentence, one.link) for one in message.news]
    else:
        rows.append(paragraph(message.say("open-it"), message.link))
    ways_out = (
        ("stop-mail", message.stops.this),
        ("stop-all", message.stops.all),
        ("to-settings", message.stops.settings),
    )
    ends = " · ".join(anchor(message.say(key), link) for key, link in ways_out)
    return page(message.language, message.title, [*rows, f"<hr><p><small>{ends}</small></p>"])


def page(language: str, title: str, rows: list[str]) -> str:
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
    return f"{head}<title>{html.escape(title)}</title>{''.join(rows)}</html>\n"


def paragraph(text: str, link: str = "") -> str:
    return f"<p>{anchor(text, link) if link else html.escape(text)}</p>"


def anchor(text: str, link: str) -> str:
    return f'<a href="{html.escape(link)}">{html.escape(text)}</a>'


def confirmation(to: str, sender: str, language: str, link: str) -> EmailMessage:
    """The one letter that goes to an address nobody has confirmed."""
    letter = addressed(TEXTS.say("confirm-title", language), to, sender)
    asked, ignore = TEXTS.say("confirm-body", language), TEXTS.say("confirm-ignore", language)
    letter.set_content(f"{asked}\n\n{link}\n\n{ignore}\n")
    rows = [paragraph(asked), paragraph(TEXTS.say("confirm-do", language), link), paragraph(ignore)]
    letter.add_alternative(page(language, str(letter["Subject"]), rows), subtype="html")
    return letter
