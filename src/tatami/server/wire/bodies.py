"""Bodies of HTTP requests and answers that several rooms share."""

from __future__ import annotations

import msgspec


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of posted JSON bodies."""


class EmptyBody(Form, frozen=True, kw_only=True):
    """An empty object. It is still JSON, which a form of another site cannot send."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The request was carried out; there is nothing else to say."""
