"""Round robin by Berger's tables: everybody meets everybody, seats alternate."""

from __future__ import annotations


def rounds_of(count: int, *, double: bool) -> int:
    return (count - 1 + count % 2) * (2 if double else 1)


def berger_round(order: list[int], number: int) -> list[tuple[int, int]]:
    """Round `number`, from 1; 0 stands for a missing player of an odd number.

    All but the last player stand on a circle that turns by one half step each round; those opposite
    to each other meet, and the last player meets who is left. In the second half of a double round
    robin the seats are exchanged.
    """
    players = [*order, 0] if len(order) % 2 else list(order)
    circle, last = len(players) - 1, players[-1]
    turn, again = (number - 1) % circle, (number - 1) // circle % 2 == 1
    first = turn * (circle + 1) // 2 % circle
    pairs = [(players[first], last) if turn % 2 == 0 else (last, players[first])]
    for step in range(1, len(players) // 2):
        pairs.append((players[(first + step) % circle], players[(first - step) % circle]))
    return [(other, one) for one, other in pairs] if again else pairs
