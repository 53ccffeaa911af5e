"""Who plays whom: pure functions of a tournament, the same for the same entries."""
