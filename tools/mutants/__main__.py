"""`python -m tools.mutants [MODULE ...]`, such as core/cards: mutants of all of core/ or of these, and which survive."""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "mutants"
KEPT = PLACE / "found.json"
SURVIVORS = PLACE / "survivors.txt"
EVERY = 100  # mutants: how often it says how far it is


def main(arguments: list[str] | None = None) -> int:
    """0 if every mutant is found, 1 if some survive, 2 for a module that is not there."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as core/cards (all)")
    parser.add_argument("--again", action="store_true", help="try also what was found before")
    parser.add_argument("--tests", default="host_tests/core", metavar="PATH", help="run these tests only (host_tests/core)")
    options = parser.parse_args(arguments)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(Path(__file__).with_name("requirements.txt"))], check=True)
    from tools.mutants import made

    absent = [name for name in options.modules if name not in made.modules()]
    if absent:
        print(f"no such module: {', '.join(absent)}; name them as core/cards", file=sys.stderr)
        return 2
    return _run(options.modules or made.modules(), options.tests, options.again)


def _run(modules: list[str], tests: str, again: bool) -> int:
    import pytest

    from tools.mutants.made import Mutant, file_of, mutants
    from tools.mutants.runner import Runner

    PLACE.mkdir(parents=True, exist_ok=True)
    kept = json.loads(KEPT.read_text()) if KEPT.exists() and not again else {}
    for name in modules:
        text = hashlib.sha256(file_of(name).read_bytes()).hexdigest()
        if kept.get(name, {}).get("text") != text:
            kept[name] = {"text": text, "found": {}, "survived": []}
    everything = [mutant for name in modules for mutant in mutants(name)]
    to_try = [mutant for mutant in everything if str(mutant.number) not in kept[mutant.module]["found"]]
    to_try.sort(key=lambda mutant: mutant.number in kept[mutant.module]["survived"])  # these take longest: last
    survivors: list[Mutant] = []
    start = time.monotonic()
    tried = 0

    def tell(mutant: Mutant, found: str) -> None:
        nonlocal tried
        tried += 1
        if found:
            kept[mutant.module]["found"][str(mutant.number)] = found
        else:
            survivors.append(mutant)
            if mutant.number not in kept[mutant.module]["survived"]:
                kept[mutant.module]["survived"].append(mutant.number)
        if tried % EVERY == 0 or tried == len(to_try):
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")
            SURVIVORS.write_text("\n".join(map(str, sorted(survivors, key=lambda one: (one.module, one.number)))))
            minutes = (time.monotonic() - start) / 60
            print(
                f"{tried} of {len(to_try)} tried in {minutes:.1f} minutes, {len(survivors)} survived",
                file=sys.stderr,
                flush=True,
            )

    if to_try:
        pytest.main(["-q", "-n0", "-p", "no:cacheprovider", str(ROOT / tests)], plugins=[Runner(to_try, tell)])
        if tried < len(to_try):
            return 2
    for name in modules:
        count, alive = (sum(one.module == name for one in group) for group in (everything, survivors))
        if count:
            print(f"{name:24} {count:5}  {count - alive} found, {alive} not")
    print(f"{'all':24} {len(everything):5}  {len(everything) - len(survivors)} found, {len(survivors)} not")
    print(f"those that were not: {SURVIVORS}" if survivors else "every one was found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
