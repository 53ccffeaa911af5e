"""Passwords that attackers try first. NIST SP 800-63B asks servers to refuse them."""

from __future__ import annotations

import re

COMMON = frozenset(
    [
        "password",
        "passwort",
        "wachtwoord",
        "motdepasse",
        "letmein",
        "welcome",
        "willkommen",
        "welkom",
        "bienvenue",
        "iloveyou",
        "sunshine",
        "princess",
        "football",
        "baseball",
        "basketball",
        "superman",
        "batman",
        "dragon",
        "monkey",
        "master",
        "shadow",
        "starwars",
        "trustno1",
        "whatever",
        "michael",
        "jennifer",
        "qwerty",
        "qwertyuiop",
        "qwertzuiop",
        "azertyuiop",
        "asdfghjkl",
        "zxcvbnm",
        "1qaz2wsx",
        "q1w2e3r4",
        "abcdefgh",
        "administrator",
        "adminadmin",
        "changeme",
        "default",
        "secret",
        "computer",
        "internet",
        "samurai",
        "shogun",
        "tatami",
        "daimyo",
    ]
)
SEQUENCES = ("01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz")


def is_common(password: str) -> bool:
    """A common word, also with digits and signs around it or twice; a sequence; one character
    repeated."""
    plain = password.casefold()
    word = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)
    half = plain[: len(plain) // 2]
    return (
        len(set(plain)) <= 2
        or any(plain in sequence for sequence in SEQUENCES)
        or not {plain, word}.isdisjoint(COMMON)
        or (half * 2 == plain and (half in COMMON or len(half) <= 4))
    )
