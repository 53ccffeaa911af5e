"""Encryption and authentication of Web Push messages.

Encryption follows RFC 8291 (`aes128gcm` of RFC 8188, one record), authentication RFC 8292 (VAPID).
The VAPID key is derived from the server's secret, so that all processes have the same key and no
other key must be stored.
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
RECORD_SIZE = 4096
MAX_PAYLOAD = 3000
"""Bytes of a message before encryption; push services accept 4096 bytes after it."""
SIGNATURE_LIFE = 12 * 3600
"""Seconds for which a signature is valid; push services accept at most a day."""


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class Subscription(msgspec.Struct, frozen=True):
    """The keys of a browser's push subscription."""

    p256dh: str
    auth: str

    def public_key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(self.p256dh))

    def check(self) -> None:
        """Raises Refusal for invalid keys."""
        try:
            self.public_key()
            good = len(from_base64(self.auth)) == 16
        except (ValueError, TypeError, InvalidKey, UnsupportedAlgorithm):
            good = False
        if not good:
            raise Refusal("malformed", "these are not the keys of a push subscription")


def encrypt(
    plain: bytes,
    to: Subscription,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """RFC 8291. Every message has a new salt and key; tests pass those of the RFC's example."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    browser, sender = to.public_key(), encode_point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\x00" + encode_point(browser) + sender
    material = derive(from_base64(to.auth), shared, info, 32)
    key = derive(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(salt, material, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(sender)) + sender + sealed


class Vapid:
    """Identifies this server to push services (RFC 8292)."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(derive(b"", secret, b"tatami vapid", 48), "big") % (ORDER - 1) + 1
        self.key = ec.derive_private_key(number, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """The public key. The browser accepts only messages signed with it."""
        return to_base64(encode_point(self.key.public_key()))

    def authorization(self, endpoint: str, now: float | None = None) -> str:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time() if now is None else now) + SIGNATURE_LIFE,
            "sub": self.contact,
        }
        head = to_base64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{to_base64(msgspec.json.encode(claims))}"
        return f"vapid t={signed}.{self.sign(signed.encode())}, k={self.public}"

    def sign(self, text: bytes) -> str:
        r, s = utils.decode_dss_signature(self.key.sign(text, ec.ECDSA(hashes.SHA256())))
        return to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
