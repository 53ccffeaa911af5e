"""Why the server refuses a request: one table of codes for the socket and the HTTP routes."""

from __future__ import annotations

from typing import Any, NamedTuple


class RefusalKind(NamedTuple):
    """What a code means to an HTTP client, and the Fluent message that explains it to a player."""

    status: int
    text_key: str


STATUS_OF_CODE: dict[str, int] = {
    # Who may do it.
    "nobody": 401, "no_account": 401, "has_account": 409, "not_seated": 403, "not_host": 403,
    "not_yours": 403, "unwelcome": 403, "wrong_password": 403, "rated": 400, "yourself": 400,
    "suspended": 403, "admin": 400,
    # Accounts and their names.
    "registration": 403, "invitation": 403, "guests": 403, "quota": 403, "public": 403,
    "name": 400, "name_taken": 409, "password": 400, "no_such_person": 404, "no_person": 400,
    "too_many": 400, "no_handle": 404, "no_line": 404,
    "no_challenge": 403, "no_invitation": 404,
    # Seats.
    "no_seat": 400, "seated": 400, "taken": 400, "full": 400, "not_full": 400,
    "yours_already": 400, "wrong_code": 400, "old_code": 400, "seat_only": 403, "no_bot": 400,
    # Games.
    "not_your_turn": 400, "illegal": 400, "look_again": 409, "wrong_time": 400,
    "not_started": 400, "no_hints": 400, "no_rematch": 400, "no_order": 400,
    "nothing_to_undo": 400, "revealed": 400, "offer_open": 400, "no_offer": 400,
    "nobody_to_agree": 400, "no_moment": 400, "no_claim": 409, "too_early": 400,
    "chat_full": 403, "sealed": 403, "one_try": 400, "other_table": 400, "no_deal": 404,
    "no_duplicate": 404,
    # Tournaments.
    "no_tournament": 404, "bad_tournament": 400, "not_organizer": 403, "too_few_players": 400,
    "too_many_players": 400, "already_joined": 409, "joining_closed": 403, "no_team": 400,
    "not_host_of_evening": 403, "too_many_tournaments": 403,
    # Tables and files.
    "no_table": 404, "moved": 410, "bad_table": 400, "broken": 400, "held": 403,
    "version": 400,
    "bad_record": 400, "no_analysis": 404, "too_complex": 400, "no_puzzle": 404,
    # Notifications.
    "address": 400, "bad_link": 400, "no_channel": 404, "no_zone": 400, "not_offered": 400,
    "not_sent": 503, "unconfirmed": 400,
    # The request itself, and the state of the server.
    "malformed": 400, "empty": 400, "http": 400, "slow_down": 429, "busy": 503,
    "going_down": 503, "internal": 500, "offline": 503,
}  # fmt: skip

REFUSALS: dict[str, RefusalKind] = {
    code: RefusalKind(status, f"refused-{code}") for code, status in STATUS_OF_CODE.items()
}


class Refusal(Exception):
    """A request that the server does not carry out. `sentence` says why, in English."""

    def __init__(self, code: str, sentence: str, **details: Any) -> None:
        super().__init__(sentence)
        assert code in REFUSALS, f"add the code {code!r} to the table of refusals"
        self.code = code
        self.sentence = sentence
        self.details = details

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return REFUSALS[self.code].status
