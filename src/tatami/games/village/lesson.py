"""The lesson, from green's side: influence, stones, ties, new villages, majorities."""

from __future__ import annotations

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
from tatami.games.village.constants import CARD, SCORED, SHAPES, VILLAGE
from tatami.games.village.end_and_winner import counted, majorities, majority, stones_of, total
from tatami.games.village.material import SYMBOLS
from tatami.games.village.scoring import influence, leader
from tatami.games.village.state import VillageState
from tatami.games.village.write_position import laid_cells

Try = LessonAttempt[VillageState]


def is_turn_over(tried: Try) -> bool:
    """V8, V11: a card, its cell, and perhaps the site of a village."""
    return tried.after.to_act != tried.seat or tried.after.phase == CARD


def villages(s: VillageState) -> list[int]:
    return [cell for cell in laid_cells(s) if s.cells[cell] >= VILLAGE]


def leads_every_symbol(tried: Try) -> Verdict | None:
    """V14: a samurai counts for every symbol."""
    if not is_turn_over(tried):
        return None
    village = villages(tried.before)[0]
    shapes = [shape for shape in range(SHAPES) if tried.after.cells[village] >> shape & 1]
    led = [shape for shape in shapes if leads(tried.after, village, shape, tried.seat)]
    return right() if led == shapes else wrong("some", count=len(led))


def leads(s: VillageState, village: int, shape: int, seat: int) -> bool:
    return leader(influence(s, village, shape), s.seats) == seat


def wins_two_stones(tried: Try) -> Verdict | None:
    """V13, V14: the leader wins when the last side is covered, no matter who covers it."""
    if not is_turn_over(tried):
        return None
    if gained(tried, 1 - tried.seat):
        return wrong("gift", count=gained(tried, 1 - tried.seat))
    count = gained(tried, tried.seat)
    return right() if count == 2 else wrong("none")


def gained(tried: Try, seat: int) -> int:
    return total(tried.after, seat) - total(tried.before, seat)


def ties(tried: Try) -> Verdict | None:
    """V14: a tie wins nothing."""
    if not is_turn_over(tried):
        return None
    if gained(tried, 1 - tried.seat):
        return wrong("lost")
    scored = [cell for cell in villages(tried.after) if tried.after.cells[cell] & SCORED]
    return right() if scored else wrong("open")


def founds_two(tried: Try) -> Verdict | None:
    """V9, V11: cards of different players that meet at a village's corner."""
    if not is_turn_over(tried):
        return None
    count = len(villages(tried.after)) - len(villages(tried.before))
    if count < 2:
        return wrong("fewer", count=count)
    return wrong("gift") if gained(tried, 1 - tried.seat) else right()


def gets_a_majority(tried: Try) -> Verdict | None:
    """V21: more stones of a shape than every other player."""
    if not is_turn_over(tried):
        return None
    shape = next((SYMBOLS[shape] for shape in range(SHAPES) if newly_led(tried, shape)), None)
    return wrong("none") if shape is None else right(shape=shape)


def newly_led(tried: Try, shape: int) -> bool:
    return majority(tried.after, shape) == tried.seat != majority(tried.before, shape)


def counts_more(tried: Try) -> Verdict | None:
    """V23: the stones of the majority are set aside; the others count."""
    if not is_turn_over(tried):
        return None
    if counted(tried.after, tried.seat) > counted(tried.before, tried.seat):
        return right(count=counted(tried.after, tried.seat))
    return wrong("same") if gained(tried, tried.seat) else wrong("none")


def wins_the_game(tried: Try) -> Verdict | None:
    """V20 to V23: the last round, and the count."""
    if tried.after.to_act != NOBODY:
        return None
    if tried.after.winners >> tried.seat & 1:
        return right(count=majorities(tried.after, tried.seat))
    helmets = [stones_of(tried.after, seat, 0) for seat in (tried.seat, 1 - tried.seat)]
    return wrong("lost", yours=helmets[0], theirs=helmets[1])


LATE = """
samurai-2; 0,-1; samurai-3; -1,0; buddha-2; -1,-2; samurai-1; -2,-1; helmet-4; -3,-2;
helmet-4; -2,-3; -3,-3; samurai-2; 0,1; rice-3; -2,1; rice-4; 1,0; buddha-3; -1,2;
samurai-3; -4,-1; rice-4; -3,-4; helmet-2; -4,-3; helmet-2; 0,3; rice-2; 1,2;
samurai-1; -4,-5; buddha-4; -5,-4; helmet-3; 0,-3; samurai-3; 1,4; samurai-3; -6,-5;
samurai-1; -3,0; samurai-2; 1,-2; helmet-3; 2,3; samurai-2; -1,-4; samurai-1; 2,-1
"""

LESSON = Lesson(
    steps=(
        LessonStep(
            name="lay",
            seed="lesson 98",
            judge=leads_every_symbol,
            shown="samurai-2; 0,1",
        ),
        LessonStep(
            name="close",
            seed="lesson 12",
            moves="samurai-3; 0,-1; samurai-3; -1,0; samurai-2; 1,0",
            judge=wins_two_stones,
            shown="samurai-3; 0,1",
        ),
        LessonStep(
            name="tie",
            seed="lesson 40",
            moves="samurai-3; 1,0; samurai-2; -1,0; samurai-2; 0,1",
            judge=ties,
            shown="rice-3; 0,-1",
        ),
        LessonStep(
            name="found",
            seed="lesson 140",
            moves="samurai-2; 1,0; samurai-3; 0,1; buddha-4; -1,0",
            judge=founds_two,
            shown="samurai-3; 0,-1; -1,-1",
        ),
        LessonStep(
            name="majority",
            seed="lesson 404",
            moves="rice-4; 1,0; samurai-3; 0,-1; samurai-2; 0,1; samurai-3; 2,-1; samurai-3; 3,0;"
            "samurai-1; 1,-2; samurai-1; 2,1",
            judge=gets_a_majority,
            shown="rice-4; -1,0",
        ),
        LessonStep(
            name="others",
            seed="lesson 1694",
            moves="samurai-2; 0,1; samurai-3; -1,0; samurai-1; -1,2; samurai-1; -2,1;"
            "helmet-4; 1,0; samurai-2; 0,-1; rice-4; 2,-1",
            judge=counts_more,
            shown="rice-4; 1,-2",
        ),
        LessonStep(
            name="end",
            seed="lesson 1719",
            moves=LATE,
            judge=wins_the_game,
            shown="buddha-2; -5,-6",
        ),
    ),
    boards=(LessonPosition(name="start", seed="lesson 98"),),
)
