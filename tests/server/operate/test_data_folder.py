"""The data folder: its secret, its modes, and the lock of the server that uses it."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.checks.server_process import environment, running_process
from tatami.server.data_folder import make_private, secret_of
from tatami.server.operate import server_lock
from tatami.server.settings import Settings
from tests.server.server_process import run_error, run_ok

PRINT_SECRET = """
import sys, time
from tatami.server.data_folder import secret_of
from tatami.server.operate import server_lock
from tatami.server.settings import Settings
print("ready", flush=True)
sys.stdin.readline()
print(secret_of(Settings(data=sys.argv[1])).decode())
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# The secret.


@pytest.mark.parametrize("secret", ["x", "31 bytes are one byte too few.."])
def test_a_short_secret_is_refused_in_one_line(tmp_path: Path, secret: str) -> None:
    assert len(secret) < 32
    line = run_error("serve", "--no-browser", "--port", "0", "--data", tmp_path, secret=secret)
    assert "the setting secret" in line and "at least 32" in line
    assert secret not in line or len(secret) == 1


@pytest.mark.parametrize("content", [b"", b"short", b" " * 40 + b"\n"])
def test_a_short_secret_file_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    line = run_error("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert str(tmp_path / "secret") in line and "at least 32" in line
    assert (tmp_path / "secret").read_bytes() == content


def test_thirty_two_bytes_are_enough(tmp_path: Path) -> None:
    assert secret_of(Settings(secret="é" * 16)) == ("é" * 16).encode()
    (tmp_path / "secret").write_bytes(bytes(range(200, 232)))  # not text
    assert secret_of(Settings(data=str(tmp_path))) == bytes(range(200, 232))


def test_processes_that_start_at_once_agree_on_one_secret(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", PRINT_SECRET, str(folder)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
        )
        for _ in range(4)
    ]  # fmt: skip
    for process in processes:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    secrets = {process.communicate()[0].strip() for process in processes}
    assert len(secrets) == 1 and len(secrets.pop()) == 64
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert mode(folder) == 0o700 and mode(folder / "secret") == 0o600


def test_a_write_that_fails_leaves_no_empty_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            secret_of(Settings(data=str(tmp_path)))
    assert list(tmp_path.iterdir()) == []
    assert len(secret_of(Settings(data=str(tmp_path)))) == 64


def test_a_secret_is_made_where_hard_links_are_not_supported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", unsupported)
    made = secret_of(Settings(data=str(tmp_path)))
    assert len(made) == 64 and secret_of(Settings(data=str(tmp_path))) == made
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]


# Modes.


def test_a_server_keeps_everything_private(sqlite_settings: Settings) -> None:
    """An installation that others could read is made private, in one line of the log."""
    folder = sqlite_settings.folder
    open_to_all(folder)
    with running_process(folder) as server:
        assert mode(folder) == 0o700
        names = ["tatami.db", "tatami.db-wal", "tatami.db-shm", "secret", "night.tatami"]
        assert {name: mode(folder / name) for name in names} == dict.fromkeys(names, 0o600)
        assert mode(folder / "tatami.toml") == 0o644
        lines = [line for line in server.log().splitlines() if "these are private now" in line]
        assert len(lines) == 1 and "tatami.db" in lines[0] and "secret" in lines[0]


def open_to_all(folder: Path) -> None:
    """As an earlier version left it, with a backup and a settings file of the operator."""
    (folder / "night.tatami").write_bytes(b"\x1f\x8b")
    (folder / "secret").write_bytes(b"a secret of 32 bytes or more, of course")
    (folder / "tatami.toml").write_text("")
    for file in folder.iterdir():
        file.chmod(0o644)
    folder.chmod(0o755)


def test_a_folder_with_other_folders_keeps_its_mode(tmp_path: Path) -> None:
    """It may be somebody's home or `/tmp`: only the files of Tatami are made private."""
    (tmp_path / "photos").mkdir()
    (tmp_path / "secret").write_bytes(b"x" * 32)
    (tmp_path / "letter").write_text("")
    for path in (tmp_path, tmp_path / "photos"):
        path.chmod(0o755)
    for path in (tmp_path / "secret", tmp_path / "letter"):
        path.chmod(0o644)
    assert make_private(tmp_path) == ["secret"]
    assert [mode(tmp_path / name) for name in (".", "photos", "secret", "letter")] == [
        0o755, 0o755, 0o600, 0o644,
    ]  # fmt: skip


def test_links_in_the_folder_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("")
    (tmp_path / "elsewhere").chmod(0o644)
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "old.tatami").symlink_to(tmp_path / "elsewhere")
    make_private(folder)
    assert mode(tmp_path / "elsewhere") == 0o644


def test_commands_make_private_databases(sqlite_settings: Settings, tmp_path: Path) -> None:
    run_ok("backup", tmp_path / "file", "--data", sqlite_settings.folder)
    run_ok("restore", tmp_path / "file", "--data", tmp_path / "b")
    assert mode(tmp_path / "b") == 0o700 and mode(tmp_path / "b" / "tatami.db") == 0o600
    assert mode(tmp_path / "file") == 0o600


def test_an_unwritable_folder_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    line = run_error("serve", "--no-browser", "--port", "0", "--data", tmp_path / "file")
    assert str(tmp_path / "file") in line


# The lock.


def test_a_second_server_on_one_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    file, serve = tmp_path / "server.lock", ("serve", "--no-browser", "--port", "0")
    file.write_text("nonsense")
    with running_process(tmp_path) as first:
        line = run_error(*serve, "--data", tmp_path)
        assert f"another server uses {tmp_path} (process {first.process.pid}, since 20" in line
        assert f"at {first.url}/)" in line
        file.write_text("nonsense")
        assert f"another server uses {tmp_path}: stop it" in run_error(*serve, "--data", tmp_path)
        assert run_ok("backup", tmp_path / "file", "--data", tmp_path)
    with server_lock.only_server(Settings(data=str(tmp_path)), "http://x/"):
        pass


LOCK_AND_FORK = """
import os, signal, sys
from tatami.server.operate.server_lock import only_server
from tatami.server.settings import Settings
with only_server(Settings(data=sys.argv[1]), "http://x/"):
    if os.fork() == 0:
        print("locked", flush=True)
        sys.stdin.read()  # a worker that outlives the server
    else:
        signal.pause()
"""


def test_a_killed_server_leaves_no_lock_even_while_its_workers_live(tmp_path: Path) -> None:
    """Worker processes are forked: a lock that they inherited would outlive the server."""
    settings = Settings(data=str(tmp_path))
    server = subprocess.Popen(
        [sys.executable, "-c", LOCK_AND_FORK, str(tmp_path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    assert server.stdin is not None and server.stdout is not None
    try:
        assert server.stdout.readline() == "locked\n"
        with pytest.raises(server_lock.FolderInUse), server_lock.only_server(settings, ""):
            pass
        server.kill()
        server.wait()
        with server_lock.only_server(settings, "http://y/"):
            assert "http://y/" in (tmp_path / "server.lock").read_text()
    finally:
        server.kill()
        server.wait()
        server.stdin.close()  # ends the worker
        server.stdout.close()


def test_a_folder_that_cannot_be_locked_is_used_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As on some network folders."""

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "lockf", no_locks)
    with server_lock.only_server(Settings(data=str(tmp_path)), "http://x/"):
        pass
    assert "nothing prevents a second server from using this folder" in caplog.text


def test_servers_on_postgresql_may_share_a_folder(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), database_url="postgresql://somewhere/games")
    with server_lock.only_server(settings, "http://x/"):
        assert not (tmp_path / "server.lock").exists()
