"""Faults of time: the machine's clock is set, the process is frozen."""

from __future__ import annotations

import os
import signal
import time

from tatami.checks.faults.scenario_setting import World, must, scenario

LIVE = {"kind": "live", "base": 5000, "increment": 0, "at_zero": "lose"}
HOUR = 3_600_000


@scenario(
    "clock-steps",
    "When the machine's clock is set an hour forward or back, nobody loses time, and games go on.",
)
def clock_steps(world: World) -> None:
    file = world.folder / "step"
    file.write_text("0")
    program = ("-m", "tatami.checks.faults.stepped_clock_server", str(file))
    server = world.server(program=program)
    for step in (HOUR, -HOUR, 0):
        game = world.game(server, clock={**LIVE, "base": 600_000})
        game.must_move()
        file.write_text(str(step))
        time.sleep(2.5)  # the server compares its clocks every second
        must(game.status() == "running", "somebody lost on time")
        game.must_go_on()


@scenario(
    "process-frozen",
    "The time during which the server was frozen counts against nobody, and games go on.",
)
def process_frozen(world: World) -> None:
    server = world.server()
    game = world.game(server, clock=LIVE)
    game.must_move()
    os.kill(server.pid, signal.SIGSTOP)
    try:
        time.sleep(7)  # longer than the player has
    finally:
        os.kill(server.pid, signal.SIGCONT)
    must(game.status() == "running", "somebody lost on time")
    game.must_move()
