"""`tatami games [GAME]`: lists the games, or describes one and its options."""

from __future__ import annotations

import argparse
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_display, add_game
from tatami.engine.game import Game
from tatami.engine.options import describe


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
    players = str(game.min_seats)
    if game.max_seats > game.min_seats:
        players += f"–{game.max_seats}"
    return f"{game.key:<10} {players:>3} players  {game.texts.say('blurb', language)}"


def page(game: Game[Any], language: str) -> str:
    by = game.credit
    lines = [
        f"{game.texts.say('title', language)}  ({game.key}, version {game.version})",
        f"{by.title}: {by.author}, {by.publisher}, {by.year}. Tatami is unofficial.",
        game.texts.say("blurb", language),
    ]
    if game.texts.has("reconstructed"):
        lines.append(game.texts.say("reconstructed", language))
    for info in describe(game.options_type):
        lines.append("")
        lines.append(f"  {info.name}={info.default}   {info.values} ({info.rule})")
        lines.append(f"      {info.about}")
    return "\n".join(lines)
