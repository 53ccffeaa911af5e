"""A table with the components file of somebody who owns the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

import tatami
from tatami.engine import records
from tests.web.conftest import Visitors
from tests.web.games import title_of
from tests.web.table_actions import ASKED, axe_finds_nothing, no_text_is_missing, resign

KEY = "samourai"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_with_a_corrected_components_file(
    visitors: Visitors, tmp_path: Path, width: int
) -> None:
    game = tatami.game(KEY)
    own = game.folder.joinpath("material.toml").read_text("utf-8")
    material = game.material(own)
    assert material is not None
    visitors.ignored_errors = ("status of 400",)
    page = visitors.visit(viewport={"width": width, "height": 844})
    page.get_by_role("button", name=f"Table with friends: {title_of(KEY)}").click()
    page.get_by_text("Rules of this table").click()
    expect(page.get_by_role("dialog")).to_contain_text("No printed board has been found")
    field = page.get_by_label("Components file")
    field.set_input_files(toml("title = 7"))
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("This components file can’t be used. (")
    axe_finds_nothing(page)
    no_text_is_missing(page)
    field.set_input_files(toml(own.replace(material.title, "My board of 1977")))
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Add bot").first.click()
    page.wait_for_selector(ASKED)
    resign(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Game file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    recorded = records.read(file.read_text("utf-8")).material
    assert recorded is not None and recorded["title"] == "My board of 1977"


def toml(text: str) -> FilePayload:
    return {"name": "board.toml", "mimeType": "application/toml", "buffer": text.encode()}
