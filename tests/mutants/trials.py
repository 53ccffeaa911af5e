"""Runs the rule tests on mutants, each in a forked process."""

from __future__ import annotations

import contextlib
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TextIO

import pytest

from tests.mutants.mutant import Mutant
from tests.mutants.replace import change_rules
from tests.mutants.subject import Subject

LIMIT = 10
"""Seconds of computing after which a mutant counts as noticed: it made a test run for ever."""
MEMORY = 2**30
"""Bytes that a mutant may use; one that needs more counts as noticed, too."""

OPTIONS = (
    "-x", "-q", "-s", "--tb=no", "-m", "rules", "-p", "no:cacheprovider", "-p", "no:xdist",
    "-p", "no:rerunfailures",
)  # fmt: skip


class Running:
    """The rule tests on one mutant, in a forked process."""

    def __init__(self, mutant: Mutant | None, child: int) -> None:
        self.mutant = mutant
        self.child = child
        self.noticed: bool | None = None

    def is_done(self) -> bool:
        done, status = os.waitpid(self.child, os.WNOHANG)
        if done:
            self.noticed = os.waitstatus_to_exitcode(status) != 0
        return self.noticed is not None


class Trials:
    """A plug-in of pytest: runs the collected tests once per mutant, each time in a forked process.

    Forks from this one thread: another thread's locks would not be freed.
    """

    def __init__(
        self, package: str, mutants: Sequence[Mutant], jobs: int, terminal: TextIO
    ) -> None:
        self.package, self.mutants, self.jobs = package, mutants, jobs
        self.killers: list[str] = []
        """The tests that noticed a mutant, the last one last: they run first."""
        self.reading, self.writing = os.pipe()
        os.set_blocking(self.reading, False)
        self.terminal = terminal
        self.is_child = False
        self.passes_unchanged = False
        self.tried = 0
        self.survivors: list[Mutant] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """None in a child: pytest goes on and runs the tests there."""
        waiting: list[Mutant | None] = [None]
        running: list[Running] = []
        while waiting or running:
            while waiting and len(running) < self.jobs:
                running.append(self.start(waiting.pop(0)))
                if self.is_child:
                    session.items.sort(key=self.when_last_useful)
                    return None
            time.sleep(0.01)
            done = [one for one in running if one.is_done()]
            running = [one for one in running if one not in done]
            self.note_killers()
            waiting += [mutant for one in done for mutant in self.next_after(one)]
        return True

    def when_last_useful(self, test: pytest.Item) -> int:
        known = self.killers
        return -1 - known.index(test.nodeid) if test.nodeid in known else 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In a child: tell which test failed."""
        if self.is_child and report.failed:
            os.write(self.writing, f"{report.nodeid}\n".encode())

    def note_killers(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for name in os.read(self.reading, 65536).decode().splitlines():
                self.killers = [other for other in self.killers if other != name] + [name]

    def start(self, mutant: Mutant | None) -> Running:
        child = os.fork()
        if child == 0:
            self.is_child = True
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
            if mutant is not None:
                change_rules(self.package, mutant)
        return Running(mutant, child)

    def next_after(self, done: Running) -> Sequence[Mutant]:
        """The mutants, once the tests pass on the rules as they are."""
        if done.mutant is None:
            self.passes_unchanged = not done.noticed
            return self.mutants if self.passes_unchanged else ()
        self.tried += 1
        if not done.noticed:
            self.survivors.append(done.mutant)
        self.show_progress(done)
        return ()

    def show_progress(self, done: Running) -> None:
        """On a terminal the count, elsewhere a line every 50 mutants and for each survivor."""
        killed = self.tried - len(self.survivors)
        line = f"{self.tried}/{len(self.mutants)} mutants tried, {killed} noticed"
        if self.terminal.isatty():
            print(f"\r{line} ", end="", file=self.terminal, flush=True)
        elif done.mutant is not None and not done.noticed:
            print(f"{line}, survives: {done.mutant.name}", file=self.terminal, flush=True)
        elif self.tried % 50 == 0:
            print(line, file=self.terminal, flush=True)


def try_all(subject: Subject, mutants: Sequence[Mutant], jobs: int) -> list[Mutant] | None:
    """Those that survive, or None if the tests fail on the rules as they are."""
    with os.fdopen(os.dup(2), "w", encoding="utf-8") as terminal:
        trials = Trials(subject.package, mutants, jobs, terminal)
        with silence():
            code = pytest.main([*OPTIONS, *subject.rule_tests()], plugins=[trials])
            if trials.is_child:
                os._exit(int(code))
    survivors = sorted(trials.survivors, key=lambda one: (one.file, one.line, one.what))
    return survivors if trials.passes_unchanged else None


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Without what pytest prints."""
    kept = os.dup(1), os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    yield
    sys.stdout.flush()
    os.dup2(kept[0], 1)
    os.dup2(kept[1], 2)
