"""`make language LANGUAGE=de`: says what is missing and what is too wide."""

from __future__ import annotations

import argparse
import re
import sys

from tercet.ui.text import LANGUAGES

from tools import languages, shots

REFUSALS = shots.ROOT / "host_tests" / "ui" / "refusals"  # every refusal, for somebody who reads them all


def main() -> None:
    """Check a language; the exit code is 1 if something is to be done."""
    codes = [code for code, _ in LANGUAGES]
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description=__doc__)
    parser.add_argument("language", choices=codes)
    parser.add_argument("--board", choices=shots.BOARDS, action="append", help="one panel size only (all)")
    asked = parser.parse_args()
    faults = languages.faults(asked.language)
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"{len(faults)} to mend; then the widths are looked at")
    REFUSALS.mkdir(exist_ok=True)
    (REFUSALS / f"{asked.language}.txt").write_text("\n".join(languages.refusals(asked.language)) + "\n")
    languages.write_pictures(asked.language)
    print(f"pictures in {languages.PICTURES.relative_to(shots.ROOT)}: look at them")
    wide = 0
    for board in asked.board or shots.BOARDS:
        count, overflows = languages.too_wide(asked.language, board)
        print(f"{board}: {count} screens, {len(overflows)} texts that do not fit")
        for line in overflows:
            wide += 1
            print(f"  {line}")
            words = re.search('"([^"]+)" (?:leaves|lies|is painted|has no room)', line)
            for place in languages.places(asked.language, words.group(1))[:3] if words else []:
                print(f"      {place}")
    sys.exit(f"{wide} texts do not fit" if wide else 0)


if __name__ == "__main__":
    main()
