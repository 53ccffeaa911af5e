"""`tatami play GAME`: play in the terminal, against bots or with people at one keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tatami
from tatami.bots import with_style
from tatami.cli.arguments import (
    add_command,
    add_display,
    add_game,
    add_table,
    paint,
    table_material,
    table_options,
)
from tatami.cli.terminal_game import Terminal
from tatami.engine import records
from tatami.engine.errors import BadOptions
from tatami.engine.game import Game
from tatami.engine.game_in_progress import Play

DEFAULT_BOT = "level-4"


def add(commands: Any) -> None:
    command = add_command(
        commands, "play", "play in the terminal",
        details="You play against bots, or with others who share the keyboard.",
        examples=[
            "tatami play samourai --bot level-2 --style bold",
            "tatami play honor --seats 4 --people 2 --record game.json",
        ],
    )  # fmt: skip
    add_game(command, optional=True)
    command.add_argument(
        "--people", type=int, default=1, metavar="N", help="people at this keyboard (default: 1)"
    )
    command.add_argument(
        "--bot", metavar="NAME", default=DEFAULT_BOT,
        help="the bot in the other seats: level-1 to level-8, random, greedy, or a search with"
        f" settings such as ismcts:simulations=2000 (default: {DEFAULT_BOT})",
    )  # fmt: skip
    command.add_argument(
        "--style", metavar="STYLE",
        help="how the bot plays at the same strength: cautious, bold, or a style of the game",
    )  # fmt: skip
    command.add_argument(
        "--seat", metavar="WHICH", help="your seat, by number or by a name such as red"
    )
    add_table(command)
    command.add_argument(
        "--record", type=Path, metavar="FILE", help="save the game to this file after every move"
    )
    command.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    add_display(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.resume is not None:
        return resume(args)
    game = tatami.game(args.game or tatami.game_keys()[0])
    play = Play(
        game,
        seats=args.seats,
        seed=args.seed,
        options=table_options(game, args),
        material=table_material(game, args),
    )
    seats = seat_people(game, play.seats, args)
    return Terminal(play, seats, paint(args), args.lang, args.record).run()


def resume(args: argparse.Namespace) -> int:
    record = records.read(args.resume.read_bytes())
    play = records.verify(record, tatami.game(record.game))
    file = args.record or args.resume
    return Terminal(play, record.seats, paint(args), args.lang, file).run()


def seat_people(game: Game[Any], seats: int, args: argparse.Namespace) -> tuple[records.Seat, ...]:
    """Seat the people from the chosen seat on, and bots in the other seats."""
    if not 0 <= args.people <= seats:
        raise BadOptions(f"there are {seats} seats, but --people is {args.people}")
    bot = with_style(args.bot, args.style) if args.style else args.bot
    first = seat_number(game, seats, args.seat)
    people = {(first + number) % seats for number in range(args.people)}
    return tuple(
        records.Seat(name=seat_name(game, seat, args.lang), bot=None if seat in people else bot)
        for seat in range(seats)
    )


def seat_number(game: Game[Any], seats: int, which: str | None) -> int:
    if which is None:
        return 0
    if which in game.seat_names:
        return game.seat_names.index(which)
    if which.isdigit() and 1 <= int(which) <= seats:
        return int(which) - 1
    names = ", ".join([*game.seat_names, f"1 to {seats}"])
    raise BadOptions(f"there is no seat {which!r}; choose from {names}")


def seat_name(game: Game[Any], seat: int, language: str) -> str:
    if seat < len(game.seat_names):
        return game.texts.say(f"seat-{game.seat_names[seat]}", language)
    return f"P{seat + 1}"
