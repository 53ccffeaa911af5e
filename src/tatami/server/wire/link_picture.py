"""The picture of a shared link as SVG: 1200 × 630, ink on paper, one vermilion seal."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin

from tatami.server.wire.link_preview import LinkPreview

WIDTH, HEIGHT = 1200, 630
PAPER, SHEET, FOLD, LINE = "#F7F2E8", "#FFFDF8", "#EAE1CF", "#CFC2A8"
INK, SOFT, SEAL = "#211C15", "#645A4A", "#B8321F"
SEATS = ("#ca412c", "#2a498f", "#356540", "#7c5200", "#793f7c", "#2d7478", "#4a463f", "#aa3c6c")
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
"""The marks of seats, as in the browser: a shape and a color each."""
FONT = "Shippori Mincho SemiBold, serif"
LEFT, TEXT_WIDTH = 90, 640
TABLE_X, TABLE_Y, TABLE_RADIUS = 950, 315, 170


def picture(preview: LinkPreview) -> str:
    parts = [ground(), table_with_seats(preview), heading(preview.game), *rows(preview)]
    lines = wrapped(preview.sentence, 38, 2 if preview.names else 5)
    top = HEIGHT - 84 - 44 * (len(lines) - 1)
    parts += [text(line, LEFT, top + 44 * index, 34, SOFT) for index, line in enumerate(lines)]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def ground() -> str:
    frame = f'fill="{SHEET}" stroke="{LINE}" stroke-width="2"'
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<rect x="28" y="28" width="{WIDTH - 56}" height="{HEIGHT - 56}" rx="12" {frame}/>'
        f'<g transform="translate({LEFT} 76) scale(0.7)"><rect width="64" height="64" rx="12"'
        f' fill="{SEAL}"/><path d="M14 14h36v36H14zM32 14v24M14 38h36" fill="none"'
        f' stroke="{SHEET}" stroke-width="5"/></g>' + text("Tatami", LEFT + 60, 110, 34, SOFT)
    )


def heading(title: str) -> str:
    size = min(96, int(TEXT_WIDTH / (0.58 * max(1, len(title)))))
    return text(title, LEFT, 222, size, INK)


def rows(preview: LinkPreview) -> list[str]:
    """The players; in two columns where they are more than four."""
    names = preview.names
    columns = 2 if len(names) > 4 else 1
    per_column = -(-len(names) // columns) if names else 1
    length = 22 if columns == 1 else 12
    found = []
    for seat, name in enumerate(names):
        x = LEFT + (seat // per_column) * (TEXT_WIDTH // 2 + 10)
        y = 290 + (seat % per_column) * 54
        won = seat in preview.winners
        found.append(crest(seat, x, y - 30, 36))
        shown = shortened(name, length) if name else "…"
        found.append(text(shown, x + 52, y, 38, SEAL if won else INK))
        if won:  # a check mark, so that the color is not alone
            found.append(check(x - 36, y - 30))
    return found


def table_with_seats(preview: LinkPreview) -> str:
    """The table from above, with the marks of the seats around it."""
    count = len(preview.names) or 4
    drawn = [
        circle(TABLE_X, TABLE_Y, TABLE_RADIUS, FOLD, LINE),
        circle(TABLE_X, TABLE_Y, 62, SEAL, SEAL),
    ]
    for seat in range(count):
        angle = 2 * pi * seat / count + pi / 2
        x, y = TABLE_X + 132 * cos(angle), TABLE_Y + 132 * sin(angle)
        if seat in preview.winners:
            drawn.append(circle(x, y, 40, SHEET, SEAL))
        drawn.append(crest(seat, x - 24, y - 24, 48))
    return "".join(drawn)


def circle(x: float, y: float, radius: float, fill: str, stroke: str) -> str:
    place = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius}"'
    return f'<circle {place} fill="{fill}" stroke="{stroke}" stroke-width="4"/>'


def crest(seat: int, x: float, y: float, size: float) -> str:
    move = f"translate({x:.1f} {y:.1f}) scale({size / 24:.3f})"
    return f'<path transform="{move}" d="{CRESTS[seat % 8]}" fill="{SEATS[seat % 8]}"/>'


def check(x: float, y: float) -> str:
    move = f"translate({x:.1f} {y:.1f}) scale(1.4)"
    line = f'fill="none" stroke="{SEAL}" stroke-width="3"'
    return f'<path transform="{move}" d="M5 13l4 4 10-11" {line}/>'


def text(words: str, x: float, y: float, size: int, color: str) -> str:
    place = f'x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{color}"'
    return f'<text {place} font-family="{FONT}">{escape(printable(words))}</text>'


def printable(words: str) -> str:
    """XML allows no control characters."""
    return "".join(letter for letter in words if letter.isprintable())


def shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[: length - 1].rstrip() + "…"


def wrapped(words: str, length: int, most: int) -> list[str]:
    """Lines of at most so many characters; the last of `most` lines ends in an ellipsis."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + len(word) >= length:
            lines.append("")
        lines[-1] = f"{lines[-1]} {shortened(word, length)}".strip()
    return (
        lines if len(lines) <= most else [*lines[: most - 1], shortened(lines[most - 1], 30) + "…"]
    )
