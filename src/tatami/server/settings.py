"""The server's settings: defaults, then a file, then the environment, then the command line."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec import Meta

from tatami.engine.errors import TatamiError

PREFIX = "TATAMI_"
NOT_SETTINGS = frozenset({"TATAMI_PURE", "TATAMI_CONFIG"})
"""Environment variables of Tatami that are not settings of the server."""
MASK = "********"
Days = Annotated[int, Meta(ge=0, le=36_500)]


LIMIT_SETTINGS = (
    "rate_limits", "registration", "guests", "public_tables", "tables_per_guest",
    "tables_per_account", "tables_per_day", "bot_tables", "analyses_per_hour",
)  # fmt: skip
"""The settings that decide who may do what, and how much."""


class BadSettings(TatamiError):
    """A setting is invalid."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    data: str = ""
    """The data folder; by default in the user's data directory."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database_url: Annotated[str, Meta(pattern="^(|postgres(ql)?://.*)$")] = ""
    """`postgresql://...` to run several processes; empty: SQLite in the data folder."""
    database_timeout: Annotated[float, Meta(ge=1, le=600)] = 10.0
    """Seconds after which a command of PostgreSQL counts as failed; SQLite has no such commands."""
    base_path: Annotated[str, Meta(pattern="^(|(/[A-Za-z0-9._~-]+)+)$")] = ""
    """The path under which a reverse proxy serves Tatami, e.g. `/games`; no trailing slash."""
    secret: str = ""
    """Signs cookies, at least 32 bytes; empty: generated once and stored in the data folder."""
    workers: Annotated[int, Meta(ge=0, le=512)] = 0
    """Number of bot processes; 0: the number of cores minus one, at least two."""
    request_workers: Annotated[int, Meta(ge=1, le=64)] = 2
    """Processes for what requests ask to compute: replays, records, components, lessons."""
    thinking: Annotated[str, Meta(pattern="^(here|database)$")] = "here"
    """Where bots run: in processes of this server, or (`database`) in `tatami worker`."""
    compress: bool = False
    """Compress WebSocket messages: a sixth of the bytes. Chat of others then shares a message's
    compression with hidden cards, and its length could reveal them."""
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"
    log_format: Annotated[str, Meta(pattern="^(text|json)$")] = "text"
    """`text`: readable key=value; `json`: one object per line."""
    access_log: bool = False
    """Log every HTTP request."""
    secure_cookies: bool = False
    """Always mark cookies as Secure, even if the request did not arrive over HTTPS."""
    rate_limits: bool = True
    """Limit how often a player may move, chat or sign in; off only for benchmarks and friends."""
    max_connections: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Connections in all; 0: as many as the limit of open files allows, at most 10,000."""
    max_connections_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 500
    """Connections from one address; trusted proxies may have more."""
    request_timeout: Annotated[float, Meta(ge=0.1, le=600)] = 30.0
    """Seconds in which a client must send a request's head, send its body, and read the answer."""
    trusted_proxies: str = ""
    """Addresses or networks, separated by commas, whose X-Forwarded-* headers are trusted."""
    allowed_hosts: Annotated[str, Meta(pattern=r"^[A-Za-z0-9*._, -]*$")] = ""
    """More names, separated by commas, by which browsers may address the server; `*`: any name."""
    registration: Annotated[str, Meta(pattern="^(open|invitation|closed)$")] = "open"
    """Who may make an account: everybody, those with an invitation link, or nobody."""
    guests: bool = True
    """People without an account may create and join tables."""
    public_tables: Annotated[str, Meta(pattern="^(allowed|default|never)$")] = "allowed"
    """May tables be listed for everybody? `default`: new ones are, unless the host says no."""
    tables_per_guest: Annotated[int, Meta(ge=0)] = 20
    """Tables of one guest that are open or running; 0: no limit, as in all quotas."""
    tables_per_account: Annotated[int, Meta(ge=0)] = 100
    """Tables of one account that are open or running."""
    tables_per_day: Annotated[int, Meta(ge=0)] = 200
    """Tables that one person may create in a day; it bounds what one person stores."""
    bot_tables: Annotated[int, Meta(ge=0)] = 3
    """Running tables of one person at which only bots play."""
    analyses_per_hour: Annotated[int, Meta(ge=0)] = 30
    """Analyses that one person may start in an hour."""
    evening: bool = False
    """A club evening: people without an account may organize tournaments too."""
    metrics_token: str = ""
    """Bearer token for /metrics; empty: only requests from this machine may read it."""
    public_url: Annotated[str, Meta(pattern="^(|https?://[^\\s/?#@]+(/[^\\s?#]*)?)$")] = ""
    """The public URL, including the base path; for links in emails and webhooks."""
    push: bool = True
    """Players may receive notifications by Web Push."""
    webhooks: bool = True
    """Players may receive notifications by webhook (needs `public_url`)."""
    private_hooks: bool = False
    """Webhooks may go to private networks and use plain HTTP."""
    mail_url: Annotated[str, Meta(pattern="^(|smtps?://.+)$")] = ""
    """`smtp://user:password@host:587` (STARTTLS) or `smtps://...`; empty: no email."""
    mail_from: Annotated[str, Meta(pattern="^(|[^\\s<>@]+@[^\\s<>@]+)$")] = ""
    """The sender address of emails."""
    expire_open_tables: Days = 7
    """Days after which a table that did not start is deleted; 0: never, as below."""
    expire_running_tables: Days = 180
    """Days without a move after which a table is deleted where no account has played."""
    expire_finished_tables: Days = 365
    """Days after which a finished table is deleted where no account has played."""
    expire_open_tournaments: Days = 30
    """Days after which a tournament that did not start is deleted."""
    expire_tournaments: Days = 365
    """Days without a result after which a tournament is deleted where no account has played."""
    expire_guests: Days = 180
    """Days after which a guest without tables and tournaments is forgotten."""
    expire_analyses: Days = 90
    """Days after which an analysis is deleted. It can be computed again."""

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else default_folder()

    @property
    def worker_count(self) -> int:
        """At least two: one address or an analysis can then never hold them all (`fair_queue`)."""
        return self.workers or max(2, (os.cpu_count() or 2) - 1)


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """The effective settings and where they come from."""

    settings: Settings
    origins: dict[str, str]
    """The source of each setting that does not have its default."""
    unknown: list[str]
    """Environment variables with our prefix that are no setting: usually typos."""


def default_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "tatami"


def load(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The effective settings. Command-line arguments override everything else."""
    return trace(environment, **given).settings


def trace(environment: Mapping[str, str] | None = None, **given: Any) -> Loaded:
    source = os.environ if environment is None else environment
    named = from_environment(source)
    wanted = {name: value for name, value in given.items() if value is not None}
    file = settings_file(source, str(wanted.get("data") or named.get("data") or ""))
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    for found, origin in (
        (from_file(file), f"file {file}"),
        (named, "environment"),
        (wanted, "command line"),
    ):
        values.update(found)
        origins.update(dict.fromkeys(found, origin))
    return Loaded(
        settings=convert(values, origins), origins=origins, unknown=unknown_variables(source)
    )


def settings_file(environment: Mapping[str, str], data: str) -> Path:
    """`TATAMI_CONFIG`, or `tatami.toml` in the data folder, which may be missing."""
    named = environment.get("TATAMI_CONFIG")
    if named:
        file = Path(named).expanduser()
        if not file.is_file():
            raise BadSettings(f"TATAMI_CONFIG: there is no file {file}")
        return file
    return (Path(data).expanduser() if data else default_folder()) / "tatami.toml"


def from_file(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
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


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | NOT_SETTINGS
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def convert(values: dict[str, Any], origins: Mapping[str, str]) -> Settings:
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(explain(str(error), origins)) from None


def explain(error: str, origins: Mapping[str, str]) -> str:
    """One line with the setting and its source, without its value, which may be secret."""
    found = re.search(r" - at `\$\.(\w+)`$", error)
    if found is None:
        field = re.search(r"unknown field `(\w+)`", error)
        where = origins.get(field[1], "") if field is not None else ""
        return f"a setting is wrong: {error}" + (f" ({where})" if where else "")
    name = found[1]
    return f"the setting {name} ({origins.get(name, 'default')}) is wrong: {error[: found.start()]}"


def masked(name: str, value: Any) -> Any:
    """The value of a setting with secrets masked."""
    if name in ("secret", "metrics_token"):
        return MASK if value else value
    return mask_url(value) if name in ("database_url", "mail_url") else value


def mask_url(url: str) -> str:
    """A URL without its password, in the authority or in the query."""
    parts = urlsplit(url)
    netloc = parts.netloc
    if parts.password:
        user, _, host = netloc.rpartition("@")
        netloc = f"{user.partition(':')[0]}:{MASK}@{host}"
    query = re.sub(r"(?i)(\w*password=)[^&]*", rf"\g<1>{MASK}", parts.query)
    return urlunsplit(parts._replace(netloc=netloc, query=query))
