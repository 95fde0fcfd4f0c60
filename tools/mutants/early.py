"""A plugin of pytest for one run: a module of the rules core has a fault when it is imported (runner.py starts it)."""

from tools.mutants.runner import import_early

import_early()
