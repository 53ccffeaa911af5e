"""The settings of a table: the rules have no variants, so there are none."""

from __future__ import annotations

from tatami.engine.options import Options


class VillageOptions(Options, frozen=True, kw_only=True):
    pass
