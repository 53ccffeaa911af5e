"""One table: the fold of its entries, and what may be added to them. It does no input or output.

`propose` turns what a client said into an entry or refuses it; nothing changes until the entry is
safely stored and `fold` is called with it.
"""

from __future__ import annotations

from typing import Any

import tatami
from tatami.engine import Outcome, Play, fair_deals, records
from tatami.engine.game import Game
from tatami.engine.state import Told
from tatami.server import signing
from tatami.server.tables import entries
from tatami.server.tables.clock import Clock
from tatami.server.tables.entries import Numbered
from tatami.server.tables.table_setup import Setting

OPEN, RUNNING, OVER, AWAY = "open", "running", "over", "away"
DELETED = "deleted"
"""Stands for the player of a seat whose account was deleted; no id is ever that."""


class Refusal(Exception):
    """Why something said at a table is not done."""

    def __init__(self, code: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.more = more


class Seat:
    """Who sits there. A seat with a player and a bot is being played for its person."""

    def __init__(self) -> None:
        self.name = ""
        self.player = ""
        self.bot = ""
        self.salt = ""

    @property
    def taken(self) -> bool:
        return bool(self.player or self.bot)


class Table:
    """A table at its last entry."""

    def __init__(self, id_: str, setting: Setting, secret: str) -> None:
        self.id = id_
        self.setting = setting
        self.secret = secret
        self.game: Game[Any] = tatami.game(setting.game)
        if self.game.version != setting.version:
            raise Refusal(
                "version",
                f"this table was opened with version {setting.version} of {setting.game}, "
                f"and this server has version {self.game.version}",
            )
        self.seats = [Seat() for _ in range(setting.seats)]
        self.clock = Clock(setting.clock, setting.seats)
        self.status = OPEN
        self.play: Play[Any] | None = None
        self.origin: records.Origin | None = None
        """The game that this one was forked from, if it was."""
        self.result: Outcome | None = None
        self.offer: tuple[str, int] | None = None
        self.agreed: set[int] = set()
        self.orders: list[dict[str, str]] = [{} for _ in range(setting.seats)]
        self.rematch = ""
        self.stand_in = ""
        """The bot that answers the decision which ran out of time in secret."""
        self.number = 0
        self.quiet: dict[int, frozenset[int | None]] = {}
        """Entries that not everybody may hear of, and who does."""
        self.unheard: dict[int | None, int] = dict.fromkeys(self.viewers(), 0)
        """How many of those each viewer has not heard of."""
        self.only_talk: dict[int | None, int] = dict.fromkeys(self.viewers(), 0)
        """How many of the last entries that each viewer heard of were only talk."""
        self.entries: list[Numbered] = []
        self.last_at = 0
        self.told: dict[int, list[Told]] = {}
        """What the game told at each entry that moved it."""
        self.move_times: list[int] = []
        self.started_at = 0
        self.status_before = OPEN
        """What a table that is away will be again."""
        self.codes: list[tuple[int, str, str]] = []

    # The fold.

    def fold(self, numbered: Numbered) -> None:
        """Let an entry happen. It must be the next one, and was checked when it was written."""
        assert numbered.number == self.number + 1, "entries fold in order"
        entry = numbered.entry
        FOLDS[type(entry)](self, entry, numbered.at)
        self.number, self.last_at = numbered.number, numbered.at
        self.count_for_viewers(numbered)
        if isinstance(entry, entries.Moved | entries.Started) and self.play is not None:
            self.told[numbered.number] = self.play.told[-1]
        self.entries.append(numbered)

    def count_for_viewers(self, numbered: Numbered) -> None:
        talk = isinstance(numbered.entry, entries.Chatted | entries.Ordered)
        hearing = self.quiet.get(numbered.number, self.unheard.keys())
        for viewer in self.unheard:
            if viewer not in hearing:
                self.unheard[viewer] += 1
            else:
                self.only_talk[viewer] = self.only_talk[viewer] + 1 if talk else 0

    def fold_sit(self, entry: entries.SatDown, at: int) -> None:
        assert entry.seat is not None
        seat = self.seats[entry.seat]
        seat.name, seat.player, seat.bot, seat.salt = (
            entry.name,
            entry.player,
            entry.bot,
            entry.salt,
        )

    def fold_leave(self, entry: entries.StoodUp, at: int) -> None:
        assert entry.seat is not None
        if self.status == OPEN:
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat].player = ""
            self.seats[entry.seat].bot = entry.bot

    def fold_start(self, entry: entries.Started, at: int) -> None:
        self.play = Play(
            self.game,
            seats=len(self.seats),
            seed=entry.seed,
            options=self.setting.options,
            material=self.game.material(self.setting.material) if self.setting.material else None,
            redeals=() if entry.origin is None else entry.origin.redeals,
        )
        self.origin = entry.origin
        self.status = RUNNING
        self.started_at = at
        self.turn_clock(at)

    def fold_move(self, entry: entries.Moved, at: int) -> None:
        assert self.play is not None
        seen = self.sights() if self.asked_in_secret() else None
        self.play.apply_text(entry.text)
        self.move_times.append(at)
        self.stand_in = ""
        if seen is None or not self.goes_unnoticed(entry, seen):
            self.offer = None
        self.turn_clock(at)
        if self.play.state.over:
            self.status = OVER

    def goes_unnoticed(self, entry: entries.Moved, seen: dict[int | None, bytes]) -> bool:
        """In a round of secret answers, whoever sees no difference does not hear of this one
        either: how many were asked would tell what they hold."""
        assert self.play is not None
        told = {viewer for viewer in seen if self.play.events(len(self.play.actions), viewer)}
        changed = {viewer for viewer, sight in self.sights().items() if sight != seen[viewer]}
        hearing = frozenset({entry.seat} | told | changed)
        if hearing == seen.keys():
            return False
        self.quiet[self.number + 1] = hearing
        return True

    def sights(self) -> dict[int | None, bytes]:
        assert self.play is not None
        state = self.play.state
        return {viewer: self.game.view_bytes(state, viewer) for viewer in self.viewers()}

    def fold_resign(self, entry: entries.Resigned, at: int) -> None:
        self.give_up("resigned", entry.seat, entry.bot, at)

    def fold_time(self, entry: entries.TimeOut, at: int) -> None:
        if entry.seat is None:
            self.stand_in = entry.bot
            self.quiet[self.number + 1] = frozenset({self.to_act()})
            return
        self.clock.run_out(entry.seat, at)
        self.give_up("time", entry.seat, entry.bot, at)

    def give_up(self, reason: str, seat: int | None, bot: str, at: int) -> None:
        assert seat is not None
        if bot:
            self.seats[seat].bot = bot
            if reason == "resigned":
                self.seats[seat].player = ""
            return
        rest = 1 / (len(self.seats) - 1)
        shares = tuple(0.0 if other == seat else rest for other in range(len(self.seats)))
        self.end_by_word(Outcome(reason=reason, rule="", shares=shares, args={"seat": seat}), at)

    def end_by_word(self, outcome: Outcome, at: int) -> None:
        self.result = outcome
        self.status = OVER
        self.offer = None
        self.clock.stop(at)

    def fold_offer(self, entry: entries.Offered, at: int) -> None:
        assert entry.seat is not None
        self.offer = (entry.what, entry.seat)
        self.agreed = {entry.seat}
        self.settle_offer(at)

    def fold_answer(self, entry: entries.Answered, at: int) -> None:
        assert entry.seat is not None
        if not entry.yes:
            self.offer = None
            return
        self.agreed.add(entry.seat)
        self.settle_offer(at)

    def settle_offer(self, at: int) -> None:
        """Bots go along with what people agree on."""
        if self.offer is None or self.waiting():
            return
        (what, by), self.offer = self.offer, None
        if what == "draw":
            count = len(self.seats)
            self.end_by_word(Outcome(reason="agreed", rule="", shares=(1 / count,) * count), at)
            return
        assert self.play is not None
        back = self.last_move_of(by)
        assert back is not None
        self.play.undo(len(self.play.actions) - back)
        self.move_times = self.move_times[:back]
        self.turn_clock(at)

    def fold_chat(self, entry: entries.Chatted, at: int) -> None:
        pass

    def fold_played_by(self, entry: entries.PlayedBy, at: int) -> None:
        assert entry.seat is not None
        self.seats[entry.seat].bot = entry.bot

    def fold_order(self, entry: entries.Ordered, at: int) -> None:
        assert entry.seat is not None
        self.quiet[self.number + 1] = frozenset({entry.seat})
        if entry.order is None:
            self.orders[entry.seat].pop(entry.kind, None)
        else:
            self.orders[entry.seat][entry.kind] = entry.order

    def fold_pause(self, entry: entries.Paused, at: int) -> None:
        self.clock.pause(entry.milliseconds)

    def fold_rematch(self, entry: entries.Rematched, at: int) -> None:
        self.rematch = entry.table

    def fold_carried(self, entry: entries.Carried, at: int) -> None:
        self.status_before, self.status = self.status, AWAY

    def fold_arrived(self, entry: entries.Arrived, at: int) -> None:
        self.status = self.status_before
        self.clock.pause(entry.milliseconds)
        self.codes = entry.codes

    def turn_clock(self, at: int) -> None:
        """The seat that is asked runs. Nobody does where a running clock would tell a secret."""
        assert self.play is not None
        seat = None if self.asked_in_secret() else self.to_act()
        if seat is None or seat != self.clock.running or self.clock.setting.kind == "days":
            self.clock.turn_to(seat, at)

    def asked_in_secret(self) -> bool:
        """May only the seat itself know that it is asked?"""
        if self.play is None or not self.game.asks_in_secret:
            return False
        decision = self.game.decision(self.play.state, None)
        return decision is not None and decision.seat is None

    # What the fold says.

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if player and seat.player == player:
                return number
        return None

    def viewers(self) -> list[int | None]:
        return [*range(self.setting.seats), None]

    def number_for(self, viewer: int | None) -> int:
        """The last entry's number as this viewer counts: what it never hears of has none."""
        return self.number - self.unheard[viewer]

    def is_as_seen(self, viewer: int | None, number: int) -> bool:
        """Has nothing but talk come since the entry of that number, as this viewer counts?"""
        last = self.number_for(viewer)
        return last - self.only_talk[viewer] <= number <= last

    def hears(self, viewer: int | None, number: int) -> bool:
        """Is the entry of that number this viewer's business?"""
        heard_by = self.quiet.get(number)
        return heard_by is None or viewer in heard_by

    def brought(self, seat: int, code: str) -> bool:
        """Was this code given out for who sits there, on a server where the table was before?"""
        player = self.seats[seat].player
        return bool(player) and (seat, player, signing.digest(code)) in self.codes

    def waiting(self) -> list[int]:
        """The people who have not yet agreed to the open offer."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.player and not seat.bot and number not in self.agreed
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

    def outcome(self) -> Outcome | None:
        if self.result is not None or self.play is None:
            return self.result
        return self.game.outcome(self.play.state)

    def record(self) -> records.Record:
        """The game so far; the deal's secret only once it is over."""
        if self.play is None:
            raise Refusal("not_started", "the game has not started")
        secret = self.secret if self.status == OVER else None
        deal = fair_deals.Deal(
            commitment=self.setting.commitment,
            salts=tuple(seat.salt for seat in self.seats),
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

    # What proposals ask.

    def own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("not_seated", "you do not sit at this table")
        return seat

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]

    def is_practice(self, seat: int) -> bool:
        """Does this seat play against bots alone, for nothing?"""
        return not self.setting.rated and all(
            self.seats[other].bot and not self.seats[other].player for other in self.others(seat)
        )

    def is_person(self, seat: int) -> bool:
        return bool(self.seats[seat].player) and not self.seats[seat].bot

    def must_be(self, status: str) -> None:
        if self.status != status:
            words = {OPEN: "has started", RUNNING: "is not running", OVER: "is not over"}
            raise Refusal("wrong_time", f"the game {words[status]}")

    def free_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self.seats) if not seat.taken]
        if wanted is None:
            if not free:
                raise Refusal("full", "every seat is taken")
            return free[0]
        if wanted not in free:
            raise Refusal("taken", "that seat is not free")
        return wanted

    def must_host(self, player: str) -> None:
        if player != self.setting.host:
            raise Refusal("not_host", "only the host of the table may do that")

    def ready(self) -> bool:
        return self.status == OPEN and all(seat.taken for seat in self.seats)

    def deadline(self) -> int | None:
        """When time is up for the person who is asked. Bots answer, however little they have."""
        if self.status != RUNNING or self.bot_to_act():
            return None
        return self.clock.deadline()


FOLDS: dict[type, Any] = {
    entries.SatDown: Table.fold_sit,
    entries.StoodUp: Table.fold_leave,
    entries.Started: Table.fold_start,
    entries.Moved: Table.fold_move,
    entries.Resigned: Table.fold_resign,
    entries.TimeOut: Table.fold_time,
    entries.Offered: Table.fold_offer,
    entries.Answered: Table.fold_answer,
    entries.Chatted: Table.fold_chat,
    entries.PlayedBy: Table.fold_played_by,
    entries.Ordered: Table.fold_order,
    entries.Paused: Table.fold_pause,
    entries.Rematched: Table.fold_rematch,
    entries.Carried: Table.fold_carried,
    entries.Arrived: Table.fold_arrived,
}
