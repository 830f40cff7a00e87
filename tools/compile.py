"""`python -m tools.compile [--quick]`: a copy of src/bottega in build/compiled, with its hot packages in C.

All modules go into one group, so that calls between them are direct. C is written only if what is compiled
has changed; the rest is copied each time.
With --quick the C compiler optimises nothing, which is enough for tests and takes a fraction of the time.
Fields that a class declares are spelled out in the copy: mypyc compiles nothing but plain classes.
"""

import argparse
import hashlib
import os
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

from bottega.compiled import digest_of
from tools import spell_out

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bottega"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "digest"

QUICK, BEST = "0", "3"  # how much the C compiler optimises
SILENT = ["-Wno-all", "-w"]  # nobody reads warnings about generated C, and looking for them takes minutes
COPIED = {".html", ".py", ".ftl", ".toml", ".json", ".md", ".typed"}
COMPILED = ["kit", "games", "bots"]
INTERPRETED = {  # files
    "picture",  # structs of msgspec, which is C already; those of a folder `picture` are in its file `shapes`
    "shapes",
    "piece",  # decorators, which `typing` writes on; nothing is left to decorate
}


def sources() -> list[Path]:
    """Every file that is copied."""
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in COPIED)


def needed(paths: list[Path]) -> str:
    """One name for all that the libraries depend on."""
    sum_ = hashlib.sha256(f"python {sys.version} mypy {version('mypy')}".encode())
    python = [path for path in paths if path.suffix == ".py"]
    compiled = [path for path in python if path.relative_to(SOURCE).parts[0] in COMPILED]
    for path in [Path(__file__), Path(spell_out.__file__), *compiled]:
        sum_.update(f"\n{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}".encode())
    return sum_.hexdigest()


def copy(paths: list[Path]) -> None:
    """The target has a copy of these sources, and of no others."""
    targets = [TARGET / path.relative_to(SOURCE.parent) for path in paths]
    for old in {path for path in TARGET.rglob("*") if path.suffix in COPIED} - set(targets):
        old.unlink()
    for path, target in zip(paths, targets, strict=True):
        content = path.read_bytes()
        if path.suffix == ".py":
            content = spell_out.spell_out(content.decode()).encode()
        if not target.exists() or target.read_bytes() != content:  # somebody may be reading it
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def hot_modules() -> list[str]:
    """What is compiled, as paths in the target."""
    target = TARGET / "bottega"
    modules = [
        path
        for package in COMPILED
        for path in (target / package).rglob("*.py")
        if path.stem not in INTERPRETED
    ]
    return sorted(str(path.relative_to(TARGET)) for path in modules)


def translate(modules: list[str], level: str) -> list[Extension]:
    """Types are checked and C is written. Our own mypy settings speak of src, so they are left out."""
    arguments = ["--config-file=", "--strict", *modules]
    extensions: list[Extension] = mypycify(arguments, opt_level=level, debug_level="0", group_name="bottega")
    for extension in extensions:
        extension.extra_compile_args += SILENT
    return extensions


def build(extensions: list[Extension]) -> None:
    """The C becomes libraries, beside the modules they stand for."""
    setup(name="bottega", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.compile", description=__doc__)
    asked.add_argument("--quick", action="store_true", help="optimise little: for tests")
    level = QUICK if asked.parse_args().quick else BEST
    paths = sources()
    name = needed(paths)
    noted = STAMP.read_text().split()[1:] if STAMP.exists() else []
    if noted not in ([name, level], [name, BEST]):
        compile_all(paths, level)
        noted = [name, level]
    copy(paths)
    STAMP.write_text(" ".join([digest_of(SOURCE), *noted]))
    print("build/compiled is up to date")


def compile_all(paths: list[Path], level: str) -> None:
    """Copy everything, and make libraries of the hot modules; says how far it is."""
    started = time.monotonic()

    def tell(what: str) -> None:
        print(f"{time.monotonic() - started:6.1f} s  {what}", flush=True)

    tell(f"copying {len(paths)} files")
    shutil.rmtree(TARGET, ignore_errors=True)
    copy(paths)
    here = Path.cwd()
    os.chdir(TARGET)
    modules = hot_modules()
    tell(f"writing C for {len(modules)} modules")
    extensions = translate(modules, level)
    tell("compiling the C")
    build(extensions)
    os.chdir(here)
    tell("done")


if __name__ == "__main__":
    main()
