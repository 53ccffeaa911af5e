"""One server per SQLite data folder: the lock, and who holds it.

Tables live in the memory of one server, so a second one on the same SQLite database would show
stale games. The lock belongs to the process and ends with it, however it ends. It is a record lock:
worker processes do not inherit it, and on NFS it holds between machines. Commands such as `tatami
backup` do not need it.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from tatami.engine.errors import TatamiError
from tatami.server.data_folder import LOCK, make_file
from tatami.server.settings import Settings

log = logging.getLogger("tatami.server")

HELD = (errno.EACCES, errno.EAGAIN)


class FolderInUse(TatamiError):
    """Another server uses the data folder."""


class Holder(msgspec.Struct, frozen=True, kw_only=True):
    """Who holds the lock, as the lock file says."""

    process: int
    machine: str
    since: str
    address: str


@contextlib.contextmanager
def only_server(settings: Settings, address: str) -> Iterator[None]:
    """Hold the data folder's lock; raises FolderInUse. PostgreSQL can have many servers."""
    if settings.database_url:
        yield
        return
    file = settings.folder / LOCK
    make_file(file)
    descriptor = os.open(file, os.O_RDWR)
    try:
        lock(descriptor, file)
        write_holder(descriptor, address)
        yield
    finally:
        os.close(descriptor)  # this ends the lock; the file stays


def lock(descriptor: int, file: Path) -> None:
    """Lock the file, or say who has. Where locks do not exist, a warning must do."""
    try:
        if not try_lock(descriptor):
            raise FolderInUse(in_use(file))
    except OSError as error:
        log.warning(
            "%s cannot be locked (%s): nothing prevents a second server from using this folder",
            file, error.strerror,
        )  # fmt: skip


def try_lock(descriptor: int) -> bool:
    """Lock the whole file for this process; False if another process holds it."""
    if sys.platform == "win32":
        import msvcrt

        with contextlib.suppress(PermissionError):
            os.lseek(descriptor, 1 << 30, os.SEEK_SET)  # far behind what others read
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            return True
        return False
    import fcntl

    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in HELD:
            return False
        raise
    return True


def write_holder(descriptor: int, address: str) -> None:
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    holder = Holder(process=os.getpid(), machine=socket.gethostname(), since=since, address=address)
    os.ftruncate(descriptor, 0)
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.write(descriptor, msgspec.json.encode(holder) + b"\n")


def in_use(file: Path) -> str:
    """One line for the operator."""
    advice = "stop it, or choose another folder with --data"
    try:
        holder = msgspec.json.decode(file.read_bytes(), type=Holder)
    except (OSError, msgspec.DecodeError):  # it is starting at this moment
        return f"another server uses {file.parent}: {advice}"
    who = f"process {holder.process}"
    if holder.machine != socket.gethostname():
        who += f" on {holder.machine}"
    return (
        f"another server uses {file.parent} ({who}, since {holder.since},"
        f" at {holder.address}): {advice}"
    )
