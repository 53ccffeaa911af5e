"""Records: writing, reading, replay, verification, and the errors for changed records."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tatami.engine import BadRecord, Outcome, Play, fair_deals, records
from tatami.games.samourai import GAME
from tests.crane import GAME as CRANE

MOVES = ("g1-a7", "d11-j11", "h1-h7", "h11-h5")
TIMES = [1, 20, 300, 4000]
SEATS = (records.Seat(name="Ann"), records.Seat(name="Bo", bot="greedy"))


def finished(**arguments: Any) -> str:
    play = Play(GAME, seed="a record")
    for text in MOVES:
        play.apply_text(text)
    return records.write(records.record(play, SEATS, times=TIMES, **arguments))


def verify(text: str) -> Play[Any]:
    return records.verify(records.read(text), GAME)


def test_a_record_keeps_the_game_and_reads_like_one() -> None:
    text = finished(started="2026-11-15T12:00:00Z")
    rows = [json.loads(line.strip().rstrip(",")) for line in text.splitlines()[-6:-2]]
    assert [(row[0], row[1]) for row in rows] == list(zip(MOVES, TIMES, strict=True))
    assert all(len(row[2]) == 4 for row in rows)
    play = verify(text)
    assert [GAME.show(action) for action in play.actions] == list(MOVES)
    assert records.read(text).seats == SEATS


def spoiled(change: Callable[[dict[str, Any]], object]) -> str:
    content = json.loads(finished())
    change(content)
    return json.dumps(content)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: r["moves"][1].__setitem__(0, "d11-d1"), "move 2 (d11-d1) or its check digits"),
        (lambda r: r["moves"][1].__setitem__(0, "d11-d1"), "as it stands it is illegal"),
        (lambda r: r["moves"][1].__setitem__(0, "d11-k11"), "would be legal"),
        (lambda r: r["moves"][2].__setitem__(2, "0000"), "move 3 (h1-h7) or its check digits"),
        (lambda r: r["moves"][0].__setitem__(0, "hello"), "move 1 (hello)"),
        (lambda r: r["moves"].pop(), "the game is not over after move 3"),
        (lambda r: r["moves"].pop(1), "move 2 (h1-h7)"),
        (
            lambda r: r["result"].update(shares=[1.0, 0.0]),
            "the result is iki_zumari [0.0, 1.0], not",
        ),
        (lambda r: r.update(result=None), "states no result"),
        (lambda r: r["result"].update(reason="resigned"), "ended by its rules"),
        (lambda r: r.update(version=99), "played with version 99 of samourai; the rules of this"),
        (lambda r: r.update(game="chess"), "a game of chess, not of samourai"),
        (lambda r: r.update(options={"jump": True}), "no option 'jump'"),
        (lambda r: r["seats"].pop(), "for 2 players, not 1"),
        (lambda r: r.update(format="tatami record 9"), "'tatami record 9'"),
        (lambda r: r.update(surprise=1), "unknown field"),
        (lambda r: r.pop("seed"), "missing required field 'seed'"),
        (lambda r: r["moves"][0].append("more"), "is not a game file"),
        (lambda r: r.update(material={"title": "x"}), "missing required field"),
    ],
)
def test_an_edited_record_is_refused_and_the_move_is_named(
    change: Callable[[dict[str, Any]], object], said: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(spoiled(change))
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_every_truncation_is_refused_in_one_line() -> None:
    text = finished()
    for length in range(0, len(text.rstrip()) - 1, 7):
        with pytest.raises(BadRecord) as caught:
            verify(text[:length])
        assert "\n" not in str(caught.value)


def test_replay_alone_names_the_move_that_fails_and_the_rule() -> None:
    record = records.read(spoiled(lambda r: r["moves"][1].__setitem__(0, "d11-d10")))
    with pytest.raises(BadRecord, match=r"move 2 \(d11-d10\) fails: .* \(M7\)"):
        records.replay(record, GAME)


def test_a_game_given_up_is_verified_by_what_the_players_said() -> None:
    play = Play(GAME, seed=1)
    play.apply_text("d1-d4")
    resigned = Outcome(reason="resigned", rule="", shares=(1.0, 0.0))
    verify(records.write(records.record(play, SEATS, result=resigned)))
    greedy = Outcome(reason="resigned", rule="", shares=(1.0, 1.0))
    with pytest.raises(BadRecord, match="do not add up"):
        verify(records.write(records.record(play, SEATS, result=greedy)))


def test_own_material_and_options_are_kept() -> None:
    text = GAME.folder.joinpath("material.toml").read_text(encoding="utf-8")
    other = text.replace('"DI.IK.DS.SK"', '"ID.IK.DS.SK"').replace('"KS.SD.KI.ID"', '"KS.SD.KI.DI"')
    play = Play(GAME, material=other, options={"jumping": False})
    play.apply(play.state.legal()[0])
    again = verify(records.write(records.record(play, SEATS)))
    assert again.state.dump() == play.state.dump()
    assert GAME.view(again.state, None).squares == GAME.view(play.state, None).squares
    assert not again.state.jumping


def dealt(secret: str, salts: tuple[str, ...], **changes: str) -> records.Record:
    seed = fair_deals.seed_of(secret, salts)
    play = Play(CRANE, seed=changes.get("seed", seed), seats=2)
    commitment = changes.get("commitment", fair_deals.commit(secret))
    deal = fair_deals.Deal(commitment=commitment, salts=salts, secret=secret)
    return records.record(play, SEATS, deal=deal)


def test_a_fair_deal_is_verified_and_an_unfair_one_is_not() -> None:
    secret = fair_deals.draw_secret()
    records.verify(dealt(secret, ("salt of Ann", "salt of Bo")), CRANE)
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        records.verify(dealt(secret, ("a",), commitment=fair_deals.commit("other")), CRANE)
    with pytest.raises(BadRecord, match="does not follow from the secret"):
        records.verify(dealt(secret, ("a",), seed="chosen"), CRANE)


def test_every_salt_and_its_place_changes_the_seed() -> None:
    seeds = {
        fair_deals.seed_of("s", salts)
        for salts in ((), ("",), ("a",), ("a", "b"), ("b", "a"), ("ab",), ("a", "b", ""))
    }
    assert len(seeds) == 7


def test_undo_takes_chance_back_too() -> None:
    play = Play(CRANE, seed=3, seats=3)
    before = play.state.dump()
    play.apply(play.state.legal()[0])
    play.undo()
    assert play.state.dump() == before and play.actions == [] and len(play.event_data) == 1
