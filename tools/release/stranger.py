"""What a stranger does with a wheel, in an empty folder: install, play, serve, study, add a game.

    python3 dev.py release smoke dist/tatami_games-*.whl

It makes a virtual environment, hides Node, and runs everything from the wheel alone.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path

from tools.release.version import ROOT, ReleaseError

TUTORIAL = ROOT / "docs" / "tutorial.md"
EXAMPLE = ROOT / "examples" / "kuhn_poker"
ADAPTERS = """
from tatami.adapters import pettingzoo_env
env = pettingzoo_env.env("seven", seats=3)
env.reset(seed=1)
print(env.agents)
"""
GAME = ("play", "samourai", "--bot", "random")
TYPED = "hint\n\n1\nquit\n"
"""A hint, the list of moves, and the first of them."""
ANSWERED = "Black plays "
Say = Callable[[str], object]


class Stranger:
    """Runs commands with one Python, in one empty folder."""

    def __init__(self, python: Path, folder: Path, *, path: str = ""):
        self.python, self.folder = python, folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "TATAMI_PURE"},
            "PATH": path or str(python.parent),  # no Node, no compiler
            "TATAMI_DATA": str(folder / "data"),
            "PYTHONPATH": "",
            "NO_COLOR": "1",
        }
        self.pip_options: tuple[str, ...] = ()

    def run(self, *words: str, typed: str = "") -> str:
        """The output of `python ...`; raises ReleaseError with what was printed."""
        done = subprocess.run(
            [str(self.python), *words], cwd=self.folder, env=self.environment, input=typed,
            capture_output=True, text=True, check=False, timeout=300,
        )  # fmt: skip
        if done.returncode:
            raise ReleaseError(f"{' '.join(words)[:200]}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def install(self, *words: str) -> None:
        self.run("-m", "pip", "install", "-q", *self.pip_options, *words)

    def tatami(self, *words: str, typed: str = "") -> str:
        return self.run("-m", "tatami", *words, typed=typed)


def expect(found: str, wanted: str) -> str:
    if not re.search(wanted, found):
        raise ReleaseError(f"expected {wanted!r} in:\n{found}")
    return found


def smoke(
    wheel: Path, say: Say = print, *, learning: bool = True, dependencies: Path | None = None
) -> None:
    """The whole path, from an empty environment. With `dependencies`, a folder of installed
    packages, nothing is fetched: only the wheel and the example are installed."""
    with tempfile.TemporaryDirectory(prefix="tatami-stranger-") as name:
        folder = Path(name)
        stranger = Stranger(new_environment(folder / "venv"), folder / "work")
        stranger.folder.mkdir()
        extra = "[rl]" if learning and dependencies is None else ""
        if dependencies is not None:
            borrow(stranger, dependencies)
        say("install ...")
        stranger.install(f"{wheel.resolve()}{extra}")
        pure = "none-any" in wheel.name
        say(expect(stranger.tatami("--version"), "interpreted" if pure else "compiled").strip())
        expect(stranger.run("-c", "import tatami; print(tatami.__file__)"), re.escape(name))
        visit(stranger, say)
        if learning:
            say("tutorial and adapters ...")
            run_tutorial(stranger)
            expect(stranger.run("-c", ADAPTERS), "seat_0")
        say("add the example game ...")
        add_example(stranger, folder / "example")


def borrow(stranger: Stranger, dependencies: Path) -> None:
    """Let the environment import the packages of another one. Its `.pth` files, and so its
    editable installation of Tatami, stay out."""
    own = Path(stranger.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (own / "dependencies.pth").write_text(f"{dependencies}\n", encoding="utf-8")
    stranger.pip_options = ("--no-index", "--no-deps", "--no-build-isolation")


def run_without_installing(wheel: Path, folder: Path, say: Say = print) -> None:
    """`uvx` and `pipx run` start a game from the wheel, in an empty folder."""
    tools = new_environment(folder / "tools")
    stranger = Stranger(tools, folder / "empty", path=os.pathsep.join([str(tools.parent), "/bin"]))
    stranger.folder.mkdir()
    stranger.environment |= {"PIPX_HOME": str(folder / "pipx"), "UV_CACHE_DIR": str(folder / "uv")}
    stranger.install("uv", "pipx")
    chosen = ["tatami", *GAME]
    for runner in (
        ["uv", "tool", "run", "--python", sys.executable, "--from", str(wheel.resolve()), *chosen],
        ["pipx", "run", "--spec", str(wheel.resolve()), *chosen],
    ):
        say(" ".join(runner[:2]))
        expect(stranger.run("-m", *runner, typed=TYPED), ANSWERED)


def add_example(stranger: Stranger, copy: Path) -> None:
    """Install the game of the guide, which finds its way to every command."""
    shutil.copytree(EXAMPLE, copy)
    stranger.install("--no-deps", str(copy))
    expect(stranger.tatami("games"), "kuhn")
    played = stranger.tatami("arena", "match", "kuhn", "greedy", "random", "--games", "4")
    expect(played, "greedy")


def new_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def visit(stranger: Stranger, say: Say) -> None:
    """Play, serve, compare bots: what needs nothing but the package."""
    say("play in the terminal ...")
    expect(stranger.tatami(*GAME, typed=TYPED), ANSWERED)
    say("rules and components ...")
    expect(stranger.tatami("rules", "samourai", "M13"), "M13")
    expect(stranger.tatami("material", "show", "seven"), "certainty")
    say("arena ...")
    expect(
        stranger.tatami("arena", "match", "village", "greedy", "random", "--games", "4"), "greedy"
    )
    say("serve and create a table ...")
    serve(stranger)


def serve(stranger: Stranger) -> None:
    """Start a server, read its pages, create a table as a browser would, stop it."""
    command = [str(stranger.python), "-u", "-m", "tatami", "serve", "--no-browser", "--port", "0"]
    running = subprocess.Popen(
        command, cwd=stranger.folder, env=stranger.environment, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        create_table(address_of(running))
    finally:
        running.terminate()
        running.communicate(timeout=60)


def address_of(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    said = []
    for line in running.stdout:
        said.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found[0]
    raise ReleaseError(f"the server ended:\n{''.join(said)}")


def create_table(url: str) -> None:
    browser = urllib.request.build_opener(
        urllib.request.HTTPCookieProcessor(CookieJar()), urllib.request.ProxyHandler({})
    )
    home = browser.open(f"{url}/", timeout=60).read().decode()
    script = expect(home, r"assets/[\w.-]+\.js")
    found = re.search(r"assets/[\w.-]+\.js", script)
    assert found is not None
    browser.open(f"{url}/{found[0]}", timeout=60).read()
    browser.open(f"{url}/api/me", timeout=60).read()
    wish = json.dumps({"game": "samourai"}).encode()
    request = urllib.request.Request(
        f"{url}/api/tables", wish, {"Content-Type": "application/json", "Origin": url}
    )
    table = json.loads(browser.open(request, timeout=60).read())
    expect(browser.open(f"{url}/t/{table['id']}", timeout=60).read().decode(), "<title>")


def run_tutorial(stranger: Stranger) -> None:
    text = TUTORIAL.read_text(encoding="utf-8")
    for number, program in enumerate(
        re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    ):
        file = stranger.folder / f"step_{number}.py"
        file.write_text(program, encoding="utf-8")
        stranger.run(file.name)


if __name__ == "__main__":
    smoke(Path(sys.argv[1]))
