"""A second, deliberately naive implementation of the rules, to compare with the real one.

The table is a dictionary of places. It shares only the texts of moves with the real rules; a test
plays the same games with both.
"""

from __future__ import annotations

from itertools import combinations

Place = tuple[int, int]
SYMBOLS = ("helmet", "buddha", "rice")
WAYS = ((0, 1), (0, -1), (1, 0), (-1, 0))


def neighbors(place: Place) -> list[Place]:
    return [(place[0] + x, place[1] + y) for x, y in WAYS]


class NaiveVillage:
    def __init__(
        self,
        hands: list[list[str]],
        piles: list[list[str]],
        villages: list[frozenset[str]],
        first_village: frozenset[str],
        start: int,
        stones: int,
    ) -> None:
        self.hands, self.piles, self.pile = hands, piles, villages
        self.village: dict[Place, frozenset[str]] = {(0, 0): first_village}
        self.card: dict[Place, tuple[int, str, int]] = {}
        self.scored: set[Place] = set()
        self.won = [dict.fromkeys(SYMBOLS, 0) for _ in hands]
        self.stones = stones
        self.start, self.seat = start, start
        self.ends: list[str] = []
        self.over = False
        self.chosen = ""
        self.last: Place = (0, 0)
        self.due: list[Place] = []

    def open(self) -> set[Place]:
        """V8."""
        around = {place for village in self.village for place in neighbors(village)}
        return {place for place in around if place not in self.card}

    def legal(self) -> set[str]:
        if self.due:
            return {f"{x},{y}" for x, y in self.due}
        if self.chosen:
            return {f"{x},{y}" for x, y in self.open()}
        return set(self.hands[self.seat])

    def play(self, text: str) -> None:
        if "," not in text:
            self.chosen = text
            return
        x, y = text.split(",")
        if self.due:
            self.lay_villages((int(x), int(y)))
        else:
            self.lay((int(x), int(y)))

    def lay(self, place: Place) -> None:
        suit, value = self.chosen.split("-")
        self.hands[self.seat].remove(self.chosen)
        self.chosen = ""
        self.card[place] = (self.seat, suit, int(value))
        self.last = place
        self.due = sorted(self.find_due(place))
        assert len(self.due) <= 2, "more than two villages are due"
        alike = len(self.pile) > 1 and self.pile[0] == self.pile[1]
        if len(self.due) < 2 or not self.pile or alike:
            self.lay_villages(self.due[0] if self.due else None)

    def find_due(self, place: Place) -> set[Place]:
        """V9: corners of villages at which this card meets one of another player."""
        found = set()
        for village in neighbors(place):
            if village not in self.village:
                continue
            for other in neighbors(village):
                corner = (place[0] + other[0] - village[0], place[1] + other[1] - village[1])
                opposite = corner == village
                if other == place or opposite or other not in self.card:
                    continue
                if self.card[other][0] != self.seat and corner not in self.village:
                    found.add(corner)
        return found

    def lay_villages(self, first: Place | None) -> None:
        """V11, V12."""
        for place in sorted(self.due, key=lambda place: place != first):
            if self.pile:
                self.village[place] = self.pile.pop(0)
        self.due = []
        if not self.pile:
            self.note("villages")
        self.score()
        self.finish()

    def score(self) -> None:
        """V13 to V15, in a fixed order of places: the order decides nothing but who is first."""
        complete = [
            village
            for village in self.village
            if village not in self.scored and all(p in self.card for p in neighbors(village))
        ]
        for village in sorted(complete, key=lambda place: (place[1], place[0])):
            self.scored.add(village)
            for symbol in SYMBOLS:
                if symbol in self.village[village]:
                    self.award(village, symbol)

    def award(self, village: Place, symbol: str) -> None:
        """V14."""
        sums = [0] * len(self.hands)
        for place in neighbors(village):
            seat, suit, value = self.card[place]
            if suit in (symbol, "samurai"):
                sums[seat] += value
        if sums.count(max(sums)) == 1:
            self.won[sums.index(max(sums))][symbol] += 1
            if sum(won[symbol] for won in self.won) == self.stones:
                self.note({"helmet": "helmets", "buddha": "buddhas", "rice": "rice"}[symbol])

    def finish(self) -> None:
        """V17 to V20."""
        hand, pile = self.hands[self.seat], self.piles[self.seat]
        while len(hand) < 5 and pile:
            hand.append(pile.pop(0))
        if not any(self.hands):
            self.note("cards")
        self.seat = (self.seat + 1) % len(self.hands)
        if not self.open():
            self.note("stuck")
            self.over = True
        elif self.seat == self.start and self.ends:
            self.over = True

    def note(self, what: str) -> None:
        if what not in self.ends:
            self.ends.append(what)

    def winners(self) -> set[int]:
        """V21 to V24."""
        seats = range(len(self.hands))
        led: dict[int, list[str]] = {seat: [] for seat in seats}
        for symbol in SYMBOLS:
            counts = [won[symbol] for won in self.won]
            if counts.count(max(counts)) == 1:
                led[counts.index(max(counts))].append(symbol)
        outright = {seat for seat in seats if len(led[seat]) >= 2}
        if outright:
            return outright
        with_one = [seat for seat in seats if led[seat]]
        if not with_one:
            totals = [sum(won.values()) for won in self.won]
            return {seat for seat in seats if totals[seat] == max(totals)}
        counts_of = {
            seat: (sum(self.won[seat].values()) - aside, aside)
            for seat in with_one
            for aside in [self.won[seat][led[seat][0]]]
        }
        return {seat for seat in with_one if counts_of[seat] == max(counts_of.values())}

    def cards_meet_villages_only(self) -> bool:
        """V8: a chessboard."""
        return all((x + y) % 2 == 0 for x, y in self.village) and all(
            (x + y) % 2 == 1 for x, y in self.card
        )

    def is_connected_by_corners(self) -> bool:
        """V9: every village but the first lies diagonally next to another."""
        pairs = combinations(self.village, 2)
        near = {p for a, b in pairs if abs(a[0] - b[0]) == abs(a[1] - b[1]) == 1 for p in (a, b)}
        return len(self.village) == 1 or near == set(self.village)
