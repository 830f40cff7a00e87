"""The examples of docs/library.md, docs/lab.md and README.md run, in order, and print what the pages say."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bottega
import bottega.bots
import bottega.kit

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "library.md"
PYRIGHT = ROOT / "web" / "node_modules" / ".bin" / "pyright"
EXAMPLE = re.compile(r"(?ms)^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?")


def printed(example: str, names: dict[str, object]) -> str:
    """What an example prints; it uses what those before it made."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(example, "an example", "exec"), names)
    return out.getvalue()


@pytest.mark.parametrize(
    "page", [PAGE, ROOT / "docs" / "lab.md", ROOT / "README.md"], ids=lambda page: page.name
)
def test_the_examples_of_a_page_do_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = EXAMPLE.findall(page.read_text("utf-8"))
    assert examples
    names: dict[str, object] = {"__name__": "page"}
    for example, said in examples:
        assert said in ("", printed(example, names))


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The examples of the page as one program of somebody's own."""
    file = tmp_path / "page.py"
    file.write_text("\n\n".join(example for example, _ in EXAMPLE.findall(PAGE.read_text("utf-8"))), "utf-8")
    return file


def check_types(program: Path, command: list[str]) -> None:
    """Run a type checker with its defaults, far from this repository's settings."""
    ran = subprocess.run([*command, str(program)], capture_output=True, text=True, cwd=program.parent)
    assert ran.returncode == 0, ran.stdout


def test_the_examples_pass_mypy(program: Path) -> None:
    mypy = [sys.executable, "-m", "mypy", "--config-file=", "--follow-imports=silent"]
    check_types(program, [*mypy, "--cache-dir", str(program.parent / "cache")])


@pytest.mark.skipif(not PYRIGHT.exists(), reason="`make check-web` installs pyright")
def test_the_examples_pass_pyright(program: Path) -> None:
    check_types(program, [str(PYRIGHT), "--pythonpath", sys.executable])


def test_the_first_example_has_eight_lines() -> None:
    first, _ = EXAMPLE.findall((ROOT / "README.md").read_text("utf-8"))[0]
    assert len([line for line in first.splitlines() if line]) == 8
    assert first in PAGE.read_text("utf-8")


def test_every_name_that_is_kept_is_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    for package in (bottega, bottega.kit, bottega.bots):
        for name in package.__all__:
            assert hasattr(package, name)
            assert re.search(rf"\b{name}\b", page), f"{package.__name__}.{name}"


def test_to_import_the_library_loads_nothing_yet() -> None:
    """Every part of the package imports `bottega`; games and bots come when something is asked of it."""
    told = "import sys, bottega; print([name for name in sys.modules if name.startswith('bottega.')])"
    assert subprocess.check_output([sys.executable, "-c", told], text=True) == "[]\n"
    told = "import sys, bottega; bottega.open; print({'bottega.server', 'rich', 'typer'} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", told], text=True) == "set()\n"
