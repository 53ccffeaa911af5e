"""Builds the site from the collected pages, fits it to the server's security policy, checks it."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs.links import broken_links, outside_requests
from tools.docs.pages import HERE, ROOT, collect

WORK = ROOT / "build" / "docs"
SERVED = ROOT / "src" / "tatami" / "server" / "http" / "docs"
"""Where the server finds the pages; the wheel carries this folder."""


class DocsError(Exception):
    """The site cannot be built as it should be."""


def build_docs(out: Path = SERVED, work: Path = WORK) -> dict[str, int]:
    """Build and check the site, and put it into `out`; returns the size of every file."""
    shutil.rmtree(work, ignore_errors=True)
    collect(work / "pages")
    settings = (HERE / "zensical.toml").read_text(encoding="utf-8")
    (work / "zensical.toml").write_text(settings.replace("SOURCES", (ROOT / "src").as_posix()))
    run_zensical(work)
    site = work / "site"
    remove_unused(site)
    move_scripts_out(site)
    adopt_search_style(site)
    shorten_search_titles(site)
    problems = [*broken_links(site), *outside_requests(site)]
    if problems:
        raise DocsError("\n".join(problems))
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(site, out)
    return {file.relative_to(out).as_posix(): file.stat().st_size for file in files_of(out)}


def remove_unused(site: Path) -> None:
    """The styles of another theme, and lists for search engines and other docs."""
    shutil.rmtree(site / "assets" / "stylesheets" / "classic", ignore_errors=True)
    for unused in ("sitemap.xml", "objects.inv"):
        (site / unused).unlink(missing_ok=True)


def files_of(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file())


def run_zensical(work: Path) -> None:
    """Warnings are errors."""
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    said = plain(done.stdout + done.stderr)
    if done.returncode or "No issues found" not in said:
        raise DocsError(said)


def plain(text: str) -> str:
    """Without colors, and without the traceback of the tool."""
    said = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return said.partition("Traceback (most recent call last)")[0].strip() or said


def move_scripts_out(site: Path) -> None:
    """The policy of the server allows no script inside a page: each becomes a file."""
    for page in sorted(site.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        up = "../" * (len(page.relative_to(site).parts) - 1) or "./"

        def as_file(found: re.Match[str], up: str = up) -> str:
            content = found[1].encode()
            name = f"assets/javascripts/{hashlib.sha256(content).hexdigest()[:12]}.js"
            (site / name).write_bytes(content)
            return f'<script src="{up}{name}"></script>'

        page.write_text(re.sub(r"<script>(.*?)</script>", as_file, text, flags=re.DOTALL), "utf-8")


def adopt_search_style(site: Path) -> None:
    """The search brings its style as text in a page, which the policy refuses: adopt it instead."""
    (bundle,) = (site / "assets" / "javascripts").glob("bundle.*.js")
    inline = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)')
    adopted = r"(s=>{s.replaceSync(\2.toString());\1.adoptedStyleSheets=[s]})(new CSSStyleSheet)"
    text, found = inline.subn(adopted, bundle.read_text(encoding="utf-8"))
    if found != 1:
        raise DocsError(f"{bundle.name}: found {found} styles of the search, not 1")
    bundle.write_text(text, encoding="utf-8")


def shorten_search_titles(site: Path) -> None:
    """Without the labels of attributes, which are part of the titles in the API reference."""
    file = site / "search.json"
    index = json.loads(file.read_text(encoding="utf-8"))
    for item in index["items"]:
        item["title"] = re.sub(r"\s*<small>.*?</small>", "", item["title"], flags=re.DOTALL)
    file.write_text(json.dumps(index, ensure_ascii=False), encoding="utf-8")
