"""What a viewer may see, built from nothing: its own hand, the open cards, and what it remembers
(`memory`)."""

from __future__ import annotations

import msgspec

from tatami.engine.game_types import Amount, Arg, Card, Decision, Outcome, SeatNumber, View
from tatami.engine.state import NOBODY
from tatami.games.seven.card_effects import defense, first_card, second_card
from tatami.games.seven.constants import (
    AIMING,
    COLORS,
    DRAWING,
    DROPPING,
    ENDING,
    FETCHING,
    KINDS,
    NO_PLAY,
    ONE_NINJA,
    PLAYING,
    RONIN,
    ROW,
    SHOGUN_HAND,
    SHOGUN_NINJA,
    STRIKING,
    TAKING,
    TWO_BANDITS,
)
from tatami.games.seven.events import Called, announced, called
from tatami.games.seven.material import NAMES
from tatami.games.seven.memory import SPECTATOR, in_lane, unseen
from tatami.games.seven.position import row
from tatami.games.seven.rounds import CALLER, POINTS, SEVEN, best_set, owned, points
from tatami.games.seven.state import SevenState


class Player(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What the viewer sees of one player."""

    hand: Amount
    """How many cards they hold."""
    known: list[Card]
    """Those of them that the viewer is sure of; of its own hand, all."""
    table: list[Card]
    defense: Amount
    rice: Amount
    score: Amount
    """Points of all rounds before this one."""


class SetProgress(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How far the viewer is from a set of seven in two colors (S17)."""

    colors: tuple[Card, Card]
    cards: Amount
    """Samurai of these colors and ronin, in hand and on the table."""
    lacking: Amount
    misfits: Amount
    """Cards on the table that do not fit and must be drawn back first."""
    lying: list[Card]
    """The cards of the set that are on the table."""
    holding: list[Card]
    """The cards of the hand that would join them, up to seven in all."""
    worth: Amount
    """The points of the set if the lacking cards all come in its longer color (S18)."""


class EndedRound(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a round ended (S18 to S20)."""

    call: Called | None
    points: list[Amount]


class SevenView(View, frozen=True, kw_only=True):
    round: int
    rounds: int
    dealer: SeatNumber
    turn: int
    """The turn of the player on turn in this round, from 1; after `turns` the round ends (S20)."""
    turns: int
    draws_left: int
    plays_left: int
    pile: Amount
    rebuilt: int
    rebuilds: int
    last_turn: bool
    """The pile has run out for good: the round ends after this turn (S20)."""
    discard: list[Card]
    """From the bottom to the top."""
    played: list[Card]
    """Announced cards that have not taken effect yet."""
    victim: SeatNumber | None
    players: list[Player]
    hand: list[Card]
    """The viewer's own, sorted; nothing for spectators."""
    revealed: list[Card]
    """The hand that the viewer sees during a shogun's play (S15)."""
    aims: list[SetProgress]
    """The viewer's pairs of colors, the nearest to seven first."""
    can_call: Amount
    """The points of the viewer's complete set, or 0."""
    unseen: dict[Card, Amount]
    """The cards that the viewer cannot place: in the draw pile, or unknown in a hand."""
    may_lie: dict[Card, Amount]
    """How many of them can be in the draw pile at most."""
    history: list[EndedRound]


ASKED = {
    DRAWING: ("draw", "S5"),
    PLAYING: ("play", "S7"),
    STRIKING: ("strike", "S11"),
    TAKING: ("take", "S13"),
    FETCHING: ("fetch", "S13"),
    DROPPING: ("drop", "S14"),
    ENDING: ("end", "S17"),
}


def decision(s: SevenState) -> Decision | None:
    """The decision is always public."""
    if s.to_act == NOBODY:
        return None
    if s.phase == AIMING:
        return Decision(kind="target", rule=target_rule(s), seat=s.to_act, args=play_args(s))
    kind, rule = ASKED[s.phase]
    args: dict[str, Arg] = {}
    if s.phase == DRAWING:
        args = {"draws": s.draws}
    elif s.phase == PLAYING:
        args = {"plays": s.plays}
    elif s.announced == SHOGUN_NINJA:
        rule = "S14"
    return Decision(kind=kind, rule=rule, seat=s.to_act, args=args)


def target_rule(s: SevenState) -> str:
    if s.announced >= SHOGUN_HAND:
        return "S14" if s.announced == SHOGUN_NINJA else "S13"
    if s.announced >= ONE_NINJA:
        return "S11" if s.announced == ONE_NINJA else "S12"
    return "S10" if s.announced >= TWO_BANDITS else "S9"


def play_args(s: SevenState) -> dict[str, Arg]:
    play = announced(s.to_act, s.announced)
    return {"play": play.play, "card": play.card, "partner": play.partner}


def outcome(s: SevenState) -> Outcome | None:
    if s.to_act != NOBODY:
        return None
    scores = [s.score(seat) for seat in range(s.seats)]
    args: dict[str, Arg] = {"points": max(scores), "scores": [*scores]}
    shares = tuple(s.payoff(seat) for seat in range(s.seats))
    return Outcome(reason="points", rule="S4", shares=shares, args=args)


def view(s: SevenState, viewer: int | None) -> SevenView:
    lane = SPECTATOR if viewer is None else viewer
    return SevenView(
        viewer=viewer,
        decision=decision(s),
        outcome=outcome(s),
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        dealer=s.dealer,
        turn=s.turns // s.seats + 1,
        turns=s.turn_limit,
        draws_left=s.draws,
        plays_left=s.plays,
        pile=s.pile_size,
        rebuilt=s.rebuilt,
        rebuilds=s.rebuild_limit,
        last_turn=s.closing,
        discard=[NAMES[s.discard[i]] for i in range(s.discard_size)],
        played=played(s),
        victim=None if s.victim == NOBODY else s.victim,
        players=[player(s, seat, lane) for seat in range(s.seats)],
        hand=[] if viewer is None else names(row(s.hands, viewer)),
        revealed=revealed(s, viewer),
        aims=[] if viewer is None else sets_in_progress(s, viewer),
        can_call=0 if viewer is None else best_set(s, viewer) >> POINTS,
        unseen=by_name([unseen(s, lane, kind) for kind in range(KINDS)]),
        may_lie=by_name([may_lie(s, lane, kind) for kind in range(KINDS)]),
        history=[ended_round(s, number) for number in range(s.round)],
    )


def names(kinds: list[int]) -> list[Card]:
    return [NAMES[kind] for kind in kinds]


def by_name(counts: list[int]) -> dict[Card, Amount]:
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def may_lie(s: SevenState, lane: int, kind: int) -> int:
    return min(int(unseen(s, lane, kind)), int(s.may_lie[lane * ROW + kind]), int(s.pile_size))


def played(s: SevenState) -> list[Card]:
    if s.announced == NO_PLAY:
        return []
    return names([k for k in (first_card(s.announced), second_card(s.announced)) if k >= 0])


def player(s: SevenState, seat: int, lane: int) -> Player:
    return Player(
        hand=s.held[seat],
        known=names(row(s.hands, seat) if seat == lane else remembered(s, seat, lane)),
        table=names(row(s.tables, seat)),
        defense=defense(s, seat),
        rice=s.rice[seat],
        score=s.score(seat),
    )


def remembered(s: SevenState, seat: int, lane: int) -> list[int]:
    kinds = []
    for kind in range(KINDS):
        kinds += [kind] * int(in_lane(s.known[seat * ROW + kind], lane))
    return kinds


def revealed(s: SevenState, viewer: int | None) -> list[Card]:
    """S15: only for the shogun's player, and only during the play."""
    if viewer is None or viewer != s.to_act or s.phase not in (TAKING, DROPPING):
        return []
    return names(row(s.hands, s.victim))


def sets_in_progress(s: SevenState, seat: int) -> list[SetProgress]:
    pairs = [(one, other) for one in range(COLORS) for other in range(one + 1, COLORS)]
    found = [set_progress(s, seat, one, other) for one, other in pairs]
    return sorted(found, key=lambda one: (one.lacking + one.misfits, one.lacking))


def set_progress(s: SevenState, seat: int, one: int, other: int) -> SetProgress:
    kinds = (one, other, RONIN)
    cards = sum(int(owned(s, seat * ROW + kind)) for kind in kinds)
    lying = [kind for kind in row(s.tables, seat) if kind in kinds]
    holding = [kind for kind in row(s.hands, seat) if kind in kinds]
    lacking = max(0, SEVEN - cards)
    return SetProgress(
        colors=(NAMES[one], NAMES[other]),
        cards=cards,
        lacking=lacking,
        misfits=s.laid[seat] - len(lying),
        lying=names(lying),
        holding=names(holding[: SEVEN - len(lying)]),
        worth=max(worth(s, seat, one, other, lacking), worth(s, seat, other, one, lacking)),
    )


def worth(s: SevenState, seat: int, most: int, other: int, lacking: int) -> int:
    """As `set_with_most_of` counts, with the lacking cards added to the first color."""
    start = seat * ROW
    longer = int(owned(s, start + most)) + lacking
    ronin = max(int(s.tables[start + RONIN]), SEVEN - longer - int(owned(s, start + other)))
    first = min(longer, SEVEN - ronin - int(s.tables[start + other]))
    return int(points(first, SEVEN - ronin - first, ronin))


def ended_round(s: SevenState, number: int) -> EndedRound:
    call = int(s.calls[number])
    points = [int(s.scores[number * s.seats + seat]) for seat in range(s.seats)]
    return EndedRound(call=called((call >> CALLER) - 1, call) if call else None, points=points)
