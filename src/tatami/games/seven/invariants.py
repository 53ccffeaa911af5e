"""What holds after every decision. For tests and soak runs: the game does not import this."""

from __future__ import annotations

from collections import Counter

from tatami.games.seven.card_effects import FULL_TABLE, first_card, second_card
from tatami.games.seven.constants import FIGHTERS, KINDS, NO_PLAY, ROW
from tatami.games.seven.memory import LANES, SPECTATOR, in_lane
from tatami.games.seven.state import SevenState


def violation(s: SevenState) -> str | None:
    """The first invariant that this state breaks, as a sentence; None if all hold."""
    if not every_card_is_somewhere(s):
        return "a card is lost or doubled (S1)"
    if not seats_add_up(s):
        return "the cards or the rice of the seats do not add up (S2, S8)"
    if not known_cards_are_there(s):
        return "a viewer is sure of a card that is not there (S15)"
    if not pile_is_thought_possible(s):
        return "a viewer takes the draw pile as it is for impossible (S15)"
    return None


def row(counts: list[int], seat: int) -> list[int]:
    """The counts of a hand, a table or a viewer's memory, by kind."""
    return counts[seat * ROW : seat * ROW + KINDS]


def every_card_is_somewhere(s: SevenState) -> bool:
    """S1: piles, hands, tables and announced cards make up the deck; `visible` and `heap` agree."""
    discard = Counter(int(s.discard[i]) for i in range(s.discard_size))
    in_sight = discard + announced_cards(s)
    hidden = Counter(int(s.pile[i]) for i in range(s.pile_size))
    hands, tables = list(s.hands), list(s.tables)
    for seat in range(s.seats):
        in_sight.update(dict(enumerate(row(tables, seat))))
        hidden.update(dict(enumerate(row(hands, seat))))
    return all(
        discard[kind] == s.discard_counts[kind]
        and in_sight[kind] == s.visible[kind]
        and in_sight[kind] + hidden[kind] == s.deck[kind]
        for kind in range(KINDS)
    )


def announced_cards(s: SevenState) -> Counter[int]:
    """S16: cards that are announced and have not taken effect."""
    if s.announced == NO_PLAY:
        return Counter()
    cards = (int(first_card(s.announced)), int(second_card(s.announced)))
    return Counter(kind for kind in cards if kind >= 0)


def seats_add_up(s: SevenState) -> bool:
    """S2, S8: the seats have all the rice, and no table holds more than seven cards."""
    hands, tables = list(s.hands), list(s.tables)
    for seat in range(s.seats):
        held, laid = sum(row(hands, seat)), sum(row(tables, seat)[:FIGHTERS])
        if held != s.held[seat] or laid != s.laid[seat] or laid > FULL_TABLE:
            return False
    return sum(s.rice) == s.seats * s.start_rice


def viewers(s: SevenState) -> list[int]:
    """The lanes of `memory` that are in use."""
    return [*range(s.seats), SPECTATOR]


def known_cards_are_there(s: SevenState) -> bool:
    """S15: nobody is sure of more cards than a hand holds; players know at least what spectators
    know; a seat keeps no count of its own hand."""
    hands = list(s.hands)
    for seat in range(s.seats):
        for kind, held in enumerate(row(hands, seat)):
            lanes = s.known[seat * ROW + kind]
            counts = [int(in_lane(lanes, viewer)) for viewer in range(LANES)]
            others = [counts[viewer] for viewer in viewers(s) if viewer != seat]
            if counts[seat] != 0 or max(counts) > held or min(others) < counts[SPECTATOR]:
                return False
    return True


def pile_is_thought_possible(s: SevenState) -> bool:
    """S15: every viewer takes the real draw pile for possible."""
    pile = Counter(int(s.pile[i]) for i in range(s.pile_size))
    hands, may_lie = list(s.hands), list(s.may_lie)
    for viewer in viewers(s):
        own = row(hands, viewer) if viewer != SPECTATOR else [0] * KINDS
        for kind, most in enumerate(row(may_lie, viewer)):
            unplaced = int(s.deck[kind]) - int(s.visible[kind]) - own[kind]
            for seat in range(s.seats):
                unplaced -= in_lane(s.known[seat * ROW + kind], viewer)
            if pile[kind] > most or pile[kind] > unplaced:
                return False
    return True
