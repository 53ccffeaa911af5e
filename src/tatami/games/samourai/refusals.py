"""Why a move is illegal: the first rule it breaks, in the rulebook's order."""

from __future__ import annotations

from tatami.engine.errors import IllegalMove
from tatami.engine.game import texts_of
from tatami.games.samourai.actions import end_of, start_of
from tatami.games.samourai.board import straight_lines
from tatami.games.samourai.constants import (
    ANY_DISTANCE,
    ANZEN,
    FREE,
    LONGEST_OPENING,
    OPENING,
    SQUARES,
)
from tatami.games.samourai.material import SQUARE_NAMES
from tatami.games.samourai.position import SYMBOLS
from tatami.games.samourai.rules import NOWHERE, is_way_free, strangles
from tatami.games.samourai.state import SamouraiState


def explain(s: SamouraiState, action: int) -> IllegalMove:
    rule, key, args = find(s, action)
    sentence = texts_of(__package__).say(f"refusal-{key}", "en", **args)
    return IllegalMove(rule, key, sentence, **args)


def find(s: SamouraiState, action: int) -> tuple[str, str, dict[str, object]]:
    start, end = start_of(action), end_of(action)
    if not (0 <= start < SQUARES and 0 <= end < SQUARES):
        return "M4", "no-move", {}
    names: dict[str, object] = {"start": SQUARE_NAMES[start], "end": SQUARE_NAMES[end]}
    if s.on[start] == 0 or (s.on[start] - 1) // 4 != s.to_act:
        return "M4", "not-yours", names
    line = next((line for line in straight_lines(start) if end in line), None)
    if line is None:
        return "M4", "not-straight", names
    if s.on[end] != 0:
        return "M5", "occupied", names
    if not s.jumping and not is_way_free(s, start, end, NOWHERE, NOWHERE):
        return "M5", "blocked", names
    return against_demand(s, line, end, names) or against_end(s, start, end, names)


def against_demand(
    s: SamouraiState, line: list[int], end: int, names: dict[str, object]
) -> tuple[str, str, dict[str, object]] | None:
    asked, symbol = divmod(s.demand, 5)
    distance = line.index(end) + 1
    names |= {"distance": distance, "asked": asked, "longest": LONGEST_OPENING}
    if asked == OPENING and distance > LONGEST_OPENING:
        return "M6", "opening-too-far", names
    if asked not in (OPENING, ANY_DISTANCE) and abs(distance - asked) > 1:
        return "M7", "wrong-distance", names
    if symbol != FREE and s.board.symbol[line[0]] != symbol:
        return (
            "M8",
            "wrong-symbol",
            names | {"symbol": SYMBOLS[symbol], "over": SQUARE_NAMES[line[0]]},
        )
    return None


def against_end(
    s: SamouraiState, start: int, end: int, names: dict[str, object]
) -> tuple[str, str, dict[str, object]]:
    if end == ANZEN and s.anzen_used >> s.to_act & 1:
        return "M11", "anzen-used", names
    assert strangles(s, start, end), "every other rule allows this move"
    return "M13", "strangles-protected", names
