"""Tournaments: round robin, Swiss, rotating tables, knockout and arena, for people and teams."""
