"""The rules compiled for WebAssembly, from a wheel of Tatami for that platform.

`.github/workflows/wasm-wheel.yml` builds such a wheel. The site takes only its compiled files, and
only if they were made from the same sources.
"""

from __future__ import annotations

import zipfile
from pathlib import Path

from tatami import compiled
from tatami.site.errors import SiteError
from tatami.site.pinned import PLATFORM

TAGS = f"-cp314-cp314-{PLATFORM}.whl"
INSIDE = "tatami/_compiled/"


def find_wheel(cache: Path) -> Path | None:
    """A wheel that somebody put into the cache and that fits."""
    for file in sorted(cache.glob(f"tatami*{TAGS}")):
        if compiled_digest(file) == own_digest():
            return file
    return None


def compiled_files(wheel: Path) -> dict[str, bytes]:
    """The compiled files by name, and the sources that they are compared with; raises SiteError."""
    if not wheel.name.startswith("tatami") or not wheel.name.endswith(TAGS):
        raise SiteError(f"{wheel.name} is not for this Python: its name must end in {TAGS}")
    if compiled_digest(wheel) != own_digest():
        raise SiteError(f"{wheel.name} was compiled from other sources: build it again")
    with zipfile.ZipFile(wheel) as archive:
        inside = [name for name in archive.namelist() if name.startswith(INSIDE)]
        return {**hot_files(), **{name: archive.read(name) for name in inside}}


def compiled_digest(wheel: Path) -> str:
    """What the compiled files were made from; empty if there are none."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            return archive.read(f"{INSIDE}digest").decode().strip()
    except KeyError:
        return ""
    except (OSError, zipfile.BadZipFile) as error:
        raise SiteError(f"{wheel} cannot be read: {error}") from None


def own_digest() -> str:
    return compiled.digest(compiled.hot_sources())


def hot_files() -> dict[str, bytes]:
    """They stay sources: `tatami.compiled` compares them with the compiled files."""
    return {
        f"tatami/{source.relative_to(compiled.PACKAGE).as_posix()}": source.read_bytes()
        for source in compiled.hot_sources()
    }
