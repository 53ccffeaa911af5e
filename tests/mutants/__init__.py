"""Do the rule tests of a game notice a wrong rule? Run `python -m tests.mutants GAME`."""
