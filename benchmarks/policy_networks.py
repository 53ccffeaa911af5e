"""The networks of `benchmarks.train_policy`: the policy that plays, and the critic that judges.

There are two kinds. A plain network has two hidden layers. A network of players looks at every
player in the same way, and so learns quickly whom to attack; a game asks for it by `POLICY_PLAYERS`
in its training module. Both see an observation as it is, padded to the largest table.
"""

from __future__ import annotations

import base64
import gzip
import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

Usual = tuple[Any, Any]
"""Mean and spread of every input."""
LARGEST = 10.0
"""Inputs are at most so many spreads from the mean."""
OUTPUT_LAYERS = ("out", "target_out")
"""The layers of a network of players that a policy file stores by output, not by input."""
PLAIN_GAIN, PLAYER_GAIN = 2**0.5, 0.7
"""How large the first weights are; a network of players imitates better with smaller ones."""


class Players(NamedTuple):
    """Which inputs and actions belong to a player; what does not belongs to the whole table."""

    inputs: list[list[int]]
    """Of each player, the viewer first."""
    table: list[int]
    targets: int
    """The first of the actions that name a player."""


class Sizes(NamedTuple):
    inputs: int
    outputs: int
    width: int
    players: Players | None


def policy_sizes(told: dict[str, Any], width: int) -> Sizes:
    """The sizes for a game that a worker described."""
    players = None if told["players"] is None else Players(*told["players"])
    return Sizes(told["inputs"], told["actions"] + 1, width, players)


class PlainNetwork(nn.Module):  # type: ignore[misc]  # PyTorch may be missing
    def __init__(self, sizes: Sizes, usual: Usual, gain: float, dropout: float = 0.0) -> None:
        super().__init__()
        self.register_buffer("mean", usual[0])
        self.register_buffer("spread", usual[1])
        numbers = [sizes.inputs, sizes.width, sizes.width, sizes.outputs]
        self.layers = nn.ModuleList(linear(*pair, PLAIN_GAIN) for pair in pairwise(numbers))
        scale_weights(self.layers[-1], gain)
        self.dropout = nn.Dropout(dropout)

    def forward(self, seen: Any) -> Any:
        units = ((seen.float() - self.mean) / self.spread).clamp(-LARGEST, LARGEST)
        for i, layer in enumerate(self.layers):
            units = layer(self.dropout(torch.relu(units)) if i else units)
        return units


class PlayerNetwork(nn.Module):  # type: ignore[misc]  # PyTorch may be missing
    """The same layers look at each player beside the viewer and the table. What they find of the
    others, on average and at most, is what the rest of the network sees of them. Actions that name
    a player are judged by what was found of this player."""

    def __init__(self, sizes: Sizes, usual: Usual, gain: float, dropout: float = 0.0) -> None:
        super().__init__()
        assert sizes.players is not None
        self.targets = sizes.players.targets
        self.register_buffer("mean", usual[0])
        self.register_buffer("spread", usual[1])
        self.register_buffer("players", torch.tensor(sizes.players.inputs))
        self.register_buffer("table", torch.tensor(sizes.players.table))
        number, each = self.players.shape
        common, wide, half = len(sizes.players.table) + 1, sizes.width, sizes.width // 2
        self.player = linear(each, half)
        self.around = linear(each + common, half)
        self.place = nn.Parameter(torch.zeros(number, half))
        self.player_2 = linear(half, half)
        self.whole = linear(each + common + 2 * half, wide)
        self.whole_2 = linear(wide, wide)
        self.out = linear(wide, sizes.outputs)
        self.target = linear(half, half)
        self.target_around = linear(wide, half)
        self.target_out = linear(half, 1)
        scale_weights(self.out, gain)
        scale_weights(self.target_out, gain)
        self.dropout = nn.Dropout(dropout)

    def forward(self, seen: Any) -> Any:
        rows = ((seen.float() - self.mean) / self.spread).clamp(-LARGEST, LARGEST)
        each = rows[:, self.players]
        there = (seen[:, self.players] != 0).any(dim=2)[:, :, None].float()
        share = there.sum(dim=1) / there.shape[1]
        around = torch.cat([each[:, 0], rows[:, self.table], share], dim=1)
        hidden = self.player(each) + self.around(around)[:, None] + self.place
        found = torch.relu(self.player_2(self.dropout(torch.relu(hidden))))
        found = self.dropout(found)
        others = found[:, 1:] * there[:, 1:]
        mean = others.sum(dim=1) / there[:, 1:].sum(dim=1).clamp(min=1)
        whole = torch.cat([around, mean, others.amax(dim=1)], dim=1)
        units = torch.relu(self.whole_2(self.dropout(torch.relu(self.whole(whole)))))
        units = self.dropout(units)
        outputs = self.out(units)
        if outputs.shape[1] == 1:
            return outputs
        aimed = torch.relu(self.target(found) + self.target_around(units)[:, None])
        wishes = self.target_out(aimed)[:, :, 0]
        first, last = self.targets, self.targets + wishes.shape[1]
        return torch.cat([outputs[:, :first], wishes, outputs[:, last:]], dim=1)


def linear(inputs: int, outputs: int, gain: float = PLAYER_GAIN) -> nn.Linear:
    one = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(one.weight, gain)
    nn.init.zeros_(one.bias)
    return one


def scale_weights(layer: Any, gain: float) -> None:
    nn.init.orthogonal_(layer.weight, gain)


def network(sizes: Sizes, usual: Usual, gain: float, dropout: float = 0.0) -> nn.Module:
    kind = PlainNetwork if sizes.players is None else PlayerNetwork
    return kind(sizes, usual, gain, dropout).to(usual[0].device)


class PolicyNetworks:
    """The policy, with a value of its own from what the seat knows, and the critic."""

    def __init__(self, sizes: Sizes, usual: Usual, critic_width: int) -> None:
        """The last output of the policy is its value."""
        self.sizes = sizes
        self.policy = network(sizes, usual, gain=0.01)
        self.critic = network(sizes._replace(outputs=1, width=critic_width), usual, gain=1.0)
        self.both = nn.ModuleList([self.policy, self.critic])
        self.fast_policy, self.fast_critic = self.policy, self.critic

    def start_from(self, policy: nn.Module) -> None:
        """Begin with this policy. A critic of the same width begins with what it sees and with its
        value, so it need not learn from nothing."""
        found = policy.state_dict()
        self.policy.load_state_dict(found)
        last = next(name for name in ("out", "layers.2") if f"{name}.weight" in found)
        value = {name: found[name][-1:] for name in (f"{last}.weight", f"{last}.bias")}
        judge = {**found, **value}
        same = {name: one.shape for name, one in self.critic.state_dict().items()}
        if same == {name: one.shape for name, one in judge.items()}:
            self.critic.load_state_dict(judge)

    def compile(self) -> None:
        """Compute both by compiled kernels, which takes about a minute to prepare."""
        self.fast_policy = torch.compile(self.policy, dynamic=True)
        self.fast_critic = torch.compile(self.critic, dynamic=True)

    def chances(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        return chances_of(self.fast_policy(seen), masks)

    def value(self, all_cards: Any) -> Any:
        return self.fast_critic(all_cards)[:, 0]


def chances_of(outputs: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all legal actions, and the value."""
    wishes = outputs[:, :-1].masked_fill(~masks, -1e9)
    return torch.log_softmax(wishes, dim=1), outputs[:, -1]


def write_policy(policy: nn.Module, sizes: Sizes, about: dict[str, Any], file: Path) -> None:
    """Store a policy, whole or not at all."""
    arrays = {name: one.detach().cpu().numpy() for name, one in policy.state_dict().items()}
    told = json.dumps({"about": about, "sizes": sizes._asdict(), "players": sizes.players})
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, told=np.array(told), **arrays)
    part.replace(file)


def read_policy(file: Path, device: Any) -> nn.Module:
    if file.suffix == ".gz":
        return unpacked_policy(json.loads(gzip.decompress(file.read_bytes()))["network"], device)
    with np.load(file, allow_pickle=False) as found:
        sizes = stored_sizes(json.loads(str(found["told"])))
        weights = {name: torch.tensor(found[name]) for name in found if name != "told"}
    usual = weights["mean"].to(device), weights["spread"].to(device)
    policy = network(sizes, usual, gain=1.0)
    policy.load_state_dict(weights)
    return policy.eval()


def unpacked_policy(stored: Any, device: Any) -> nn.Module:
    """A network of players from the file that `benchmarks.policy_file` wrote."""
    assert isinstance(stored, dict), "a plain network cannot be unpacked: use its policy.npz"
    layers = {name: unpacked_layer(one) for name, one in stored["layers"].items()}
    players = Players(stored["players"], stored["table"], stored["targets"])
    biases = {name: len(bias) for name, (_, bias) in layers.items()}
    sizes = Sizes(len(stored["means"]), biases["out"], biases["whole"], players)
    usual = [torch.tensor(stored[name], device=device) for name in ("means", "spreads")]
    policy = network(sizes, (usual[0], usual[1]), gain=1.0)
    weights = dict(policy.named_buffers())
    for name, (rows, bias) in layers.items():
        if name == "place":
            weights[name] = rows
            continue
        weights[f"{name}.weight"] = rows if name in OUTPUT_LAYERS else rows.T
        weights[f"{name}.bias"] = bias
    policy.load_state_dict(weights)
    return policy.eval()


def unpacked_layer(packed: dict[str, Any]) -> tuple[Any, Any]:
    """Its rows and biases: whole numbers times the scale of their row."""
    scales = np.array(packed["scales"], np.float32)
    whole = np.frombuffer(base64.b64decode(packed["weights"]), np.uint8).astype(np.float32) - 128
    rows = whole.reshape(len(scales), -1) * scales[:, None]
    return torch.tensor(rows), torch.tensor(packed["biases"], dtype=torch.float32)


def stored_sizes(told: dict[str, Any]) -> Sizes:
    players = None if told["players"] is None else Players(*told["players"])
    return Sizes(**{**told["sizes"], "players": players})
