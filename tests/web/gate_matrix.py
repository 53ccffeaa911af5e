"""A matrix of languages, themes and window sizes, of which the gate shows the hardest.

That every language has every text is a test without a browser. French is the longest, so it shows
what does not fit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

LONGEST = "fr"
"""The language with the longest texts."""


def rest_is_long(all_values: Iterable[Any], *kept: Any) -> list[Any]:
    """All values as parameters; those that are not kept only run with `dev.py test --long`."""
    parts = [value if isinstance(value, tuple) else (value,) for value in all_values]
    marks = [() if one in kept or one[0] in kept else (pytest.mark.long,) for one in parts]
    return [pytest.param(*one, marks=mark) for one, mark in zip(parts, marks, strict=True)]
