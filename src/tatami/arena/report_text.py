"""Results of runs as text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.arena.plan import Plan
from tatami.arena.ratings import Interval
from tatami.arena.results import FailedGame, RunResult, SprtResult, Timing
from tatami.engine import records
from tatami.engine.game_in_progress import Play
from tatami.registry import game as game_of


def result_text(result: RunResult) -> str:
    return "\n".join(
        [
            heading(result.plan, result.deals, result.games),
            "",
            *table(HEAD[result.kind], rows(result)),
            "",
            *conclusions(result),
            *winnings(result),
            *overruns(result.timing),
        ]
    )


HEAD = {
    "match": ["bot", "games", "won", "win share", "fair", "× fair", "Elo", "per move"],
    "ladder": ["bot", "games", "won", "win share", "fair", "Elo", "above next", "per move"],
}


def heading(plan: Plan, deals: int, games: int) -> str:
    how = "seats exchanged" if plan.seats == 2 else "seats rotated"
    table = f"{plan.game}, {plan.seats} seats, {games:,} games"
    lines = [f"{table}: {deals:,} deals with {how} (seed {plan.seed!r})"]
    if plan.lone:
        lines.append(f"one {plan.bots[0]} among {plan.seats - 1} of {plan.bots[1]}")
    if plan.opening:
        lines.append(f"every deal is the same: the first {plan.opening} decisions are random")
    return "\n".join(lines)


def rows(result: RunResult) -> list[list[str]]:
    timings = {timing.bot: timing for timing in result.timing}
    found = []
    for place, one in enumerate(result.standings):
        elo = points(one.elo)
        middle = [f"{one.share.value / one.even_share:.2f}" if one.even_share else "–", elo]
        if result.kind == "ladder":
            middle = [elo, above_next(result, place)]
        found.append(
            [
                one.bot,
                f"{one.games:,}",
                f"{one.score:,.1f}",
                percent(one.share),
                f"{100 * one.even_share:.1f}%",
                *middle,
                milliseconds(timings[one.bot].mean_ms),
            ]
        )
    return found


def above_next(result: RunResult, place: int) -> str:
    if place + 1 == len(result.standings):
        return ""
    here, below = result.standings[place], result.standings[place + 1]
    return points(result.ratings.difference(here.bot, below.bot))


def conclusions(result: RunResult) -> list[str]:
    """Each bot against the next: is the order known?"""
    if not result.games:
        return ["No deal was finished, so there is nothing to compare."]
    found = []
    for better, worse in zip(result.standings, result.standings[1:], strict=False):
        by = result.ratings.difference(better.bot, worse.bot)
        if by.low > 0:
            found.append(f"{better.bot} is better than {worse.bot}, by {points(by)} Elo.")
        else:
            found.append(
                f"Whether {better.bot} is better than {worse.bot} is not known yet:"
                f" {points(by)} Elo."
            )
    return found


def winnings(result: RunResult) -> list[str]:
    """What each bot won per game and seat, in games that count points or chips."""
    plan, game = result.plan, game_of(result.plan.game)
    material = None if plan.material is None else game.material(plan.material)
    stake = game.table(seats=plan.seats, options=plan.options, material=material).stake()
    if stake == 1 or not result.games:
        return []
    found = []
    for one in result.standings:
        unit = stake / (plan.seats - 1) / one.even_share
        won = f"{(one.share.value - one.even_share) * unit:+.2f} ± {one.share.error * unit:.2f}"
        found.append(f"{one.bot} {won}".replace("-", "−"))
    return [f"Won per game and seat: {', '.join(found)}."]


def sprt_text(sprt: SprtResult) -> str:
    new, old = sprt.plan.bots
    bounds = sprt.bounds
    answers = {
        "better": f"{new} is better than {old}: {bounds.elo1:+g} Elo or more is accepted.",
        "not better": f"{new} is not better than {old}: {bounds.elo0:+g} Elo or less is accepted.",
        "open": f"Whether {new} is better than {old} is not known yet.",
    }
    scores = ", ".join(f"{score} in {times:,}" for score, times in sprt.scores.items())
    timings = ", ".join(f"{one.bot} {milliseconds(one.mean_ms)}" for one in sprt.timing)
    return "\n".join(
        [
            heading(sprt.plan, sprt.deals, sprt.games),
            "",
            f"  LLR         {sprt.llr:+.2f} (from {sprt.lower:.2f} to {sprt.upper:+.2f})",
            f"  deal scores {scores}",
            f"  Elo         {points(sprt.elo)} (rough: the test stops when it has seen enough)",
            f"  per move    {timings}",
            "",
            answers[sprt.verdict],
            *overruns(sprt.timing),
        ]
    )


def failures_text(plan: Plan, failures: Sequence[FailedGame], folder: Path) -> str:
    """The failed games, with a record of each that can be replayed."""
    if not failures:
        return "No errors."
    lines = [f"{len(failures)} games failed; their deals are not counted:"]
    if len(failures) == 1:
        lines = ["1 game failed; its deal is not counted:"]
    for failed in failures:
        failure = failed.failure
        lines.append(
            f"  deal {failed.deal}, pairing {failed.pairing}, seed {failure.seed!r}: {failure.bot}"
            f" (seat {failure.seat + 1}) at move {failure.move}: {failure.message}"
        )
        lines.append(f"    tatami replay {write_record(plan, failed, folder)}")
    return "\n".join(lines)


def write_record(plan: Plan, failed: FailedGame, folder: Path) -> Path:
    game = game_of(plan.game)
    play: Play[Any] = Play(
        game,
        seats=plan.seats,
        seed=failed.failure.seed,
        options=plan.options,
        material=None if plan.material is None else game.material(plan.material),
    )
    for text in failed.failure.moves:
        play.apply_text(text)
    seats = tuple(records.Seat(name=f"P{n}", bot=bot) for n, bot in enumerate(failed.bots, 1))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"failed-{failed.deal}-{failed.pairing}.json"
    file.write_text(records.write(records.record(play, seats)), encoding="utf-8")
    return file


def overruns(timing: Sequence[Timing]) -> list[str]:
    return [
        f"{one.bot} passed its limit of {milliseconds(one.limit_ms)} in {one.overruns:,} of"
        f" {one.moves:,} moves, in {one.kept_waiting:,} of them because the machine was busy;"
        f" the longest took {milliseconds(one.worst_ms)}."
        for one in timing
        if one.overruns and one.limit_ms is not None
    ]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Text columns: the first aligned left, the others right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  "
        + "   ".join(
            [row[0].ljust(widths[0])]
            + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        ).rstrip()
        for row in (head, *rows)
    ]


def points(found: Interval) -> str:
    return f"{found.value:+.0f} ± {found.error:.0f}".replace("-", "−")


def percent(found: Interval) -> str:
    return f"{100 * found.value:.1f}% ± {100 * found.error:.1f}"


def milliseconds(value: float) -> str:
    return f"{value / 1000:.2f} s" if value >= 1000 else f"{value:.3g} ms"
