"""The distribution is called bottega-games: on PyPI, `bottega` is another project's package."""

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
OTHERS = re.compile(r"""pip install[^\n`]*?[ \t'"]bottega(?!-games|[\w./-])|\bbottega\[""")


def test_the_project_is_called_bottega_games_and_its_command_bottega() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert (project["name"], list(project["scripts"])) == ("bottega-games", ["bottega"])


def test_the_search_finds_what_would_install_the_other_project() -> None:
    for wrong in (
        "pip install bottega",
        "pip install 'bottega[lab]'",
        "install `bottega[lab]`",
        "pip install -U bottega\n",
    ):
        assert OTHERS.search(wrong), wrong
    for right in (
        "pip install bottega-games",
        "pip install 'bottega-games[lab]'",
        "pip install -e .\nbottega serve",
    ):
        assert not OTHERS.search(right), right


def test_no_text_tells_to_install_the_other_project() -> None:
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    texts = {ROOT / name for name in listed if name} - {Path(__file__)}
    found = []
    for path in sorted(texts):
        if path.is_file() and path.suffix not in {".png", ".webp", ".woff2", ".ico", ".jpg"}:
            told = path.read_text("utf-8", errors="replace")
            found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in OTHERS.finditer(told)]
    assert not found
