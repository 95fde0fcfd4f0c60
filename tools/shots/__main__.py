"""`make shots`: writes the pictures that the tests compare. Look at them before you commit them."""

import argparse

from tercet.ui.text import LANGUAGES

from tools import languages, shots


def main() -> None:
    """Take all pictures anew."""
    argparse.ArgumentParser(prog="make shots", description=__doc__).parse_args()
    for board in shots.BOARDS:
        target = shots.folder(board)
        print(f"{shots.write(target, shots.take(board))} pictures in {target.relative_to(shots.ROOT)}")
    _write_movie()
    for code, _ in LANGUAGES[1:]:
        languages.write_pictures(code)


def _write_movie() -> None:
    frames = list(shots.film())
    pictures = [picture.convert("RGB").quantize(16) for picture, _ in frames]
    times = [milliseconds for _, milliseconds in frames]
    pictures[0].save(shots.MOVIE, save_all=True, append_images=pictures[1:], duration=times, loop=0)
    seconds, size = sum(times) / 1000, shots.MOVIE.stat().st_size / 1024
    print(f"{len(frames)} frames, {seconds:.1f} s, {size:.0f} KB in {shots.MOVIE.relative_to(shots.ROOT)}")


if __name__ == "__main__":
    main()
