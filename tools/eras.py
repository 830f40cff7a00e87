"""Counts how the eras of Legendary Inventors end between two bots: as the book says, or because all pass.

`python -m tools.eras greedy 200`, or with an option: `python -m tools.eras journeyman 40 fifteen`.
With PYTHONPATH=build/compiled the compiled rules play.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from typing import cast

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.games.inventors import GAME
from bottega.games.inventors.facts import COMPLETED, ERA_ENDED, PASSED
from bottega.kit.events import Event
from bottega.kit.game import Title
from bottega.kit.record import Record, replay

SEATS = 2
PLACES = SEATS + 3
BUDGET = Budget(iterations=1000)  # a clock would make two runs differ
ERAS = ["I", "II", "III"]


def events_of(bot: str, number: int, cubes: str) -> list[Event]:
    """All that happens in one match."""
    seed = hashlib.sha256(f"eras {bot} {number}".encode()).digest()
    record = Record(cast(Title, GAME), SEATS, {"cubes": cubes}, seed)
    Seating(GAME.words, {seat: seat_bot(bot, seat) for seat in range(SEATS)}, BUDGET).play_out(record)
    return [event for _, events in replay(record)[1] for event in events]


def completed(events: list[Event]) -> list[int]:
    """How many inventions were completed in each era."""
    counts, done = [], 0
    for event in events:
        done += event.fact is COMPLETED
        if event.fact is ERA_ENDED:
            counts.append(done)
            done = 0
    return counts


def survey(bot: str, matches: int, cubes: str = "unlimited") -> Counter[str]:
    """Eras that ended at their last but one invention, inventions completed in each, and passes."""
    found: Counter[str] = Counter()
    for number in range(matches):
        events = events_of(bot, number, cubes)
        found["passes"] += sum(event.fact is PASSED for event in events)
        for era, count in zip(ERAS, completed(events), strict=True):
            found[f"ended {era}"] += count == PLACES - 1
            found[f"completed {era}"] += count
    return found


def main() -> None:
    bot, matches, *options = sys.argv[1:]
    found = survey(bot, int(matches), *options)
    for era in ERAS:
        ended, mean = found[f"ended {era}"], found[f"completed {era}"] / int(matches)
        print(
            f"era {era}: {ended} of {matches} end at the last but one; {mean:.2f} of {PLACES - 1} completed"
        )
    print(f"passes: {found['passes']}")


if __name__ == "__main__":
    main()
