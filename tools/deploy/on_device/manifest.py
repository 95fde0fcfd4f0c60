"""What is frozen into MicroPython with a ROM partition: the port's own modules, and a start that formats only a blank disk."""
# ruff: noqa: F821  # freeze is given by MicroPython's tools/manifestfile.py

freeze(".", ("_boot.py", "disk.py"))
freeze("$(PORT_DIR)/modules", ("rp2.py",))
