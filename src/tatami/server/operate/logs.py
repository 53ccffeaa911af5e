"""The log of the server: one line per record, as text or JSON, without secrets.

Our own messages contain ids and codes, never cookies or hidden game data. Other libraries log only
warnings and errors, because at `debug` they write cookies, frames and SQL parameters. Secrets in
the text of an exception are masked.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Any, TextIO

from tatami.server.operate.log_limits import LimitedHandler
from tatami.server.settings import MASK

OWN_LOGGER = "tatami"
STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
SECRETS = re.compile(
    r"""(?ix)
    (?: (?<=tatami_player=) [^;\s"']+          # the cookies
      | (?<=tatami_session=) [^;\s"']+
      | (?<=/stop/) [^/\s"'?\#]+               # tokens in links of emails
      | (?<=/confirm/) [^/\s"'?\#]+
      | (?<=[?&]token=) [^&\s"']+
      | (?<=authorization:\s) .*               # tokens
      | (?<=://) [^/\s:@]* : [^/\s@]+ (?=@)    # a password in a URL
      | (?<=DETAIL:\s\s) .*                    # PostgreSQL quotes whole rows
    )"""
)


class MaskingFormatter(logging.Formatter):
    """Base class: collects the fields of a record and masks secrets."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self.secrets = [secret for secret in secrets if len(secret) >= 4]

    def mask(self, text: str) -> str:
        for secret in self.secrets:
            text = text.replace(secret, MASK)
        return SECRETS.sub(MASK, text)

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """Time, level, logger and message, then the fields of `extra`."""
        found: dict[str, Any] = {
            "at": self.timestamp(record),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("tatami."),
            "said": record.getMessage(),
        }
        found.update(
            {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        )
        found.pop("color_message", None)
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return {name: self.masked_value(value) for name, value in found.items()}

    def masked_value(self, value: Any) -> Any:
        return value if isinstance(value, int | float) else self.mask(str(value))

    def timestamp(self, record: logging.LogRecord) -> str:
        second = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        return f"{second}.{int(record.msecs):03d}Z"


class JsonFormatter(MaskingFormatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.fields(record), ensure_ascii=False)


class TextFormatter(MaskingFormatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = self.fields(record)
        error = fields.pop("error", "")
        head = f"{fields.pop('at')} {fields.pop('level'):<7} {fields.pop('from')}: "
        said = fields.pop("said") + "".join(
            f" {name}={quote_value(x)}" for name, x in fields.items()
        )
        # One line per record, except for tracebacks.
        line = (head + said).replace("\n", "\\n")
        return f"{line}\n{error}" if error else line


def quote_value(value: Any) -> str:
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if re.search(r'[\s"=]', text) or not text else text


def set_up(
    level: str, form: str, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> logging.Handler:
    """Send all log records of this process to one stream in one format."""
    handler = LimitedHandler(sys.stderr if stream is None else stream)
    handler.setFormatter((JsonFormatter if form == "json" else TextFormatter)(secrets))
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)
    logging.getLogger(OWN_LOGGER).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "alembic", "httpx"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [], True
        other.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    return handler
