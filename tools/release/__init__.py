"""Makes a release: `python3 dev.py release`, the same commands on your machine and in CI."""
