"""The next entry that a table gets without a person: the start, an auto-reply, a bot's move."""

from __future__ import annotations

from tatami.server.tables import command_handlers, entries
from tatami.server.tables.auto_replies import auto_reply
from tatami.server.tables.table import RUNNING, Table
from tatami.server.thinking.question import Question


def owes_entry(table: Table) -> bool:
    """Is there something to do that no person does?"""
    if table.status != RUNNING:
        return table.ready()
    return bool(table.bot_to_act()) or auto_reply(table) is not None


def next_entry(table: Table, answer: int | None) -> entries.AnyEntry | None:
    """The entry, given the answer to `bot_question`; None where a person must decide."""
    if table.ready():
        return command_handlers.started(table)
    if answer is not None:
        seat = table.to_act()
        assert seat is not None
        return command_handlers.moved(table, seat, answer, None, by="bot")
    return command_handlers.auto_reply_move(table)


def bot_question(table: Table) -> Question | None:
    """The question to a bot, if a bot is to act."""
    bot = table.bot_to_act()
    if not bot:
        return None
    assert table.play is not None
    return Question(
        game=table.game.key,
        seats=len(table.seats),
        seed=table.play.seed,
        options=table.setup.options,
        material=table.setup.material,
        actions=list(table.play.actions),
        seat=int(table.play.state.to_act),
        bot=bot,
        redeals=table.play.redeals,
    )
