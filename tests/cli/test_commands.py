"""The command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli import terminal_game
from tatami.games.samourai import GAME
from tests.cli.commands import bad, error_of, good, output_of, tatami_process


def test_the_version_says_how_it_runs() -> None:
    import tatami as package

    out = output_of(tatami_process("--version"))
    assert (
        out.strip() == f"tatami {package.__version__}, {package.MODE}" == good("--version").strip()
    )


def test_games_are_listed_with_their_settings() -> None:
    assert good("games").startswith("samourai     2 players")
    page = good("games", "samourai")
    assert "jumping=on   on, off (M5)" in page and "Samouraï: Fernand Nathan, 1977." in page


def test_games_are_listed_in_the_language_of_the_reader() -> None:
    assert good("games", "--lang", "fr").startswith("samourai     2 joueurs  Deux camps")
    page = good("games", "honor", "--lang", "fr")
    for said in (
        "(honor, version 1)",
        "Honor of the Samurai\u00a0: Scott Kimball",
        "Tatami n’est pas un produit officiel.",
        "daimyo=edition   any, edition, start (H3)",
        "D’où viennent les premiers daimyos.",
        "start     Un daimyo de départ",
    ):
        assert said in page, said


def test_rules_are_shown_whole_or_by_number() -> None:
    assert "**" not in good("rules", "samourai")
    assert good("rules", "samourai", "m13").startswith("- M13 You are protected while three")
    assert "11  . S K X X" in good("rules", "samourai", "M2")
    assert "*" not in good("rules", "seven") + good("rules", "samourai", "--lang", "fr")
    assert bad("rules", "samourai", "M99") == "tatami: samourai has no rule M99\n"


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    output = good("puzzles", "daily", "samourai", text="show\n")
    assert "Puzzle " in output and "Solved: 0 of 1" in output
    assert "win-2" in good("puzzles", "themes", "samourai")
    assert "win-2" in bad("puzzles", "solve", "samourai", "--theme", "nonsense")
    assert bad("puzzles", "verify", __file__).startswith("tatami: this is not a file of puzzles")


def test_a_lesson_is_taught_and_judged() -> None:
    output = good("learn", "samourai", "6", text="j6-f2\nhint\nj6-e1\nx9\nshow\n")
    assert "✗ f2 isn’t a shiro of your camp." in output and "e1 is free." in output
    assert "✓ Three at home: you are protected again." in output
    assert "✓ No black samurai has a dragon" in output and "Lesson complete." in output
    left = good("learn", "village", "--lang", "de", text="next\n?\nquit\n")
    assert (
        "Dein Einfluss" in left
        and "Steine gewinnen" in left
        and "hint           einen Hinweis zeigen" in left
    )
    assert bad("learn", "samourai", "9") == "tatami: there is no step '9'; choose from 1 to 7\n"


def test_perft_counts_and_divides() -> None:
    counts = [line.split()[1] for line in good("perft", "samourai", "3").splitlines()]
    assert counts == ["96", "1,816", "37,120"]
    lines = good("perft", "samourai", "2", "--divide").splitlines()
    assert lines[0].split()[0] == "d1-a1" and lines[-1].split() == ["total", "1,816"]
    assert len(lines) == 97
    assert "74" in good("perft", "samourai", "1", "-o", "jumping=off")
    position = "c4 a8 j7 c3 | g11 e11 h11 g2 | red | 8 sun | none | 20"
    assert good("perft", "samourai", "1", "--position", position).split()[1] == "0"


def test_bench_prints_a_json_line_per_mode() -> None:
    rows = [
        json.loads(line)
        for line in good("bench", "--game", "samourai", "--seconds", "0.1", "--json").splitlines()
    ]
    assert [row["game"] for row in rows] == ["samourai"] * 2
    assert {row["mode"].split()[0] for row in rows} <= {"compiled", "interpreted"}
    for row in rows:
        assert row["plies_per_s"] > 0 and row["games_per_s"] > 0


def test_stats_count_random_games() -> None:
    out = good("stats", "samourai", "--games", "200")
    assert "samourai, 2 seats, 200 random games" in out and "iki_zumari" in out
    assert "at least 1" in bad("stats", "samourai", "--games", "0")


def test_material_is_shown_and_checked(tmp_path: Path) -> None:
    own = good("material", "show", "samourai")
    file = tmp_path / "board.toml"
    file.write_text(own, encoding="utf-8")
    assert good("material", "check", str(file)).startswith("ok: Samouraï, reconstructed board")
    file.write_text(own.replace(".SKXX.XXDI.", ".SKXX.XXDD."), encoding="utf-8")
    assert "17 dragon" in bad("material", "check", str(file))
    file.write_text("rows = [", encoding="utf-8")
    assert "not valid TOML" in bad("material", "check", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in bad("material", "check", str(file))
    assert "No such file" in bad("material", "check", str(tmp_path / "none.toml"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game 'chess'"),
        (["play", "samourai", "--seats", "3"], "for 2 players, not 3"),
        (["play", "samourai", "-o", "hop=on"], "no option 'hop'"),
        (["play", "samourai", "-o", "limit=0"], "1 to 2000"),
        (["play", "samourai", "--seat", "blue"], "no seat 'blue'"),
        (["play", "samourai", "--people", "5"], "there are 2 seats, but --people is 5"),
        (["play", "--resume", "/nowhere/at/all.json"], "No such file"),
        (["perft", "samourai", "0"], "N must be at least 1"),
        (["perft", "samourai", "1", "--position", "nonsense"], "six fields"),
        (["bench", "--seconds", "0"], "more than 0"),
        (["bench", "--game", "chess"], "no game"),
        (["replay", "."], "Is a directory"),
        (["verify", "/nowhere"], "No such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str) -> None:
    assert said in bad(*arguments)


MOVES = ("g1-a7", "d11-j11", "h1-h7", "h11-h5")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game, played by two people at one keyboard."""
    file = tmp_path / "game.json"
    script = "\n".join(MOVES) + "\n"
    out = good("play", "samourai", "--people", "2", "--record", str(file), text=script)
    assert "Black wins" in out
    return file


def test_a_game_played_in_the_terminal_replays_and_verifies(record: Path) -> None:
    assert good("verify", str(record)).startswith("ok: samourai, 4 moves, iki_zumari")
    story = good("replay", str(record))
    assert "Red plays g1-a7: 6 ho bo" in story and "Black wins" in story
    after_one = good("replay", str(record), "--at", "1")
    assert "Answer a move of 6 squares: move 5 to 7 squares in any direction" in after_one
    assert good("replay", str(record), "--step").count(" a  b  c ") == 5
    assert "choose --at from 0 to 4" in bad("replay", str(record), "--at", "9")


def test_a_spoiled_record_is_refused_with_the_move_and_the_reason(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("h1-h7", "h1-h9"), encoding="utf-8")
    said = bad("verify", str(record))
    assert "move 3 (h1-h9)" in said and "(M7)" in said
    assert "move 3 (h1-h9) fails" in bad("replay", str(record))
    record.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "not a complete JSON file" in bad("verify", str(record))


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "later.json"
    good("play", "--people", "2", "--record", str(file), text="g1-a7\nd11-j11\nquit\n")
    assert "Black wins" in good("play", "--resume", str(file), text="h1-h7\nh11-h5\n")
    assert "4 moves" in good("verify", str(file))


def test_at_the_prompt_everything_has_an_answer(tmp_path: Path) -> None:
    script = [
        "", "d1", "moves e1 e4", "?", "hint", "undo", "d1-d9", "castle", "rules", "rules M99",
        "position", "log", "table", "save", f"save {tmp_path / 'no' / 'where.json'}",
        f"save {tmp_path / 'kept.json'}", "d1", "15", "undo", "resign",
    ]  # fmt: skip
    out = good("play", "samourai", "--seed", "7", text="\n".join(script) + "\n")
    for said in (
        "1  d1-a1  3 ho bo: your opponent must move 2 to 4 squares, any direction; 48 answers",
        "Type a move such as d1-a1",
        "Try ",
        "You have not moved yet.",
        "✗ the first move goes at most 7 squares, not 8 (M6)",
        "✗ “castle” is not a move. Type a move such as d1-a1, or press Enter to list your moves.",
        "M6 The first move of the game",
        "✗ This game has no rule M99.",
        "d1 e1 g1 h1 | d11 e11 g11 h11 | red | opening | both | 0",
        "Add a file name: save FILE",
        "No such file or directory",
        "Red resigns.",
    ):
        assert said in out, said
    assert "resigned" in good("verify", str(tmp_path / "kept.json"))


def test_a_terminal_breaks_lines_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = "d1-d4\nhint\nlog\nexplain\nexplain anzen\nquit\n"
    plain = good("play", "samourai", "--bot", "random", "--seed", "1", text=typed)
    monkeypatch.setattr(terminal_game, "terminal_width", lambda: 80)
    out = good("play", "samourai", "--bot", "random", "--seed", "1", text=typed)
    assert max(map(len, plain.splitlines())) > 80 >= max(map(len, out.splitlines()))
    assert out.split() == plain.split()


def test_a_rule_at_the_prompt_is_one_paragraph() -> None:
    out = good("play", "seven", "--seed", "1", text="rules S11\nquit\n")
    assert "Ruling: you can’t choose your own village, nor an opponent who has no cards" in out
    drawn = good("play", "samourai", "--seed", "1", text="rules M2\nquit\n")
    assert "\n  11  . S K X X . X X D I .\n  10  D I . I K" in drawn


def test_a_game_without_a_move_is_not_said_to_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert "saved" not in good("play", "samourai", "--record", str(file), text="quit\n")
    assert "saved to" in good("play", "samourai", "--record", str(file), text="d1-d4\nquit\n")
    assert file.exists()


def test_the_prompt_answers_in_the_language_of_the_reader() -> None:
    script = "d1-d9\ncastle\nrules M99\nexplain anzen\nquit\n"
    out = good("play", "samourai", "--lang", "fr", text=script)
    for said in (
        "✗ le premier coup fait 7 cases au plus, pas 8 (M6)",
        "✗ «\u00a0castle\u00a0» n’est pas un coup. Tapez un coup comme d1-a1",
        "✗ Ce jeu n’a pas de règle M99.",
        "anzen\u00a0: La case dorée",
    ):
        assert said in out, said


def test_the_game_ends_kindly_when_the_input_does() -> None:
    assert "not saved" in output_of(tatami_process("play", "samourai", text="d1-d4\n"))


def test_an_error_is_one_line_of_the_process_too() -> None:
    assert "no game 'chess'" in error_of(tatami_process("play", "chess"))


def test_two_bots_play_a_game_to_the_end() -> None:
    out = good("play", "samourai", "--people", "0", "--seed", "1")
    assert "wins" in out or "draw" in out


def test_the_same_seed_gives_the_same_game_against_a_bot() -> None:
    script = "d1-d4\nlog\nquit\n"
    first = good("play", "samourai", "--seed", "5", text=script)
    assert good("play", "samourai", "--seed", "5", text=script) == first


def test_every_first_letter_of_the_board_is_readable_without_color() -> None:
    rows = [
        line[4:37] for line in good("play", "samourai").splitlines() if line[:3].strip().isdigit()
    ]
    squares = GAME.view(GAME.new(), None).squares
    for number, row in zip(range(11, 0, -1), rows, strict=False):
        for column in range(11):
            letter = squares[(number - 1) * 11 + column]
            if letter in "DISK":
                assert letter in row[column * 3 : column * 3 + 3]


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m tatami rules samourai | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == "" and "Samouraï" in done.stdout


def test_a_number_means_the_list_above_and_a_part_lists_its_moves() -> None:
    said = good("play", "seven", "--seats", "2", "--seed", "1", text="draw\nhint\n1\nhelp\nquit\n")
    assert "1  draw pile" in said, "a part of a move lists its moves"
    assert "No move 1 is listed" in said, "the list is gone after another command"
    assert "Try draw " in said and "rules [S7]" in said


def test_a_lesson_without_a_game_asks_which() -> None:
    assert "Seven Card Samurai  First lesson" in good("learn", text="3\nquit\n")
