"""Turns a command into an entry of the table, or refuses it.

Nothing changes here but the note of a checked move: the table changes when the entry is stored and
folded.
"""

from __future__ import annotations

from typing import Any

import tatami
from tatami.engine import Chance, Play, TatamiError, chance_from, fair_deals
from tatami.engine.game import viewer_seat
from tatami.server.tables import commands, entries
from tatami.server.tables.auto_replies import auto_reply
from tatami.server.tables.bot_names import bot_name
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table import AWAY, OPEN, OVER, RUNNING, Table

UNDO_SAMPLES = 12
SPECTATOR_LINES = 500
"""Chat lines of spectators at one table: there may be many of them, and a table must stay small."""


def handle(table: Table, command: Any, player: str) -> entries.AnyEntry:
    """The entry that a player's command leads to; raises Refusal."""
    if table.status == AWAY:
        raise Refusal("moved", "this table has moved to another server")
    entry: entries.AnyEntry = HANDLERS[type(command)](table, command, player)
    return entry


def sit(table: Table, command: commands.Sit, player: str) -> entries.SatDown:
    table.must_be(OPEN)
    if table.seat_of(player) is not None:
        raise Refusal("seated", "you already have a seat at this table")
    seat = table.free_seat(command.seat)
    name = printable(command.name)
    if not name:
        raise Refusal("empty", "the name is empty: enter a name")
    return entries.SatDown(seat=seat, name=name, player=player, salt=command.salt)


def add_salt(table: Table, command: commands.AddSalt, player: str) -> entries.SaltAdded:
    seat = table.own_seat(player)
    if not table.awaits_salt(seat):
        raise Refusal("wrong_time", "this table does not wait for your seed")
    return entries.SaltAdded(seat=seat, salt=command.salt)


def seat_bot(table: Table, command: commands.SeatBot, player: str) -> entries.SatDown:
    table.must_be(OPEN)
    table.must_host(player)
    name = bot_name(table.setup.commitment, [seat.name for seat in table.seats])
    return entries.SatDown(seat=table.free_seat(command.seat), name=name, bot=command.bot)


def leave(table: Table, _command: commands.Leave, player: str) -> entries.StoodUp:
    seat = table.own_seat(player)
    if table.status == OVER:
        raise Refusal("wrong_time", "the game is over")
    stays_free = table.status == OPEN and not (table.setup.salts_until and table.is_full())
    return entries.StoodUp(seat=seat, bot="" if stays_free else "greedy")


def start(table: Table, _command: commands.Start, player: str) -> entries.Started:
    table.must_be(OPEN)
    table.must_host(player)
    if table.is_full() and not table.ready():
        raise Refusal("wrong_time", "the game starts automatically in a moment")
    return started(table)


def started(table: Table) -> entries.Started:
    if not table.is_full():
        raise Refusal("not_full", "there are free seats: fill them first")
    # Salts would make the deal another one at every table.
    salts = () if table.setup.deal else tuple(seat.salt for seat in table.seats)
    return entries.Started(seed=fair_deals.seed_of(table.secret, salts))


def move(table: Table, command: commands.Move, player: str) -> entries.Moved:
    seat = table.own_seat(player)
    if not table.counts.is_current(seat, command.number):
        raise Refusal("look_again", "the game has moved on: check the board")
    return moved(table, seat, command.action, command.text)


def moved(
    table: Table, seat: int, action: int | None, text: str | None, by: str = ""
) -> entries.Moved:
    """A legal move of that seat, or a Refusal that names the broken rule."""
    table.must_be(RUNNING)
    assert table.play is not None
    state = table.play.state
    if state.to_act != seat:
        raise Refusal("not_your_turn", "it is not your turn: wait for the others")
    try:
        number = table.game.read(text or "") if action is None else action
        known = 0 <= number < table.game.action_count
        if not known or not state.is_legal(number):
            raise state.refusal(number if known else -1)
    except tatami.IllegalMove as error:
        more = {"rule": error.rule, "key": error.key, "args": error.args_of_key}
        raise Refusal("illegal", str(error), **more) from None
    except TatamiError as error:
        raise Refusal("malformed", str(error)) from None
    entry = entries.Moved(seat=seat, text=table.game.show(number), by=by)
    table.checked_move = (entry, table.number, number)
    return entry


def resign(table: Table, _command: commands.Resign, player: str) -> entries.Resigned:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    return entries.Resigned(seat=seat, bot="" if table.ends_without(seat) else "greedy")


def offer(table: Table, command: commands.Offer, player: str) -> entries.Offered:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    assert table.play is not None
    if table.offer is not None:
        raise Refusal("offer_open", "another offer is open: answer it first")
    if command.what == "draw" and not any(table.is_person(other) for other in table.others(seat)):
        raise Refusal("nobody_to_agree", "bots cannot agree to a draw")
    if command.what == "undo":
        must_not_be_shared(table)
        index = table.last_move_of(seat)
        if index is None or (table.origin is not None and index < table.origin.moves):
            raise Refusal("nothing_to_undo", "you have no move to undo")
        if not nothing_was_revealed_since(table, index):
            raise Refusal(
                "revealed", "hidden information was revealed since your move: it cannot be undone"
            )
    return entries.Offered(seat=seat, what=command.what)


def nothing_was_revealed_since(table: Table, index: int) -> bool:
    """Can the actions from this index on be undone without anyone having learned a secret?

    For every viewer, worlds sampled before the actions must still match the viewer's view after
    them. If a card was shown, a die rolled or a hand revealed, some of them do not.
    """
    assert table.play is not None
    before = table.play.at(index)
    rng = chance_from(f"{table.id} {table.number}")
    viewers: list[int | None] = [*range(len(table.seats)), None]
    return all(
        matches_view(table, before, viewer, rng) for viewer in viewers for _ in range(UNDO_SAMPLES)
    )


def matches_view(table: Table, before: Play[Any], viewer: int | None, rng: Chance) -> bool:
    assert table.play is not None
    world = before.state.sample(viewer_seat(viewer), rng)
    for action in table.play.actions[len(before.actions) :]:
        if not world.is_legal(action):
            return False
        world.play(action)
    seen = table.game.view_bytes(table.play.state, viewer)
    return table.game.view_bytes(world, viewer) == seen


def answer(table: Table, command: commands.Answer, player: str) -> entries.Answered:
    seat = table.own_seat(player)
    if table.offer is None or table.offer.has_answered(seat):
        raise Refusal("no_offer", "there is no open offer")
    return entries.Answered(seat=seat, yes=command.yes)


def chat(table: Table, command: commands.Chat, player: str) -> entries.Chatted:
    seat = table.seat_of(player)
    text = printable(command.text)
    if not text:
        raise Refusal("empty", "the message is empty: write something")
    name = spectator_name(table, command) if seat is None else table.seats[seat].name
    return entries.Chatted(seat=seat, name=name, player=player, text=text)


def spectator_name(table: Table, command: commands.Chat) -> str:
    """The name of a spectator who may chat; raises Refusal."""
    name = printable(command.name or "")
    if table.status == OPEN:
        raise Refusal("not_seated", "you are not at this table: join it first")
    if not name:
        raise Refusal("empty", "the name is empty: enter a name")
    if table.spectator_lines >= SPECTATOR_LINES:
        raise Refusal("chat_full", "the spectators' chat at this table is full")
    return name


def must_not_be_shared(table: Table) -> None:
    """At a deal that is compared with other tables, everybody has one try of their own."""
    if table.setup.deal:
        raise Refusal("one_try", "this deal is compared with others: every move counts")


def let_bot_play(table: Table, command: commands.LetBotPlay, player: str) -> entries.SeatPlayedBy:
    seat = table.own_seat(player)
    must_not_be_shared(table)
    table.must_be(RUNNING)
    return entries.SeatPlayedBy(seat=seat, bot=command.bot)


def take_seat_back(
    table: Table, _command: commands.TakeSeatBack, player: str
) -> entries.SeatPlayedBy:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    if not table.seats[seat].bot:
        raise Refusal("yours_already", "you play this seat yourself")
    return entries.SeatPlayedBy(seat=seat)


def set_auto_reply(
    table: Table, command: commands.SetAutoReply, player: str
) -> entries.AutoReplySet:
    seat = table.own_seat(player)
    known = table.game.auto_replies()
    if command.kind not in known:
        raise Refusal("no_order", f"{table.game.key} has no auto-replies for {command.kind!r}")
    if command.order is not None and command.order not in known[command.kind]:
        raise Refusal("no_order", f"there is no auto-reply {command.order!r}")
    return entries.AutoReplySet(seat=seat, kind=command.kind, order=command.order)


def auto_reply_move(table: Table) -> entries.Moved | None:
    """The move that an auto-reply makes now, if there is one."""
    seat, action = table.to_act(), auto_reply(table)
    if seat is None or action is None:
        return None
    return moved(table, seat, action, None, by="order")


def out_of_time(table: Table, now: int) -> entries.TimeOut | entries.Started | None:
    """In a secret decision the seat is not named, and a bot answers this one decision only. Before
    the game: it starts without the salts that are missing."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    if table.status == OPEN:
        return started(table)
    seat = table.clock.running
    lose = table.setup.clock.at_zero == "lose" and len(table.seats) == 2
    return entries.TimeOut(seat=seat, bot="" if lose and seat is not None else "greedy")


def printable(text: str) -> str:
    """The text on one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


HANDLERS: dict[type, Any] = {
    commands.Sit: sit,
    commands.AddSalt: add_salt,
    commands.SeatBot: seat_bot,
    commands.Leave: leave,
    commands.Start: start,
    commands.Move: move,
    commands.Resign: resign,
    commands.Offer: offer,
    commands.Answer: answer,
    commands.Chat: chat,
    commands.LetBotPlay: let_bot_play,
    commands.TakeSeatBack: take_seat_back,
    commands.SetAutoReply: set_auto_reply,
}
