"""Saves of the dice games as they first were, and what they must be read as, for ever: as save_samples.py, and as frozen."""

from __future__ import annotations

from host_tests.core.saved.samples import Sample

DICE_SAMPLES = (
    Sample(
        "game-speed",
        "game-speed",
        """
        5452435401040000340100004d0000003e007b227069636b223a372c227365617431223a2d312c227365617432223a312c22736561743322
        3a332c227365617434223a2d312c227365617473223a337d0109030702010118000000efcb0000c3e300006bc8000000000000f86218ae8d
        e15102ff00000000000018000000020000000000010000000000001400000002010003000e030000000d0000000e00000024000000bfd701
        000d000000110000001d00000033e80000220000002300000029000000ef100100000000000300000000000017000000020b0008000e0300
        000001000000020000001600000095cc0000020000001c0000002800000064e80000170000002400000028000000f9df0000000000000714
        1b1a04180e0d1901120e030906171a090109180b0702081302181609190c13091310151413141b1b7cbb61ec
        """,
        """
        number: 77; choice pick: 7; choice seat1: -1; choice seat2: 1; choice seat3: 3; choice seat4: -1; choice seats:
        3; speed version: 1; speed kind: 9; seats: 3; pick: 7; round: 2; state: 1; caller: 1; calls: 24; played: 52207;
        deadline: 58307; busy: 51307; asked: 0; generator a: 25336; generator b: 44568; generator c: 57741; counter:
        593; seat 1 who: -1; seat 1 points: 0; seat 1 SETs: 0; seat 1 owed: 0; seat 1 locked: 0; seat 1 agreed: 0; seat
        1 called: 24; seat 1 rounds past: 2; seat 1 history: 0 0; seat 1 thoughts: ; seat 2 who: 1; seat 2 points: 0;
        seat 2 SETs: 0; seat 2 owed: 0; seat 2 locked: 0; seat 2 agreed: 0; seat 2 called: 20; seat 2 rounds past: 2;
        seat 2 history: 1 3; seat 2 thoughts: 3 13 14 36 120767 13 17 29 59443 34 35 41 69871 0; seat 3 who: 3; seat 3
        points: 0; seat 3 SETs: 0; seat 3 owed: 0; seat 3 locked: 0; seat 3 agreed: 0; seat 3 called: 23; seat 3 rounds
        past: 2; seat 3 history: 11 8; seat 3 thoughts: 3 1 2 22 52373 2 28 40 59492 23 36 40 57337 0; faces: 7 20 27 26
        4 24 14 13 25 1 18 14 3 9 6 23 26 9 1 9 24 11 7 2 8 19 2 24 22 9 25 12 19 9 19 16 21 20 19 20 27 27
        """,
    ),
    Sample(
        "game-speed tie-break",
        "game-speed",
        """
        5452435401040000ee0000004e0000003f007b227069636b223a352c227365617431223a2d312c227365617432223a2d312c227365617433
        223a302c227365617434223a2d312c227365617473223a337d0109030505000009000000c08a000000000000ac8a0000dc8200001e33d9c0
        2c374502ff00000000000008000000050400000000000000000000ff00000000000009000000050400000000000000000000000000000001
        000100000005010000000000000000000e030000000000000001000000050000004c8b0000020000000300000006000000a0aa0000020000
        0005000000080000004d9900000000000019190a0d0b19100504780d8136
        """,
        """
        number: 78; choice pick: 5; choice seat1: -1; choice seat2: -1; choice seat3: 0; choice seat4: -1; choice seats:
        3; speed version: 1; speed kind: 9; seats: 3; pick: 5; round: 5; state: 0; caller: 0; calls: 9; played: 35520;
        deadline: 0; busy: 35500; asked: 33500; generator a: 13086; generator b: 49369; generator c: 14124; counter:
        581; seat 1 who: -1; seat 1 points: 0; seat 1 SETs: 0; seat 1 owed: 0; seat 1 locked: 0; seat 1 agreed: 0; seat
        1 called: 8; seat 1 rounds past: 5; seat 1 history: 4 0 0 0 0; seat 1 thoughts: ; seat 2 who: -1; seat 2 points:
        0; seat 2 SETs: 0; seat 2 owed: 0; seat 2 locked: 0; seat 2 agreed: 0; seat 2 called: 9; seat 2 rounds past: 5;
        seat 2 history: 4 0 0 0 0; seat 2 thoughts: ; seat 3 who: 0; seat 3 points: 0; seat 3 SETs: 0; seat 3 owed: 0;
        seat 3 locked: 1; seat 3 agreed: 0; seat 3 called: 1; seat 3 rounds past: 5; seat 3 history: 1 0 0 0 0; seat 3
        thoughts: 3 0 1 5 35660 2 3 6 43680 2 5 8 39245 0; faces: 25 25 10 13 11 25 16 5 4
        """,
    ),
    Sample(
        "game-crossword",
        "game-crossword",
        """
        5452435401040000be0100004f00000041007b227072616374696365223a302c227365617431223a2d312c227365617432223a302c227365
        617433223a322c227365617434223a332c227365617473223a347d010a04000000000000de76000000000000000000001830f8ca5c2e8f00
        ff0000000a000100000000250846081d05ff05110bff0b2812ff120c0cff0c150eff0e1c14ff141b07ff07030dff0d0d12ff120000000000
        0a000000000a01020000000022094d091e0e4e0e170bff0b1019ff191404ff040113ff131213ff130e05ff05021b4f101a19ff1950090000
        0000000ad66f0000030a010134dc03001f47cd5c802f1500020000000b0005000000000805ff050b064d0629044e04181242120609ff0905
        0a410a1917591700115a1116024f02040fff0f1f19ff1900000000000a281e0000030a30250000050a34530000070aa4530000070b0303e8
        8c000086ab466baa241800030000000b000700000000240a400a23184d1821004e00090641062009fe09270c4f0c26174217071850180f0d
        290d0a08ff081314351400000000000ab1070000030a851d0000060a82340000070ae9380000070b844b0000090bd47600000a0b02049eaa
        0000df370596b1fb1f0047c64103
        """,
        """
        number: 79; choice practice: 0; choice seat1: -1; choice seat2: 0; choice seat3: 2; choice seat4: 3; choice
        seats: 4; crossword version: 1; crossword kind: 10; seats: 4; practice: 0; round: 0; state: 0; turn: 0; hints:
        0; drawn: 0; spent: 30430; rounds spent: 0; first done: 0; generator a: 12312; generator b: 51960; generator c:
        11868; counter: 143; seat 1 builder: -1; seat 1 points: 0; seat 1 rounds past: 0; seat 1 dice: 10; seat 1
        guests: 0; seat 1 moments: 1; seat 1 done: 0; seat 1 history: ; seat 1 dice 1: 37 8 70 8; seat 1 dice 2: 29 5
        255 5; seat 1 dice 3: 17 11 255 11; seat 1 dice 4: 40 18 255 18; seat 1 dice 5: 12 12 255 12; seat 1 dice 6: 21
        14 255 14; seat 1 dice 7: 28 20 255 20; seat 1 dice 8: 27 7 255 7; seat 1 dice 9: 3 13 255 13; seat 1 dice 10:
        13 18 255 18; seat 1 moments 1: 0 0 10; seat 2 builder: 0; seat 2 points: 0; seat 2 rounds past: 0; seat 2 dice:
        10; seat 2 guests: 1; seat 2 moments: 2; seat 2 done: 0; seat 2 history: ; seat 2 dice 1: 34 9 77 9; seat 2 dice
        2: 30 14 78 14; seat 2 dice 3: 23 11 255 11; seat 2 dice 4: 16 25 255 25; seat 2 dice 5: 20 4 255 4; seat 2 dice
        6: 1 19 255 19; seat 2 dice 7: 18 19 255 19; seat 2 dice 8: 14 5 255 5; seat 2 dice 9: 2 27 79 16; seat 2 dice
        10: 26 25 255 25; seat 2 guests 1: 80 9; seat 2 moments 1: 0 0 10; seat 2 moments 2: 28630 3 10; seat 2 does: 1;
        seat 2 laid: 1; seat 2 due: 252980; seat 2 mind a: 18207; seat 2 mind b: 23757; seat 2 mind c: 12160; seat 2
        mind counter: 21; seat 3 builder: 2; seat 3 points: 0; seat 3 rounds past: 0; seat 3 dice: 11; seat 3 guests: 0;
        seat 3 moments: 5; seat 3 done: 0; seat 3 history: ; seat 3 dice 1: 8 5 255 5; seat 3 dice 2: 11 6 77 6; seat 3
        dice 3: 41 4 78 4; seat 3 dice 4: 24 18 66 18; seat 3 dice 5: 6 9 255 9; seat 3 dice 6: 5 10 65 10; seat 3 dice
        7: 25 23 89 23; seat 3 dice 8: 0 17 90 17; seat 3 dice 9: 22 2 79 2; seat 3 dice 10: 4 15 255 15; seat 3 dice
        11: 31 25 255 25; seat 3 moments 1: 0 0 10; seat 3 moments 2: 7720 3 10; seat 3 moments 3: 9520 5 10; seat 3
        moments 4: 21300 7 10; seat 3 moments 5: 21412 7 11; seat 3 does: 3; seat 3 laid: 3; seat 3 due: 36072; seat 3
        mind a: 43910; seat 3 mind b: 27462; seat 3 mind c: 9386; seat 3 mind counter: 24; seat 4 builder: 3; seat 4
        points: 0; seat 4 rounds past: 0; seat 4 dice: 11; seat 4 guests: 0; seat 4 moments: 7; seat 4 done: 0; seat 4
        history: ; seat 4 dice 1: 36 10 64 10; seat 4 dice 2: 35 24 77 24; seat 4 dice 3: 33 0 78 0; seat 4 dice 4: 9 6
        65 6; seat 4 dice 5: 32 9 254 9; seat 4 dice 6: 39 12 79 12; seat 4 dice 7: 38 23 66 23; seat 4 dice 8: 7 24 80
        24; seat 4 dice 9: 15 13 41 13; seat 4 dice 10: 10 8 255 8; seat 4 dice 11: 19 20 53 20; seat 4 moments 1: 0 0
        10; seat 4 moments 2: 1969 3 10; seat 4 moments 3: 7557 6 10; seat 4 moments 4: 13442 7 10; seat 4 moments 5:
        14569 7 11; seat 4 moments 6: 19332 9 11; seat 4 moments 7: 30420 10 11; seat 4 does: 2; seat 4 laid: 4; seat 4
        due: 43678; seat 4 mind a: 14303; seat 4 mind b: 38405; seat 4 mind c: 64433; seat 4 mind counter: 31; bag:
        """,
    ),
    Sample(
        "game-crossword alone",
        "game-crossword",
        """
        5452435401040000ca0000005000000043007b227072616374696365223a312c227365617431223a2d312c227365617432223a302c227365
        617433223a2d312c227365617434223a2d312c227365617473223a317d010a01010100000201c40900002823000000000000858b46949e26
        9d00ff0000010b00020000000000000a0eff0e1c0bff0b2713ff132610ff100317ff170b03ff030704ff041b08ff08130aff0a0c19ff1918
        10ff1000000000000a64000000000b1e161001190d1405120f201f2109280011220204171a24232908250e1d15062391d9ef
        """,
        """
        number: 80; choice practice: 1; choice seat1: -1; choice seat2: 0; choice seat3: -1; choice seat4: -1; choice
        seats: 1; crossword version: 1; crossword kind: 10; seats: 1; practice: 1; round: 1; state: 0; turn: 0; hints:
        2; drawn: 1; spent: 2500; rounds spent: 9000; first done: 0; generator a: 35717; generator b: 37958; generator
        c: 9886; counter: 157; seat 1 builder: -1; seat 1 points: 0; seat 1 rounds past: 1; seat 1 dice: 11; seat 1
        guests: 0; seat 1 moments: 2; seat 1 done: 0; seat 1 history: 0; seat 1 dice 1: 10 14 255 14; seat 1 dice 2: 28
        11 255 11; seat 1 dice 3: 39 19 255 19; seat 1 dice 4: 38 16 255 16; seat 1 dice 5: 3 23 255 23; seat 1 dice 6:
        11 3 255 3; seat 1 dice 7: 7 4 255 4; seat 1 dice 8: 27 8 255 8; seat 1 dice 9: 19 10 255 10; seat 1 dice 10: 12
        25 255 25; seat 1 dice 11: 24 16 255 16; seat 1 moments 1: 0 0 10; seat 1 moments 2: 100 0 11; bag: 30 22 16 1
        25 13 20 5 18 15 32 31 33 9 40 0 17 34 2 4 23 26 36 35 41 8 37 14 29 21 6
        """,
    ),
)
