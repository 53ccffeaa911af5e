"""Every golden playthrough of every game still ends as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tests.games.goldens import check, files


@pytest.mark.parametrize(
    "file", [file for key in tatami.game_keys() for file in files(key)], ids=str
)
def test_a_golden_playthrough_ends_as_it_did(file: Path) -> None:
    check(file)


@pytest.mark.parametrize("key", tatami.game_keys())
def test_every_game_has_three_golden_playthroughs_or_more(key: str) -> None:
    assert len(files(key)) >= 3
