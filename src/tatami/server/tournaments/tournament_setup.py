"""How a tournament is set up when it is created. It never changes afterward."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

import tatami
from tatami.engine import TatamiError
from tatami.engine.options import changed
from tatami.server.tables.refusals import Refusal
from tatami.server.tables.table_setup import ClockSetup

Format = Literal["swiss", "round_robin", "rotating", "knockout", "arena"]
Teams = Literal["none", "players", "boards"]
"""`players`: everybody plays for themselves and the team, and members of one team never meet;
`boards`: team plays team, the first board of one against the first board of the other."""
DUELS = ("swiss", "round_robin", "knockout")
"""The formats for two players at a table."""
LATE = ("swiss", "rotating", "arena")
"""The formats that people can join while they run."""
MAX_ENTRANTS = 512
MAX_ROBIN = 40
"""Players of a round robin: everybody meets everybody."""
FutureTime = Annotated[int, Meta(ge=0, le=1 << 53)]


class NewTournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends to create a tournament."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: str
    format: Format
    seats: int = 2
    """Players at a table. Tables of a rotating tournament may have one more or less."""
    options: dict[str, Any] = {}
    clock: ClockSetup = ClockSetup()
    rounds: Annotated[int, Meta(ge=0, le=40)] = 0
    """0: as many as the format and the number of players suggest."""
    minutes: Annotated[int, Meta(ge=1, le=24 * 60)] = 60
    """How long an arena opens new tables."""
    starts: FutureTime | None = None
    """When it starts, in milliseconds since 1970; None: when its organizer says so."""
    automatic: bool = True
    """The next round begins automatically; otherwise when the organizer says so."""
    break_seconds: Annotated[int, Meta(ge=0, le=3600)] = 20
    """Between two automatic rounds."""
    fill: Literal["bye", "bot"] = "bye"
    """A player who cannot be paired gets a bye, or plays a bot in the free seat."""
    bot: str = "greedy"
    late: bool = True
    """People may join after the start, where the format allows it."""
    double: bool = False
    """Round robin: everybody meets everybody twice."""
    teams: Teams = "none"
    rated: bool = False
    public: bool = False
    """Listed for everybody, and so are its games."""


class TournamentSetup(NewTournament, frozen=True, kw_only=True, forbid_unknown_fields=False):
    organizer: str
    """The player who created it."""
    created: int
    least_seats: int = 2
    most_seats: int = 2
    """Of the game."""

    @property
    def takes_late(self) -> bool:
        return self.late and self.takes_back

    @property
    def takes_back(self) -> bool:
        """Who left can be paired again; in other formats that would change earlier rounds."""
        return self.format in LATE and self.teams != "boards"


def tournament_setup(wanted: NewTournament, organizer: str, now: int) -> TournamentSetup:
    """Raises Refusal for what does not fit together."""
    try:
        game = tatami.game(wanted.game)
        seats = game.check_seats(wanted.seats)
        options = changed(game.options(wanted.options))
    except TatamiError as error:
        raise Refusal("bad_tournament", str(error)) from None
    check_format(wanted, seats)
    if wanted.fill == "bot":
        check_bots(wanted, game)
    least, most = game.min_seats, game.max_seats
    given = {name: getattr(wanted, name) for name in NewTournament.__struct_fields__}
    given |= {"options": options, "seats": seats, "name": " ".join(wanted.name.split())}
    if not given["name"]:
        raise Refusal("bad_tournament", "the tournament has no name: enter one")
    return TournamentSetup(
        **given, organizer=organizer, created=now, least_seats=least, most_seats=most
    )


def check_format(wanted: NewTournament, seats: int) -> None:
    if wanted.format in DUELS and seats != 2:
        raise Refusal("bad_tournament", "this format is for tables of two: choose another one")
    if wanted.format == "rotating" and seats < 3:
        raise Refusal("bad_tournament", "rotating tables need three seats or more")
    if wanted.teams == "boards" and wanted.format not in ("swiss", "round_robin"):
        raise Refusal("bad_tournament", "team matches are played as Swiss or round robin")
    if wanted.teams != "none" and wanted.format == "knockout":
        raise Refusal("bad_tournament", "a knockout has no teams: choose another format")


def check_bots(wanted: NewTournament, game: Any) -> None:
    from tatami.bots import is_offered  # here: the browser edition has no tournaments

    if wanted.rated:
        raise Refusal("bad_tournament", "rated games have no bots: choose byes")
    if not is_offered(wanted.bot, game):
        raise Refusal("bad_tournament", f"there is no bot {wanted.bot!r}")
