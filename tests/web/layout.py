"""Positions with much to show, and where the parts of a table lie in windows of many sizes."""

from __future__ import annotations

import itertools
import time
from typing import Any

from playwright.sync_api import Page

from tests.web.games import LayoutTable
from tests.web.known_deals import Step, open_table, post, predict

SIZES = (
    (360, 640), (360, 740), (375, 667), (390, 844), (820, 1180),
    (1024, 768), (1280, 720), (1280, 800), (1366, 650), (1920, 1080),
)  # fmt: skip
LOW = ((1280, 720), (1366, 650))
"""Short laptops, where the board keeps most of the height."""
SMALLEST_BOARD = 280
"""Pixels of its shorter side."""
LARGEST_SHARE = 0.6

SETTLED = """
() => new Promise((done) => {
  const look = () => JSON.stringify([...document.querySelectorAll('[data-part], [data-cell]')]
    .map((part) => Object.values(part.getBoundingClientRect().toJSON())));
  let [before, same] = [look(), 0];
  const wait = () => {
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
    same >= 2 ? done(null) : requestAnimationFrame(wait);
  };
  document.fonts.ready.then(() => requestAnimationFrame(wait));
})
"""
"""Resolves when the parts of the page keep their places."""

PROBLEMS = """
([items, share, smallest]) => {
  const problems = [];
  const [wide, high] = [innerWidth, innerHeight];
  const boxOf = (one) => one.getBoundingClientRect();
  const isShown = (one) => boxOf(one).width > 0 && getComputedStyle(one).visibility !== 'hidden';
  const inside = (box, outer) => box.left >= outer.left - 1 && box.right <= outer.right + 1
    && box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1;
  const page = { left: 0, top: 0, right: wide, bottom: high };
  const parts = [...document.querySelectorAll('[data-part]')].filter(isShown);
  const nameOf = (one) => one.dataset.part ?? one.ariaLabel ?? one.innerText ?? one.outerHTML;
  const at = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  for (const part of parts)
    if (!inside(boxOf(part), page)) problems.push(`${nameOf(part)} is outside: ${at(boxOf(part))}`);
  for (const one of parts) for (const other of parts) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const [a, b] = [boxOf(one), boxOf(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 1) problems.push(`${nameOf(one)} lies over ${nameOf(other)}`);
  }
  const root = document.scrollingElement;
  if (root.scrollHeight > high + 1 || root.scrollWidth > wide + 1)
    problems.push('the page scrolls');
  // A list of choices that the player can open may scroll; all else must be in view.
  const mayScroll = (one) => {
    const list = one.closest('.list, .choices, .aims, .strip');
    return list !== null && !inside(boxOf(one), boxOf(list));
  };
  const wanted = '[data-part=own] button, [data-part=controls] button, [data-part=bar] button,'
    + '[data-part=decision] button, ' + items;
  let seen = 0;
  for (const one of document.querySelectorAll(wanted)) {
    if (!isShown(one) || one.closest('[popover]') || mayScroll(one)) continue;
    const box = boxOf(one);
    seen += 1;
    if (!inside(box, page)) problems.push(`${nameOf(one)} is not visible: ${at(box)}`);
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (top === null || !(one.contains(top) || top.contains(one) && top.dataset.part === undefined))
      problems.push(`${nameOf(one)} is covered by ${top?.outerHTML.slice(0, 80)}`);
  }
  // Only a low phone may cut the goal off; its button shows all of it.
  if (wide > 900 || high >= 740)
    for (const text of document.querySelectorAll('.goal > .how, .goal > .standing'))
      if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
        problems.push(`the goal is cut off: ${text.innerText}`);
  const board = boxOf(document.querySelector('[data-part=board]'));
  if (Math.min(board.width, board.height) < smallest)
    problems.push(`the board is ${Math.round(board.width)} by ${Math.round(board.height)}`);
  if (board.height < share * high)
    problems.push(`the board has ${Math.round(board.height)} of ${high} pixels`);
  return { problems, seen };
}
"""


def problems(page: Page, items: str, size: tuple[int, int]) -> list[str]:
    """What is covered, outside, too small or lies over something else in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    share = LARGEST_SHARE if size in LOW else 0.0
    found = page.evaluate(PROBLEMS, [items, share, SMALLEST_BOARD])
    assert found["seen"] > 0
    return [f"{size[0]}×{size[1]}: {problem}" for problem in found["problems"]]


class Played:
    """A table where the player of a page makes known moves, by HTTP."""

    def __init__(self, page: Page, key: str, wanted: LayoutTable) -> None:
        self.page = page
        options = dict(wanted.options)
        people = {0: wanted.policy}
        steps = predict(key, wanted.seats, wanted.deal, people, bot=wanted.bot, options=options)
        self.own = (step for step in steps if step.seat == 0)
        self.made = 0
        self.table = open_table(
            {0: page}, key, wanted.seats, wanted.deal, bot=wanted.bot, options=options
        )

    def play_until(self, decision: int) -> None:
        """Makes the player's first moves; -1: all of them."""
        count = None if decision < 0 else decision - self.made
        for step in itertools.islice(self.own, count):
            self.play(step)
            self.made += 1
        self.wait()

    def play(self, step: Step) -> None:
        command = {"type": "move", "number": self.wait()["number"], "text": step.text}
        post(self.page, f"api/tables/{self.table}/say", command)

    def wait(self) -> Any:
        for _ in range(3000):
            found = self.page.evaluate(GET, f"api/tables/{self.table}")
            if found["legal"] or found["status"] == "over":
                return found
            time.sleep(0.02)
        raise AssertionError("the bots do not move")

    def show(self, language: str) -> None:
        self.page.evaluate("language => (localStorage['tatami.language'] = language)", language)
        self.page.reload()
        self.page.wait_for_selector(".sentence.mine, [data-testid=result]")


GET = "path => fetch(new URL(path, document.baseURI)).then((answer) => answer.json())"
