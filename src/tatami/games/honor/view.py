"""What a viewer may see, built up from nothing: the table, the own hand, the sizes of others'."""

from __future__ import annotations

import functools
from typing import Literal

import msgspec

from tatami.engine.game_types import Arg, Card, Decision, Outcome, SeatNumber, View
from tatami.engine.state import NOBODY
from tatami.games.honor import moves as m
from tatami.games.honor.actions import HEADS
from tatami.games.honor.alliance import are_allies
from tatami.games.honor.attack import (
    attack_dice,
    attack_strength,
    defence_dice,
    defence_strength,
    may_attack,
)
from tatami.games.honor.cards import (
    ASSASSIN,
    ELITE_THIEF,
    KINDS,
    NAMED,
    NO_CARD,
    THIEF,
    VALUED,
    Table,
)
from tatami.games.honor.events import REASONS
from tatami.games.honor.houses import daimyo_house, has_daimyo, is_ronin, ki, samurai_house
from tatami.games.honor.material import CLASSES, KIND_NAMES
from tatami.games.honor.ninja import (
    ASSASSIN_PRICE,
    assassin_price,
    roll_needed,
    thief_price,
)
from tatami.games.honor.odds import odds
from tatami.games.honor.pending import (
    CASTLE,
    REACT,
    RESPOND,
    ROB,
    TAKE,
    TURN,
    first,
    kind_of,
    second,
    third,
)
from tatami.games.honor.refusals import ASKED
from tatami.games.honor.state import HonorState
from tatami.games.honor.turn import actions_left, allowance, income, must_become_shogun

Status = Literal["samurai", "second", "ronin"]
Service = Literal["none", "new", "full", "notice"]


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a kind of card."""

    card: Card
    kind: str
    """`samurai`, `daimyo`, `okugata`, `warrior`, `bodyguard`, `possession`, `castle`, `ninja`,
    `event` or `reaction`."""
    count: int
    honor: int
    ki: int
    strength: int


class HouseView(msgspec.Struct, frozen=True, kw_only=True):
    """One row of cards with its totals; the samurai card counts in the samurai's house."""

    house: str
    cards: tuple[Card, ...]
    honor: int
    ki: int
    strength: int
    stealable: tuple[Card, ...]
    """What a thief can take (H41)."""
    assassin: int
    """The chance of an assassin against its head, in per cent (H43)."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: SeatNumber
    honor: int
    income: int
    """What the next own turn would bring, as things are (H8, H9)."""
    hand: int
    status: Status
    """`samurai` with an own daimyo, `second` in another's service, or `ronin`."""
    shogun: bool
    serves: SeatNumber | None
    service: Service
    """`none`, `new` until the turn ends (H31), `full`, or `notice` (H37)."""
    second: SeatNumber | None
    ki: int
    allowance: int
    """Actions that the ki gives (H11)."""
    attack: int
    defence: int
    attack_dice: int
    defence_dice: int
    houses: tuple[HouseView, ...]
    """The daimyo's first, where there is one."""


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """A battle that the player whose turn it is could declare (H19, H21)."""

    target: SeatNumber
    attack_dice: int
    defence_dice: int
    chance: float


class HonorView(View, frozen=True, kw_only=True):
    faces: tuple[Face, ...]
    samurai: Face
    """The head of every samurai's house; it lies in none of the lists of cards."""
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
    """The card on its way into a house."""
    pile: int
    discards: tuple[Card, ...]
    top: Card | None
    attacks: tuple[Odds, ...]


def view(s: HonorState, viewer: int | None) -> HonorView:
    return HonorView(
        viewer=viewer,
        decision=decision(s, viewer),
        outcome=outcome(s),
        faces=faces(s.table),
        samurai=samurai_face(s.table),
        players=tuple(player(s, seat) for seat in range(s.seats)),
        hand=() if viewer is None else cards(list(s.hand), viewer),
        turn=s.turn,
        turns=s.turns,
        limit=s.table.limit,
        target=s.table.target,
        ki=ki(s, s.turn),
        used=s.used,
        actions_left=actions_left(s),
        declared=s.declared,
        must_become_shogun=must_become_shogun(s),
        shogun=seat_or_none(s.shogun),
        shogun_honor=s.table.shogun_honor,
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


@functools.cache
def faces(table: Table) -> tuple[Face, ...]:
    return tuple(
        Face(
            card=KIND_NAMES[kind],
            kind=CLASSES[kind],
            count=table.count[kind],
            honor=table.honor[kind],
            ki=table.ki[kind],
            strength=table.strength[kind],
        )
        for kind in range(NAMED)
        if table.count[kind]
    )


def samurai_face(table: Table) -> Face:
    return Face(
        card="samurai",
        kind="samurai",
        count=1,
        honor=table.samurai_honor,
        ki=table.samurai_ki,
        strength=table.samurai_strength,
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
        allowance=allowance(s, seat),
        attack=attack_strength(s, seat),
        defence=defence_strength(s, seat),
        attack_dice=attack_dice(s, seat),
        defence_dice=defence_dice(s, seat),
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
            if counts[house * KINDS + kind] and s.table.stealable[kind]
        ),
        assassin=assassin_chance(s, house),
    )


def assassin_chance(s: HonorState, house: int) -> int:
    """H43, in per cent."""
    return round(100 * (7 - roll_needed(s, house)) / 6)


def attacks(s: HonorState) -> tuple[Odds, ...]:
    """H16, H19: whom the player whose turn it is could attack, while the declaration is free."""
    if s.declared:
        return ()
    return tuple(
        battle(s, s.turn, target) for target in range(s.seats) if may_attack(s, s.turn, target)
    )


def battle(s: HonorState, seat: int, target: int) -> Odds:
    mine, yours = attack_dice(s, seat), defence_dice(s, target)
    return Odds(
        target=target,
        attack_dice=mine,
        defence_dice=yours,
        chance=round(odds(mine, yours), 4),
    )


# What is asked.


def decision(s: HonorState, viewer: int | None) -> Decision | None:
    if s.to_act == NOBODY:
        return None
    kind = kind_of(s)
    rule, name = ASKED[kind]
    if kind == TURN and must_become_shogun(s):
        rule = "H18"
    seat = None if kind == REACT and viewer != s.to_act else s.to_act
    return Decision(kind=name, rule=rule, seat=seat, args=arguments(s, kind))


def arguments(s: HonorState, kind: int) -> dict[str, Arg]:
    """What the question is about; never who is asked."""
    if kind == TURN:
        return {
            "actions": actions_left(s),
            "declared": yes_no(s.declared),
            "must": yes_no(must_become_shogun(s)),
        }
    if kind == REACT:
        occasion = "battle" if third(s) else "dishonor"
        return {"affected_seat": first(s), "occasion": occasion}
    if kind == RESPOND:
        return {"price": second(s)}
    if kind == ROB:
        return {"cards": first(s), "again": yes_no(second(s) > 0)}
    if kind == TAKE:
        return {"owner": second(s) // 2, "house": HEADS[second(s) % 2]}
    if kind == CASTLE:
        own = s.castle[first(s)]
        return {"card": KIND_NAMES[s.held], "swap": yes_no(own != NO_CARD)}
    return {"card": KIND_NAMES[s.held]} if s.held != NO_CARD else {}


def yes_no(truth: bool) -> str:
    """A word that sentences can choose by."""
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


# What an action would do.


def preview(s: HonorState, action: int) -> dict[str, Arg]:
    """What a player would otherwise work out: odds, prices, and what a house would then bring."""
    if m.ATTACK <= action < m.ALLY:
        return attack_preview(s, action - m.ATTACK)
    if m.ASSASSINATE <= action < m.SHAME_PLAYER:
        return assassin_preview(s, action - m.ASSASSINATE)
    if m.LAY <= action < m.ROB_HOUSE:
        return change_preview(s, action, (action - m.LAY) // 2)
    if m.PUT <= action < m.THROW_AWAY:
        return change_preview(s, action, (action - m.PUT) // 2)
    if m.PLAY <= action < m.DISCARD:
        return price_preview(s, action - m.PLAY)
    if action == m.BECOME_SHOGUN or m.ALLY <= action < m.PLAY:
        return {"about": "income", **standing(tried(s, action), s.turn)}
    if action in (m.PAY, m.BREAK):
        seat = s.to_act
        return {"about": "honor", "honor": tried(s, action).honor[seat]}
    return {}


def attack_preview(s: HonorState, target: int) -> dict[str, Arg]:
    """H21, H22."""
    found = battle(s, s.turn, target)
    return {
        "about": "attack",
        "attack": found.attack_dice,
        "defence": found.defence_dice,
        "chance": round(100 * found.chance),
    }


def assassin_preview(s: HonorState, house: int) -> dict[str, Arg]:
    """H43."""
    return {
        "about": "assassin",
        "chance": assassin_chance(s, house),
        "price": assassin_price(s, s.turn, house // 2),
        "ally": yes_no(are_allies(s, s.turn, house // 2)),
    }


def price_preview(s: HonorState, kind: int) -> dict[str, Arg]:
    """H40: what a ninja costs; an assassin the double against an ally (H43)."""
    if kind == ASSASSIN:
        return {"about": "price", "price": ASSASSIN_PRICE}
    if kind in (THIEF, ELITE_THIEF):
        return {"about": "price", "price": thief_price(s, kind)}
    return {}


def change_preview(s: HonorState, action: int, owner: int) -> dict[str, Arg]:
    """H8, H11, H21: what its owner has once the card lies there."""
    return {"about": "change", **standing(tried(s, action), owner)}


def standing(s: HonorState, seat: int) -> dict[str, Arg]:
    return {
        "income": income(s, seat),
        "ki": ki(s, seat),
        "actions": allowance(s, seat),
        "attack": attack_dice(s, seat),
        "defence": defence_dice(s, seat),
    }


def tried(s: HonorState, action: int) -> HonorState:
    """The table after an action that hangs on no card unseen and on no die."""
    after = s.clone()
    after.told = None
    after.play(action)
    return after
