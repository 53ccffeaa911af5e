"""The error for a wrong bot name or wrong settings."""

from __future__ import annotations

from tatami.engine.errors import TatamiError


class BadBot(TatamiError):
    """No bot of that name, or one that cannot play this game or with these settings."""
