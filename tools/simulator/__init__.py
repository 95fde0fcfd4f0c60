"""The simulator: the real firmware on MicroPython's unix port, with hardware that stands in at the level of registers.

`python -m tools.simulator --board NAME` plays it; tests use `Simulator`.
"""

from tools.simulator.interpreter import run_script
from tools.simulator.process import SimulatorError
from tools.simulator.session import Simulator

__all__ = ["Simulator", "SimulatorError", "run_script"]
