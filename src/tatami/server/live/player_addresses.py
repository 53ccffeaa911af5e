"""From which network address each player last came, in memory, for the budgets of addresses."""

from __future__ import annotations

from tatami.server.people.rate_limits import network

MAX_PLAYERS = 20_000


class PlayerAddresses:
    def __init__(self) -> None:
        self.known: dict[str, str] = {}

    def note(self, player: str, address: str) -> None:
        self.known.pop(player, None)
        self.known[player] = network(address)
        if len(self.known) > MAX_PLAYERS:
            del self.known[next(iter(self.known))]  # not seen for longest

    def of(self, player: str) -> str:
        """Empty if the player has not been here since the start of the process."""
        return self.known.get(player, "")
