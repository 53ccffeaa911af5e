"""Plots of the results of runs."""

from __future__ import annotations

from tatami.arena.results import RunResult, SprtResult
from tatami.arena.svg import Mark, dot_plot, line_plot


def ratings_plot(result: RunResult) -> str:
    marks = [
        Mark(
            label=one.bot,
            value=one.elo.value,
            low=one.elo.low,
            high=one.elo.high,
            text=f"{one.elo.value:+.0f} ± {one.elo.error:.0f}".replace("-", "−"),
        )
        for one in result.standings
    ]
    plan = result.plan
    return dot_plot(
        f"{plan.game}, {plan.seats} seats: Elo",
        marks,
        axis="points around the mean, 400 per factor ten; bars hold 95%",
        rule=0.0,
        note=f"{result.games:,} games on {result.deals:,} deals",
    )


def sprt_plot(sprt: SprtResult) -> str:
    plan, bounds = sprt.plan, sprt.bounds
    answer = {"better": "Yes", "not better": "No", "open": "Not known yet"}[sprt.verdict]
    return line_plot(
        f"{plan.game}: is {plan.bots[0]} better than {plan.bots[1]}? {answer}.",
        sprt.path,
        [sprt.lower, sprt.upper],
        axis="deals",
        note=f"log likelihood ratio of {bounds.elo1:+g} against {bounds.elo0:+g} points",
    )
