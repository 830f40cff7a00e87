"""`python -m tools.docs`: the pages of docs/ as a site in build/site, with a reference of the library.

The pages are written to be read in the repository. A copy of them goes into build/docs: there a link to a
page leads to that page of the site, and a link to any other file to where the sources are published.
BOTTEGA_SOURCES says where that is (https://github.com/…/blob/main); without it such a file is only named.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from tools.links import LINK, ROOT

DOCS: Final = ROOT / "docs"
TARGET: Final = ROOT / "build" / "docs"
ELSEWHERE: Final = {  # pages of the site that are not in docs
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/CREDITS.md": "credits.md",
}
REFERENCE: Final = "reference.md"
KEPT: Final = ("bottega", "bottega.kit", "bottega.bots")  # what is in their `__all__` is kept


def place(file: Path) -> Path | None:
    """Where a file of the repository is in the site, if it is there."""
    name = file.relative_to(ROOT).as_posix()
    if name in ELSEWHERE:
        return Path(ELSEWHERE[name])
    if not file.is_relative_to(DOCS):
        return None
    inside = file.relative_to(DOCS)
    if file.is_dir():
        return inside / "index.md"
    return inside.with_name("index.md") if inside.name == "README.md" else inside


def led(page: Path, sources: str) -> str:
    """A page of the repository, with its links as they lead in the site."""
    here = place(page)
    assert here is not None

    def lead(link: re.Match[str]) -> str:
        if link["fence"]:  # what stands beside the language is for our tests
            return re.sub(r"\A( *`+\w*).*", r"\1", link[0])
        if not link["file"]:  # other code, or a heading of this page
            return link[0]
        file = (page.parent / link["file"]).resolve()
        there = place(file)
        if there is None and not sources:
            return link["text"]
        outside = f"{sources}/{file.relative_to(ROOT).as_posix()}"
        to = os.path.relpath(there, here.parent) if there else outside
        return f"[{link['text']}]({to}{link['heading'] or ''})"

    return LINK.sub(lead, page.read_text("utf-8"))


def contents(folder: Path) -> str:
    """The page of a folder that has none of its own."""
    lines = [f"- [{title(file)}]({file.name})" for file in sorted(folder.iterdir())]
    return "\n".join([f"# {folder.name.capitalize()}", "", *lines, ""])


def title(file: Path) -> str:
    """What a file is called where it is listed."""
    return file.read_text("utf-8").partition("\n")[0].strip("# ") if file.suffix == ".md" else file.name


def reference() -> str:
    """The page from which mkdocstrings makes the reference: every name that is kept."""
    parts = ["# Reference\n\nEvery name that is kept. [The library](library.md) shows how they are used.\n"]
    for package in KEPT:
        parts.append(f"## `{package}`\n")
        names = [name for name in import_module(package).__all__ if not name.startswith("_")]
        parts += [f"::: {package}.{name}\n" for name in names]
    return "\n".join(parts)


def copy(sources: str) -> None:
    """All that the site is made of."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(DOCS, TARGET)
    for name in TARGET.rglob("README.md"):
        name.unlink()
    for page in [*DOCS.rglob("*.md"), *(ROOT / name for name in ELSEWHERE)]:
        (TARGET / (place(page) or "")).write_text(led(page, sources), "utf-8")
    for folder in (path for path in DOCS.iterdir() if path.is_dir() and not (path / "README.md").exists()):
        (TARGET / folder.name / "index.md").write_text(contents(folder), "utf-8")
    (TARGET / REFERENCE).write_text(reference(), "utf-8")


def main() -> None:
    copy(os.environ.get("BOTTEGA_SOURCES", "").rstrip("/"))
    sys.exit(subprocess.run(["zensical", "build", "--clean", "--strict"], cwd=ROOT).returncode)


if __name__ == "__main__":
    main()
