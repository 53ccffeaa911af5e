"""The repository: every rule is cited, every text exists, every README command works."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

import tatami
from tatami.engine.options import OptionInfo, describe
from tatami.engine.texts import LANGUAGES, Texts
from tatami.registry import BUILT_IN_GAMES
from tests.fluent_files import messages, source_of, variables

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "games"


def rule_numbers(key: str) -> list[str]:
    game = tatami.game(key)
    return re.findall(rf"^(?:- )?\*\*({game.rule_letter}\d+)\b", game.rules_text, re.MULTILINE)


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_the_rules_page_numbers_its_rules_from_1_without_gaps(key: str) -> None:
    letter = tatami.game(key).rule_letter
    numbers = rule_numbers(key)
    assert numbers == [f"{letter}{number}" for number in range(1, len(numbers) + 1)]
    assert len(numbers) >= 15


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_translated_rules_have_the_same_numbers_and_marks(key: str) -> None:
    """The same rules in the same order, each with as many rulings and reconstructions."""
    game = tatami.game(key)
    english = marks(game.rules_text, game.rule_letter)
    assert ["en", *game.rules_languages()] == list(LANGUAGES)
    for language in game.rules_languages():
        translated, found = game.rules_in(language)
        assert (found, marks(translated, game.rule_letter)) == (language, english)


MARK = re.compile(
    r"\*(?:ruling|reconstructed|beslissing|gereconstrueerd|entscheidung|rekonstruiert"
    r"|décision|reconstitué)\b",
    re.IGNORECASE,
)


def marks(rules: str, letter: str) -> dict[str, int]:
    """Every rule's number with how often it is marked as a ruling or as reconstructed."""
    parts = re.split(rf"^(?:- )?\*\*({letter}\d+)\*\*", rules, flags=re.MULTILINE)
    told = [re.split(r"^#", text, flags=re.MULTILINE)[0] for text in parts[2::2]]
    return {number: len(MARK.findall(text)) for number, text in zip(parts[1::2], told, strict=True)}


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_every_option_is_explained_in_every_language(key: str) -> None:
    game = tatami.game(key)
    wanted = {name for info in describe(game.options_type) for name in texts_of_option(info)}
    for language in LANGUAGES:
        found = messages(game.texts.folder.joinpath(f"{language}.ftl"))
        assert {key for key in found if key.startswith("option-")} == wanted


def texts_of_option(info: OptionInfo) -> list[str]:
    """Its name, what it does, and each of its values that is a word of the game."""
    words = [value for value in info.values.split(" or ") if re.fullmatch("[a-z_]+", value)]
    named = [] if words == ["on", "off"] else words
    start = f"option-{info.name}"
    return [start, f"{start}-help", *(f"{start}-{word}" for word in named)]


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_every_rule_number_in_the_code_exists(key: str) -> None:
    game = tatami.game(key)
    known = set(rule_numbers(key))
    for source in Path(str(game.folder)).glob("*.py"):
        found = re.findall(rf"\b{game.rule_letter}[1-9]\d?\b", source.read_text(encoding="utf-8"))
        assert set(found) <= known, source.name


@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_every_game_has_a_balance_page(key: str) -> None:
    assert (ROOT / "docs" / "balance" / f"{key}.md").is_file(), f"tatami arena balance {key}"


def test_only_the_registry_and_its_own_folders_name_a_game() -> None:
    """So a new game needs its folders and nothing else."""
    keys = "|".join(BUILT_IN_GAMES)
    named = re.compile(rf"""["'`]({keys})["'`]|tatami\.games\.({keys})\b""")
    folders = [ROOT / "src" / "tatami", ROOT / "benchmarks"]
    for file in (file for folder in folders for file in folder.rglob("*.py")):
        if file.name != "registry.py" and "games" not in file.relative_to(ROOT).parts:
            assert not named.search(file.read_text(encoding="utf-8")), file


def folders_of_texts() -> list[Path]:
    return sorted((ROOT / "src").rglob("texts/en.ftl"))


@pytest.mark.parametrize(
    "english", folders_of_texts(), ids=lambda file: str(file.relative_to(ROOT))
)
def test_every_language_says_everything(english: Path) -> None:
    texts = Texts(english.parent)
    assert texts.languages() == list(LANGUAGES)
    wanted = variables(english)
    for code in LANGUAGES:
        found = variables(english.with_name(f"{code}.ftl"))
        assert set(wanted) <= set(found), code
        for key, names in wanted.items():
            assert found[key] == names, f"{code}: {key}"


SPOKEN_TO = {
    "en": r"\byour?\b", "nl": r"\b(je|jij|jouw?)\b", "de": r"\b(du|dein\w*|dich|dir)\b",
    "fr": r"\b(vous|votre|vos|\w+ez)\b",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BUILT_IN_GAMES)
def test_texts_for_waiting_players_do_not_address_them(key: str, language: str) -> None:
    """`wait-<kind>` replaces `ask-<kind>` for the other players, if that addresses the player."""
    found = messages(tatami.game(key).texts.folder.joinpath(f"{language}.ftl"))
    said = {name: source_of(message).partition("=")[2] for name, message in found.items()}
    asked = [name.removeprefix("ask-") for name in said if name.startswith("ask-")]
    assert asked
    for kind in asked:
        told = said.get(f"wait-{kind}", said[f"ask-{kind}"])
        assert not re.search(SPOKEN_TO[language] + r"|\$player", told, re.IGNORECASE), told


def commands(file: str) -> list[str]:
    """The shell commands of a page, without those that would start this very test."""
    text = (ROOT / file).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line.strip()]
    own = [line.split("  #")[0].strip() for line in lines if line.startswith("python3 dev.py ")]
    return [line for line in own if "dev.py test" not in line]


COMMANDS = [*commands("README.md"), *commands("CONTRIBUTING.md")]
PLAY = "python3 dev.py play"


@pytest.mark.parametrize("command", [command for command in COMMANDS if command != PLAY])
def test_a_command_of_the_readme_works(command: str) -> None:
    assert command.startswith("python3 dev.py ")
    words = command.split()
    if words[2:] == ["play"]:
        ends_on_the_home_page(words)
        return
    done = subprocess.run(
        [sys.executable, *words[1:]], cwd=ROOT, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def ends_on_the_home_page(words: list[str]) -> None:
    """The command serves until it is stopped."""
    with tempfile.TemporaryDirectory() as data:
        running = subprocess.Popen(
            [sys.executable, "-u", *words[1:]], cwd=ROOT, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "TATAMI_DATA": data}, start_new_session=True,
        )  # fmt: skip
        assert running.stdout is not None
        try:
            found = (re.search(r"http://\S+", line) for line in running.stdout)
            url = next(match[0] for match in found if match)
            assert "<title>Tatami</title>" in patiently_read(url)
        finally:
            os.killpg(running.pid, signal.SIGINT)
            running.wait(30)
            running.stdout.close()


def patiently_read(url: str) -> str:
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(url) as page:
                return str(page.read().decode())
        except urllib.error.URLError:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_the_first_command_opens_the_home_page(tmp_path: Path) -> None:
    assert PLAY in COMMANDS
    playing = subprocess.Popen(
        [sys.executable, *PLAY.split()[1:]], cwd=ROOT, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "TATAMI_DATA": str(tmp_path)},
    )  # fmt: skip
    try:
        assert playing.stdout is not None
        said = next(line for line in playing.stdout if "http://" in line)
        with urllib.request.urlopen(said[said.index("http://") :].strip()) as page:
            assert b"<title>Tatami" in page.read()
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.communicate()


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="an sdist does not say what is tracked")
def test_no_host_and_no_path_of_a_machine_is_written_down() -> None:
    files = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    forbidden = re.compile(  # written so that it does not find itself
        r"index[-]url|https?:[/]{2}[^/\s]*(pypi|npmjs|registry)|(^|[\s\"'(])[/](root|home)/"
    )
    for name in files.stdout.splitlines():
        if name.endswith((".toml", ".txt", ".py", ".json", ".md", ".lock")):
            text = (ROOT / name).read_text(encoding="utf-8")
            assert not forbidden.search(text), name
