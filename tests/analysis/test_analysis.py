"""Estimates, judgments, luck and skill, with small budgets."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.analysis import (
    AnalysisSettings,
    Cancelled,
    analyze,
    combine_positions,
    hint,
    position_analysis,
    verified_play,
)
from tatami.analysis.report_text import ReportWriter, worst_of
from tatami.analysis.winning_chances import SimulationStats
from tatami.bots import Knowledge, bot
from tatami.cli.analyze import analyze_part
from tatami.engine import Outcome, Play, chance_from, records
from tatami.engine.errors import BadRecord
from tatami.engine.game import Game
from tatami.engine.state import State
from tatami.engine.texts import LANGUAGES
from tests.game_samples import ALL_SAMPLES

SMALL = AnalysisSettings(simulations=24)
GAMES = {key: found.analyzed_seats or 2 for key, found in ALL_SAMPLES.items()}
HIDING = [key for key in GAMES if tatami.game(key).hides_information]


def finished(key: str, seats: int, seed: str = "finished", most: int = 60) -> records.Record:
    """A game of mixed skill; one that takes long is agreed to be drawn."""
    game = tatami.game(key)
    play = Play(game, seats=seats, seed=seed)
    rng = chance_from(seed)
    players = [bot("greedy" if seat % 2 else "random", game) for seat in range(seats)]
    while not play.state.over and len(play.actions) < most:
        seat = int(play.state.to_act)
        play.apply(players[seat].choose(Knowledge(play.state, seat), rng))
    agreed = Outcome(reason="agreed", rule="", shares=(1 / seats,) * seats)
    names = tuple(records.Seat(name=f"Player {seat}") for seat in range(seats))
    return records.record(play, names, result=None if play.state.over else agreed)


def wins_at_once(state: State) -> list[int]:
    found = []
    for action in state.legal():
        after = state.clone()
        after.play(action)
        if after.over and after.payoff(state.to_act) == 1:
            found.append(action)
    return found


def missed_victory() -> tuple[State, int]:
    """A position in which one may win at once, and a move after which the other does."""
    game = tatami.game("samourai")
    for seed in range(200):
        rng, state = chance_from(f"missed {seed}"), game.new(seed="samourai")
        while not state.over:
            if wins_at_once(state):
                for action in state.legal():
                    after = state.clone()
                    after.play(action)
                    if not after.over and wins_at_once(after):
                        return state, action
            state.play(state.pick(rng))
    raise AssertionError("no such position was found")


def test_a_victory_that_was_missed_cost_all_of_it() -> None:
    state, blunder = missed_victory()
    found = position_analysis(
        tatami.game("samourai"), state, 9, blunder, AnalysisSettings(simulations=400)
    )
    assert found.judged is not None and found.truth is not None
    assert found.judged.loss > 0.9 and found.judged.before > 0.95
    assert found.judged.best.action in wins_at_once(state)
    assert found.judged.played.action == blunder and found.judged.difference < -0.9
    assert found.truth.shares[int(state.to_act)] > 0.95


def test_the_expected_line_shows_what_punishes_a_blunder() -> None:
    state, blunder = missed_victory()
    game = tatami.game("samourai")
    found = position_analysis(game, state, 9, blunder, AnalysisSettings(simulations=400))
    assert found.judged is not None
    after = state.clone()
    after.play(blunder)
    [answer] = found.judged.played.line
    assert answer.seat == after.to_act and game.read(answer.text) in wins_at_once(after)
    assert found.judged.best.line == (), "the game is over"
    written = ReportWriter(game, ["Ann", "Bo"]).because(found.judged)
    name = ["Ann", "Bo"][answer.seat]
    played = game.show(blunder)
    assert written == [f"After “{played}” the search expects “{answer.text}” ({name})."]


@pytest.mark.parametrize("key", HIDING)
def test_what_the_others_hold_does_not_change_the_judgement_of_a_decision(key: str) -> None:
    game = tatami.game(key)
    rng = chance_from(f"swap {key}")
    play = Play(game, seats=GAMES[key], seed="swap")
    compared = differing = 0
    while compared < 4 and not play.state.over:
        seat, legal = int(play.state.to_act), play.state.legal()
        if len(legal) > 1 and game.is_anything_hidden(play.state, seat) and rng.below(3) == 0:
            action = legal[rng.below(len(legal))]
            number = len(play.actions)
            mine = position_analysis(game, play.state, number, action, SMALL)
            other = position_analysis(game, play.state.sample(seat, rng), number, action, SMALL)
            assert mine.judged == other.judged, f"after {number} actions"
            assert mine.judged is not None
            differing += mine.truth != other.truth
            compared += 1
        play.apply(legal[rng.below(len(legal))])
    assert compared == 4 and differing > 0


@pytest.mark.parametrize("key", GAMES)
def test_luck_decisions_and_others_add_up_to_the_result(key: str) -> None:
    record = finished(key, GAMES[key])
    assert record.result is not None
    found = analyze(record, tatami.game(key), SMALL)
    assert len(found.curve) == len(record.moves) + 1
    for seat in found.accounts:
        parts = (seat.luck, seat.hidden, seat.decisions, seat.others, seat.word)
        total = seat.start + sum(part.value for part in parts)
        assert total == pytest.approx(seat.result, abs=1e-9)
        luck = seat.deal.value + seat.chance.value
        assert luck == pytest.approx(seat.luck.value, abs=1e-9)
        assert all(part.error >= 0 for part in parts)
    for name in ("luck", "decisions", "others"):
        changes = [getattr(seat, name).value for seat in found.accounts]
        assert all(abs(change) < len(record.moves) for change in changes)
    for point in found.curve:
        assert sum(point.shares) == pytest.approx(1.0)


def test_where_nothing_is_hidden_and_no_die_rolled_all_but_the_first_move_is_decided() -> None:
    found = analyze(finished("samourai", 2), tatami.game("samourai"), SMALL)
    for seat in found.accounts:
        assert seat.chance.value == seat.hidden.value == 0.0
        assert seat.luck == seat.deal


def test_only_decisions_between_two_or_more_are_judged() -> None:
    record = finished("honor", 3)
    game = tatami.game("honor")
    again = records.replay(record, game).at(0)
    open_ones = []
    for number, move in enumerate(record.moves):
        if len(again.state.legal()) > 1:
            open_ones.append(number)
        again.apply_text(move.text)
    judged = analyze(record, game, SMALL).decisions
    assert [one.number for one in judged] == open_ones
    for one in judged:
        assert one.played.text == record.moves[one.number].text
        assert one.loss >= 0 and (one.loss == 0) == (one.best == one.played)


def test_the_same_settings_give_the_same_analysis_in_any_order() -> None:
    record = finished("village", 2, most=20)
    game = tatami.game("village")
    found = analyze(record, game, SMALL)
    assert analyze(record, game, SMALL) == found
    pieces: list[Any] = []
    for first, end in ((11, 21), (0, 11)):
        pieces += decoded(analyze_part(records.write(record), first, end, SMALL))
    assert combine_positions(record, verified_play(record, game), pieces, SMALL) == found


def decoded(packed: bytes) -> list[Any]:
    import msgspec

    from tatami.analysis import PositionAnalysis

    return msgspec.msgpack.decode(packed, type=list[PositionAnalysis])


def test_it_can_be_stopped_and_says_how_far_it_is() -> None:
    record = finished("village", 2, most=20)
    heard: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        analyze(
            record,
            tatami.game("village"),
            SMALL,
            progress=lambda done, total: heard.append((done, total)),
            stopped=lambda: len(heard) == 3,
        )
    assert heard == [(1, 21), (2, 21), (3, 21)]


def test_a_game_that_goes_on_is_not_analyzed() -> None:
    play = Play(tatami.game("village"), seats=2, seed="on")
    names = (records.Seat(name="a"), records.Seat(name="b"))
    with pytest.raises(BadRecord, match="finished"):
        analyze(records.record(play, names), play.game, SMALL)


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_legal_and_the_same_again(key: str) -> None:
    game: Game[Any] = tatami.game(key)
    state = game.new(seats=GAMES[key], seed="hint")
    given = hint(game, state, 0, SMALL)
    assert given == hint(game, state, 0, SMALL)
    assert given.best.action in state.legal()
    if given.second is not None:
        assert given.second.action in state.legal() and given.second != given.best
        assert given.second.share <= given.best.share


def test_a_calibrated_estimate_adds_up_and_leaves_what_is_certain() -> None:
    stats = SimulationStats(3)
    stats.add([0.2, 0.6, 0.2])
    stats.add([0.4, 0.5, 0.1])
    for exponent in (0.4, 1.0, 2.2):
        estimate = stats.estimate(exponent)
        assert sum(estimate.shares) == pytest.approx(1.0)
        assert estimate.shares[1] == max(estimate.shares)
    sure = SimulationStats(2)
    for _ in range(3):
        sure.add([1.0, 0.0])
    assert sure.estimate(0.4).shares == (1.0, 0.0) and sure.estimate(0.4).errors == (0.0, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_written_in_every_language(language: str) -> None:
    record = finished("samourai", 2)
    found = analyze(record, tatami.game("samourai"), SMALL)
    writer = ReportWriter(tatami.game("samourai"), [seat.name for seat in record.seats], language)
    lines = writer.report(found, 3)
    assert not any("[" in line for line in lines), lines
    assert len(worst_of(found, 3)) <= 3
    assert any("Player 0" in line for line in lines)
