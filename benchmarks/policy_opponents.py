"""Opponents for `benchmarks.train_policy`: a policy that no longer learns plays some seats."""

from __future__ import annotations

from typing import Any

import torch

from benchmarks.policy_networks import chances_of


class Opponents:
    """A policy that no longer learns and plays some of the seats, drawn for every game."""

    def __init__(self, policy: Any, seats: Any, alone: float, sharpness: float) -> None:
        """`seats` has the number of players of each game; `alone` is the share of games in which
        one seat learns and all others are theirs. The sharper they are, the more often they choose
        what they like best."""
        self.policy = policy
        self.sharpness = sharpness
        self.alone = alone
        self.seats = seats
        shape = len(seats), int(seats.max())
        self.learns = torch.ones(shape, dtype=torch.bool, device=seats.device)
        self.won = torch.zeros(shape[1] + 1, 2, device=seats.device)
        """By number of players: how often a single learning seat won, as a multiple of its fair
        share, added up, and the number of games."""
        self.draw_seats(slice(None), torch.ones_like(self.seats, dtype=torch.bool))

    def draw_seats(self, rows: slice, begun: Any) -> None:
        """Draw the seats that learn, in the games that have just begun."""
        seats, learns = self.seats[rows], self.learns[rows]
        order = torch.rand(learns.shape, device=learns.device)
        missing = torch.arange(learns.shape[1], device=learns.device) >= seats[:, None]
        place = order.masked_fill(missing, 2).argsort(dim=1).argsort(dim=1)
        number = (torch.rand(len(seats), device=learns.device) * seats).long() + 1
        number[torch.rand(len(seats), device=learns.device) < self.alone] = 1
        learns[begun] = (place < number[:, None])[begun]

    def count(self, rows: slice, done: Any, returns: Any) -> None:
        """Count the games that have ended."""
        seats, learns = self.seats[rows], self.learns[rows]
        counted = done & (learns.sum(dim=1) == 1)
        fair = (returns * learns).sum(dim=1) * (seats - 1) + 1
        found = torch.stack([fair, torch.ones_like(fair)], dim=1)
        self.won.index_add_(0, seats[counted], found[counted])

    def progress(self) -> str:
        """How single learning seats did since the last time, by number of players."""
        rows = [(seats, *one) for seats, one in enumerate(self.won.tolist()) if one[1]]
        self.won.zero_()
        return ", ".join(f"{seats}: {won / games:.2f}" for seats, won, games in rows)

    def learning(self, rows: slice, to_act: Any) -> Any:
        """Does the seat to act learn?"""
        return self.learns[rows].gather(1, to_act[:, None])[:, 0]

    def chances(self, seen: Any, masks: Any) -> Any:
        """The opponents' wishes for all actions."""
        return self.sharpness * chances_of(self.policy(seen), masks)[0]
