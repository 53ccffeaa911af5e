# compiled with mypyc
"""Deaths (H7, H23, H28, H36, H45, H46): in battle, by seppuku, by an assassin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tatami.engine.state import EVERYONE, NOBODY
from tatami.games.honor.alliance import end_alliance, serving_second, take_over, turn_to_ronin
from tatami.games.honor.constants import DAIMYO_LOST, SAMURAI_LOST, SHOGUN_RETURNED
from tatami.games.honor.houses import daimyo_house, discard_house, samurai_house

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState


def daimyo_dies(s: HonorState, seat: i64) -> None:
    """H23, H28, H45: the whole house is discarded; samurai and second samurai become ronin."""
    cards = discard_house(s, daimyo_house(seat))
    if s.event_data is not None:
        s.emit(DAIMYO_LOST, EVERYONE, (seat, cards))
    if s.shogun == seat:
        return_shogun_card(s)
    turn_to_ronin(s, seat)
    second = s.second[seat]
    if second != NOBODY:
        end_alliance(s, second)
        turn_to_ronin(s, second)


def return_shogun_card(s: HonorState) -> None:
    """H28, H45: the shogun card returns to the middle."""
    s.shogun = NOBODY
    if s.event_data is not None:
        s.emit(SHOGUN_RETURNED, EVERYONE, ())


def samurai_dies(s: HonorState, seat: i64) -> None:
    """H28, H46: the samurai card stays, the rest of its house is discarded. H36: the second samurai
    inherits the daimyo."""
    cards = discard_house(s, samurai_house(seat))
    if s.event_data is not None:
        s.emit(SAMURAI_LOST, EVERYONE, (seat, cards))
    heir = serving_second(s, seat)
    if heir != NOBODY:
        take_over(s, heir)
