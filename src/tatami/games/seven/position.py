"""A position as one line of text:

    round 1 dealer P2 turns 0 rebuilt 0 | P1 draws 2
    | rry3n / - / 10 / - | bbgs6 / yo / 10 / - | 3r | ?

- the round, its dealer, the turns completed in it, and how often the pile was rebuilt;
- the decision: `P1 draws 2`, `P1 plays 1`, `P1 ends`; in the middle of a play also the plays
  left before it and what was announced: `P1 aims 2: bandit-6 + bandit-5`, `P1 strikes 1: ninja on
  P2`, `P1 takes 1: shogun hand on P2`, `P1 fetches 1: shogun discard`, `P1 drops 2: shogun + ninja
  on P2`; or `over`;
- for each seat the hand, the table, the rice, and the points of the rounds before;
- the discard pile and the draw pile, each from the bottom to the top.

Cards are letters: `r y b g` samurai, `o` ronin, `3 4 5 6` bandits, `n` ninja, `s` shogun, `-` none.
A draw pile that begins with `?` has all cards that are not named, shuffled, below the others. A
position has no past: nobody remembers anything from before it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import u8

from tatami.engine.chance import chance_from
from tatami.engine.errors import BadPosition, MalformedMove
from tatami.engine.state import NOBODY
from tatami.games.seven import actions
from tatami.games.seven.card_effects import FULL_TABLE, first_card, second_card
from tatami.games.seven.constants import (
    AIMING,
    DRAWING,
    DROPPING,
    ENDING,
    FETCHING,
    FIGHTERS,
    KINDS,
    NO_PLAY,
    ONE_BANDIT,
    OVER,
    PLAYING,
    ROW,
    STRIKING,
    TAKING,
    TARGET,
)
from tatami.games.seven.material import NAMES
from tatami.games.seven.rounds import clear_the_table

if TYPE_CHECKING:
    from tatami.games.seven.state import SevenState

LETTERS = "rybgo3456ns"
VERBS = {
    DRAWING: "draws",
    PLAYING: "plays",
    AIMING: "aims",
    STRIKING: "strikes",
    TAKING: "takes",
    FETCHING: "fetches",
    DROPPING: "drops",
    ENDING: "ends",
}
PHASES = {verb: phase for phase, verb in VERBS.items()}
WITH_VICTIM = (STRIKING, TAKING, DROPPING)
ROUND = re.compile(r"round (\d+) dealer P(\d) turns (\d+) rebuilt (\d)")
ASKED = re.compile(r"P(\d) (\w+)(?: (\d))?(?:: (.+?)(?: on P(\d))?)?")


def write(s: SevenState) -> str:
    fields = [
        f"round {s.round + 1} dealer P{s.dealer + 1} turns {s.turns} rebuilt {s.rebuilt}",
        write_asked(s),
        *(write_seat(s, seat) for seat in range(s.seats)),
        letters(int(s.discard[i]) for i in range(s.discard_size)),
        letters(int(s.pile[i]) for i in range(s.pile_size)),
    ]
    return " | ".join(fields)


def letters(kinds: Iterable[int]) -> str:
    return "".join(LETTERS[kind] for kind in kinds) or "-"


def write_asked(s: SevenState) -> str:
    if s.to_act == NOBODY:
        return "over"
    asked = f"P{s.to_act + 1} {VERBS[s.phase]}"
    if s.phase == ENDING:
        return asked
    asked += f" {s.draws if s.phase == DRAWING else s.plays}"
    if s.announced != NO_PLAY:
        asked += f": {actions.show(s.announced)}"
    return asked + (f" on P{s.victim + 1}" if s.phase in WITH_VICTIM else "")


def write_seat(s: SevenState, seat: int) -> str:
    points = [str(s.scores[number * s.seats + seat]) for number in range(s.round)]
    hand, table = (letters(row(cards, seat)) for cards in (s.hands, s.tables))
    return f"{hand} / {table} / {s.rice[seat]} / {' '.join(points) or '-'}"


def row(counts: vec[u8], seat: int) -> list[int]:
    """The cards of a hand or table, in the order of their kinds."""
    found = []
    for kind in range(KINDS):
        found += [kind] * int(counts[seat * ROW + kind])
    return found


def read(table: SevenState, text: str) -> SevenState:
    """The position of that text on this table; raises BadPosition with one line."""
    fields = [field.strip() for field in text.strip().split("|")]
    wanted = int(table.seats) + 4
    if len(fields) != wanted:
        raise BadPosition(
            f"a position of {table.seats} players has {wanted} fields between bars, "
            f"not {len(fields)}"
        )
    state = table.deal(chance_from("position"))
    clear_the_table(state)
    read_round(state, fields[0])
    read_asked(state, fields[1])
    seats = [read_seat(state, seat, field) for seat, field in enumerate(fields[2:-2])]
    for kind in read_cards(fields[-2]):
        state.onto_discard(kind)
    pile = read_pile(state, fields[-1], Counter(visible_cards(state)))
    if sum(rice for rice, _ in seats) != state.seats * state.start_rice:
        raise BadPosition(f"there are {state.seats * state.start_rice} rice markers in all")
    state.set_position(pile, [rice for rice, _ in seats], [points for _, points in seats])
    check_possible(state)
    return state


def read_round(s: SevenState, text: str) -> None:
    match = ROUND.fullmatch(text)
    if match is None:
        raise BadPosition(
            f"the round is like 'round 1 dealer P2 turns 0 rebuilt 0', not {text[:60]!r}"
        )
    number, dealer, turns, rebuilt = (int(group) for group in match.groups())
    if not 1 <= number <= s.rounds + 1 or turns > s.seats * s.turn_limit:
        raise BadPosition(f"there is no turn {turns} of round {number} at this table")
    s.round, s.dealer, s.turns, s.rebuilt = number - 1, read_player(s, dealer), turns, rebuilt


def read_player(s: SevenState, number: int) -> int:
    if not 1 <= number <= s.seats:
        raise BadPosition(f"there is no player P{number}: they are P1 to P{s.seats}")
    return number - 1


def read_asked(s: SevenState, text: str) -> None:
    """The decision, and the announced play."""
    if text == "over":
        s.phase, s.to_act, s.announced = OVER, NOBODY, NO_PLAY
        return
    match = ASKED.fullmatch(text)
    if match is None or match[2] not in PHASES:
        raise BadPosition(f"what is asked is like 'P1 draws 2' or 'over', not {text[:60]!r}")
    s.phase = PHASES[match[2]]
    s.to_act = read_player(s, int(match[1]))
    left = int(match[3] or 0)
    if s.phase != ENDING and left not in (1, 2):
        raise BadPosition(f"one or two draws or plays are left, not {match[3]}")
    s.draws = left if s.phase == DRAWING else 0
    s.plays = 2 if s.phase == DRAWING else left
    s.announced = read_announced(s.phase, match[4])
    s.victim = read_player(s, int(match[5])) if match[5] else NOBODY
    if (s.phase in WITH_VICTIM) != (s.victim != NOBODY) or s.victim == s.to_act:
        raise BadPosition("only a strike, a take or a drop names another player")


def read_announced(phase: int, text: str | None) -> int:
    if (text is not None) != (AIMING <= phase <= DROPPING):
        raise BadPosition("name the announced play while it is not finished, and only then")
    if text is None:
        return NO_PLAY
    try:
        action = actions.read(text)
    except MalformedMove as error:
        raise BadPosition(str(error)) from None
    if not ONE_BANDIT <= action < TARGET:
        raise BadPosition(f"{text!r} is not a play that can be announced")
    return action


def read_seat(s: SevenState, seat: int, text: str) -> tuple[int, list[int]]:
    parts = [part.strip() for part in text.split("/")]
    if len(parts) != 4 or not parts[2].isdigit():
        raise BadPosition(f"a player is like 'rry3n / rr / 10 / -', not {text[:60]!r}")
    for kind in read_cards(parts[0]):
        s.into_hand(seat, kind)
    for kind in read_cards(parts[1]):
        if kind >= FIGHTERS or s.laid[seat] == FULL_TABLE:
            raise BadPosition("at most seven samurai and ronin lie in front of a player")
        s.onto_table(seat, kind)
    words = parts[3].replace("-", "").split()
    if len(words) != s.round or not all(word.isdigit() and int(word) < 256 for word in words):
        raise BadPosition(f"give the points of {s.round} rounds, not {parts[3]!r}")
    return int(parts[2]), [int(word) for word in words] + [0] * (s.rounds - s.round)


def read_cards(text: str) -> list[int]:
    for letter in text.replace("-", ""):
        if letter not in LETTERS:
            raise BadPosition(f"there is no card {letter!r}: cards are {' '.join(LETTERS)}")
    return [LETTERS.index(letter) for letter in text.replace("-", "")]


def visible_cards(s: SevenState) -> list[int]:
    """Every card that the text has placed so far."""
    cards = [int(s.discard[i]) for i in range(s.discard_size)]
    for seat in range(s.seats):
        cards += row(s.hands, seat) + row(s.tables, seat)
    if s.announced != NO_PLAY:
        cards += [kind for kind in (first_card(s.announced), second_card(s.announced)) if kind >= 0]
    return cards


def read_pile(s: SevenState, text: str, used: Counter[int]) -> list[int]:
    """The draw pile; every card of the deck must be in exactly one place."""
    pile = read_cards(text.removeprefix("?"))
    used.update(pile)
    rest = []
    for kind in range(KINDS):
        left = s.deck[kind] - used[kind]
        if left < 0 or (left > 0 and not text.startswith("?")):
            raise BadPosition(f"there are {s.deck[kind]} {NAMES[kind]}, not {used[kind]}")
        rest += [kind] * left
    return shuffled(rest) + pile


def shuffled(cards: list[int]) -> list[int]:
    """Always in the same way, so that a text is always the same position."""
    chance = chance_from("the rest of the pile")
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check_possible(s: SevenState) -> None:
    """Refuse what cannot occur: the end before the last round, and a decision without choices."""
    if (s.to_act == NOBODY) != (s.round == s.rounds):
        raise BadPosition(f"the game must be over after {s.rounds} rounds, not before")
    if s.to_act != NOBODY and not s.legal():
        raise BadPosition("no move is legal in this position")
