"""`python -m tools.compile [--quick]`: a copy of src/bottega in build/compiled, with its hot packages in C.

All modules go into one group, so that calls between them are direct. C is written only if what is compiled
has changed; the rest is copied each time.
With --quick the C compiler optimises nothing, which is enough for tests and takes a fraction of the time.
Fields that a class declares are spelled out in the copy: mypyc compiles nothing but plain classes.
"""

import argparse
import ast
import hashlib
import os
import re
import shutil
import sys
import time
from functools import partial
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

from bottega.sources import digest_of
from tools import spell_out

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bottega"
INIT = SOURCE / "__init__.py"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "digest"

QUICK, BEST = "0", "3"  # how much the C compiler optimises
SILENT = ["-Wno-all", "-w"]  # nobody reads warnings about generated C, and looking for them takes minutes
COPIED = {".html", ".py", ".ftl", ".toml", ".json", ".md", ".sql", ".typed"}
COMPILED = ["kit", "games", "bots"]
INTERPRETED = {  # files
    "picture",  # structs of msgspec, which is C already; those of a folder `picture` are in its file `shapes`
    "shapes",
    "html",  # for notebooks only
    "piece",  # decorators, which `typing` writes on; nothing is left to decorate
}

# In C: a function that Python calls, or a class; and what is said of it.
NAMED = re.compile(r"\(PyCFunction\)CPyPy_(\w+)|tp_basicsize = sizeof\((\w+)Object\)")
SIGNATURE = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')


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
    # The package's own file comes last: without it, another process takes the sources.
    for path, target in sorted(zip(paths, targets, strict=True), key=lambda pair: pair[0] == INIT):
        content = path.read_bytes()
        if path.suffix == ".py":
            content = spell_out.spell_out(content.decode()).encode()
        if path == INIT:
            content += unless_changed(SOURCE, TARGET).encode()
        if not target.exists() or target.read_bytes() != content:  # somebody may be reading it
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def unless_changed(source: Path, target: Path) -> str:
    """What is added to the copy's `__init__.py`, which an editable install finds before the sources.

    Once the sources have changed, they are used. A copy of this copy, in another place, is left alone.
    """
    return f"""
import sys
from pathlib import Path

from bottega.sources import made_of

SOURCES, COPY = Path({str(source)!r}), Path({str(target)!r})

if Path(__file__).parent.parent == COPY and not made_of(SOURCES, COPY):
    __path__[:] = [str(SOURCES)]
del sys.modules["bottega.sources"]  # importing the package loads no part of it
"""


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


def docstrings(modules: list[str]) -> dict[str, str]:
    """What each class and each function says of itself, by its full name."""
    found = dict[str, str]()

    def look(scope: str, node: ast.Module | ast.ClassDef) -> None:
        for child in node.body:
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                name = f"{scope}.{child.name}"
                found[name] = ast.get_docstring(child) or ""
                if isinstance(child, ast.ClassDef):
                    look(name, child)

    for module in modules:
        path = Path(module).with_suffix("")
        parts = path.parent.parts if path.name == "__init__" else path.parts
        look(".".join(parts), ast.parse(Path(module).read_text("utf-8")))
    return found


def keep_docstrings(file: Path, told: dict[str, str]) -> None:
    """Write docstrings into C in which mypyc wrote signatures only: `help` shows both."""
    by_name = {name.replace(".", "___"): text for name, text in told.items()}
    lines, about = [], ""
    for line in file.read_text("utf-8").splitlines(keepends=True):
        named = NAMED.search(line)
        if named:
            about = named.group(1) or named.group(2)
        if about and "PyDoc_STR(" in line:
            # A function is named by the end of its full name that no other module shares.
            found = [text for name, text in by_name.items() if f"___{name}".endswith(f"___{about}")]
            if len(found) == 1:
                line = SIGNATURE.sub(partial(with_text, found[0]), line)
            about = ""
        lines.append(line)
    file.write_text("".join(lines), "utf-8")


def with_text(text: str, signature: re.Match[str]) -> str:
    """What follows a signature, or stands alone where there is none."""
    written = "".join(f"\\{byte:03o}" for byte in text.encode())  # of any byte, and none runs into the next
    head = "" if signature.group(1) == "NULL" else signature.group(1).strip('"')
    return f'PyDoc_STR("{head}{written}")' if text else signature.group()


def translate(modules: list[str], level: str) -> list[Extension]:
    """Types are checked and C is written. Our own mypy settings speak of src, so they are left out."""
    arguments = ["--config-file=", "--strict", *modules]
    extensions: list[Extension] = mypycify(arguments, opt_level=level, debug_level="0", group_name="bottega")
    told = docstrings(modules)
    for file in Path("build").rglob("*.c"):
        keep_docstrings(file, told)
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
    (TARGET / "bottega" / "__init__.py").unlink(missing_ok=True)
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
