"""`tatami replay FILE` and `tatami verify FILE`: show or check a game file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import tatami
from tatami.cli.arguments import add_command, add_display, counted, paint
from tatami.engine import records
from tatami.engine.errors import BadRecord
from tatami.engine.game_in_progress import Play
from tatami.engine.sentences import SentenceWriter
from tatami.engine.terminal_text import labeled


def add(commands: Any) -> None:
    replay = add_command(
        commands, "replay", "show a saved game move by move",
        examples=["tatami replay game.json --step", "tatami replay game.json --at 12"],
    )  # fmt: skip
    replay.add_argument("file", type=Path, metavar="FILE", help="a game file")
    replay.add_argument("--at", type=int, metavar="N", help="show the position after N moves")
    replay.add_argument(
        "--step",
        action="store_true",
        help="show the position after every move; press Enter for the next",
    )
    add_display(replay)
    replay.set_defaults(run=run_replay)
    verify = add_command(
        commands, "verify", "check that a game file is complete and legal, and its shuffle fair"
    )
    verify.add_argument("file", type=Path, metavar="FILE", help="a game file")
    verify.set_defaults(run=run_verify)


def run_replay(args: argparse.Namespace) -> None:
    record = records.read(args.file.read_bytes())
    play = records.replay(record, tatami.game(record.game))
    sentences = SentenceWriter(play.game, [seat.name for seat in record.seats], args.lang)
    last = len(play.actions)
    if args.at is not None:
        if not 0 <= args.at <= last:
            raise BadRecord(f"the game has {counted(last, 'move')}; choose --at from 0 to {last}")
        show_table(play.at(args.at), sentences, args)
    elif args.step:
        for number in range(last + 1):
            print_events(play, sentences, number)
            show_table(play.at(number), sentences, args)
            if number < last and sys.stdin.isatty():
                input("\n… ")
    else:
        for number in range(last + 1):
            print_events(play, sentences, number)
        show_table(play, sentences, args)


def print_events(play: Play[Any], sentences: SentenceWriter, number: int) -> None:
    for event in play.events(number, None):
        print(f"{number:4}  {sentences.event(event)}")


def show_table(play: Play[Any], sentences: SentenceWriter, args: argparse.Namespace) -> None:
    view = play.game.view(play.state, None)
    print(play.game.draw(view, paint(args), args.lang))
    if view.outcome is not None:
        print(sentences.end(view.outcome))
    elif view.decision is not None:
        name, question = sentences.name(view.decision.seat), sentences.ask(view.decision)
        print(labeled(name, question, args.lang))


def run_verify(args: argparse.Namespace) -> None:
    record = records.read(args.file.read_bytes())
    play = records.verify(record, tatami.game(record.game))
    deal = "no commitment to the shuffle"
    if record.origin is not None:
        deal = forked(record.origin)
    if record.deal is not None:
        deal = "secret not yet revealed" if record.deal.secret is None else "shuffle verified"
    result = "unfinished" if record.result is None else record.result.reason
    print(f"ok: {record.game}, {counted(len(play.actions), 'move')}, {result}, {deal}")


def forked(origin: records.Origin) -> str:
    cards = "with other cards" if origin.redeals else "with the same cards"
    return f"forked after move {origin.moves} of {origin.record[:12]} {cards}"
