"""The view in the terminal: a frame per player with both houses, then the table and the hand.

Words and numbers carry all meaning; color only helps. A card is followed by its honor, ki and
strength; an asterisk marks what a thief can take.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tatami.engine.game import texts_of
from tatami.engine.sentences import with_true_minus
from tatami.engine.terminal_text import Painter, fold, pad, width
from tatami.games.honor.view import HonorView, HouseView, Player, PrintedCard

LABEL = 9
GOLD, RED, GREEN, GREY = 178, 167, 72, 245


class Screen:
    """Draws one view in one language."""

    def __init__(self, view: HonorView, paint: Painter, language: str) -> None:
        self.view = view
        self.paint = paint
        self.language = language
        self.faces: dict[str, PrintedCard] = {face.card: face for face in view.faces}

    def say(self, key: str, **args: object) -> str:
        return texts_of(__package__).say(key, self.language, **args)

    def draw(self) -> str:
        blocks = [self.player(player) for player in self.view.players]
        return with_true_minus("\n".join((*blocks, self.table(), self.hand())).rstrip())

    # A player.

    def player(self, player: Player) -> str:
        words, room = self.heading(player), self.paint.columns - 6
        fit = next(
            n for n in range(len(words), 0, -1) if n == 1 or width(joined(words[:n])) <= room
        )
        lines = []
        if words[fit:]:
            lines += fold(joined(words[fit:]), self.paint.columns - 4).split("\n")
        lines += textwrap.wrap(self.numbers(player), self.paint.columns - 4)
        for house in player.houses:
            lines += self.house(house)
        return self.frame(joined(words[:fit]), lines, player.seat == self.view.turn)

    def frame(self, heading: str, lines: list[str], lit: bool) -> str:
        line = "═" if lit else "─"
        top = f"{'╔' if lit else '┌'}{line} {heading} "
        top += line * (self.paint.columns - width(top) - 1) + ("╗" if lit else "┐")
        side = "║" if lit else "│"
        rows = [f"{side} {pad(text, self.paint.columns - 4)} {side}" for text in lines]
        bottom = ("╚" if lit else "└") + line * (self.paint.columns - 2) + ("╝" if lit else "┘")
        return "\n".join((top, *rows, bottom))

    def heading(self, player: Player) -> list[str]:
        words = [self.paint(self.name(player.seat), bold=True), self.status(player)]
        if player.shogun:
            words.append(self.paint(self.say("screen-shogun"), GOLD, bold=True))
        if player.second is not None:
            words.append(self.say("screen-has-second", number=player.second + 1))
        return words

    def name(self, seat: int) -> str:
        name = self.say("screen-player", number=seat + 1)
        return f"{name} ({self.say('screen-you')})" if seat == self.view.viewer else name

    def status(self, player: Player) -> str:
        lord = "" if player.serves is None else player.serves + 1
        text = self.say("screen-status", status=player.status, lord=lord)
        if player.status == "ronin":
            return self.paint(text, RED)
        if player.service in ("new", "notice"):
            text += f" ({self.say('screen-service', service=player.service)})"
        return text

    def numbers(self, player: Player) -> str:
        parts = (
            self.say(
                "screen-honor",
                honor=player.honor,
                target=self.view.target,
                income=f"{player.income:+}",
            ),
            self.say("screen-hand-size", cards=player.hand),
            self.say("screen-ki", ki=player.ki, actions=player.allowance),
            self.say("screen-dice", attack=player.attack_dice, defense=player.defense_dice),
        )
        return joined(parts)

    def house(self, house: HouseView) -> list[str]:
        label = self.say("screen-house", house=house.house)
        totals = f"{house.honor:+}/{house.ki}/{house.strength}"
        risk = self.say("screen-assassin", chance=house.assassin)
        cards = self.row(house.cards, house.stealable)
        text = f"{totals:<9} {risk} · {cards}"
        lines = textwrap.wrap(text, self.paint.columns - 4 - LABEL) or [""]
        return [pad(label if i == 0 else "", LABEL) + line for i, line in enumerate(lines)]

    def row(self, cards: tuple[str, ...], stealable: tuple[str, ...] = ()) -> str:
        if not cards:
            return self.say("screen-empty")
        return ", ".join(
            self.card(card) + "*" * (card in stealable) + (f" ×{count}" if count > 1 else "")
            for card, count in Counter(cards).items()
        )

    def card(self, card: str) -> str:
        face = self.faces[card]
        name = self.say("card", card=card)
        if face.kind in ("ninja", "event", "reaction"):
            return name
        return f"{name} {face.honor}/{face.ki}/{face.strength}"

    # The table and the hand.

    def table(self) -> str:
        view = self.view
        first = self.say(
            "screen-table",
            turns=view.turns,
            limit=view.limit,
            pile=view.pile,
            discards=len(view.discards),
        )
        if view.top is not None:
            first += self.say("screen-top", card=view.top)
        lines = [first + ". " + self.shogun(), self.actions(), *self.battles()]
        if view.must_become_shogun:
            lines.append(self.paint(self.say("screen-must", number=view.turn + 1), RED, bold=True))
        if view.held is not None:
            lines.append(self.say("screen-held", card=view.held))
        return "\n".join(self.wrapped(line) for line in lines)

    def shogun(self) -> str:
        args: dict[str, Any] = {"honor": self.view.shogun_honor}
        if self.view.shogun is None:
            return self.say("screen-shogun-free", **args)
        return self.say("screen-shogun-held", number=self.view.shogun + 1, **args)

    def actions(self) -> str:
        view = self.view
        return self.say(
            "screen-actions",
            number=view.turn + 1,
            ki=view.ki,
            used=view.used,
            left=view.actions_left,
            declared="yes" if view.declared else "no",
        )

    def battles(self) -> list[str]:
        return [
            self.say(
                "screen-attack",
                number=odds.target + 1,
                attack=odds.attack_dice,
                defense=odds.defense_dice,
                chance=round(100 * odds.chance),
            )
            for odds in self.view.attacks
        ]

    def hand(self) -> str:
        lines = []
        if self.view.viewer is not None:
            hand = self.row(self.view.hand)
            lines.append(self.wrapped(f"{self.say('screen-hand')} {hand}"))
        lines.append(self.paint(self.say("screen-legend"), dim=True))
        return "\n".join(lines)

    def wrapped(self, text: str) -> str:
        room = self.paint.columns
        return text if width(text) <= room else "\n".join(textwrap.wrap(text, room))


def joined(words: Iterable[str]) -> str:
    return " · ".join(words)


def draw(view: HonorView, paint: Painter, language: str) -> str:
    return Screen(view, paint, language).draw()
