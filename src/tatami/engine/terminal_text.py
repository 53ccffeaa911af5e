"""Colors and layout of text for the terminal."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
SPACED_COLON = ("fr",)
"""Languages with a no-break space before a colon."""
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


COLUMNS = 100
"""The most that a drawing takes."""


class Painter:
    """Wraps text in ANSI codes of the 256-color table; without color it returns the text
    unchanged. `columns` is the room for a drawing."""

    def __init__(self, color: bool = True, columns: int = COLUMNS) -> None:
        self.color = color
        self.columns = columns

    def __call__(
        self,
        text: str,
        ink: int | None = None,
        ground: int | None = None,
        *,
        bold: bool = False,
        dim: bool = False,
        underline: bool = False,
    ) -> str:
        codes = ["1"] * bold + ["2"] * dim + ["4"] * underline
        if ink is not None:
            codes.append(f"38;5;{ink}")
        if ground is not None:
            codes.append(f"48;5;{ground}")
        if not self.color or not codes:
            return text
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m"


def labeled(label: str, text: str, language: str) -> str:
    """`label: text`, with the colon as the language writes it."""
    return f"{label}{NO_BREAK if language in SPACED_COLON else ''}: {text}".rstrip()


def width(text: str) -> int:
    """The columns that a text takes without its ANSI codes (all characters are single width)."""
    return len(ESCAPES.sub("", text))


def pad(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


def fold(text: str, columns: int) -> str:
    """Break a line that is too long: at gaps of several spaces if it has them, else at spaces."""
    if width(text) <= columns:
        return text
    lines: list[str] = []
    indent = " " * (len(text) - len(text.lstrip(" ")))
    for gap, part in split_at_gaps(text):
        if lines and width(lines[-1] + gap + part) <= columns:
            lines[-1] += gap + part
        elif width(indent + part) <= columns:
            lines.append(indent + part)
        else:
            first, *more = part.split(" ")
            lines.append(indent + first)
            for word in more:
                if width(f"{lines[-1]} {word}") <= columns:
                    lines[-1] += f" {word}"
                else:
                    lines.append(indent + word)
    return "\n".join(lines)


def split_at_gaps(text: str) -> list[tuple[str, str]]:
    """What stands between gaps of several spaces, each with the gap before it."""
    found = re.split("( {2,})", text.strip(" "))
    return list(zip(["", *found[1::2]], found[::2], strict=True))


def side_by_side(left: str, right: str, gap: int = 3) -> str:
    """Two blocks of lines side by side."""
    lefts, rights = left.split("\n"), right.split("\n")
    height = max(len(lefts), len(rights))
    lefts += [""] * (height - len(lefts))
    rights += [""] * (height - len(rights))
    columns = max(width(line) for line in lefts) + gap
    lines = (pad(one, columns) + other for one, other in zip(lefts, rights, strict=True))
    return "\n".join(line.rstrip() for line in lines)


def columns(lines: list[str], room: int, gap: int = 3) -> str:
    """Arrange lines in as many columns as fit, top to bottom; a short list stays one column."""
    widest = max((width(line) for line in lines), default=1) + gap
    count = max(1, (room + gap) // widest) if len(lines) > 8 else 1
    rows = -(-len(lines) // count)
    grid = [lines[row::rows] for row in range(rows)]
    return "\n".join("".join(pad(cell, widest) for cell in line).rstrip() for line in grid)
