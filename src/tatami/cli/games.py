"""`tatami games [GAME]`: lists the games, or describes one and its options."""

from __future__ import annotations

import argparse
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_display, add_game
from tatami.cli.terminal_game import TEXTS, flowed
from tatami.engine.game import Game
from tatami.engine.options import OptionInfo, describe
from tatami.engine.terminal_text import labeled


def add(commands: Any) -> None:
    command = add_command(commands, "games", "list the games, or the options of one")
    add_game(command, optional=True)
    add_display(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    if args.game is None:
        for key in tatami.game_keys():
            print(line(tatami.game(key), args.lang))
    else:
        print(page(tatami.game(args.game), args.lang))


def line(game: Game[Any], language: str) -> str:
    range_ = str(game.min_seats)
    if game.max_seats > game.min_seats:
        range_ += f"–{game.max_seats}"
    players = TEXTS.say("game-players", language, range=f"{range_:>3}")
    return f"{game.key:<10} {players}  {game.texts.say('blurb', language)}"


def page(game: Game[Any], language: str) -> str:
    texts = game.texts
    version = TEXTS.say("game-version", language, number=str(game.version))
    lines = [
        f"{texts.say('title', language)}  ({game.key}, {version})",
        f"{credit(game, language)} {TEXTS.say('game-unofficial', language)}",
        flowed(texts.say("blurb", language)),
    ]
    if texts.has("reconstructed"):
        lines.append(flowed(texts.say("reconstructed", language)))
    for info in describe(game.options_type):
        lines += ["", *option_lines(game, info, language)]
    return "\n".join(lines)


def credit(game: Game[Any], language: str) -> str:
    """Who made the table game. The author may be unknown."""
    by = game.credit
    author = [] if by.author == "unknown" else [by.author]
    return labeled(by.title, ", ".join([*author, by.publisher, str(by.year)]) + ".", language)


def option_lines(game: Game[Any], info: OptionInfo, language: str) -> list[str]:
    """The option with its default, what it does, and what each of its words means."""
    key = f"option-{info.name}"
    values = info.values.replace(" to ", "–").replace(" or ", ", ")
    has_help = game.texts.has(f"{key}-help")
    about = game.texts.say(f"{key}-help", language) if has_help else info.about
    lines = [f"  {info.name}={info.default}   {values} ({info.rule})", f"      {about}"]
    words = [word for word in values.split(", ") if game.texts.has(f"{key}-{word}")]
    widest = max((len(word) for word in words), default=0)
    lines += [
        f"      {word:<{widest}}   {game.texts.say(f'{key}-{word}', language)}" for word in words
    ]
    return lines
