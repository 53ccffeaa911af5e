"""A position as one line of text: a field per seat and one for the table.

`honor 60; daimyo daimyo-a noh-theatre; samurai warrior-a*2; hand thief | honor 0; daimyo
start-daimyo-a | honor 10; serves 1 | turn 1; turns 9; shogun 1`

Seats are counted from 1. A seat's parts are `honor`, `daimyo` (the house with its daimyo first),
`samurai`, `hand` and `serves N`, with `new` before the service has begun or `notice` after the
alliance was declared broken. The table's parts are `turn` (whose), `turns` (begun so far),
`starter`, `used` (actions), `declared`, `shogun N`, `discards` (the last one on top) and `pile`
(the top first). What is left out is empty or has not happened. Cards that are named nowhere lie in
the pile under those that are, in random order; `rest discards` puts them onto the
discard pile instead.

A position can be written only while a player decides about the turn. Nobody remembers anything from
before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPosition
from tatami.engine.state import NOBODY
from tatami.games.honor.card_groups import is_daimyo
from tatami.games.honor.constants import KINDS, NAMED, NO_CARD, TURN
from tatami.games.honor.houses import (
    add_card,
    daimyo_house,
    discard,
    has_room,
    is_daimyo_house,
    owner,
    samurai_house,
)
from tatami.games.honor.material import KIND_NAMES, KIND_NUMBERS
from tatami.games.honor.memory import remember_shuffled
from tatami.games.honor.pending import push, question

if TYPE_CHECKING:
    from tatami.games.honor.state import HonorState

SEAT_PARTS = ("honor", "daimyo", "samurai", "hand", "serves")
TABLE_PARTS = (
    "turn",
    "turns",
    "starter",
    "used",
    "declared",
    "shogun",
    "discards",
    "pile",
    "rest",
)


def write(s: HonorState) -> str:
    if s.to_act == NOBODY or question(s) != TURN:
        raise BadPosition("a position can be written only while a player decides about the turn")
    return describe(s)


def describe(s: HonorState) -> str:
    return " | ".join((*(write_seat(s, seat) for seat in range(s.seats)), write_table(s)))


def write_seat(s: HonorState, seat: int) -> str:
    parts = [f"honor {s.honor[seat]}"]
    for name, cards in (
        ("daimyo", s.house[daimyo_house(seat) * KINDS :]),
        ("samurai", s.house[samurai_house(seat) * KINDS :]),
        ("hand", s.hand[seat * KINDS :]),
    ):
        if any(cards[kind] for kind in range(NAMED)):
            parts.append(f"{name} {write_counts([int(cards[kind]) for kind in range(NAMED)])}")
    if s.serves[seat] != NOBODY:
        mark = " notice" if s.notice[seat] else "" if s.in_service[seat] else " new"
        parts.append(f"serves {s.serves[seat] + 1}{mark}")
    return "; ".join(parts)


def write_counts(counts: list[int]) -> str:
    return " ".join(
        KIND_NAMES[kind] if count == 1 else f"{KIND_NAMES[kind]}*{count}"
        for kind, count in enumerate(counts)
        if count
    )


def write_table(s: HonorState) -> str:
    parts = [f"turn {s.turn + 1}", f"turns {s.turns}", f"starter {s.starter + 1}"]
    parts += [f"used {s.used}"] * bool(s.used) + ["declared"] * s.declared
    if s.shogun != NOBODY:
        parts.append(f"shogun {s.shogun + 1}")
    if s.discarded:
        counts = [int(s.discards[kind]) for kind in range(NAMED)]
        counts[s.top] -= 1
        parts.append(f"discards {write_counts(counts)} {KIND_NAMES[s.top]}".replace("  ", " "))
    if s.pile_size:
        pile = (KIND_NAMES[s.pile[i]] for i in range(s.pile_size - 1, -1, -1))
        parts.append(f"pile {' '.join(pile)}")
    return "; ".join(parts)


def dump(s: HonorState) -> str:
    """Everything that distinguishes states: the position, the questions, and what is remembered."""
    asked = list(s.stack[: s.depth])
    rest = (s.to_act, asked, s.held, s.saved_by, s.reason)
    remembered = (
        write_counts_by_seat(s, list(s.kept)),
        write_counts_by_seat(s, list(s.drawn)),
        write_counts_by_seat(s, list(s.shown)),
        list(s.kept_counts),
        list(s.drawn_counts),
        list(s.most_save_faces),
    )
    return f"{describe(s)} | {rest} | {remembered}"


def write_counts_by_seat(s: HonorState, counts: list[int]) -> list[str]:
    return [
        write_counts([int(count) for count in counts[seat * KINDS : seat * KINDS + NAMED]])
        for seat in range(s.seats)
    ]


# Reading.


class PositionReader:
    """Fills an empty state from the fields of a text."""

    def __init__(self, state: HonorState) -> None:
        self.state = state
        self.left = [int(count) for count in state.config.count]
        self.top_of_pile: list[int] = []
        self.rest = "pile"

    def seat_number(self, text: str) -> int:
        if not text.isdigit() or not 1 <= int(text) <= self.state.seats:
            raise BadPosition(f"{text!r} is not a seat: seats are 1 to {self.state.seats}")
        return int(text) - 1

    def cards(self, text: str) -> list[int]:
        found = []
        for word in text.split():
            name, _, times = word.partition("*")
            if name not in KIND_NUMBERS or not (times or "1").isdigit():
                raise BadPosition(f"there is no card {word[:40]!r}")
            found += [KIND_NUMBERS[name]] * int(times or "1")
        for kind in found:
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise BadPosition(f"there are too many cards {KIND_NAMES[kind]!r}")
        return found

    def number(self, text: str, what: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise BadPosition(f"{what} is a number, not {text[:40]!r}") from None

    # A seat.

    def read_seat(self, seat: int, text: str) -> None:
        for name, value in split_parts(text, SEAT_PARTS).items():
            if name == "honor":
                self.read_honor(seat, value)
            elif name == "hand":
                self.read_hand(seat, value)
            elif name == "serves":
                self.read_service(seat, value)
            else:
                house = daimyo_house(seat) if name == "daimyo" else samurai_house(seat)
                self.read_house(house, value)

    def read_honor(self, seat: int, text: str) -> None:
        honor = self.number(text, "honor")
        if honor % 5 or abs(honor) > 10000:
            raise BadPosition(f"honor is a multiple of 5, not {honor}")
        self.state.honor[seat] = honor

    def read_hand(self, seat: int, text: str) -> None:
        s = self.state
        for kind in self.cards(text):
            s.hand[seat * KINDS + kind] += 1
            s.hand_size[seat] += 1
        if s.hand_size[seat] > 7:
            raise BadPosition(f"seat {seat + 1} has more than seven cards in hand")

    def read_house(self, house: int, text: str) -> None:
        s = self.state
        for kind in self.cards(text):
            if is_daimyo(kind):
                fits = is_daimyo_house(house) and s.daimyo[owner(house)] == NO_CARD
            else:
                fits = kind < 24 and has_room(s, house, kind)
            if not fits:
                raise BadPosition(
                    f"{KIND_NAMES[kind]!r} cannot lie in a house of seat {house // 2 + 1}"
                )
            add_card(s, house, kind)

    def read_service(self, seat: int, text: str) -> None:
        s = self.state
        number, _, mark = text.partition(" ")
        lord = self.seat_number(number)
        if lord == seat or s.second[lord] != NOBODY or mark not in ("", "new", "notice"):
            raise BadPosition(f"seat {seat + 1} cannot serve {text!r}")
        s.serves[seat] = lord
        s.second[lord] = seat
        s.in_service[seat] = int(mark != "new")
        s.notice[seat] = int(mark == "notice")

    # The table.

    def read_table(self, text: str) -> None:
        s = self.state
        found = split_parts(text, TABLE_PARTS)
        s.turn = self.seat_number(found.get("turn", "1"))
        s.starter = self.seat_number(found.get("starter", "1"))
        s.turns = self.number(found.get("turns", "1"), "the turns begun")
        s.used = self.number(found.get("used", "0"), "the actions used")
        s.declared = "declared" in found
        if "shogun" in found:
            s.shogun = self.seat_number(found["shogun"])
        for kind in self.cards(found.get("discards", "")):
            discard(s, kind)
        self.top_of_pile = self.cards(found.get("pile", ""))
        self.rest = found.get("rest", "pile")
        if self.rest not in ("pile", "discards"):
            raise BadPosition(f"the rest lies in the 'pile' or the 'discards', not {self.rest!r}")

    def place_rest(self) -> None:
        s = self.state
        cards = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        if self.rest == "discards":
            for kind in cards:
                discard(s, kind)
            cards = []
        for i, kind in enumerate(cards):
            s.pile[i] = kind
        s.chance.shuffle(s.pile, 0, len(cards))
        s.pile_size = len(cards)
        for kind in reversed(self.top_of_pile):
            s.pile[s.pile_size] = kind
            s.pile_size += 1


def split_parts(text: str, names: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        if not name:
            continue
        if name not in names or name in found:
            raise BadPosition(
                f"there is no part {name[:40]!r} here; choose from {', '.join(names)}"
            )
        found[name] = value.strip()
    return found


def read(table: HonorState, text: str) -> HonorState:
    """The position of that text on this table; raises BadPosition with one line."""
    fields = text.strip().split("|")
    if len(fields) != table.seats + 1:
        raise BadPosition(
            f"a position has a field per seat and one for the table: {table.seats + 1} fields "
            f"between bars, not {len(fields)}"
        )
    state = empty(table)
    reader = PositionReader(state)
    for seat in range(table.seats):
        reader.read_seat(seat, fields[seat])
    reader.read_table(fields[-1])
    reader.place_rest()
    check_possible(state)
    forget_everything(state)
    push(state, TURN)
    state.to_act = state.turn
    return state


def empty(table: HonorState) -> HonorState:
    state = type(table)(table.config, table.seats, chance_from("position"))
    state.clear()
    state.starter = state.turn = 0
    state.used, state.declared = 0, False
    return state


def forget_everything(s: HonorState) -> None:
    """H4: every hidden card may be anywhere."""
    remember_shuffled(s)
    s.drawn, s.drawn_counts = s.kept, s.kept_counts
    s.kept = s.shown[:]
    s.kept_counts = type(s.drawn_counts)([0] * s.seats)


def check_possible(s: HonorState) -> None:
    """Refuse what cannot occur by H15, H17 and H31."""
    if s.shogun != NOBODY and s.daimyo[s.shogun] == NO_CARD:
        raise BadPosition(f"seat {s.shogun + 1} has no daimyo who could be shogun")
    for seat in range(s.seats):
        house = daimyo_house(seat)
        if s.daimyo[seat] == NO_CARD and s.house_size[house]:
            raise BadPosition(f"seat {seat + 1} has a daimyo's house without a daimyo")
        lord = s.serves[seat]
        if lord != NOBODY and (s.daimyo[lord] == NO_CARD or s.daimyo[seat] != NO_CARD):
            raise BadPosition(f"seat {seat + 1} cannot serve seat {lord + 1}")
    if not 0 <= s.used <= 5 or not 1 <= s.turns <= 100000:
        raise BadPosition("that many actions or turns are not possible")
