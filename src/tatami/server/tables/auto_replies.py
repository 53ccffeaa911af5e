"""Auto-replies: answers that a seat gives in advance for a kind of decision.

Both sides of the server need to know whether one applies now: the write side makes the move, the
read side does not offer choices to a seat whose auto-reply answers for it.
"""

from __future__ import annotations

from tatami.server.tables.table import Table


def auto_reply(table: Table) -> int | None:
    """The action that the auto-reply of the seat to act chooses now, if there is one."""
    seat = table.to_act()
    if seat is None or table.play is None or not table.auto_replies[seat]:
        return None
    decision = table.game.decision(table.play.state, seat)
    reply = None if decision is None else table.auto_replies[seat].get(decision.kind)
    return None if reply is None else table.game.auto_reply_action(reply, table.play.state)


def person_to_act(table: Table) -> int | None:
    """The seat whose person must decide; None where a bot or an auto-reply answers."""
    seat = table.to_act()
    answered = seat is None or table.bot_to_act() or auto_reply(table) is not None
    return None if answered else seat
