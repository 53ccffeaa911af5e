"""Makes bots by name: `greedy`, `ismcts:simulations=2000,style=bold`, `level-5-bold`, plug-ins."""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint
from typing import Any

from tatami.bots.alphabeta_bot import AlphabetaBot
from tatami.bots.errors import BadBot
from tatami.bots.knowledge import Bot
from tatami.bots.levels import LEVELS, level
from tatami.bots.mcts_bots import IsmctsBot, MctsBot
from tatami.bots.model_bot import ModelBot
from tatami.bots.policy_bot import PolicyBot
from tatami.bots.search_result import ThinkingBot
from tatami.bots.simple_bots import GreedyBot, RandomBot
from tatami.bots.styles import style_of
from tatami.engine.game import Game
from tatami.engine.plugins import load_plugins

BUILT_IN_BOTS: tuple[type[Bot], ...] = (
    RandomBot,
    GreedyBot,
    MctsBot,
    IsmctsBot,
    AlphabetaBot,
    ModelBot,
    PolicyBot,
)
GROUP = "tatami.bots"
"""Entry points of this group are subclasses of `Bot`."""


@functools.cache
def bot_types() -> dict[str, type[Bot]]:
    """All bot classes by name, the built-in ones first."""
    built_in = {kind.name: kind for kind in BUILT_IN_BOTS}
    return {**built_in, **load_plugins(GROUP, problem, built_in)}


def problem(_entry: EntryPoint, found: Any) -> str:
    """Why a plug-in cannot be used as a bot; empty if it can."""
    is_bot = isinstance(found, type) and issubclass(found, Bot)
    return "" if is_bot else "it is not a subclass of tatami.bots.Bot"


def names(game: Game[Any]) -> list[str]:
    """The bots that a table of this game offers: the levels, and bots that need no settings."""
    return [*(f"level-{number}" for number in LEVELS), *playable_names(game, offered=True)]


def is_offered(name: str, game: Game[Any]) -> bool:
    """Can a table of this game have the bot? A level may have a style, as in `level-5-bold`."""
    plain, style = split_style(name)
    return plain in names(game) and (style == "" or style in game.styles)


def split_style(name: str) -> tuple[str, str]:
    """`level-5-bold` as the level and its style; the style of another bot is empty."""
    parts = name.split("-")
    if parts[0] == "level" and len(parts) == 3 and parts[2]:
        return f"level-{parts[1]}", parts[2]
    return name, ""


def with_style(name: str, style: str) -> str:
    """The name of the same bot with a style."""
    if name.startswith("level-"):
        return f"{split_style(name)[0]}-{style}"
    return f"{name}{',' if ':' in name else ':'}style={style}"


def playable_names(game: Game[Any], *, offered: bool) -> list[str]:
    return [
        name
        for name, kind in bot_types().items()
        if kind.offered == offered and not kind.refusal(game)
    ]


def all_names(game: Game[Any]) -> str:
    """For error messages: also the searches, which take settings."""
    searches = ", ".join(playable_names(game, offered=False))
    return f"{', '.join(names(game))}, and with settings {searches}"


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name, ready to play; raises BadBot with one line."""
    plain, style = split_style(name)
    kind_name, _, rest = plain.partition(":")
    settings = split_settings(kind_name, rest)
    if kind_name.startswith("level-"):
        kind_name, settings = level_settings(game, plain)
    kind = bot_types().get(kind_name)
    if kind is None:
        raise BadBot(f"there is no bot {kind_name!r}; choose from {all_names(game)}")
    reason = kind.refusal(game)
    if reason:
        raise BadBot(f"{kind_name} cannot play here: {reason}")
    if issubclass(kind, ThinkingBot):
        style = settings.pop("style", style)
    made = kind.make(game, settings)
    if style:
        take_style(made, game, style)
    return made


def take_style(made: Bot, game: Game[Any], style: str) -> None:
    if not isinstance(made, ThinkingBot):
        raise BadBot(f"{made.name} has no styles: only searches and levels have them")
    made.style = style_of(game, style)


def split_settings(name: str, text: str) -> dict[str, Any]:
    settings = {}
    for part in text.split(",") if text else []:
        setting, equals, value = part.partition("=")
        if not equals:
            raise BadBot(f"write the settings of {name} as name=value, not {part!r}")
        settings[setting.strip()] = value.strip()
    return settings


def level_settings(game: Game[Any], name: str) -> tuple[str, dict[str, Any]]:
    number = name.removeprefix("level-")
    if not number.isdigit() or int(number) not in LEVELS:
        raise BadBot(f"there is no bot {name!r}; choose from {all_names(game)}")
    return level(game, int(number))
