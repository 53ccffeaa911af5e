"""What a viewer may see, built from nothing: the table, its own hand, the sizes of other hands."""

from __future__ import annotations

import functools
from typing import Literal

import msgspec

from tatami.engine.game_types import Arg, Card, Decision, Outcome, SeatNumber, View
from tatami.engine.state import NOBODY
from tatami.games.honor.actions import HEADS
from tatami.games.honor.attack import (
    attack_dice,
    attack_strength,
    defense_dice,
    defense_strength,
    may_attack,
)
from tatami.games.honor.battle_odds import win_chance
from tatami.games.honor.constants import (
    BATTLE_TO_RESOLVE,
    CASTLE,
    KINDS,
    NAMED,
    NO_CARD,
    REACT,
    RESPOND,
    ROB,
    TAKE,
    TURN,
    VALUED,
)
from tatami.games.honor.events import REASONS
from tatami.games.honor.houses import daimyo_house, has_daimyo, is_ronin, ki, samurai_house
from tatami.games.honor.material import CLASSES, KIND_NAMES
from tatami.games.honor.ninja import roll_needed
from tatami.games.honor.pending import first_argument, question, second_argument, third_argument
from tatami.games.honor.refusals import ASKED
from tatami.games.honor.rule_values import HonorConfig
from tatami.games.honor.state import HonorState
from tatami.games.honor.turn import actions_by_ki, actions_left, income, must_become_shogun

Status = Literal["samurai", "second", "ronin"]
Service = Literal["none", "new", "full", "notice"]


class PrintedCard(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is printed on a kind of card."""

    card: Card
    kind: str
    """`samurai`, `daimyo`, `okugata`, `warrior`, `bodyguard`, `possession`, `castle`, `ninja`,
    `event` or `reaction`."""
    count: int
    honor: int
    ki: int
    strength: int


class HouseView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One house with its totals, which include the samurai card in a samurai's house."""

    house: str
    cards: tuple[Card, ...]
    honor: int
    ki: int
    strength: int
    stealable: tuple[Card, ...]
    """What a thief can take (H41)."""
    assassin: int
    """The chance of an assassin against its head, in per cent (H43)."""


class Player(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    seat: SeatNumber
    honor: int
    income: int
    """The honor that the player would gain if their turn began now (H8, H9, H37)."""
    hand: int
    status: Status
    """`samurai` with a daimyo, `second` in another's service, or `ronin`."""
    shogun: bool
    serves: SeatNumber | None
    service: Service
    """`none`, `new` until the turn ends (H31), `full`, or `notice` (H37)."""
    second: SeatNumber | None
    ki: int
    allowance: int
    """Actions that the ki gives (H11)."""
    attack: int
    defense: int
    attack_dice: int
    defense_dice: int
    houses: tuple[HouseView, ...]
    """The daimyo's first, if there is one."""


class BattleOdds(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A battle that the player whose turn it is could declare (H19, H21)."""

    target: SeatNumber
    attack_dice: int
    defense_dice: int
    chance: float


class HonorView(View, frozen=True, kw_only=True):
    faces: tuple[PrintedCard, ...]
    samurai: PrintedCard
    """The head of every samurai's house; it is in none of the lists of cards."""
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    """The viewer's own."""
    turn: SeatNumber
    turns: int
    limit: int
    target: int
    ki: int
    used: int
    actions_left: int
    declared: bool
    must_become_shogun: bool
    shogun: SeatNumber | None
    shogun_honor: int
    held: Card | None
    """The card that is being laid, stolen or won and has no house yet."""
    pile: int
    discards: tuple[Card, ...]
    top: Card | None
    attacks: tuple[BattleOdds, ...]


def view(s: HonorState, viewer: int | None) -> HonorView:
    return HonorView(
        viewer=viewer,
        decision=decision(s, viewer),
        outcome=outcome(s),
        faces=printed_cards(s.config),
        samurai=samurai_card(s.config),
        players=tuple(player(s, seat) for seat in range(s.seats)),
        hand=() if viewer is None else cards(list(s.hand), viewer),
        turn=s.turn,
        turns=s.turns,
        limit=s.config.limit,
        target=s.config.target,
        ki=ki(s, s.turn),
        used=s.used,
        actions_left=actions_left(s),
        declared=s.declared,
        must_become_shogun=must_become_shogun(s),
        shogun=seat_or_none(s.shogun),
        shogun_honor=s.config.shogun_honor,
        held=card_or_none(s.held),
        pile=s.pile_size,
        discards=cards(list(s.discards), 0),
        top=card_or_none(s.top),
        attacks=attacks(s),
    )


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def card_or_none(kind: int) -> str | None:
    return None if kind == NO_CARD else KIND_NAMES[kind]


@functools.lru_cache(maxsize=64)
def printed_cards(config: HonorConfig) -> tuple[PrintedCard, ...]:
    return tuple(
        PrintedCard(
            card=KIND_NAMES[kind],
            kind=CLASSES[kind],
            count=config.count[kind],
            honor=config.honor[kind],
            ki=config.ki[kind],
            strength=config.strength[kind],
        )
        for kind in range(NAMED)
        if config.count[kind]
    )


def samurai_card(config: HonorConfig) -> PrintedCard:
    return PrintedCard(
        card="samurai",
        kind="samurai",
        count=1,
        honor=config.samurai_honor,
        ki=config.samurai_ki,
        strength=config.samurai_strength,
    )


def cards(counts: list[int], row: int) -> tuple[str, ...]:
    """The cards of one row of counts, by kind."""
    return tuple(
        KIND_NAMES[kind] for kind in range(NAMED) for _ in range(counts[row * KINDS + kind])
    )


def player(s: HonorState, seat: int) -> Player:
    houses = [house_view(s, samurai_house(seat))]
    if has_daimyo(s, seat):
        houses.insert(0, house_view(s, daimyo_house(seat)))
    return Player(
        seat=seat,
        honor=s.honor[seat],
        income=income(s, seat),
        hand=s.hand_size[seat],
        status=status(s, seat),
        shogun=s.shogun == seat,
        serves=seat_or_none(s.serves[seat]),
        service=service(s, seat),
        second=seat_or_none(s.second[seat]),
        ki=ki(s, seat),
        allowance=actions_by_ki(s, seat),
        attack=attack_strength(s, seat),
        defense=defense_strength(s, seat),
        attack_dice=attack_dice(s, seat),
        defense_dice=defense_dice(s, seat),
        houses=tuple(houses),
    )


def status(s: HonorState, seat: int) -> Status:
    if is_ronin(s, seat):
        return "ronin"
    return "samurai" if has_daimyo(s, seat) else "second"


def service(s: HonorState, seat: int) -> Service:
    if s.serves[seat] == NOBODY:
        return "none"
    if s.notice[seat]:
        return "notice"
    return "full" if s.in_service[seat] else "new"


def house_view(s: HonorState, house: int) -> HouseView:
    counts = list(s.house)
    return HouseView(
        house=HEADS[house % 2],
        cards=cards(counts, house),
        honor=s.house_honor[house],
        ki=s.house_ki[house],
        strength=s.house_strength[house],
        stealable=tuple(
            KIND_NAMES[kind]
            for kind in range(VALUED)
            if counts[house * KINDS + kind] and s.config.stealable[kind]
        ),
        assassin=assassin_chance(s, house),
    )


def assassin_chance(s: HonorState, house: int) -> int:
    """H43, in per cent."""
    return round(100 * (7 - roll_needed(s, house)) / 6)


def attacks(s: HonorState) -> tuple[BattleOdds, ...]:
    """H16, H18, H19: the attacks that the player on turn could declare now."""
    if s.declared or must_become_shogun(s):
        return ()
    return tuple(
        battle_odds(s, s.turn, target) for target in range(s.seats) if may_attack(s, s.turn, target)
    )


def battle_odds(s: HonorState, seat: int, target: int) -> BattleOdds:
    mine, yours = attack_dice(s, seat), defense_dice(s, target)
    return BattleOdds(
        target=target,
        attack_dice=mine,
        defense_dice=yours,
        chance=round(win_chance(mine, yours), 4),
    )


# The decision.


def decision(s: HonorState, viewer: int | None) -> Decision | None:
    if s.to_act == NOBODY:
        return None
    kind = question(s)
    rule, name = ASKED[kind]
    if kind == TURN and must_become_shogun(s):
        rule = "H18"
    seat = None if kind == REACT and viewer != s.to_act else s.to_act
    return Decision(kind=name, rule=rule, seat=seat, args=decision_arguments(s, kind, viewer))


def decision_arguments(s: HonorState, kind: int, viewer: int | None) -> dict[str, Arg]:
    """What the question is about, and who caused it; never which seat is asked."""
    if kind == TURN:
        return {
            "actions": actions_left(s),
            "declared": yes_no(s.declared),
            "must": yes_no(must_become_shogun(s)),
        }
    if kind == REACT:
        occasion = "battle" if third_argument(s) else "dishonor"
        affected = first_argument(s)
        return {
            "affected_seat": affected,
            "by_seat": cause_of_reaction(s),
            "occasion": occasion,
            "whose": own_or_other(affected == viewer),
        }
    if kind == RESPOND:
        price = second_argument(s)
        return {"by_seat": s.turn, "price": price, "left": s.honor[first_argument(s)] - price}
    if kind == ROB:
        return {"cards": first_argument(s), "again": yes_no(second_argument(s) > 0)}
    if kind == TAKE:
        return {"owner": second_argument(s) // 2, "house": HEADS[second_argument(s) % 2]}
    if kind == CASTLE:
        own = s.castle[first_argument(s)]
        return {"card": KIND_NAMES[s.held], "swap": yes_no(own != NO_CARD)}
    return {"card": KIND_NAMES[s.held]} if s.held != NO_CARD else {}


def cause_of_reaction(s: HonorState) -> int:
    """The winner of the battle, or the player of dishonor: what waits below the reactions."""
    waiting = s.stack[s.depth - 2]
    winner, by = (waiting >> 8) & 255, (waiting >> 16) & 255
    return int(winner if waiting & 255 == BATTLE_TO_RESOLVE else by)


def own_or_other(own: bool) -> str:
    return "own" if own else "other"


def yes_no(truth: bool) -> str:
    """A word that the texts select variants by."""
    return "yes" if truth else "no"


def outcome(s: HonorState) -> Outcome | None:
    if s.to_act != NOBODY:
        return None
    reason, rule = REASONS[s.reason]
    return Outcome(
        reason=reason,
        rule=rule,
        shares=tuple(s.payoff(seat) for seat in range(s.seats)),
        args={"turns": s.turns, "honor": max(s.honor[seat] for seat in range(s.seats))},
    )
