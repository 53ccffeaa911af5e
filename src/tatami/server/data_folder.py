"""The data folder: private to its owner, with the secret that signs cookies."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import tempfile
from pathlib import Path

from tatami.server.settings import BadSettings, Settings

DATABASE = "tatami.db"
SECRET = "secret"
LOCK = "server.lock"
ANALYSES = "analyses"
MIN_SECRET = 32
"""Bytes. An attacker who guesses the secret can sign a cookie of any guest."""

PRIVATE_FILES = (
    DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", f"{DATABASE}-journal", SECRET, LOCK,
    "*.tatami", "*.tatami.part",
)  # fmt: skip
"""What Tatami writes there, and backups, as patterns."""
OWN_FOLDERS = (ANALYSES, "offline", "tatami-*", "lost+found")
"""A folder that holds others than these is not Tatami's alone."""


# Private files.


def make_folder(folder: Path) -> None:
    """Make the folder if it is missing, for its owner alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file if it is missing, for its owner alone, and its folder.

    SQLite gives its other files the mode of the database.
    """
    make_folder(file.parent)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))


def make_private(folder: Path) -> list[str]:
    """Take the files that Tatami knows, and the folder, from everybody but their owner.

    Returns the names of what others could read or write before. A folder with other folders in it,
    such as a home, keeps its mode.
    """
    known = sorted({file for pattern in PRIVATE_FILES for file in folder.glob(pattern)})
    changed = [file.name for file in known if restrict(file, 0o600)]
    changed += [ANALYSES] if restrict(folder / ANALYSES, 0o700) else []
    if is_own(folder) and restrict(folder, 0o700):
        changed.insert(0, str(folder))
    return changed


def restrict(path: Path, allowed: int) -> bool:
    """Remove what the mode allows beyond `allowed`. Links and what belongs to others stay."""
    with contextlib.suppress(FileNotFoundError):
        found = path.lstat()
        mode = stat.S_IMODE(found.st_mode)
        if stat.S_ISLNK(found.st_mode) or not mode & ~allowed or not may_change(found):
            return False
        path.chmod(mode & allowed)
        return True
    return False


def may_change(found: os.stat_result) -> bool:
    return os.name == "posix" and os.geteuid() in (0, found.st_uid)


def is_own(folder: Path) -> bool:
    if not folder.is_dir():
        return False
    folders = [entry for entry in folder.iterdir() if entry.is_dir() and not entry.is_symlink()]
    return all(any(entry.match(name) for name in OWN_FOLDERS) for entry in folders)


# The secret.


def secret_of(settings: Settings) -> bytes:
    """The signing secret: from the settings, or made once and kept in the data folder."""
    if settings.secret:
        return checked(settings.secret.encode(), "the setting secret")
    file = settings.folder / SECRET
    if not file.exists():
        make_secret(file)
    return checked(file.read_bytes(), f"the file {file}")


def checked(secret: bytes, where: str) -> bytes:
    length = len(secret.strip())
    if length < MIN_SECRET:
        raise BadSettings(
            f"{where} has {length} bytes and needs at least {MIN_SECRET}:"
            " `openssl rand -hex 32` makes one (a new secret signs everybody out)"
        )
    return secret


def make_secret(file: Path) -> None:
    """Write a new secret: the file appears complete or not at all, and the first one stays."""
    make_folder(file.parent)
    descriptor, name = tempfile.mkstemp(prefix=f".{SECRET}-", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as new:
            new.write(secrets.token_hex(32).encode())
            new.flush()
            os.fsync(new.fileno())
        publish(part, file)
    finally:
        part.unlink(missing_ok=True)


def publish(part: Path, file: Path) -> None:
    """Give the file its name, unless another process was faster."""
    try:
        os.link(part, file)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        if not file.exists():
            part.rename(file)
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """A power failure must not take a name away that was given."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
