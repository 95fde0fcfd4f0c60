"""One save of every kind of file as format 1 has it, and what it must be read as, for ever.

FROZEN: nothing here is ever changed or made anew; a later format adds samples of its own. The facts have the names of the
tables in tools/saves/README.md; a card or cell is one number, 255 an empty cell.
"""

from __future__ import annotations

from typing import NamedTuple


class Sample(NamedTuple):
    """A save: what to call it here, the name of its file, its bytes in hexadecimal, and `name: values;` for all it says."""

    label: str
    file: str
    text: str
    words: str

    @property
    def data(self) -> bytes:
        return bytes.fromhex(self.text)

    @property
    def facts(self) -> dict[str, list[int | str]]:
        """What it must be read as: values by name, in the order of the file."""
        found: dict[str, list[int | str]] = {}
        for part in self.words.split(";"):
            name, _, values = " ".join(part.split()).partition(":")
            assert name not in found, f"{self.label}: {name} twice"
            found[name] = [value if value.isalpha() else int(value) for value in values.split()]
        return found


SAMPLES = (
    Sample(
        "settings",
        "settings",
        """
        5452435401010000720200007b22617263616465223a7b22636f6e7374616e74223a2d312c22636f756e74223a302c226665617475726573
        223a302c226e756d626572223a312c22736b696c6c223a302c22746172676574223a31307d2c22636c6173736963223a7b22636f6e737461
        6e74223a2d312c22636f756e74223a302c226665617475726573223a302c226e756d626572223a312c22736b696c6c223a332c2274617267
        6574223a31307d2c2267616d65223a2270757a7a6c65222c227072616374696365223a7b22636f6e7374616e74223a2d312c22636f756e74
        223a312c226665617475726573223a302c226e756d626572223a312c22736b696c6c223a302c22746172676574223a31307d2c2270757a7a
        6c65223a7b22636f6e7374616e74223a2d312c22636f756e74223a302c226665617475726573223a302c226e756d626572223a3939393939
        392c22736b696c6c223a302c22746172676574223a31307d2c22736f6c6f223a7b22636f6e7374616e74223a2d312c22636f756e74223a30
        2c226665617475726573223a302c226e756d626572223a312c22736b696c6c223a302c22746172676574223a31307d2c227461626c65223a
        7b226361726473223a322c2270656e616c7479223a312c227069636b223a31302c22726f756e6473223a392c227365617431223a2d312c22
        7365617432223a312c227365617433223a332c227365617434223a302c227365617473223a342c22746f75726e616d656e74223a317d2c22
        74696d6564223a7b22636f6e7374616e74223a322c22636f756e74223a302c226665617475726573223a332c226e756d626572223a312c22
        736b696c6c223a312c22746172676574223a33307d7d5a49719d
        """,
        """
        arcade constant: -1; arcade count: 0; arcade features: 0; arcade number: 1; arcade skill: 0; arcade target: 10;
        classic constant: -1; classic count: 0; classic features: 0; classic number: 1; classic skill: 3; classic
        target: 10; game: puzzle; practice constant: -1; practice count: 1; practice features: 0; practice number: 1;
        practice skill: 0; practice target: 10; puzzle constant: -1; puzzle count: 0; puzzle features: 0; puzzle number:
        999999; puzzle skill: 0; puzzle target: 10; solo constant: -1; solo count: 0; solo features: 0; solo number: 1;
        solo skill: 0; solo target: 10; table cards: 2; table penalty: 1; table pick: 10; table rounds: 9; table seat1:
        -1; table seat2: 1; table seat3: 3; table seat4: 0; table seats: 4; table tournament: 1; timed constant: 2;
        timed count: 0; timed features: 3; timed number: 1; timed skill: 1; timed target: 30
        """,
    ),
    Sample(
        "records",
        "records",
        """
        5452435401020000930000000107000000feffff3f0501030400030c000000e09304000000030000000c00000079ae0500020001000000fd
        ffffff681e06000000020000000200031e0100000000c87401000100040000000301030001000000004fee00000000050000000402040001
        11000000000000000400060000000602040001feffffff87d612000000070000000352007b000700000002ffff2c00a99db072
        """,
        """
        records version: 1; games: 7; last: 1073741822; tables: 5; table 1: 1 3 4 0 3; table 1 entry 1: 12 300000 0 3;
        table 1 entry 2: 12 372345 2 1; table 1 entry 3: -3 401000 0 2; table 2: 2 0 3 30 1; table 2 entry 1: 0 95432 1
        4; table 3: 3 1 3 0 1; table 3 entry 1: 0 61007 0 5; table 4: 4 2 4 0 1; table 4 entry 1: 17 0 4 6; table 5: 6 2
        4 0 1; table 5 entry 1: -2 1234567 0 7; times of skill 0: 82 123 7; times of skill 1: ; times of skill 2: ;
        times of skill 3: 65535 44
        """,
    ),
    Sample(
        "solved",
        "solved",
        """
        54524354010300004e00000001040003ff0300050000000700000001000000010000003f420f003f420f000003010200280000002a000000
        e0930400e0930400010302010002000000020000000304ff0100d4250400d4250400eb03c276
        """,
        """
        solved version: 1; kinds: 4; kind 1: 0 3 -1 3; kind 1 run 1: 5 7; kind 1 run 2: 1 1; kind 1 run 3: 999999
        999999; kind 2: 0 3 1 2; kind 2 run 1: 40 42; kind 2 run 2: 300000 300000; kind 3: 1 3 2 1; kind 3 run 1: 2 2;
        kind 4: 3 4 -1 1; kind 4 run 1: 271828 271828
        """,
    ),
    Sample(
        "statistics",
        "statistics",
        """
        545243540105000078000000011f0000000c0000000900000004000000020000001b0000000a000000090000000400000001000000c90200
        00b40000002d010000aa0000003e000000606c15009fee2d0011cc2300c8fcff3f05000000290000003a0000000b00000011000000210000
        0014000000077b0062006800ffff4d0000005100c4f738cb
        """,
        """
        statistics version: 1; played Classic: 31; played Timed: 12; played Puzzle: 9; played Arcade: 4; played Solo: 2;
        finished Classic: 27; finished Timed: 10; finished Puzzle: 9; finished Arcade: 4; finished Solo: 1; right
        claims: 713; SETs of level 1: 180; SETs of level 2: 301; SETs of level 3: 170; SETs of level 4: 62; time of
        level 1: 1404000; time of level 2: 3010207; time of level 3: 2346001; time of level 4: 1073741000; streak: 5;
        best streak: 41; wrong claims: 58; failing number: 11; failing colour: 17; failing shading: 33; failing shape:
        20; last games: 7; times of games: 123 98 104 65535 77 0 81
        """,
    ),
    Sample(
        "game-classic",
        "game-classic",
        """
        54524354010400009400000015cd5b0746007b22636f6e7374616e74223a312c22636f756e74223a302c226665617475726573223a332c22
        6e756d626572223a312c22736b696c6c223a322c22746172676574223a31307d010102030101020300030001000100000000001f48000000
        0000004342000000e8a73511756c280009000c314e13123534481849151733034f1a160c4a30192d2f2e5032144b4d4c0a770645
        """,
        """
        number: 123456789; choice constant: 1; choice count: 0; choice features: 3; choice number: 1; choice skill: 2;
        choice target: 10; version: 1; kind of game: 1; skill: 2; wanted features: 3; wanted constant: 1; constant: 1;
        fixed: 2; found: 3; progress: 3; wrong: 1; hints: 1; target: 0; played: 18463; penalty: 0; last set: 16963;
        over: 0; generator a: 42984; generator b: 4405; generator c: 27765; counter: 40; base: 9; endless: 0; cells: 49
        78 19 18 53 52 72 24 73 21 23 51; stock: 79 26 22; taken: 74 48 25 45 47 46 80 50 20 75 77 76
        """,
    ),
    Sample(
        "game-timed",
        "game-timed",
        """
        5452435401040000cb0000000100000047007b22636f6e7374616e74223a2d312c22636f756e74223a302c226665617475726573223a302c
        226e756d626572223a312c22736b696c6c223a332c22746172676574223a32307d01020300ffff000700090001000200140000005b970000
        409c0000039500000051c7e82e79f832010c010c3d3e222d2a4b051a21124f4d2a1d2e430f1e2b10352617230750090b2c374108444c2504
        33424527022048391c010c19380e1f3a1606461b0a362f314700034e24141b4011283f293c131832493b300d34154a80839dec
        """,
        """
        number: 1; choice constant: -1; choice count: 0; choice features: 0; choice number: 1; choice skill: 3; choice
        target: 20; version: 1; kind of game: 2; skill: 3; wanted features: 0; wanted constant: -1; constant: -1; fixed:
        0; found: 7; progress: 9; wrong: 1; hints: 2; target: 20; played: 38747; penalty: 40000; last set: 38147; over:
        0; generator a: 51025; generator b: 12008; generator c: 63609; counter: 306; base: 12; endless: 1; cells: 61 62
        34 45 42 75 5 26 33 18 79 77; stock: 29 46 67 15 30 43 16 53 38 23 35 7 80 9 11 44 55 65 8 68 76 37 4 51 66 69
        39 2 32 72 57 28 1 12 25 56 14 31 58 22 6 70; taken: 10 54 47 49 71 0 3 78 36 20 27 64 17 40 63 41 60 19 24 50
        73 59 48 13 52 21 74
        """,
    ),
    Sample(
        "game-puzzle",
        "game-puzzle",
        """
        54524354010400008b000000ffffff3f4b007b22636f6e7374616e74223a332c22636f756e74223a302c226665617475726573223a332c22
        6e756d626572223a3237313832382c22736b696c6c223a302c22746172676574223a31307d010300030303010100020001000100d4250400
        1237000030750000d134000000233d84b75b970e0001090601344c2e1f0d313713010208010306dee2df59
        """,
        """
        number: 1073741823; choice constant: 3; choice count: 0; choice features: 3; choice number: 271828; choice
        skill: 0; choice target: 10; version: 1; kind of game: 3; skill: 0; wanted features: 3; wanted constant: 3;
        constant: 3; fixed: 1; found: 1; progress: 2; wrong: 1; hints: 1; target: 271828; played: 14098; penalty: 30000;
        last set: 13521; over: 0; generator a: 15651; generator b: 46980; generator c: 38747; counter: 14; puzzle
        generator: 1; puzzle cells: 9; found bytes: 6; cells: 1 52 76 46 31 13 49 55 19; found sets: 1 2 8 1 3 6
        """,
    ),
    Sample(
        "game-arcade",
        "game-arcade",
        """
        5452435401040000cc0000000000010046007b22636f6e7374616e74223a302c22636f756e74223a302c226665617475726573223a342c22
        6e756d626572223a312c22736b696c6c223a322c22746172676574223a31307d0104020400ff000500060001000100000000002977000098
        3a0000c576000000361539bc7dd35d0049000c010c4f25321803353b232f4a3c4833214c024041041a31420f0536191b4314084b460e063d
        150727330b1e3a44012217372c0a113809121f453910294e1c2d26502a120d47241634494d2b000c3e2e3f131d28302042ebd0bb
        """,
        """
        number: 65536; choice constant: 0; choice count: 0; choice features: 4; choice number: 1; choice skill: 2;
        choice target: 10; version: 1; kind of game: 4; skill: 2; wanted features: 4; wanted constant: 0; constant: -1;
        fixed: 0; found: 5; progress: 6; wrong: 1; hints: 1; target: 0; played: 30505; penalty: 15000; last set: 30405;
        over: 0; generator a: 5430; generator b: 48185; generator c: 54141; counter: 93; gained: 73; base: 12; endless:
        1; cells: 79 37 50 24 3 53 59 35 47 74 60 72; stock: 33 76 2 64 65 4 26 49 66 15 5 54 25 27 67 20 8 75 70 14 6
        61 21 7 39 51 11 30 58 68 1 34 23 55 44 10 17 56 9 18 31 69 57 16 41 78 28 45 38 80 42; taken: 13 71 36 22 52 73
        77 43 0 12 62 46 63 19 29 40 48 32
        """,
    ),
    Sample(
        "game-practice",
        "game-practice",
        """
        5452435401040000960000006712000047007b22636f6e7374616e74223a2d312c22636f756e74223a312c226665617475726573223a302c
        226e756d626572223a312c22736b696c6c223a302c22746172676574223a31307d01050000ff02000300030000000200000000004f4a0000
        0000000032390000000e87303081eba000020901092648011d1b092e0b13092f373f36001c12022409400a25384a41142d49c9f57e6c
        """,
        """
        number: 4711; choice constant: -1; choice count: 1; choice features: 0; choice number: 1; choice skill: 0;
        choice target: 10; version: 1; kind of game: 5; skill: 0; wanted features: 0; wanted constant: -1; constant: 2;
        fixed: 0; found: 3; progress: 3; wrong: 0; hints: 2; target: 0; played: 19023; penalty: 0; last set: 14642;
        over: 0; generator a: 34574; generator b: 12336; generator c: 60289; counter: 160; shown: 2; base: 9; endless:
        1; cells: 38 72 1 29 27 9 46 11 19; stock: 47 55 63 54 0 28 18 2 36; taken: 64 10 37 56 74 65 20 45 73
        """,
    ),
    Sample(
        "game-solo",
        "game-solo",
        """
        5452435401040000cf0000006300000047007b22636f6e7374616e74223a2d312c22636f756e74223a302c226665617475726573223a302c
        226e756d626572223a312c22736b696c6c223a302c22746172676574223a31307d01060200ffff001800180001000000000000008aa50100
        000000009f940100005176d13013255d00040c000c48460fff190e000744ff11ff00482414372e09380a422c040b18203c0115314d302226
        290c43064a282a10471c401312451e083e231d211f501b0d4936414f2d1716253d352f3233033f4e1a34274c053b393a022b4bd5336910
        """,
        """
        number: 99; choice constant: -1; choice count: 0; choice features: 0; choice number: 1; choice skill: 0; choice
        target: 10; version: 1; kind of game: 6; skill: 2; wanted features: 0; wanted constant: -1; constant: -1; fixed:
        0; found: 24; progress: 24; wrong: 1; hints: 0; target: 0; played: 107914; penalty: 0; last set: 103583; over:
        0; generator a: 30289; generator b: 12497; generator c: 9491; counter: 93; points: 4; base: 12; endless: 0;
        cells: 72 70 15 255 25 14 0 7 68 255 17 255; stock: ; taken: 36 20 55 46 9 56 10 66 44 4 11 24 32 60 1 21 49 77
        48 34 38 41 12 67 6 74 40 42 16 71 28 64 19 18 69 30 8 62 35 29 33 31 80 27 13 73 54 65 79 45 23 22 37 61 53 47
        50 51 3 63 78 26 52 39 76 5 59 57 58 2 43 75
        """,
    ),
    Sample(
        "game-table",
        "game-table",
        """
        545243540104000027010000e31a1d216e007b226361726473223a312c2270656e616c7479223a312c227069636b223a372c22726f756e64
        73223a332c227365617431223a2d312c227365617432223a302c227365617433223a332c227365617434223a2d312c227365617473223a34
        2c22746f75726e616d656e74223a307d01070401030107000101010c000000b57d0000139800004c6a000000000000198ea77aecaa1201ff
        0000000000000c0000000100000000000000000000000000000100000601000000010000001b00000038000000b6e600008cb20400030200
        020000000b0000000107000601000000010000001b000000380000007a8e00001dee0000ff00000002000009000000010000000900092e1b
        01361c0a4838410c023f2f092613120b40492d1d0614243700254aac8f5c5f
        """,
        """
        number: 555555555; choice cards: 1; choice penalty: 1; choice pick: 7; choice rounds: 3; choice seat1: -1;
        choice seat2: 0; choice seat3: 3; choice seat4: -1; choice seats: 4; choice tournament: 0; table version: 1;
        match kind: 7; seats: 4; deck: 1; rounds: 3; penalty: 1; pick: 7; tournament: 0; round: 1; state: 1; caller: 1;
        calls: 12; played: 32181; deadline: 38931; busy: 27212; asked: 0; generator a: 36377; generator b: 31399;
        generator c: 43756; counter: 274; seat 1 who: -1; seat 1 points: 0; seat 1 SETs: 0; seat 1 owed: 0; seat 1
        locked: 0; seat 1 agreed: 0; seat 1 called: 12; seat 1 rounds past: 1; seat 1 history: 0; seat 1 thoughts: ;
        seat 2 who: 0; seat 2 points: 0; seat 2 SETs: 0; seat 2 owed: 0; seat 2 locked: 0; seat 2 agreed: 0; seat 2
        called: 0; seat 2 rounds past: 1; seat 2 history: 0; seat 2 thoughts: 1 1 27 56 59062 307852; seat 3 who: 3;
        seat 3 points: 2; seat 3 SETs: 2; seat 3 owed: 0; seat 3 locked: 0; seat 3 agreed: 0; seat 3 called: 11; seat 3
        rounds past: 1; seat 3 history: 7; seat 3 thoughts: 1 1 27 56 36474 60957; seat 4 who: -1; seat 4 points: 0;
        seat 4 SETs: 0; seat 4 owed: 2; seat 4 locked: 0; seat 4 agreed: 0; seat 4 called: 9; seat 4 rounds past: 1;
        seat 4 history: 0; seat 4 thoughts: ; base: 9; endless: 0; cells: 46 27 1 54 28 10 72 56 65; stock: 2 63 47 9 38
        19 18 11 64 73 45 29; taken: 20 36 55 0 37 74
        """,
    ),
    Sample(
        "game-table tournament",
        "game-table",
        """
        545243540104000057010000020000006f007b226361726473223a302c2270656e616c7479223a302c227069636b223a332c22726f756e64
        73223a312c227365617431223a2d312c227365617432223a2d312c227365617433223a312c227365617434223a2d312c227365617473223a
        332c22746f75726e616d656e74223a317d01070300030003010100001a000000aebe050020c5050050bd05000000000046a27c6ccc8cb601
        ff0000000001001a00000001000000ff0000000000000c0000000103000001000000000000190000000145000e0300000014000000230000
        004400000058e205001b0000001f00000023000000c4fd05003c000000430000004a000000b42b060076cb07000c000c431f4a142d1b4446
        103c0023453b161e2b2612273f2f183801450f0d220c4c4d032a13361c3e0b0639354f30401d33411721070e3a42112532292e083134151a
        48194e20042437284b3d2c4905500902470a000f92166a
        """,
        """
        number: 2; choice cards: 0; choice penalty: 0; choice pick: 3; choice rounds: 1; choice seat1: -1; choice seat2:
        -1; choice seat3: 1; choice seat4: -1; choice seats: 3; choice tournament: 1; table version: 1; match kind: 7;
        seats: 3; deck: 0; rounds: 3; penalty: 0; pick: 3; tournament: 1; round: 1; state: 0; caller: 0; calls: 26;
        played: 376494; deadline: 378144; busy: 376144; asked: 0; generator a: 41542; generator b: 27772; generator c:
        36044; counter: 438; seat 1 who: -1; seat 1 points: 0; seat 1 SETs: 0; seat 1 owed: 0; seat 1 locked: 1; seat 1
        agreed: 0; seat 1 called: 26; seat 1 rounds past: 1; seat 1 history: 0; seat 1 thoughts: ; seat 2 who: -1; seat
        2 points: 0; seat 2 SETs: 0; seat 2 owed: 0; seat 2 locked: 0; seat 2 agreed: 0; seat 2 called: 12; seat 2
        rounds past: 1; seat 2 history: 3; seat 2 thoughts: ; seat 3 who: 1; seat 3 points: 0; seat 3 SETs: 0; seat 3
        owed: 0; seat 3 locked: 0; seat 3 agreed: 0; seat 3 called: 25; seat 3 rounds past: 1; seat 3 history: 69; seat
        3 thoughts: 3 20 35 68 385624 27 31 35 392644 60 67 74 404404 510838; base: 12; endless: 0; cells: 67 31 74 20
        45 27 68 70 16 60 0 35; stock: 59 22 30 43 38 18 39 63 47 24 56 1 69 15 13 34 12 76 77 3 42 19 54 28 62 11 6 57
        53 79 48 64 29 51 65 23 33 7 14 58 66 17 37 50 41 46 8 49 52 21 26 72 25 78 32 4 36 55 40 75 61 44 73 5 80 9 2
        71 10; taken:
        """,
    ),
    Sample(
        "game-table question",
        "game-table",
        """
        54524354010400001f0100000300000070007b226361726473223a322c2270656e616c7479223a322c227069636b223a31302c22726f756e
        6473223a312c227365617431223a2d312c227365617432223a322c227365617433223a2d312c227365617434223a2d312c22736561747322
        3a322c22746f75726e616d656e74223a307d0107020201020a0000020002000000300c0000dc320000c20b0000cc0b0000d1d559b2260033
        00fffeff000000010200000000000200000000000000000000001204000000000000001b00000036000000fa190000050000002300000038
        00000042090000080000001f00000036000000fe0300001b0000001f000000230000004209000064fe0000090009081f003605231b213812
        043b3701073e3c1e3d1c203a03391d020622007903d825
        """,
        """
        number: 3; choice cards: 2; choice penalty: 2; choice pick: 10; choice rounds: 1; choice seat1: -1; choice
        seat2: 2; choice seat3: -1; choice seat4: -1; choice seats: 2; choice tournament: 0; table version: 1; match
        kind: 7; seats: 2; deck: 2; rounds: 1; penalty: 2; pick: 10; tournament: 0; round: 0; state: 2; caller: 0;
        calls: 2; played: 3120; deadline: 13020; busy: 3010; asked: 3020; generator a: 54737; generator b: 45657;
        generator c: 38; counter: 51; seat 1 who: -1; seat 1 points: -2; seat 1 SETs: 0; seat 1 owed: 0; seat 1 locked:
        0; seat 1 agreed: 1; seat 1 called: 2; seat 1 rounds past: 0; seat 1 history: ; seat 1 thoughts: ; seat 2 who:
        2; seat 2 points: 0; seat 2 SETs: 0; seat 2 owed: 0; seat 2 locked: 0; seat 2 agreed: 0; seat 2 called: 0; seat
        2 rounds past: 0; seat 2 history: ; seat 2 thoughts: 4 0 27 54 6650 5 35 56 2370 8 31 54 1022 27 31 35 2370
        65124; base: 9; endless: 0; cells: 8 31 0 54 5 35 27 33 56; stock: 4 59 55 1 7 62 60 30 61 28 32 58 3 57 29 2 6
        34; taken:
        """,
    ),
)
