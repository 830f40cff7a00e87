"""`python -m tools.quick [base]`: in a minute, the tests of what changed since a commit: origin/main.

What is not committed counts, too. A game's folder is tried by the tests of that game, the kit by all games
with few matches, a folder of the server or of the web client by its own tests. More than that could break:
`make check test` finds it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BASE: Final = "origin/main"
PYTHON: Final = str(Path(sys.prefix) / "bin" / "python")
# Of what every game is tried by: a fifth of the option sets and examples, and few matches.
LESS: Final = {"BOTTEGA_HASTE": "5", "BOTTEGA_SEEDS": "20"}
ELSEWHERE: Final = {"commands": "cli", "bench": "cli"}  # a package's tests, where they have another name
BROWSER: Final = "`make test-browser` plays it"


@dataclass
class Plan:
    """What is tried, and what is only said."""

    tests: set[str] = field(default_factory=set)  # files and folders for pytest
    games: set[str] = field(default_factory=set)  # whose share of the tests of every game is taken
    everything: bool = False  # the default of every game
    python: set[str] = field(default_factory=set)
    web: set[str] = field(default_factory=set)  # folders and files for vitest
    client: set[str] = field(default_factory=set)  # files of the web client, to be linted
    tools: set[str] = field(default_factory=set)
    left: list[str] = field(default_factory=list)


def changed(root: Path, base: str) -> list[str]:
    """The files that differ from where this branch left the base; those that are gone are not among them."""

    def git(*words: str) -> list[str]:
        told = subprocess.run(["git", *words], cwd=root, stdout=subprocess.PIPE, text=True, check=True).stdout
        return told.splitlines()

    (since,) = git("merge-base", base, "HEAD")
    names = {*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(names)


def plan(names: Iterable[str], root: Path = ROOT) -> Plan:
    """What to try after a change in these files."""
    made = Plan()
    for name in names:
        path = PurePosixPath(name)
        add_tests(made, path, root)
        if not (root / name).exists():
            continue
        if path.suffix == ".py":
            made.python.add(name)
        if path.suffix == ".ftl":
            made.tools.add("check_texts")
        if path.suffix == ".md":
            made.tools.add("links")
        if path.parts[0] == "web" and path.suffix in {".ts", ".svelte", ".mjs", ".css"}:
            made.client.add(str(path.relative_to("web")))
    return made


def add_tests(made: Plan, path: PurePosixPath, root: Path) -> None:
    """Note what tries this file."""
    match path.parts:
        case ("src", "bottega", "games", game, *_) | ("tests", "games", game, _, *_):
            made.games.add(game)
            made.tools.add("check_games")
        case ("src", "bottega", "games" | "kit", *_) | ("tests", "kit" | "every_game" | "sample", *_):
            made.everything = True
        case ("src", "bottega", "server", _) | ("tests", "server", _) if path.suffix == ".py":
            add_existing(made, root, f"tests/server/test_{path.stem.removeprefix('test_')}.py")
        case ("src", "bottega", "server", "features", part, *_):
            add_existing(made, root, f"tests/server/features/{part}")
        case ("src", "bottega", "server", part, *_):
            add_existing(made, root, f"tests/server/{part}")
        case ("src", "bottega", part, *_):
            add_existing(made, root, f"tests/{ELSEWHERE.get(part, part.removesuffix('.py'))}")
        case ("tests", "browser", *_):
            made.left.append(f"{path}: {BROWSER}")
        case ("tests", *_) if path.stem.startswith("test_"):
            add_existing(made, root, str(path))
        case ("tests", *_, _) if len(path.parts) > 2:
            add_existing(made, root, str(path.parent))
        case ("tools", *_) if path.suffix == ".py":
            add_existing(made, root, f"tests/tools/test_{path.stem}.py")
        case ("web", "src", folder, *_):
            made.web.add(f"src/{folder}")
        case ("web", "tools", *_):
            made.web.add("tools")
        case ("pyproject.toml",) | ("requirements", *_):
            made.tools.add("lock --check")


def add_existing(made: Plan, root: Path, place: str) -> None:
    """Note these tests if they are there."""
    if (root / place).exists():
        made.tests.add(place)


def commands(made: Plan) -> list[list[str]]:
    """What is run, the quickest first."""
    pytest = [PYTHON, "-m", "pytest", "-q", "-n", str(os.cpu_count() or 1)]
    found = [[PYTHON, "-m", f"tools.{words[0]}", *words[1:]] for words in map(str.split, sorted(made.tools))]
    if made.python:
        found.append([PYTHON, "-m", "ruff", "check", "--quiet", *sorted(made.python)])
        found.append([PYTHON, "-m", "ruff", "format", "--quiet", "--check", *sorted(made.python)])
    if made.client | made.web:
        found.append(["make", "--no-print-directory", "web/node_modules"])
    if made.client:
        found.append(["npx", "prettier", "--check", "--log-level=warn", *sorted(made.client)])
        found.append(["npx", "eslint", *sorted(one for one in made.client if not one.endswith(".css"))])
    if made.web:
        if not (ROOT / "web" / "fixtures").exists():
            found.append([PYTHON, "-m", "tools.fixtures"])
        found.append(["npx", "vitest", "run", "--passWithNoTests", *sorted(made.web)])
    if made.everything:
        found.append([*pytest, "tests/kit", "tests/every_game", "-k", "kit or default"])
    elif made.games:
        folders = [f"tests/games/{game}" for game in sorted(made.games)]
        found.append([*pytest, *folders, "tests/every_game", "-k", " or ".join(sorted(made.games))])
    if made.tests:
        found.append([*pytest, *sorted(made.tests)])
    return found


def run(command: Sequence[str]) -> bool:
    """Whether it went well; it says how long it took."""
    started = time.monotonic()
    place = ROOT / "web" if command[0] == "npx" else ROOT
    code = subprocess.run(command, cwd=place, env=LESS | os.environ, check=False).returncode
    words = " ".join(command).replace(f"{PYTHON} -m ", "")
    print(f"--- {time.monotonic() - started:.0f} s, {'failed' if code else 'passed'}: {words}", flush=True)
    return code == 0


def main(words: Sequence[str]) -> int:
    names = changed(ROOT, words[0] if words else BASE)
    made = plan(names)
    good = [run(command) for command in commands(made)]
    print(*made.left, f"{len(names)} files changed", sep="\n")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
