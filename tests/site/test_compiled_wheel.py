"""A wheel with the rules compiled for WebAssembly, as far as it can be tried without one."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tatami.site.compiled_wheel import TAGS, compiled_files, find_wheel, hot_files, own_digest
from tatami.site.errors import SiteError

NAME = f"tatami_games-1.0{TAGS}"


def write_wheel(file: Path, digest: str) -> Path:
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("tatami/__init__.py", "")
        archive.writestr("tatami/_compiled/digest", digest)
        archive.writestr("tatami/_compiled/tatami/engine/state.so", b"\0asm")
    return file


def test_the_compiled_files_travel_with_the_sources_that_they_are_compared_with(
    tmp_path: Path,
) -> None:
    wheel = write_wheel(tmp_path / NAME, own_digest())
    found = compiled_files(wheel)
    assert found["tatami/_compiled/tatami/engine/state.so"] == b"\0asm"
    assert set(hot_files()) <= set(found) and "tatami/__init__.py" not in found
    assert all(content.startswith(b"# compiled with mypyc") for content in hot_files().values())
    assert find_wheel(tmp_path) == wheel


def test_a_wheel_of_other_sources_or_for_another_python_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match="other sources"):
        compiled_files(write_wheel(tmp_path / NAME, "0" * 64))
    assert find_wheel(tmp_path) is None
    with pytest.raises(SiteError, match="not for this Python"):
        compiled_files(write_wheel(tmp_path / "tatami-1.0-py3-none-any.whl", own_digest()))
    with pytest.raises(SiteError, match="cannot be read"):
        compiled_files(tmp_path / f"tatami-2.0{TAGS}")
