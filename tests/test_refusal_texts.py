"""Every refusal that a player can meet is explained in four languages, in one place each."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tatami.engine.texts import LANGUAGES
from tatami.server.tables.refusals import REFUSALS
from tests.fluent_files import messages

TEXTS = Path(__file__).parent.parent / "web" / "texts"
DETAILED = {"illegal", "bad_table", "bad_record", "version"}
"""Their sentences name a rule, an option or a place in a file. Games explain illegal moves."""
NOT_FOR_PLAYERS = {"http"}
OF_THE_CLIENT = {"offline"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_one_text(language: str) -> None:
    found = Counter(
        key.removeprefix("refused-")
        for file in TEXTS.rglob(f"{language}.ftl")
        for key in messages(file)
        if key.startswith("refused-")
    )
    assert set(found) == set(REFUSALS) - DETAILED - NOT_FOR_PLAYERS | OF_THE_CLIENT
    assert max(found.values()) == 1
    assert all(REFUSALS[code].text_key == f"refused-{code}" for code in REFUSALS)
