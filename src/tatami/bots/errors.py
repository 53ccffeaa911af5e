"""What can be wrong with the name or the settings of a bot."""

from __future__ import annotations

from tatami.engine.errors import TatamiError


class BadBot(TatamiError):
    """No bot of that name, or one that cannot play this game or with these settings."""
