"""Tries what `make build` made: the wheel alone in an empty environment, then with each extra on its own.

The server is also installed from the sources and from the address of a repository, which builds the page.

Each environment does one thing that shows that it works (`tests/packaging/actions`). Its size is printed, and
how long it took. Packages come from the index, as they do for everyone.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packaging.archives import check_contents
from tests.packaging.sources import ROOT

ACTIONS = Path(__file__).parent / "actions"
TIMEOUT = 600.0
MEGABYTE = 1e6


class Environment:
    """An empty environment, and the programs in it."""

    def __init__(self, folder: Path, uv: Path) -> None:
        self.folder, self._uv = folder, uv
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.run(uv, "venv", "--quiet", "--python", sys.executable, folder)

    def install(self, address: str, extra: str) -> None:
        """Install the package from an address with what the extra brings."""
        wanted = f"hanabi[{extra}] @ {address}" if extra else f"hanabi @ {address}"
        self.run(self._uv, "pip", "install", "--quiet", "--python", self.bin / "python", wanted)
        self.run(self._uv, "pip", "check", "--quiet", "--python", self.bin / "python")

    def act(self, action: str, **environment: str) -> str:
        """Run one of the actions; what it says of itself."""
        return self.run(self.bin / "python", "-P", ACTIONS / f"{action}.py", **environment).strip()

    def hanabi(self, *words: str, typed: str = "") -> str:
        """Run the command; what it prints."""
        return self.run(self.bin / "hanabi", *words, typed=typed)

    def size(self) -> int:
        """How many bytes its packages take, without what Python or Numba compile from them."""
        files = (each for each in self.folder.rglob("*") if each.is_file() and not each.is_symlink())
        return sum(each.stat().st_size for each in files if "__pycache__" not in each.parts)

    def packages(self) -> int:
        """How many packages are installed."""
        return sum(1 for _ in self.folder.rglob("*.dist-info"))

    def own_variables(self, **more: str) -> dict[str, str]:
        """The environment variables of its programs: what they keep is kept here."""
        kept = {name: str(self.folder / name.lower()) for name in ("HANABI_STATE", "HANABI_CACHE")}
        left = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return {**left, **kept, "HANABI_LANGUAGE": "en", **more}

    def run(self, *words: str | Path, typed: str = "", **more: str) -> str:
        """Run a program with more variables; what it prints. One that fails ends everything."""
        variables = self.own_variables(**more)
        ran = subprocess.run(
            words, input=typed, capture_output=True, text=True, env=variables, timeout=TIMEOUT, check=False
        )
        if ran.returncode:
            raise SystemExit(
                f"{' '.join(map(str, words))} ended with {ran.returncode}:\n{ran.stdout}{ran.stderr}"
            )
        return ran.stdout


@contextmanager
def serving(here: Environment) -> Iterator[str]:
    """The address of a server that runs in an environment, and is stopped in the end."""
    words = [str(here.bin / "hanabi"), "serve", "--port", "0"]
    variables, quiet = here.own_variables(), subprocess.DEVNULL
    with subprocess.Popen(words, text=True, env=variables, stdout=subprocess.PIPE, stderr=quiet) as server:
        try:
            assert server.stdout is not None
            yield re.findall(r"http://[\w.:]+\d", server.stdout.readline())[0]
        finally:
            server.terminate()
            assert server.wait(TIMEOUT) in (0, -signal.SIGTERM)


def serve(here: Environment) -> str:
    """Start a server, ask whether it is ready, and read the page."""
    with serving(here) as address:
        answers = [urllib.request.urlopen(f"{address}{path}").read() for path in ("/ready", "/")]
    assert b"<title>Hanabi" in answers[1]
    return f"a server that says {answers[0].decode()}, and its page"


def visit(here: Environment, server: Environment) -> str:
    """Open a room on the server of another environment."""
    with serving(server) as address:
        told = here.hanabi("play", "fr", "--at", address, "--plain", typed="quit\n")
    assert "The room is open." in told
    return "a room opened on the server of another environment"


def everything(here: Environment) -> str:
    """Import every layer at once."""
    layers = "hanabi.server.app, hanabi.tui.app, hanabi.envs.vector, hanabi.arena.cluster"
    here.run(here.bin / "python", "-c", f"import {layers}", NUMBA_DISABLE_JIT="1")
    return "every layer imported together"


def prove(wheel: Path, sources: Path, uv: Path, folder: Path) -> None:
    """Make an environment for the core, for each extra and for each way to install, and print how it does."""
    made: dict[str, Environment] = {}
    actions: dict[str, Callable[[Environment], str]] = {
        "": lambda here: here.act("plain_game"),
        "server": serve,
        "client": lambda here: visit(here, made["server"]),
        "tui": lambda here: here.act("full_screen"),
        "fast": lambda here: here.act("batch"),
        "envs": lambda here: here.act("episode", NUMBA_DISABLE_JIT="1"),
        "cluster": lambda here: here.act("cluster"),
        "all": everything,
    }
    for extra, action in actions.items():
        made[extra] = Environment(folder / (extra or "core"), uv)
        try_out(made[extra], wheel.as_uri(), extra, action)
    for way, address in {"sources": sources.as_uri(), "git": f"git+{ROOT.as_uri()}"}.items():
        print(f"from {way}:", flush=True)
        try_out(Environment(folder / way, uv), address, "server", serve)


def try_out(here: Environment, address: str, extra: str, action: Callable[[Environment], str]) -> None:
    """Install the package in an environment, let it act, and print how large and how quick it is."""
    began = time.perf_counter()
    here.install(address, extra)
    installed, size = time.perf_counter(), here.size()
    told, done = action(here), time.perf_counter()
    name = f"hanabi[{extra}]" if extra else "hanabi"
    figures = f"{here.packages():>3} packages {size / MEGABYTE:>6.1f} MB in {installed - began:>4.1f} s"
    print(f"{name:<16}{figures}; in {done - installed:>5.1f} s {told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path, help="the folder with the wheel and the sources")
    parser.add_argument("--uv", type=Path, required=True, help="the program that makes environments")
    asked = parser.parse_args()
    for file in check_contents(asked.dist):
        print(f"{file.name}: {file.stat().st_size / MEGABYTE:.1f} MB", flush=True)
    [wheel], [sources] = asked.dist.resolve().glob("*.whl"), asked.dist.resolve().glob("*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="hanabi-") as folder:
        prove(wheel, sources, asked.uv.resolve(), Path(folder))


if __name__ == "__main__":
    main()
