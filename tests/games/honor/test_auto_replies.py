"""Auto-replies (H30)."""

from __future__ import annotations

import pytest

from tatami.engine.errors import BadOptions
from tatami.games.honor import GAME
from tests.games.honor.positions import asked, do, lucky, position

SECOND_SAMURAI = (
    "daimyo start-daimyo-b; hand dishonor{} | daimyo start-daimyo-b{} | serves 2{} |"
    "daimyo start-daimyo-a{} | turn 1"
)
HOLDS = "; hand save-face"


def answer(name: str, text: str, target: int, **options: object) -> str | None:
    """What the auto-reply says for the first seat that is asked."""
    s = position(text, **options)
    do(s, "play dishonor", f"dishonor {target}")
    action = GAME.auto_reply_action(name, s)
    assert action is None or s.is_legal(action)
    return None if action is None else GAME.show(action)


@pytest.mark.parametrize(
    ("name", "mine", "allys", "strangers"),
    [
        ("ask", None, None, None),
        ("pass", "pass", "pass", "pass"),
        ("ask-own", None, "pass", "pass"),
        ("own", "save-face", "pass", "pass"),
        ("ally", "save-face", "save-face", "pass"),
    ],
)
def test_auto_replies_answer_for_the_player(
    name: str, mine: str | None, allys: str | None, strangers: str | None
) -> None:  # H30
    second_holds = SECOND_SAMURAI.format("", "", HOLDS, "")
    assert answer(name, second_holds, target=3) == mine
    assert answer(name, second_holds, target=2) == allys
    assert answer(name, second_holds, target=4) == strangers
    lord_holds = SECOND_SAMURAI.format("", HOLDS, "", "")
    assert answer(name, lord_holds, target=3) == allys


def test_nobody_saves_an_ally_whom_they_dishonor_themselves() -> None:  # H30, H38
    lord = "daimyo start-daimyo-b; hand dishonor save-face | serves 1 | | turn 1"
    assert answer("ally", lord, target=2) == "pass"
    assert answer("ask", lord, target=2) is None
    second = "hand dishonor save-face; serves 2 | daimyo start-daimyo-b | | turn 1"
    assert answer("ally", second, target=2) == "pass"


def test_an_ally_is_saved_in_a_battle() -> None:  # H25, H30
    s = position(
        "daimyo daimyo-a warrior-c | daimyo start-daimyo-a odawara | hand save-face; serves 2 |"
        "turn 1"
    )
    lost = lucky(s, "attack 2", lambda t: asked(t) == ("react", 3))
    assert GAME.auto_reply_action("ally", lost) == GAME.read("save-face")
    assert GAME.auto_reply_action("own", lost) == GAME.read("pass")


def test_an_auto_reply_without_save_face_in_hand_passes() -> None:  # H30
    text = SECOND_SAMURAI.format("", "", "", HOLDS)
    for name in ("own", "ally", "pass"):
        assert answer(name, text, target=3, reactions="everyone") == "pass"


def test_auto_replies_answer_only_reactions_and_only_for_the_seat_asked() -> None:
    s = position(SECOND_SAMURAI.format("", "", HOLDS, ""))
    assert GAME.auto_reply_action("pass", s) is None
    do(s, "play dishonor", "dishonor 3")
    assert GAME.auto_reply_action("pass", s, seat=2) is not None
    assert GAME.auto_reply_action("pass", s, seat=1) is None


def test_following_an_order_changes_nothing() -> None:
    s = position(SECOND_SAMURAI.format("", "", HOLDS, ""))
    do(s, "play dishonor", "dishonor 3")
    before = s.dump()
    for name in GAME.auto_replies()["react"]:
        GAME.auto_reply_action(name, s)
    assert s.dump() == before


def test_every_order_has_a_sentence_in_every_language() -> None:
    assert GAME.auto_replies() == {"react": ["ask", "pass", "ask-own", "own", "ally"]}
    for name in GAME.auto_replies()["react"]:
        for language in ("en", "nl", "de", "fr"):
            assert GAME.texts.has(f"order-{name}", language)


def test_an_unknown_auto_reply_is_refused() -> None:
    with pytest.raises(BadOptions, match="there is no auto-reply 'sleep'"):
        GAME.auto_reply_action("sleep", GAME.new(seats=3, seed=1))
