"""One table: the fold of its entries, and what may be added to them. It does no input or output.

`propose` turns what a client said into an entry or refuses it; nothing changes until the entry is
safely stored and `fold` is called with it.
"""

from __future__ import annotations

from typing import Any

import tatami
from tatami.engine import Chance, Outcome, Play, TatamiError, chance_from, fair, records
from tatami.engine.game import Game, viewer_seat
from tatami.engine.options import changed
from tatami.engine.state import Told
from tatami.server import entries, messages, tokens
from tatami.server.clock import Clock
from tatami.server.entries import Numbered
from tatami.server.setting import Setting

OPEN, RUNNING, OVER, AWAY = "open", "running", "over", "away"
UNDO_WORLDS = 12
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
        self.result: Outcome | None = None
        self.offer: tuple[str, int] | None = None
        self.agreed: set[int] = set()
        self.orders: list[dict[str, str]] = [{} for _ in range(setting.seats)]
        self.rematch = ""
        self.stand_in = ""
        """The bot that answers the decision which ran out of time in secret."""
        self.number = 0
        self.sealed = [0] * setting.seats
        """Entries that only this seat hears of."""
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
        if isinstance(entry, entries.Moved | entries.Started) and self.play is not None:
            self.told[numbered.number] = self.play.told[-1]
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
        )
        self.status = RUNNING
        self.started_at = at
        self.turn_clock(at)

    def fold_move(self, entry: entries.Moved, at: int) -> None:
        assert self.play is not None
        self.play.apply_text(entry.text)
        self.move_times.append(at)
        self.offer = None
        self.stand_in = ""
        self.turn_clock(at)
        if self.play.state.over:
            self.status = OVER

    def fold_resign(self, entry: entries.Resigned, at: int) -> None:
        self.give_up("resigned", entry.seat, entry.bot, at)

    def fold_time(self, entry: entries.TimeOut, at: int) -> None:
        if entry.seat is None:
            self.stand_in = entry.bot
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
        self.sealed[entry.seat] += 1
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
        if self.play is None or not self.clock.ticks:
            return False
        decision = self.game.decision(self.play.state, None)
        return decision is not None and decision.seat is None

    # What the fold says.

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if player and seat.player == player:
                return number
        return None

    def number_for(self, viewer: int | None) -> int:
        """The last entry's number as this viewer counts: what it never hears of has none."""
        hidden = sum(self.sealed)
        return self.number - hidden + (0 if viewer is None else self.sealed[viewer])

    def hears(self, viewer: int | None, entry: entries.AnyEntry) -> bool:
        return not isinstance(entry, entries.Ordered) or entry.seat == viewer

    def brought(self, seat: int, code: str) -> bool:
        """Was this code given out for who sits there, on a server where the table was before?"""
        player = self.seats[seat].player
        return bool(player) and (seat, player, tokens.digest(code)) in self.codes

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

    def nothing_was_revealed_since(self, index: int) -> bool:
        """May the actions from here on be taken back without anyone having learnt a secret?

        For every viewer, worlds sampled before the actions must still look right after them: if
        a card was shown, a die rolled or a hand looked into, some of them do not.
        """
        assert self.play is not None
        before = self.play.at(index)
        rng = chance_from(f"{self.id} {self.number}")
        viewers: list[int | None] = [*range(len(self.seats)), None]
        return all(self.fits(before, viewer, rng) for viewer in viewers for _ in range(UNDO_WORLDS))

    def fits(self, before: Play[Any], viewer: int | None, rng: Chance) -> bool:
        assert self.play is not None
        world = before.state.sample(viewer_seat(viewer), rng)
        for action in self.play.actions[len(before.actions) :]:
            if not world.is_legal(action):
                return False
            world.play(action)
        seen = self.game.view_bytes(self.play.state, viewer)
        return self.game.view_bytes(world, viewer) == seen

    def outcome(self) -> Outcome | None:
        if self.result is not None or self.play is None:
            return self.result
        return self.game.outcome(self.play.state)

    def record(self) -> records.Record:
        """The game so far; the deal's secret only once it is over."""
        if self.play is None:
            raise Refusal("not_started", "the game has not started")
        secret = self.secret if self.status == OVER else None
        deal = fair.Deal(
            commitment=self.setting.commitment,
            salts=tuple(seat.salt for seat in self.seats),
            secret=secret,
        )
        return records.record(
            self.play,
            tuple(records.Seat(name=seat.name, bot=seat.bot or None) for seat in self.seats),
            times=[at - self.started_at for at in self.move_times],
            deal=deal,
            result=self.result,
        )

    # What may be added.

    def propose(self, said: Any, player: str) -> entries.AnyEntry:
        """The entry that a player's words lead to; raises Refusal."""
        if self.status == AWAY:
            raise Refusal("moved", "this table has moved to another server")
        entry: entries.AnyEntry = PROPOSALS[type(said)](self, said, player)
        return entry

    def own_seat(self, player: str) -> int:
        seat = self.seat_of(player)
        if seat is None:
            raise Refusal("not_seated", "you do not sit at this table")
        return seat

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.seats)) if other != seat]

    def is_person(self, seat: int) -> bool:
        return bool(self.seats[seat].player) and not self.seats[seat].bot

    def must_be(self, status: str) -> None:
        if self.status != status:
            words = {OPEN: "has started", RUNNING: "is not running", OVER: "is not over"}
            raise Refusal("wrong_time", f"the game {words[status]}")

    def propose_sit(self, said: messages.Sit, player: str) -> entries.SatDown:
        self.must_be(OPEN)
        if self.seat_of(player) is not None:
            raise Refusal("seated", "you sit at this table already")
        seat = self.free_seat(said.seat)
        name = printable(said.name)
        if not name:
            raise Refusal("empty", "a name needs a letter")
        return entries.SatDown(seat=seat, name=name, player=player, salt=said.salt)

    def free_seat(self, wanted: int | None) -> int:
        free = [number for number, seat in enumerate(self.seats) if not seat.taken]
        if wanted is None:
            if not free:
                raise Refusal("full", "every seat is taken")
            return free[0]
        if wanted not in free:
            raise Refusal("taken", "that seat is not free")
        return wanted

    def propose_seat_bot(self, said: messages.SeatBot, player: str) -> entries.SatDown:
        self.must_be(OPEN)
        self.must_host(player)
        return entries.SatDown(seat=self.free_seat(said.seat), name=said.bot, bot=said.bot)

    def must_host(self, player: str) -> None:
        if player != self.setting.host:
            raise Refusal("not_host", "only the host of the table may do that")

    def propose_leave(self, said: messages.Leave, player: str) -> entries.StoodUp:
        seat = self.own_seat(player)
        if self.status == OVER:
            raise Refusal("wrong_time", "the game is over")
        return entries.StoodUp(seat=seat, bot="" if self.status == OPEN else "greedy")

    def propose_start(self, said: messages.Start, player: str) -> entries.Started:
        self.must_be(OPEN)
        self.must_host(player)
        return self.start()

    def start(self) -> entries.Started:
        if not self.ready():
            raise Refusal("not_full", "there are free seats yet")
        salts = tuple(seat.salt for seat in self.seats)
        return entries.Started(seed=fair.seed_of(self.secret, salts))

    def ready(self) -> bool:
        return self.status == OPEN and all(seat.taken for seat in self.seats)

    def propose_move(self, said: messages.Move, player: str) -> entries.Moved:
        seat = self.own_seat(player)
        if said.number != self.number_for(seat):
            raise Refusal("look_again", "something happened in between: look again")
        return self.move(seat, said.action, said.text)

    def move(self, seat: int, action: int | None, text: str | None, by: str = "") -> entries.Moved:
        """A move of that seat, legal or refused with its rule."""
        self.must_be(RUNNING)
        assert self.play is not None
        state = self.play.state
        if state.to_act != seat:
            raise Refusal("not_your_turn", "it is not your turn")
        try:
            number = self.game.read(text or "") if action is None else action
            known = 0 <= number < self.game.action_count
            if not known or not state.is_legal(number):
                raise state.refusal(number if known else -1)
        except tatami.IllegalMove as error:
            more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
            raise Refusal("illegal", str(error), **more) from None
        except TatamiError as error:
            raise Refusal("malformed", str(error)) from None
        return entries.Moved(seat=seat, text=self.game.show(number), by=by)

    def propose_resign(self, said: messages.Resign, player: str) -> entries.Resigned:
        seat = self.own_seat(player)
        self.must_be(RUNNING)
        return entries.Resigned(seat=seat, bot="" if len(self.seats) == 2 else "greedy")

    def propose_offer(self, said: messages.Offer, player: str) -> entries.Offered:
        seat = self.own_seat(player)
        self.must_be(RUNNING)
        assert self.play is not None
        if self.offer is not None:
            raise Refusal("offer_open", "another offer is open")
        if said.what == "draw" and not any(self.is_person(other) for other in self.others(seat)):
            raise Refusal("nobody_to_agree", "bots do not agree to a draw")
        if said.what == "undo":
            index = self.last_move_of(seat)
            if index is None:
                raise Refusal("nothing_to_undo", "you have not moved yet")
            if not self.nothing_was_revealed_since(index):
                raise Refusal(
                    "revealed", "something hidden was revealed since: it cannot be undone"
                )
        return entries.Offered(seat=seat, what=said.what)

    def propose_answer(self, said: messages.Answer, player: str) -> entries.Answered:
        seat = self.own_seat(player)
        if self.offer is None or seat in self.agreed:
            raise Refusal("no_offer", "there is nothing to answer")
        return entries.Answered(seat=seat, yes=said.yes)

    def propose_chat(self, said: messages.Chat, player: str) -> entries.Chatted:
        seat = self.own_seat(player)
        text = printable(said.text)
        if not text:
            raise Refusal("empty", "there is nothing in it")
        return entries.Chatted(seat=seat, name=self.seats[seat].name, player=player, text=text)

    def propose_hand_to_bot(self, said: messages.HandToBot, player: str) -> entries.PlayedBy:
        seat = self.own_seat(player)
        self.must_be(RUNNING)
        return entries.PlayedBy(seat=seat, bot=said.bot)

    def propose_take_back(self, said: messages.TakeBack, player: str) -> entries.PlayedBy:
        seat = self.own_seat(player)
        self.must_be(RUNNING)
        if not self.seats[seat].bot:
            raise Refusal("yours_already", "you play this seat yourself")
        return entries.PlayedBy(seat=seat)

    def propose_order(self, said: messages.Order, player: str) -> entries.Ordered:
        seat = self.own_seat(player)
        known = self.game.orders()
        if said.kind not in known:
            raise Refusal("no_order", f"{self.game.key} takes no standing orders for {said.kind!r}")
        if said.order is not None and said.order not in known[said.kind]:
            raise Refusal("no_order", f"there is no standing order {said.order!r}")
        return entries.Ordered(seat=seat, kind=said.kind, order=said.order)

    def ordered_move(self) -> entries.Moved | None:
        """The move that a standing order makes now, if one does."""
        seat = self.to_act()
        if seat is None or self.play is None or not self.orders[seat]:
            return None
        decision = self.game.decision(self.play.state, seat)
        order = None if decision is None else self.orders[seat].get(decision.kind)
        if order is None:
            return None
        action = self.game.follow(order, self.play.state)
        return None if action is None else self.move(seat, action, None, by="order")

    def deadline(self) -> int | None:
        """When time is up for the person who is asked. Bots answer, however little they have."""
        if self.status != RUNNING or self.bot_to_act():
            return None
        return self.clock.deadline()

    def out_of_time(self, now: int) -> entries.TimeOut | None:
        """A seat that is asked in secret is not named, and loses no more than this decision."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return None
        seat = self.clock.running
        lose = self.setting.clock.at_zero == "lose" and len(self.seats) == 2
        return entries.TimeOut(seat=seat, bot="" if lose and seat is not None else "greedy")

    def own_options(self) -> dict[str, Any]:
        return changed(self.game.options(self.setting.options))


def printable(text: str) -> str:
    """On one line, without characters that terminals, databases or readers trip over."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


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

PROPOSALS: dict[type, Any] = {
    messages.Sit: Table.propose_sit,
    messages.SeatBot: Table.propose_seat_bot,
    messages.Leave: Table.propose_leave,
    messages.Start: Table.propose_start,
    messages.Move: Table.propose_move,
    messages.Resign: Table.propose_resign,
    messages.Offer: Table.propose_offer,
    messages.Answer: Table.propose_answer,
    messages.Chat: Table.propose_chat,
    messages.HandToBot: Table.propose_hand_to_bot,
    messages.TakeBack: Table.propose_take_back,
    messages.Order: Table.propose_order,
}
