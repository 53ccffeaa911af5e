"""Generated files: docs/protocol.md and the TypeScript types."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tatami
from tatami.registry import BUILT_IN_GAMES
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


def test_the_protocol_page_has_every_message_and_refusal() -> None:
    page = protocol_page.page()
    for struct in (*members(messages.ClientIn), *members(messages.ServerOut)):
        assert f"### `{struct.__struct_config__.tag}`\n" in page
    for code in ("look_again", "illegal", "nobody", "going_down", "moved", "malformed"):
        assert re.search(rf"^\| `{code}` \| \d+ \|", page, re.MULTILINE), code


def test_the_typescript_types_are_deterministic(tmp_path: Path) -> None:
    """Also in another process, which has another hash seed."""
    files = [tmp_path / "one.ts", tmp_path / "two.ts"]
    for seed, file in zip("12", files, strict=True):
        subprocess.run(
            [sys.executable, "-m", "tatami.server.generate.typescript", str(file)],
            check=True, env={**os.environ, "PYTHONHASHSEED": seed},
        )  # fmt: skip
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_text(encoding="utf-8") == typescript.write(list(BUILT_IN_GAMES))


@pytest.mark.parametrize("key", tatami.game_keys())
def test_every_game_has_its_move_view_and_events(key: str) -> None:
    text = typescript.write([key])
    name = typescript.title(key)
    assert f'"{key}": {{ move: {name}.Move; view: {name}.View; event: {name}.Event }};' in text
    assert typescript.events_of(tatami.game(key))


def test_a_plugin_game_gets_types() -> None:
    text = typescript.namespace(crane.GAME, set())
    assert text.startswith("export namespace Crane {\n")
    assert "  export type Move = Play;\n" in text and "  export type View = CraneView;\n" in text
    assert "    hand: number[] | null;\n" in text
    assert "  export type Event = Ended | Played | Swooped;\n" in text


def test_optional_fields_are_marked() -> None:
    sit = typescript.interface(commands.Sit, {})
    assert "  seat?: number | null;\n  name: string;\n" in sit
    assert '  what: "draw" | "undo";\n' in typescript.interface(commands.Offer, {})
    assert "  number: number;\n" in typescript.interface(messages.TableOut, {})
    assert "  change?: unknown;\n" in typescript.interface(messages.DeltaOut, {})


def test_notes_below_fields_are_found() -> None:
    assert notes_in("tatami.server.wire.messages")["OfferOut"] == {
        "waiting": "The seats that have not yet agreed."
    }
    assert shape(messages.TableOut).fields[0].about == "The number of the last entry."


def test_the_generators_print_their_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([]) == protocol_page.main([]) == 2
    assert "usage:" in capsys.readouterr().err
