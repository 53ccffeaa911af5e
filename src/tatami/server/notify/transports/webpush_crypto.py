"""Web Push: a message that only the browser can read, carried by its maker's push service.

Encryption is RFC 8291 (`aes128gcm` of RFC 8188, one record), the signature that says which server
it comes from is RFC 8292 (VAPID). The server's key follows from its secret: every process that
shares the secret has the same one, and there is nothing more to keep or to lose.
"""

from __future__ import annotations

import base64
import os
import struct
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tatami.server.tables.refusals import Refusal

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
LONGEST = 3000
"""Bytes of a message: push services take 4096 with all that is around it."""
LIFE = 12 * 3600
"""Seconds for which a signature is good; services take a day at most."""


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class Subscription(msgspec.Struct, frozen=True):
    """The keys that a browser gave us with its endpoint."""

    p256dh: str
    auth: str

    def public_key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(self.p256dh))

    def check(self) -> None:
        """Raises Refusal for keys that no browser made."""
        try:
            self.public_key()
            good = len(to_bytes(self.auth)) == 16
        except (ValueError, TypeError, InvalidKey, UnsupportedAlgorithm):
            good = False
        if not good:
            raise Refusal("malformed", "these are no keys of a push subscription")


def encrypt(
    plain: bytes,
    to: Subscription,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """RFC 8291. Salt and key are drawn anew for every message; tests give those of the RFC."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    browser, sender = to.public_key(), point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\x00" + point(browser) + sender
    material = derive(to_bytes(to.auth), shared, info, 32)
    key = derive(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(salt, material, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(sender)) + sender + sealed


class Vapid:
    """Says to push services which server a message comes from."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(derive(b"", secret, b"tatami vapid", 48), "big") % (ORDER - 1) + 1
        self.key = ec.derive_private_key(number, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """For the browser: it takes messages signed with this key alone."""
        return to_text(point(self.key.public_key()))

    def authorization(self, endpoint: str, now: float | None = None) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time() if now is None else now) + LIFE,
            "sub": self.contact,
        }
        head = to_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{to_text(msgspec.json.encode(claims))}"
        return f"vapid t={signed}.{self.sign(signed.encode())}, k={self.public}"

    def sign(self, text: bytes) -> str:
        r, s = utils.decode_dss_signature(self.key.sign(text, ec.ECDSA(hashes.SHA256())))
        return to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
