"""Fair deals: neither the server nor a player can choose the seed.

The server draws a secret and publishes its commitment before anyone joins. Each player adds a salt.
The seed is computed from all of them. After the game the server reveals the secret, and anyone can
verify the deal.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that the seed is computed from. The secret is None until the game is over."""

    commitment: str
    salts: tuple[str, ...] = ()
    secret: str | None = None


def draw_secret() -> str:
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    return hashlib.sha256(f"tatami secret\n{secret}\n".encode()).hexdigest()


def seed_of(secret: str, salts: tuple[str, ...]) -> str:
    """The seed. Each salt is hashed separately, so that different lists of salts cannot collide."""
    total = hashlib.sha256(f"tatami deal\n{secret}\n".encode())
    for salt in salts:
        total.update(hashlib.sha256(salt.encode()).digest())
    return total.hexdigest()


def problem(deal: Deal, seed: str) -> str | None:
    """What is wrong with the deal of a finished game, in one line; None if it is fair."""
    if deal.secret is None:
        return None
    if commit(deal.secret) != deal.commitment:
        return "the secret is not the one that was committed to before the game"
    if seed_of(deal.secret, deal.salts) != seed:
        return "the seed does not follow from the secret and the players' salts"
    return None
