"""Builds the site: a folder of static files, from any path of any host."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path

from tatami.server.http.offline_site import MARK
from tatami.site.compiled_wheel import compiled_files, find_wheel
from tatami.site.data_files import data_files
from tatami.site.downloads import default_cache, fetch_all, forget_unused
from tatami.site.errors import SiteError
from tatami.site.pages import client_files, index_page, service_worker
from tatami.site.python_files import python_files

Say = Callable[[str], object]


def build_site(
    folder: Path,
    *,
    server: str = "",
    cache: Path | None = None,
    wheel: Path | None = None,
    say: Say = print,
) -> dict[str, int]:
    """Write the site; returns the size of every file. Raises SiteError.

    `wheel` has the rules compiled for WebAssembly; a fitting one in the cache is used too.
    """
    check_folder(folder)
    client = client_files()
    cache = cache or default_cache()
    fetch_all(cache, say)
    forget_unused(cache)
    more = compiled_rules(wheel or find_wheel(cache), say)
    say("compressing Python ...")
    site = all_files(client, python_files(cache, say, more), server)
    site["sw.js"] = service_worker(site)
    write(folder, site)
    return {name: len(content) for name, content in site.items()}


def compiled_rules(wheel: Path | None, say: Say) -> dict[str, bytes]:
    if wheel is None:
        return {}
    say(f"using the compiled rules of {wheel.name}")
    return compiled_files(wheel)


def all_files(client: dict[str, bytes], python: dict[str, bytes], server: str) -> dict[str, bytes]:
    total = hashlib.sha256()
    for name, content in sorted(python.items()):
        total.update(name.encode() + content)
    inside = f"python-{total.hexdigest()[:12]}"
    return {
        **client,
        **data_files(),
        **{f"{inside}/{name}": content for name, content in python.items()},
        "index.html": index_page(client["index.html"], inside, server, worker_of(client)),
    }


def worker_of(client: dict[str, bytes]) -> str:
    """The script of the Python worker, which has a digest in its name."""
    return next((name for name in client if name.startswith("assets/python-worker-")), "")


def check_folder(folder: Path) -> None:
    """Only a folder that this command made is replaced."""
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file: choose a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise SiteError(f"{folder} holds other files: choose an empty folder")


def write(folder: Path, site: dict[str, bytes]) -> None:
    """Replace the folder's site by the new one, its page last: it names all other files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARK).touch()
    for name in sorted(site, key=lambda name: (name == "sw.js", name == "index.html")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(site[name])
    remove_old(folder, site)
    (folder / MARK).touch()  # a server that offers this folder reads it again


def remove_old(folder: Path, site: dict[str, bytes]) -> None:
    for file in sorted(folder.rglob("*"), reverse=True):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and name not in site and name != MARK:
            file.unlink()
        elif file.is_dir() and not any(file.iterdir()):
            shutil.rmtree(file)
