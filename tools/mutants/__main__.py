"""`python -m tools.mutants [MODULE ...]`, such as core/cards: mutants of all of core/ or of these, and which survive."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "mutants"
CORE = Path("tercet") / "core"
COPIED = ("firmware", "host_tests", "tools", "boards")
LONGEST = 0.35  # seconds: longer tests are left out, since a mutant that survives goes through all that reach its function
INTERPRETER = Path("tools") / "simulator" / "interpreter.py"
FIND = "def find() -> str:\n"
NO_MICROPYTHON = FIND + '    raise MissingInterpreter("no mutant is in another process")\n\n\ndef _find() -> str:\n'
PYTHONPATH = 'pythonpath = ["firmware", "."]'
CONFIGURATION = """
[tool.mutmut]
source_paths = ["tercet/core"]
pytest_add_cli_args_test_selection = ["@selected.txt"]
pytest_add_cli_args = ["-p", "no:cacheprovider"]
also_copy = ["tercet", "firmware", "host_tests", "tools", "boards", "selected.txt"]
"""
# What mutmut writes for a mutant in its .meta files: pytest's exit code, or its own.
KILLED = {1: "killed", 3: "killed", 0: "survived", 33: "no test", 24: "timeout", 36: "timeout", 152: "timeout", 255: "timeout"}


def main(modules: list[str]) -> int:
    """0 if every mutant is found, 1 if some survive, 2 for a module that is not there."""
    absent = [name for name in modules if not (ROOT / "firmware" / "tercet" / f"{name}.py").exists()]
    if absent:
        print(f"no such module: {', '.join(absent)}; name them as core/cards", file=sys.stderr)
        return 2
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-r", str(Path(__file__).with_name("requirements.txt"))], check=True)
    _prepare()
    _select()
    names = [f"tercet.{name}.*".replace("/", ".") for name in modules]
    subprocess.run([sys.executable, "-m", "mutmut", "run", *names], cwd=PLACE, check=False)
    return _report(modules)


def _prepare() -> None:
    """Copy what is needed; what was found out about modules that did not change is kept."""
    PLACE.mkdir(parents=True, exist_ok=True)
    (PLACE / "mutants" / "selected.txt").unlink(missing_ok=True)
    for name in COPIED:
        shutil.rmtree(PLACE / name, ignore_errors=True)
        if name != "firmware":
            shutil.rmtree(PLACE / "mutants" / name, ignore_errors=True)
        shutil.copytree(ROOT / name, PLACE / name, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    shutil.rmtree(PLACE / "tercet", ignore_errors=True)
    shutil.copytree(ROOT / "firmware" / "tercet", PLACE / "tercet", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (PLACE / CORE).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"^(\s*)@micropython\.(viper|native)$", r"\1# micropython.\2", text, flags=re.MULTILINE))
    interpreter = (PLACE / INTERPRETER).read_text(encoding="utf-8")
    (PLACE / INTERPRETER).write_text(interpreter.replace(FIND, NO_MICROPYTHON), encoding="utf-8")
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    # mutmut knows a module by its place: it has to be imported from there.
    assert PYTHONPATH in project, "pyproject.toml has another pythonpath: change tools/mutants"
    (PLACE / "pyproject.toml").write_text(project.replace(PYTHONPATH, 'pythonpath = ["."]') + CONFIGURATION)


def _select() -> None:
    """Write the tests that are quick enough, by their time in the copy, and that run in one process."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "host_tests/core", "--junitxml=times.xml"]
    subprocess.run(command, cwd=PLACE, check=False, stdout=subprocess.DEVNULL)
    chosen = []
    for case in ElementTree.parse(PLACE / "times.xml").getroot().iter("testcase"):
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        failed = [*case.iter("failure"), *case.iter("error")]
        if any("MissingInterpreter" not in (one.text or "") for one in failed):
            raise SystemExit(f"{name} fails without any mutant")
        if not failed and float(case.get("time", "0")) <= LONGEST:
            chosen.append(name)
    (PLACE / "selected.txt").write_text("\n".join(chosen) + "\n")


def _report(modules: list[str]) -> int:
    """Print how many were found, by module, and write the others, as changes, to build/mutants/survivors.txt."""
    counts: dict[str, Counter[str]] = {}
    survivors = []
    for meta in sorted((PLACE / "mutants" / CORE).rglob("*.meta")):
        module = "core/" + meta.relative_to(PLACE / "mutants" / CORE).as_posix().removesuffix(".py.meta")
        if modules and module not in modules:
            continue
        codes = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        counts[module] = Counter(KILLED.get(code, f"exit code {code}") for code in codes.values())
        survivors += [name for name, code in codes.items() if KILLED.get(code) not in ("killed", "timeout")]
    for module, count in counts.items():
        if count:
            print(
                f"{module:24} {sum(count.values()):5}  {', '.join(f'{number} {what}' for what, number in count.most_common())}"
            )
    total = sum(counts.values(), Counter())
    found = total["killed"] + total["timeout"]
    print(f"{'all':24} {sum(total.values()):5}  {found} found, {sum(total.values()) - found} not")
    with (PLACE / "survivors.txt").open("w", encoding="utf-8") as file:
        for name in survivors:
            command = [sys.executable, "-m", "mutmut", "show", name]
            file.write(subprocess.run(command, cwd=PLACE, check=False, stdout=subprocess.PIPE, text=True).stdout + "\n")
    print(f"those that were not: {PLACE / 'survivors.txt'}" if survivors else "every one was found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
