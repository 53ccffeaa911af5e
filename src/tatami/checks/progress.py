"""A progress bar on a terminal; elsewhere a line once a minute."""

from __future__ import annotations

import shutil
import sys
import time
from typing import TextIO

WIDTH = 24
SECONDS_BETWEEN_DRAWINGS = 0.1
SECONDS_BETWEEN_LINES = 60.0


class Progress:
    def __init__(self, name: str, out: TextIO | None = None, *, quiet: bool = False) -> None:
        self.name = name
        self.out = sys.stderr if out is None else out
        self.quiet = quiet
        self.is_terminal = self.out.isatty()
        self.shown = time.monotonic()
        self.drawn = False

    def show(self, share: float, seconds: float, text: str = "") -> None:
        """Draw the share that is done (0 to 1); cheap enough to call for every little step."""
        now = time.monotonic()
        pause = SECONDS_BETWEEN_DRAWINGS if self.is_terminal else SECONDS_BETWEEN_LINES
        if self.quiet or now - self.shown < pause:
            return
        self.shown = now
        line = progress_line(self.name, share, seconds, text)
        if self.is_terminal:
            columns = shutil.get_terminal_size().columns
            self.out.write(f"\r\x1b[K{line[: columns - 1]}")
            self.drawn = True
        else:
            self.out.write(f"{line}\n")
        self.out.flush()

    def clear(self) -> None:
        """Remove the bar, before something else is printed."""
        if self.drawn:
            self.out.write("\r\x1b[K")
            self.out.flush()
            self.drawn = False


def progress_line(name: str, share: float, seconds: float, text: str) -> str:
    share = min(1.0, max(0.0, share))
    full = round(share * WIDTH)
    bar = "█" * full + "░" * (WIDTH - full)
    return f"{name} {bar} {share:4.0%} {clock(seconds)}  {text}".rstrip()


def clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
