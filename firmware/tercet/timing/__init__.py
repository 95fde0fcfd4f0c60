"""What the handheld's parts do over time, without any hardware: keys that bounce and repeat, light that dims, phrases of notes,
a lamp that goes out, a battery that empties. What drives the parts themselves is in device/.
"""
