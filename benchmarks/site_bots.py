"""How long bots think in a browser: `python -m benchmarks.site_bots SITE`.

Runs the Python of a built site (`tatami build-site SITE`) in Node, whose JavaScript and WebAssembly
are Chromium's. For each game, level-2 bots play some games; every ninth position is given to the
bots of each level, with the time limit of the edition without a server.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

from tatami.bots.levels import LEVELS
from tatami.registry import BUILT_IN_GAMES
from tatami.site.bytecode import unpacked_pyodide
from tatami.site.downloads import default_cache, find_node

NODE = """
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
const [pyodideModule, archive, script] = process.argv.slice(2);
const { loadPyodide } = await import(pyodideModule);
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/tatami.zip", gunzipSync(readFileSync(archive)));
pyodide.runPython(readFileSync(script, "utf-8"));
"""

PYTHON = """
import sys, zipfile

zipfile.ZipFile("/tatami.zip").extractall("/unpacked")
sys.path.insert(0, "/unpacked")

import copy, time
import tatami
from tatami.bots import Knowledge
from tatami.browser.bots import MAX_SECONDS, bot_of, prepare
from tatami.engine import chance_from

GAMES, PLAYED, LEVELS, STYLE = {games!r}, {played}, {levels!r}, {style!r}


def seats_of(game):
    return min(game.max_seats, max(game.min_seats, {seats}))


def positions(game):
    found = []
    for seed in range(PLAYED):
        state, moves = game.new(seats=seats_of(game), seed=seed), 0
        bot = bot_of("level-2", game)
        while not state.over and moves < 60:
            if moves % 9 == 4:
                found.append(copy.deepcopy(state))
            rng = chance_from(f"{{seed}} {{moves}}")
            state.apply(bot.choose(Knowledge(state, state.to_act), rng))
            moves += 1
    return found


def seconds(game, level, state, number):
    style = f"-{{STYLE}}" if STYLE in game.styles else ""
    bot, began = bot_of(f"level-{{level}}{{style}}", game), time.perf_counter()
    bot.choose(Knowledge(state, state.to_act), chance_from(str(number)))
    return time.perf_counter() - began


for key in GAMES:
    game = tatami.game(key)
    prepare(game)
    asked = positions(game)
    for level in LEVELS:
        spent = sorted(seconds(game, level, state, n) for n, state in enumerate(asked))
        middle, worst = spent[len(spent) // 2], spent[-1]
        cut = sum(one >= MAX_SECONDS for one in spent)
        print(f"{{key:10}} {{seats_of(game)}} players, level {{level}}: "
              f"median {{middle:.2f}} s, longest {{worst:.2f}} s, "
              f"{{cut}} of {{len(spent)}} out of time", flush=True)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("site", type=Path, help="a folder made by `tatami build-site`")
    parser.add_argument("--games", nargs="*", default=list(BUILT_IN_GAMES))
    parser.add_argument("--played", type=int, default=3, help="games that positions are from")
    parser.add_argument("--levels", type=int, nargs="*", default=list(LEVELS))
    parser.add_argument(
        "--seats", type=int, default=0, help="players; by default as few as allowed"
    )
    parser.add_argument("--style", default="", help="of the bots, in games that have it")
    args = parser.parse_args()
    archives = list(args.site.glob("python-*/tatami.zip.gz"))
    if not archives:
        raise SystemExit(f"{args.site} is no built site: run `tatami build-site {args.site}` first")
    node = find_node()
    if node is None:
        raise SystemExit("this needs Node, which comes with npm")
    with tempfile.TemporaryDirectory() as folder:
        runner, script = Path(folder) / "run.mjs", Path(folder) / "bots.py"
        runner.write_text(NODE)
        script.write_text(PYTHON.format(**vars(args)))
        pyodide = (unpacked_pyodide(default_cache()) / "pyodide.mjs").as_uri()
        subprocess.run([node, runner, pyodide, archives[0], script], check=True)


if __name__ == "__main__":
    main()
