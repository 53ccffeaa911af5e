"""A position of a lesson after some actions, with the verdict of the engine.

It is computed in another process than the server's event loop.
"""

from __future__ import annotations

from typing import Any

import msgspec

import tatami
from tatami.engine.errors import IllegalMove
from tatami.engine.game_types import Arg
from tatami.engine.lessons import MAX_ACTIONS, LessonPlay, Verdict
from tatami.server.tables.refusals import Refusal
from tatami.server.wire.compute_previews import previews_in
from tatami.server.wire.field_types import EventJson, TextAndMove, ViewJson
from tatami.server.wire.messages import encode
from tatami.server.wire.viewer_state import descriptions_of


class SceneWanted(msgspec.Struct, frozen=True, array_like=True):
    """A position of a game's lesson by its name, and the actions after it."""

    game: str
    position: str
    actions: tuple[int, ...]


class SceneOut(msgspec.Struct, frozen=True, kw_only=True):
    """A position after some actions, as the seat to act sees it."""

    you: int
    seats: int
    view: ViewJson
    legal: list[int]
    """The legal actions; empty after the verdict."""
    moves: dict[int, TextAndMove]
    """Text and typed move of each legal action: action -> [text, move]."""
    previews: dict[int, dict[str, Arg]]
    told: list[list[EventJson]]
    """The events of the move before the position, then of each action."""
    verdict: Verdict | None
    """None until the step is finished, or if it has no goal."""


def packed_scene(packed: bytes) -> bytes:
    """In another process: the scene as JSON; raises Refusal if an action is illegal."""
    wanted = msgspec.msgpack.decode(packed, type=SceneWanted)
    game = tatami.game(wanted.game)
    assert game.lesson is not None
    try:
        position = game.lesson.position(wanted.position)
        return encode(scene_out(LessonPlay(game, position, wanted.actions)))
    except IllegalMove as error:
        more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
        raise Refusal("illegal", str(error), **more) from None


def parse_actions(actions: str) -> tuple[int, ...]:
    """The actions in the URL, e.g. `12-7`."""
    parts = actions.split("-") if actions else []
    if len(parts) > MAX_ACTIONS or not all(part.isascii() and part.isdigit() for part in parts):
        raise Refusal("malformed", "actions must be numbers separated by hyphens")
    if any(len(part) > 9 for part in parts):
        raise Refusal("malformed", "this action does not exist")
    return tuple(int(part) for part in parts)


def scene_out(lesson_play: LessonPlay[Any]) -> SceneOut:
    game, state, legal = lesson_play.game, lesson_play.play.state, lesson_play.legal
    return SceneOut(
        you=lesson_play.seat,
        seats=lesson_play.play.seats,
        view=game.view(state, lesson_play.seat),
        legal=legal,
        moves={action: descriptions_of(game)[action] for action in legal},
        previews=previews_in(game, state, legal),
        told=[list(events) for events in lesson_play.events()],
        verdict=lesson_play.verdict,
    )
