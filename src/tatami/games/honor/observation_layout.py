"""What the numbers of an observation and of the action space for learning mean."""

from __future__ import annotations

from tatami.engine.layout import Layout, Part, layout
from tatami.games.honor.constants import (
    ACTIONS,
    ALLY,
    ASSASSINATE,
    ATTACK,
    DISCARD,
    DISHONOR_PLAYER,
    LAY,
    NAMED,
    PLAY,
    PUT,
    ROB_HOUSE,
    STEAL,
    THROW_AWAY,
    VALUED,
)
from tatami.games.honor.observation import PLAYER, QUESTIONS, ZERO

VERSION = 1
BY_KIND = "by kind of card"


def observation_layout(seats: int) -> Layout:
    return layout(
        VERSION,
        Part("hand", (NAMED,), 7, f"the viewer's hand, {BY_KIND}"),
        Part("other_hands", (seats - 1, NAMED), 7, "zeros, except with all cards face up"),
        Part("houses", (seats, 2, VALUED), 12, "each player's houses: daimyo, samurai"),
        Part("honor", (seats, 2), 255, "honor and income of each player in steps of 5", ZERO),
        Part(
            "players",
            (seats, PLAYER),
            10,
            "of each player: cards in hand, has a daimyo, is a ronin, is shogun, is in service, "
            "has given notice, actions by ki, dice in attack, in defense, most save faces that the "
            "hand can hold, cards drawn since the last shuffle and still in hand",
        ),
        Part("serves", (seats, seats), 1, "whom each player serves"),
        Part(
            "question",
            (QUESTIONS,),
            1,
            "turn, house, rob, take, place, assassin, dishonor, react, respond, castle",
        ),
        Part("affected", (seats,), 1, "whom the question is about, where it is about a player"),
        Part("battle", (1,), 1, "saving face in a battle"),
        Part("price", (1,), 255, "honor to pay"),
        Part("stealing", (1,), 2, "cards to steal"),
        Part("robbed_house", (2 * seats,), 1, "the house that was robbed"),
        Part("held", (VALUED,), 1, "the card that has no house yet"),
        Part("turn", (seats,), 1, "whose turn it is"),
        Part("to_act", (1,), 1, "the viewer is to act"),
        Part("actions_left", (1,), 5, "card actions left"),
        Part("used", (1,), 20, "card actions used"),
        Part("declared", (1,), 1, "something was declared in this turn"),
        Part("must", (1,), 1, "the player whose turn it is must become shogun (H18)"),
        Part("pile", (1,), 128, "cards in the draw pile"),
        Part("target", (1,), 255, "honor to reach, in steps of 5"),
        Part("turns", (1,), 255, "turns begun"),
        Part("turns_left", (1,), 255, "turns until the limit (H47)"),
        Part("discards", (NAMED,), 20, f"the discard pile, {BY_KIND}"),
    )


def action_layout() -> Layout:
    """The actions as the game counts them, but seats counted from the player to act."""
    return layout(
        VERSION,
        Part(
            "simple",
            (ATTACK,),
            1,
            "end, draw, become shogun, break, stop, pass, save face, pay, seppuku of the daimyo, "
            "of the samurai, take the castle, leave it",
        ),
        Part("attack", (ALLY - ATTACK,), 1, "attack a player: 1 is the next in turn"),
        Part("ally", (PLAY - ALLY,), 1, "ally with a player"),
        Part("play", (DISCARD - PLAY,), 1, f"play a card, {BY_KIND}"),
        Part("discard", (LAY - DISCARD,), 1, f"discard a card, {BY_KIND}"),
        Part("lay", (ROB_HOUSE - LAY,), 1, "into which house: 2 * player, + 1 the samurai's"),
        Part("rob", (STEAL - ROB_HOUSE,), 1, "steal from a house"),
        Part("steal", (PUT - STEAL,), 1, f"take a card, {BY_KIND}"),
        Part("put", (THROW_AWAY - PUT,), 1, "put the stolen card into a house"),
        Part("throw_away", (ASSASSINATE - THROW_AWAY,), 1, "discard the stolen card"),
        Part("assassinate", (DISHONOR_PLAYER - ASSASSINATE,), 1, "the head of a house"),
        Part("dishonor", (ACTIONS - DISHONOR_PLAYER,), 1, "dishonor a player"),
    )
