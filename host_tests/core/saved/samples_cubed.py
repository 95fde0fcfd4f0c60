"""Saves of SET Cubed as they were written first, and what they must be read as, for ever; see save_samples.py.

FROZEN, as those are. The board is four numbers a die: cell, die, face, whether it is a WILD; dice laid and planned are three:
place in the hand, cell, face.
"""

from __future__ import annotations

from host_tests.core.saved.samples import Sample

SAMPLES = (
    Sample(
        "game-cubed",
        "game-cubed",
        """
        5452435401040000cb000000a00f000043007b227072616374696365223a302c227365617431223a332c227365617432223a2d312c227365
        617433223a2d312c227365617434223a2d312c227365617473223a327d01080200020102000001000100010040060000fc0800007e1a5d51
        b1db4000200301021d00181b0a23121f220724291325010809210f03100b0c1c19270d1e110415168f2016009017060091060b01037e1200
        6d1a01a01a030000000000004000050002261a28141a1a011204010000ff000100000000400202000e05020501000226b3b23e
        """,
        """
        number: 4000; choice practice: 0; choice seat1: 3; choice seat2: -1; choice seat3: -1; choice seat4: -1; choice
        seats: 2; cubed version: 1; cubed kind: 8; cubed seats: 2; practice: 0; cubed state: 2; player: 1; starter: 2;
        passed: 0; idle rounds: 0; turns: 1; cubed calls: 1; rolls: 1; cubed played: 1600; due: 2300; generator a: 6782;
        generator b: 20829; generator c: 56241; counter: 64; in the bag: 32; on the board: 3; laid: 1; planned: 2; bag:
        29 0 24 27 10 35 18 31 34 7 36 41 19 37 1 8 9 33 15 3 16 11 12 28 25 39 13 30 17 4 21 22; board: 143 32 22 0 144
        23 6 0 145 6 11 1; lies: 3 126 18; plan: 0 109 26 1 160 26; seat 1 cubed who: 3; seat 1 waits: 0; seat 1 last
        call: 0; seat 1 calls at: 1073741824; seat 1 best turn: 0; seat 1 hand: 5; seat 1 again: 0; seat 1 dice: 2 38 26
        40 20; seat 1 faces: 26 26 1 18 4; seat 1 rolls again: ; seat 1 points: 0; seat 2 cubed who: -1; seat 2 waits:
        0; seat 2 last call: 1; seat 2 calls at: 1073741824; seat 2 best turn: 2; seat 2 hand: 2; seat 2 again: 0; seat
        2 dice: 14 5; seat 2 faces: 2 5; seat 2 rolls again: ; seat 2 points: 2
        """,
    ),
    Sample(
        "game-cubed choosing",
        "game-cubed",
        """
        5452435401040000fa000000a10f000042007b227072616374696365223a302c227365617431223a2d312c227365617432223a302c227365
        617433223a2d312c227365617434223a322c227365617473223a347d010804000304030000040001000100983500009835000048f5683b82
        dc54000e0800001d00181b0a23121f2207242913258a061a018b261a008c021a008d0d1a008e0c14008f1617009015030091040d01ff0000
        00000000400505001a281409080112041419010005000000005c1c000007050020170e05011606020509010007ff00010000000040020501
        111e0b100303020e0e0601010002020000000000004003050027191c0f210c180c09190100034a377ca8
        """,
        """
        number: 4001; choice practice: 0; choice seat1: -1; choice seat2: 0; choice seat3: -1; choice seat4: 2; choice
        seats: 4; cubed version: 1; cubed kind: 8; cubed seats: 4; practice: 0; cubed state: 3; player: 4; starter: 3;
        passed: 0; idle rounds: 0; turns: 4; cubed calls: 1; rolls: 1; cubed played: 13720; due: 13720; generator a:
        62792; generator b: 15208; generator c: 56450; counter: 84; in the bag: 14; on the board: 8; laid: 0; planned:
        0; bag: 29 0 24 27 10 35 18 31 34 7 36 41 19 37; board: 138 6 26 1 139 38 26 0 140 2 26 0 141 13 26 0 142 12 20
        0 143 22 23 0 144 21 3 0 145 4 13 1; lies: ; plan: ; seat 1 cubed who: -1; seat 1 waits: 0; seat 1 last call: 0;
        seat 1 calls at: 1073741824; seat 1 best turn: 5; seat 1 hand: 5; seat 1 again: 0; seat 1 dice: 26 40 20 9 8;
        seat 1 faces: 1 18 4 20 25; seat 1 rolls again: ; seat 1 points: 5; seat 2 cubed who: 0; seat 2 waits: 0; seat 2
        last call: 0; seat 2 calls at: 7260; seat 2 best turn: 7; seat 2 hand: 5; seat 2 again: 0; seat 2 dice: 32 23 14
        5 1; seat 2 faces: 22 6 2 5 9; seat 2 rolls again: ; seat 2 points: 7; seat 3 cubed who: -1; seat 3 waits: 0;
        seat 3 last call: 1; seat 3 calls at: 1073741824; seat 3 best turn: 2; seat 3 hand: 5; seat 3 again: 1; seat 3
        dice: 17 30 11 16 3; seat 3 faces: 3 2 14 14 6; seat 3 rolls again: 1; seat 3 points: 2; seat 4 cubed who: 2;
        seat 4 waits: 0; seat 4 last call: 0; seat 4 calls at: 1073741824; seat 4 best turn: 3; seat 4 hand: 5; seat 4
        again: 0; seat 4 dice: 39 25 28 15 33; seat 4 faces: 12 24 12 9 25; seat 4 rolls again: ; seat 4 points: 3
        """,
    ),
    Sample(
        "game-cubed before the start",
        "game-cubed",
        """
        5452435401040000cf000000a20f000043007b227072616374696365223a312c227365617431223a2d312c227365617432223a2d312c2273
        65617433223a332c227365617434223a2d312c227365617473223a337d0108030100000000000000010001000000000040060000537b3ed5
        58a247001b0000000a0128141b0d20180e091705101d0c29241327001e0f1512260716ff0101000000004000050022030621040b01021319
        010000ff00000000000040000500111c1a02191a14030418010000030000005f0b0000000500230b1f0825050b1a130a010000bc983f15
        """,
        """
        number: 4002; choice practice: 1; choice seat1: -1; choice seat2: -1; choice seat3: 3; choice seat4: -1; choice
        seats: 3; cubed version: 1; cubed kind: 8; cubed seats: 3; practice: 1; cubed state: 0; player: 0; starter: 0;
        passed: 0; idle rounds: 0; turns: 0; cubed calls: 1; rolls: 1; cubed played: 0; due: 1600; generator a: 31571;
        generator b: 54590; generator c: 41560; counter: 71; in the bag: 27; on the board: 0; laid: 0; planned: 0; bag:
        10 1 40 20 27 13 32 24 14 9 23 5 16 29 12 41 36 19 39 0 30 15 21 18 38 7 22; board: ; lies: ; plan: ; seat 1
        cubed who: -1; seat 1 waits: 1; seat 1 last call: 1; seat 1 calls at: 1073741824; seat 1 best turn: 0; seat 1
        hand: 5; seat 1 again: 0; seat 1 dice: 34 3 6 33 4; seat 1 faces: 11 1 2 19 25; seat 1 rolls again: ; seat 1
        points: 0; seat 2 cubed who: -1; seat 2 waits: 0; seat 2 last call: 0; seat 2 calls at: 1073741824; seat 2 best
        turn: 0; seat 2 hand: 5; seat 2 again: 0; seat 2 dice: 17 28 26 2 25; seat 2 faces: 26 20 3 4 24; seat 2 rolls
        again: ; seat 2 points: 0; seat 3 cubed who: 3; seat 3 waits: 0; seat 3 last call: 0; seat 3 calls at: 2911;
        seat 3 best turn: 0; seat 3 hand: 5; seat 3 again: 0; seat 3 dice: 35 11 31 8 37; seat 3 faces: 5 11 26 19 10;
        seat 3 rolls again: ; seat 3 points: 0
        """,
    ),
)
