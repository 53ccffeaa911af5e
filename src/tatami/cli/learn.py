"""`tatami learn GAME [STEP]`: the first lesson in the terminal, judged as it is in the browser."""

from __future__ import annotations

import argparse
from textwrap import fill
from typing import Any

import tatami
from tatami.cli.arguments import add_game, add_look, paint
from tatami.cli.play import seat_name
from tatami.cli.terminal import TEXTS, Leave, Terminal
from tatami.engine import records
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, Standing, Step, solution
from tatami.engine.terminal_color import Paint

WIDTH = 90


def add(commands: Any) -> None:
    command = commands.add_parser("learn", help="a first lesson in the terminal")
    add_game(command)
    command.add_argument("step", nargs="?", help="the step to begin with, by its number")
    add_look(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    game = tatami.game(args.game)
    if game.lesson is None:
        raise TatamiError(f"{game.key} has no lesson yet")
    first = first_step(game.lesson, args.step)
    print(paint(args)(game.texts.say("title", args.lang), bold=True), end="  ")
    print(TEXTS.say("lesson-greeting", args.lang))
    try:
        for number in range(first, len(game.lesson.steps)):
            Tutor(game, game.lesson.steps[number], paint(args), args.lang).teach(number + 1)
        print("\n" + TEXTS.say("lesson-done", args.lang, game=game.key))
    except (Leave, EOFError):
        print()


def first_step(lesson: Lesson, which: str | None) -> int:
    count = len(lesson.steps)
    if which is None:
        return 0
    if not (which.isascii() and which.isdigit() and 1 <= int(which) <= count):
        raise TatamiError(f"there is no step {which!r}; there is 1 to {count}")
    return int(which) - 1


class Skip(Exception):
    """On to the next step."""


class Tutor(Terminal):
    """One step at the table of `tatami play`, with the engine looking on."""

    def __init__(self, game: Game[Any], step: Step, paint: Paint, language: str) -> None:
        self.step = step
        self.standing = Standing(game, step)
        seats = range(self.standing.play.seats)
        names = tuple(records.Seat(name=seat_name(game, seat, language)) for seat in seats)
        super().__init__(self.standing.play, names, paint, language, None)
        kept = ("moves", "rules", "table", "quit")
        self.commands = {name: self.commands[name] for name in kept}
        self.commands |= {
            "help": self.help, "hint": self.hint, "show": self.show, "again": self.again,
            "next": self.skip,
        }  # fmt: skip
        self.told = self.standing.first

    def teach(self, number: int) -> None:
        """Until it is done, or the learner goes on without."""
        print(f"\n{number}  {self.paint(self.words(''), bold=True, underline=True)}")
        print(f"{fill(self.words('told'), WIDTH)}\n{self.paint(self.words('ask'), bold=True)}")
        try:
            while not self.is_right():
                self.draw(self.standing.seat)
                self.listen()
                self.judge()
        except Skip:
            return

    def listen(self) -> None:
        done, standing = len(self.standing.done), self.standing
        while self.standing is standing and len(standing.done) == done:
            self.obey(self.prompt(standing.seat))

    def judge(self) -> None:
        """What the engine says; if that was not it, everything is put back."""
        verdict = self.standing.verdict
        if verdict is None:
            return
        self.tell_news(self.standing.seat)
        sign = "✓" if verdict.right else "✗"
        print("\n" + fill(f"{sign} {self.words(verdict.key, **verdict.args)}", WIDTH))
        if not verdict.right:
            self.again("")

    def is_right(self) -> bool:
        return self.standing.verdict is not None and self.standing.verdict.right

    def words(self, part: str, **args: object) -> str:
        key = f"lesson-{self.step.name}" + (f"-{part}" if part else "")
        return self.game.lesson_texts.say(key, self.language, **args)

    def commit(self, action: int) -> None:
        self.standing.do(action)

    def help(self, rest: str) -> None:
        print(self.say("lesson-help", example=self.game.choices(self.play.state)[0].text))

    def hint(self, rest: str) -> None:
        print(fill(self.words("hint"), WIDTH))

    def show(self, rest: str) -> None:
        self.again("")
        way = solution(self.game, self.step)
        print(" ; ".join(self.game.show(action) for action in way))
        for action in way:
            self.commit(action)

    def again(self, rest: str) -> None:
        self.standing = Standing(self.game, self.step)
        self.play = self.standing.play
        self.told = self.standing.first

    def skip(self, rest: str) -> None:
        raise Skip
