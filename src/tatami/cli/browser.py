"""Opens the home page once the server answers, where there is a screen to show it on."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser

import msgspec

from tatami.server.settings import Settings

PATIENCE = 30.0


def show_when_up(settings: Settings) -> Settings:
    """The settings with a port that is free; the browser follows when the server is up."""
    if not is_free(settings.host, settings.port):
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
    url = f"http://{settings.host}:{settings.port}{settings.base_path}/"
    print(f"Tatami is at {url}  (Ctrl-C ends it)", flush=True)
    threading.Thread(target=open_page, args=(settings, url), daemon=True).start()
    return settings


def open_page(settings: Settings, url: str) -> None:
    until = time.monotonic() + PATIENCE
    while is_free(settings.host, settings.port) and time.monotonic() < until:
        time.sleep(0.1)
    if has_screen():
        webbrowser.open(url)


def has_screen() -> bool:
    """Without one, `webbrowser` would put a text browser over this terminal."""
    names = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in names)


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex((host, port)) != 0


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
