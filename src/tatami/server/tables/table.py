"""One table: the fold of its entries. It does no input or output.

`command_handlers` turns a command into an entry or refuses it. Nothing changes here until the entry
is stored and `fold` is called with it.
"""

from __future__ import annotations

from typing import Any, Final

import tatami
from tatami.engine import Outcome, Play, fair_deals, records
from tatami.engine.game import Game
from tatami.engine.state import EventData
from tatami.server.tables import entries
from tatami.server.tables.clock import Clock
from tatami.server.tables.entries import NumberedEntry
from tatami.server.tables.entries_known import ViewerCounts
from tatami.server.tables.offers import OpenOffer
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import Status, TableSetup

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
AWAY: Final = "away"
CLOSED: Final = "closed"
"""The reason of the outcome of a table that an administrator closed."""
WITH_EVENTS = (entries.Moved, entries.Started)
DELETED = "deleted"
"""The player id of a seat whose account was deleted. No real player has this id."""


class Seat:
    """The occupant of a seat. With both a player and a bot, the bot plays for the person."""

    def __init__(self) -> None:
        self.name = ""
        self.player = ""
        self.bot = ""
        self.salt = ""
        self.left = False
        """Its player resigned or left during the game, and a bot plays on."""

    @property
    def taken(self) -> bool:
        return bool(self.player or self.bot)


class Table:
    """A table at its last entry."""

    def __init__(self, id_: str, setup: TableSetup, secret: str) -> None:
        self.id = id_
        self.setup = setup
        self.secret = secret
        self.game: Game[Any] = tatami.game(setup.game)
        if self.game.version != setup.version:
            raise Refusal(
                "version",
                f"this table was created with version {setup.version} of {setup.game}, "
                f"and this server has version {self.game.version}",
            )
        self.seats = [Seat() for _ in range(setup.seats)]
        self.clock = Clock(setup.clock, setup.seats)
        self.status: Status = OPEN
        self.play: Play[Any] | None = None
        self.origin: records.Origin | None = None
        """The game that this one was forked from, if it was."""
        self.result: Outcome | None = None
        self.offer: OpenOffer | None = None
        self.auto_replies: list[dict[str, str]] = [{} for _ in range(setup.seats)]
        self.rematch = ""
        self.stand_in = ""
        """The bot that answers one secret decision whose time ran out."""
        self.number = 0
        self.checked_move: tuple[entries.Moved, int, int] | None = None
        """A move that was found legal after the entry of that number, and its action: when its
        entry is folded next, it need not be read and checked again."""
        self.counts = ViewerCounts(self.viewers())
        self.entries: list[NumberedEntry] = []
        self.last_at = 0
        self.event_data: dict[int, list[EventData]] = {}
        """The game's events by the number of the entry that caused them."""
        self.move_times: list[int] = []
        self.spectator_lines = 0
        self.chat_kept_from_players: list[int] = []
        """Numbers of the chat lines of spectators while the game ran: players see them when it is
        over, so that nobody can help them."""
        self.started_at = 0
        self.turn_began = 0
        """When the last move was made that every viewer knows of."""
        self.status_before: Status = OPEN
        """The status before the table was transferred to another server."""

    # The fold.

    def fold(self, numbered: NumberedEntry) -> None:
        """Apply the next entry. It was checked when it was written."""
        if numbered.number != self.number + 1:
            raise LookupError(f"entry {numbered.number} follows entry {self.number}")
        entry = numbered.entry
        FOLDS[type(entry)](self, entry, numbered.at)
        self.number, self.last_at = numbered.number, numbered.at
        self.counts.add(numbered)
        if isinstance(entry, WITH_EVENTS) and self.play is not None:
            self.event_data[numbered.number] = self.play.event_data[-1]
        self.entries.append(numbered)

    def fold_sit(self, entry: entries.SatDown, at: int) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.name, seat.player, seat.bot, seat.salt = (
            entry.name,
            entry.player,
            entry.bot,
            entry.salt,
        )

    def fold_salt(self, entry: entries.SaltAdded, at: int) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].salt = entry.salt

    def fold_leave(self, entry: entries.StoodUp, at: int) -> None:
        assert entry.seat is not None
        if self.status == OPEN and not entry.bot:
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat].player = ""
            self.seats[entry.seat].bot = entry.bot
            self.seats[entry.seat].left = True

    def fold_start(self, entry: entries.Started, at: int) -> None:
        self.play = Play(
            self.game,
            seats=len(self.seats),
            seed=entry.seed,
            options=self.setup.options,
            material=self.game.material(self.setup.material) if self.setup.material else None,
            redeals=() if entry.origin is None else entry.origin.redeals,
        )
        self.origin = entry.origin
        self.status = RUNNING
        self.started_at = self.turn_began = at
        self.turn_clock(at)

    def fold_move(self, entry: entries.Moved, at: int) -> None:
        assert self.play is not None
        before = self.views() if self.asked_in_secret() else None
        checked, self.checked_move = self.checked_move, None
        if checked is not None and checked[0] is entry and checked[1] == self.number:
            self.play.apply_legal(checked[2])
        else:
            self.play.apply_text(entry.text)
        self.move_times.append(at)
        self.stand_in = ""
        if before is None or not self.hide_secret_answer(entry, before):
            self.offer, self.turn_began = None, at
        self.turn_clock(at)
        if self.play.state.over:
            self.status, self.offer = OVER, None

    def hide_secret_answer(self, entry: entries.Moved, before: dict[int | None, bytes]) -> bool:
        """Hide a secret answer from every viewer whose view it does not change.

        The number of seats that were asked would otherwise reveal what they hold.
        """
        assert self.play is not None
        informed = {viewer for viewer in before if self.play.events(len(self.play.actions), viewer)}
        changed = {viewer for viewer, view in self.views().items() if view != before[viewer]}
        knowing = frozenset({entry.seat} | informed | changed)
        if knowing == before.keys():
            return False
        self.counts.restrict_next(knowing)
        return True

    def views(self) -> dict[int | None, bytes]:
        assert self.play is not None
        state = self.play.state
        return {viewer: self.game.view_bytes(state, viewer) for viewer in self.viewers()}

    def fold_resign(self, entry: entries.Resigned, at: int) -> None:
        self.give_up("resigned", entry.seat, entry.bot, at)

    def fold_time(self, entry: entries.TimeOut, at: int) -> None:
        if entry.seat is None:
            self.stand_in = entry.bot
            self.counts.restrict_next(frozenset({self.to_act()}))
            return
        self.clock.run_out(entry.seat, at)
        self.give_up("time", entry.seat, entry.bot, at)

    def give_up(self, reason: str, seat: int | None, bot: str, at: int) -> None:
        assert seat is not None
        if bot:
            self.seats[seat].bot = bot
            if reason == "resigned":
                self.seats[seat].player = ""
                self.seats[seat].left = True
            return
        shares = self.shares_without(seat)
        self.end_early(Outcome(reason=reason, rule="", shares=shares, args={"seat": seat}), at)

    def shares_without(self, seat: int) -> tuple[float, ...]:
        """The other seats share the victory, except those whose players gave up before; if
        everybody gave up, nobody wins."""
        count = len(self.seats)
        winners = [one for one in self.others(seat) if count == 2 or not self.seats[one].left]
        if not winners:
            return (1 / count,) * count
        return tuple(1 / len(winners) if one in winners else 0.0 for one in range(count))

    def end_early(self, outcome: Outcome, at: int) -> None:
        self.result = outcome
        self.status = OVER
        self.offer = None
        self.clock.stop(at)

    def fold_offer(self, entry: entries.Offered, at: int) -> None:
        assert entry.seat is not None
        self.offer = OpenOffer(entry.what, entry.seat, at)
        self.settle_offer(at)

    def fold_answer(self, entry: entries.Answered, at: int) -> None:
        """Who declines ends the offer, except of a rematch: the others can still play again."""
        if entry.seat is None or self.offer is None:
            return
        self.offer.answer(entry.seat, entry.yes)
        is_over = self.offer.what != "rematch" or entry.seat == self.offer.by
        if not entry.yes and (is_over or not self.seats_to_agree()):
            self.offer = None
        self.settle_offer(at)

    def settle_offer(self, at: int) -> None:
        """Carry out the offer once every person agrees. Bots never object. The entry `Rematched`
        settles a rematch."""
        if self.offer is None or self.offer.what == "rematch" or self.seats_to_agree():
            return
        (what, by), self.offer = (self.offer.what, self.offer.by), None
        if what == "draw":
            count = len(self.seats)
            self.end_early(Outcome(reason="agreed", rule="", shares=(1 / count,) * count), at)
            return
        assert self.play is not None
        back = self.last_move_of(by)
        assert back is not None
        self.play.undo(len(self.play.actions) - back)
        self.move_times = self.move_times[:back]
        self.turn_began = at
        self.turn_clock(at)

    def fold_chat(self, entry: entries.Chatted, at: int) -> None:
        if entry.seat is not None:
            return
        self.spectator_lines += 1
        if self.status == RUNNING:
            self.chat_kept_from_players.append(self.number + 1)
            self.counts.restrict_next(frozenset({None}))

    def fold_played_by(self, entry: entries.SeatPlayedBy, at: int) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].bot = entry.bot

    def fold_claim(self, entry: entries.SeatClaimed, at: int) -> None:
        self.give_up("left", entry.of, entry.bot, at)

    def fold_auto_reply(self, entry: entries.AutoReplySet, at: int) -> None:
        assert entry.seat is not None
        self.counts.restrict_next(frozenset({entry.seat}))
        if entry.order is None:
            self.auto_replies[entry.seat].pop(entry.kind, None)
        else:
            self.auto_replies[entry.seat][entry.kind] = entry.order

    def fold_pause(self, entry: entries.Paused, at: int) -> None:
        self.clock.pause(entry.milliseconds)

    def fold_hold_clock(self, entry: entries.ClockHeld, at: int) -> None:
        self.clock.hold(entry.held, at)

    def fold_rematch(self, entry: entries.Rematched, at: int) -> None:
        self.rematch, self.offer = entry.table, None

    def fold_close(self, entry: entries.Closed, at: int) -> None:
        count = len(self.seats)
        even = (1 / count,) * count
        outcome = Outcome(reason=CLOSED, rule="", shares=even, args={"why": entry.reason})
        self.end_early(outcome, at)

    def fold_transferred_away(self, entry: entries.TransferredAway, at: int) -> None:
        self.status_before, self.status = self.status, AWAY

    def fold_transferred_here(self, entry: entries.TransferredHere, at: int) -> None:
        self.status = self.status_before
        self.clock.pause(entry.milliseconds)

    def turn_clock(self, at: int) -> None:
        """Start the clock of the seat to act; no clock where that would reveal a secret."""
        if not self.clock.ticks:
            return
        seat = None if self.asked_in_secret() else self.to_act()
        if seat is None or seat != self.clock.running or self.clock.setup.kind == "days":
            self.clock.turn_to(seat, at)

    def asked_in_secret(self) -> bool:
        """Is it a secret which seat must decide now?"""
        if self.play is None or not self.game.asks_in_secret:
            return False
        decision = self.game.decision(self.play.state, None)
        return decision is not None and decision.seat is None

    # Queries.

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if player and seat.player == player:
                return number
        return None

    def viewers(self) -> list[int | None]:
        return [*range(self.setup.seats), None]

    def number_for(self, viewer: int | None) -> int:
        """The number of the last entry, as this viewer counts."""
        return self.counts.last_number(viewer)

    def seats_to_agree(self) -> list[int]:
        """The seats of people who have not yet answered the open offer. A rematch also asks people
        for whom a bot plays."""
        offer = self.offer
        if offer is None:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player
            and (offer.what == "rematch" or not seat.bot)
            and not offer.has_answered(number)
        ]

    def to_act(self) -> int | None:
        if self.status != RUNNING or self.play is None or self.play.state.over:
            return None
        return int(self.play.state.to_act)

    def bot_to_act(self) -> str:
        """The bot that owes a move, if one does."""
        seat = self.to_act()
        return "" if seat is None else self.seats[seat].bot or self.stand_in

    def last_move_of(self, seat: int) -> int | None:
        """The index of the seat's last action."""
        assert self.play is not None
        mine = [index for index, actor in enumerate(self.play.actors) if actor == seat]
        return mine[-1] if mine else None

    @property
    def closed(self) -> bool:
        """Did an administrator close the table?"""
        return self.result is not None and self.result.reason == CLOSED

    def outcome(self) -> Outcome | None:
        if self.result is not None or self.play is None:
            return self.result
        return self.game.outcome(self.play.state)

    def record(self) -> records.Record:
        """The game so far. The secret of the deal is included once the game is over."""
        if self.play is None:
            raise Refusal("not_started", "the game has not started")
        secret = self.secret if self.status == OVER else None
        deal = fair_deals.Deal(
            commitment=self.setup.commitment,
            salts=() if self.setup.deal else tuple(seat.salt for seat in self.seats),
            secret=secret,
        )
        return records.record(
            self.play,
            tuple(records.Seat(name=seat.name, bot=seat.bot or None) for seat in self.seats),
            times=[at - self.started_at for at in self.move_times],
            deal=deal if self.origin is None else None,
            origin=self.origin,
            result=self.result,
        )

    # Checks for command handlers; each raises Refusal.

    def own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("not_seated", "you are not at this table: join it first")
        return seat

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]

    def is_practice(self, seat: int) -> bool:
        """Is this an unrated game of one person against bots?"""
        return not (self.setup.rated or self.setup.deal) and all(
            self.seats[other].bot and not self.seats[other].player for other in self.others(seat)
        )

    def ends_without(self, seat: int) -> bool:
        """Does the game end if this seat resigns? With more than two seats it goes on while another
        person is there, or can return from a bot that plays for them. In a tournament the bots of
        players who left play for their points."""
        people = any(self.seats[other].player for other in self.others(seat))
        return len(self.seats) == 2 or not (people or self.setup.tournament)

    def is_person(self, seat: int) -> bool:
        return bool(self.seats[seat].player) and not self.seats[seat].bot

    def must_be(self, status: str) -> None:
        if self.status != status:
            reasons = {OPEN: "has started", RUNNING: "is not running", OVER: "is not over"}
            raise Refusal("wrong_time", f"the game {reasons[status]}")

    def free_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self.seats) if not seat.taken]
        if wanted is None:
            if not free:
                raise Refusal("full", "every seat is taken: choose another table")
            return free[0]
        if wanted not in free:
            raise Refusal("taken", "that seat is taken: choose another")
        return wanted

    def must_host(self, player: str) -> None:
        if player != self.setup.host:
            raise Refusal("not_host", "only the host of the table may do that")

    def is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    def awaits_salt(self, seat: int) -> bool:
        """Does the start of the game wait for the salt of this seat?"""
        missing = self.is_person(seat) and not self.seats[seat].salt
        return bool(self.setup.salts_until) and self.status == OPEN and missing

    def ready(self) -> bool:
        """Can the game start now?"""
        waits = any(self.awaits_salt(seat) for seat in range(len(self.seats)))
        return self.status == OPEN and self.is_full() and not waits

    def deadline(self) -> int | None:
        """When the time of the person to act runs out; None while a bot is to act. Before the game:
        when it starts without the salts that are missing."""
        if self.status == OPEN and self.setup.salts_until and self.is_full():
            return self.setup.salts_until
        if self.status != RUNNING or self.bot_to_act():
            return None
        return self.clock.deadline()


FOLDS: dict[type, Any] = {
    entries.SatDown: Table.fold_sit,
    entries.SaltAdded: Table.fold_salt,
    entries.StoodUp: Table.fold_leave,
    entries.Started: Table.fold_start,
    entries.Moved: Table.fold_move,
    entries.Resigned: Table.fold_resign,
    entries.TimeOut: Table.fold_time,
    entries.Offered: Table.fold_offer,
    entries.Answered: Table.fold_answer,
    entries.Chatted: Table.fold_chat,
    entries.SeatPlayedBy: Table.fold_played_by,
    entries.SeatClaimed: Table.fold_claim,
    entries.AutoReplySet: Table.fold_auto_reply,
    entries.Paused: Table.fold_pause,
    entries.ClockHeld: Table.fold_hold_clock,
    entries.Rematched: Table.fold_rematch,
    entries.Closed: Table.fold_close,
    entries.TransferredAway: Table.fold_transferred_away,
    entries.TransferredHere: Table.fold_transferred_here,
}
