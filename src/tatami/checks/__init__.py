"""Checks of an installed Tatami that anyone can run: `tatami check NAME`.

A check is a folder in here whose `__init__.py` defines `CHECK` (see `frame.Check`); it is found by
its folder. Modules beside the folders are shared by the checks.
"""
