"""Data sets of decisions: what is written is what the players could see and what they did."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.arena import match
from tatami.arena.trajectories import (
    FinishedGame,
    TrajectoryWriter,
    about,
    arrays,
    game_of_record,
    games_of_run,
)
from tatami.arena.trajectory_files import COLUMNS
from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.errors import BadOptions, BadRecord
from tatami.engine.game_in_progress import Play
from tests.cli.commands import bad, good


def export(folder: Path, kind: Any, key: str = "seven", seats: int | None = None) -> list[Any]:
    """Two short games of random moves; returns their states after the deal and their actions."""
    game, games = tatami.game(key), []
    table, rng = game.table(seats=seats), chance_from("trajectories")
    with TrajectoryWriter(folder, kind) as writer:
        for number in range(2):
            state = table.deal(chance_from(f"{number}"))
            actions = []
            while not state.over:
                actions.append(int(state.pick(rng)))
                state.play(actions[-1])
            count = int(table.seats)
            finished = FinishedGame(
                game=key,
                id=f"game {number}",
                first=table.deal(chance_from(f"{number}")),
                actions=actions,
                players=tuple(f"p{seat}" for seat in range(count)),
                shares=tuple(state.payoff(seat) for seat in range(count)),
            )
            writer.add(finished)
            games.append((table.deal(chance_from(f"{number}")), actions))
    assert writer.games == 2 and writer.decisions == sum(len(actions) for _, actions in games)
    return games


def to(folder: Path) -> list[str]:
    return ["--to", str(folder), "--format", "jsonl"]


def read(folder: Path, kind: str) -> list[dict[str, Any]]:
    if kind == "parquet":
        parquet = pytest.importorskip("pyarrow.parquet")
        rows: list[dict[str, Any]] = parquet.read_table(folder).to_pylist()
        return rows
    lines = (folder / "decisions-00000.jsonl").read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    for row in rows:
        row["observation"] = base64.b64decode(row["observation"])
        row["mask"] = base64.b64decode(row["mask"])
    return rows


@pytest.mark.parametrize("kind", ["parquet", "jsonl"])
@pytest.mark.parametrize(("key", "seats"), [("village", 2), ("honor", 4)])
def test_a_row_is_a_decision(tmp_path: Path, kind: str, key: str, seats: int) -> None:
    games = export(tmp_path / "data", kind, key, seats)
    rows, game = iter(read(tmp_path / "data", kind)), tatami.game(key)
    for number, (state, actions) in enumerate(games):
        mine = []
        for count, action in enumerate(actions):
            row = next(rows)
            mine.append(row)
            assert list(row) == list(COLUMNS)
            seat = int(state.to_act)
            assert (row["game_id"], row["number"], row["seat"]) == (f"game {number}", count, seat)
            assert (row["game"], row["seats"], row["player"]) == (key, seats, f"p{seat}")
            assert row["observation"] == game.observe(state, seat)
            assert row["mask"] == game.mask(state)
            assert row["action"] == state.encode_action(action) and row["mask"][row["action"]] == 1
            assert row["move"] == game.show(action) and row["last"] == (count == len(actions) - 1)
            state.apply(action)
        won = [state.returns(seat) for seat in range(seats)]
        for row in mine:
            assert row["returns"] == pytest.approx(won)
            assert row["return"] == pytest.approx(won[row["seat"]])
    assert next(rows, None) is None


def test_a_data_set_describes_itself(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    export(tmp_path / "data", "parquet")
    said = about(tmp_path / "data")
    assert said["columns"] == COLUMNS
    layout = said["games"]["seven"]["seats"]["2"]["observation"]
    assert layout["version"] == 1 and layout["segments"][0]["name"] == "known"
    table = parquet.read_table(tmp_path / "data")
    inside = json.loads(
        parquet.read_metadata(tmp_path / "data" / "decisions-00000.parquet").metadata[b"tatami"]
    )
    assert inside == said
    seen = arrays(table)
    assert seen.dtype == np.uint8 and seen.shape == (len(table), 117)
    assert arrays({"mask": table["mask"].to_pylist()}, "mask").shape == (len(table), 83)


def test_games_of_the_arena_are_replayed(tmp_path: Path) -> None:
    kept: list[Any] = []
    match("village", "greedy", "random", games=4, jobs=0, out=tmp_path / "run",
          on_games=lambda plan, games: kept.extend(games_of_run(plan, games)))  # fmt: skip
    assert [one.id for one in kept] == ["arena/0.0", "arena/0.1", "arena/1.0", "arena/1.1"]
    assert {one.players for one in kept} == {("greedy", "random"), ("random", "greedy")}
    said = good(
        "export", str(tmp_path / "run"), "--to", str(tmp_path / "data"), "--format", "jsonl"
    )
    assert said.startswith(f"4 games, {sum(len(one.actions) for one in kept)} decisions")
    rows = read(tmp_path / "data", "jsonl")
    assert [row["move"] for row in rows if row["game_id"] == "arena/0.0"] == [
        tatami.game("village").show(action) for action in kept[0].actions
    ]


def test_game_files_and_games_between_bots_are_exported(tmp_path: Path) -> None:
    file, seven = tmp_path / "game.json", tmp_path / "bots"
    good(
        "play", "samourai", "--people", "0", "--bot", "random", "--seed", "3", "--record", str(file)
    )
    good(
        "export", str(file), "--to", str(tmp_path / "one"), "--format", "jsonl", "--no-observations"
    )
    lines = (tmp_path / "one" / "decisions-00000.jsonl").read_text(encoding="utf-8").splitlines()
    record = records.read(file.read_bytes())
    assert [json.loads(line)["move"] for line in lines] == [move.text for move in record.moves]
    assert json.loads(lines[0])["observation"] is None
    said = good(
        "export", "village", "--games", "3", "--jobs", "0", "--to", str(seven), "--format", "jsonl"
    )
    assert said.startswith("3 games, ")


def test_an_unfinished_game_has_no_returns(tmp_path: Path) -> None:
    play = Play(tatami.game("samourai"), seed="1")
    play.apply(play.state.legal()[0])
    seats = tuple(records.Seat(name=name) for name in ("Aki", "Ben"))
    with TrajectoryWriter(tmp_path / "data", "jsonl") as writer:
        writer.add(game_of_record(records.record(play, seats)))
    row = read(tmp_path / "data", "jsonl")[0]
    assert row["return"] is None and row["returns"] is None and row["player"] == "Aki"


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{}")
    assert "broken.json" in bad(
        "export", str(tmp_path / "broken.json"), "--to", str(tmp_path / "x")
    )
    assert "there is no file 'sevn', and the games are" in bad(
        "export", "sevn", *to(tmp_path / "x")
    )
    assert "is not empty" in bad("export", "seven", "--to", str(tmp_path))
    table = tatami.game("village").table()
    wrong = FinishedGame(
        game="village", id="x", first=table.deal(chance_from("1")), actions=[8000],
        players=("a", "b"), shares=None,
    )  # fmt: skip
    writer = TrajectoryWriter(tmp_path / "data", "jsonl")
    with pytest.raises(BadRecord, match="move 1 of game x"):
        writer.add(wrong)
    with pytest.raises(BadOptions, match="parquet or jsonl"):
        TrajectoryWriter(tmp_path / "csv", "csv")  # type: ignore[arg-type]
