"""The features of the evaluation, at positions where they can be counted by hand."""

from __future__ import annotations

from librt.vecs import vec

from tatami.games.honor.battle_odds import win_chance
from tatami.games.honor.features import FEATURES, NAMES, fill_features
from tatami.games.honor.state import HonorState
from tests.games.honor.positions import do, position

OTHERS = "honor 50; daimyo start-daimyo-a | honor 50; daimyo start-daimyo-a"


def features(state: HonorState, seat: int = 1) -> dict[str, float]:
    """Of a seat, counted from 1; those that are 0 are left out."""
    rows = vec[float]([0.0] * (state.seats * FEATURES))
    fill_features(state, rows)
    row = [rows[(seat - 1) * FEATURES + feature] for feature in range(FEATURES)]
    return {name: round(value, 3) for name, value in zip(NAMES, row, strict=True) if value}


def of(seat: str, table: str = "turn 2") -> dict[str, float]:
    return features(position(f"{seat} | {OTHERS} | {table}"))


def test_how_far_it_is() -> None:  # H8, H10
    found = of("honor 340; daimyo daimyo-d")
    assert found["honor"] == 1.7 and found["income"] == 0.6
    assert found["pace"] == 0.5
    assert "wins-next" not in found and found["wins-then"] == 1
    assert found["turns-needed"] == round((2 + 2 / 3) / 10, 3)  # two, after two others' turns
    assert found["ahead"] == (340 - 50) / 100
    assert found["first-in-race"] == 1


def test_a_ronin_goes_nowhere() -> None:  # H7, H8
    found = of("honor 100; samurai noh-theatre; hand daimyo-d daimyo-a")
    assert found["ronin"] == 1 and "daimyo" not in found
    assert "income" not in found and "first-in-race" not in found
    assert found["ronin-with-daimyo"] == 1.5
    assert "hand-dead" not in found


def test_the_features_of_a_second_samurai_include_the_lord() -> None:  # H9, H31
    state = position(
        "honor 0; serves 2 | honor 340; daimyo daimyo-d | honor 0; daimyo start-daimyo-a "
        "| turn 3; shogun 2"
    )
    second, lord = features(state, 1), features(state, 2)
    assert second["serves"] == 1 and second["lords-honor"] == 0.8  # 30 and the shogun card's 50
    assert second["lords-pace"] == lord["pace"] == 1
    assert lord["has-second"] == 1 and lord["seconds-pace"] == second["pace"] == 0.1
    assert "near-before" not in second and lord["near-before"] == second["pace"]


def test_a_notice_is_a_feature_of_its_own_and_leaves_the_income() -> None:  # H9, H37
    text = "honor 40; serves 2{} | honor 0; daimyo daimyo-d | honor 0; daimyo start-daimyo-a |"
    before, after = (
        features(position(text.format("") + "turn 3")),
        features(position(text.format(" notice") + "turn 3")),
    )
    assert after.pop("notice") == 1
    assert before["income"] == 0.3
    assert after == before


def test_dice_and_odds() -> None:  # H19 to H22
    state = position(
        "honor 0; daimyo daimyo-a warrior-c*2 | honor 0; daimyo start-daimyo-a warrior-b "
        "| honor 0; samurai warrior-b*5 | turn 1; shogun 2"
    )
    first, shogun, third = (features(state, seat) for seat in (1, 2, 3))
    assert first["strength"] == round(10 / 18, 3) and first["attack-dice"] == 0.5
    assert first["shogun-odds"] == shogun["shogun-threat"] == round(win_chance(3, 1), 3)
    assert shogun["threats"] == shogun["shogun-threat"], "without a daimyo nobody attacks"
    assert third["attack-dice"] == 0.5 and "shogun-odds" not in third


def test_only_usable_cards_of_the_hand_count() -> None:  # H6, H14, H15
    found = of("honor 25; daimyo start-daimyo-b okugata-a; samurai okugata-b; hand okugata-a")
    assert found["hand-dead"] == 0.25 and "hand-okugata" not in found
    assert "okugata-room" not in found
    found = of("honor 25; daimyo start-daimyo-b; hand noh-theatre warrior-c*2 daimyo-c")
    assert found["hand-honor"] == 1 and found["hand-ki"] == 0.75 and found["hand-strength"] == 1
    assert found["hand-dead"] == 0.25, "a daimyo is no use to who has one"


def test_cards_that_act() -> None:  # H13, H27, H40
    hand = "hand thief elite-thief assassin dishonor save-face*2"
    found = of(f"honor 0; daimyo daimyo-d; {hand}")
    assert found["thieves"] == 1.5 and found["dishonors"] == 1 and found["save-faces"] == 2
    assert found["can-pay-assassin"] == 1, "from the next turn's honor"
    poor = of(f"honor 0; daimyo start-daimyo-a; {hand}")
    assert poor["assassins"] == 1 and "can-pay-assassin" not in poor
    other = features(position(f"honor 0; {hand} | {OTHERS} | turn 2"), 3)
    assert other["others-assassins"] == 0.5 and other["others-dishonors"] == round(1 / 3, 3)


def test_whose_turn_it_is() -> None:  # H11, H16
    state = position(f"honor 0; daimyo start-daimyo-a; hand dishonor | {OTHERS} | turn 1; used 1")
    now, next_one, last = (features(state, seat) for seat in (1, 2, 3))
    assert now["on-turn"] == 1 and now["actions-left"] == 0.2 and now["may-declare"] == 1
    assert "turn-dishonor" not in now, "that takes two actions"
    assert now["wait"] == 1 and next_one["wait"] == 0.333 and last["wait"] == 0.667
    assert last["near-before"] == next_one["pace"]


def test_a_card_on_its_way_is_seen_where_it_can_lie() -> None:  # H14, H15, H41
    state = position(
        "honor 100; daimyo daimyo-b; samurai okugata-a; hand noh-theatre okugata-b thief "
        f"| honor 50; samurai masamune | {OTHERS.split(' | ')[0]} | turn 1"
    )
    income = features(state)["income"]
    laying = do(state.clone(), "play noh-theatre")
    before = laying.dump()
    assert features(laying)["income"] == income + 20 / 50
    assert laying.dump() == before, "the state must not change"
    second = features(do(state.clone(), "play okugata-b"))
    assert second["daimyo-house-ki"] == 0.6, "the samurai's house has an okugata"
    stolen = do(state.clone(), "play thief", "rob 2 samurai", "steal masamune")
    assert features(stolen)["income"] == income + 10 / 50
    ronin = position(f"honor 0; hand daimyo-d | {OTHERS} | turn 1")
    assert features(do(ronin, "play daimyo-d"))["daimyo"] == 1


def test_what_was_begun_is_seen() -> None:  # H27, H41, H43
    hand = "hand thief assassin dishonor"
    state = position(
        f"honor 100; daimyo daimyo-b; {hand} | honor 50; samurai warrior-a; hand save-face "
        "| honor 50; daimyo start-daimyo-a | turn 1; declared; shogun 3"
    )
    assert features(do(state.clone(), "play thief"))["stealing"] == 1
    assert features(do(state.clone(), "play assassin"))["assassin-out"] == 1
    assert features(do(state.clone(), "play dishonor"))["shaming"] == 1
    shamed = do(state.clone(), "play dishonor", "dishonor 2")
    assert features(shamed, 2)["shamed"] == 1
    assert features(do(shamed, "save-face"), 2)["shamed"] == 0.4  # 30 instead of 75
