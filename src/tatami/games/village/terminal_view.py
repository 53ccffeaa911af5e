"""The view in the terminal: letters and marks carry all meaning; color only helps.

A cell is four columns wide. A card is its player's letter, its symbol and its influence (`G▲3`; in
small letters once it is turned over), a village its symbols (hollow once it is scored), a cell
for a card a dot, or the number of villages that would have to be laid.
"""

from __future__ import annotations

from itertools import chain

from tatami.engine.game import texts_of
from tatami.engine.terminal_text import Painter, fold, labeled, pad, width
from tatami.games.village.actions import cell_number, place
from tatami.games.village.final_count_steps import CountStep
from tatami.games.village.material import SYMBOLS
from tatami.games.village.view import InfluenceCard, Player, VillageCard, VillageView
from tatami.games.village.write_position import COLORS

FULL = {"helmet": "▲", "buddha": "●", "rice": "■", "samurai": "S"}
HOLLOW = {"helmet": "△", "buddha": "○", "rice": "□"}
INKS = (71, 167, 75, 178)
EARTH, SAND = 236, 223
CELL = 4
LABEL = 4
MOST_ROWS = 31

Place = tuple[int, int]


def draw(view: VillageView, paint: Painter, language: str) -> str:
    parts = [*grid(view, paint, language), "", *players(view, paint, language)]
    parts += [supplies(view, paint, language), *hand(view, paint, language)]
    parts += [*influence_lines(view, paint, language), *ending(view, paint, language)]
    parts.append(paint(say("screen-legend", language), dim=True))
    return "\n".join(fold(line.rstrip(), paint.columns) for line in parts)


def say(key: str, language: str, **args: object) -> str:
    return texts_of(__package__).say(key, language, **args)


# The table.


def grid(view: VillageView, paint: Painter, language: str) -> list[str]:
    marks = cells(view, paint)
    middle = place(cell_number(view.last)) if view.last else (0, 0)
    xs = window([x for x, _ in marks], middle[0], (paint.columns - LABEL) // CELL)
    ys = window([y for _, y in marks], middle[1], MOST_ROWS)
    rows = [row(marks, xs, y, paint) for y in reversed(ys)]
    rows.append(paint(" " * LABEL + "".join(f"{x:^{CELL}}" for x in xs), dim=True))
    if any(x not in xs or y not in ys for x, y in marks):
        rows.append(say("screen-cropped", language))
    return rows


def window(numbers: list[int], middle: int, most: int) -> range:
    """From the lowest to the highest, or as many as fit around the middle."""
    low, high = min(numbers), max(numbers)
    if high - low + 1 > most:
        low = max(low, min(middle - most // 2, high - most + 1))
        high = low + most - 1
    return range(low, high + 1)


def row(marks: dict[Place, str], xs: range, y: int, paint: Painter) -> str:
    return paint(f"{y:3} ", dim=True) + "".join(marks.get((x, y), " " * CELL) for x in xs)


def cells(view: VillageView, paint: Painter) -> dict[Place, str]:
    """What is drawn on each cell, four columns wide."""
    marks: dict[Place, str] = {}
    for cell in view.open:
        mark = str(len(cell.founds)) if cell.founds else "·"
        marks[place(cell_number(cell.cell))] = pad(paint(f" {mark}", dim=not cell.founds), CELL)
    for name in view.due:
        marks[place(cell_number(name))] = paint(" ?  ", bold=True)
    for village in view.villages:
        marks[place(cell_number(village.cell))] = village_mark(village, paint)
    for card in view.cards:
        marks[place(cell_number(card.cell))] = card_mark(card, card.cell == view.last, paint)
    return marks


def village_mark(village: VillageCard, paint: Painter) -> str:
    glyphs = HOLLOW if village.scored else FULL
    text = "".join(glyphs[symbol.symbol] for symbol in village.symbols)
    if village.scored:
        return pad(paint(f"{text:^3}", dim=True), CELL)
    return pad(paint(f"{text:^3}", SAND, EARTH, bold=True), CELL)


def card_mark(card: InfluenceCard, last: bool, paint: Painter) -> str:
    text = letter(card.seat) + short(card.card)
    if card.turned:
        text = text.lower()
    mark = "‹" if last else " "
    return paint(text, INKS[card.seat], dim=card.turned, bold=last) + mark


def letter(seat: int) -> str:
    return COLORS[seat][0].upper()


def short(card: str) -> str:
    """`helmet-3` as `▲3`."""
    suit, _, value = card.partition("-")
    return FULL[suit] + value


# Below the table.


def players(view: VillageView, paint: Painter, language: str) -> list[str]:
    lines = [player(view, seat, paint, language) for seat in range(len(view.players))]
    return list(chain.from_iterable(lines))


def player(view: VillageView, seat: int, paint: Painter, language: str) -> list[str]:
    who: Player = view.players[seat]
    turn = view.decision is not None and view.decision.seat == seat
    stones = "  ".join(
        f"{FULL[shape]}{count:>2}{'*' if shape in who.majorities else ' '}"
        for shape, count in zip(SYMBOLS, who.stones, strict=True)
    )
    name = say(f"seat-{COLORS[seat]}", language)
    begins = "1" if view.start == seat else " "
    head = f"{'●' if turn else ' '}{begins} {letter(seat)} {name:<6}  {stones} ={who.total:>2}   "
    cards = say("screen-cards", language, hand=who.hand, pile=who.pile)
    come = " ".join(short(card) for card in who.to_come)
    line = paint(head, INKS[seat], bold=turn) + cards
    coming = labeled(say("screen-to-come", language), come or "–", language)
    return [line, "      " + paint(coming, dim=True)]


def supplies(view: VillageView, paint: Painter, language: str) -> str:
    stones = "  ".join(
        f"{FULL[shape]}{count:>2}" for shape, count in zip(SYMBOLS, view.supply, strict=True)
    )
    shown = ["".join(FULL[symbol] for symbol in symbols) for symbols in view.shown]
    top = paint(shown[0], SAND, EARTH, bold=True) if shown else say("screen-empty", language)
    pile = f"{say('screen-pile', language, count=view.pile)} {top}"
    if len(shown) > 1:
        pile += f", {say('screen-next', language)} {paint(shown[1], SAND, EARTH)}"
    return f"   {say('screen-supply', language)} {stones}     {pile}"


def hand(view: VillageView, paint: Painter, language: str) -> list[str]:
    if view.viewer is None or not view.hand:
        return []
    cards = "  ".join(f"{short(card)} {card}" for card in view.hand)
    lines = ["   " + labeled(say("screen-hand", language), paint(cards, bold=True), language)]
    if view.chosen is not None:
        chosen = paint(view.chosen, bold=True)
        lines.append("   " + labeled(say("screen-chosen", language), chosen, language))
    return lines


def influence_lines(view: VillageView, paint: Painter, language: str) -> list[str]:
    """V14: everyone's influence on each symbol of the villages that have a card next to them."""
    entries = [
        village_influence(village, paint) for village in view.villages if 0 < village.free < 4
    ]
    if not entries:
        return []
    return [say("screen-leads", language), *in_columns(entries, paint.columns)]


def in_columns(entries: list[str], room: int) -> list[str]:
    """As many entries to a line as fit, in columns."""
    column = max(width(entry) for entry in entries) + 3
    many = max(1, (room - 3) // column)
    return [
        "   " + "".join(pad(entry, column) for entry in entries[i : i + many])
        for i in range(0, len(entries), many)
    ]


def village_influence(village: VillageCard, paint: Painter) -> str:
    parts = []
    for symbol in village.symbols:
        sums = [
            paint(f"{letter(seat)}{points}{'*' if seat == symbol.leader else ''}", INKS[seat])
            for seat, points in enumerate(symbol.influence)
            if points
        ]
        parts.append(f"{FULL[symbol.symbol]} {' '.join(sums) or '–'}")
    return f"{village.cell + ' ':·<7} {'  '.join(parts)}"


def ending(view: VillageView, paint: Painter, language: str) -> list[str]:
    if view.count is None:
        return [
            paint(say("screen-last-round", language, what=what), bold=True)
            for what in view.triggers
        ]
    steps = [f"   {step_line(step, language)}" for step in view.count.steps]
    return [paint(say("screen-count", language), bold=True), *steps]


def step_line(step: CountStep, language: str) -> str:
    seat = "" if step.seat is None else say(f"seat-{COLORS[step.seat]}", language)
    return say(
        f"count-{step.kind}",
        language,
        seat=seat,
        shape=step.shape or "",
        stones=step.stones,
        counted=step.counted,
    )
