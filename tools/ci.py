"""`python -m tools.ci [--nightly] [target …]`: all that CI tries after `make setup`, or these parts of it.

With --nightly it is what takes too long for every change; it must pass before a release.

As many parts go on at once as keep the cores busy. All are tried even if one fails. What a part says is in
build/ci; of one that failed the last words are shown, and at the end how long each part took.
"""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOGS: Final = Path(__file__).parent.parent / "build" / "ci"
LAST_WORDS: Final = 120  # lines
NIGHT: Final = "--nightly"


@dataclass(frozen=True)
class Part:
    """One call of make: a target, and what is set for it."""

    target: str
    settings: str = ""
    after: tuple[str, ...] = ()  # targets that it needs, which are not made again
    alone: bool = False  # it compares times, so nothing runs beside it

    @property
    def command(self) -> list[str]:
        """What is run."""
        made = [f"--old-file={target}" for target in self.after]
        return ["make", "--no-print-directory", self.target, *made, *self.settings.split()]


@dataclass(frozen=True)
class Outcome:
    """What came of a part."""

    part: Part
    seconds: float
    code: int
    words: str


COMPILED: Final = ("compile-quick",)
# A node reads the pages when it starts, so they are there before the first one does.
SERVED: Final = ("web", *COMPILED)
# Requests, frames, refereed matches and solved puzzles: `make test` tries more.
FEWER: Final = "BOTTEGA_EXAMPLES=40 BOTTEGA_FUZZ=40000 BOTTEGA_REFEREED=30 BOTTEGA_PUZZLES=6"
# Those that others need come first, then the longest.
PARTS: Final = [
    Part("compile-quick"),
    Part("web"),
    Part("test-rules"),
    Part("check"),
    Part("check-web", after=("web",)),
    Part("test-server", FEWER, SERVED),
    Part("test-plays", after=SERVED),
    # A fifth of the matches that `make test-compiled` plays by itself.
    Part("test-compiled", "BOTTEGA_SEEDS=40", COMPILED),
    Part("test-worlds", after=SERVED),
    Part("test-added"),
    Part("test-browsers", "GAMES=codex", SERVED),
    Part("test-fit", after=("check-web",)),  # both write web/fixtures
    Part("test-faults", after=SERVED),
    Part("test-observability", after=SERVED),
    Part("docs"),
]
# All games, moments, languages and widths; as many matches, requests and faults as the tests ask for.
AT_NIGHT: Final = ("web", "compile", "compile-quick")
NIGHTLY: Final = [
    Part("compile"),
    Part("web"),
    Part("test-server", after=AT_NIGHT),
    Part("test-compiled", after=AT_NIGHT),
    Part("fit", after=AT_NIGHT),
    Part("test-lessons", after=AT_NIGHT),
    Part("test-browsers", after=AT_NIGHT),
    Part("referees"),
    Part("test-lab"),
    Part("restore-drill", after=AT_NIGHT),
    Part("attacks", after=AT_NIGHT, alone=True),
    Part("observability", after=AT_NIGHT, alone=True),
    Part("faults", after=AT_NIGHT, alone=True),
    Part("test-prompt", after=AT_NIGHT, alone=True),
    Part("slow-line", after=AT_NIGHT, alone=True),
]


async def run(part: Part, logs: Path) -> Outcome:
    """Run a part; what it says goes into a file meanwhile."""
    started = time.monotonic()
    log = logs / f"{part.target}.log"
    with log.open("wb") as file:
        process = await asyncio.create_subprocess_exec(
            *part.command, stdin=asyncio.subprocess.DEVNULL, stdout=file, stderr=asyncio.subprocess.STDOUT
        )
        code = await process.wait()
    return Outcome(part, time.monotonic() - started, code, log.read_text("utf-8", "replace"))


async def run_all(parts: Sequence[Part], at_once: int, logs: Path) -> list[Outcome]:
    """Run parts, in this order as far as possible. What needs a part that failed is left out."""
    waiting, outcomes = list(parts), list[Outcome]()
    running: dict[asyncio.Task[Outcome], Part] = {}
    while True:
        ours = {part.target for part in parts}
        good = {outcome.part.target for outcome in outcomes if not outcome.code}
        for part in list(waiting):
            free = at_once - len(running)
            if part.alone:
                free = not running
            if any(other.alone for other in running.values()) or not free:
                continue
            if good >= ours.intersection(part.after):
                waiting.remove(part)
                running[asyncio.create_task(run(part, logs))] = part
        if not running:
            return outcomes
        ended, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            del running[task]
            outcomes.append(task.result())
            tell(task.result())


def tell(outcome: Outcome) -> None:
    """Say how a part ended; of one that failed, what it said last."""
    if outcome.code:
        print(f"--- {' '.join(outcome.part.command)}", *outcome.words.splitlines()[-LAST_WORDS:], sep="\n")
    end = f"failed with {outcome.code}" if outcome.code else "passed"
    print(f"--- {outcome.part.target} {end} after {outcome.seconds:.0f} s", flush=True)


def table(outcomes: Sequence[Outcome], seconds: float) -> str:
    """How long each part took, in the order in which they ended."""
    rows = [(f"`make {one.part.target}`", one.seconds) for one in outcomes]
    lines = [f"| {name} | {took:.0f} |" for name, took in [*rows, ("all, beside each other", seconds)]]
    return "\n".join(["| part | seconds |", "|---|--:|", *lines])


def main(named: Sequence[str]) -> int:
    """0 if all parts passed."""
    started = time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    asked = NIGHTLY if NIGHT in named else PARTS
    parts = [part for part in asked if part.target in named or not set(named) - {NIGHT}]
    outcomes = asyncio.run(run_all(parts, max(2, os.cpu_count() or 2), LOGS))
    times = table(outcomes, time.monotonic() - started)
    (LOGS / "times.md").write_text(times + "\n")
    print(times)
    failed = [one for one in outcomes if one.code]
    left_out = {part.target for part in parts} - {one.part.target for one in outcomes}
    for target in sorted(left_out):
        print(f"--- {target} was left out: it needs what failed")
    print(f"--- failed: {', '.join(one.part.target for one in failed)}" if failed else "--- all passed")
    return 1 if failed or left_out else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
