"""The lesson: actions, honor, shogun, battle, dishonor, service, thieves, and the leader."""

from __future__ import annotations

from tatami.engine.lessons import Lesson, LessonAttempt, LessonStep, Verdict, right, wrong
from tatami.engine.state import NOBODY
from tatami.games.honor.attack import defense_dice
from tatami.games.honor.constants import (
    ALLY,
    ATTACK,
    ELITE_THIEF,
    KINDS,
    PLAY,
    REACT,
    RESPOND,
    THIEF,
    TURN,
    VALUED,
)
from tatami.games.honor.dishonor import PRICE_WITH_FACE_SAVED
from tatami.games.honor.houses import daimyo_house, ki, samurai_house
from tatami.games.honor.pending import question
from tatami.games.honor.preview import state_after as after_action
from tatami.games.honor.state import HonorState
from tatami.games.honor.turn import actions_left, income
from tatami.games.honor.view import battle_odds, yes_no

Try = LessonAttempt[HonorState]
ONE_MORE = 3
"""One action more than a samurai without other cards has."""
PLENTY = 35
"""Honor per turn after a good start."""
SAFE = 2
"""Defense dice that discourage attacks."""
GOOD_CHANCE = 2 / 3


def is_over(tried: Try) -> bool:
    """Is the learner's turn over?"""
    return tried.after.to_act == NOBODY or tried.after.turn != tried.seat


def is_settled(tried: Try) -> bool:
    """Is the last play complete, with nothing left to decide?"""
    return tried.after.to_act == NOBODY or question(tried.after) == TURN


def is_spent(tried: Try) -> bool:
    return is_over(tried) or actions_left(tried.after) == 0


def acts_three_times(tried: Try) -> Verdict | None:
    """H11: an action per three ki, counted again after every card."""
    if not is_settled(tried):
        return None
    if not is_over(tried) and tried.after.used >= ONE_MORE:
        return right(ki=int(ki(tried.after, tried.seat)))
    return wrong("few", ki=int(ki(tried.after, tried.seat))) if is_spent(tried) else None


def builds_for_honor(tried: Try) -> Verdict | None:
    """H8: every turn begins with the honor of the player's houses."""
    if not is_settled(tried):
        return None
    honor = int(income(tried.after, tried.seat))
    if honor >= PLENTY:
        return right(honor=honor)
    return wrong("less", honor=honor) if is_spent(tried) else None


def becomes_a_guarded_shogun(tried: Try) -> Verdict | None:
    """H17, H19, H21: others may attack the shogun."""
    if not is_settled(tried):
        return None
    dice = int(defense_dice(tried.after, tried.seat))
    if dice < SAFE:
        return wrong("bare", dice=dice) if is_spent(tried) else None
    if tried.after.shogun == tried.seat:
        return right(dice=dice)
    return wrong("waits") if is_over(tried) else None


def attacks_with_good_odds(tried: Try) -> Verdict | None:
    """H21, H22: judged by the odds, not by the roll."""
    target = tried.last - ATTACK
    if not 0 <= target < tried.after.seats:
        return wrong("stays") if is_over(tried) else None
    if target != tried.before_last.shogun:
        return wrong("other")
    if not is_settled(tried):
        return None
    chance = battle_odds(tried.before_last, tried.seat, target).chance
    won = yes_no(tried.after.shogun == tried.seat)
    if chance >= GOOD_CHANCE:
        return right(chance=round(100 * chance), won=won)
    return wrong("slim", chance=round(100 * chance), won=won)


def bears_dishonor(tried: Try) -> Verdict | None:
    """H27: save face makes it cheap, and nobody has to die."""
    if question(tried.after) in (REACT, RESPOND):
        return None
    if cards_of(tried.after, tried.seat) < cards_of(tried.before, tried.seat):
        return wrong("house")
    paid = int(tried.before.honor[tried.seat] - tried.after.honor[tried.seat])
    return right(honor=paid) if paid <= PRICE_WITH_FACE_SAVED else wrong("dear", honor=paid)


def serves_the_best_lord(tried: Try) -> Verdict | None:
    """H9, H31: a second samurai gains half of the daimyo's house and of the shogun card."""
    if not ALLY <= tried.last < PLAY:
        return wrong("alone") if is_over(tried) else None
    honor = int(income(tried.after, tried.seat))
    best = max(
        income(after_action(tried.before_last, one), tried.seat) for one in lords(tried.before_last)
    )
    return right(honor=honor) if honor == best else wrong("less", honor=honor)


def steals_the_best(tried: Try) -> Verdict | None:
    """H8, H41: a card that brings honor with every turn."""
    if not is_settled(tried):
        return None
    if thieves(tried.after, tried.seat) == thieves(tried.before, tried.seat):
        return wrong("idle") if is_spent(tried) else None
    more = max(0, int(income(tried.after, tried.seat) - income(tried.before, tried.seat)))
    return right(honor=more) if more >= best_to_steal(tried) else wrong("less", honor=more)


def stops_the_leader(tried: Try) -> Verdict | None:
    """H10: a player who reaches the target at the start of a turn wins at once, so act before."""
    if not is_settled(tried):
        return None
    if not any(is_winning(tried.after, seat) for seat in range(tried.after.seats)):
        return right()
    return wrong("wins") if is_over(tried) else None


def is_winning(state: HonorState, seat: int) -> bool:
    """Would this seat reach the target at the start of its next turn?"""
    return state.honor[seat] + income(state, seat) >= state.config.target


def cards_of(state: HonorState, seat: int) -> int:
    return int(state.house_size[daimyo_house(seat)] + state.house_size[samurai_house(seat)])


def lords(state: HonorState) -> list[int]:
    """The legal declarations of an alliance."""
    return [action for action in state.legal() if ALLY <= action < PLAY]


def thieves(state: HonorState, seat: int) -> int:
    first = seat * KINDS
    return int(state.hand[first + THIEF]) + int(state.hand[first + ELITE_THIEF])


def best_to_steal(tried: Try) -> int:
    """The most honor on a stealable card in other players' houses."""
    state, own = tried.before, (daimyo_house(tried.seat), samurai_house(tried.seat))
    honor, stealable = state.config.honor, state.config.stealable
    return max(
        int(honor[kind])
        for house in range(2 * state.seats)
        for kind in range(VALUED)
        if house not in own and state.house[house * KINDS + kind] and stealable[kind]
    )


LESSON = Lesson(
    steps=(
        LessonStep(
            name="ki",
            seed="lesson-9",
            judge=acts_three_times,
            shown=(
                "play okugata-a; lay 3 samurai; play warrior-b; lay 3 daimyo; play "
                "bodyguard; lay 3 daimyo"
            ),
        ),
        LessonStep(
            name="houses",
            seed="lesson-122",
            moves="shogun; play warrior-d; lay 2 daimyo; draw; end",
            judge=builds_for_honor,
            shown="play noh-theatre; lay 3 samurai; play osaka; lay 3 daimyo",
        ),
        LessonStep(
            name="shogun",
            seed="lesson-1",
            judge=becomes_a_guarded_shogun,
            shown="play warrior-c; lay 3 daimyo; play warrior-c; lay 3 daimyo; shogun",
        ),
        LessonStep(
            name="attack",
            seed="lesson-2152",
            moves=(
                "shogun; play okugata-b; lay 2 samurai; play no-dachi; lay 2 samurai; draw; "
                "end; play white-heron; lay 3 daimyo; draw; end; play warrior-c; lay 1 samurai; "
                "attack 2; save-face; draw; end; play elite-thief; rob 1 samurai; steal "
                "warrior-c; put 2 samurai; rob 2 samurai; steal no-dachi; put 2 daimyo; play "
                "dishonor; dishonor 1; pay; end; play thief; rob 2 samurai; steal warrior-c; "
                "put 3 daimyo; draw; end; draw; play odawara; lay 1 daimyo; end; play dishonor; "
                "dishonor 3; pay; end"
            ),
            judge=attacks_with_good_odds,
            shown="play warrior-b; lay 3 daimyo; attack 2",
        ),
        LessonStep(
            name="dishonor",
            seed="lesson-452",
            moves=(
                "shogun; play okugata-b; lay 2 samurai; play okugata-b; lay 2 daimyo; draw; "
                "draw; end; play white-heron; lay 3 daimyo; draw; end; play okugata-b; lay 1 "
                "samurai; play dishonor; dishonor 2; pay; end; play warrior-d; lay 2 samurai; "
                "draw; discard okugata-a; draw; play warrior-d; lay 2 daimyo; end; play "
                "okugata-a; lay 3 samurai; play dishonor; dishonor 1; pass; seppuku daimyo; "
                "end; ally 2; play dishonor; dishonor 3"
            ),
            judge=bears_dishonor,
            shown="save-face; pay",
        ),
        LessonStep(
            name="ally",
            seed="lesson-15",
            moves=(
                "shogun; end; play noh-theatre; lay 3 samurai; play okugata-a; lay 3 samurai; "
                "draw; draw; end; play masamune; lay 1 samurai; attack 2; draw; end"
            ),
            judge=serves_the_best_lord,
            shown="ally 1",
        ),
        LessonStep(
            name="thief",
            seed="lesson-1275",
            moves=(
                "shogun; play warrior-c; lay 1 samurai; draw; end; play noh-theatre; lay 2 "
                "samurai; play daisho; lay 2 samurai; play no-dachi; lay 2 samurai; attack 1; "
                "save-face; end; play odawara; lay 3 daimyo; play okugata-a; lay 3 samurai; "
                "draw; end"
            ),
            judge=steals_the_best,
            shown="play thief; rob 2 samurai; steal noh-theatre; put 1 samurai",
        ),
        LessonStep(
            name="stop",
            seed="lesson-86",
            options={"target": 250},
            moves=(
                "play okugata-a; lay 3 samurai; shogun; play okugata-b; lay 3 daimyo; draw; "
                "draw; end; discard start-daimyo-a; draw; end; play okugata-a; lay 2 samurai; "
                "play okugata-a; lay 2 daimyo; draw; draw; end; end; discard daimyo-c; draw; "
                "end; play assassin; assassinate 3 daimyo; draw; play warrior-d; lay 2 samurai; "
                "draw; end; end; play thief; rob 2 samurai; steal warrior-d; throw-away; draw; "
                "end; discard warrior-b; draw; play warrior-d; lay 2 daimyo; draw; end; end"
            ),
            judge=stops_the_leader,
            shown="play warrior-c; lay 1 daimyo; attack 3",
        ),
    ),
)
