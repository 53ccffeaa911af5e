"""What a release consists of: sdist, wheel, checksums, SBOM; and a stranger's path through it."""

from __future__ import annotations

import hashlib
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest
from tools.release import artifacts, sizes, stranger

from tatami.registry import BUILT_IN_GAMES


def test_a_stranger_installs_plays_serves_learns_and_adds_a_game(tmp_path: Path) -> None:
    """From the wheel in an empty folder; the dependencies are those of this environment."""
    artifacts.hatchling("wheel", tmp_path, pure=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        check_wheel(set(opened.namelist()))
    installed = Path(sysconfig.get_path("purelib"))
    stranger.smoke(wheel, lambda _line: None, dependencies=installed)


def check_wheel(names: set[str]) -> None:
    for key in BUILT_IN_GAMES:
        assert {f"tatami/games/{key}/README.md", f"tatami/games/{key}/texts/fr.ftl"} <= names
    assert "tatami/server/http/client/index.html" in names
    assert "tatami/py.typed" in names
    folders = {name.split("/")[0] for name in names}
    assert {folder for folder in folders if "dist-info" not in folder} == {"tatami"}


def test_the_sdist_has_what_its_tests_need_and_no_screenshots(tmp_path: Path) -> None:
    artifacts.hatchling("sdist", tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    needed = {
        "dev.py", "hatch_build.py", "constraints.txt", "README.md", "CHANGELOG.md", "SECURITY.md",
        "CONTRIBUTING.md", "CITATION.cff", "tests/gate.py", "tests/plugin/package/pyproject.toml",
        "tools/docs/zensical.toml", "deploy/Dockerfile", "docs/index.md", "web/package-lock.json",
        ".github/workflows/release.yml", "src/tatami/server/http/client/index.html",
    }  # fmt: skip
    assert needed <= names
    unwanted = (
        "docs/screenshots/",
        "web/node_modules/",
        "src/tatami/_compiled",
        ".venv/",
        "build/",
    )
    assert not [name for name in names if name.startswith(unwanted)]


def test_checksums_and_components_are_written(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"wheel")
    lines = artifacts.seal(tmp_path)
    assert f"{hashlib.sha256(b'wheel').hexdigest()}  a.whl" in lines
    assert any(line.endswith(".cdx.json") for line in lines)
    listed = {part["name"]: part for part in artifacts.sbom()["components"]}
    assert {"litestar", "msgspec", "uvicorn"} <= set(listed)
    assert all(part["properties"] for part in listed.values())


@pytest.mark.long
def test_a_stranger_installs_the_compiled_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    artifacts.hatchling("wheel", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    stranger.smoke(wheel, lambda _line: None)
    stranger.run_without_installing(wheel, tmp_path, lambda _line: None)


def test_sizes_are_those_of_what_the_image_gets(tmp_path: Path) -> None:
    rules = ["*", "!src", "!deploy", "deploy/*", "!deploy/requirements.txt", "**/*.so", "**/.env*"]
    let_in = ["src/tatami/a.py", "deploy/requirements.txt"]
    kept_out = ["docs/a.md", "deploy/Caddyfile", "src/tatami/x/y.so", "src/.env.local", "srcs/a.py"]
    assert [name for name in [*let_in, *kept_out] if sizes.is_let_in(name, rules)] == let_in
    page = tmp_path / "releases.md"
    page.write_text("a\n<!-- sizes -->\nold\n<!-- end of sizes -->\nb\n")
    sizes.write(sizes.table([sizes.Built("wheel", 1_500_000, 61.2, 99.6)]), page)
    assert "| wheel | 1.5 | 61 | 100 |\n<!-- end of sizes -->\nb\n" in page.read_text()
    assert "old" not in page.read_text()


def test_sizes_are_of_a_wheel_with_docs_as_in_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").touch()
    monkeypatch.setattr(sizes, "SERVED", tmp_path / "docs")
    copy = sizes.clean_copy(tmp_path / "source")
    assert (copy / "src" / "tatami" / "server" / "http" / "docs" / "index.html").is_file()
    assert not (copy / "src" / "tatami" / "server" / "http" / "client").exists()
    assert (copy / "hatch_build.py").is_file()


def test_the_page_has_a_place_for_sizes() -> None:
    assert sizes.BETWEEN.search(sizes.PAGE.read_text(encoding="utf-8"))
