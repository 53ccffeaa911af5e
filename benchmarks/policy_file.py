"""Writes a trained policy into its game's folder, small enough to ship.

    python -m benchmarks.policy_file runs/seven/policy.npz --seats 2

Every weight becomes a whole number from -127 to 127, times a scale for its row. `--seats` names the
sizes of tables at which the bot `policy` uses it: those at which it won more games than a search.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.bots.policy_bot import FILE

Array = np.ndarray[Any, Any]
LARGEST = 127
MOST_SPREADS, LEAST_SPREAD = 10, 0.1
"""As in training: numbers count as at most so far from their mean, and no spread is smaller."""
UNSEEN = 1e9
"""The spread of an input that the network does not see."""


def packed(rows: Array, biases: Array) -> dict[str, Any]:
    """A layer, row by row; a byte is the number plus 128."""
    scales = np.abs(rows).max(axis=1) / LARGEST
    scales[scales == 0] = 1
    scales = np.array([float(f"{one:.6g}") for one in scales])
    whole = np.clip(np.round(rows / scales[:, None]), -LARGEST, LARGEST)
    return {
        "scales": scales.tolist(),
        "weights": base64.b64encode((whole + 128).astype(np.uint8).tobytes()).decode(),
        "biases": [round(float(one), 5) for one in biases],
    }


def policy_file(trained: Path, seats: list[int]) -> tuple[dict[str, Any], bytes]:
    with np.load(trained, allow_pickle=False) as found:
        told = json.loads(str(found["told"]))
        arrays = {name: found[name].astype(np.float64) for name in found if name != "told"}
    players = told["players"]
    network = plain(arrays) if players is None else of_players(arrays, *players)
    about = {**told["about"], "seats": seats}
    text = json.dumps({"about": about, "network": network}).encode()
    return about, gzip.compress(text, 9, mtime=0)


def hardly_varies(mean: Array, spread: Array) -> Array:
    """Which inputs were the same in nearly all games of the training, such as an option. What
    other values mean was not learned, so the network does not see them."""
    return (spread < LEAST_SPREAD + 1e-6) & (mean > 0.9)


def ranges(mean: Array, spread: Array) -> dict[str, list[float]]:
    """In which range each number counts, as in training."""
    reach = np.where(hardly_varies(mean, spread), 0, MOST_SPREADS * spread)
    return {
        "lowest": [round(float(one), 2) for one in np.clip(mean - reach, 0, 255)],
        "highest": [round(float(one), 2) for one in np.clip(mean + reach, 0, 255)],
    }


def plain(arrays: dict[str, Array]) -> list[dict[str, Any]]:
    """The hidden layers add up rows of inputs, the last one computes single outputs."""
    mean, spread = arrays["mean"], arrays["spread"]
    first, second, last = [
        (arrays[f"layers.{i}.weight"], arrays[f"layers.{i}.bias"]) for i in range(3)
    ]
    seen = (first[0] / spread).T, first[1] - first[0] @ (mean / spread)
    return [
        {**packed(*seen), **ranges(mean, spread)},
        packed(second[0].T, second[1]),
        packed(*last),
    ]


def of_players(
    arrays: dict[str, Array], inputs: list[list[int]], table: list[int], targets: int
) -> dict[str, Any]:
    layers = {
        name: packed(arrays[f"{name}.weight"].T, arrays[f"{name}.bias"])
        for name in (
            "player", "around", "player_2", "whole", "whole_2", "target", "target_around",
        )
    }  # fmt: skip
    for name in ("out", "target_out"):
        layers[name] = packed(arrays[f"{name}.weight"], arrays[f"{name}.bias"])
    layers["place"] = packed(arrays["place"], np.zeros(0))
    unseen = hardly_varies(arrays["mean"], arrays["spread"])
    spreads = np.where(unseen, UNSEEN, arrays["spread"])
    return {
        "players": inputs,
        "table": table,
        "targets": targets,
        "means": [round(float(one), 5) for one in arrays["mean"]],
        "spreads": [round(float(one), 5) for one in spreads],
        "layers": layers,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("trained", type=Path, help="policy.npz of benchmarks.train_policy")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    args = parser.parse_args()
    about, content = policy_file(args.trained, args.seats)
    file = Path(str(tatami.game(about["game"]).folder)) / FILE
    file.write_bytes(content)
    print(f"{file}: {len(content) / 1000:.0f} kB, for {about['game']} version {about['version']}")


if __name__ == "__main__":
    main()
