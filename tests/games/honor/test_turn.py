"""A turn (H8 to H20), and the end (H10, H47)."""

from __future__ import annotations

import pytest

from tatami.games.honor import GAME
from tests.games.honor.positions import (
    actions,
    asked,
    can,
    do,
    hand,
    honor,
    house,
    legal,
    lucky,
    position,
    refused,
    shogun,
    status,
)

pytestmark = pytest.mark.rules

OTHERS = "daimyo start-daimyo-a | daimyo start-daimyo-a"


def test_the_turn_begins_with_the_honor_of_both_houses_and_the_shogun_card() -> None:  # H8
    s = position(
        "daimyo start-daimyo-a | honor 10; daimyo daimyo-d noh-theatre; samurai okugata-a |"
        "daimyo start-daimyo-a | turn 1; shogun 2"
    )
    do(s, "end")
    assert honor(s, 2) == 10 + 30 + 20 + 10 + 50


def test_the_sum_may_be_negative() -> None:  # H8, H29
    s = position(
        "daimyo start-daimyo-a | daimyo start-daimyo-a firearms | daimyo start-daimyo-b | turn 1"
    )
    do(s, "end")
    assert honor(s, 2) == -15


def test_a_ronin_neither_gains_nor_loses() -> None:  # H8
    s = position(
        "daimyo start-daimyo-a | honor 20; samurai firearms | samurai okugata-a; honor 20 | turn 1"
    )
    do(s, "end", "end")
    assert (honor(s, 2), honor(s, 3)) == (20, 20)


def test_a_second_samurai_gains_half_rounded_up_to_a_multiple_of_five() -> None:  # H9
    s = position(
        "daimyo daimyo-c; samurai okugata-a | samurai okugata-b; serves 1 |"
        "daimyo start-daimyo-a | turn 1; shogun 1"
    )
    do(s, "end")
    assert honor(s, 2) == 40  # half of 20 + 50 + 5, and nothing of player 1's samurai's house


def test_a_negative_half_is_rounded_up_too() -> None:  # H9
    s = position(
        "daimyo start-daimyo-a | samurai firearms; serves 1 | daimyo start-daimyo-a | turn 1"
    )
    do(s, "end")
    assert honor(s, 2) == -5  # half of 5 - 20


@pytest.mark.parametrize("target", [400, 250])
def test_a_player_with_the_target_after_gaining_wins_at_once(target: int) -> None:  # H10
    s = position(
        f"honor {target}; daimyo start-daimyo-a | honor {target - 10}; daimyo start-daimyo-b |"
        "daimyo start-daimyo-a | turn 1; shogun 3",
        target=target,
    )
    assert not s.over  # honor is judged only after gaining
    do(s, "end")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.shares) == ("target", (0.0, 1.0, 0.0))


@pytest.mark.parametrize(("ki", "expected"), [(6, 2), (9, 3), (11, 3), (12, 4), (15, 5), (18, 5)])
def test_three_ki_give_an_action_and_at_most_five(ki: int, expected: int) -> None:  # H11
    extra = {6: "", 9: "okugata-a", 11: "okugata-a white-heron", 12: "okugata-a noh-theatre"}
    extra |= {15: "okugata-a noh-theatre white-heron warrior-d"}
    extra |= {18: "okugata-b noh-theatre white-heron no-dachi daisho masamune"}
    s = position(f"daimyo start-daimyo-a {extra[ki]} | {OTHERS.replace('-a', '-b')} | turn 1")
    assert actions(s) == expected


def test_an_action_plays_draws_or_discards() -> None:  # H12
    s = position(f"daimyo start-daimyo-b; hand bodyguard thief | {OTHERS} | turn 1")
    do(s, "draw")
    assert (actions(s), s.hand_size[0]) == (1, 3)
    do(s, "discard thief")
    assert actions(s) == 0
    assert refused(s, "draw") == refused(s, "play bodyguard") == "H11"
    assert refused(s, "discard bodyguard") == "H11"
    assert legal(s) == ["end", "shogun"]


def test_nobody_draws_beyond_seven() -> None:  # H12
    s = position(f"daimyo start-daimyo-b; hand dishonor*4 assassin*3 | {OTHERS} | turn 1")
    assert refused(s, "draw") == "H12"
    do(s, "discard assassin")
    assert can(s, "draw")


def test_gamewright_discards_freely_on_turn_even_without_actions() -> None:  # H12
    s = position(
        f"daimyo start-daimyo-b; hand thief*2 | {OTHERS} | turn 1; used 2", edition="gamewright"
    )
    assert actions(s) == 0
    do(s, "discard thief", "discard thief")
    assert s.used == 2


def test_dishonor_costs_two_actions_and_save_face_none() -> None:  # H13
    s = position(
        "daimyo start-daimyo-b okugata-a; hand dishonor | daimyo start-daimyo-a; hand save-face |"
        "daimyo start-daimyo-a; hand save-face | turn 1"
    )
    do(s, "play dishonor", "dishonor 3")
    assert actions(s) == 1
    do(s, "save-face", "pay")
    assert actions(s) == 1
    assert asked(s) == ("turn", 1)


def test_save_face_cannot_be_played_as_an_action() -> None:  # H13
    s = position(f"daimyo start-daimyo-b; hand save-face | {OTHERS} | turn 1")
    assert refused(s, "play save-face") == "H13"
    assert can(s, "discard save-face")


def test_cards_with_values_are_laid_and_others_act_and_are_discarded() -> None:  # H14
    s = position(f"honor 50; daimyo start-daimyo-b; hand warrior-c assassin | {OTHERS} | turn 1")
    do(s, "play warrior-c", "lay 1 samurai")
    assert house(s, 1, "samurai") == ["warrior-c"]
    do(s, "play assassin")
    assert s.top == 26
    assert hand(s, 1, "assassin") == 0


def test_a_ronin_may_lay_a_daimyo_and_gains_from_the_next_turn_on() -> None:  # H15
    s = position(f"hand daimyo-d | {OTHERS} | turn 1")
    do(s, "play daimyo-d", "lay 1 daimyo")
    assert status(s, 1) == "samurai"
    assert honor(s, 1) == 0
    do(s, "end", "end", "end")
    assert honor(s, 1) == 30


def test_nobody_else_may_lay_a_daimyo() -> None:  # H15
    owner = position(f"daimyo start-daimyo-b; hand daimyo-d | {OTHERS} | turn 1")
    second = position("hand daimyo-d; serves 2 | daimyo start-daimyo-a | | turn 1")
    fresh = position("hand daimyo-d; serves 2 new | daimyo start-daimyo-a | | turn 1; declared")
    for s in (owner, second, fresh):
        assert refused(s, "play daimyo-d") == "H15"


def test_there_is_one_declaration_per_turn_at_any_time() -> None:  # H16
    s = position(
        f"daimyo start-daimyo-b; samurai warrior-c; hand bodyguard | {OTHERS} osaka | turn 1"
    )
    do(s, "draw", "shogun", "play bodyguard", "lay 1 daimyo")
    assert refused(s, "attack 3") == "H16"
    do(s, "end")
    assert not s.declared


def test_a_daimyo_becomes_shogun_if_the_card_lies_in_the_middle() -> None:  # H17
    s = position(f"honor -20; daimyo start-daimyo-b | {OTHERS} | turn 1")
    do(s, "shogun")  # negative honor does not bar (H18)
    assert shogun(s) == 1
    do(s, "end")
    assert refused(s, "shogun") == "H17"


def test_a_player_without_a_daimyo_becomes_no_shogun() -> None:  # H17
    s = position("serves 2 | daimyo start-daimyo-a | | turn 1")
    assert refused(s, "shogun") == "H17"


def test_with_100_honor_the_free_shogun_card_must_be_taken() -> None:  # H18
    s = position(
        "honor 100; daimyo start-daimyo-b; samurai warrior-c; hand bodyguard |"
        " daimyo start-daimyo-a osaka | daimyo start-daimyo-a | turn 1"
    )
    assert refused(s, "end") == "H18"
    assert refused(s, "attack 2") == "H18"
    assert GAME.view(s, 1).must_become_shogun
    do(s, "play bodyguard", "lay 1 daimyo", "shogun", "end")
    assert shogun(s) == 1


def test_the_duty_lapses_below_100_honor() -> None:  # H18
    s = position(f"honor 110; daimyo start-daimyo-b; hand thief | {OTHERS} warrior-a | turn 1")
    assert not can(s, "end")
    do(s, "play thief", "rob 3 daimyo", "steal warrior-a", "put 1 daimyo")
    assert honor(s, 1) == 95
    assert can(s, "end")


def test_only_the_owner_of_a_daimyo_attacks_and_only_shogun_or_castle() -> None:  # H19
    s = position(
        "daimyo daimyo-a | daimyo start-daimyo-a | daimyo start-daimyo-a odawara |"
        "daimyo start-daimyo-b | turn 1; shogun 4"
    )
    assert [move for move in legal(s) if "attack" in move] == ["attack 3", "attack 4"]
    assert refused(s, "attack 2") == "H19"
    ronin = position(
        "samurai warrior-c*2 | daimyo start-daimyo-a odawara | daimyo start-daimyo-a | turn 1"
    )
    assert refused(ronin, "attack 2") == "H19"


def test_the_player_ends_the_turn_and_the_next_begins() -> None:  # H20
    s = position(f"daimyo start-daimyo-b | {OTHERS} | turn 3")
    do(s, "end")
    assert asked(s) == ("turn", 1)
    assert honor(s, 1) == 10


def test_after_the_round_of_the_last_turn_the_most_honor_wins() -> None:  # H47
    s = position(
        "honor 30; daimyo start-daimyo-b | honor 90; daimyo start-daimyo-a |"
        "daimyo start-daimyo-a | turn 1; turns 199; starter 1; shogun 1"
    )
    do(s, "end")
    assert s.turns == 200
    do(s, "end")
    assert not s.over  # the round is played to its end
    do(s, "end")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.winners) == ("limit", "H47", (1,))


def test_a_tie_at_the_limit_is_shared() -> None:  # H47
    s = position(
        "honor 30; daimyo start-daimyo-b | honor 90; daimyo start-daimyo-a |"
        "honor 90; daimyo start-daimyo-a | turn 3; turns 9; starter 1",
        limit=9,
    )
    do(s, "shogun", "end")
    assert s.over
    assert [s.payoff(seat) for seat in range(3)] == [0.0, 0.5, 0.5]


def test_an_attack_uses_up_the_declaration() -> None:  # H16
    s = position(
        "daimyo daimyo-c; samurai warrior-c | daimyo start-daimyo-a osaka |"
        "daimyo start-daimyo-a odawara | turn 1"
    )
    assert {"shogun", "attack 2", "attack 3"} <= set(legal(s))
    do(s, "attack 2")
    if asked(s)[0] == "castle":
        do(s, "leave-castle")
    assert GAME.view(s, None).declared
    assert refused(s, "attack 3") == refused(s, "shogun") == "H16"


def test_an_alliance_uses_up_the_declaration() -> None:  # H16
    s = position("honor 30; hand assassin | daimyo start-daimyo-a | daimyo start-daimyo-b | turn 1")
    do(s, "ally 2", "play assassin")
    s = lucky(s, "assassinate 2 daimyo", lambda t: status(t, 1) == "ronin")
    assert refused(s, "ally 3") == "H16"


def test_breaking_an_alliance_uses_up_the_declaration() -> None:  # H16
    s = position("serves 2 | daimyo start-daimyo-a | daimyo start-daimyo-b | turn 1")
    do(s, "break")
    assert GAME.view(s, None).declared
    assert not any(move.split()[0] in ("ally", "break", "shogun", "attack") for move in legal(s))


def test_becoming_shogun_uses_up_the_declaration() -> None:  # H16
    s = position("daimyo daimyo-c | daimyo start-daimyo-a osaka | | turn 1")
    do(s, "shogun")
    assert refused(s, "attack 2") == "H16"


def test_every_turn_has_a_declaration_and_actions_of_its_own() -> None:  # H11, H16
    s = position("daimyo daimyo-c | daimyo start-daimyo-a | | turn 1; used 2; declared")
    assert (actions(s), can(s, "shogun")) == (0, False)
    do(s, "end")
    assert (actions(s), can(s, "shogun")) == (2, True)


def test_who_must_become_shogun_may_not_ally_attack_or_break() -> None:  # H18
    s = position("honor 100; daimyo daimyo-c | daimyo start-daimyo-a osaka | | turn 1")
    assert [move for move in legal(s) if not move.startswith("d")] == ["shogun"]
    below = position("honor 95; daimyo daimyo-c | daimyo start-daimyo-a osaka | | turn 1")
    assert {"end", "shogun", "attack 2"} <= set(legal(below))


def test_no_duty_without_a_daimyo_or_with_the_card_in_another_hand() -> None:  # H18
    ronin = position("honor 150 | daimyo start-daimyo-a | | turn 1")
    second = position("honor 150; serves 2 | daimyo start-daimyo-a | | turn 1")
    taken = position("honor 150; daimyo daimyo-c | daimyo start-daimyo-a | | turn 1; shogun 2")
    own = position("honor 150; daimyo daimyo-c | daimyo start-daimyo-a | | turn 1; shogun 1")
    for s in (ronin, second, taken, own):
        assert can(s, "end")
        assert not GAME.view(s, None).must_become_shogun
    assert can(second, "break") and can(ronin, "ally 2") and can(taken, "attack 2")


def test_the_duty_is_the_turn_players_not_anothers() -> None:  # H18
    s = position("honor 0; daimyo daimyo-c | honor 150; daimyo start-daimyo-a | | turn 1")
    assert can(s, "end")
    do(s, "end")
    assert not can(s, "end")


@pytest.mark.parametrize("honor_before", [235, 240, 245])
def test_the_target_must_be_reached_not_passed(honor_before: int) -> None:  # H10
    s = position(
        f"daimyo start-daimyo-a | honor {honor_before}; daimyo start-daimyo-b |"
        "daimyo start-daimyo-a | turn 1",
        target=250,
    )
    do(s, "end")
    assert s.over == (honor_before + 10 >= 250)


def test_honor_gained_in_a_turn_does_not_exist() -> None:  # H10
    s = position("honor 395; daimyo start-daimyo-b; hand noh-theatre | | | turn 1; shogun 1")
    do(s, "play noh-theatre", "lay 1 daimyo")
    assert (honor(s, 1), s.over) == (395, False)


@pytest.mark.parametrize(("starter", "last"), [(1, 3), (2, 1), (3, 2)])
def test_the_last_round_ends_before_the_player_who_began_the_game(
    starter: int, last: int
) -> None:  # H47
    s = position(
        "honor 30; daimyo start-daimyo-b | honor 20; daimyo start-daimyo-a |"
        f"honor 10; daimyo start-daimyo-a | turn {starter}; turns 9; starter {starter}; shogun 1",
        limit=9,
    )
    turns = [starter]
    while not s.over:
        do(s, "end")
        turns.append(s.turn + 1)
    assert turns[-2] == last
    assert len(turns) == 4


def test_the_game_goes_on_until_the_limit_is_reached() -> None:  # H47
    s = position(
        "daimyo start-daimyo-b | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 3; turns 8; starter 1",
        limit=9,
    )
    do(s, "end")
    assert not s.over
    s = position(
        "daimyo start-daimyo-b | daimyo start-daimyo-a | daimyo start-daimyo-a |"
        "turn 3; turns 9; starter 1",
        limit=9,
    )
    do(s, "end")
    assert s.over


@pytest.mark.parametrize(
    ("honors", "shares"),
    [
        ((-30, -20, -25), (0.0, 1.0, 0.0)),
        ((40, 35, 30), (1.0, 0.0, 0.0)),
        ((5, 10, 15), (0.0, 0.0, 1.0)),
        ((20, 20, 20), (1 / 3, 1 / 3, 1 / 3)),
        ((20, 0, 20), (0.5, 0.0, 0.5)),
    ],
)
def test_at_the_limit_the_most_honor_wins_in_whichever_seat(
    honors: tuple[int, ...], shares: tuple[float, ...]
) -> None:  # H47
    seats = " | ".join(f"honor {amount}" for amount in honors)
    s = position(f"{seats} | turn 3; turns 9; starter 1", limit=9)
    do(s, "end")
    assert tuple(s.payoff(seat) for seat in range(3)) == pytest.approx(shares)


def test_drawing_and_discarding_take_an_action_each() -> None:  # H12
    s = position(f"daimyo start-daimyo-b; hand thief*2 | {OTHERS} | turn 1")
    do(s, "draw")
    assert actions(s) == 1
    do(s, "discard thief")
    assert actions(s) == 0
    assert refused(s, "discard thief") == "H11"
    assert refused(s, "draw") == "H11"


def test_every_card_of_the_hand_may_be_discarded() -> None:  # H12
    s = position(f"daimyo start-daimyo-b; hand daimyo-a osaka save-face | {OTHERS} | turn 1")
    found = [move for move in legal(s) if move.startswith("discard")]
    assert found == ["discard daimyo-a", "discard osaka", "discard save-face"]


def test_a_card_is_laid_by_the_action_that_played_it() -> None:  # H12, H14
    s = position(f"daimyo start-daimyo-b; hand warrior-a*2 | {OTHERS} | turn 1")
    do(s, "play warrior-a")
    assert GAME.view(s, None).held == "warrior-a"
    do(s, "lay 1 daimyo")
    assert (actions(s), GAME.view(s, None).held) == (1, None)
    assert hand(s, 1, "warrior-a") == 1


def test_no_attack_is_offered_while_the_shogun_card_must_be_taken() -> None:  # H18, H19
    text = "honor {}; daimyo daimyo-c | daimyo start-daimyo-a osaka | | turn 1"
    assert GAME.view(position(text.format(100)), None).attacks == ()
    free = GAME.view(position(text.format(95)), None)
    assert [attack.target for attack in free.attacks] == [1]
    taken = GAME.view(position(text.format(100) + "; shogun 1"), None)
    assert [attack.target for attack in taken.attacks] == [1]
    assert GAME.view(position(text.format(95) + "; declared"), None).attacks == ()
