"""The view in the terminal: letters carry all meaning; color only helps.

A card is its letter in a box: `R Y B G` samurai, `O` ronin, `3 4 5 6` bandits, `N` ninja, `S`
shogun. Each player is a line; the viewer's own hand is below.
"""

from __future__ import annotations

from collections import Counter

from tatami.engine.game import texts_of
from tatami.engine.terminal_text import Painter, fold, labeled, pad, width
from tatami.games.seven.material import NAMES
from tatami.games.seven.view import EndedRound, Player, SevenView

LETTERS = dict(zip(NAMES, "RYBGO3456NS", strict=True))
INKS = dict(zip(NAMES, (160, 178, 33, 34, 245, 130, 130, 130, 130, 99, 214), strict=True))
BOX = 4
NAME, HAND, TABLE, GUARD, RICE, SCORE = 6, 6, 15, 9, 6, 8
"""The widths of the columns."""
KNOWN, LEAST_KNOWN = 38, 21
"""The last column takes what room is left; with too little of it, a line below replaces it."""
HEADS = ("player", "hand", "table", "defense", "rice", "score", "known")


class Screen:
    """Draws one view in one language."""

    def __init__(self, view: SevenView, paint: Painter, language: str) -> None:
        self.view = view
        self.paint = paint
        self.language = language
        self.columns = [NAME, HAND, TABLE, GUARD, RICE, SCORE]
        known = min(KNOWN, paint.columns - sum(self.columns) - len(self.columns) - 2)
        self.known = known if known >= LEAST_KNOWN else 0
        if self.known:
            self.columns.append(self.known)

    def say(self, key: str, **args: object) -> str:
        return texts_of(__package__).say(f"screen-{key}", self.language, **args)

    def card(self, name: str) -> str:
        return self.paint(LETTERS[name], INKS[name], bold=True)

    def cards(self, names: list[str]) -> str:
        return " ".join(self.card(name) for name in names)

    def lines(self) -> list[str]:
        found = [self.heading(), *self.table(), *self.known_below(), *self.piles()]
        if self.view.viewer is not None:
            found += [*self.own_hand(), *self.aims()]
        found += self.revealed()
        found += [self.ended(number, end) for number, end in enumerate(self.view.history, 1)]
        found.append(self.paint(self.say("legend"), dim=True))
        return [fold(line, self.paint.columns) for line in found]

    def heading(self) -> str:
        view = self.view
        return self.paint(
            self.say(
                "round",
                round=view.round,
                rounds=view.rounds,
                turn=view.turn,
                turns=view.turns,
                dealer=f"P{view.dealer + 1}",
            ),
            bold=True,
        )

    def table(self) -> list[str]:
        rule = "┼".join("─" * width for width in self.columns)
        heads = [
            pad(f" {self.say(f'head-{head}')}", w)
            for head, w in zip(HEADS, self.columns, strict=False)
        ]
        rows = [self.row(seat, player) for seat, player in enumerate(self.view.players)]
        return [
            f"┌{rule.replace('┼', '┬')}┐",
            f"│{'│'.join(heads)}│",
            f"├{rule}┤",
            *rows,
            f"└{rule.replace('┼', '┴')}┘",
        ]

    def row(self, seat: int, player: Player) -> str:
        view = self.view
        on_turn = view.decision is not None and view.decision.seat == seat
        mark = "●" if on_turn else "◎" if view.victim == seat else " "
        name = self.paint(f"{mark} P{seat + 1}", bold=on_turn)
        known = self.say("own") if seat == view.viewer else self.counted(player.known, self.known)
        cells = (
            f" {name}",
            f"{player.hand:4}",
            f" {self.cards(player.table)}",
            f"{player.defense:5}",
            f"{player.rice:4}",
            f"{player.score:5}",
            f" {known}",
        )
        return f"│{'│'.join(pad(cell, w) for cell, w in zip(cells, self.columns, strict=False))}│"

    def known_below(self) -> list[str]:
        """What the last column says, where it has no room."""
        if self.known:
            return []
        parts = [
            f"P{seat + 1} {self.counted(player.known)}"
            for seat, player in enumerate(self.view.players)
            if player.known and seat != self.view.viewer
        ]
        return [labeled(self.say("head-known"), "   ".join(parts), self.language)] if parts else []

    def counted(self, names: list[str], room: int | None = None) -> str:
        """Cards with how often they occur, as far as there is room: `R×2 N`."""
        counts = Counter(names)
        text = ""
        for name in NAMES:
            if counts[name]:
                times = f"×{counts[name]}" if counts[name] > 1 else ""
                part = f"{text} {self.card(name)}{times}".lstrip()
                if room and width(part) > room - 3:
                    return f"{text} …"
                text = part
        return text

    def piles(self) -> list[str]:
        view = self.view
        pile = self.say("pile", cards=view.pile, rebuilt=view.rebuilt, rebuilds=view.rebuilds)
        if view.last_turn:
            pile += "  " + self.paint(self.say("last-turn"), bold=True)
        top = self.card(view.discard[-1]) if view.discard else "–"
        discard = f"{self.say('discard', cards=len(view.discard))} {top}"
        if len(view.discard) > 1:
            discard += f"   {self.say('all')} {self.counted(view.discard)}"
        lines = [pile, discard]
        if view.played:
            lines.append(f"{self.say('played')} {self.cards(view.played)}")
        unseen = [name for name, count in view.unseen.items() for _ in range(count)]
        if view.viewer is not None:
            lines.append(f"{self.say('unseen')} {self.counted(unseen)}")
        return lines

    def own_hand(self) -> list[str]:
        hand = self.view.hand
        return [self.paint(self.say("hand", cards=len(hand)), bold=True), *self.rows_of_boxes(hand)]

    def rows_of_boxes(self, names: list[str]) -> list[str]:
        lines = []
        many = (self.paint.columns + 1) // BOX
        for first in range(0, len(names), many):
            lines += self.boxes(names[first : first + many])
        return lines

    def boxes(self, names: list[str]) -> list[str]:
        return [
            " ".join("╭─╮" for _ in names),
            " ".join(f"│{self.card(name)}│" for name in names),
            " ".join("╰─╯" for _ in names),
        ]

    def aims(self) -> list[str]:
        """How many cards each pair of colors lacks, the nearest to seven first."""
        if self.view.can_call:
            return [self.paint(self.say("can-call", points=self.view.can_call), bold=True)]
        parts = []
        for aim in self.view.aims:
            back = f"+{aim.misfits}" if aim.misfits else ""
            parts.append(f"{self.cards(list(aim.colors))} {aim.lacking}{back}")
        return [f"{self.say('aims')} {'   '.join(parts)}"]

    def revealed(self) -> list[str]:
        view = self.view
        if not view.revealed or view.victim is None:
            return []
        said = self.say("revealed", player=f"P{view.victim + 1}")
        return [self.paint(said, bold=True), *self.rows_of_boxes(view.revealed)]

    def ended(self, number: int, end: EndedRound) -> str:
        points = "  ".join(f"P{seat + 1} {won}" for seat, won in enumerate(end.points))
        who = "–" if end.call is None else f"P{end.call.seat + 1}"
        worth = 0 if end.call is None else end.call.points
        return self.say("ended", round=number, caller=who, worth=worth) + f"  {points}"


def draw(view: SevenView, paint: Painter, language: str) -> str:
    return "\n".join(Screen(view, paint, language).lines())
