"""Quiet hours in the time zone of the player."""

from __future__ import annotations

import datetime
import functools
import zoneinfo

from tatami.server.tables.refusals import Refusal

DAY = datetime.timedelta(days=1)


@functools.cache
def time_zone(name: str) -> zoneinfo.ZoneInfo:
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal(
            "no_zone", "this time zone does not exist: use a name such as Europe/Amsterdam"
        ) from None


def quiet_until(now: int, zone: str, start: int | None, end: int | None) -> int | None:
    """When the current quiet hours end; None outside quiet hours.

    `start` and `end` are minutes after midnight; the interval may include midnight.
    """
    if start is None or end is None or start == end:
        return None
    local = datetime.datetime.fromtimestamp(now / 1000, time_zone(zone))
    minute = local.hour * 60 + local.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    day = local if minute < end else local + DAY
    quiet_end = day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    return int(quiet_end.timestamp() * 1000)
