"""One page per game, with the same headings for all, from the registry and the game's README."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeAlias

import tatami
from tatami.engine.game import Game
from tatami.engine.options import describe
from tatami.registry import BUILT_IN_GAMES

AnyGame: TypeAlias = Game[Any]
ROOT = Path(__file__).parents[2]
PROGRAM_PARTS = ("Options", "Notation", "Actions", "Statistics", "Version history", "Seats")
"""Parts of a README that have a heading of their own on the page; the others are its rules."""
CERTAINTY = {
    "certain": "Every card and number is known.",
    "likely": "Some numbers are deduced from good sources.",
    "reconstructed": "Some numbers are reconstructed. [Owners can help](../components.md).",
}


def game_pages() -> dict[str, str]:
    return {f"games/{key}.md": game_page(key) for key in BUILT_IN_GAMES}


def game_page(key: str) -> str:
    game = tatami.game(key)
    parts = split_parts(from_here(game.rules_text, f"../../src/tatami/games/{key}"))
    sections = {
        "Rules": rules(parts),
        "Rulings": rulings(game),
        "Components": components(game),
        "Options": options(game),
        "Notation": parts.get("Notation", ""),
        "Action space": action_space(game, parts),
        "Observation layout": observation_layout(game),
        "Statistics": parts.get("Statistics", ""),
        "Balance": balance(key),
        "Version history": parts.get("Version history", ""),
    }
    body = [f"## {heading}\n\n{text.strip()}\n" for heading, text in sections.items()]
    return "\n".join([head(game, parts), *body])


def from_here(text: str, folder: str) -> str:
    """Links of a text that lies in another folder."""
    return re.sub(r"\]\((?!https?:|#)", f"]({folder}/", text)


def split_parts(readme: str) -> dict[str, str]:
    """The text under each heading of the second level; the text above them under `""`."""
    text = re.sub(r"<!--.*?-->\n?", "", readme, flags=re.DOTALL)
    found = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    return {"": found[0], **dict(zip(found[1::2], found[2::2], strict=True))}


def head(game: AnyGame, parts: dict[str, str]) -> str:
    title, _, about = parts[""].strip().partition("\n")
    players = f"{game.min_seats} to {game.max_seats}" if game.max_seats > game.min_seats else "2"
    facts = (
        f"| key | players | version |\n|---|---|---|\n| `{game.key}` | {players} | {game.version} |"
    )
    picture = f"![The table](../screenshots/{game.key}-1280-light.webp){{ .screen }}"
    return f"{title}\n\n{about.strip()}\n\n{facts}\n\n{picture}\n"


def rules(parts: dict[str, str]) -> str:
    kept = [(name, text) for name, text in parts.items() if name and name not in PROGRAM_PARTS]
    return "\n".join(
        f"### {name}\n\n{deeper(boards_as_text(text)).strip()}\n" for name, text in kept
    )


def deeper(text: str) -> str:
    return re.sub(r"^(#{2,5}) ", r"#\1 ", text, flags=re.MULTILINE)


def boards_as_text(text: str) -> str:
    """The live boards of the rules page are quotations here."""
    return re.sub(r"> Board `[a-z-]+`: ", "> ", text)


def rulings(game: AnyGame) -> str:
    """The rules in which we settled something, and those that are reconstructed."""
    numbered = (
        rf"^(?:- )?\*\*({game.rule_letter}\d+)\*\*(.*?)(?=^(?:- )?\*\*{game.rule_letter}\d+\*\*|^#)"
    )
    found = re.findall(numbered, game.rules_text, re.MULTILINE | re.DOTALL)
    settled = [number for number, text in found if re.search(r"\*ruling", text, re.IGNORECASE)]
    rebuilt = [number for number, text in found if re.search(r"\*reconstr", text, re.IGNORECASE)]
    lines = [f"The printed rules leave questions open. Ours are settled in {', '.join(settled)}."]
    if rebuilt:
        lines.append(f"These are reconstructed: {', '.join(rebuilt)}.")
    lines.append(f"`tatami rules {game.key} {(settled or rebuilt)[0]}` prints one of them.")
    return "\n\n".join(lines)


def components(game: AnyGame) -> str:
    material = game.built_in_material
    return (
        f"**{material.title}**, {material.certainty}. {CERTAINTY[material.certainty]}\n\n"
        f"`tatami material show {game.key}` prints the file below. Copy it, correct it, check it "
        "with `tatami material check FILE`, and choose it when you create a table.\n\n"
        f'??? note "The components file"\n\n{indented(fenced(game))}'
    )


def fenced(game: AnyGame) -> str:
    text = game.folder.joinpath("material.toml").read_text(encoding="utf-8")
    return f"```toml\n{text.strip()}\n```"


def indented(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())


def options(game: AnyGame) -> str:
    rows = [
        f"| `{info.name}` | {info.default} | {info.values} | {info.about} | {info.rule} |"
        for info in describe(game.options_type)
    ]
    if not rows:
        return "This game has no options. A table may use components of its own."
    head = "| option | default | values | what it does | rule |\n|---|---|---|---|---|"
    return "\n".join([head, *rows])


def action_space(game: AnyGame, parts: dict[str, str]) -> str:
    layout = game.action_layout(game.min_seats)
    return (
        f"{deeper(parts.get('Actions', '')).strip()}\n\n### For learning\n\n"
        f"Version {layout.version}: {layout.size:,} places for {game.action_count:,} actions. "
        "Every legal action has its own place, and the conversion loses nothing "
        "([Environments](../environments.md)).\n\n" + layout.as_markdown()
    )


def observation_layout(game: AnyGame) -> str:
    layout = game.observation_layout(game.min_seats)
    return (
        f"Version {layout.version}: {layout.size:,} bytes with {game.min_seats} players. "
        "A row has only what its seat may know.\n\n" + layout.as_markdown()
    )


def balance(key: str) -> str:
    """The report of the arena, with its pictures; its own heading is left out."""
    page = (ROOT / "docs" / "balance" / f"{key}.md").read_text(encoding="utf-8")
    return deeper(from_here(page.partition("\n")[2], "../balance"))
