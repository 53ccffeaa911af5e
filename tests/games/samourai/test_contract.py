"""Samouraï keeps the contract: the conformance kit, both options, compiled and interpreted."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine import chance_from, records
from tatami.engine.state import playouts
from tatami.engine.testing import agree, conform
from tatami.games.samourai import GAME
from tatami.games.samourai.board import ANZEN
from tatami.games.samourai.state import SamouraiState
from tests.games.samourai.make_goldens import FOLDER, GAMES, digest


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"limit": 12},
        *(
            pytest.param(options, marks=pytest.mark.heavy)
            for options in ({"jumping": False}, {"repetition": 2}, {"repetition": 0})
        ),
    ],
)
def test_samourai_keeps_the_contract(options: dict[str, object]) -> None:
    conform(GAME, games=6 if tatami.MODE == "compiled" else 2, options=options)


@pytest.mark.heavy
def test_compiled_and_interpreted_play_the_same_games() -> None:
    agree("tatami.games.samourai:GAME", games=8)


def check_invariants(state: SamouraiState) -> None:
    """Eight samurai on eight squares, and everything kept beside them is true."""
    squares = [int(square) for square in state.at]
    assert len(set(squares)) == 8
    assert [int(who) for who in state.on if who] != []
    for samurai, square in enumerate(squares):
        assert state.on[square] == samurai + 1
        at_home = state.board.camp[square] == samurai // 4 + 1
        assert bool(state.home >> samurai & 1) == at_home
    assert sum(1 for who in state.on if who) == 8
    assert state.pieces_key == state.board.key_of(squares)
    if ANZEN in squares:
        assert state.anzen_used >> squares.index(ANZEN) // 4 & 1


def random_games(count: int, seed: str) -> None:
    rng = chance_from(seed)
    for _ in range(count):
        state = GAME.new(seed=seed)
        while not state.over:
            check_invariants(state)
            state.play(state.pick(rng))
        check_invariants(state)
        assert state.ply <= 300


def test_no_random_game_breaks_an_invariant() -> None:
    random_games(60, "invariants")


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_none_of_100_000_random_games_breaks_an_invariant() -> None:
    random_games(100_000, "many invariants")


def test_random_games_last_about_sixty_plies() -> None:
    """An independent implementation of the rules measured 60 plies."""
    games = 2_000 if tatami.MODE == "compiled" else 400
    plies = playouts(GAME.table(), chance_from("length"), games)
    assert 55 < plies / games < 65


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_playthrough_ends_as_it_did(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    body, _, expected = text.rstrip().rpartition("\n")
    assert digest(records.verify(records.read(body), GAME)) == expected
