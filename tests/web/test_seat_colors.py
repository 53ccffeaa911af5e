"""Seat colors differ enough, also with color blindness. Seats differ by their crests too."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent.parent / "web" / "src"
TOKENS = SOURCES / "tokens.css"
OF_GAMES = sorted(SOURCES.glob("games/*/seat-colors.ts"))
"""Games with their own seat colors."""
Color = tuple[float, float, float]

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
# deficiency" (2009), severity 1, applied to linear light.
VISION: dict[str, tuple[Color, Color, Color]] = {
    "all colors": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 9.0
"""In CIELAB, where 2.3 is just noticeable side by side."""


def themes() -> dict[str, list[str]]:
    """Seat colors of the style sheet, which has the dark ones twice, and of games."""
    found = re.findall(r"--seat-\d: (#[0-9a-f]{6});", TOKENS.read_text(encoding="utf-8"))
    assert len(found) == 24
    assert found[8:16] == found[16:]
    themes = {"light": found[:8], "dark": found[8:16]}
    for file in OF_GAMES:
        themes[file.parent.name] = re.findall(r'"(#[0-9a-f]{6})"', file.read_text(encoding="utf-8"))
        assert themes[file.parent.name]
    return themes


def linear(color: str) -> Color:
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return lighten(red), lighten(green), lighten(blue)


def lighten(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def seen(color: Color, vision: tuple[Color, Color, Color]) -> Color:
    red, green, blue = (sum(a * b for a, b in zip(row, color, strict=True)) for row in vision)
    return clamp(red), clamp(green), clamp(blue)


def clamp(value: float) -> float:
    return min(1.0, max(0.0, value))


def lab(color: Color) -> Color:
    """CIELAB under D65."""
    red, green, blue = color
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = root(x), root(y), root(z)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def distance(one: str, other: str, vision: str) -> float:
    a, b = (lab(seen(linear(color), VISION[vision])) for color in (one, other))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("theme", themes())
def test_no_two_seats_look_alike(theme: str, vision: str) -> None:
    pairs = itertools.combinations(enumerate(themes()[theme]), 2)
    found = {
        f"{a} and {b}": round(distance(one, other, vision), 1) for (a, one), (b, other) in pairs
    }
    assert {pair: apart for pair, apart in found.items() if apart < APART} == {}
