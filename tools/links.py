"""Fails when a link of a page leads nowhere, as GitHub reads it: to no file, or to no heading of a page."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LINK: Final = re.compile(
    r"(?ms)^ *(?P<fence>```+).*?^ *(?P=fence) *$"  # code says what it likes
    r"|`[^`\n]+`"
    r"|\[(?P<text>[^][]*)\]\((?![a-z]+:)(?P<file>[^)\s#]*)(?P<heading>#[^)\s]*)?\)"
)
HEADING: Final = re.compile(r"(?m)^#+ (.+)$")


def pages() -> list[Path]:
    """Every page of the repository."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    names = subprocess.check_output(asked, cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in names if (ROOT / name).exists()]


def slug(title: str) -> str:
    """What GitHub calls a heading in an address."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title)
    return re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")


@cache
def headings(page: Path) -> set[str]:
    """The headings of a page, as they are called in an address; one that comes again is numbered."""
    text = LINK.sub(lambda found: "" if found["fence"] else found[0], page.read_text("utf-8"))
    seen: Counter[str] = Counter()
    names = set()
    for title in HEADING.findall(text):
        name = slug(title)
        names.add(f"{name}-{seen[name]}" if seen[name] else name)
        seen[name] += 1
    return names


def faults(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for link in LINK.finditer(page.read_text("utf-8")):
        if link["text"] is None:
            continue
        target = (page.parent / link["file"]).resolve() if link["file"] else page
        if not target.exists():
            yield f"there is no {link['file']}"
        elif link["heading"] and target.suffix == ".md" and link["heading"][1:] not in headings(target):
            yield f"there is no heading {link['file']}{link['heading']}"


def main() -> None:
    found = [f"{page.relative_to(ROOT)}: {fault}" for page in pages() for fault in faults(page)]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
