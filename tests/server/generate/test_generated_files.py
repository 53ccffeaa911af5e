"""The generated files: docs/protocol.md and the browser client's TypeScript types."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tatami.server.generate import protocol_page, typescript
from tatami.server.tables import commands
from tatami.server.wire import messages
from tatami.server.wire.struct_info import members, notes_in, shape
from tests.crane import game as crane

ROOT = Path(__file__).parents[3]


def test_the_protocol_page_is_up_to_date() -> None:
    committed = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert committed == protocol_page.page(), (
        "python -m tatami.server.generate.protocol_page docs/protocol.md"
    )


def test_the_protocol_page_has_every_message_and_every_refusal() -> None:
    page = protocol_page.page()
    for struct in (*members(messages.ClientIn), *members(messages.ServerOut)):
        assert f"### `{struct.__struct_config__.tag}`\n" in page
    for code in ("look_again", "illegal", "nobody", "going_down", "moved", "malformed"):
        assert re.search(rf"^\| `{code}` \| \d+ \|", page, re.MULTILINE), code


def test_the_types_of_the_client_are_up_to_date() -> None:
    found = "".join(typescript.differences(ROOT / "web" / "src"))
    assert found == "", f"{found}\nrun {typescript.COMMAND}"


def test_check_prints_a_diff_and_fails_until_the_files_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typescript.main(["--check"], tmp_path) == 1
    assert "+export type TableOut = {" in capsys.readouterr().out
    assert typescript.main([], tmp_path) == 0
    assert typescript.main(["--check"], tmp_path) == 0
    file = tmp_path / "wire" / "generated.ts"
    file.write_text(file.read_text(encoding="utf-8") + "// edited\n", encoding="utf-8")
    assert typescript.main(["--check"], tmp_path) == 1
    assert "-// edited" in capsys.readouterr().out


def test_another_process_writes_the_same_types() -> None:
    """Sets and dictionaries have another order there."""
    code = "from tatami.server.generate import typescript; print(typescript.files())"
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in "12"
    ]  # fmt: skip
    assert outputs[0] == outputs[1]


@pytest.mark.parametrize("key", tatami.game_keys())
def test_every_game_has_its_move_view_and_events(key: str) -> None:
    text = typescript.files()[f"games/{key}/generated.ts"]
    for name in ("Move", "View", "Event"):
        assert re.search(rf"^export type {name} = ", text, re.MULTILINE), name


def test_a_plugin_has_types_but_no_file_in_the_client() -> None:
    text = typescript.game_file(crane.GAME)
    assert "export type Move = Play;\n" in text and "export type View = CraneView;\n" in text
    assert "  hand: number[] | null;\n" in text
    assert "export type Event = Ended | Played | Swooped;\n" in text
    assert all("crane" not in name for name in typescript.files())


def test_no_two_types_of_a_file_have_the_same_name() -> None:
    for name, text in typescript.files().items():
        declared = re.findall(r"^export type (\w+)", text, re.MULTILINE)
        assert len(declared) == len(set(declared)), name


def test_fields_that_may_be_left_out_are_marked() -> None:
    sit = typescript.declaration(commands.Sit, {})
    assert "  seat?: number | null;\n  name: string;\n" in sit
    assert '  what: "draw" | "undo";\n' in typescript.declaration(commands.Offer, {})
    assert "  number: number;\n" in typescript.declaration(messages.TableOut, {})
    assert "  change?: Json;\n" in typescript.declaration(messages.DeltaOut, {})


def test_docstrings_below_fields_are_found() -> None:
    assert notes_in("tatami.server.wire.messages")["OfferOut"] == {
        "waiting": "The seats that have not yet answered.",
        "until": "When a rematch can no longer be accepted, in milliseconds since 1970.",
    }
    assert shape(messages.TableOut).fields[0].about == "The number of the last entry."


def test_wrong_arguments_print_the_usage(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert typescript.main(["FILE"]) == protocol_page.main([]) == 2
    assert "usage:" in capsys.readouterr().err
    assert typescript.main([], tmp_path / "nowhere") == 2
