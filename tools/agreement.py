"""`python -m tools.agreement codex 4`: how long analyses take, and how often a quick and a fine one agree.

So many matches between a journeyman and a greedy bot are analysed at both levels. Time is that of one core.
With PYTHONPATH=build/compiled the compiled rules play.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import fmean

from bottega.analysis import Decision, decisions
from bottega.analysis.levels import FINE, QUICK, Level
from bottega.games import SHELF
from bottega.kit.record import Record
from bottega.lab.runner import play_match
from tools.calibrate import match_at


def timed(record: Record, level: Level) -> tuple[float, list[Decision]]:
    """Seconds of one core, and what was found."""
    started = time.process_time()
    found = list(decisions(record, level))
    return time.process_time() - started, found


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.agreement", description=__doc__)
    asked.add_argument("game", choices=SHELF)
    asked.add_argument("matches", type=int, nargs="?", default=4)
    wanted = asked.parse_args()
    took: dict[str, list[float]] = {QUICK.name: [], FINE.name: []}
    marks: Counter[tuple[str, str]] = Counter()
    for number in range(wanted.matches):
        record = play_match(match_at(SHELF[wanted.game], number)).record()
        found = {}
        for level in (QUICK, FINE):
            seconds, found[level.name] = timed(record, level)
            took[level.name].append(seconds)
            print(f"  match {number}, {level.name}: {seconds:.1f} s, {len(record.moves)} moves", flush=True)
        pairs = zip(found[QUICK.name], found[FINE.name], strict=True)
        marks.update((quick.mark, fine.mark) for quick, fine in pairs)
    agreed = sum(count for (quick, fine), count in marks.items() if quick == fine)
    for name, times in took.items():
        print(f"{wanted.game}, {name}: {fmean(times):.1f} s a match ({min(times):.1f} to {max(times):.1f})")
    print(f"{marks.total()} decisions; {agreed} have the same mark: {agreed / marks.total():.0%}")
    for (quick, fine), count in marks.most_common():
        print(f"  quick {quick}, fine {fine}: {count}")


if __name__ == "__main__":
    main()
