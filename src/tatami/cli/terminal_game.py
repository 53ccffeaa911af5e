"""The terminal interface: draws the table, asks for moves and runs the typed commands."""

from __future__ import annotations

import contextlib
import shutil
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from textwrap import fill
from typing import Any

import msgspec

from tatami.bots import Knowledge, bot
from tatami.cli.rules import find_passage, paragraphs, render
from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.errors import IllegalMove, MalformedMove, TatamiError
from tatami.engine.game_in_progress import Play
from tatami.engine.game_types import Choice, Outcome
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import COLUMNS, Painter, columns, labeled
from tatami.engine.terms import lexicon
from tatami.engine.texts import Texts

# Arrow keys and history, where Python has them.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401

TEXTS = Texts(files("tatami.cli").joinpath("texts"))
HINT_BOT = "level-6"
"""The bot that answers `hint`."""
LISTED = 60
"""Longer lists of choices are cut."""


def terminal_width() -> int | None:
    """Columns of the terminal, as far as they are used; None where the output goes elsewhere."""
    return min(COLUMNS, shutil.get_terminal_size().columns) if sys.stdout.isatty() else None


def flowed(text: str) -> str:
    """Lines broken between words: a terminal would break them within words."""
    width = terminal_width()
    return (
        text
        if width is None
        else "\n".join(fill(line, width, break_on_hyphens=False) for line in text.split("\n"))
    )


class Quit(Exception):
    """The player quits."""


class Terminal:
    """One game at one keyboard."""

    def __init__(
        self,
        play: Play[Any],
        seats: tuple[records.Seat, ...],
        paint: Painter,
        language: str,
        file: Path | None,
    ) -> None:
        self.play = play
        self.game = play.game
        self.seats = seats
        self.paint = paint
        self.language = language
        self.file = file
        self.bots = {seat: bot(who.bot, self.game) for seat, who in enumerate(seats) if who.bot}
        self.people = [seat for seat, who in enumerate(seats) if who.bot is None]
        you = self.people[0] if len(self.people) == 1 else None
        self.sentences = SentenceWriter(self.game, [seat.name for seat in seats], language, you)
        self.hint_rng = chance_from(f"{play.seed} bots")
        self.listed: list[Choice] = []
        self.events_shown = 0
        self.began = time.monotonic()
        self.times: list[int] = [0] * len(play.actions)
        self.result: Outcome | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "moves": self.list_moves,
            "undo": self.undo,
            "hint": self.hint,
            "log": self.log,
            "rules": self.rules,
            "explain": self.explain,
            "table": self.draw_again,
            "position": self.position,
            "save": self.save_as,
            "resign": self.resign,
            "quit": self.leave,
        }

    def run(self) -> int:
        self.print_greeting()
        try:
            while self.ended() is None:
                self.turn()
            self.finish()
        except (Quit, EOFError):
            print()
        self.print_closing()
        return 0

    def say(self, key: str, **args: object) -> str:
        return TEXTS.say(key, self.language, **args)

    def ended(self) -> Outcome | None:
        return self.result or self.game.outcome(self.play.state)

    # A turn.

    def turn(self) -> None:
        seat = self.play.state.to_act
        if seat in self.bots:
            rng = chance_from(f"{self.play.seed} {seat} {len(self.play.actions)}")
            self.commit(self.bots[seat].choose(Knowledge(self.play.state, seat), rng))
            return
        self.pass_keyboard(seat)
        self.draw(seat)
        actions = len(self.play.actions)
        while len(self.play.actions) == actions and self.ended() is None:
            self.run_line(self.prompt(seat))

    def pass_keyboard(self, seat: int) -> None:
        """Clear the screen before another person plays, if the game hides cards."""
        hidden = self.game.is_anything_hidden(self.play.state, seat)
        if len(self.people) > 1 and hidden and self.play.actors:
            last = next((who for who in reversed(self.play.actors) if who in self.people), seat)
            if last != seat:
                print("\n" * 60)
                input(self.say("pass-keyboard", player=self.seats[seat].name) + " ")

    def draw(self, seat: int) -> None:
        view = self.game.view(self.play.state, seat)
        self.print_new_events(seat)
        print("\n" + self.game.draw(view, self.paint, self.language) + "\n")
        if view.decision is not None:
            print(self.paint(flowed(self.sentences.ask(view.decision)), bold=True))
        self.listed = []

    def print_new_events(self, seat: int | None) -> None:
        """Print the events since the last call."""
        for number in range(self.events_shown, len(self.play.event_data)):
            for event in self.play.events(number, seat):
                print(flowed(f"  {self.sentences.event(event)}"))
        self.events_shown = len(self.play.event_data)

    def prompt(self, seat: int) -> str:
        name = self.seats[seat].name
        line = input(f"{name} › ")
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def run_line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get({"?": "help", "": "moves", "q": "quit"}.get(word, word))
        try:
            if command is not None:
                self.listed = []  # a number means a line of the list above, and nothing else
                command(rest.strip())
            else:
                self.move(line)
        except IllegalMove as error:
            print(flowed(f"✗ {self.sentences.refusal(error)}"))
        except MalformedMove:
            print(flowed(self.say("not-a-move", typed=line, example=self.example())))
        except TatamiError as error:
            print(flowed(f"✗ {error}"))
        except OSError as error:
            print(f"✗ {error.filename}: {error.strerror}")

    # Moves.

    def move(self, line: str) -> None:
        """Play a move: its text, its number in the last list, or words that match its parts."""
        if line.isdigit() and 1 <= int(line) <= len(self.listed):
            self.commit(self.listed[int(line) - 1].action)
            return
        try:
            action = self.game.read(line)
        except TatamiError:
            found = self.matching_choices(line.lower().split())
            if found:
                self.list_choices(found)
            elif line.isdigit():
                print(self.say("no-such-number", number=line))
            else:
                raise
        else:
            self.commit(action)

    def matching_choices(self, words: list[str]) -> list[Choice]:
        """The legal actions whose parts include every word."""
        choices = self.game.choices(self.play.state)
        return [choice for choice in choices if names_parts(words, choice)]

    def commit(self, action: int) -> None:
        self.play.apply(action)
        self.times.append(round((time.monotonic() - self.began) * 1000))
        self.write_file()

    def list_moves(self, rest: str) -> None:
        words = rest.lower().split()
        choices = self.matching_choices(words) if words else self.game.choices(self.play.state)
        self.list_choices(choices)

    def list_choices(self, choices: list[Choice]) -> None:
        self.listed = choices
        lines = [self.describe(number, choice) for number, choice in enumerate(choices, 1)]
        print(columns(lines[:LISTED], terminal_width() or COLUMNS))
        if len(choices) > LISTED:
            print(self.say("more-choices", more=len(choices) - LISTED))

    def describe(self, number: int, choice: Choice) -> str:
        preview = self.sentences.preview(self.game.preview(self.play.state, choice.action))
        return f"{number:4}  {choice.text}  {self.paint(preview, dim=True)}".rstrip()

    def example(self) -> str:
        """The first of the legal moves with the most words, to show how moves are typed."""
        choices = self.game.choices(self.play.state)
        return max(choices, key=lambda choice: len(choice.text.split())).text

    # Commands.

    def help(self, rest: str) -> None:
        print(self.say("help", example=self.example(), rule=f"{self.game.rule_letter}7"))

    def undo(self, rest: str) -> None:
        """Undo up to the last decision of the person to act."""
        seat = self.play.state.to_act
        mine = [number for number, actor in enumerate(self.play.actors) if actor == seat]
        if not mine:
            print(self.say("nothing-to-undo"))
            return
        self.play.undo(len(self.play.actions) - mine[-1])
        self.times = self.times[: mine[-1]]
        self.events_shown = len(self.play.event_data)
        self.write_file()

    def hint(self, rest: str) -> None:
        knowledge = Knowledge(self.play.state, self.play.state.to_act)
        action = bot(HINT_BOT, self.game).choose(knowledge, self.hint_rng)
        preview = self.sentences.preview(self.game.preview(self.play.state, action))
        key = "hint" if preview else "hint-move"
        print(flowed(self.say(key, move=self.game.show(action), preview=preview)))

    def log(self, rest: str) -> None:
        seat = self.play.state.to_act
        for number in range(len(self.play.event_data)):
            for event in self.play.events(number, seat):
                print(flowed(f"{number:4}  {self.sentences.event(event)}"))

    def rules(self, rest: str) -> None:
        decision = self.game.decision(self.play.state, self.play.state.to_act)
        number = rest or (decision.rule if decision is not None else "")
        text = find_passage(self.game, number, self.language)
        if text is None:
            print(self.say("no-rule", number=number))
        else:
            print(render(flowed(paragraphs(text)), self.paint))

    def explain(self, rest: str) -> None:
        """Explain the words of the game in a text; without one, list them all."""
        found = lexicon(self.game.texts, self.language)
        if not rest:
            words = ", ".join(one.word for one in found.terms.values())
            print(flowed(self.say("explained", words=words)))
        elif not (terms := found.named(rest)):
            print(self.say("not-explained", word=rest))
        else:
            for term in terms:
                said = flowed(labeled(term.word, f"{term.about} ({term.rule})", self.language))
                print(self.paint(term.word, bold=True) + said.removeprefix(term.word))

    def draw_again(self, rest: str) -> None:
        self.draw(self.play.state.to_act)

    def position(self, rest: str) -> None:
        print(self.game.write_position(self.play.state))

    def resign(self, rest: str) -> None:
        """End the game; the others share the victory."""
        seats = self.play.seats
        loser = self.play.state.to_act
        shares = tuple(0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats))
        self.result = Outcome(reason="resigned", rule="", shares=shares)
        self.write_file()
        print(self.say("resigned", player=self.seats[loser].name))

    def leave(self, rest: str) -> None:
        raise Quit

    # The end, and the record.

    def finish(self) -> None:
        outcome = self.ended()
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        self.print_new_events(viewer)
        view = self.game.view(self.play.state, viewer)
        print("\n" + self.game.draw(view, self.paint, self.language) + "\n")
        if self.result is None:
            print(self.paint(flowed(self.sentences.end(outcome)), bold=True))
        if not self.people or not sys.stdin.isatty():
            return
        while self.file is None:
            line = input(self.say("keep-game") + " ").strip()
            if not line:
                return
            try:
                self.save_as(line)
            except OSError as error:
                print(f"✗ {error.filename}: {error.strerror}")

    def record(self) -> str:
        kept = records.record(self.play, self.seats, times=self.times, result=self.result)
        return records.write(kept)

    def write_file(self) -> None:
        """Write the record after every move, atomically."""
        if self.file is not None:
            part = self.file.with_name(self.file.name + ".part")
            part.write_text(self.record(), encoding="utf-8")
            part.replace(self.file)

    def save_as(self, rest: str) -> None:
        if not rest:
            print(self.say("save-where"))
            return
        self.file = Path(rest).expanduser()
        try:
            self.write_file()
        except OSError:
            self.file = None
            raise
        print(self.say("saved", file=str(self.file)))

    def print_greeting(self) -> None:
        title = self.game.texts.say("title", self.language)
        greeting = flowed(f"{title}  {self.say('greeting')}")
        print(self.paint(title, bold=True) + greeting.removeprefix(title))
        if self.game.texts.has("goal"):
            view = self.game.view(self.play.state, None)
            fields = {name: getattr(view, name) for name in view.__struct_fields__}
            args = {name: value for name, value in fields.items() if isinstance(value, int | str)}
            print(flowed(self.game.texts.say("goal", self.language, **args)))
        if self.game.texts.has("reconstructed"):
            text = self.game.texts.say("reconstructed", self.language)
            print(self.paint(flowed(text), dim=True))

    def print_closing(self) -> None:
        if self.file is not None and self.file.exists():  # not if nothing was played
            print(self.say("saved", file=str(self.file)))
        elif self.ended() is None and self.play.actions:
            print(self.say("not-saved"))


def names_parts(words: list[str], choice: Choice) -> bool:
    """Each word is the beginning of a part of the move."""
    found = parts(choice)
    return all(any(part.startswith(word) for part in found) for word in words)


def parts(choice: Choice) -> set[str]:
    """The words that select a move: the values of its fields and the words of its text."""
    fields = msgspec.to_builtins(choice.move).values()
    words = {str(field).lower() for field in fields}
    return words | set(choice.text.lower().split())
