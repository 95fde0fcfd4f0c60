"""What every board freezes into its image. Each board's manifest.py includes this file with its own folder's path."""
# ruff: noqa: F821  # freeze and options are given by MicroPython's tools/manifestfile.py

import os
import runpy
import sys

# this file's folder is the working directory while it is read
firmware = os.path.abspath("../firmware")
sys.path.insert(0, firmware)
from tercet import device  # noqa: E402

width, height = device.picture(runpy.run_path(os.path.join(options.board_dir, "board.py"))["DISPLAY"])
faces = "tercet/ui/faces/faces_"

modules = []
for folder, _, names in os.walk(firmware):
    if "tercet/device/web" not in folder.replace(os.sep, "/"):  # what a page in a browser has in place of device/rp2
        modules += [os.path.relpath(os.path.join(folder, name), firmware) for name in names if name.endswith(".py")]

# card faces are drawn for one size of panel: those of the others would only fill the flash
sizes = [name for name in modules if name.startswith(faces)]
wanted = f"{faces}{width}x{height}.py"
if sizes and wanted not in sizes:
    raise ValueError(f"firmware/{wanted} is missing: make the card faces of a {width}x{height} panel (make assets)")

# plain twins of what is Thumb code on these chips: they run where there is no Thumb compiler
elsewhere = ("tercet/device/rp2/expand.py", "tercet/device/rp2/wire.py", "tercet/ui/mask.py")
left_out = {*sizes, *elsewhere} - {wanted}
folders = {name: firmware for name in modules if name not in left_out} | {"board.py": options.board_dir}
# a file of ours with the same name takes the place of the port's; _boot_fat.py is for another file system
folders = dict.fromkeys(("_boot.py", "rp2.py"), "$(PORT_DIR)/modules") | folders

for name in sorted(folders):  # find_frozen.c searches for a name where the order of all of them says
    freeze(folders[name], name)
