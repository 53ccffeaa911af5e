"""The games as environments of other libraries: PettingZoo, Gymnasium and OpenSpiel.

Each module needs its library: `pip install 'tatami-games[rl]'` for PettingZoo and Gymnasium,
`pip install 'tatami-games[openspiel]'` for OpenSpiel.
"""
