"""The dialog for a new table shows the options of `honor` in the reader's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tatami
from tatami.engine.texts import LANGUAGES
from tests.web.conftest import Visitors
from tests.web.gate_matrix import rest_is_long


@pytest.mark.parametrize("language", rest_is_long(LANGUAGES, "fr"))
def test_options_are_in_the_readers_language(visitors: Visitors, language: str) -> None:
    page = visitors.visit(locale=language)
    page.locator("article", has_text="90").get_by_role("button").nth(2).click()
    page.locator("dialog summary").click()
    say = tatami.game("honor").texts.say
    for key in ("option-edition", "option-edition-help"):
        expect(page.get_by_role("dialog")).to_contain_text(say(key, language))
    edition = page.locator("label", has_text=say("option-edition-help", language))
    edition.locator("select").select_option(label=say("option-edition-gamewright", language))
    target = page.locator("label", has_text=say("option-target-help", language))
    target.locator("select").select_option("250")
    page.locator("dialog .primary").click()
    page.wait_for_selector(".lobby")
    table = page.evaluate("fetch(`api/tables/${location.pathname.slice(3)}`).then(a => a.json())")
    assert table["options"] == {"edition": "gamewright", "target": 250}
