"""A package with one game for Tatami."""
