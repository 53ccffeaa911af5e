"""`python -m tools.docs [--out DIR] [--serve]`: builds the docs site, and shows it."""

from __future__ import annotations

import argparse
import functools
import http.server
import sys
import time
from pathlib import Path

from tools.docs.build import SERVED, DocsError, build_docs


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py docs", description="Build the docs site.")
    parser.add_argument("--out", type=Path, default=SERVED, metavar="DIR", help="write it here")
    parser.add_argument("--serve", action="store_true", help="then show it on this machine")
    args = parser.parse_args()
    began = time.monotonic()
    try:
        sizes = build_docs(args.out)
    except DocsError as error:
        print(error, file=sys.stderr)
        return 1
    pages = sum(name.endswith(".html") for name in sizes)
    total, seconds = sum(sizes.values()) / 1e6, time.monotonic() - began
    print(f"{pages} pages, {len(sizes)} files, {total:.1f} MB, {seconds:.0f} s: {args.out}")
    return serve(args.out) if args.serve else 0


def serve(folder: Path) -> int:
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 8001), handler) as server:
        print("http://127.0.0.1:8001/ (press Ctrl+C to stop)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
