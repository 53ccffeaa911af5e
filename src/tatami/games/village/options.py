"""The settings of a table: none, since the rules have no variants."""

from __future__ import annotations

from tatami.engine.options import Options


class VillageOptions(Options, frozen=True, kw_only=True):
    pass
