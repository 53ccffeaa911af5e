"""Faults of PostgreSQL: stopped, slow, hung."""

from __future__ import annotations

from tatami.checks.faults.scenario_setting import World, must, scenario, wait_until
from tatami.checks.faults.slow_proxy import SlowProxy


@scenario(
    "postgresql-stopped",
    "While PostgreSQL is stopped, moves are refused with `busy`; when it is back, games and bots "
    "go on without a restart of the server.",
    needs_postgres=True,
)
def stopped(world: World) -> None:
    postgres = world.postgres()
    server = world.server(database_url=postgres.new_database(), database_timeout="2")
    game = world.game(server)
    game.must_move()
    game.find_next()
    postgres.end()
    try:
        game.must_be_refused()
        must(not game.is_ready(), "/readyz says that all is well")
    finally:
        postgres.begin()
    game.must_go_on()
    wait_until(game.is_ready, "/readyz does not recover")
    game.must_be_readable()


@scenario(
    "postgresql-hung",
    "While PostgreSQL hangs without closing connections, moves are refused with `busy` in time; "
    "afterward games go on.",
    needs_postgres=True,
)
def hung(world: World) -> None:
    postgres = world.postgres()
    server = world.server(database_url=postgres.new_database(), database_timeout="2")
    game = world.game(server)
    game.must_move()
    game.find_next()
    with postgres.frozen():
        game.must_be_refused()
    game.must_go_on()
    game.must_be_readable()


@scenario(
    "postgresql-unreachable",
    "When the network swallows what is sent to PostgreSQL, moves are refused with `busy` in time; "
    "with the network back, games go on.",
    needs_postgres=True,
)
def unreachable(world: World) -> None:
    postgres = world.postgres()
    proxy = world.stack.enter_context(SlowProxy(postgres.port))
    url = postgres.new_database().replace(f":{postgres.port}/", f":{proxy.port}/")
    game = world.game(world.server(database_url=url, database_timeout="2"))
    game.must_move()
    game.find_next()
    proxy.swallow = True
    game.must_be_refused()
    proxy.swallow = False
    proxy.drop_all()
    game.must_go_on()
    game.must_be_readable()


@scenario(
    "postgresql-slow",
    "With a third of a second per PostgreSQL message, moves are acknowledged late, and none is "
    "lost.",
    needs_postgres=True,
)
def slow(world: World) -> None:
    postgres = world.postgres()
    proxy = world.stack.enter_context(SlowProxy(postgres.port))
    url = postgres.new_database().replace(f":{postgres.port}/", f":{proxy.port}/")
    game = world.game(world.server(database_url=url))
    proxy.delay = 0.33
    for _ in range(3):
        wait_until(game.find_next, "the game does not go on")
        game.must_move()
    proxy.delay = 0.0
    game.must_be_readable()
