"""`tatami check fuzz`: it sends what it should, and notices a server that fails."""

from __future__ import annotations

import argparse
import io
import json
from random import Random
from typing import Any

import pytest

import tatami as package
from tatami.checks.frame import CheckFailed, Run
from tatami.checks.fuzz import campaign, junk, offline_texts
from tatami.checks.fuzz.requests import RequestMaker
from tatami.checks.fuzz.senders import check_answer
from tatami.checks.progress import Progress
from tatami.checks.server_process import ServerProcess

MESSAGES = 1200
DEFAULT = {"messages": MESSAGES, "memory": 400}


def new_run(seed: str = "test") -> Run:
    return Run(10_000, seed, Progress("fuzz", io.StringIO()))


@pytest.fixture(scope="module")
def maker() -> RequestMaker:
    return RequestMaker(campaign.openapi(), campaign.known_words(offline_texts.samples("test")))


def test_a_thousand_messages_do_no_harm() -> None:
    run = new_run()
    campaign.fuzz(run, argparse.Namespace(**DEFAULT))
    messages = run.figures["messages"]
    assert isinstance(messages, int) and messages >= MESSAGES
    assert run.figures["inputs read in process"] == campaign.INPUT_BATCH * int(
        run.figures["batches"]
    )


class FaultyProcess(ServerProcess):
    program = ("-m", "tests.checks.faulty_server")


def test_an_internal_error_is_found_and_shown() -> None:
    with pytest.raises(CheckFailed, match="the server answered 500 to this") as failed:
        # It ends at the first failure; how soon depends on the order of the senders' messages.
        campaign.fuzz(new_run(), argparse.Namespace(messages=50_000, memory=2000), FaultyProcess)
    assert "/previews" in failed.value.reproduction[0]


def test_every_operation_is_tried(maker: RequestMaker) -> None:
    rng = Random("operations")
    tried = {
        (request.method, request.path.partition("?")[0].count("/"))
        for request in (maker.request(rng) for _ in range(3000))
    }
    wanted = {(method, path.count("/")) for method, path, _ in maker.operations}
    assert tried >= wanted


def test_many_commands_are_of_the_right_shape_and_many_are_not(maker: RequestMaker) -> None:
    rng = Random("commands")
    shapes: dict[str, int] = {}
    for _ in range(2000):
        data = maker.encoded(maker.commands, rng)
        try:
            value: Any = json.loads(data)
        except (ValueError, RecursionError):
            shapes["no JSON"] = shapes.get("no JSON", 0) + 1
            continue
        kind = value.get("type") if isinstance(value, dict) else "no object"
        shapes[str(kind)[:20]] = shapes.get(str(kind)[:20], 0) + 1
    assert {"sit", "move", "chat", "offer", "ping", "no JSON", "no object"} <= shapes.keys()
    assert all(shapes[name] > 10 for name in ("sit", "move", "chat", "no JSON", "no object"))


def test_only_a_busy_server_may_answer_503() -> None:
    check_answer("x", 404, b"")
    check_answer("x", 503, b'{"code":"busy"}')
    for status, body in ((500, b'{"code":"busy"}'), (503, b"gone"), (502, b"")):
        with pytest.raises(CheckFailed):
            check_answer("x", status, body)


def test_mutated_bytes_differ_and_are_the_same_for_a_seed() -> None:
    data = b'{"type": "chat", "text": "hello"}'
    changed = [junk.mutate(data, Random(str(number))) for number in range(100)]
    assert len(set(changed)) > 90 and data not in changed[:5]
    assert changed == [junk.mutate(data, Random(str(number))) for number in range(100)]


@pytest.mark.parametrize("key", package.game_keys())
def test_what_cannot_be_read_is_refused_in_one_line(key: str) -> None:
    rng = Random(f"inputs {key}")
    samples = list(offline_texts.samples_of(package.game(key), "test"))
    kinds = {sample.what.partition(" ")[2] for sample in samples}
    assert kinds >= {"record", "position", "move"}
    for _ in range(300):
        offline_texts.try_input(rng.choice(samples), rng)


def test_another_error_than_a_refusal_is_found() -> None:
    def broken(data: bytes) -> object:
        raise KeyError("x")

    with pytest.raises(offline_texts.BadError, match="a file: KeyError"):
        offline_texts.try_input(offline_texts.Sample("a file", b"text", broken), Random("x"))


def test_an_error_in_the_log_is_found_once() -> None:
    class Quiet:
        pid = 0
        text = "2026-01-01 warning server: slow\n"

        def log(self) -> str:
            return self.text

    server = Quiet()
    found = campaign.Campaign.__new__(campaign.Campaign)
    found.server, found.log_read = server, 0  # type: ignore[assignment]
    found.check_log()
    server.text += "2026-01-01 error   server: internal error\nTraceback (most recent call last)\n"
    with pytest.raises(CheckFailed, match="logged an error"):
        found.check_log()
    found.check_log()
