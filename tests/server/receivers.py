"""Receivers of notifications: an HTTP server (push service or webhook) and a mail server.

They run on loopback, speak real HTTP and SMTP, and decrypt push messages with the browser's keys.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import json
import ssl
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import msgspec
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tatami.server.notify.transports.webpush_crypto import (
    CURVE,
    derive,
    encode_point,
    from_base64,
    to_base64,
)
from tests.server.client import Person, RunningServer


class ReceivedRequest(msgspec.Struct, frozen=True):
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that records requests and responds as the test sets it."""

    def __init__(self) -> None:
        self.requests: list[ReceivedRequest] = []
        self.status = 201
        self.extra = ""
        self.open = asyncio.Event()
        self.open.set()
        self.serving = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.serving += 1
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.take(reader, writer)
        finally:
            self.serving -= 1
            writer.transport.abort()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(ReceivedRequest(first.split()[1], headers, body))
        await self.open.wait()
        writer.write(f"HTTP/1.1 {self.status} X\r\n{self.extra}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def running_receiver(
    context: ssl.SSLContext | None = None,
) -> AsyncIterator[tuple[Receiver, str]]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]
    scheme = "http" if context is None else "https"
    try:
        yield receiver, f"{scheme}://127.0.0.1:{port}"
    finally:
        receiver.open.set()
        server.close()
        await asyncio.sleep(0)
        while receiver.serving:
            await asyncio.sleep(0.01)


class Browser:
    """A browser with a push subscription and its private keys."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen letters."

    def subscription(self, endpoint: str) -> dict[str, str]:
        public = to_base64(encode_point(self.key.public_key()))
        return {"endpoint": endpoint, "p256dh": public, "auth": to_base64(self.auth)}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message by RFC 8291."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size == 4096 and len(body) <= 4096
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + encode_point(self.key.public_key()) + sender
        material = derive(self.auth, shared, info, 32)
        key = derive(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(salt, material, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def signed_by(request: ReceivedRequest) -> tuple[str, dict[str, Any]]:
    """Key and claims of a VAPID header; raises if the signature is invalid."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    text, _, signature = parts["t"].rpartition(".")
    raw = from_base64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(parts["k"]))
    public.verify(utils.encode_dss_signature(r, s), text.encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"], json.loads(from_base64(text.partition(".")[2]))


# Mail.


class Mailbox:
    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.envelopes: list[tuple[str, list[str]]] = []
        self.secure: list[bool] = []
        self.raw: list[bytes] = []
        self.refuses = ""

    async def handle_DATA(self, _server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        found = message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.emails.append(found)
        self.raw.append(envelope.content)
        self.envelopes.append((envelope.mail_from, envelope.rcpt_tos))
        self.secure.append(session.ssl is not None)
        return "250 kept"


def authenticate(
    _server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any
) -> AuthResult:
    assert isinstance(data, LoginPassword)
    return AuthResult(success=data == LoginPassword(b"tatami", b"pass/word"))


@asynccontextmanager
async def mail_server(folder: Path) -> AsyncIterator[tuple[Mailbox, str, ssl.SSLContext]]:
    """The mailbox, the URL with user and password, and the certificates to trust."""
    box, file = Mailbox(), certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    options: dict[str, Any] = {
        "require_starttls": True,
        "auth_required": True,
        "authenticator": authenticate,
    }
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(box, tls_context=context, hostname="mail.example", **options), "127.0.0.1", 0
    )
    try:
        port = server.sockets[0].getsockname()[1]
        trusting = ssl.create_default_context(cafile=file)
        yield box, f"smtp://tatami:pass%2Fword@127.0.0.1:{port}", trusting
    finally:
        server.close()


def certificate(folder: Path) -> Path:
    """A self-signed certificate of 127.0.0.1."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    file = folder / "certificate.pem"
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, form, plain)
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


# Helpers.


async def add_channel(person: Person, kind: str, **said: Any) -> dict[str, Any]:
    done = await person.http.post(f"/api/me/notifications/{kind}", json=said)
    assert done.status_code == 201, done.text
    found: dict[str, Any] = done.json()["channels"][-1]
    return found


async def run_rounds(server: RunningServer, count: int = 1) -> None:
    """Run rounds of the notifier, and wait until all messages are sent."""
    for _ in range(count):
        await server.services.notifier.round()
        await server.services.notifier.wait_until_sent()
