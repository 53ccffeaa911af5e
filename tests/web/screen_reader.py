"""What a screen reader says at a table: the texts of its live region."""

from __future__ import annotations

from playwright.sync_api import Page

SPOKEN = "[data-testid=spoken]"
LINES = ".game-log li"
LISTEN = """
([spoken, lines]) => {
  const region = document.querySelector(spoken);
  const said = (globalThis.saidAtTable = [region.textContent]);
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true, characterData: true, subtree: true,
  });
  return document.querySelectorAll(lines).length;
}
"""


class Listener:
    """Hears what is said from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_selector(SPOKEN, state="attached")
        self.known = page.evaluate(LISTEN, [SPOKEN, LINES])

    def heard_the_whole_game(self) -> None:
        """Everything in the game log was said, and when it was the player's turn."""
        said = [plain(text) for text in self.page.evaluate("saidAtTable")]
        lines = [plain(text) for text in self.page.locator(LINES).all_text_contents()]
        played = lines[self.known :]
        assert played, lines
        unsaid = [line for line in played if not any(line in text for text in said)]
        assert not unsaid, (unsaid, said)
        assert any("Your turn." in text for text in said), said


def plain(text: str) -> str:
    return " ".join(text.split())
