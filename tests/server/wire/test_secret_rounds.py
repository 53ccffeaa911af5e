"""H30: a table must not reveal which seats are asked to save face, nor how many."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from benchmarks.deltas import messages_of, open_table

import tatami
from tatami.checks.leaks.routes import get_urls
from tatami.engine import chance_from
from tatami.engine.game import viewer_seat
from tatami.server.live.live_table import LiveTable, Subscriber
from tatami.server.live.table_registry import TableRegistry
from tatami.server.settings import Settings
from tatami.server.tables import command_handlers, entries
from tatami.server.tables.entries import NumberedEntry
from tatami.server.wire.replay import replay_table, snapshot
from tests.server.client import ManualClock, async_test, running_server
from tests.server.live.test_tables import people, seated
from tests.server.wire.test_two_worlds import SECRET, Recorder, fixed_randomness

SEATS = 4


def say(live: LiveTable, entry: entries.AnyEntry) -> None:
    """All entries have the same time: thinking time is not tested here."""
    live.apply(NumberedEntry(live.table.number + 1, 0, entry))


def is_secret(live: LiveTable) -> bool:
    return live.table.asked_in_secret()


def move(live: LiveTable, action: int) -> None:
    assert live.table.play is not None
    say(live, command_handlers.moved(live.table, int(live.table.play.state.to_act), action, None))


def at_secret_rounds(seats: int, seed: int) -> Iterator[tuple[LiveTable, list[int]]]:
    """A random game, stopped at every start of a secret round, with its entries so far."""
    rng = random.Random(seed)
    live = open_table("honor", seats, f"deal {seed}")
    played: list[int] = []
    while live.table.status == "running" and len(played) < 400:
        assert live.table.play is not None
        was_secret = is_secret(live)
        action = rng.choice(live.table.play.state.legal())
        move(live, action)
        played.append(action)
        if is_secret(live) and not was_secret:
            yield live, played


def again(live: LiveTable, played: list[int], seed: int, state: Any) -> LiveTable:
    """A table with the same entries whose state is replaced by the given one."""
    copy = open_table("honor", len(live.table.seats), f"deal {seed}")
    for action in played:
        move(copy, action)
    assert copy.table.play is not None
    copy.table.play.state = state.clone()
    for viewer in live.table.viewers():
        del copy.viewer_states[viewer]
        copy.viewer_state(viewer)
    for subscriber in copy.subscribers:
        messages_of(subscriber).clear()
    return copy


def subscriber_of(live: LiveTable, viewer: int | None) -> Subscriber:
    return next(subscriber for subscriber in live.subscribers if subscriber.viewer == viewer)


def heard_while_all_pass(live: LiveTable, viewer: int | None) -> list[bytes]:
    """What the viewer receives until the round ends; of the end only the number, because what
    follows is random."""
    while is_secret(live):
        assert live.table.play is not None
        action = live.table.game.auto_reply_action("pass", live.table.play.state)
        assert action is not None
        move(live, action)
    received = list(messages_of(subscriber_of(live, viewer)))
    return [*received[:-1], b"number %d" % msgspec.json.decode(received[-1])["number"]]


@pytest.mark.parametrize(("seats", "seeds"), [(3, 12), (4, 6), (5, 3), (6, 2)])
def test_no_viewer_receives_how_many_seats_were_asked(seats: int, seeds: int) -> None:
    rounds = more = 0
    for seed in range(seeds):
        for live, played in at_secret_rounds(seats, seed):
            state = live.table.play.state if live.table.play else None
            assert state is not None
            others = [viewer for viewer in live.table.viewers() if viewer != state.to_act]
            for viewer in others:
                world = state.sample(viewer_seat(viewer), chance_from(f"{seed} {viewer}"))
                one, two = (again(live, played, seed, which) for which in (state, world))
                if asked(one, viewer) or asked(two, viewer):
                    continue
                said = heard_while_all_pass(one, viewer)
                assert said == heard_while_all_pass(two, viewer), f"seed {seed}, viewer {viewer}"
                rounds += 1
                more += one.table.number != two.table.number
    assert rounds > 20 and more > 0, "rounds of different lengths were compared"


def asked(live: LiveTable, viewer: int | None) -> bool:
    """Is the viewer asked in this round? Then it may receive other messages."""
    assert live.table.play is not None
    state = live.table.play.state.clone()
    game = live.table.game
    while (seen := game.decision(state, None)) is not None and seen.seat is None:
        if state.to_act == viewer:
            return True
        action = game.auto_reply_action("pass", state)
        assert action is not None
        state.play(action)
    return False


def test_a_replay_of_a_running_game_shows_no_secret_answer() -> None:
    hidden, seats = 0, 6
    for seed in range(2):
        for live, _ in at_secret_rounds(seats, seed):
            table = live.table
            for viewer in table.viewers():
                seen = replay_table(snapshot(table, viewer, viewer))
                numbers = [one.number for one in seen.moments]
                assert numbers == list(range(seats + 1, table.number_for(viewer) + 1))
                hidden += table.counts.hidden[viewer]
    assert hidden > 0


# The same over HTTP: every GET route of the application.


class SecretRound:
    """A game up to a secret round, and a world in which another number of seats is asked."""

    def __init__(self, seed: int, played: list[int], viewer: int, worlds: tuple[Any, Any]) -> None:
        self.seed = seed
        self.played = played
        self.viewer = viewer
        self.worlds = worlds


def first_round_of_two_lengths(seats: int) -> SecretRound:
    for seed in range(100):
        for live, played in at_secret_rounds(seats, seed):
            state = live.table.play.state if live.table.play else None
            assert state is not None
            for viewer in range(seats):
                world = state.sample(viewer, chance_from(f"{seed} {viewer}"))
                one, two = (again(live, played, seed, which) for which in (state, world))
                if not (asked(one, viewer) or asked(two, viewer)):
                    lengths = {answers_until_the_end(one), answers_until_the_end(two)}
                    if len(lengths) == 2:
                        return SecretRound(seed, list(played), viewer, (state.clone(), world))
    raise AssertionError("no round was found")


def answers_until_the_end(live: LiveTable) -> int:
    assert live.table.play is not None
    state, game, count = live.table.play.state.clone(), live.table.game, 0
    while (seen := game.decision(state, None)) is not None and seen.seat is None:
        action = game.auto_reply_action("pass", state)
        assert action is not None
        state.play(action)
        count += 1
    return count


async def read_during_the_round(settings: Settings, case: SecretRound, world: Any) -> list[Any]:
    """Play to the round, let all asked seats but the last pass, and read every route."""
    now, ear, names = ManualClock(), Recorder(), [f"player {seat}" for seat in range(SEATS)]
    async with running_server(settings, now) as server, people(server.url, *names) as persons:
        id_ = await seated("honor", *persons)
        registry = server.services.tables
        live = await registry.get(id_)
        async with live.lock:
            for action in case.played:
                await append_move(registry, live, action)
            assert live.table.play is not None
            live.table.play.state = world.clone()
        # A replay folds the entries again, with the cards of the deal instead of this world's; it
        # has a test of its own above and is read in `test_two_worlds`.
        urls = [url for url in get_urls(server.app, id_, "honor") if "/replay" not in url]
        for url in urls:
            await ear.get(persons[case.viewer], url)
        now.advance(1000)
        async with live.lock:
            for _ in range(answers_until_the_end(live) - 1):
                passing = live.table.game.auto_reply_action("pass", live.table.play.state)
                assert passing is not None
                await append_move(registry, live, passing)
        await persons[case.viewer].command(id_, "chat", text="what takes so long?")
        for url in urls:
            await ear.get(persons[case.viewer], url)
    return [*ear.received, live.table.number]


async def append_move(registry: TableRegistry, live: LiveTable, action: int) -> None:
    assert live.table.play is not None
    seat = int(live.table.play.state.to_act)
    await registry.append(live, command_handlers.moved(live.table, seat, action, None))


def test_no_route_reveals_how_many_seats_were_asked(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, received = first_round_of_two_lengths(SEATS), []
    for number, world in enumerate(case.worlds):
        folder = tmp_path / str(number)
        folder.mkdir()
        shutil.copy(blank, folder / "tatami.db")
        settings = Settings(
            data=str(folder),
            secret=SECRET,
            workers=1,
            request_workers=1,
            rate_limits=False,
            public_url="http://tatami.test",
        )
        with fixed_randomness(monkeypatch, f"deal {case.seed}"):
            received.append(async_test(read_during_the_round)(settings, case, world))
    one, two = received
    assert one.pop() != two.pop(), "one world has more entries than the other"
    for heard, also in zip(one, two, strict=True):
        assert heard == also, f"seed {case.seed}, viewer {case.viewer}"


def test_honor_asks_in_secret_and_samourai_does_not() -> None:
    secret = [key for key in tatami.game_keys() if tatami.game(key).asks_in_secret]
    assert "honor" in secret and "samourai" not in secret
