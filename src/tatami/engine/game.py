"""`Game`, the half of the contract that is written for people; `State` is the half for the rules.

A game object has no state of its own. It sets up tables, converts actions between number, typed
move and text, and builds the views that each viewer may see.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from tatami.engine.chance import chance_from, scripted
from tatami.engine.errors import BadMaterial, BadOptions, BadPosition, NoObservations
from tatami.engine.game_types import (
    Arg,
    Choice,
    Decision,
    Event,
    OpeningMove,
    Outcome,
    View,
    view_bytes,
)
from tatami.engine.layout import Layout, Part, layout
from tatami.engine.material import Material, convert, read_toml
from tatami.engine.observation_rows import blank_row
from tatami.engine.options import Options, build
from tatami.engine.state import NOBODY, SPECTATORS, EventData, State
from tatami.engine.state_values import GAMES_BY_TYPE
from tatami.engine.svg_shapes import seat_mark
from tatami.engine.terminal_text import Painter
from tatami.engine.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tatami.engine.lessons import Lesson
    from tatami.engine.position_svg import Picture

S = TypeVar("S", bound=State)

MAX_TABLES = 64
"""Tables that a game keeps ready to deal from, one per number of seats, options and material."""


class Credit(msgspec.Struct, frozen=True, kw_only=True):
    """Author and publisher of the original table game."""

    title: str
    author: str
    publisher: str
    year: int


END_OF_RULES = "<!-- The rules end here. -->"
"""In a README: what follows is for programs, not for players."""


class Game(Generic[S]):
    """Subclass this, set the class attributes, and write the methods that raise
    NotImplementedError."""

    key: str
    version: int
    """Increases with every change of the rules; a record names the version it was played with."""
    credit: Credit
    min_seats: int
    max_seats: int
    minutes: int
    """The typical duration of a game between people."""
    rule_letter: str
    action_count: int
    """Actions are integers from 0 up to but not including this."""
    seat_names: tuple[str, ...] = ()
    """The names that the game gives its seats, if it does (`red`, `black`)."""
    hides_information: ClassVar[bool] = True
    """Can a position hide anything from a viewer? A game without secrets sets this to False; its
    viewers then all see the same."""
    asks_in_secret: bool = False
    """Are there decisions where the others may not know which seat decides?"""
    options_type: type[Options]
    material_type: type[Material] | None = None
    styles: tuple[str, ...] = ("cautious", "bold")
    """The styles that its bots can have. `style_value` says what other styles than these prefer."""
    package: str
    """The package with `README.md`, `material.toml` and `texts/`: the `__name__` of the game."""

    def __init__(self) -> None:
        self.texts = texts_of(self.package)
        self._tables: dict[object, S] = {}
        self._found: dict[object, S] = {}
        self._usual: dict[int | None, S] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle, and a copy, is the same game: found again in its package."""
        return game_in, (self.package,)

    def __repr__(self) -> str:
        return f"<Game {self.key}, version {self.version}>"

    # What a game must implement.

    def set_up(self, options: Any, seats: int, material: Any) -> S:
        """A state whose `deal` starts games; the material has been checked."""
        raise NotImplementedError

    def move(self, action: int) -> msgspec.Struct:
        """The typed move of an action."""
        raise NotImplementedError

    def number(self, move: Any) -> int:
        """The action of a typed move; raises MalformedMove."""
        raise NotImplementedError

    def show(self, action: int) -> str:
        """The text of an action, as records and people write it."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The action of a text; raises MalformedMove. The action need not be legal."""
        raise NotImplementedError

    def decision(self, state: S, viewer: int | None) -> Decision | None:
        """The current decision, as far as this viewer may know; None when the game is over."""
        raise NotImplementedError

    def view(self, state: S, viewer: int | None) -> View:
        """What this viewer may see, built from nothing, never by removing secrets from the state.

        It shares no list with the state: it is compared with the view after the next action."""
        raise NotImplementedError

    def event(self, state: S, kind: int, args: tuple[int, ...]) -> Event:
        """The typed event, from the numbers that `State.emit` was given.

        The state is for what stays the same during a game (its material): the event may be old.
        """
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it is running."""
        raise NotImplementedError

    def bound(self, options: Any, seats: int) -> int:
        """The maximum number of decisions in a game."""
        raise NotImplementedError

    # What a game may override.

    def is_anything_hidden(self, state: S, viewer: int | None) -> bool:
        """Is there more than one state that this viewer could be in, in this position?"""
        return False

    def check(self, material: Any) -> None:
        """Raise BadMaterial with one line if the material is inconsistent."""

    def preview(self, state: S, action: int) -> dict[str, Arg]:
        """What the seat to act may know about the effect of a legal action before it plays it.

        The text is `preview` in the game's Fluent files. `chance` is how often the action succeeds,
        in per cent: bots avoid what hardly ever does.
        """
        return {}

    def points(self, state: S) -> tuple[float, ...]:
        """How well each seat did at the end, finer than its share of the victory: it decides
        between players of the same deal who won both or lost both. By default the shares."""
        return tuple(float(state.payoff(seat)) for seat in range(state.seats))

    def style_value(self, style: str, before: S, action: int, after: S) -> float:
        """How well a legal action suits a style of the game: the higher, the better. `before` is a
        position that the seat to act could be in, `after` one that it may lead to at the seat's
        next turn.

        By default a bot that is `eager` wants points, and any other style wants moves that are
        aimed at another player.
        """
        seat = before.to_act
        if style == "eager":
            return self.points(after)[seat] - self.points(before)[seat]
        following: S = before.clone()  # type: ignore[assignment]  # clone keeps the type
        following.play(action)
        goes_on = following.to_act == seat and self.is_aimed(following, following.legal()[0])
        return float(goes_on or self.is_aimed(before, action))

    def is_aimed(self, state: S, action: int) -> bool:
        """Is a legal action aimed at another player? By default if its move names another seat."""
        from tatami.engine.sentences import seat_fields

        move = self.move(action)
        return any(getattr(move, field) != state.to_act for field in seat_fields(type(move)))

    def opening_moves(self, state: S) -> list[OpeningMove]:
        """The moves of the game's opening book in this position, the best first; by default a game
        has no book."""
        return []

    def auto_replies(self) -> dict[str, list[str]]:
        """The names of the auto-replies that a player can choose, by kind of decision."""
        return {}

    def auto_reply_action(self, name: str, state: S) -> int | None:
        """The action that this auto-reply makes for the seat to act; None: ask the player."""
        return None

    def draw(self, seen: Any, paint: Painter, language: str) -> str:
        """The view as text for the terminal; by default a list of its fields."""
        return plain(msgspec.to_builtins(seen))

    def picture(self, seen: Any) -> str:
        """The view as the inside of an SVG picture of 480 × 480, for links that are shared; by
        default none. What it shows is not translated: no words."""
        return ""

    def svg(self, position: S | View) -> Picture:
        """An SVG picture of a view, or of a state as spectators see it."""
        from tatami.engine.position_svg import position_svg

        return position_svg(self, position)

    def seat_mark(self, seat: int) -> str:
        """The mark of a seat in such a picture, in a box of 24 × 24."""
        return seat_mark(seat)

    def write_position(self, state: S) -> str:
        """The position as one line of text, for tests, bug reports and studies."""
        raise BadPosition(f"{self.key} has no text form of a position")

    def read_position(self, text: str, table: S) -> S:
        """The position of that text; raises BadPosition with one line."""
        raise BadPosition(f"{self.key} has no text form of a position")

    def observation_layout(self, seats: int | None = None) -> Layout:
        """What `State.observe` writes, segment by segment; by default a game has none."""
        raise NoObservations(
            f"{self.key} has no observations: it has no State.observe and no observation_layout"
        )

    def action_layout(self, seats: int | None = None) -> Layout:
        """The action space for learning, segment by segment: by default all actions as they
        are."""
        return layout(1, Part("actions", (self.action_count,), 1, "the actions of the game"))

    # What every game gets.

    def observe(self, state: S, seat: int) -> bytes:
        """What this seat may know, as a row of `observation_layout`; NOBODY: all cards face up."""
        if not NOBODY <= seat < state.seats:
            raise BadOptions(f"seats are numbered from 0 to {state.seats - 1}, not {seat}")
        out = blank_row(self.observation_layout(state.seats).size)
        state.observe(seat, out)
        return bytes(out)

    def mask(self, state: S) -> bytes:
        """A 1 for each legal action, as a row of `action_layout`."""
        out = blank_row(self.action_layout(state.seats).size)
        state.mask(out)
        return bytes(out)

    def new(
        self,
        *,
        seats: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
        script: Sequence[int] = (),
    ) -> S:
        """Start a new game. The default seed is random; material may be a TOML text.

        The outcomes of the script come first, then the seed decides (see `tatami.scripted`).
        """
        state = self.table(seats=seats, options=options, material=material)
        text = secrets.token_hex(16) if seed is None else str(seed)
        chance = chance_from(text)
        if script:
            chance = scripted(list(script), chance)
        dealt: S = state.deal(chance)  # type: ignore[assignment]  # deal keeps the type
        return dealt

    def table(
        self,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        material: Material | str | None = None,
    ) -> S:
        """The state to deal games from; cached for equal arguments."""
        if options is None and material is None:
            usual = self._usual.get(seats)
            if usual is None:
                usual = self._usual[seats] = self._table(seats, None, None)
            return usual
        key = (seats, key_of(options), material if isinstance(material, str) else None)
        if key[1] is None or (material is not None and key[2] is None):
            return self._table(seats, options, material)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= MAX_TABLES:
                self._found.clear()
            found = self._found[key] = self._table(seats, options, material)
        return found

    def _table(
        self,
        seats: int | None,
        options: Mapping[str, Any] | Options | None,
        material: Material | str | None,
    ) -> S:
        """Look up the table by what the arguments mean: by options and material as read."""
        count = self.check_seats(seats)
        chosen = self.options(options)
        stuff = self.material(material)
        key = (count, chosen, msgspec.json.encode(stuff))
        # A server sets up tables with any options that its players choose: keep the last few.
        state = self._tables.pop(key) if key in self._tables else self.set_up(chosen, count, stuff)
        GAMES_BY_TYPE[type(state)] = self
        self._tables[key] = state
        if len(self._tables) > MAX_TABLES:
            del self._tables[next(iter(self._tables))]
        return state

    def check_seats(self, seats: int | None) -> int:
        count = self.min_seats if seats is None else seats
        if not isinstance(count, int):
            raise BadOptions(f"the number of seats is a whole number, not {seats!r}")
        if not self.min_seats <= count <= self.max_seats:
            room = f"{self.min_seats} to {self.max_seats}"
            if self.min_seats == self.max_seats:
                room = str(self.min_seats)
            raise BadOptions(f"{self.key} is for {room} players, not {count}")
        return count

    def options(self, options: Mapping[str, Any] | Options | None = None) -> Options:
        if isinstance(options, Options):
            return options
        return build(self.options_type, options or {})

    def material(
        self, material: Material | Mapping[str, Any] | str | None = None
    ) -> Material | None:
        """The built-in material, or a replacement (struct, mapping or TOML), checked."""
        if self.material_type is None:
            if material is not None:
                raise BadMaterial(f"{self.key} has no material to replace")
            return None
        if material is None:
            return self.built_in_material
        if isinstance(material, str):
            material = read_toml(self.material_type, material)
        elif not isinstance(material, Material):
            material = convert(self.material_type, material)
        self.check(material)
        return material

    @functools.cached_property
    def built_in_material(self) -> Material:
        """The built-in material, read once."""
        assert self.material_type is not None
        text = self.folder.joinpath("material.toml").read_text(encoding="utf-8")
        own = read_toml(self.material_type, text)
        self.check(own)
        return own

    def choices(self, state: S) -> list[Choice]:
        """The legal actions of the seat to act, in all three forms."""
        return [
            Choice(action=action, text=self.show(action), move=self.move(action))
            for action in state.legal()
        ]

    def all_views(self, state: S) -> tuple[View, ...]:
        """What each seat sees: together they show every hand."""
        return tuple(self.view(state, seat) for seat in range(state.seats))

    def view_bytes(self, state: S, viewer: int | None) -> bytes:
        return view_bytes(self.view(state, viewer))

    def sees(self, audience: int, viewer: int | None) -> bool:
        return bool(audience & (SPECTATORS if viewer is None else 1 << viewer))

    def events(self, state: S, data: list[EventData], viewer: int | None) -> list[Event]:
        """What happened, as far as this viewer may know."""
        return [
            self.event(state, kind, args)
            for kind, audience, args in data
            if self.sees(audience, viewer)
        ]

    @property
    def folder(self) -> Traversable:
        return files(self.package)

    @property
    def rules_text(self) -> str:
        """The numbered rules in English, as Markdown."""
        return self.folder.joinpath("README.md").read_text(encoding="utf-8")

    def rules_languages(self) -> list[str]:
        """The languages with a translation of the rules, without English."""
        return [code for code in LANGUAGES if self.folder.joinpath(f"rules.{code}.md").is_file()]

    def rules_in(self, language: str) -> tuple[str, str]:
        """The rules in that language, or in English if there is no translation; and the
        language."""
        if language not in self.rules_languages():
            return self.rules_text.partition(END_OF_RULES)[0], "en"
        return self.folder.joinpath(f"rules.{language}.md").read_text(encoding="utf-8"), language

    @functools.cached_property
    def lesson(self) -> Lesson | None:
        """The first lesson, if the folder of the game has a `lesson.py`."""
        if find_spec(f"{self.package}.lesson") is None:
            return None
        found: Lesson = import_module(f"{self.package}.lesson").LESSON
        return found

    @functools.cached_property
    def lesson_texts(self) -> Texts:
        """The texts of the lesson and of the game, which the lesson may use."""
        return Texts(self.folder.joinpath("texts"), "lesson")


def key_of(options: Mapping[str, Any] | Options | None) -> object:
    """A key for options as they were given, quicker than reading them; None if they have none.

    The types are part of it: `True` equals 1 and is refused where a number is wanted.
    """
    if options is None or isinstance(options, Options):
        return (options,)
    try:
        key = tuple((name, type(value), value) for name, value in options.items())
        hash(key)
    except TypeError:  # a value that is a list, for instance
        return None
    return key


def game_in(package: str) -> Game[Any]:
    """The game of a package, which calls it `GAME`."""
    found: Game[Any] = import_module(package).GAME
    return found


@functools.cache
def texts_of(package: str) -> Texts:
    """The texts of a game, by its package."""
    return Texts(files(package).joinpath("texts"), "terms", "you")


def viewer_seat(viewer: int | None) -> int:
    """The viewer as `State.sample` expects it: NOBODY for a spectator."""
    return NOBODY if viewer is None else viewer


FRAME = ("viewer", "decision", "outcome")
"""Fields of every view that a terminal shows separately."""


def plain(value: Any, indent: str = "") -> str:
    """Format any view as lines of names and values."""
    lines = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in items:
        if not indent and name in FRAME:
            continue
        if isinstance(part, dict | list | tuple) and any(
            isinstance(x, dict | list | tuple) for x in _parts(part)
        ):
            lines.append(f"{indent}{name}:")
            lines.append(plain(part, indent + "  "))
        elif isinstance(part, dict):
            lines.append(f"{indent}{name}: " + ", ".join(f"{k} {v}" for k, v in part.items()))
        elif isinstance(part, list | tuple):
            lines.append(f"{indent}{name}: " + " ".join(str(x) for x in part))
        else:
            lines.append(f"{indent}{name}: {part}")
    return "\n".join(lines)


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)
