"""The opening book: its moves are legal, mirrored positions agree, other boards have none."""

from __future__ import annotations

import tatami
from tatami.bots import AlphabetaBot, Knowledge, bot
from tatami.bots.alphabeta_bot import BOOK_MARGIN
from tatami.engine import chance_from
from tatami.games.samourai.openings import FILE, book_key, read_book, turned

GAME = tatami.game("samourai")
LARGEST = 60_000


def test_the_book_is_small_and_for_this_version_of_the_rules() -> None:
    assert len(GAME.folder.joinpath(FILE).read_bytes()) <= LARGEST
    book = read_book()
    assert book.version == GAME.version and len(book.positions) > 50
    assert book.board == GAME.new(seed="book").board.kind


def test_its_moves_are_legal_and_lead_on() -> None:
    """Walk through the book from the start: every move of every position that it reaches."""
    seen: set[str] = set()
    waiting = [GAME.new(seed="book")]
    while waiting:
        state = waiting.pop()
        moves = GAME.opening_moves(state)
        if not moves or book_key(state)[0] in seen:
            continue
        seen.add(book_key(state)[0])
        assert [one.value for one in moves] == sorted((one.value for one in moves), reverse=True)
        for one in moves:
            after = state.clone()
            after.apply(one.action)  # raises IllegalMove
            waiting.append(after)
    assert len(seen) > 50


def test_a_position_its_mirror_image_and_the_other_side_have_the_same_moves() -> None:
    """d1-d4 lands on a dragon, h1-h4 on a saber: one is the mirror image of the other."""
    start = GAME.new(seed="book")
    left, right = start.clone(), start.clone()
    left.apply(GAME.read("d1-d4"))
    right.apply(GAME.read("h1-h4"))
    assert book_key(left)[0] == book_key(right)[0] and book_key(left)[1] != book_key(right)[1]
    mirrored = {turned(one.action, 0, True) for one in GAME.opening_moves(left)}
    assert mirrored == {one.action for one in GAME.opening_moves(right)} and mirrored
    table = GAME.table()
    red = GAME.read_position("d1 e1 g1 h4 | d11 e11 g11 h11 | black | 3 sabre | both | 1", table)
    black = GAME.read_position("d1 e1 g1 h1 | d8 e11 g11 h11 | red | 3 sabre | both | 1", table)
    assert book_key(red)[0] == book_key(black)[0]


def test_other_boards_and_options_have_no_book() -> None:
    assert GAME.opening_moves(GAME.new(seed="book"))
    for options in ({"jumping": False}, {"repetition": 2}, {"limit": 100}):
        assert GAME.opening_moves(GAME.new(seed="book", options=options)) == []


def test_a_bot_with_the_book_varies_among_equally_good_moves() -> None:
    player = bot("alphabeta:simulations=50,book=true", GAME)
    assert isinstance(player, AlphabetaBot)
    state = GAME.new(seed="book")
    state.apply(GAME.opening_moves(state)[0].action)
    known = GAME.opening_moves(state)
    good = {one.action for one in known if one.value >= known[0].value - BOOK_MARGIN}
    knowledge = Knowledge(state, int(state.to_act))
    played = {player.choose(knowledge, chance_from(f"{seed}")) for seed in range(20)}
    assert played == good
    assert player.choose(knowledge, chance_from("x")) == player.choose(knowledge, chance_from("x"))
    plain = bot("alphabeta:simulations=50", GAME)
    assert isinstance(plain, AlphabetaBot) and not plain.settings.book
