"""What a site takes from the registries at build time: exact versions with their digests."""

from __future__ import annotations

from typing import Final, NamedTuple


class Pinned(NamedTuple):
    """A file of a registry."""

    name: str
    version: str
    file: str
    sha256: str


PYODIDE: Final = Pinned(
    "pyodide",
    "314.0.7",
    "pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
"""CPython 3.14 for WebAssembly, from npm."""

PYTHON_VERSION: Final = "3.14"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"

WHEELS: Final = (
    Pinned(
        "librt",
        "0.16.0",
        "librt-0.16.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
        "1b384b90ab79a7bc30b566895809a636e0666f21f3cf12b54823d025b7e83839",
    ),
    Pinned(
        "msgspec",
        "0.22.0",
        "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
        "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022",
    ),
    Pinned(
        "mypy-extensions",
        "1.2.0",
        "mypy_extensions-1.2.0-py3-none-any.whl",
        "993e7a20aa5671eb41a7132cf555af30062da99729601601b9a8382b11cae768",
    ),
)
"""From PyPI."""
