"""Saves of what version 1.1 brought: progress, and a course of Practice. FROZEN, as in samples.py."""

from __future__ import annotations

from host_tests.core.saved.samples import Sample

PROGRESS_SAMPLES = (
    Sample(
        "progress",
        "progress",
        """
        5452435401070000e600000001030000000900000034001f006c0001020003ff01003f420f003f420f000204ff0400010000000200000004
        00000006000000080000000a0000000c0000000c00000001010204ff0300030000000300000007000000070000000b0000000b000000a800
        040085f8ffff66fbffff25fbffffc6f8fffffd0700001aedffffb5ecffff36070000210033001e00360015003600200034001b0039001a00
        3a001c002f00110043000a0014002500110082e202008f44090083e301008e430a00a6490400f21707007be6030096400800010303082000
        0003284d54a10000000408ffffffff1b1f231ac6779a
        """,
        """
        progress version: 1; puzzles in a row: 3; best in a row: 9; clean bytes: 52; helped bytes: 31; coach
        bytes: 108; clean solved version: 1; clean kinds: 2; clean kind 1: 0 3 -1 1; clean kind 1 run 1: 999999
        999999; clean kind 2: 2 4 -1 4; clean kind 2 run 1: 1 2; clean kind 2 run 2: 4 6; clean kind 2 run 3: 8
        10; clean kind 2 run 4: 12 12; helped solved version: 1; helped kinds: 1; helped kind 1: 2 4 -1 3;
        helped kind 1 run 1: 3 3; helped kind 1 run 2: 7 7; helped kind 1 run 3: 11 11; coach SETs: 168; coach
        games: 4; evidence number same: -1915; evidence number different: -1178; evidence colour same: -1243;
        evidence colour different: -1850; evidence shading same: 2045; evidence shading different: -4838;
        evidence shape same: -4939; evidence shape different: 1846; taken number same: 33; taken number
        different: 51; taken colour same: 30; taken colour different: 54; taken shading same: 21; taken shading
        different: 54; taken shape same: 32; taken shape different: 52; missed number same: 27; missed number
        different: 57; missed colour same: 26; missed colour different: 58; missed shading same: 28; missed
        shading different: 47; missed shape same: 17; missed shape different: 67; missed level 1: 10; missed
        level 2: 20; missed level 3: 37; missed level 4: 17; time number same: 189058; time number different:
        607375; time colour same: 123779; time colour different: 672654; time shading same: 280998; time shading
        different: 464882; time shape same: 255611; time shape different: 540822; last kind: 1; last skill: 3;
        last SETs: 3; SET 1: 8200 3 40 77; SET 2: 41300 0 4 8; SET 3: -1 27 31 35
        """,
    ),
    Sample(
        "course",
        "game-practice",
        """
        5452435401040000e000000040e2010042007b22636f6e7374616e74223a2d312c22636f756e74223a302c226665617475726573223a302c
        2273616964223a22416476616e636564222c22736b696c6c223a327d01050204ffff00060006000000010005000000b805010000000000f4
        fb00000077a1cec02c6310030628230000e4250000a02800005c2b0000182e0000d4300000010c010c251e194f22344a471233093d450001
        020304050607080a0b0c0d0e0f10111314151617181a1b1c1d1f20212324262728292a2b2c2d2e2f30313235363738393a3b3c3e3f404142
        4344454648494b4c4d4e5000e1bec82a
        """,
        """
        number: 123456; choice constant: -1; choice count: 0; choice features: 0; choice said: Advanced; choice
        skill: 2; version: 1; kind of game: 5; skill: 2; wanted features: 4; wanted constant: -1; constant: -1;
        fixed: 0; found: 6; progress: 6; wrong: 0; hints: 1; target: 5; played: 67000; penalty: 0; last set:
        64500; over: 0; generator a: 41335; generator b: 49358; generator c: 25388; counter: 784; times of
        tables: 9000 9700 10400 11100 11800 12500; shown: 1; base: 12; endless: 1; cells: 37 30 25 79 34 52 74
        71 18 51 9 61; stock: 0 1 2 3 4 5 6 7 8 10 11 12 13 14 15 16 17 19 20 21 22 23 24 26 27 28 29 31 32 33
        35 36 38 39 40 41 42 43 44 45 46 47 48 49 50 53 54 55 56 57 58 59 60 62 63 64 65 66 67 68 69 70 72 73 75
        76 77 78 80; taken:
        """,
    ),
)
