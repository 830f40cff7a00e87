"""docs/architecture.md lists the imports as they are, docs/server.md the rooms in their order."""

import re
import tomllib
from pathlib import Path

import grimp

TREE = Path(__file__).parents[1]
PAGE = TREE / "docs" / "architecture.md"
ROOT = "bottega"
NAME = re.compile(r"`(\w+)`")

Arrows = set[tuple[str, str]]


def imports() -> Arrows:
    """Which part imports which."""
    graph = grimp.build_graph(ROOT, cache_dir=None)
    modules = graph.modules - {ROOT}  # its version is for all; its library is loaded when it is asked for
    found = [(name, other) for name in modules for other in graph.find_modules_directly_imported_by(name)]
    parts = {(name.split(".")[1], other.split(".")[1]) for name, other in found if other != ROOT}
    return {(part, other) for part, other in parts if part != other}


def leads(arrows: Arrows, start: str) -> set[str]:
    """Everything that arrows lead to from a part."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        here = waiting.pop()
        new = {end for origin, end in arrows if origin == here} - found
        found |= new
        waiting += new
    return found


def listed() -> Arrows:
    """The rows of the page: each part on the left builds on each on the right."""
    section = PAGE.read_text("utf-8").partition("\n## Who imports whom\n")[2].partition("\n## ")[0]
    rows = re.findall(r"(?m)^\| (`.*) \| (`.*) \|$", section)
    return {
        (part, other)
        for parts, others in rows
        for part in NAME.findall(parts)
        for other in NAME.findall(others)
    }


def test_the_plan_of_imports_is_that_of_the_code() -> None:
    drawn = listed()
    real = imports()
    assert drawn - real == set(), "listed, and not imported"
    assert {(part, other) for part, other in real if other not in leads(drawn, part)} == set(), "not listed"
    spare = {arrow for arrow in drawn if arrow[1] in leads(drawn - {arrow}, arrow[0])}
    assert spare == set(), "others lead the same way"


def test_the_list_of_rooms_has_the_order_that_is_checked() -> None:
    section = (
        (TREE / "docs" / "server.md").read_text("utf-8").partition("\n## Rooms\n")[2].partition("\n## ")[0]
    )
    contracts = tomllib.loads((TREE / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["bottega.server"])
    checked = [layer.split(" | ")[0] for layer in reversed(layers)]
    assert re.findall(r"(?m)^- `(\w+)(?:/|\.py)`", section) == checked
