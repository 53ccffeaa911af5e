"""What environments render: the table as text, as an SVG picture, or as an array of pixels."""

from __future__ import annotations

import io
from typing import Any

from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.svg_text import svg_of_text
from tatami.engine.terminal_text import Painter

RENDER_MODES = ("ansi", "human", "svg", "rgb_array")
"""`ansi`: text. `human`: the text is printed. `svg`: a picture as text. `rgb_array`: pixels."""


def rendered(game: Game[Any], view: Any, mode: str | None) -> Any:
    """A view in one of these modes; None: nothing is shown."""
    if mode is None:
        return None
    if mode == "ansi":
        return game.draw(view, Painter(False), "en")
    if mode == "human":
        print(game.draw(view, Painter(False), "en"))
        return None
    picture = svg_of_text(game.draw(view, Painter(), "en"))
    return picture if mode == "svg" else pixels(picture)


def pixels(svg: str) -> Any:
    """A picture as an array: height × width × red, green, blue."""
    import numpy as np

    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise TatamiError(
            f"rgb_array needs {error.name}: pip install 'tatami-games[plot]'"
        ) from None
    png = bytes(svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
