"""Writes the balance report as a Markdown page with SVG plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.arena.balance import Balance, Effect, SeatCountBalance, Spread
from tatami.arena.ratings import Interval
from tatami.arena.svg import Mark, dot_plot
from tatami.engine.game import Game
from tatami.registry import game as game_of

PLOTTED = 12
"""Effects plotted at each end of the list."""
LISTED = 5
"""Effects listed at each end, for one player count."""


def write_page(found: Balance, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in drawings(found).items():
        (folder / f"{found.game}-{name}.svg").write_text(drawing, encoding="utf-8")
    page = folder / f"{found.game}.md"
    page.write_text(markdown(found), encoding="utf-8")
    return page


def drawings(found: Balance) -> dict[str, str]:
    plots = {"seats": seats_plot(found), "length": length_plot(found)}
    if found.openings:
        plots["openings"] = effects_plot(f"{found.game}: first choices", found.openings)
    if found.moves:
        plots["moves"] = effects_plot(f"{found.game}: moves and cards", found.moves)
    return plots


def markdown(found: Balance) -> str:
    plots = drawings(found)
    parts = [heading(found), picture(found, "seats", "Seat advantage"), seats_table(found)]
    parts += ["## Length", picture(found, "length", "Length"), length_table(found)]
    parts += ["## How games end", reasons_table(found)]
    if "openings" in plots or "moves" in plots:
        parts += ["## What goes with winning", EFFECTS]
    for name in ("openings", "moves"):
        if name in plots:
            parts.append(picture(found, name, name.capitalize()))
    parts += [by_count(table) for table in found.seat_counts if table.openings or table.moves]
    parts += ["## What happens in a game", events_table(found)]
    return "\n\n".join(parts) + "\n"


EFFECTS = """\
The win share of seats that did this at least once in a game, relative to the average win share of
the same seat (1). Bars are 95% intervals, so about one in twenty misses 1 by chance. These moves
*go with* winning when this bot plays. They need not cause it: a player who is ahead may make them
more often."""


def heading(found: Balance) -> str:
    seats = [table.plan.seats for table in found.seat_counts]
    counts = f"{seats[0]} players" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} players"
    opening = max(table.plan.opening for table in found.seat_counts)
    random_opening = (
        f" Every deal is the same, so the first {opening} decisions are random." if opening else ""
    )
    return (
        f"# Balance of `{found.game}`\n\n"
        f"The bot `{found.bot}` in every seat, {found.games:,} games at each player count"
        f" ({counts}), seed `{found.seed}`.{random_opening} Errors are 95% intervals.\n"
        f"Written by `tatami arena balance {found.game} --bot {found.bot}"
        f" --games {found.games}`.\n\n"
        "## Seats"
    )


def picture(found: Balance, name: str, alt: str) -> str:
    return f"![{alt}]({found.game}-{name}.svg)"


def seats_plot(found: Balance) -> str:
    marks = []
    for table in found.seat_counts:
        marks.append(Mark(label=f"{table.plan.seats} players"))
        for seat, share in enumerate(table.seats):
            marks.append(relative_share(seat_name(found, seat), share, table.plan.seats))
    return dot_plot(
        f"{found.game}: what each seat wins", marks,
        axis="times its fair share; bars hold 95%", rule=1.0,
        note=f"{found.bot} in every seat, {found.games:,} games at each player count",
    )  # fmt: skip


def relative_share(label: str, share: Interval, seats: int) -> Mark:
    return Mark(
        label=label,
        value=share.value * seats,
        low=max(0.0, share.low) * seats,
        high=share.high * seats,
        text=percent(share),
    )


def length_plot(found: Balance) -> str:
    marks = [
        Mark(
            label=f"{table.plan.seats} players",
            value=table.decisions.median,
            low=table.decisions.low,
            high=table.decisions.high,
            text=f"{table.turns.median:,.0f} turns",
        )
        for table in found.seat_counts
    ]
    return dot_plot(
        f"{found.game}: length", marks, axis="decisions", note="median; bars hold 90 % of the games"
    )


def effects_plot(title: str, effects: Sequence[Effect]) -> str:
    shown = [*effects[:PLOTTED], *effects[-PLOTTED:]] if len(effects) > 2 * PLOTTED else effects
    marks = [
        Mark(
            label=one.name,
            value=one.ratio.value,
            low=max(0.0, one.ratio.low),
            high=one.ratio.high,
            text=f"by {one.seats:,} seats",
        )
        for one in shown
    ]
    left_out = len(effects) - len(shown)
    note = f"the {PLOTTED} best and the {PLOTTED} worst of {len(effects)}" if left_out else ""
    return dot_plot(
        title, marks, axis="times the usual win share; bars hold 95%", rule=1.0, note=note
    )


def seats_table(found: Balance) -> str:
    widest = max(table.plan.seats for table in found.seat_counts)
    head = ["players", "fair", *(seat_name(found, seat) for seat in range(widest))]
    rows = [
        [
            str(table.plan.seats),
            f"{100 / table.plan.seats:.1f}%",
            *(percent(share) for share in table.seats),
            *[""] * (widest - table.plan.seats),
        ]
        for table in found.seat_counts
    ]
    return grid(head, rows)


def length_table(found: Balance) -> str:
    head = ["players", "decisions", "median", "90%", "turns", "median", "90%"]
    rows = [
        [str(table.plan.seats), *length(table.decisions), *length(table.turns)]
        for table in found.seat_counts
    ]
    return grid(head, rows) + "\n\nA turn is a sequence of decisions of one seat."


def length(spread: Spread) -> list[str]:
    return [
        f"{spread.mean.value:,.1f} ± {spread.mean.error:.1f}",
        f"{spread.median:,.0f}",
        f"{spread.low:,.0f} to {spread.high:,.0f}",
    ]


def reasons_table(found: Balance) -> str:
    reasons = list(dict.fromkeys(reason for table in found.seat_counts for reason in table.reasons))
    rows = [
        [
            str(table.plan.seats),
            *(percent(table.reasons[r]) if r in table.reasons else "–" for r in reasons),
        ]
        for table in found.seat_counts
    ]
    return grid(["players", *reasons], rows)


def by_count(table: SeatCountBalance) -> str:
    """The strongest effects at one player count."""
    rows = [
        [what, one.name, f"{one.seats:,}", f"{one.ratio.value:.2f} ± {one.ratio.error:.2f}"]
        for what, effects in (("first choice", table.openings), ("move", table.moves))
        for one in ends(effects)
    ]
    return f"### {table.plan.seats} players\n\n" + grid(
        ["", "", "seats", "× usual win share"], rows
    )


def ends(effects: Sequence[Effect]) -> Sequence[Effect]:
    return [*effects[:LISTED], *effects[-LISTED:]] if len(effects) > 2 * LISTED else effects


def events_table(found: Balance) -> str:
    """Moves and events per game, with the fewest and with the most players."""
    tables = list(dict.fromkeys([0, len(found.seat_counts) - 1]))
    head = ["per game", *(f"{found.seat_counts[at].plan.seats} players" for at in tables)]
    rows = []
    for what in ("events", "kinds"):
        counts = [getattr(found.seat_counts[at], what) for at in tables]
        names = sorted({name for one in counts for name in one}, key=lambda n: -counts[0].get(n, 0))
        word = "event" if what == "events" else "move"
        rows += [
            [f"{word} {name}", *(f"{one.get(name, 0):,.2f}" for one in counts)] for name in names
        ]
    return grid(head, rows)


def grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (head, *rows)]
    return "\n".join([lines[0], "|" + "---|" * len(head), *lines[1:]])


def seat_name(found: Balance, seat: int) -> str:
    game: Game[Any] = game_of(found.game)
    return game.seat_names[seat] if game.seat_names else f"seat {seat + 1}"


def percent(found: Interval) -> str:
    return f"{100 * found.value:.1f}% ± {100 * found.error:.1f}"
