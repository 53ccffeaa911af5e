"""Why a site cannot be built, in one line for the user."""

from __future__ import annotations

from tatami.engine.errors import TatamiError


class SiteError(TatamiError):
    """Something that the site needs is missing."""
