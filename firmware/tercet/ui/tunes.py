"""What is heard and what the lamp shows: a screen names it, the device plays it.

A phrase is hertz (0: a rest) and milliseconds of each note in turn; a piezo is at its best between 500 and 4000 hertz. A
light is (red, green, blue, milliseconds), the parts 0..65535: lamps of this kind dazzle at a tenth of that.
"""

# Notes of the scale of C, in hertz; the number is the octave
_E4, _G4, _G5, _A5 = 330, 392, 784, 880
_C6, _D6, _E6, _G6, _A6, _C7 = 1047, 1175, 1319, 1568, 1760, 2093

MOVE = (_A6, 10)
CHOOSE = (_G6, 25)
RIGHT = (_C6, 70, _E6, 130)
WRONG = (_G4, 90, _E4, 150)
NEUTRAL = (_C6, 40, 0, 40, _C6, 40)
DEAL = (_G5, 14, 0, 30, _A5, 14, 0, 30, _C6, 14)
LEVEL = (_C6, 70, _E6, 70, _G6, 70, _C7, 160)
END = (_G6, 90, _E6, 90, _C6, 90, _D6, 90, _C7, 220)
CALL = (_C7, 90)
HURRY = (_E6, 35)

GREEN = (0, 4000, 0, 350)
RED = (5000, 0, 0, 350)
AMBER = (4000, 1500, 0, 120)
