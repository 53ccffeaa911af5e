"""docs/hosting.md followed literally: its commands, the units and the container files agree."""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tatami.checks.server_process import free_port
from tatami.server.settings import load
from tests.server.operate.hosting_page import (
    DEPLOY,
    PAGE,
    ROOT,
    UNITS,
    blocks,
    commands,
    section,
    unit_environment,
    unit_values,
)

INSTALL = blocks(section("A small server"))[0]
CONFIG = "/etc/tatami/tatami.toml"
SETTINGS = tomllib.loads((DEPLOY / "tatami.toml").read_text(encoding="utf-8"))
IMAGE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def run(command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        ["sh", "-ec", command], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout


def test_the_page_creates_every_folder_user_and_file_that_it_uses(tmp_path: Path) -> None:
    """The `install` lines run as they are, below another root and without the user."""
    for command in INSTALL:
        if command.startswith("install "):
            owned = re.sub(r" -o root -g tatami", "", command)
            target = re.sub(r" (/\S+)$", rf" {tmp_path}\1", owned)
            (tmp_path / "etc/systemd/system").mkdir(parents=True, exist_ok=True)
            (tmp_path / "usr/local/bin").mkdir(parents=True, exist_ok=True)
            run(target, ROOT)
    assert (tmp_path / CONFIG.lstrip("/")).stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "etc/tatami").stat().st_mode & 0o777 == 0o750
    installed = {file.name for file in (tmp_path / "etc/systemd/system").iterdir()}
    enabled = next(line for line in INSTALL if "enable" in line).split("--now ")[1].split()
    wanted = {name if "." in name else f"{name}.service" for name in enabled}
    assert wanted <= installed and "tatami-backup.service" in installed
    assert os.access(tmp_path / "usr/local/bin/tatami", os.X_OK)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_use_the_user_program_settings_and_folder_of_the_page(unit: Path) -> None:
    user = next(line for line in INSTALL if line.startswith("useradd")).split()[-1]
    assert unit_values(unit, "User") == unit_values(unit, "Group") == [user]
    assert unit_environment(unit)["TATAMI_CONFIG"] == CONFIG
    assert any("/opt/tatami/bin/tatami " in line for line in unit_values(unit, "ExecStart"))
    folder = unit_environment(unit).get("TATAMI_DATA", SETTINGS["data"])
    assert folder == f"/var/lib/{unit_values(unit, 'StateDirectory')[0]}"
    assert "EnvironmentFile" not in unit.read_text(encoding="utf-8")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_filter_system_calls_without_killing(unit: Path) -> None:
    assert unit_values(unit, "SystemCallFilter") == ["@system-service", "~@privileged"]
    assert unit_values(unit, "SystemCallErrorNumber") == ["EPERM"]
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    name = unit.name.replace("@", "@1")
    copy = Path(os.environ.get("TMPDIR", "/tmp")) / f"tatami-{os.getpid()}-{name}"
    copy.write_text(unit.read_text(encoding="utf-8"))
    try:
        said = run(f"{analyze} security --offline=yes --threshold=20 {copy}", ROOT)
    finally:
        copy.unlink()
    assert "Overall exposure level" in said


def test_the_settings_file_is_valid_also_with_every_comment_taken_away() -> None:
    text = (DEPLOY / "tatami.toml").read_text(encoding="utf-8")
    everything = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    assert len(tomllib.loads(everything)) > len(SETTINGS) > 0
    for name, value in tomllib.loads(everything).items():
        assert getattr(load({}, **{name: value}), name) == value


def test_the_command_runs_the_program_as_the_user_of_the_server(tmp_path: Path) -> None:
    """Root must not leave files in the data folder that the server cannot write."""
    (tmp_path / "runuser").write_text('#!/bin/sh\necho "$TATAMI_CONFIG $@"\n')
    (tmp_path / "id").write_text("#!/bin/sh\necho 0\n")
    for name in ("runuser", "id"):
        (tmp_path / name).chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    said = run(f"TATAMI_CONFIG= {DEPLOY / 'tatami'} backup 'a file'", tmp_path, PATH=path)
    assert said.strip() == f"{CONFIG} -u tatami -- /opt/tatami/bin/tatami backup a file"


def test_every_command_of_the_page_names_files_that_exist() -> None:
    made = {"deploy/.env"}
    for command in commands():
        for word in shlex.split(command):
            if re.fullmatch(r"deploy/\S+", word) and word not in made:
                assert (ROOT / word).exists(), command
    for path in re.findall(r"`(/(?:etc|opt|usr)/\S+?)`", PAGE):
        assert any(path in line for line in commands()), f"no command makes {path}"


# Containers.


def test_the_image_is_built_from_named_files_without_secrets() -> None:
    """`.dockerignore` is read as Docker does: the last pattern that matches decides."""
    rules = [
        line for line in (ROOT / ".dockerignore").read_text().splitlines()
        if line and not line.startswith("#")
    ]  # fmt: skip

    def sent(path: str) -> bool:
        kept = True
        for rule in rules:
            pattern = rule.lstrip("!")
            pattern = pattern[3:] if (deep := pattern.startswith("**/")) else pattern
            parts = path.split("/")
            ends = range(1, len(parts) + 1)
            starts = range(len(parts)) if deep else [0]
            tails = ("/".join(parts[a:b]) for a in starts for b in ends if a < b)
            if any(fnmatch.fnmatch(tail, pattern) and tail.count("/") == pattern.count("/")
                   for tail in tails):  # fmt: skip
                kept = rule.startswith("!")
        return kept

    for wanted in (
        "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/tatami/cli/__init__.py",
        "web/package-lock.json", "deploy/requirements.txt", "deploy/build-requirements.txt",
    ):  # fmt: skip
        assert sent(wanted), wanted
    for secret in (
        "deploy/.env", ".env", "web/.env.local", ".git/config", "tatami.db", "deploy/compose.yaml",
        "web/node_modules/x/y.js", ".venv/bin/python", "src/tatami/_compiled/a.so",
    ):  # fmt: skip
        assert not sent(secret), secret


def test_every_python_package_of_the_image_is_pinned_by_hash() -> None:
    installs = re.findall(r"bin/pip (\w+) ([^&\n]*)", IMAGE)
    assert len(installs) == 3
    for verb, options in installs:
        assert "--require-hashes -r deploy/" in options or "--no-index" in options, verb
    assert "-m hatchling build" in IMAGE  # by what is installed; pip would fetch it again
    pins = dict(
        re.findall(r"^([\w-]+)==(\S+)", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
    )
    for name in ("requirements.txt", "build-requirements.txt"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        packages = re.split(r"^(?=[\w-]+==)", text, flags=re.MULTILINE)[1:]
        assert packages and all("--hash=sha256:" in package for package in packages)
        assert "://" not in text and "--index" not in text
        for package in packages:
            key, version = re.match(r"([\w-]+)==(\S+)", package).groups()  # type: ignore[union-attr]
            assert pins.get(key, version) == version, key
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.split(r"[<>=\[]", line)[0] for line in project["dependencies"]]
    wanted = {name.replace(".", "-") for name in names}
    have = set(re.findall(r"^([\w-]+)==", (DEPLOY / "requirements.txt").read_text(), re.MULTILINE))
    assert wanted <= have


def test_compose_gets_from_the_page_every_variable_that_it_needs() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    needed = set(re.findall(r"\$\{(\w+):\?", text))
    given = {line.split('"')[1].partition("=")[0] for line in commands() if line.startswith("echo")}
    assert needed == given
    services = COMPOSE["services"]
    for line in commands():
        if "docker compose" in line:
            assert "-f deploy/compose.yaml" in line
            for verb, name in re.findall(r"(exec|cp) (\w+)", line):
                assert name in services, (verb, name)
    assert services["tatami"]["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}
    port = re.search(r"TATAMI_PORT=(\d+)", IMAGE)
    assert port is not None and services["proxy"]["environment"]["UPSTREAM"] == f"tatami:{port[1]}"
    assert "useradd --system --uid 10001 " in IMAGE and "USER 10001" in IMAGE


def test_the_environment_file_of_the_page_is_private(tmp_path: Path) -> None:
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    block = next(block for block in blocks(section("Containers")) if "umask 077" in block)
    (tmp_path / "deploy").mkdir()
    run("\n".join(line for line in block if not line.startswith("docker")), tmp_path)
    file = tmp_path / "deploy/.env"
    assert file.stat().st_mode & 0o777 == 0o600
    values = dict(line.split("=", 1) for line in file.read_text().splitlines())
    assert len(values["TATAMI_SECRET"]) == 64 and len(values["POSTGRES_PASSWORD"]) == 48


# Everything, on this machine, behind other folders.

IN_NAMESPACE = r"""
set -eux
mount --make-rprivate /
for folder in /etc /usr/local/bin; do
  copy=$SCRATCH$folder; mkdir -p $copy; cp -a $folder/. $copy/; mount --bind $copy $folder
done
mkdir -p /opt/tatami /var/lib/tatami
mount -t tmpfs tmpfs /opt/tatami
mount -t tmpfs tmpfs /var/lib/tatami
mkdir -p /etc/systemd/system
"""
CLEAN_UP = "rmdir --ignore-fail-on-non-empty /opt/tatami /var/lib/tatami 2>/dev/null || true"


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_the_server_of_the_page_runs_and_its_commands_work(tmp_path: Path) -> None:
    """The blocks of the page in a mount namespace; `systemctl` alone is left out."""
    if os.getuid() != 0 or shutil.which("unshare") is None or sys.platform != "linux":
        pytest.skip("needs root and unshare")
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    run(f"git ls-files -z | xargs -0 cp --parents -t {checkout}", ROOT)
    port = free_port()
    steps = [line for line in INSTALL if not line.startswith(("apt-get", "systemctl"))]
    script = "\n".join(
        [
            IN_NAMESPACE, *steps,
            f"sed -i 's/^port = .*/port = {port}/' {CONFIG}",
            "chown tatami: /var/lib/tatami; chmod 700 /var/lib/tatami",
            f"runuser -u tatami -- env TATAMI_CONFIG={CONFIG} {serve_command()} &",
            f"server=$!; cd /; {wait_command(port)}",
            "tatami config; tatami admin status; tatami admin limits; tatami table list",
            *(line for line in commands(section("Backups")) if line.startswith("tatami")),
            "test -z \"$(find /var/lib/tatami ! -user tatami)\"",
            "kill $server; wait $server || true",
        ]
    )  # fmt: skip
    try:
        # The system's own Python: another one may be where the user tatami cannot read.
        path = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin"
        shell = f"unshare -m sh -ec {shlex.quote(script)}"
        said = run(shell, checkout, SCRATCH=str(tmp_path), PATH=path)
    finally:
        run(CLEAN_UP, ROOT)
    assert "tatami.toml" in said and "tables: 0 open" in said


def serve_command() -> str:
    return unit_values(DEPLOY / "tatami.service", "ExecStart")[0]


def wait_command(port: int) -> str:
    ask = f"import urllib.request as u; u.urlopen('http://127.0.0.1:{port}/readyz', timeout=10)"
    return f'until python3 -c "{ask}" 2>/dev/null; do kill -0 $server; sleep 1; done'
