"""Quiet hours, as the clock on the player's wall shows them."""

from __future__ import annotations

import datetime
import functools
import zoneinfo

from tatami.server.tables.refusals import Refusal

DAY = datetime.timedelta(days=1)


@functools.cache
def zone_named(name: str) -> zoneinfo.ZoneInfo:
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("no_zone", "there is no such time zone") from None


def quiet_until(now: int, zone: str, start: int | None, end: int | None) -> int | None:
    """When the quiet hours that it is now in are over; None if it is not in any.

    `start` and `end` are minutes after midnight; the hours may go over midnight.
    """
    if start is None or end is None or start == end:
        return None
    there = datetime.datetime.fromtimestamp(now / 1000, zone_named(zone))
    minute = there.hour * 60 + there.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    day = there if minute < end else there + DAY
    over = day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    return int(over.timestamp() * 1000)
