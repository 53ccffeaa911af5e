"""Options and editions (H3, H10, H12, H27, H30, H41, H42, H47)."""

from __future__ import annotations

import pytest

from tatami.engine.errors import BadOptions
from tatami.engine.options import describe, parse
from tatami.games.honor import GAME
from tatami.games.honor.options import PRESETS, HonorOptions, resolve


def test_the_edition_sets_what_the_table_leaves_open() -> None:  # H3, H12, H41, H42
    amigo = resolve(HonorOptions())
    assert (amigo.daimyo, amigo.discard, amigo.thief_cost, amigo.elite) == (
        "start",
        "action",
        15,
        "anywhere",
    )
    other = resolve(HonorOptions(edition="gamewright"))
    assert (other.daimyo, other.discard, other.thief_cost, other.elite) == (
        "any",
        "free",
        25,
        "one_house",
    )


def test_what_the_table_sets_wins_over_the_edition() -> None:  # H12
    options = resolve(HonorOptions(edition="gamewright", discard="action"))
    assert (options.discard, options.daimyo) == ("action", "any")


def test_options_in_which_the_editions_agree_have_plain_defaults() -> None:  # H10, H27, H30, H47
    for edition in PRESETS:
        options = resolve(HonorOptions(edition=edition))
        assert options.target == 400
        assert options.seppuku == "costly"
        assert options.reactions == "holders"
        assert options.limit == 200


def test_options_are_written_as_people_write_them() -> None:
    options = parse(HonorOptions, ["edition=gamewright", "thief_cost=15", "target=250"])
    assert resolve(options).thief_cost == 15
    with pytest.raises(BadOptions, match="15 or 25 or edition"):
        parse(HonorOptions, ["thief_cost=20"])


def test_every_option_explains_itself_and_names_its_rule() -> None:
    for info in describe(HonorOptions):
        assert info.about
        assert f"**{info.rule}**" in GAME.rules_text
