"""The server's settings: defaults, then a file in the data folder, then the environment."""

from __future__ import annotations

import os
import secrets
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from tatami.engine.errors import TatamiError

PREFIX = "TATAMI_"


class BadSettings(TatamiError):
    """A setting that cannot be used."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    data: str = ""
    """The folder where everything is kept; by default in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    """`postgresql://...` for many processes; empty: SQLite in the data folder."""
    base_path: str = ""
    """Where a reverse proxy puts us, e.g. `/games`."""
    secret: str = ""
    """Signs cookies; empty: made once and kept in the data folder."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    log_level: str = "info"
    secure_cookies: bool = False
    """Set behind HTTPS."""
    rate_limits: bool = True
    """How often one may move, chat, sign in; off only for benchmarks and among friends."""

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else default_folder()

    @property
    def thinkers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "tatami"


def load(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings in force. What is given on the command line comes last and wins."""
    source = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    named = from_environment(source)
    folder = Path(named["data"]).expanduser() if named.get("data") else default_folder()
    file = folder / "tatami.toml"
    if file.exists():
        values.update(from_file(file))
    values.update(named)
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"a setting is wrong: {error}") from None


def from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file} is not valid TOML: {error}") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for field in Settings.__struct_fields__:
        value = environment.get(PREFIX + field.upper())
        if value is not None:
            found[field] = value
    return found


def secret_of(settings: Settings) -> bytes:
    """The signing secret: as set, or made once and kept where only the server reads."""
    if settings.secret:
        return settings.secret.encode()
    file = settings.folder / "secret"
    settings.folder.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    with os.fdopen(descriptor, "wb") as new:
        new.write(secrets.token_hex(32).encode())
    return file.read_bytes()
