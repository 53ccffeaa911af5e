"""The events of a game, and how they are built from the numbers in `constants`.

If only some viewers may know a card, the others get another event without it.
"""

from __future__ import annotations

from collections.abc import Callable

from tatami.engine.game_types import Amount, Card, Event, SeatNumber
from tatami.games.seven import constants
from tatami.games.seven.actions import LookIntoHand, Pair, Play, SearchDiscard, move
from tatami.games.seven.card_effects import FROM_HAND
from tatami.games.seven.constants import COLORS, RONIN
from tatami.games.seven.material import NAMES
from tatami.games.seven.rounds import POINTS


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A round begins: everything was shuffled, and a card turned over (S3)."""

    round: int
    dealer: SeatNumber
    card: Card


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """Only the player sees which card it is (S5)."""

    seat: SeatNumber
    card: Card


class DrewUnseen(Event, frozen=True, kw_only=True, tag="drew-unseen"):
    seat: SeatNumber


class PickedUp(Event, frozen=True, kw_only=True, tag="picked-up"):
    """A samurai from the top of the discard pile (S5)."""

    seat: SeatNumber
    card: Card


class TookBack(Event, frozen=True, kw_only=True, tag="took-back"):
    """A card from the player's own table (S5)."""

    seat: SeatNumber
    card: Card


class Rebuilt(Event, frozen=True, kw_only=True, tag="rebuilt"):
    """The discard pile was shuffled (S6)."""

    seat: SeatNumber
    cards: Amount


class Forwent(Event, frozen=True, kw_only=True, tag="forwent"):
    """Nothing could be drawn (S5)."""

    seat: SeatNumber
    draws: Amount


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    seat: SeatNumber
    card: Card
    defense: Amount


class Discarded(Event, frozen=True, kw_only=True, tag="discarded"):
    seat: SeatNumber
    card: Card


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """A play is announced (S16)."""

    seat: SeatNumber
    play: str
    """`single`, `pair`, `shogun-hand` or `shogun-discard`."""
    card: Card
    partner: Card


class Robbed(Event, frozen=True, kw_only=True, tag="robbed"):
    """Bandits took rice (S9, S10, S12)."""

    seat: SeatNumber
    victim: SeatNumber
    rice: Amount


class Struck(Event, frozen=True, kw_only=True, tag="struck"):
    """A ninja's victim, from `hand` or `table` (S11)."""

    seat: SeatNumber
    victim: SeatNumber
    place: str
    card: Card


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    """A player looks into a hand; everybody else gets this event (S13, S15)."""

    seat: SeatNumber
    victim: SeatNumber


class Saw(Event, frozen=True, kw_only=True, tag="saw"):
    """What the shogun's player sees there, an event for each kind (S15)."""

    seat: SeatNumber
    victim: SeatNumber
    card: Card
    amount: Amount


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """Only the two players know which card was taken (S15)."""

    seat: SeatNumber
    victim: SeatNumber
    card: Card


class TookUnseen(Event, frozen=True, kw_only=True, tag="took-unseen"):
    seat: SeatNumber
    victim: SeatNumber


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    """The ninja that was played with a shogun removed a card from the hand (S14)."""

    seat: SeatNumber
    victim: SeatNumber
    card: Card


class Fetched(Event, frozen=True, kw_only=True, tag="fetched"):
    """A shogun fetched a card from the discard pile (S13)."""

    seat: SeatNumber
    card: Card


class Called(Event, frozen=True, kw_only=True, tag="called"):
    """A player called seven (S17, S18); with one color `others` is 0."""

    seat: SeatNumber
    points: Amount
    color: Card
    many: Amount
    other: Card
    others: Amount
    ronin: Amount


class RanOut(Event, frozen=True, kw_only=True, tag="ran-out"):
    """A round ended without a set (S20): `turns` or `cards` ran out."""

    of: str


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """S18, S19: a player's points for a round, and in all."""

    round: int
    seat: SeatNumber
    points: Amount
    total: Amount


def event(kind: int, args: tuple[int, ...]) -> Event:
    return EVENT_BUILDERS[kind](*args)


def announced(seat: int, action: int) -> Announced:
    match move(action):
        case Pair(card=card, partner=partner):
            return Announced(seat=seat, play="pair", card=card, partner=partner)
        case LookIntoHand(card=card):
            return Announced(seat=seat, play="shogun-hand", card=card, partner="none")
        case SearchDiscard(card=card):
            return Announced(seat=seat, play="shogun-discard", card=card, partner="none")
        case found:
            assert isinstance(found, Play)
            return Announced(seat=seat, play="single", card=found.card, partner="none")


def called(seat: int, found: int) -> Called:
    """Unpacks a call of `rounds.best_set`."""
    counts = [found >> kind * 4 & 15 for kind in range(RONIN + 1)]
    colors = sorted(range(COLORS), key=lambda kind: -counts[kind])[:2]
    return Called(
        seat=seat,
        points=found >> POINTS & 255,
        color=NAMES[colors[0]],
        many=counts[colors[0]],
        other=NAMES[colors[1]],
        others=counts[colors[1]],
        ronin=counts[RONIN],
    )


EVENT_BUILDERS: dict[int, Callable[..., Event]] = {
    constants.DEALT: lambda n, dealer, k: Dealt(round=n + 1, dealer=dealer, card=NAMES[k]),
    constants.DREW: lambda seat, k: Drew(seat=seat, card=NAMES[k]),
    constants.DREW_UNSEEN: lambda seat: DrewUnseen(seat=seat),
    constants.PICKED_UP: lambda seat, k: PickedUp(seat=seat, card=NAMES[k]),
    constants.TOOK_BACK: lambda seat, k: TookBack(seat=seat, card=NAMES[k]),
    constants.REBUILT: lambda seat, many: Rebuilt(seat=seat, cards=many),
    constants.FORWENT: lambda seat, many: Forwent(seat=seat, draws=many),
    constants.LAID: lambda seat, k, sum_: Laid(seat=seat, card=NAMES[k], defense=sum_),
    constants.DISCARDED: lambda seat, k: Discarded(seat=seat, card=NAMES[k]),
    constants.ANNOUNCED: announced,
    constants.ROBBED: lambda seat, victim, many: Robbed(seat=seat, victim=victim, rice=many),
    constants.STRUCK: lambda seat, victim, place, k: Struck(
        seat=seat, victim=victim, place="hand" if place == FROM_HAND else "table", card=NAMES[k]
    ),
    constants.LOOKED: lambda seat, victim: Looked(seat=seat, victim=victim),
    constants.SAW: lambda seat, victim, k, many: Saw(
        seat=seat, victim=victim, card=NAMES[k], amount=many
    ),
    constants.TOOK: lambda seat, victim, k: Took(seat=seat, victim=victim, card=NAMES[k]),
    constants.TOOK_UNSEEN: lambda seat, victim: TookUnseen(seat=seat, victim=victim),
    constants.DROPPED: lambda seat, victim, k: Dropped(seat=seat, victim=victim, card=NAMES[k]),
    constants.FETCHED: lambda seat, k: Fetched(seat=seat, card=NAMES[k]),
    constants.CALLED: called,
    constants.RAN_OUT: lambda closing: RanOut(of="cards" if closing else "turns"),
    constants.SCORED: lambda n, seat, points, total: Scored(
        round=n + 1, seat=seat, points=points, total=total
    ),
}
