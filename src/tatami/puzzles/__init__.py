"""Puzzles are mined from games between bots, and verified by an independent, deeper search."""
