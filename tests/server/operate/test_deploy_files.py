"""docs/hosting.md and the files of deploy/ agree with the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.cli import parser
from tatami.server.operate.metrics import Metrics
from tatami.server.settings import NOT_SETTINGS, Settings

ROOT = Path(__file__).parents[3]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted((ROOT / "deploy").iterdir())


@pytest.mark.parametrize("text", [HOSTING, *(file.read_text("utf-8") for file in FILES)])
def test_docs_and_deploy_files_name_only_existing_settings(text: str) -> None:
    known = {f"TATAMI_{name.upper()}" for name in Settings.__struct_fields__} | NOT_SETTINGS
    assert set(re.findall(r"\bTATAMI_[A-Z_]+[A-Z]", text)) <= known


def test_the_docs_explain_every_setting() -> None:
    first_cells = re.findall(r"^\| (`.*?`) \|", HOSTING, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(first_cells))) >= set(Settings.__struct_fields__)


def test_commands_and_metrics_in_the_docs_exist() -> None:
    usage = parser().format_help()
    for command in re.findall(r"^(?:\S+/)?tatami ([a-z-]+)", HOSTING, re.MULTILINE):
        assert re.search(rf"^    {command}\b", usage, re.MULTILINE), command
    gauges = (ROOT / "src/tatami/server/services.py").read_text(encoding="utf-8")
    for name in set(re.findall(r"\btatami_[a-z_]+\b(?!\.)", HOSTING)):
        assert name.removesuffix("_bucket") in Metrics().page() + gauges, name


def test_linked_deploy_files_exist() -> None:
    for name in re.findall(r"\.\./deploy/([\w.@-]+)", HOSTING):
        assert (ROOT / "deploy" / name).exists(), name
