"""Live code: blocks that a reader can change and run in the page.

A comment `<!-- live -->` above a Python block marks it. The block runs while the site is built, so
that the page has its output without JavaScript, too.
"""

from __future__ import annotations

import re
from pathlib import Path

from tatami.browser.cells import Part, run_cell

LIVE = re.compile(r"^<!-- live -->\n+```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLDER = "live"
"""Of the pictures."""


class CellError(Exception):
    """A live block fails."""


def with_cells(page: str, text: str, folder: Path) -> str:
    """The page with the output of its live blocks; their pictures are written into the folder."""

    def replace(found: re.Match[str]) -> str:
        parts, worked = run_cell(found[1])
        if not worked:
            raise CellError(f"{page}: a live block fails:\n{parts[-1].text}")
        shown = "\n\n".join(as_markdown(page, part, folder) for part in parts)
        return (
            f'<div class="live" markdown="1">\n\n```python\n{found[1]}```\n\n'
            f'<div class="live-output" markdown="1">\n\n{shown}\n\n</div>\n\n</div>'
        )

    return LIVE.sub(replace, text)


def as_markdown(page: str, part: Part, folder: Path) -> str:
    if not part.svg:
        return f"```text\n{part.text.rstrip()}\n```"
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    stem = page.removesuffix(".md").replace("/", "-")
    number = len(list((folder / FOLDER).glob(f"{stem}-*.svg"))) + 1
    name = f"{FOLDER}/{stem}-{number}.svg"
    (folder / name).write_text(part.svg, encoding="utf-8")
    return f"![The position]({'../' * page.count('/')}{name})"
