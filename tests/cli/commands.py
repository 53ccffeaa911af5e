"""Runs `tatami` commands: in this process, or in a new one where that makes a difference."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from unittest import mock

from tatami.cli import main

SETTINGS = {"LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


def tatami(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """In this process: starting Python takes longer than most commands. The text is the input."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, SETTINGS),
        mock.patch.object(sys, "stdin", io.StringIO(text)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = main(arguments)
        except SystemExit as ended:  # by the parser
            code = int(ended.code or 0)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def tatami_process(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """In a new process, as a user runs it."""
    return subprocess.run(
        [sys.executable, "-m", "tatami", *arguments],
        input=text, capture_output=True, text=True, check=False,
        env={**os.environ, **SETTINGS},
    )  # fmt: skip


def good(*arguments: str, text: str = "") -> str:
    return output_of(tatami(*arguments, text=text))


def output_of(done: subprocess.CompletedProcess[str]) -> str:
    """The output of a command that must succeed."""
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def bad(*arguments: str, text: str = "") -> str:
    return error_of(tatami(*arguments, text=text))


def error_of(done: subprocess.CompletedProcess[str]) -> str:
    """One clear line on the error stream, a non-zero exit, never a traceback."""
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr
