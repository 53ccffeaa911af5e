"""Builds the docs site: `python3 dev.py docs`, or `python -m tools.docs` with the dev group."""
