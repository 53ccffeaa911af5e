"""What other sites show for a link to a table or a game: title, sentence and picture.

Everything here is public: names, seats, the result, and the position as spectators see it.
"""

from __future__ import annotations

from importlib import resources
from typing import Any

import msgspec

from tatami.engine.game import Game
from tatami.engine.texts import LANGUAGES, Texts
from tatami.server.tables.table import OPEN, OVER, Table

TEXTS = Texts(resources.files(__package__) / "texts")


class LinkPreview(msgspec.Struct, frozen=True, kw_only=True):
    language: str
    game: str
    """The title of the game."""
    sentence: str
    """What happens at the table, or what the game is about."""
    names: list[str] = []
    """By seat; empty for a free seat."""
    winners: list[int] = []
    table: str = ""
    number: int = 0
    """How many entries of the table spectators know of, without their own chat, which is not for
    players: another position, another picture."""

    @property
    def heading(self) -> str:
        players = ", ".join(name for name in self.names if name)
        return f"{self.game}: {players}" if players else self.game


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that Tatami speaks."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def preview_of_table(table: Table, language: str) -> LinkPreview:
    names = [seat.name[:40] for seat in table.seats]
    winners = winners_of(table)
    return LinkPreview(
        language=language,
        game=title_of(table.game, language),
        sentence=sentence_of(table, names, winners, language),
        names=names,
        winners=winners,
        table=table.id,
        number=table.number_for(None) - table.spectator_lines,
    )


def preview_of_game(game: Game[Any], language: str) -> LinkPreview:
    return LinkPreview(
        language=language,
        game=title_of(game, language),
        sentence=game.texts.say("blurb", language),
    )


def title_of(game: Game[Any], language: str) -> str:
    return game.texts.say("title", language)


def winners_of(table: Table) -> list[int]:
    """The seats with the largest share of the victory; nobody where all share alike."""
    outcome = table.outcome() if table.status == OVER else None
    if outcome is None or table.closed:
        return []
    best = max(outcome.shares)
    found = [seat for seat, share in enumerate(outcome.shares) if share == best]
    return found if len(found) < len(table.seats) else []


def sentence_of(table: Table, names: list[str], winners: list[int], language: str) -> str:
    if table.status == OPEN:
        free = sum(not seat.taken for seat in table.seats)
        return TEXTS.say("link-open", language, count=free)
    if table.status != OVER:
        return TEXTS.say("link-running", language)
    if not winners:
        return TEXTS.say("link-over", language)
    players = ", ".join(names[seat] for seat in winners)
    return TEXTS.say("link-won", language, players=players, count=len(winners))
