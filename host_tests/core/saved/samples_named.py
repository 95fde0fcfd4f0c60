"""Saves of the kinds that came after the first version: medals, and records with names. FROZEN, as samples.py."""

from __future__ import annotations

from host_tests.core.saved.samples import Sample

SAMPLES = (
    Sample(
        "medals",
        "medals",
        """
        54524354010600002600000001060103000000000200c874010003003f00000005010a0000000603860b0000c8034d0000007809fddc
        """,
        """
        medals version: 1; medals: 6; medal 1: 1 3 0; medal 2: 2 0 95432; medal 3: 3 0 63; medal 4: 5 1 10; medal 5: 6 3
        2950; medal 6: 200 3 77
        """,
    ),
    Sample(
        "records with names",
        "records",
        """
        54524354010200004d0000000203000000e803000002010304000216000000f0ba0400010002000000c5534114000000e093040000000100
        00000000000201030a0100000000e8fd00000000030000004a2037000000012a00fb3be066
        """,
        """
        records version: 2; games: 3; last: 1000; tables: 2; table 1: 1 3 4 0 2; table 1 entry 1: 22 310000 1 2 197 83
        65; table 1 entry 2: 20 300000 0 1 0 0 0; table 2: 2 1 3 10 1; table 2 entry 1: 0 65000 0 3 74 32 55; times of
        skill 0: ; times of skill 1: ; times of skill 2: ; times of skill 3: 42
        """,
    ),
)
