"""The events of a game, and how they are built from the numbers in `constants`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from tatami.engine.game_types import Amount, Card, Event, House, SeatNumber
from tatami.engine.state import NOBODY
from tatami.games.honor import constants
from tatami.games.honor.actions import HEADS
from tatami.games.honor.material import KIND_NAMES

REASONS = {
    constants.TARGET_REACHED: ("target", "H10"),
    constants.LIMIT_REACHED: ("limit", "H47"),
}


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    seat: SeatNumber
    number: int


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    seat: SeatNumber
    amount: Amount
    honor: Amount


class Played(Event, frozen=True, kw_only=True, tag="played"):
    seat: SeatNumber
    card: Card


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    seat: SeatNumber
    card: Card
    owner: SeatNumber
    house: House
    whose: Literal["own", "other"]


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    seat: SeatNumber


class DrewCard(Event, frozen=True, kw_only=True, tag="drew-card"):
    """Only the player who draws gets this event; the others get `Drew`."""

    seat: SeatNumber
    card: Card


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    seat: SeatNumber
    card: Card


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    cards: int


class BecameShogun(Event, frozen=True, kw_only=True, tag="became-shogun"):
    seat: SeatNumber


class ShogunReturned(Event, frozen=True, kw_only=True, tag="shogun-returned"):
    pass


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    seat: SeatNumber
    target: SeatNumber
    attack_dice: int
    defense_dice: int


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    seat: SeatNumber
    total: int
    dice: tuple[int, ...]


class Won(Event, frozen=True, kw_only=True, tag="won"):
    seat: SeatNumber
    loser: SeatNumber


class SavedFace(Event, frozen=True, kw_only=True, tag="saved-face"):
    seat: SeatNumber
    target: SeatNumber
    whose: Literal["own", "other"]


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """Only the player who passes gets this event."""

    seat: SeatNumber


class HouseLost(Event, frozen=True, kw_only=True, tag="house-lost"):
    seat: SeatNumber
    house: House
    cards: int


class BecameRonin(Event, frozen=True, kw_only=True, tag="became-ronin"):
    seat: SeatNumber


class CastleTaken(Event, frozen=True, kw_only=True, tag="castle-taken"):
    seat: SeatNumber
    card: Card


class CastleDiscarded(Event, frozen=True, kw_only=True, tag="castle-discarded"):
    seat: SeatNumber
    card: Card


class Dishonored(Event, frozen=True, kw_only=True, tag="dishonored"):
    seat: SeatNumber
    target: SeatNumber


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    seat: SeatNumber
    amount: Amount
    honor: Amount


class Seppuku(Event, frozen=True, kw_only=True, tag="seppuku"):
    seat: SeatNumber
    house: House


class Allied(Event, frozen=True, kw_only=True, tag="allied"):
    seat: SeatNumber
    lord: SeatNumber


class GaveNotice(Event, frozen=True, kw_only=True, tag="gave-notice"):
    seat: SeatNumber
    lord: SeatNumber


class AllianceEnded(Event, frozen=True, kw_only=True, tag="alliance-ended"):
    seat: SeatNumber
    lord: SeatNumber


class TookOver(Event, frozen=True, kw_only=True, tag="took-over"):
    seat: SeatNumber
    former: SeatNumber


class Enthroned(Event, frozen=True, kw_only=True, tag="enthroned"):
    seat: SeatNumber
    ally: SeatNumber
    card: Card


class Stole(Event, frozen=True, kw_only=True, tag="stole"):
    seat: SeatNumber
    card: Card
    owner: SeatNumber
    house: House
    whose: Literal["own", "other"]


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    seat: SeatNumber
    card: Card
    owner: SeatNumber
    house: House
    whose: Literal["own", "other"]


class ThrewAway(Event, frozen=True, kw_only=True, tag="threw-away"):
    seat: SeatNumber
    card: Card


class SentAssassin(Event, frozen=True, kw_only=True, tag="sent-assassin"):
    seat: SeatNumber
    target: SeatNumber
    house: House
    roll: int
    needed: int
    result: Literal["success", "failure"]


class BodyguardFell(Event, frozen=True, kw_only=True, tag="bodyguard-fell"):
    seat: SeatNumber


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    reason: str
    winner: SeatNumber | None


def dice_faces(dice: int, packed: int) -> tuple[int, ...]:
    """The dice of a roll, three bits each, the last one lowest."""
    return tuple(packed >> 3 * place & 7 for place in range(dice - 1, -1, -1))


def whose(seat: int, owner: int) -> Literal["own", "other"]:
    return "own" if seat == owner else "other"


def card_into_house(kind: type[Laid | Stole | Placed], seat: int, card: int, house: int) -> Event:
    owner = house // 2
    return kind(
        seat=seat,
        card=KIND_NAMES[card],
        owner=owner,
        house=HEADS[house % 2],
        whose=whose(seat, owner),
    )


EVENT_BUILDERS: dict[int, Callable[..., Event]] = {
    constants.TURN_BEGAN: lambda seat, number: TurnBegan(seat=seat, number=number),
    constants.GAINED: lambda seat, amount, honor: Gained(seat=seat, amount=amount, honor=honor),
    constants.PLAYED: lambda seat, card: Played(seat=seat, card=KIND_NAMES[card]),
    constants.LAID: lambda seat, card, house: card_into_house(Laid, seat, card, house),
    constants.DREW: lambda seat: Drew(seat=seat),
    constants.DREW_CARD: lambda seat, card: DrewCard(seat=seat, card=KIND_NAMES[card]),
    constants.DISCARDED: lambda seat, card: Discarded(seat=seat, card=KIND_NAMES[card]),
    constants.SHUFFLED: lambda cards: Shuffled(cards=cards),
    constants.BECAME_SHOGUN: lambda seat: BecameShogun(seat=seat),
    constants.SHOGUN_RETURNED: lambda: ShogunReturned(),
    constants.ATTACKED: lambda seat, target, one, other: Attacked(
        seat=seat, target=target, attack_dice=one, defense_dice=other
    ),
    constants.ROLLED: lambda seat, total, dice, packed: Rolled(
        seat=seat, total=total, dice=dice_faces(dice, packed)
    ),
    constants.WON: lambda seat, loser: Won(seat=seat, loser=loser),
    constants.SAVED_FACE: lambda seat, target: SavedFace(
        seat=seat, target=target, whose=whose(seat, target)
    ),
    constants.PASSED: lambda seat: Passed(seat=seat),
    constants.DAIMYO_LOST: lambda seat, cards: HouseLost(seat=seat, house="daimyo", cards=cards),
    constants.SAMURAI_LOST: lambda seat, cards: HouseLost(seat=seat, house="samurai", cards=cards),
    constants.BECAME_RONIN: lambda seat: BecameRonin(seat=seat),
    constants.CASTLE_TAKEN: lambda seat, card: CastleTaken(seat=seat, card=KIND_NAMES[card]),
    constants.CASTLE_DISCARDED: lambda seat, card: CastleDiscarded(
        seat=seat, card=KIND_NAMES[card]
    ),
    constants.DISHONORED: lambda seat, target: Dishonored(seat=seat, target=target),
    constants.PAID: lambda seat, amount, honor: Paid(seat=seat, amount=amount, honor=honor),
    constants.SEPPUKU: lambda seat, head: Seppuku(seat=seat, house=HEADS[head]),
    constants.ALLIED: lambda seat, lord: Allied(seat=seat, lord=lord),
    constants.GAVE_NOTICE: lambda seat, lord: GaveNotice(seat=seat, lord=lord),
    constants.ALLIANCE_ENDED: lambda seat, lord: AllianceEnded(seat=seat, lord=lord),
    constants.TOOK_OVER: lambda seat, former: TookOver(seat=seat, former=former),
    constants.ENTHRONED: lambda seat, ally, card: Enthroned(
        seat=seat, ally=ally, card=KIND_NAMES[card]
    ),
    constants.STOLE: lambda seat, card, house: card_into_house(Stole, seat, card, house),
    constants.PLACED: lambda seat, card, house: card_into_house(Placed, seat, card, house),
    constants.THREW_AWAY: lambda seat, card: ThrewAway(seat=seat, card=KIND_NAMES[card]),
    constants.SENT_ASSASSIN: lambda seat, target, head, roll, needed: SentAssassin(
        seat=seat,
        target=target,
        house=HEADS[head],
        roll=roll,
        needed=needed,
        result="success" if roll >= needed else "failure",
    ),
    constants.BODYGUARD_FELL: lambda seat: BodyguardFell(seat=seat),
    constants.ENDED: lambda reason, winner: Ended(
        reason=REASONS[reason][0], winner=None if winner == NOBODY else winner
    ),
}


def event(kind: int, args: tuple[int, ...]) -> Event:
    return EVENT_BUILDERS[kind](*args)
