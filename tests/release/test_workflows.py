"""The workflow files: linted, and every command in them is one that this repository has."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.release import workflow_lint

from tatami.site.downloads import default_cache
from tests.docs.command_check import problem_with

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def loaded(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def test_no_workflow_is_a_risk() -> None:
    """zizmor: injected templates, wide permissions, kept credentials, loose versions."""
    tool = Path(sys.executable).with_name("zizmor")
    if not tool.exists() and shutil.which("zizmor") is None:
        pytest.skip("zizmor is not installed for this system")
    done = subprocess.run(
        [tool if tool.exists() else "zizmor", "--offline", "--no-progress", "--quiet", ".github"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    """It also finds a mistake made on purpose, so that silence means something."""
    cache = default_cache()
    if not workflow_lint.is_ready(cache):
        pytest.skip("actionlint is not here: `python -m tools.release.workflow_lint` fetches it")
    wrong = tmp_path / "wrong.yml"
    text = (ROOT / ".github" / "workflows" / "docs.yml").read_text(encoding="utf-8")
    wrong.write_text(text.replace("runs-on: ubuntu-latest", "runs-on: ubuntu-lates", 1), "utf-8")
    (found,) = workflow_lint.problems([*WORKFLOWS, wrong], cache)
    assert found.startswith("wrong.yml:") and "ubuntu-lates" in found


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_workflow_has_small_permissions_and_time_limits(file: Path) -> None:
    workflow = loaded(file)
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert job["timeout-minutes"] <= 180, name
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(workflow["jobs"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_command_of_a_workflow_works_here(file: Path) -> None:
    for name, job in loaded(file)["jobs"].items():
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step), f"{name}: {step}"
            command = step.get("run", "").replace('"$CHECK"', "soak")
            assert not problem_with(command.split(" > ")[0]) if command else True, command


RETIRED = {"macos-12", "macos-13", "ubuntu-18.04", "ubuntu-20.04", "windows-2019"}
"""Machines that GitHub no longer has, though actionlint may know them: a job waits in vain."""


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_no_job_waits_for_a_machine_that_is_gone(file: Path) -> None:
    for name, job in loaded(file)["jobs"].items():
        systems = job.get("strategy", {}).get("matrix", {}).get("system", [])
        assert not RETIRED & {job["runs-on"], *systems}, name


def test_the_matrix_has_every_system_and_every_python() -> None:
    jobs = loaded(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]
    assert jobs["gate"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert {"macos-latest", "windows-latest"} <= set(
        jobs["portable"]["strategy"]["matrix"]["system"]
    )
    tried = loaded(ROOT / ".github" / "workflows" / "nightly.yml")["jobs"]["promises"]
    assert {"soak", "kill", "fuzz"} <= set(tried["strategy"]["matrix"]["check"])


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda file: file.name
)
def test_every_issue_template_is_complete(file: Path) -> None:
    form = loaded(file)
    if file.name == "config.yml":
        return
    assert form["name"] and form["description"]
    ids = [field["id"] for field in form["body"] if field["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0


def test_the_citation_names_the_license_and_the_title() -> None:
    cited = loaded(ROOT / "CITATION.cff")
    assert (cited["cff-version"], cited["license"]) == ("1.2.0", "MIT")
    assert cited["authors"] and "Tatami" in cited["title"]
