"""The cards (H1): how many there are of each kind, their values, and what a thief can take."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.honor import GAME
from tatami.games.honor.material import KIND_NAMES
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import actions, can, do, honor, position

pytestmark = pytest.mark.rules

CARDS = """
start-daimyo-a  3   5  0  1
start-daimyo-b  3  10  0  2
daimyo-a        1  10  0  4
daimyo-b        1  15  2  3
daimyo-c        1  20  1  5
daimyo-d        1  30  1  4
okugata-a       4  10  3  0
okugata-b       5   5  4  0
warrior-a      17   0  0  1
warrior-b      11   0  0  2
warrior-c       6   0  0  3
warrior-d      11   0  1  1
bodyguard       5   0  0  0
no-dachi        1   5  1  3
daisho          1  10  1  1
masamune        1  10  1  4
noh-theatre     1  20  3  0
firearms        1 -20 -2  6
odawara         1   5  0  3
osaka           1  10  1  4
white-heron     1  15  2  5
thief           5   0  0  0
elite-thief     3   0  0  0
assassin        5   0  0  0
dishonor        9   0  0  0
save-face       4   0  0  0
"""
"""Number, honor, ki and strength of each kind."""

ACTIONS = {"thief", "elite-thief", "assassin", "dishonor", "save-face"}
GREEN = {"warrior-a", "warrior-b", "warrior-c", "warrior-d"}
GREEN |= {"no-dachi", "daisho", "masamune", "noh-theatre", "firearms"}


def table() -> dict[str, tuple[int, ...]]:
    rows = (line.split() for line in CARDS.strip().splitlines())
    return {name: tuple(int(number) for number in numbers) for name, *numbers in rows}


def test_the_deck_and_its_values() -> None:  # H1
    faces = GAME.view(GAME.new(seats=3, seed=1), None).faces
    found = {card.card: (card.count, card.honor, card.ki, card.strength) for card in faces}
    assert found == table()
    assert sum(count for count, *_ in found.values()) == 103  # 6 samurai and the shogun make 110


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("daimyo", ["start", "any"])
def test_every_card_of_the_deck_is_dealt_once(seats: int, daimyo: str) -> None:  # H1, H3, H4
    s = GAME.new(seats=seats, seed=1, options={"daimyo": daimyo})
    dealt = Counter(KIND_NAMES[s.pile[i]] for i in range(s.pile_size))
    for seat, player in enumerate(GAME.view(s, None).players):
        dealt.update(GAME.view(s, seat).hand)
        dealt.update(card for found in player.houses for card in found.cards)
    assert dealt == {name: count for name, (count, *_) in table().items()}


def test_the_samurai_card_has_6_ki_and_nothing_else() -> None:  # H1
    samurai = GAME.view(position("| | | turn 1"), None).players[0].houses[0]
    assert (samurai.honor, samurai.ki, samurai.strength, samurai.cards) == (0, 6, 0, ())


@pytest.mark.parametrize(("seats", "worth"), [(3, 50), (4, 75), (5, 100), (6, 150)])
def test_the_shogun_card_is_worth_more_with_more_players(seats: int, worth: int) -> None:  # H1, H8
    others = "daimyo start-daimyo-a |" * 2 + "|" * (seats - 3)
    s = position(f"daimyo start-daimyo-b | {others} turn {seats}; shogun 1")
    do(s, "end")
    assert honor(s, 1) == 10 + worth


@pytest.mark.parametrize("card", sorted(set(table()) - ACTIONS))
def test_a_thief_takes_possessions_and_warriors(card: str) -> None:  # H1, H41
    head = card if "daimyo" in card else f"daimyo-b {card}"
    s = position(f"honor 15; hand thief | daimyo {head} | | turn 1")
    assert can(s, "play thief") == (card in GREEN)


@pytest.mark.parametrize("card", sorted(set(table()) - ACTIONS - {"daimyo-b"}))
def test_the_values_of_a_card_count_for_its_house(card: str) -> None:  # H1, H8, H11, H21
    _, more_honor, more_ki, more_strength = table()[card]
    if "daimyo" in card:
        s = position(f"| daimyo {card} | | turn 1")
        expected = (more_honor, 6 + more_ki, more_strength)
    else:
        s = position(f"| daimyo daimyo-b {card} | | turn 1")
        expected = (15 + more_honor, 8 + more_ki, 3 + more_strength)
    player = GAME.view(s, None).players[1]
    assert (player.income, player.ki, player.defense) == expected


def with_samurai(position_text: str, honor: int, ki: int, strength: int) -> HonorState:
    """A position of three with another samurai card."""
    file = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")
    known = "[samurai]\ncount = 6\nhonor = 0\nki = 6\nstrength = 0\n"
    other = f"[samurai]\ncount = 6\nhonor = {honor}\nki = {ki}\nstrength = {strength}\n"
    assert known in file
    return GAME.read_position(
        position_text, GAME.table(seats=3, material=file.replace(known, other))
    )


def test_the_values_of_the_samurai_card_count_for_its_house() -> None:  # H1, H8, H11, H21
    s = with_samurai("daimyo start-daimyo-a | | daimyo start-daimyo-a | turn 3", 10, 9, 4)
    players = GAME.view(s, None).players
    assert [(one.ki, one.defense) for one in players] == [(9, 5), (9, 4), (9, 5)]
    do(s, "end")
    assert honor(s, 1) == 5 + 10


@pytest.mark.parametrize(("ki", "expected"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_with_fewer_than_three_ki_there_is_no_action(ki: int, expected: int) -> None:  # H11
    s = with_samurai("daimyo start-daimyo-a; hand warrior-a | | | turn 1", 0, ki, 0)
    assert actions(s) == expected
    assert can(s, "draw") == can(s, "play warrior-a") == (expected > 0)


def test_firearms_can_leave_less_than_no_ki_and_no_action() -> None:  # H11
    s = with_samurai("daimyo start-daimyo-a; samurai firearms | | | turn 1", 0, 0, 0)
    assert GAME.view(s, None).players[0].ki == -2
    assert actions(s) == 0
