"""Version and changelog change together, by one command."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from tools.release import version

import tatami

DAY = datetime.date(2026, 11, 18)
CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n- Something new.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n"
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "tatami"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""Doc."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CITATION.cff").write_text("title: x\nversion: 0.1.0\nlicense: MIT\n")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def test_one_command_changes_the_version_everywhere(project: Path) -> None:
    version.bump("0.2.0", project, DAY)
    assert version.current(project) == "0.2.0"
    assert "version: 0.2.0\ndate-released: 2026-11-18\n" in (project / "CITATION.cff").read_text()
    text = (project / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n- Something new." in text
    assert version.notes("0.2.0", project) == "- Something new.\n"
    assert version.notes("0.1.0", project) == "- First.\n"
    version.check_tag("v0.2.0", project)


def test_a_release_with_nothing_new_or_a_wrong_number_is_refused(project: Path) -> None:
    with pytest.raises(version.ReleaseError, match="not a version"):
        version.bump("2", project, DAY)
    version.bump("0.2.0", project, DAY)
    with pytest.raises(version.ReleaseError, match="nothing under Unreleased"):
        version.bump("0.3.0", project, DAY)
    with pytest.raises(version.ReleaseError, match=r"the tag is v9\.9\.9"):
        version.check_tag("v9.9.9", project)


def test_the_project_can_be_released() -> None:
    """The real files have the lines that the command changes."""
    assert version.current() == tatami.__version__
    init, citation, changelog = (
        file.read_text(encoding="utf-8") for file in version.files(version.ROOT)
    )
    assert version.VERSION_LINE.search(init)
    assert f"version: {tatami.__version__}\n" in version.cited(citation, tatami.__version__, "2026")
    assert "## 99.0.0 (2026)" in version.dated(changelog, "99.0.0", "2026")
