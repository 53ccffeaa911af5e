"""The networks of `benchmarks.train_policy`: the policy that plays, and the critic that judges.

A policy is stored as `policy.npz`: the layers as NumPy arrays, and what it was trained for.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn


def layers(sizes: list[int], gain: float) -> Any:
    found: list[Any] = []
    for i, (inputs, outputs) in enumerate(pairwise(sizes)):
        one = nn.Linear(inputs, outputs)
        nn.init.orthogonal_(one.weight, gain if i == len(sizes) - 2 else 2**0.5)
        nn.init.zeros_(one.bias)
        found += [one, nn.ReLU()]
    return nn.Sequential(*found[:-1])


def linear_layers(network: Any) -> list[Any]:
    return [one for one in network if isinstance(one, nn.Linear)]


class PolicyNetworks:
    """The policy, with a value of its own from what the seat knows, and the critic."""

    def __init__(
        self, inputs: int, actions: int, usual: tuple[Any, Any], width: int, critic_width: int
    ) -> None:
        """`usual` has the mean and the spread of every input."""
        self.mean, self.spread = usual
        self.policy = layers([inputs, width, width, actions + 1], gain=0.01)
        self.critic = layers([inputs, critic_width, critic_width, 1], gain=1.0)
        self.both = nn.ModuleList([self.policy, self.critic]).to(self.mean.device)

    def rows(self, seen: Any) -> Any:
        return ((seen.float() - self.mean) / self.spread).clamp(-10, 10)

    def chances(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        return chances_of(self.policy(self.rows(seen)), masks)

    def value(self, all_cards: Any) -> Any:
        return self.critic(self.rows(all_cards))[:, 0]

    def start_from(self, stored: StoredPolicy) -> None:
        """Continue with the weights of a stored policy."""
        with torch.no_grad():
            found = linear_layers(self.policy)
            for one, weights, biases in zip(found, stored.weights, stored.biases, strict=True):
                one.weight.copy_(weights)
                one.bias.copy_(biases)
            # A stored policy sees inputs as they are.
            found[0].bias += found[0].weight @ self.mean
            found[0].weight *= self.spread

    def write(self, file: Path, about: dict[str, Any]) -> None:
        """Store the policy, whole or not at all."""
        mean, spread = self.mean.cpu().numpy(), self.spread.cpu().numpy()
        found = [
            (one.weight.detach().cpu().numpy(), one.bias.detach().cpu().numpy())
            for one in linear_layers(self.policy)
        ]
        weights, biases = found[0]
        found[0] = (weights / spread, biases - weights @ (mean / spread))
        arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
        for number, (weights, biases) in enumerate(found):
            arrays[f"weights_{number}"], arrays[f"biases_{number}"] = weights, biases
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, **arrays)
        part.replace(file)


class StoredPolicy:
    """A policy that no longer learns."""

    def __init__(self, file: Path, device: Any) -> None:
        with np.load(file, allow_pickle=False) as found:
            self.about = json.loads(str(found["about"]))
            numbers = range(sum(name.startswith("weights_") for name in found))
            self.weights, self.biases = (
                [torch.tensor(found[f"{name}_{i}"], device=device).float() for i in numbers]
                for name in ("weights", "biases")
            )

    def chances(self, seen: Any, masks: Any) -> Any:
        units = seen.float()
        for i, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            units = units if i == 0 else torch.relu(units)
            units = nn.functional.linear(units, weights, biases)
        return chances_of(units, masks)[0]


def chances_of(outputs: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all legal actions, and the value."""
    wishes = outputs[:, :-1].masked_fill(~masks, -1e9)
    return torch.log_softmax(wishes, dim=1), outputs[:, -1]
