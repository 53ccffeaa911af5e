"""The lesson: defend, collect, raid, play pairs, strike, look into a hand, redraw, call."""

from __future__ import annotations

from tatami.engine.lessons import Lesson, LessonAttempt, LessonStep, Verdict, right, wrong
from tatami.games.seven.card_effects import defense, loot
from tatami.games.seven.constants import (
    BANDIT,
    COLORS,
    ENDING,
    NINJA,
    NINJA_BANDIT,
    ONE_BANDIT,
    ONE_NINJA,
    ROW,
    SHOGUN_HAND,
    TWO_BANDITS,
)
from tatami.games.seven.rounds import POINTS, can_call
from tatami.games.seven.state import SevenState
from tatami.games.seven.view import sets_in_progress

Try = LessonAttempt[SevenState]
GUARDED = 4
"""The defense of a ronin and a samurai."""
NEAR = 2
"""At most this many cards are missing after a good turn."""
WORTHY = 10
"""The least that a set without a ronin is worth (S18)."""


def is_over(tried: Try) -> bool:
    """Is the turn over: its plays are made, or the round has ended?"""
    after = tried.after
    return after.to_act != tried.seat or after.phase == ENDING or after.round > tried.before.round


def guards_the_rice(tried: Try) -> Verdict | None:
    """S5, S7, S8: draw two, play two; S9: cards on the table defend."""
    if not is_over(tried):
        return None
    guard = int(defense(tried.after, tried.seat))
    return right(defense=guard) if guard >= GUARDED else wrong("open", defense=guard)


def gathers(tried: Try) -> Verdict | None:
    """S5: samurai from the discard pile; S17: of two colors."""
    if not is_over(tried):
        return None
    nearest = sets_in_progress(tried.after, tried.seat)[0]
    missing = nearest.lacking + nearest.misfits
    return right(missing=missing) if missing <= NEAR else wrong("far", missing=missing)


def robs_where_it_pays(tried: Try) -> Verdict | None:
    """S9: value minus defense, at most the rice that is there."""
    taken = gained(tried)
    if taken > 0:
        return right(rice=taken) if taken >= best_raid(tried) else wrong("guarded", rice=taken)
    return wrong("idle") if is_over(tried) else None


def robs_with_a_pair(tried: Try) -> Verdict | None:
    """S10, S12: two cards on one opponent, when one alone takes nothing."""
    if not is_over(tried):
        return None
    taken = gained(tried)
    return right(rice=taken) if taken >= best_pair(tried) else wrong("less", rice=taken)


def breaks_the_set(tried: Try) -> Verdict | None:
    """S11: a card on the table; S5: one that cannot simply be drawn again."""
    if not is_over(tried):
        return None
    victim = 1 - tried.seat
    if tried.after.laid[victim] == tried.before.laid[victim]:
        return wrong("left")
    colors = colors_of(tried.before, victim)
    top = tried.after.discard[tried.after.discard_size - 1]
    return wrong("again") if top in colors else right()


def completes_the_set(tried: Try) -> Verdict | None:
    """S13, S15: the card that is missing, out of the hand where it was seen to go."""
    if can_call(tried.after, tried.seat):
        return right()
    return wrong("incomplete") if is_over(tried) else None


def calls(tried: Try) -> Verdict | None:
    """S17: every card on the table is part of the set, so draw back those that do not fit."""
    if worth(tried) > 0:
        return right(points=worth(tried))
    return wrong("late") if is_over(tried) else None


def calls_for_more(tried: Try) -> Verdict | None:
    """S18: a ronin makes it 7 points."""
    points = worth(tried)
    if points > 0:
        return right(points=points) if points >= WORTHY else wrong("ronin", points=points)
    return wrong("late") if is_over(tried) else None


def gained(tried: Try) -> int:
    return int(tried.after.rice[tried.seat]) - int(tried.before.rice[tried.seat])


def bandits(state: SevenState, seat: int) -> list[int]:
    """The actions that play a single bandit of this hand."""
    first = seat * ROW + BANDIT
    return [ONE_BANDIT + n for n in range(NINJA - BANDIT) if state.hands[first + n] > 0]


def best_raid(tried: Try) -> int:
    return best_loot(tried, bandits(tried.before, tried.seat))


def best_pair(tried: Try) -> int:
    pairs = (*range(TWO_BANDITS, ONE_NINJA), *range(NINJA_BANDIT, SHOGUN_HAND))
    return best_loot(tried, [action for action in pairs if tried.before.is_legal(action)])


def best_loot(tried: Try, plays: list[int]) -> int:
    others = [seat for seat in range(tried.before.seats) if seat != tried.seat]
    return max(int(loot(tried.before, play, other)) for play in plays for other in others)


def colors_of(state: SevenState, seat: int) -> list[int]:
    """The colors on this player's table."""
    return [color for color in range(COLORS) if state.tables[seat * ROW + color] > 0]


def worth(tried: Try) -> int:
    """The points of the set that was called in this round, or 0."""
    return int(tried.after.calls[tried.before.round]) >> POINTS & 255


LESSON = Lesson(
    steps=(
        LessonStep(
            name="turn",
            seed="lesson-10",
            seats=2,
            judge=guards_the_rice,
            shown="draw discard; draw pile; lay ronin; lay red",
        ),
        LessonStep(
            name="gather",
            seed="lesson-175",
            seats=2,
            moves=(
                "draw pile; draw pile; bandit-5; discard red; draw discard; draw pile; ninja; "
                "discard green"
            ),
            judge=gathers,
            shown="draw discard; draw discard; bandit-4; lay yellow",
        ),
        LessonStep(
            name="raid",
            seed="lesson-279",
            seats=3,
            moves=(
                "draw pile; draw pile; ninja; on P2; lay ronin; draw discard; draw pile; "
                "bandit-5; on P2; bandit-4; on P2; draw pile; draw pile; bandit-4 + bandit-3; "
                "on P1; draw pile; draw pile; bandit-3; on P1; bandit-3; on P1; draw pile; draw "
                "pile"
            ),
            judge=robs_where_it_pays,
            shown="bandit-4; on P2",
        ),
        LessonStep(
            name="pair",
            seed="lesson-155",
            seats=2,
            moves=(
                "draw pile; draw pile; bandit-4; lay ronin; draw pile; draw pile; ninja; strike "
                "hand; lay yellow; draw discard; draw pile; bandit-6; lay ronin; draw pile; "
                "draw pile"
            ),
            judge=robs_with_a_pair,
            shown="ninja + bandit-5",
        ),
        LessonStep(
            name="ninja",
            seed="lesson-1135",
            seats=2,
            moves=(
                "draw pile; draw discard; bandit-6; lay ronin; draw pile; draw pile; lay blue; "
                "lay red; end; draw pile; draw pile; lay ronin; lay green; end; draw pile; draw "
                "pile; lay ronin; lay red; end; draw pile; draw pile; shogun discard; take "
                "bandit-6; discard red; end; draw discard; draw pile; lay red; lay red; end; "
                "draw pile; take back ronin"
            ),
            judge=breaks_the_set,
            shown="ninja; strike ronin; bandit-6",
        ),
        LessonStep(
            name="shogun",
            seed="lesson-639",
            seats=2,
            moves=(
                "draw pile; draw pile; ninja; lay blue; draw pile; draw discard; bandit-6; lay "
                "ronin; draw pile; draw pile"
            ),
            judge=completes_the_set,
            shown="shogun hand; take blue",
        ),
        LessonStep(
            name="back",
            seed="lesson-371",
            seats=2,
            options={"rounds": 1},
            moves=(
                "draw pile; draw pile; lay red; lay red; end; draw pile; draw pile; ninja; "
                "strike hand; discard ninja; draw pile; draw pile; shogun hand; take green; lay "
                "yellow; end; draw pile; draw pile; shogun discard; take blue; shogun discard; "
                "take yellow; draw pile; draw pile; lay green; lay red; draw pile; draw pile; "
                "lay ronin; lay yellow; end"
            ),
            judge=calls,
            shown="take back yellow; call seven",
        ),
        LessonStep(
            name="call",
            seed="lesson-262",
            seats=2,
            options={"rounds": 1},
            moves=(
                "draw discard; draw pile; shogun hand; take bandit-6; bandit-6; draw pile; draw "
                "pile; shogun discard; take bandit-6; discard ronin; draw pile; draw pile; "
                "ninja; lay green; end; draw discard; draw pile; bandit-6; ninja; strike green; "
                "draw pile; draw pile; lay ronin; lay yellow; end; draw discard; draw pile; "
                "discard bandit-5; ninja; strike yellow; draw pile; draw pile; lay yellow; lay "
                "yellow; end; draw pile; draw pile; lay red; lay green"
            ),
            judge=calls_for_more,
            shown="take back ronin; draw discard; call seven",
        ),
    ),
)
