"""Terminal text as an SVG picture, for notebooks: ink on paper, as in the browser."""

from __future__ import annotations

import re
from html import escape

from tatami.engine.terminal_text import ESCAPES, width

SHEET, LINE, INK, SOFT = "#23201A", "#453F33", "#F1E9DA", "#B5AA95"
"""The dark tokens of the browser: the colors of the terminal views are made for a dark ground."""
COLUMN, ROW, MARGIN = 8.4, 19, 16
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
CODE = re.compile(r"\x1b\[([0-9;]*)m")
WORD = re.compile(r"\S+")
LEVELS = (0, 95, 135, 175, 215, 255)
BASIC = [
    "#211C15",
    "#B8321F",
    "#3E6B3A",
    "#9A6A00",
    "#2F4B7C",
    "#7A3E6B",
    "#1F6F6B",
    "#CFC2A8",
    "#645A4A",
    "#E8705C",
    "#8FBF86",
    "#E0B65A",
    "#7F9FD0",
    "#C48AB8",
    "#76BDB8",
    "#F1E9DA",
]


class Style:
    """How the next characters look."""

    def __init__(self) -> None:
        self.ink = INK
        self.ground = ""
        self.bold = self.dim = self.underline = False

    def follow(self, codes: list[int]) -> None:
        """Change the style by ANSI codes."""
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()  # type: ignore[misc]  # back to the start
            elif code in (38, 48) and len(codes) >= 2:
                color = color_of(codes[1])
                del codes[:2]
                if code == 38:
                    self.ink = color
                else:
                    self.ground = color
            self.bold |= code == 1
            self.dim |= code == 2
            self.underline |= code == 4

    def attributes(self) -> str:
        found = f' fill="{SOFT if self.dim and self.ink == INK else self.ink}"'
        found += ' font-weight="700"' if self.bold else ""
        return found + (' text-decoration="underline"' if self.underline else "")


def color_of(index: int) -> str:
    """A color of the 256-color table."""
    if index < 16:
        return BASIC[index]
    if index >= 232:
        return "#" + f"{8 + 10 * (index - 232):02x}" * 3
    red, green, blue = (index - 16) // 36, (index - 16) // 6 % 6, (index - 16) % 6
    return "#" + "".join(f"{LEVELS[part]:02x}" for part in (red, green, blue))


def svg_of_text(text: str) -> str:
    """The text with its ANSI colors, as a picture."""
    lines = text.rstrip("\n").split("\n")
    wide = max(width(line) for line in lines) * COLUMN + 2 * MARGIN
    high = len(lines) * ROW + 2 * MARGIN
    style = Style()
    parts = [part for row, line in enumerate(lines) for part in drawn_line(line, row, style)]
    label = escape(ESCAPES.sub("", text), quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high}" '
        f'viewBox="0 0 {wide:.0f} {high}" role="img" aria-label="{label}">'
        f'<rect x="0.5" y="0.5" width="{wide - 1:.0f}" height="{high - 1}" rx="6" '
        f'fill="{SHEET}" stroke="{LINE}"/>'
        f'<g font-family="{FONT}" font-size="14">{"".join(parts)}</g></svg>'
    )


def drawn_line(line: str, row: int, style: Style) -> list[str]:
    """Runs of equal style, each with its ground. Every character has its own place, so that the
    columns fit whatever font there is."""
    parts, column, rest = [], 0, line
    while rest:
        found = CODE.match(rest)
        if found:
            style.follow([int(code or 0) for code in found[1].split(";")])
            rest = rest[found.end() :]
            continue
        end = rest.find("\x1b")
        run, rest = (rest, "") if end < 0 else (rest[:end], rest[end:])
        parts.append(drawn_run(run, column, row, style))
        column += len(run)
    return parts


def drawn_run(run: str, column: int, row: int, style: Style) -> str:
    left, top = MARGIN + column * COLUMN, MARGIN + row * ROW
    ground = ""
    if style.ground:
        ground = (
            f'<rect x="{left:.1f}" y="{top}" width="{len(run) * COLUMN:.1f}" height="{ROW}" '
            f'fill="{style.ground}"/>'
        )
    look = f'y="{top + 14}"{style.attributes()}'
    words = [
        f'<text x="{places(left, word)}" {look}>{escape(word[0])}</text>'
        for word in WORD.finditer(run)
    ]
    return ground + "".join(words)


def places(left: float, word: re.Match[str]) -> str:
    """Where each character of a word stands; spaces are not drawn, since browsers join them."""
    return " ".join(f"{left + i * COLUMN:.1f}" for i in range(word.start(), word.end()))
