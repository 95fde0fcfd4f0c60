"""python -m tools.assets: write every generated module of the user interface anew."""

import sys

from tools.assets import dice, faces, fonts, fontsource


def main() -> int:
    for line in faces.write():
        print(line)
    print(dice.write())
    try:
        for line in fonts.write():
            print(line)
    except fontsource.FontUnavailable as reason:
        print(f"fonts not written: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
