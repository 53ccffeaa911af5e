"""How many files and sockets this process may have open, and how many connections fit into that."""

from __future__ import annotations

import contextlib

OWN_FILES = 128
"""Descriptors for the database, worker processes, notifications and logs."""
ACCEPTED_AT_ONCE = 16
"""Connections that the event loop accepts before it looks at them."""
RESERVED = OWN_FILES + 6 * ACCEPTED_AT_ONCE
"""Descriptors that clients never get: those accepted and not yet counted are among them."""
MOST_FILES = 1 << 20
"""Some systems call their limit infinite and refuse to set it so."""
FEWEST_CONNECTIONS = 64


def raise_limit() -> int:
    """Allow this process as many open files as the system lets it have; returns the number."""
    try:
        import resource  # not on Windows
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def connections_that_fit(files: int) -> int:
    """How many connections clients may hold, so that `files` descriptors suffice for all."""
    return max(FEWEST_CONNECTIONS, files - RESERVED)
