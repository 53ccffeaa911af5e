"""The server's log: one line per happening, readable or JSON, without anything secret.

Three lines of defence. What we log ourselves names tables and codes, never what is in them. Other
libraries are heard from `warning` on alone, for at `debug` they write out cookies, frames and SQL
parameters. And what still slips into an error's text is masked before it is written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Any, TextIO

from tatami.server.settings import MASK

OWN = "tatami"
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
SECRETS = re.compile(
    r"""(?ix)
    (?: (?<=tatami_player=) [^;\s"']+          # the cookie
      | (?<=authorization:\s) .*               # tokens
      | (?<=://) [^/\s:@]* : [^/\s@]+ (?=@)    # a password in an address
      | (?<=DETAIL:\s\s) .*                    # PostgreSQL quotes whole rows
    )"""
)


class Masked(logging.Formatter):
    """A line for a record; the subclasses say what it looks like."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self.secrets = [secret for secret in secrets if len(secret) >= 4]

    def mask(self, text: str) -> str:
        for secret in self.secrets:
            text = text.replace(secret, MASK)
        return SECRETS.sub(MASK, text)

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """When, how grave, who, what; then what the caller added by `extra`."""
        found: dict[str, Any] = {
            "at": self.clock(record),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("tatami."),
            "said": record.getMessage(),
        }
        found.update({name: value for name, value in vars(record).items() if name not in PLAIN})
        found.pop("color_message", None)
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return {name: self.show(value) for name, value in found.items()}

    def show(self, value: Any) -> Any:
        return value if isinstance(value, int | float) else self.mask(str(value))

    def clock(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{moment}.{int(record.msecs):03d}Z"


class Json(Masked):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.fields(record), ensure_ascii=False)


class Text(Masked):
    def format(self, record: logging.LogRecord) -> str:
        fields = self.fields(record)
        error = fields.pop("error", "")
        head = f"{fields.pop('at')} {fields.pop('level'):<7} {fields.pop('from')}: "
        said = fields.pop("said") + "".join(f" {name}={quoted(x)}" for name, x in fields.items())
        # One record, one line, except for a traceback, which people read better as it is.
        line = (head + said).replace("\n", "\\n")
        return f"{line}\n{error}" if error else line


def quoted(value: Any) -> str:
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if re.search(r'[\s"=]', text) or not text else text


def set_up(
    level: str, form: str, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> logging.Handler:
    """Everything that is logged in this process goes to one stream in one form."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter((Json if form == "json" else Text)(secrets))
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "alembic", "httpx"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [], True
        other.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    return handler
