"""What the numbers of an observation and of the action space for learning mean."""

from __future__ import annotations

from tatami.engine.layout import Layout, Part, layout
from tatami.games.seven.constants import (
    CALL,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    DROP,
    END,
    FIGHTERS,
    KINDS,
    LAY,
    NINJA_BANDIT,
    ONE_BANDIT,
    ONE_NINJA,
    SHOGUN_HAND,
    STRIKE_HAND,
    STRIKE_TABLE,
    TAKE,
    TAKE_BACK,
    TARGET,
    TWO_BANDITS,
)
from tatami.games.seven.material import MOST_CARDS, MOST_OF_A_KIND
from tatami.games.seven.observation import PHASES

VERSION = 1
KIND_ORDER = "red, yellow, blue, green, ronin, bandits 3 to 6, ninja, shogun"


def observation_layout(seats: int) -> Layout:
    return layout(
        VERSION,
        Part(
            "known",
            (seats, KINDS),
            14,
            f"cards that the viewer is sure of in each hand, its own first: {KIND_ORDER}",
        ),
        Part("tables", (seats, FIGHTERS), 7, "cards on each table: samurai by color, ronin"),
        Part("counts", (seats, 2), 60, "of each player: cards in hand, rice"),
        Part("points", (seats,), 255, "points of each player in completed rounds"),
        Part("phase", (PHASES,), 1, "draw, play, target, strike, take, fetch, drop, end, over"),
        Part("to_act", (seats,), 1, "the player to act"),
        Part("victim", (seats,), 1, "the player that a play is aimed at"),
        Part("dealer", (seats,), 1, "the dealer"),
        Part("draws", (1,), 2, "draws left in this turn"),
        Part("plays", (1,), 2, "plays left in this turn"),
        Part("round", (1,), 10, "rounds completed"),
        Part("rounds_left", (1,), 10, "rounds not completed"),
        Part("turns", (1,), 255, "turns of each player completed in this round"),
        Part("turn_limit", (1,), 255, "turns of each player after which a round ends (S20)"),
        Part("announced", (KINDS,), 2, f"announced cards by kind: {KIND_ORDER}"),
        Part("discard", (KINDS,), MOST_OF_A_KIND, "the discard pile by kind"),
        Part("discard_top", (KINDS,), 1, "the top card of the discard pile"),
        Part("pile", (1,), MOST_CARDS, "cards in the draw pile"),
        Part("rebuilds_left", (1,), 255, "how often the draw pile may still be rebuilt (S6, S20)"),
        Part("closing", (1,), 1, "this turn is the last of the round (S20)"),
        Part("unseen", (KINDS,), MOST_OF_A_KIND, "cards that the viewer cannot place, by kind"),
        Part("may_lie", (KINDS,), MOST_OF_A_KIND, "how many of them the draw pile can hold"),
    )


def action_layout() -> Layout:
    """The actions as the game counts them, but targets counted from the player to act."""
    return layout(
        VERSION,
        Part("call", (END - CALL,), 1, "call seven"),
        Part("end", (DRAW_PILE - END,), 1, "end the turn without a call"),
        Part("draw_pile", (DRAW_DISCARD - DRAW_PILE,), 1, "draw from the pile"),
        Part("draw_discard", (TAKE_BACK - DRAW_DISCARD,), 1, "draw from the discard pile"),
        Part("take_back", (LAY - TAKE_BACK,), 1, "pick up a card from the village, by kind"),
        Part("lay", (DISCARD - LAY,), 1, "add a samurai or ronin to the village"),
        Part("discard", (ONE_BANDIT - DISCARD,), 1, "discard a card, by kind"),
        Part("bandit", (TWO_BANDITS - ONE_BANDIT,), 1, "play a bandit of value 3 to 6"),
        Part("two_bandits", (ONE_NINJA - TWO_BANDITS,), 1, "3+3, 4+3, 4+4, 5+3 and so on"),
        Part("ninja", (NINJA_BANDIT - ONE_NINJA,), 1, "play a ninja"),
        Part("ninja_bandit", (SHOGUN_HAND - NINJA_BANDIT,), 1, "a ninja and a bandit, by value"),
        Part("shogun", (TARGET - SHOGUN_HAND,), 1, "a shogun: hand, discard pile, or with a ninja"),
        Part("target", (STRIKE_HAND - TARGET,), 1, "the player aimed at: 1 is the next in turn"),
        Part("strike_hand", (STRIKE_TABLE - STRIKE_HAND,), 1, "a random card from the hand"),
        Part("strike_table", (TAKE - STRIKE_TABLE,), 1, "a card in the village, by kind"),
        Part("take", (DROP - TAKE,), 1, "take this kind from the hand or the discard pile"),
        Part("drop", (KINDS,), 1, "discard this kind from the hand"),
    )
