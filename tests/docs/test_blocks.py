"""Every block of README and docs works: Python runs, commands exist, files parse."""

from __future__ import annotations

import json
import shutil
import subprocess
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from tatami import cli
from tests.docs.command_check import problem_with
from tests.docs.fenced_blocks import (
    LANGUAGES,
    ROOT,
    Block,
    blocks,
    inline_commands,
    pages,
    shell_lines,
)

BLOCKS = blocks()
SHELL = [block for block in BLOCKS if block.language in ("sh", "console")]
ELSEWHERE = {
    "docs/arena.md": "tests/arena/test_docs.py",
    "docs/own-game.md": "tests/examples/test_kuhn_poker.py",
}
"""Pages whose Python another test runs, with what it prints or in a package of its own."""
CHEAP = ("games", "rules", "material show", "perft")
"""Commands that are run, not only parsed: they answer at once and change nothing."""


def programs() -> dict[str, list[Block]]:
    """The Python of each page: its blocks run one after the other, as a reader would type them."""
    found: dict[str, list[Block]] = defaultdict(list)
    for block in BLOCKS:
        if block.language == "python" and not block.not_run and block.page not in ELSEWHERE:
            found[block.page].append(block)
    return dict(found)


PROGRAMS = programs()


def test_every_block_says_what_it_is() -> None:
    assert len(BLOCKS) > 40
    unknown = [block.name for block in BLOCKS if block.language not in LANGUAGES]
    assert not unknown, f"the fence names none of {sorted(LANGUAGES)}"


def test_pages_that_are_tested_elsewhere_are() -> None:
    for page, test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PROGRAMS)
def test_the_python_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shared: dict[str, object] = {"__name__": "__main__"}
    for block in PROGRAMS[page]:
        lines = "\n" * block.line + block.text  # so that a traceback names the line of the page
        exec(compile(lines, ROOT / page, "exec"), shared)


def test_every_command_in_a_block_exists() -> None:
    wrong = [
        f"{block.name}: {line}: {problem}"
        for block in SHELL
        for line in shell_lines(block)
        if (problem := problem_with(line))
    ]
    assert not wrong, "\n".join(wrong)


def test_every_command_in_the_text_exists() -> None:
    wrong = [
        f"{page.name}: {command}: {problem}"
        for page in pages()
        for command in inline_commands(page)
        if (problem := problem_with(command, mention=True))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_the_shell_understands_every_block() -> None:
    script = "\n".join(f"# {block.name}\n{block.text}" for block in SHELL if block.language == "sh")
    done = subprocess.run(["bash", "-n"], input=script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def cheap_commands() -> list[str]:
    lines = {line for block in SHELL for line in shell_lines(block)}
    wanted = (f"{start} {name} " for name in CHEAP for start in ("tatami", "python3 dev.py run"))
    starts = tuple(wanted)
    return sorted(line for line in lines if line.startswith(starts))


def test_cheap_commands_run(capsys: pytest.CaptureFixture[str]) -> None:
    commands = cheap_commands()
    assert len(commands) >= 3
    for command in commands:
        words = command.removeprefix("python3 dev.py run ").removeprefix("tatami ").split()
        assert cli.main(words) == 0, command
        assert capsys.readouterr().out, command


def test_settings_and_data_parse() -> None:
    readers = {"toml": tomllib.loads, "json": json.loads}
    for block in BLOCKS:
        if block.language in readers and not block.not_run:
            try:
                readers[block.language](block.text)
            except ValueError as error:
                pytest.fail(f"{block.name}: {error}")


def test_a_wrong_command_is_found() -> None:
    assert problem_with("tatami play samourai --bot random") == ""
    assert problem_with("tatami play samourai --bots random")
    assert problem_with("tatami dance", mention=True) == "no command dance"
    assert problem_with("tatami serve --wan", mention=True) == "no option --wan"
    assert problem_with("python3 dev.py tset") == "dev.py has no command tset"
    assert problem_with("python -m tests.nothing") == "no module tests.nothing"
    assert problem_with(".venv/bin/python -m tests.nothing") == "no module tests.nothing"
