"""What may be added to a table: what a client says becomes an entry, or is refused.

Nothing changes here. The entry happens when it is safely stored and the table folds it.
"""

from __future__ import annotations

from typing import Any

import tatami
from tatami.engine import Chance, Play, TatamiError, chance_from, fair_deals
from tatami.engine.game import viewer_seat
from tatami.server.tables import entries
from tatami.server.tables.table import AWAY, OPEN, OVER, RUNNING, Refusal, Table
from tatami.server.wire import messages

UNDO_WORLDS = 12


def propose(table: Table, said: Any, player: str) -> entries.AnyEntry:
    """The entry that a player's words lead to; raises Refusal."""
    if table.status == AWAY:
        raise Refusal("moved", "this table has moved to another server")
    entry: entries.AnyEntry = PROPOSALS[type(said)](table, said, player)
    return entry


def sit(table: Table, said: messages.Sit, player: str) -> entries.SatDown:
    table.must_be(OPEN)
    if table.seat_of(player) is not None:
        raise Refusal("seated", "you sit at this table already")
    seat = table.free_seat(said.seat)
    name = printable(said.name)
    if not name:
        raise Refusal("empty", "a name needs a letter")
    return entries.SatDown(seat=seat, name=name, player=player, salt=said.salt)


def seat_bot(table: Table, said: messages.SeatBot, player: str) -> entries.SatDown:
    table.must_be(OPEN)
    table.must_host(player)
    return entries.SatDown(seat=table.free_seat(said.seat), name=said.bot, bot=said.bot)


def leave(table: Table, _said: messages.Leave, player: str) -> entries.StoodUp:
    seat = table.own_seat(player)
    if table.status == OVER:
        raise Refusal("wrong_time", "the game is over")
    return entries.StoodUp(seat=seat, bot="" if table.status == OPEN else "greedy")


def start(table: Table, _said: messages.Start, player: str) -> entries.Started:
    table.must_be(OPEN)
    table.must_host(player)
    return started(table)


def started(table: Table) -> entries.Started:
    if not table.ready():
        raise Refusal("not_full", "there are free seats yet")
    salts = tuple(seat.salt for seat in table.seats)
    return entries.Started(seed=fair_deals.seed_of(table.secret, salts))


def move(table: Table, said: messages.Move, player: str) -> entries.Moved:
    seat = table.own_seat(player)
    if not table.is_as_seen(seat, said.number):
        raise Refusal("look_again", "something happened in between: look again")
    return moved(table, seat, said.action, said.text)


def moved(
    table: Table, seat: int, action: int | None, text: str | None, by: str = ""
) -> entries.Moved:
    """A move of that seat, legal or refused with its rule."""
    table.must_be(RUNNING)
    assert table.play is not None
    state = table.play.state
    if state.to_act != seat:
        raise Refusal("not_your_turn", "it is not your turn")
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
    return entries.Moved(seat=seat, text=table.game.show(number), by=by)


def resign(table: Table, _said: messages.Resign, player: str) -> entries.Resigned:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    return entries.Resigned(seat=seat, bot="" if len(table.seats) == 2 else "greedy")


def offer(table: Table, said: messages.Offer, player: str) -> entries.Offered:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    assert table.play is not None
    if table.offer is not None:
        raise Refusal("offer_open", "another offer is open")
    if said.what == "draw" and not any(table.is_person(other) for other in table.others(seat)):
        raise Refusal("nobody_to_agree", "bots do not agree to a draw")
    if said.what == "undo":
        index = table.last_move_of(seat)
        if index is None or (table.origin is not None and index < table.origin.moves):
            raise Refusal("nothing_to_undo", "you have not moved yet")
        if not nothing_was_revealed_since(table, index):
            raise Refusal("revealed", "something hidden was revealed since: it cannot be undone")
    return entries.Offered(seat=seat, what=said.what)


def nothing_was_revealed_since(table: Table, index: int) -> bool:
    """May the actions from here on be taken back without anyone having learnt a secret?

    For every viewer, worlds sampled before the actions must still look right after them: if
    a card was shown, a die rolled or a hand looked into, some of them do not.
    """
    assert table.play is not None
    before = table.play.at(index)
    rng = chance_from(f"{table.id} {table.number}")
    viewers: list[int | None] = [*range(len(table.seats)), None]
    return all(fits(table, before, viewer, rng) for viewer in viewers for _ in range(UNDO_WORLDS))


def fits(table: Table, before: Play[Any], viewer: int | None, rng: Chance) -> bool:
    assert table.play is not None
    world = before.state.sample(viewer_seat(viewer), rng)
    for action in table.play.actions[len(before.actions) :]:
        if not world.is_legal(action):
            return False
        world.play(action)
    seen = table.game.view_bytes(table.play.state, viewer)
    return table.game.view_bytes(world, viewer) == seen


def answer(table: Table, said: messages.Answer, player: str) -> entries.Answered:
    seat = table.own_seat(player)
    if table.offer is None or seat in table.agreed:
        raise Refusal("no_offer", "there is nothing to answer")
    return entries.Answered(seat=seat, yes=said.yes)


def chat(table: Table, said: messages.Chat, player: str) -> entries.Chatted:
    seat = table.own_seat(player)
    text = printable(said.text)
    if not text:
        raise Refusal("empty", "there is nothing in it")
    return entries.Chatted(seat=seat, name=table.seats[seat].name, player=player, text=text)


def hand_to_bot(table: Table, said: messages.HandToBot, player: str) -> entries.PlayedBy:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    return entries.PlayedBy(seat=seat, bot=said.bot)


def take_back(table: Table, _said: messages.TakeBack, player: str) -> entries.PlayedBy:
    seat = table.own_seat(player)
    table.must_be(RUNNING)
    if not table.seats[seat].bot:
        raise Refusal("yours_already", "you play this seat yourself")
    return entries.PlayedBy(seat=seat)


def order(table: Table, said: messages.Order, player: str) -> entries.Ordered:
    seat = table.own_seat(player)
    known = table.game.orders()
    if said.kind not in known:
        raise Refusal("no_order", f"{table.game.key} takes no standing orders for {said.kind!r}")
    if said.order is not None and said.order not in known[said.kind]:
        raise Refusal("no_order", f"there is no standing order {said.order!r}")
    return entries.Ordered(seat=seat, kind=said.kind, order=said.order)


def ordered_move(table: Table) -> entries.Moved | None:
    """The move that a standing order makes now, if one does."""
    seat = table.to_act()
    if seat is None or table.play is None or not table.orders[seat]:
        return None
    decision = table.game.decision(table.play.state, seat)
    order = None if decision is None else table.orders[seat].get(decision.kind)
    if order is None:
        return None
    action = table.game.follow(order, table.play.state)
    return None if action is None else moved(table, seat, action, None, by="order")


def person_asked(table: Table) -> int | None:
    """The seat whose person must answer; None where a bot or a standing order does."""
    seat = table.to_act()
    answered = seat is None or table.bot_to_act() or ordered_move(table) is not None
    return None if answered else seat


def out_of_time(table: Table, now: int) -> entries.TimeOut | None:
    """A seat that is asked in secret is not named, and loses no more than this decision."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    seat = table.clock.running
    lose = table.setting.clock.at_zero == "lose" and len(table.seats) == 2
    return entries.TimeOut(seat=seat, bot="" if lose and seat is not None else "greedy")


def printable(text: str) -> str:
    """On one line, without characters that terminals, databases or readers trip over."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


PROPOSALS: dict[type, Any] = {
    messages.Sit: sit,
    messages.SeatBot: seat_bot,
    messages.Leave: leave,
    messages.Start: start,
    messages.Move: move,
    messages.Resign: resign,
    messages.Offer: offer,
    messages.Answer: answer,
    messages.Chat: chat,
    messages.HandToBot: hand_to_bot,
    messages.TakeBack: take_back,
    messages.Order: order,
}
