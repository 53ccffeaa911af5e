"""Previews: what each legal choice would lead to, before the player decides."""

from __future__ import annotations

from typing import Any

from tatami.engine.game import Game

MAX_PREVIEWS = 500
"""With more choices than this, none is previewed."""


def previews_in(game: Game[Any], state: Any, legal: list[int]) -> dict[int, Any]:
    if len(legal) > MAX_PREVIEWS:
        return {}
    seen = {action: game.preview(state, action) for action in legal}
    return {action: args for action, args in seen.items() if args}
