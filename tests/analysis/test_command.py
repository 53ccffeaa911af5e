"""The command `tatami analyze`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tatami.cli import main
from tatami.engine import records
from tests.analysis.test_analysis import finished


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(records.write(finished("village", 2, most=16)), encoding="utf-8")
    return str(path)


def test_it_reports_luck_and_the_costliest_decisions(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["analyze", file, "--simulations", "16", "--processes", "1", "--worst", "2"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "Luck and skill" in out and "Player 1:" in out and "±" in out
    assert main([*command, "--lang", "de"]) == 0
    assert "Glück und Können" in capsys.readouterr().out


def test_on_two_cores_it_finds_the_same(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for processes in ("1", "2"):
        asked = ["analyze", file, "--simulations", "16", "--processes", processes, "--json"]
        assert main(asked) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1] and len(found[0]["curve"]) == 17


def test_what_is_wrong_is_one_line(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", file, "--simulations", "1"]) == 1
    assert capsys.readouterr().err == "tatami: --simulations must be between 8 and 1,000,000\n"
    Path(file).write_text("{}", encoding="utf-8")
    assert main(["analyze", file]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_british_spelling_works_too(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", file, "--simulations", "16", "--processes", "1"]) == 0
    assert "Luck and skill" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "analyse" not in capsys.readouterr().out
