"""Checks how texts are written, in every Fluent file and in the rules of every game: typography,
spelling, calques, plurals.

`python -m tests.text_style` lists what it finds. `--fix` corrects quotes and no-break spaces.
`docs/writing.md` explains the rules.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tatami
from tatami.registry import BUILT_IN_GAMES
from tests.fluent_files import messages

ROOT = Path(__file__).parent.parent
NO_BREAK = "\u00a0"

BANNED = {
    "en": (
        r"whoever|anew|the own|of one’s own|thereof|by lot|take(?:s|n)? back|looks? back|beside it",
        r"sits? down|sat down|salt|of a victory|recognised|cannot be had|story|given up|is told of",
        r"letter|mail address|by mail|the usual mistake|plies",
        r"in your turn|player on turn|look(?:s|ing)? into|any more",
    ),
    "de": (
        r"Remis|Zugstapel|Schusswaffen|Patt|Brettspiele|am Zug bleiben|Sieges? ?anteil|Salz",
        r"durch das Los|per Los|Brief|zurückzuschauen|Sitzplatz|aufzunehmen|als jede andere Person",
    ),
    "fr": (r"robots?|ronin|courrier|achever|sel|au trait|remise en jeu",),
    "nl": (
        r"samurai|sterkte|verbondspartner|schietwapens|aanmelden|vrijwaren|aan zet|zout",
        r"gelijkspel|zonder antwoord laten|leidt? op|gevecht van",
        r"(?:beurt|beurten|eer|punten) te kort|in (?:dit|je) netwerk|nieuw in dit spel",
        r"geen tijd meer|op te pakken|hoogste invloed",
    ),
}
"""Words and calques that a native reader stops at. The list grows with every review."""

BRITISH = (
    r"(?:dis)?honour\w*|colour\w*|favour\w*|behaviour\w*|neighbour\w*|defence\w*|offence\w*|analyse\w*",
    r"recognis\w*|organis\w*|centre\w*|theatre\w*|sabre\w*|grey\w*|cancelled|travell\w*|licence|judgement\w*",
)
COUNTED = r"dice|cards|actions|points|moves|stones|villages|seats|tables|games|warriors|squares"
"""English nouns after a number: they need a plural form of their own for 1."""
NAMES = ("seat", "player", "winner", "target", "owner", "name")
"""Variables that hold names, not numbers."""
MORE_NAMES = (
    "players", "others", "loser", "by", "victim", "affected", "former", "lord", "dealer",
    "caller", "heir_name",
)  # fmt: skip
"""Variables that hold names, in some messages numbers."""
ELIDED = r"\b(?:d|l|s|n|qu|jusqu|lorsqu|puisqu)e $"
"""French words that lose their “e” before a vowel, which a name may begin with."""
RANGE_ENDS = ("longest",)
"""Variables that end a range, “1 to 7 squares”: always more than 1."""


def files(language: str) -> Iterator[Path]:
    """All Fluent files of a language; the terminal's and the server's, too."""
    for folder in (ROOT / "web", ROOT / "src" / "tatami"):
        for file in sorted(folder.rglob(f"*{language}.ftl")):
            parts = file.relative_to(ROOT).parts
            if "node_modules" not in parts and "client" not in parts:
                yield file


class Written(Visitor):
    """The pieces of text of a message, each with what stands right before it."""

    def __init__(self, message: Any) -> None:
        self.texts: list[str] = []
        self.selected: set[str] = set()
        self.bare_numbers: list[tuple[str, str]] = []
        self.before_variables: list[tuple[str, str]] = []
        self.literal_ones: list[tuple[str, str]] = []
        self.visit(message)

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802 - named by fluent.syntax
        if node.id.name != "forms":  # forms of a word to look for, not a text
            self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.selected.add(name)
            keys = {key_of(variant): variant.value for variant in node.variants}
            if "one" in keys and "0" not in keys:
                self.literal_ones += [(name, text) for text in texts_in(keys["one"])]
        self.generic_visit(node)

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        for before, element in zip([None, *node.elements], node.elements, strict=False):
            if isinstance(element, ast.TextElement):
                self.texts.append(element.value)
                name = variable_of(before)
                if name is not None:
                    self.bare_numbers.append((name, element.value))
            elif isinstance(before, ast.TextElement):
                name = variable_of(element)
                if name is not None:
                    self.before_variables.append((before.value, name))
        self.generic_visit(node)


def key_of(variant: Any) -> str:
    return str(getattr(variant.key, "name", None) or variant.key.value)


def texts_in(pattern: Any) -> list[str]:
    return [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]


def variable_of(element: Any) -> str | None:
    """`count` of `{ $count }`."""
    expression = getattr(element, "expression", None)
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def problems(file: Path, language: str) -> Iterator[str]:
    for key, message in messages(file).items():
        if key == "title":  # the name of the original game
            continue
        written = Written(message)
        found = [one for text in written.texts for one in problems_of_text(text, language)]
        found += [*problems_of_plurals(written, language), *problems_of_names(written, language)]
        if language == "de" and any(fixed_german(text) != text for text in written.texts):
            found.append("missing no-break space before “…”")
        for problem in found:
            yield f"{file.relative_to(ROOT).as_posix()}: {key}: {problem}"


def problems_of_plurals(written: Written, language: str) -> Iterator[str]:
    if language == "fr":
        for name, text in written.literal_ones:
            if re.search(r"\b1\b", text):
                yield f"the form for 1 is also the one for 0: write ${name} in {text!r}"
    if language == "en":
        for name, text in written.bare_numbers:
            noun = re.match(rf" ({COUNTED})\b", text)
            if noun and name not in {*written.selected, *NAMES, *RANGE_ENDS}:
                yield f"“1 {noun[1]}”: ${name} needs plural forms"


def problems_of_names(written: Written, language: str) -> Iterator[str]:
    if language == "fr":
        for text, name in written.before_variables:
            if name in (*NAMES, *MORE_NAMES) and re.search(ELIDED, text):
                yield f"“de Aki”: reword {text!r} before ${name}, a name may begin with a vowel"


def problems_of_rules(language: str) -> Iterator[str]:
    for key in BUILT_IN_GAMES:
        rules, _ = tatami.game(key).rules_in(language)
        for line in prose(rules).splitlines():
            for problem in problems_of_text(line, language):
                yield f"rules of {key}: {problem}"


def prose(rules: str) -> str:
    """The rules without code, names of boards, headings and titles of games in italics."""
    text = re.sub(
        r"^```.*?^```|^ *> \w+ `[a-z-]+` ?:|^# [^\n]*", "", rules, flags=re.DOTALL | re.MULTILINE
    )
    return re.sub(r"`[^`]*`|\*[^*\n]*Samurai\*", "…", text)


def problems_of_text(text: str, language: str) -> Iterator[str]:
    if re.search(r"['\"]", text):
        yield f"straight quote in {text!r}"
    if re.search(r"(?<!\w)-\d", text):
        yield f"hyphen as a minus in {text!r}: write “−”"
    if language == "fr" and fixed_french(text) != text:
        yield f"missing no-break space in {text!r}"
    for word in re.findall(rf"\b(?:{'|'.join(BANNED[language])})\b", text, re.IGNORECASE):
        yield f"avoid {word!r} in {text!r}"
    if language == "en":
        for word in re.findall(rf"\b(?:{'|'.join(BRITISH)})\b", text, re.IGNORECASE):
            yield f"American spelling of {word!r}"


def fixed_french(text: str) -> str:
    text = re.sub(r"(?<=[^\s«!?]) ?([;!?»])", rf"{NO_BREAK}\1", text.replace("\u202f", NO_BREAK))
    text = re.sub(rf"{NO_BREAK}+", NO_BREAK, text)
    text = re.sub(r"(?<=\S) :", f"{NO_BREAK}:", text)
    text = re.sub(r"^ (?=[:;!?»])", NO_BREAK, text)  # after a variable
    return re.sub(r"« ?(?=\S|$)", f"«{NO_BREAK}", text)


def fixed_german(text: str) -> str:
    return text.replace(" …", f"{NO_BREAK}…")


def fix(file: Path, language: str) -> None:
    """Typographic apostrophes, French and German no-break spaces; strings in braces stay."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(fixed_line(line, language) for line in lines), encoding="utf-8")


def fixed_line(line: str, language: str) -> str:
    if line.startswith("#"):
        return line
    head, equals, rest = line.partition(" = ") if re.match(r"[-.\w ]+ = ", line) else ("", "", line)
    pieces = re.split(r"(\{[^{}]*(?:->)?\}?)", rest)
    done = [piece if piece.startswith("{") else fixed_text(piece, language) for piece in pieces]
    return head + equals + "".join(done)


def fixed_text(text: str, language: str) -> str:
    text = re.sub(r"(?<=\w)'(?=\w)", "’", text)
    if language == "de":
        return fixed_german(text)
    return fixed_french(text) if language == "fr" else text


def main(arguments: list[str]) -> int:
    found = 0
    for language in BANNED:
        for file in files(language):
            if "--fix" in arguments:
                fix(file, language)
            for problem in problems(file, language):
                found += 1
                print(problem)
        for problem in problems_of_rules(language):
            found += 1
            print(problem)
    print(f"{found} found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
