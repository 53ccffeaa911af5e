"""Shapes of SVG pictures, and the marks of seats: a shape and a color each, as in the browser."""

from __future__ import annotations

from html import escape

PAPER, SHEET, FOLD, LINE = "#F7F2E8", "#FFFDF8", "#EAE1CF", "#CFC2A8"
INK, SOFT, SEAL = "#211C15", "#645A4A", "#B8321F"
"""The tokens of the browser."""
SERIF = "Shippori Mincho SemiBold, serif"
SEAT_COLORS = (
    "#ca412c",
    "#2a498f",
    "#356540",
    "#7c5200",
    "#793f7c",
    "#2d7478",
    "#4a463f",
    "#aa3c6c",
)
CRESTS = (
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    "M12 3l10 17.5H2z",
    "M4 4h16v16H4z",
    "M12 2l9 10-9 10-9-10z",
    "M12 2l8.7 5v10L12 22l-8.7-5V7z",
    "M15.5 3a9 9 0 1 0 5 14.5A8 8 0 0 1 15.5 3z",
    "M4 4h16v4H4zM4 10h16v4H4zM4 16h16v4H4z",
    "M12 2a4 4 0 0 1 3.8 5.2A4 4 0 1 1 17 15a4 4 0 1 1-5 4.8A4 4 0 1 1 7 15a4 4 0 1 1 1-7.8z",
)
SIDE = 480
"""A picture of a game is a square of this side."""


def seat_mark(seat: int) -> str:
    """The mark of a seat in a 24 × 24 box."""
    return path(CRESTS[seat % 8], SEAT_COLORS[seat % 8])


def rect(
    x: float, y: float, width: float, height: float, fill: str, *, round_: float = 0, line: str = ""
) -> str:
    place = f'x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}" rx="{round_:.4g}"'
    return f'<rect {place} fill="{fill}"{stroked(line)}/>'


def circle(x: float, y: float, radius: float, fill: str, line: str = "", width: float = 4) -> str:
    place = f'cx="{x:.4g}" cy="{y:.4g}" r="{radius:.4g}"'
    return f'<circle {place} fill="{fill}"{stroked(line, width)}/>'


def path(steps: str, fill: str = "none", line: str = "", width: float = 1.5) -> str:
    return f'<path d="{steps}" fill="{fill}" fill-rule="evenodd"{stroked(line, width)}/>'


def stroked(line: str, width: float = 1.5) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f' stroke="{line}" stroke-width="{width:.4g}" {ends}' if line else ""


def group(x: float, y: float, inner: str, scale: float = 1, opacity: float = 1) -> str:
    move = f'transform="translate({x:.5g} {y:.5g}) scale({scale:.4g})"'
    pale = f' opacity="{opacity:.3g}"' if opacity != 1 else ""
    return f"<g {move}{pale}>{inner}</g>"


def text(words: object, x: float, y: float, size: float, color: str, anchor: str = "start") -> str:
    place = f'x="{x:.5g}" y="{y:.5g}" font-size="{size:.4g}" fill="{color}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{SERIF}">{escape(printable(str(words)))}</text>'


def printable(words: str) -> str:
    """XML allows no control characters."""
    return "".join(letter for letter in words if letter.isprintable())
