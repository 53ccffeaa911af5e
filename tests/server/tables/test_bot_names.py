"""Names of bots at a table."""

from __future__ import annotations

from tatami.server.tables.bot_names import NAMES, bot_name


def test_names_are_distinct_at_a_table_and_the_same_for_the_same_table() -> None:
    for table in ("one", "two", "three"):
        names: list[str] = ["kiku"]
        for _ in range(8):
            names.append(bot_name(table, names))
        assert len({name.casefold() for name in names}) == 9
        assert names[1:] == [bot_name(table, names[:count]) for count in range(1, 9)]


def test_tables_begin_at_different_names() -> None:
    assert len({bot_name(str(number), ()) for number in range(200)}) == len(NAMES)
