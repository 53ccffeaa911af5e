"""Bots by name: known names, errors, levels, plug-ins."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.bots import (
    AlphabetaBot,
    BadBot,
    Bot,
    Budget,
    IsmctsBot,
    Knowledge,
    MctsBot,
    bot,
    levels,
    names,
    roster,
)
from tatami.bots.levels import LEVELS, level, read_levels
from tatami.bots.roster import bot_types
from tatami.engine import Chance, chance_from, plugins
from tests.crane import GAME as CRANE

SAMOURAI = tatami.game("samourai")
SEVEN = tatami.game("seven")


def test_a_name_with_settings_makes_a_bot_that_has_them() -> None:
    made = bot("ismcts:simulations=2000,exploration=0.7", SEVEN)
    assert isinstance(made, IsmctsBot)
    assert made.settings.simulations == 2000 and made.settings.exploration == 0.7
    assert made.settings.budget == Budget(simulations=2000)
    timed = bot("alphabeta:seconds=1", SAMOURAI)
    assert isinstance(timed, AlphabetaBot)
    assert timed.settings.budget == Budget(seconds=1.0)
    kept = bot("mcts:reuse=true", SAMOURAI)
    assert isinstance(kept, MctsBot) and kept.settings.keeps_tree


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("gredy", "there is no bot 'gredy'; choose from level-1, level-2"),
        ("", "there is no bot ''"),
        ("level-9", "there is no bot 'level-9'"),
        ("level-0", "there is no bot 'level-0'"),
        ("level-4:depth=2", "there is no bot 'level-4:depth=2'"),
        ("greedy:samples=4", "greedy has no settings, but got samples"),
        ("ismcts:speed=4", "ismcts has no setting 'speed'; choose from simulations, seconds"),
        ("ismcts:simulations", "write the settings of ismcts as name=value, not 'simulations'"),
        ("ismcts:simulations=0", "ismcts: Expected `int` >= 1"),
        ("ismcts:simulations=many", "ismcts: Expected `int | null`, got `str`"),
        ("ismcts:seconds=-1", "ismcts: Expected `float` > 0.0"),
        ("mcts", "mcts cannot play here: seven has hidden cards: use ismcts"),
        ("alphabeta", "alphabeta cannot play here: seven is not for two who see everything"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_one_line(name: str, line: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot(name, SEVEN)
    said = str(refused.value)
    assert said.startswith(line) and "\n" not in said, said


def test_a_budget_is_more_than_nothing() -> None:
    for wrong in ({}, {"simulations": -1}, {"seconds": -0.5}):
        with pytest.raises(BadBot):
            Budget(**wrong)


def test_names_are_what_a_table_offers() -> None:
    for key in tatami.game_keys():
        game = tatami.game(key)
        assert names(game) == [*(f"level-{n}" for n in LEVELS), "random", "greedy"]
        for name in names(game):
            assert isinstance(bot(name, game), Bot)


class FirstBot(Bot):
    """A plug-in bot that plays the first legal action."""

    name = "first"

    def choose(self, knowledge: Knowledge, rng: Chance) -> int:
        return knowledge.legal()[0]


def test_an_own_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("first", "tests.bots.test_roster:FirstBot", roster.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [entry])
    bot_types.cache_clear()
    try:
        assert "first" in names(SEVEN)
        state = SEVEN.new(seats=3, seed="first")
        knowledge = Knowledge(state, int(state.to_act))
        assert bot("first", SEVEN).choose(knowledge, chance_from("x")) == state.legal()[0]
    finally:
        bot_types.cache_clear()


@pytest.mark.parametrize("key", tatami.game_keys())
def test_every_game_has_eight_levels_that_can_be_read(key: str) -> None:
    game = tatami.game(key)
    assert game.folder.joinpath("levels.toml").is_file()
    for number in LEVELS:
        kind, settings = level(game, number)
        assert settings["simulations"] >= 1, "levels are the same on every machine"
        assert settings["seconds"] <= 2.0, "and none takes longer than people wait"
        assert bot(f"level-{number}", game).name == kind


def test_a_game_without_a_file_has_levels_too() -> None:
    state = CRANE.new(seats=3, seed="levels")
    for number in LEVELS[:4]:
        chosen = bot(f"level-{number}", CRANE).choose(
            Knowledge(state, int(state.to_act)), chance_from("levels")
        )
        assert chosen in state.legal()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("level = 3 =", "cannot be read"),
        ("levels = []", "cannot be read"),
        ("level = []", "must have 8 tables"),
        ("[[level]]\nsimulations = 4", "must have 8 tables"),
        ("[[level]]\n" * 8, "each with a bot"),
    ],
)
def test_a_file_that_cannot_be_is_refused(tmp_path: Path, text: str, line: str) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(text)
    with pytest.raises(BadBot, match=line):
        read_levels(file)


def test_settings_in_a_file_are_checked_by_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: list[dict[str, Any]] = [{"bot": "ismcts", "simulation": 3}] * 8
    monkeypatch.setattr(levels, "levels_of", lambda game: wrong)
    with pytest.raises(BadBot, match="no setting 'simulation'"):
        bot("level-1", SEVEN)
