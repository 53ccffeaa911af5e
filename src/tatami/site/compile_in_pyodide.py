"""Runs inside Pyodide, in Node, while a site is built: compiles modules to bytecode.

Only the Python that will run the bytecode can write it. The modules of the standard library and of
the wheels that our own modules import are found by importing all of them; the other ones do not
travel, and neither do docstrings.
"""

from __future__ import annotations

import ast
import marshal
import sys
import zipfile
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

UNCHECKED = (1).to_bytes(4, "little")
"""The flag of a `.pyc` file that has a digest of its source, which nobody compares."""
HOT = b"# compiled with mypyc"
NATIVE_INTEGERS = ("i64", "i32", "i16", "u8")
EPOCH = (1980, 1, 1, 0, 0, 0)
OURS = "tatami/"
KEEP_DOCSTRINGS = ("_pyodide/", "pyodide/")
"""Pyodide reads its own docstrings when it starts."""


def compile_archives(library: str, sources: str, left_as_sources: list[str]) -> None:
    """Compile both zip files in place; of the library keep what the sources import."""
    unpacked = "/unpacked"
    with zipfile.ZipFile(sources) as archive:
        archive.extractall(unpacked)
        sys.path.insert(0, unpacked)
        import_all([name for name in archive.namelist() if name.startswith(OURS)])
    wanted = set(sys.modules)
    compile_archive(sources, wanted, left_as_sources, asserts=True)
    compile_archive(library, wanted, [], asserts=False)


def import_all(names: list[str]) -> None:
    for name in names:
        if name.endswith(".py"):
            import_module(module_of(name))


def module_of(file: str) -> str:
    """Of a source, or of a module in C such as `librt/vecs.cpython-314-wasm32-emscripten.so`."""
    plain = file.partition(".")[0]
    return plain.removesuffix("/__init__").replace("/", ".")


def compile_archive(
    file: str, wanted: set[str], left_as_sources: list[str], *, asserts: bool
) -> None:
    """`wanted` are the modules to keep; of our own all travel, and their data."""
    with zipfile.ZipFile(file) as archive:
        contents = {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, content in contents.items():
            if not name.startswith(OURS) and module_of(name) not in wanted:
                continue
            if name.endswith(".py") and name not in left_as_sources:
                name, content = f"{name}c", bytecode(name, content, asserts=asserts)
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)


def bytecode(name: str, source: bytes, *, asserts: bool) -> bytes:
    """The content of a `.pyc` file."""
    keeps_docstrings = name.startswith(KEEP_DOCSTRINGS)
    level = 0 if asserts or keeps_docstrings else 2
    tree = ast.parse(source, name)
    if not keeps_docstrings:
        remove_docstrings(tree)
    if source.startswith(HOT):
        tree = ast.fix_missing_locations(PlainIntegers().visit(tree))
    code: CodeType = compile(tree, name, "exec", dont_inherit=True, optimize=level)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def remove_docstrings(tree: ast.Module) -> None:
    """Nobody reads them in a browser, and they are a tenth of the bytecode."""
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]


class PlainIntegers(ast.NodeTransformer):
    """Replaces `i64(cards[j])` by `cards[j]`: without the compiler it is the same number, and a
    third of a search is spent on such calls. Other arguments could be floats and stay."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        is_native = isinstance(node.func, ast.Name) and node.func.id in NATIVE_INTEGERS
        if is_native and len(node.args) == 1 and is_whole(node.args[0]):
            return node.args[0]
        return node


def is_whole(value: ast.expr) -> bool:
    """An item of a vector of integers, a number as it is written, or a sum of such."""
    if isinstance(value, ast.BinOp):
        keeps = not isinstance(value.op, ast.Div | ast.Pow)
        return keeps and is_whole(value.left) and is_whole(value.right)
    if isinstance(value, ast.Constant):
        return type(value.value) is int
    return isinstance(value, ast.Subscript)
