"""A table in the terminal: draws, asks, reads what was typed, and never a traceback."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from tatami.bots import Knowledge, bot
from tatami.cli.rules import passage, render
from tatami.engine import records
from tatami.engine.chance import chance_from
from tatami.engine.errors import MalformedMove, TatamiError
from tatami.engine.game_types import Choice, Outcome
from tatami.engine.play import Play
from tatami.engine.sentences import Speaker
from tatami.engine.terminal_color import Paint, columns
from tatami.engine.texts import Texts

TEXTS = Texts(files("tatami.cli").joinpath("texts"))
ADVISER = "level-6"
"""Who answers `hint`."""
LISTED = 60
"""More choices than this are shown only in part."""


class Leave(Exception):
    """The player goes."""


class Terminal:
    """One game at one keyboard."""

    def __init__(
        self,
        play: Play[Any],
        seats: tuple[records.Seat, ...],
        paint: Paint,
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
        self.speaker = Speaker(self.game, [seat.name for seat in seats], language)
        self.luck = chance_from(f"{play.seed} bots")
        self.listed: list[Choice] = []
        self.told = 0
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
            "table": self.draw_again,
            "position": self.position,
            "save": self.save_as,
            "resign": self.resign,
            "quit": self.leave,
        }

    def run(self) -> int:
        self.greet()
        try:
            while self.ended() is None:
                self.turn()
            self.finish()
        except (Leave, EOFError):
            print()
        self.farewell()
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
        self.change_hands(seat)
        self.draw(seat)
        actions = len(self.play.actions)
        while len(self.play.actions) == actions and self.ended() is None:
            self.obey(self.prompt(seat))

    def change_hands(self, seat: int) -> None:
        """Where hands are hidden, another person must not see what the last one saw."""
        if (
            len(self.people) > 1
            and self.game.is_anything_hidden(self.play.state, seat)
            and self.play.actors
        ):
            last = next((who for who in reversed(self.play.actors) if who in self.people), seat)
            if last != seat:
                print("\n" * 60)
                input(self.say("pass-keyboard", player=self.seats[seat].name) + " ")

    def draw(self, seat: int) -> None:
        view = self.game.view(self.play.state, seat)
        self.tell_news(seat)
        print("\n" + self.game.draw(view, self.paint, self.language) + "\n")
        if view.decision is not None:
            print(self.paint(self.speaker.ask(view.decision), bold=True))
        self.listed = []

    def tell_news(self, seat: int | None) -> None:
        """What happened since this was last told."""
        first = max(self.told, 0)
        for number in range(first, len(self.play.event_data)):
            for event in self.play.events(number, seat):
                print(f"  {self.speaker.event(event)}")
        self.told = len(self.play.event_data)

    def prompt(self, seat: int) -> str:
        name = self.seats[seat].name
        line = input(f"{name} › ")
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get({"?": "help", "": "moves", "q": "quit"}.get(word, word))
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.move(line)
        except TatamiError as error:
            print(f"✗ {error}")
        except OSError as error:
            print(f"✗ {error.filename}: {error.strerror}")

    # Moves.

    def move(self, line: str) -> None:
        """A move as text, a number from the last list, or something to point at."""
        if line.isdigit() and 1 <= int(line) <= len(self.listed):
            self.commit(self.listed[int(line) - 1].action)
            return
        try:
            action = self.game.read(line)
        except MalformedMove:
            found = self.pointed_at(line.lower().split())
            if not found:
                raise
            self.list_choices(found)
        else:
            self.commit(action)

    def pointed_at(self, words: list[str]) -> list[Choice]:
        """The choices whose parts include every word."""
        choices = self.game.choices(self.play.state)
        return [choice for choice in choices if set(words) <= parts(choice)]

    def commit(self, action: int) -> None:
        self.play.apply(action)
        self.times.append(round((time.monotonic() - self.began) * 1000))
        self.keep()

    def list_moves(self, rest: str) -> None:
        words = rest.lower().split()
        choices = self.pointed_at(words) if words else self.game.choices(self.play.state)
        self.list_choices(choices)

    def list_choices(self, choices: list[Choice]) -> None:
        self.listed = choices
        lines = [self.describe(number, choice) for number, choice in enumerate(choices, 1)]
        print(columns(lines[:LISTED], 100))
        if len(choices) > LISTED:
            print(self.say("more-choices", more=len(choices) - LISTED))

    def describe(self, number: int, choice: Choice) -> str:
        preview = self.speaker.preview(self.game.preview(self.play.state, choice.action))
        return f"{number:4}  {choice.text}  {self.paint(preview, dim=True)}".rstrip()

    # Commands.

    def help(self, rest: str) -> None:
        print(self.say("help", example=self.game.choices(self.play.state)[0].text))

    def undo(self, rest: str) -> None:
        """Back to the last decision of the person who asks."""
        seat = self.play.state.to_act
        mine = [number for number, actor in enumerate(self.play.actors) if actor == seat]
        if not mine:
            print(self.say("nothing-to-undo"))
            return
        self.play.undo(len(self.play.actions) - mine[-1])
        self.times = self.times[: mine[-1]]
        self.told = len(self.play.event_data)
        self.keep()

    def hint(self, rest: str) -> None:
        knowledge = Knowledge(self.play.state, self.play.state.to_act)
        action = bot(ADVISER, self.game).choose(knowledge, self.luck)
        preview = self.speaker.preview(self.game.preview(self.play.state, action))
        print(self.say("hint", move=self.game.show(action), preview=preview))

    def log(self, rest: str) -> None:
        seat = self.play.state.to_act
        for number in range(len(self.play.event_data)):
            for event in self.play.events(number, seat):
                print(f"{number:4}  {self.speaker.event(event)}")

    def rules(self, rest: str) -> None:
        decision = self.game.decision(self.play.state, self.play.state.to_act)
        number = rest or (decision.rule if decision is not None else "")
        print(render(passage(self.game, number, self.language), self.paint))

    def draw_again(self, rest: str) -> None:
        self.draw(self.play.state.to_act)

    def position(self, rest: str) -> None:
        print(self.game.write_position(self.play.state))

    def resign(self, rest: str) -> None:
        """The others share the victory."""
        seats = self.play.seats
        loser = self.play.state.to_act
        shares = tuple(0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats))
        self.result = Outcome(reason="resigned", rule="", shares=shares)
        self.keep()
        print(self.say("resigned", player=self.seats[loser].name))

    def leave(self, rest: str) -> None:
        raise Leave

    # The end, and the record.

    def finish(self) -> None:
        outcome = self.ended()
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else None
        self.tell_news(viewer)
        view = self.game.view(self.play.state, viewer)
        print("\n" + self.game.draw(view, self.paint, self.language) + "\n")
        if self.result is None:
            print(self.paint(self.speaker.end(outcome), bold=True))
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

    def keep(self) -> None:
        """Rewrite the record after every move, whole or not at all."""
        if self.file is not None:
            beside = self.file.with_name(self.file.name + ".part")
            beside.write_text(self.record(), encoding="utf-8")
            beside.replace(self.file)

    def save_as(self, rest: str) -> None:
        if not rest:
            print(self.say("save-where"))
            return
        self.file = Path(rest).expanduser()
        try:
            self.keep()
        except OSError:
            self.file = None
            raise
        print(self.say("saved", file=str(self.file)))

    def greet(self) -> None:
        print(self.paint(self.game.texts.say("title", self.language), bold=True), end="  ")
        print(self.say("greeting"))
        if self.game.texts.has("reconstructed"):
            print(self.paint(self.game.texts.say("reconstructed", self.language), dim=True))

    def farewell(self) -> None:
        if self.file is not None:
            print(self.say("saved", file=str(self.file)))
        elif self.ended() is None and self.play.actions:
            print(self.say("not-saved"))


def parts(choice: Choice) -> set[str]:
    """What one can point at: the words of the move's fields and of its text."""
    fields = msgspec.to_builtins(choice.move).values()
    words = {str(field).lower() for field in fields}
    return words | set(choice.text.lower().split())
