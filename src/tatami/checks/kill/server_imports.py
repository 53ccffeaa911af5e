"""What a server imports, so that copies of this process need not."""

import contextlib

import tatami.server.run
import tatami.server.store.migrate
from tatami.registry import BUILT_IN_GAMES

with contextlib.suppress(ImportError):
    import tatami.server.store.postgres

for key in BUILT_IN_GAMES:
    tatami.game(key)
