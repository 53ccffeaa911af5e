"""Puts a mutant in the place of the imported rules."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any

from tests.mutants.mutant import Mutant


def change_rules(package: str, mutant: Mutant) -> None:
    """Give the functions of the imported module the code of the changed source."""
    name = f"{package}.{mutant.path.stem}"
    changed = ModuleType(name)
    changed.__file__ = str(mutant.path)
    changed.__package__ = package
    exec(compile(mutant.source(), str(mutant.path), "exec"), changed.__dict__)
    replace_code(name, vars(sys.modules[name]), vars(changed))


def replace_code(module: str, present: Mapping[str, Any], changed: Mapping[str, Any]) -> None:
    for name, value in list(changed.items()):
        if getattr(value, "__module__", None) != module and not isinstance(value, property):
            continue
        if isinstance(value, type):
            replace_code(module, vars(present[name]), vars(value))
        elif isinstance(function_in(value), FunctionType):
            function_in(present[name]).__code__ = function_in(value).__code__


def function_in(value: Any) -> Any:
    """Without what is wrapped around it: a property, a cache."""
    if isinstance(value, property):
        return value.fget
    return function_in(value.__wrapped__) if hasattr(value, "__wrapped__") else value
