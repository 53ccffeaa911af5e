"""Runs the live code of the docs: what a program prints, and the pictures that it shows.

The build of the docs runs it too, so that a page without JavaScript has the same output.
"""

from __future__ import annotations

import ast
import contextlib
import io
import linecache
import traceback
from typing import Any

import msgspec

FILE = "<cell>"


class Part(msgspec.Struct, frozen=True):
    """A piece of output: text, or an SVG picture."""

    text: str = ""
    svg: str = ""


class Output(io.TextIOBase):
    """Collects what is printed and shown, in order."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def write(self, text: str) -> int:
        if self.parts and not self.parts[-1].svg:
            text_before = self.parts.pop().text
            self.parts.append(Part(text_before + text))
        elif text:
            self.parts.append(Part(text))
        return len(text)

    def show(self, value: object) -> None:
        """As a notebook does: a picture if the value has one, else its `repr`."""
        if value is None:
            return
        svg = picture_of(value)
        if svg:
            self.parts.append(Part(svg=svg))
        else:
            self.write(f"{value!r}\n")


def picture_of(value: Any) -> str:
    try:
        return str(value._repr_svg_())
    except Exception:  # no picture, or one that needs texts which a site does not have
        return ""


def run_cell(code: str) -> tuple[list[Part], bool]:
    """Run a program in a namespace of its own; returns its output, and whether it succeeded.

    The value of the last line is shown if it is an expression; `display` shows any other value.
    """
    output = Output()
    linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)
    names = {"__name__": "__main__", "display": output.show}
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            execute(code, names, output)
        except SystemExit:  # ends the program, not the page
            return output.parts, True
        except BaseException as error:
            output.write(shortened(error))
            return output.parts, False
    return output.parts, True


def execute(code: str, names: dict[str, Any], output: Output) -> None:
    program = ast.parse(code, FILE)
    last = program.body[-1] if program.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(program, FILE, "exec"), names)
        return
    program.body.pop()
    exec(compile(program, FILE, "exec"), names)
    output.show(eval(compile(ast.Expression(last.value), FILE, "eval"), names))


def shortened(error: BaseException) -> str:
    """The traceback, from the first line of the program."""
    frames = error.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename != FILE:
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(error), error, frames))
