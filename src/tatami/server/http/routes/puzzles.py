"""Routes for puzzles: choose one, see its position, try to solve it.

A position shows only what the solver's seat knows. The explanation and the source game follow when
the puzzle is over for this player.
"""
# ruff: noqa: ARG001

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import tatami
from tatami.engine.puzzles import Puzzle, PuzzleFile, puzzles_of
from tatami.server.http.openapi import encoded_response, refusals
from tatami.server.http.routes.common import (
    compute,
    encoded_json,
    json_response,
    limit_by_address,
    must_be_json,
    must_be_player,
    pack,
    player_of,
    read_json,
    services_of,
)
from tatami.server.http.routes.game_texts import find_game
from tatami.server.http.routes.lessons import parse_move
from tatami.server.people import puzzle_attempts, puzzle_ratings
from tatami.server.people.puzzle_attempts import (
    AttemptIn,
    AttemptOut,
    NextPuzzle,
    PuzzleOut,
    PuzzlesOfGame,
    Solver,
    outline,
    shown_puzzle,
)
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import DAY
from tatami.server.wire.puzzle_scene import (
    PuzzleScene,
    PuzzleWanted,
    find_puzzle,
    packed_puzzle,
    packed_source,
)


def puzzle_file(game: str) -> PuzzleFile:
    return puzzles_of(find_game(game))


def today(request: Any) -> int:
    """Days since 1970, in UTC."""
    return services_of(request).now() // DAY


@get("/api/puzzles", responses=refusals(429))
async def list_puzzles(request: Request[Any, Any, Any]) -> Response[list[PuzzlesOfGame]]:
    """List the games that have puzzles, with their themes and your results."""
    limit_by_address(request, "learn")
    store, player = services_of(request).store, player_of(request) or ""
    solvers = await store.read(puzzle_ratings.solvers(player)) if player else {}
    files = [puzzles_of(tatami.game(key)) for key in tatami.game_keys()]
    found = []
    for file in files:
        if file.puzzles:
            tried = await store.read(puzzle_ratings.tried(player, file.game)) if player else set()
            found.append(outline(file, solvers.get(file.game, Solver()), tried, today(request)))
    return json_response(found)


@get("/api/games/{game:str}/next-puzzle", responses=refusals(404, 429))
async def next_puzzle(
    request: Request[Any, Any, Any], game: FromPath[str], theme: FromQuery[str] = ""
) -> Response[NextPuzzle]:
    """Choose a puzzle that you have not tried and that fits your rating."""
    limit_by_address(request, "learn")
    store, player = services_of(request).store, player_of(request) or ""
    solvers = await store.read(puzzle_ratings.solvers(player)) if player else {}
    tried = await store.read(puzzle_ratings.tried(player, game)) if player else set()
    learned = await store.read(puzzle_ratings.learned_ratings(game))
    solver = solvers.get(game, Solver())
    return json_response(
        puzzle_attempts.next_puzzle(puzzle_file(game), theme, solver, tried, learned, player)
    )


@get("/api/games/{game:str}/puzzles/{puzzle:str}", responses=refusals(404, 429, 503))
async def show_puzzle(
    request: Request[Any, Any, Any], game: FromPath[str], puzzle: FromPath[str]
) -> Response[PuzzleOut]:
    """Get a puzzle: its task, and its position as the solver sees it."""
    limit_by_address(request, "learn")
    found, player = the_puzzle(game, puzzle), player_of(request) or ""
    store = services_of(request).store
    learned = await store.read(puzzle_ratings.learned_ratings(game))
    tried = await store.read(puzzle_ratings.tried(player, game)) if player else set()
    rating = learned.get(found.id, float(found.rating))
    scene = await position(request, PuzzleWanted(game, puzzle, ()))
    return json_response(shown_puzzle(found, rating, found.id in tried, scene))


def the_puzzle(game: str, puzzle: str) -> Puzzle:
    find_game(game)
    return find_puzzle(game, puzzle)[2]


async def position(request: Any, wanted: PuzzleWanted) -> PuzzleScene:
    return msgspec.json.decode(
        await compute(request, packed_puzzle, pack(wanted)), type=PuzzleScene
    )


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}",
    guards=[must_be_json],
    status_code=200,
    responses=refusals(400, 401, 404, 429, 503),
)
async def try_puzzle(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[AttemptIn],
) -> Response[AttemptOut]:
    """Play your moves in a puzzle. When it is over, your first attempt is rated."""
    limit_by_address(request, "learn")
    player, wanted = must_be_player(request), await read_json(request, AttemptIn)
    found = the_puzzle(game, puzzle)
    actions = (*wanted.actions, *parse_move(game, wanted.wish))
    scene = await position(request, PuzzleWanted(game, puzzle, actions))
    result = None
    if scene.right is not None:
        services = services_of(request)
        result = await services.store.write(puzzle_ratings.add_attempt(
            player, game, found.id, found.rating, scene.right, services.now()
        ))  # fmt: skip
    return json_response(AttemptOut(position=scene, result=result))


@get(
    "/api/games/{game:str}/puzzles/{puzzle:str}/source",
    responses=encoded_response(Any) | refusals(400, 401, 404, 429, 503),
)
async def source_game(
    request: Request[Any, Any, Any], game: FromPath[str], puzzle: FromPath[str]
) -> Response[bytes]:
    """Get the game file of the bots' game that a puzzle comes from, once you have tried it."""
    limit_by_address(request, "record")
    the_puzzle(game, puzzle)
    tried = await services_of(request).store.read(
        puzzle_ratings.tried(must_be_player(request), game)
    )
    if puzzle not in tried:
        raise Refusal(
            "wrong_time", "try the puzzle first: then you may see its game, with all cards"
        )
    return encoded_json(await compute(request, packed_source, pack(PuzzleWanted(game, puzzle, ()))))


ROUTES: list[Any] = [list_puzzles, next_puzzle, show_puzzle, try_puzzle, source_game]
