"""Checks that compiled and interpreted rules play the same games; mypyc has had bugs here."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from typing import Any

from tatami.engine.game import Game, viewer_seat
from tatami.engine.testing.observation_laws import observation_layout
from tatami.engine.testing.walk import walks


def transcript(game: Game[Any], games: int, seed: str) -> list[list[str]]:
    """A digest of the state, views, samples and events after each move of some random games."""
    return [_digests(walk) for walk in walks(game, games, seed=seed)]


def _digests(walk: Any) -> list[str]:
    lines = []
    while True:
        state = walk.state
        sample = state.sample(viewer_seat(None), walk.tests)
        parts = [
            state.dump(),
            str(state.legal()),
            str(state.chance.state()),
            str([round(state.evaluate(seat), 9) for seat in range(walk.play.seats)]),
            sample.dump(),
            str(walk.play.event_data[-1]),
            *(walk.game.view_bytes(state, viewer).decode() for viewer in walk.viewers()),
            *_learning(walk),
        ]
        lines.append(hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16])
        if state.over:
            return lines
        walk.step()


def _learning(walk: Any) -> list[str]:
    """The mask, and the observation of the seat to act, if the game has them."""
    if observation_layout(walk.game, walk.play.seats) is None or walk.state.over:
        return []
    seen = walk.game.observe(walk.state, walk.state.to_act)
    return [seen.hex(), walk.game.mask(walk.state).hex()]


def check_compiled(place: str, *, games: int = 6, seed: str = "agree") -> None:
    """Compare a compiled process with an interpreted one. `place` is like `package:GAME`."""
    program = (
        "import json, sys, importlib\n"
        "from tatami.engine.testing import transcript\n"
        "module, name = sys.argv[1].split(':')\n"
        "game = getattr(importlib.import_module(module), name)\n"
        "print(json.dumps(transcript(game, int(sys.argv[2]), sys.argv[3])))\n"
    )
    command = [sys.executable, "-c", program, place, str(games), seed]
    results = []
    for pure in ("", "1"):
        environment = {**os.environ, "TATAMI_PURE": pure}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        results.append(json.loads(done.stdout))
    for number, (here, there) in enumerate(zip(*results, strict=True)):
        for move, (one, other) in enumerate(zip(here, there, strict=False)):
            assert one == other, f"compiled and interpreted differ in game {number} at move {move}"
        assert len(here) == len(there), f"game {number} has another length interpreted"
