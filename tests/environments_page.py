"""Writes the tables of layouts in docs/environments.md: `python -m tests.environments_page`.

A test compares them with the games.
"""

from __future__ import annotations

from pathlib import Path

import tatami
from tatami.registry import BUILT_IN_GAMES

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
MARK = "<!-- Written by `python -m tests.environments_page`; do not edit below. -->\n"


def tables() -> str:
    return "\n".join(section(key) for key in BUILT_IN_GAMES)


def section(key: str) -> str:
    """The layouts of one game, for its smallest number of players."""
    game = tatami.game(key)
    seats = game.min_seats
    seen, actions = game.observation_layout(seats), game.action_layout(seats)
    return (
        f"\n### `{key}`\n\nObservation, version {seen.version}: {seen.size:,} bytes with {seats} "
        f"players.\n\n{seen.as_markdown()}\n\nActions, version {actions.version}: "
        f"{actions.size:,} places for the {game.action_count:,} actions of the game.\n\n"
        f"{actions.as_markdown()}\n"
    )


def page() -> str:
    written, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    return written + MARK + tables()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
