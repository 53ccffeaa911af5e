"""Fair deals: nobody, the server included, can choose the seed.

The server draws a secret and publishes its commitment before anyone joins; each player adds a
salt; the seed follows from all of them; after the game the secret is shown, and anyone can check.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """How the seed of a game came about. The secret stays out until the game is over."""

    commitment: str
    salts: tuple[str, ...] = ()
    secret: str | None = None


def draw_secret() -> str:
    return secrets.token_hex(32)


def commit(secret: str) -> str:
    return hashlib.sha256(f"tatami secret\n{secret}\n".encode()).hexdigest()


def seed_of(secret: str, salts: tuple[str, ...]) -> str:
    """Each salt enters by its own digest, so that no two lists of salts look alike."""
    total = hashlib.sha256(f"tatami deal\n{secret}\n".encode())
    for salt in salts:
        total.update(hashlib.sha256(salt.encode()).digest())
    return total.hexdigest()


def problem(deal: Deal, seed: str) -> str | None:
    """What is wrong with a finished game's deal, in one line; None if it is fair."""
    if deal.secret is None:
        return None
    if commit(deal.secret) != deal.commitment:
        return "the secret is not the one that was committed to before the game"
    if seed_of(deal.secret, deal.salts) != seed:
        return "the seed does not follow from the secret and the players' salts"
    return None
