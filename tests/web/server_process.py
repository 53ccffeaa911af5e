"""A server in its own process, with the game of the tests in addition to the built-in games.

python -m tests.web.server_process FOLDER PORT BASE_PATH OWN_GAME SECRET EVENING
"""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.crane import install

ROOT = Path(__file__).parent.parent.parent
TIMEOUT = 60.0


class Server:
    def __init__(
        self,
        data: Path,
        base_path: str = "",
        own_game: bool = True,
        secret: str = "",
        evening: bool = False,
    ) -> None:
        self.data = data
        self.evening = evening
        """For a club evening, whose host needs no account."""
        self.secret = secret
        """Of every deal; random if empty."""
        self.own_game = own_game
        self.base_path = base_path
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.base_path}/"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.server_process", str(self.data), str(self.port)]
        command += [self.base_path, "crane" if self.own_game else "", self.secret]
        command += ["evening" if self.evening else ""]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + TIMEOUT
        while not self.answers():
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(data: str, port: str, base_path: str, own_game: str, secret: str, evening: str) -> None:
    from tatami.engine import fair_deals
    from tatami.server.people import rate_limits
    from tatami.server.run import serve
    from tatami.server.settings import load

    if own_game:
        # By its entry point, so that the processes of bots find it too.
        sys.path.append(str(install(Path(data) / "site")))
    # All visitors of all tests have the same address.
    rate_limits.PER_ADDRESS["sign_up"] = rate_limits.Rate(1000, 1000)
    if secret:
        fair_deals.draw_secret = lambda: secret
    serve(
        load(
            {},
            data=data,
            port=int(port),
            base_path=base_path,
            workers=1,
            request_workers=1,
            log_level="warning",
            evening=bool(evening),
        )
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
