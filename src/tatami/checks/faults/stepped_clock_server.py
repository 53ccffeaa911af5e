"""A server whose wall clock can be set: `python -m … FILE`. The file holds milliseconds to add.

Setting the clock of the machine itself would disturb everything else that runs on it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tatami.server.operate import listen_address
from tatami.server.run import serve
from tatami.server.services import milliseconds
from tatami.server.settings import load


def main(file: str) -> None:
    step = Path(file)
    settings = load()
    listener = listen_address.open_socket(settings.host, settings.port)
    port = listener.getsockname()[1]

    def opened() -> None:
        print(f"Tatami is running at http://127.0.0.1:{port}/\nPress Ctrl+C to stop.", flush=True)

    serve(settings, [listener], opened, now=lambda: milliseconds() + int(step.read_text() or 0))


if __name__ == "__main__":
    main(sys.argv[1])
