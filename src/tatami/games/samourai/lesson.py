"""The lesson, from red's side: announce, answer, leave few answers, move twice, protect, win."""

from __future__ import annotations

from tatami.engine.game_types import Arg
from tatami.engine.lessons import (
    Lesson,
    LessonAttempt,
    LessonPosition,
    LessonStep,
    Verdict,
    right,
    wrong,
)
from tatami.engine.state import NOBODY
from tatami.games.samourai.actions import distance, end_of, show
from tatami.games.samourai.constants import ANZEN, DRAGON
from tatami.games.samourai.evaluate import mobility
from tatami.games.samourai.events import landed
from tatami.games.samourai.rules import is_protected
from tatami.games.samourai.state import SamouraiState

Try = LessonAttempt[SamouraiState]
FEW = 5
"""At most this many answers are few, early in a game."""


def announces_a_dragon(tried: Try) -> Verdict:
    """M6 to M8: the opponent must pass over the symbol on which a move lands."""
    said: dict[str, Arg] = {
        "distance": distance(tried.last),
        "landed": landed(tried.after, end_of(tried.last)),
    }
    if tried.after.board.symbol[end_of(tried.last)] == DRAGON:
        return right(**said)
    return wrong("other", **said)


def goes_five(tried: Try) -> Verdict:
    """M7: one square more than the move before."""
    went = distance(tried.last)
    return right() if went == 5 else wrong("shorter", distance=went)


def leaves_least(tried: Try) -> Verdict:
    """M8, M9: a symbol binds the opponent, a blank square does not."""
    answers = mobility(tried.after)
    least = min(mobility(after) for after in all_after(tried.before))
    return right(answers=answers) if answers == least else wrong("more", answers=answers)


def moves_twice(tried: Try) -> Verdict | None:
    """M11: the anzen, then any move: one that leaves few answers."""
    if end_of(tried.actions[0]) != ANZEN:
        return wrong("past", answers=mobility(tried.after))
    if tried.after.to_act == tried.seat:
        return None
    answers = mobility(tried.after)
    return right(answers=answers) if answers <= FEW else wrong("loose", answers=answers)


def cannot_be_strangled(tried: Try) -> Verdict:
    """M12, M13: no answer of the opponent leaves the learner without one."""
    for answer in tried.after.legal():
        after = tried.after.clone()
        after.play(answer)
        if after.winner == 1 - tried.seat:
            return wrong("strangled", start=show(tried.last)[:2], answer=show(answer))
    return right()


def is_safe_at_home(tried: Try) -> Verdict:
    """M13: three samurai on shiro of their own camp."""
    if is_protected(tried.after, tried.seat):
        return right()
    return wrong("away", end=show(tried.last).partition("-")[2])


def strangles(tried: Try) -> Verdict:
    """M12: iki-zumari."""
    if tried.after.winner == tried.seat:
        return right()
    return wrong("answers", answers=mobility(tried.after))


def all_after(state: SamouraiState) -> list[SamouraiState]:
    """The states after each legal move that ends the turn and not the game."""
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.to_act not in (state.to_act, NOBODY):
            found.append(after)
    return found


LESSON = Lesson(
    steps=(
        LessonStep(name="open", judge=announces_a_dragon, shown="d1-d4"),
        LessonStep(name="answer", moves="d1-d4; h11-d7", judge=goes_five, shown="h1-h6"),
        LessonStep(name="few", moves="d1-h5; e11-b8", judge=leaves_least, shown="h5-h2"),
        LessonStep(name="anzen", moves="g1-i3; d11-d8", judge=moves_twice, shown="i3-f6; h1-a8"),
        LessonStep(name="guard", moves="d1-d8; d11-j5", judge=cannot_be_strangled, shown="d8-i3"),
        LessonStep(
            name="home",
            moves="g1-c5; e11-a7; e1-j6; h11-h7",
            judge=is_safe_at_home,
            shown="j6-e1",
        ),
        LessonStep(
            name="win", moves="d1-d4; h11-f9; g1-g4; g11-c11", judge=strangles, shown="d4-h8"
        ),
    ),
    boards=(
        LessonPosition(name="start"),
        LessonPosition(name="free", moves="d1-d4; h11-f9"),
    ),
)
