"""Run programs written for hanabi-learning-environment on our drop-in, with only their imports changed.

Nothing is fetched: put copies of their repositories into a folder. Each line of its `programs.txt` is a
program to run there with its arguments; `#` begins a comment. Without that file, every program in the folder
that imports hanabi-learning-environment is run without arguments. A program passes if it ends well in time.

    python -m bench.dropin FOLDER --json bench/results/dropin.json
"""

import argparse
import json
import os
import runpy
import shlex
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
ORIGINAL = "hanabi_learning_environment"
LIST = "programs.txt"
PARTS = ("rl_env", "pyhanabi")


def change_imports(program: Path) -> None:
    """Let imports of hanabi-learning-environment, by its names now and of 2019, find ours.

    Its agents are not ours: they come from the copy that the program is part of, if there is one.
    """
    package = ModuleType(ORIGINAL)
    package.__path__ = [str(found) for each in program.parents if (found := each / ORIGINAL).is_dir()]
    sys.modules[ORIGINAL] = package
    for part in PARTS:
        ours = import_module(f"hanabi.envs.{part}")
        setattr(package, part, ours)
        sys.modules[f"{ORIGINAL}.{part}"] = sys.modules[part] = ours


def run_one(program: str, arguments: list[str], ours: bool) -> None:
    """Run a program in this process as if it had been started by itself."""
    if ours:
        change_imports(Path(program))
    sys.argv = [program, *arguments]
    sys.path.insert(0, str(Path(program).parent))
    runpy.run_path(program, run_name="__main__")


def programs(folder: Path) -> list[list[str]]:
    """The programs of a folder, each with its arguments."""
    chosen = folder / LIST
    if chosen.exists():
        lines = (line.partition("#")[0].strip() for line in chosen.read_text(encoding="utf-8").splitlines())
        return [shlex.split(line) for line in lines if line]
    texts = (
        (path, path.read_text(encoding="utf-8", errors="replace")) for path in sorted(folder.rglob("*.py"))
    )
    return [
        [str(path.relative_to(folder))]
        for path, text in texts
        if "__main__" in text and any(f"import {part}" in text or ORIGINAL in text for part in PARTS)
    ]


def run(folder: Path, program: list[str], ours: bool, limit: float) -> tuple[float | None, str]:
    """Run a program in a process of its own; return its seconds, or None and what went wrong."""
    path = (folder / program[0]).resolve()
    command = [sys.executable, "-m", "bench.dropin", "--one", "ours" if ours else "original", str(path)]
    paths = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
    begun = time.perf_counter()
    try:
        done = subprocess.run(
            [*command, *program[1:]],
            cwd=path.parent,
            env={**os.environ, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return None, f"took longer than {limit:.0f} s"
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        return None, lines[-1] if lines else f"ended with {done.returncode}"
    return time.perf_counter() - begun, ""


def main() -> None:
    if sys.argv[1:2] == ["--one"]:
        run_one(sys.argv[3], sys.argv[4:], sys.argv[2] == "ours")
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the copies are")
    parser.add_argument("--limit", type=float, default=120, help="the seconds a program may take")
    parser.add_argument("--json", type=Path, help="where to save the results")
    asked = parser.parse_args()
    if not asked.folder.is_dir():
        parser.error(f"{asked.folder} is not a folder; put copies of programs into one and name it")
    sides = [True, False] if find_spec(ORIGINAL) else [True]
    rows = []
    for program in programs(asked.folder):
        results = [run(asked.folder, program, ours, asked.limit) for ours in sides]
        keys = ("ours", "original")
        row = {"program": " ".join(program)} | {
            key: {"seconds": seconds} if seconds is not None else {"failed": wrong}
            for key, (seconds, wrong) in zip(keys, results, strict=False)
        }
        rows.append(row)
        said = (
            f"{seconds:8.2f} s" if seconds is not None else f"failed: {wrong}" for seconds, wrong in results
        )
        print(f"{row['program']}: {', '.join(map(' '.join, zip(keys, said, strict=False)))}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    sys.exit(any("failed" in row["ours"] for row in rows))


if __name__ == "__main__":
    main()
