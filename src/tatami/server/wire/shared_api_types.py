"""Request and response bodies that several groups of routes share."""

from __future__ import annotations

import msgspec


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of JSON request bodies; unknown fields are refused."""


class EmptyBody(Form, frozen=True, kw_only=True):
    """An empty JSON object. A form of another site cannot send JSON."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The request was carried out."""
