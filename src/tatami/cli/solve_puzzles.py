"""Solving puzzles in the terminal: the puzzle of the day, or one after the other."""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import tatami
from tatami.cli.arguments import paint
from tatami.cli.play import seat_name
from tatami.cli.terminal_game import Quit, Terminal, flowed
from tatami.engine import records
from tatami.engine.errors import BadOptions, BadPuzzles
from tatami.engine.game import Game, texts_of
from tatami.engine.puzzles import (
    Puzzle,
    PuzzleFile,
    PuzzlePlay,
    puzzle_of_the_day,
    puzzles_of,
)
from tatami.engine.terminal_text import Painter, labeled

LINES_BEFORE = 8
"""Lines of the source game's log that are printed above the position."""
SECONDS_OF_DAY = 86_400
SPACED = ("de", "fr")
"""Languages with a space before the percent sign."""


def say(key: str, language: str, **args: object) -> str:
    return texts_of("tatami.puzzles").say(key, language, **args)


def solve(args: argparse.Namespace) -> None:
    game = tatami.game(args.game)
    file = puzzles_of(game)
    if not file.puzzles:
        raise BadPuzzles(f"{game.key} has no puzzles; `tatami puzzles mine {game.key}` finds some")
    print(paint(args)(game.texts.say("title", args.lang), bold=True), end="  ")
    print(say("puzzle-greeting", args.lang))
    solved = tried = 0
    try:
        for puzzle in chosen_puzzles(file, args):
            tried += 1
            solved += PuzzleTerminal(game, file, puzzle, paint(args), args.lang).run_puzzle()
    except (Quit, EOFError):
        print()
    solved_of = say("puzzle-solved-of", args.lang, solved=str(solved), attempts=str(tried))
    print(labeled(say("puzzle-solved", args.lang), solved_of, args.lang))


def chosen_puzzles(file: PuzzleFile, args: argparse.Namespace) -> list[Puzzle]:
    """Today's, or all of a theme from the easiest to the hardest, shuffled among neighbors."""
    if args.kind == "daily":
        return [puzzle_of_the_day(file, int(time.time()) // SECONDS_OF_DAY)]
    wanted = [one for one in file.puzzles if args.theme is None or args.theme in one.themes]
    if not wanted:
        themes = sorted({theme for puzzle in file.puzzles for theme in puzzle.themes})
        raise BadOptions(
            say("puzzle-no-theme", args.lang, theme=args.theme, themes=", ".join(themes))
        )
    return sorted(wanted, key=lambda one: one.rating + 150 * random.random())


class SkipPuzzle(Exception):
    """The solver goes to the next puzzle."""


class PuzzleTerminal(Terminal):
    """One puzzle in the terminal. The first answer counts."""

    def __init__(
        self, game: Game[Any], file: PuzzleFile, puzzle: Puzzle, paint: Painter, language: str
    ) -> None:
        self.puzzle = puzzle
        self.attempt = PuzzlePlay(game, file, puzzle)
        seats = range(self.attempt.play.seats)
        names = tuple(records.Seat(name=seat_name(game, seat, language)) for seat in seats)
        super().__init__(self.attempt.play, names, paint, language, None)
        self.sentences.you = self.attempt.seat
        kept = ("moves", "log", "rules", "explain", "table", "quit")
        self.commands = {name: self.commands[name] for name in kept}
        self.commands |= {"help": self.help, "show": self.show, "next": self.skip}
        self.shown = False

    def run_puzzle(self) -> bool:
        """Ask until the puzzle is over; True if it was solved without help."""
        number = say("puzzle-number", self.language, id=self.puzzle.id)
        rating = say("puzzle-rating", self.language)
        print(f"\n{self.paint(number, bold=True, underline=True)}  {rating} {self.puzzle.rating}")
        try:
            while self.attempt.verdict is None and not self.shown:
                self.draw(self.attempt.seat)
                self.read_answer()
        except SkipPuzzle:
            return False
        return self.report()

    def draw(self, seat: int) -> None:
        super().draw(seat)
        print(self.paint(flowed(self.task()), bold=True))

    def print_new_events(self, seat: int | None) -> None:
        """Print the last of the events since the last call; `log` prints all of them."""
        data = range(self.events_shown, len(self.play.event_data))
        events = [event for number in data for event in self.play.events(number, seat)]
        for event in events[-LINES_BEFORE:]:
            print(f"  {self.sentences.event(event)}")
        self.events_shown = len(self.play.event_data)

    def task(self) -> str:
        return say(f"puzzle-task-{self.puzzle.task}", self.language, moves=self.puzzle.moves)

    def read_answer(self) -> None:
        done = len(self.attempt.done)
        while len(self.attempt.done) == done and not self.shown:
            self.run_line(self.prompt(self.attempt.seat))

    def report(self) -> bool:
        verdict = self.attempt.verdict
        if verdict is not None:
            self.print_new_events(self.attempt.seat)
            key = "puzzle-right" if verdict.right else f"puzzle-wrong-{self.puzzle.task}"
            print(f"\n{'✓' if verdict.right else '✗'} {say(key, self.language)}")
        answer = None if verdict is None else verdict.answer
        for line in self.explanation(answer):
            print(flowed(line))
        return verdict is not None and verdict.right

    def explanation(self, answer: int | None) -> list[str]:
        if self.puzzle.task == "win":
            line = ", ".join(self.line_move(*one) for one in self.puzzle.line)
            return [say("puzzle-why-win", self.language, moves=self.puzzle.moves, line=line)]
        if self.puzzle.task == "only":
            return self.explain_only_move()
        return self.explain_best(answer)

    def explain_only_move(self) -> list[str]:
        move = self.sentences.choice(self.puzzle.right[0])
        others = [
            say("puzzle-loses-in", self.language, move=self.sentences.choice(action), moves=moves)
            for action, moves in self.puzzle.losses
        ]
        return [say("puzzle-why-only", self.language, move=move), *others]

    def explain_best(self, answer: int | None) -> list[str]:
        best, second = self.puzzle.choices[0], self.puzzle.choices[1]
        choice, percent = self.sentences.choice, self.percent
        lines = [
            say(
                "puzzle-why-best", self.language, move=choice(best.action),
                share=percent(best.share), other=choice(second.action),
                second=percent(second.share),
            )
        ]  # fmt: skip
        for one in self.puzzle.choices[1:]:
            if one.action == answer:
                share = percent(one.share)
                lines.append(
                    say("puzzle-why-yours", self.language, move=choice(answer), share=share)
                )
        if len(self.puzzle.line) > 1:
            line = ", ".join(self.line_move(*one) for one in self.puzzle.line[1:])
            lines.append(say("puzzle-expected", self.language, line=line))
        return lines

    def line_move(self, seat: int, action: int) -> str:
        player, move = self.sentences.name(seat), self.sentences.choice(action)
        return say("puzzle-line-move", self.language, player=player, move=move)

    def percent(self, share: float) -> str:
        return f"{round(100 * share)}{chr(0xA0) if self.language in SPACED else ''}%"

    def commit(self, action: int) -> None:
        self.attempt.do(action)

    def help(self, rest: str) -> None:
        rule = f"{self.game.rule_letter}7"
        print(say("puzzle-help", self.language, example=self.example(), rule=rule))

    def show(self, rest: str) -> None:
        self.shown = True

    def skip(self, rest: str) -> None:
        raise SkipPuzzle
