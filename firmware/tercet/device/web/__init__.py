"""A page in a browser, in the place of rp2/: MicroPython runs there as WebAssembly. `page` is what its script offers
(tools/web/page/machine.js); only numbers and strings go to and fro, and memory by its address.
"""
