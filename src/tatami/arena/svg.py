"""Charts as SVG: dots with error bars, and lines. A few kilobytes each, for light and dark pages.

A plotting library would be the heaviest dependency of the project. The extra `plot` renders the
same drawing as PNG.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path

import msgspec

from tatami.engine.errors import TatamiError

STYLE = """
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1f2328}
.title{font-size:15px;font-weight:600}.soft{fill:#59636e;font-size:12px}.group{font-weight:600}
.grid{stroke:#d1d9e0;stroke-width:1}.rule{stroke:#59636e;stroke-width:1;stroke-dasharray:4 3}
.bar{stroke:#2f6f9f;stroke-width:2.5;stroke-linecap:round}.dot{fill:#2f6f9f}
.line{fill:none;stroke:#2f6f9f;stroke-width:1.8;stroke-linejoin:round}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.soft{fill:#9198a1}.grid{stroke:#3d444d}
.rule{stroke:#9198a1}.bar,.line{stroke:#7db9e8}.dot{fill:#7db9e8}}
"""
WIDTH = 720
TOP = 52
ROW = 24
BOTTOM = 46
RIGHT = 132
LONGEST = 36
"""Longer labels are cut to this many characters."""


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """A value with its interval; without one, a heading over those that follow."""

    label: str
    value: float | None = None
    low: float = 0.0
    high: float = 0.0
    text: str = ""
    """Shown at the right."""


class Scale:
    """Maps values to coordinates."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.ticks = ticks(low, high)
        self.low = min(low, self.ticks[0])
        self.high = max(high, self.ticks[-1])
        self.left = left
        self.right = right

    def at(self, value: float) -> float:
        span = (self.high - self.low) or 1.0
        return self.left + (self.right - self.left) * (value - self.low) / span


def ticks(low: float, high: float, wanted: int = 6) -> list[float]:
    """Round numbers from at most `low` to at least `high`."""
    span = (high - low) or 1.0
    rough = span / wanted
    unit = 10 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough * 0.999)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def dot_plot(
    title: str, marks: Sequence[Mark], *, axis: str, rule: float | None = None, note: str = ""
) -> str:
    """A row per mark: a dot for the value, a bar for the interval, a dashed rule for reference."""
    values = [x for mark in marks if mark.value is not None for x in (mark.low, mark.high)]
    values += [] if rule is None else [rule]
    left = 24 + 7.2 * max((len(short(mark.label)) for mark in marks), default=0)
    scale = Scale(min(values, default=0), max(values, default=1), left, WIDTH - RIGHT)
    height = TOP + ROW * len(marks) + BOTTOM
    parts = [*frame(title, note), *grid(scale, TOP, height - BOTTOM, axis, rule)]
    for number, mark in enumerate(marks):
        parts += dot_row(mark, scale, TOP + ROW * number + ROW / 2)
    return page(parts, height, title)


def dot_row(mark: Mark, scale: Scale, y: float) -> list[str]:
    if mark.value is None:
        return [text(12, y + 4, mark.label, "group")]
    low, high, x = scale.at(mark.low), scale.at(mark.high), scale.at(mark.value)
    return [
        text(scale.left - 10, y + 4, short(mark.label), anchor="end"),
        line(low, y, high, y, "bar"),
        f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4.5"/>',
        text(scale.right + 12, y + 4, mark.text, "soft"),
    ]


def short(label: str) -> str:
    """Cut a label: a bot name may include all its settings."""
    return label if len(label) <= LONGEST else label[: LONGEST - 1] + "…"


def line_plot(
    title: str, values: Sequence[float], rules: Sequence[float], axis: str, note: str
) -> str:
    """A line over numbered deals, with horizontal rules."""
    height = 340
    across = Scale(0, max(1, len(values)), 60, WIDTH - 24)
    up = Scale(min([*values, *rules]), max([*values, *rules]), height - BOTTOM, TOP)
    parts = [*frame(title, note), *grid(across, TOP, height - BOTTOM, axis, None)]
    for tick in up.ticks:
        parts.append(text(52, up.at(tick) + 4, number(tick), "soft", anchor="end"))
    parts += [line(across.left, up.at(rule), across.right, up.at(rule), "rule") for rule in rules]
    points = " ".join(
        f"{across.at(deal):.1f},{up.at(value):.1f}" for deal, value in enumerate([0.0, *values])
    )
    return page([*parts, f'<polyline class="line" points="{points}"/>'], height, title)


def frame(title: str, note: str) -> list[str]:
    return [text(12, 22, title, "title"), text(12, 40, note, "soft")]


def grid(scale: Scale, top: float, bottom: float, axis: str, rule: float | None) -> list[str]:
    parts = []
    for tick in scale.ticks:
        x = scale.at(tick)
        parts.append(line(x, top, x, bottom, "grid"))
        parts.append(text(x, bottom + 17, number(tick), "soft", anchor="middle"))
    if rule is not None:
        parts.append(line(scale.at(rule), top, scale.at(rule), bottom, "rule"))
    middle = (scale.left + scale.right) / 2
    return [*parts, text(middle, bottom + 36, axis, "soft", anchor="middle")]


def number(value: float) -> str:
    return f"{value:,.6g}".replace("-", "−")


def text(x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{style} text-anchor="{anchor}">{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def page(parts: Sequence[str], height: float, title: str) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}"'
        f' width="{WIDTH}" height="{height:.0f}" role="img" aria-label="{escape(title)}">'
    )
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def check_can_save(file: Path) -> None:
    """Raise before hours of play, not after, if the plot cannot be written."""
    if file.suffix not in (".svg", ".png"):
        raise TatamiError(f"{file}: a plot must be a .svg or a .png file")
    if file.suffix == ".png":
        renderer()


def save(drawing: str, file: Path) -> None:
    if file.suffix == ".svg":
        file.write_text(drawing, encoding="utf-8")
    else:
        file.write_bytes(renderer()(drawing))


def renderer() -> Callable[[str], bytes]:
    try:
        import resvg_py
    except ImportError:
        raise TatamiError("for .png, install the extra: pip install 'tatami-games[plot]'") from None
    return lambda drawing: bytes(
        resvg_py.svg_to_bytes(svg_string=drawing, background="white", zoom=2)
    )
