"""`tatami learn GAME [STEP]`: the first lesson in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_display, add_game, paint
from tatami.cli.play import seat_name
from tatami.cli.terminal_game import TEXTS, Quit, Terminal, flowed
from tatami.engine import records
from tatami.engine.errors import TatamiError
from tatami.engine.game import Game
from tatami.engine.lessons import Lesson, LessonPlay, LessonStep, solution
from tatami.engine.terminal_text import Painter


def add(commands: Any) -> None:
    command = add_command(commands, "learn", "learn a game in the terminal, step by step")
    add_game(command, optional=True)
    command.add_argument("step", nargs="?", help="the number of the step to start with")
    add_display(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    game = tatami.game(args.game or ask_for_game(args.lang))
    if game.lesson is None:
        raise TatamiError(f"{game.key} has no lesson yet")
    first = first_step(game.lesson, args.step)
    print(paint(args)(game.texts.say("title", args.lang), bold=True), end="  ")
    print(TEXTS.say("lesson-greeting", args.lang))
    try:
        for number in range(first, len(game.lesson.steps)):
            LessonTerminal(game, game.lesson.steps[number], paint(args), args.lang).run_step(
                number + 1
            )
        print("\n" + TEXTS.say("lesson-done", args.lang, game=game.key))
    except (Quit, EOFError):
        print()


def ask_for_game(language: str) -> str:
    """Offer the games that have a lesson."""
    games = [game for key in tatami.game_keys() if (game := tatami.game(key)).lesson is not None]
    for number, game in enumerate(games, 1):
        print(f"{number}  {game.texts.say('title', language)}")
    try:
        answer = input(TEXTS.say("learn-which", language) + " ").strip()
    except EOFError:
        answer = ""
    if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(games):
        return games[int(answer) - 1].key
    return answer or games[0].key


def first_step(lesson: Lesson, which: str | None) -> int:
    count = len(lesson.steps)
    if which is None:
        return 0
    if not (which.isascii() and which.isdigit() and 1 <= int(which) <= count):
        raise TatamiError(f"there is no step {which!r}; choose from 1 to {count}")
    return int(which) - 1


class SkipStep(Exception):
    """The learner skips the step."""


class LessonTerminal(Terminal):
    """One lesson step in the terminal, with a verdict after each attempt."""

    def __init__(self, game: Game[Any], step: LessonStep, paint: Painter, language: str) -> None:
        self.step = step
        self.lesson_play = LessonPlay(game, step)
        seats = range(self.lesson_play.play.seats)
        names = tuple(records.Seat(name=seat_name(game, seat, language)) for seat in seats)
        super().__init__(self.lesson_play.play, names, paint, language, None)
        kept = ("moves", "rules", "table", "quit")
        self.commands = {name: self.commands[name] for name in kept}
        self.commands |= {
            "help": self.help, "hint": self.hint, "show": self.show, "again": self.restart,
            "next": self.skip,
        }  # fmt: skip
        self.events_shown = self.lesson_play.first

    def run_step(self, number: int) -> None:
        """Ask until the step is solved or skipped."""
        print(f"\n{number}  {self.paint(self.lesson_text(''), bold=True, underline=True)}")
        print(flowed(self.lesson_text("told")))
        print(self.paint(flowed(self.lesson_text("ask")), bold=True))
        try:
            while not self.is_right():
                self.draw(self.lesson_play.seat)
                self.read_attempt()
                self.judge()
        except SkipStep:
            return

    def read_attempt(self) -> None:
        done, lesson_play = len(self.lesson_play.done), self.lesson_play
        while self.lesson_play is lesson_play and len(lesson_play.done) == done:
            self.run_line(self.prompt(lesson_play.seat))

    def judge(self) -> None:
        """Print the verdict, if there is one; after a wrong attempt, start again."""
        verdict = self.lesson_play.verdict
        if verdict is None:
            return
        self.print_new_events(self.lesson_play.seat)
        sign = "✓" if verdict.right else "✗"
        print("\n" + flowed(f"{sign} {self.lesson_text(verdict.key, **verdict.args)}"))
        if not verdict.right:
            self.restart("")

    def is_right(self) -> bool:
        return self.lesson_play.verdict is not None and self.lesson_play.verdict.right

    def lesson_text(self, part: str, **args: object) -> str:
        key = f"lesson-{self.step.name}" + (f"-{part}" if part else "")
        return self.game.lesson_texts.say(key, self.language, **args)

    def commit(self, action: int) -> None:
        self.lesson_play.do(action)

    def help(self, rest: str) -> None:
        rule = f"{self.game.rule_letter}7"
        print(self.say("lesson-help", example=self.example(), rule=rule))

    def hint(self, rest: str) -> None:
        print(flowed(self.lesson_text("hint")))

    def show(self, rest: str) -> None:
        self.restart("")
        way = solution(self.game, self.step)
        print(" ; ".join(self.game.show(action) for action in way))
        for action in way:
            self.commit(action)

    def restart(self, rest: str) -> None:
        self.lesson_play = LessonPlay(self.game, self.step)
        self.play = self.lesson_play.play
        self.events_shown = self.lesson_play.first

    def skip(self, rest: str) -> None:
        raise SkipStep
