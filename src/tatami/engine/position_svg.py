"""A position as a picture: for notebooks, for the docs, and to save as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.engine.state import State
from tatami.engine.svg_shapes import SIDE
from tatami.engine.svg_text import svg_of_text
from tatami.engine.terminal_text import Painter

if TYPE_CHECKING:
    from tatami.engine.game import Game

NAMESPACE = "http://www.w3.org/2000/svg"


class Picture(str):
    """The text of an SVG picture. Notebooks show the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def position_svg(game: Game[Any], position: object) -> Picture:
    """A view, or a state as spectators see it. A game that draws no picture is drawn as text."""
    view = game.view(position, None) if isinstance(position, State) else position
    inside = game.picture(view)
    if not inside:
        return Picture(svg_of_text(game.draw(view, Painter(), "en")))
    return Picture(
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}" height="{SIDE}"'
        f' role="img" aria-label="{game.key}">{inside}</svg>'
    )
