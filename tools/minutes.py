"""Writes src/bottega/games/minutes.json: how long matches last, until a host has measured its own.

`python -m tools.minutes` lets apprentices play and counts what people would have had to choose: so many
seconds a choice, fewer where there is one thing to say; who choose in secret do so at the same time.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from statistics import median
from typing import Final

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.record import Record
from bottega.lab.minutes import minutes_of

FILE: Final = Path(__file__).parent.parent / "src" / "bottega" / "games" / "minutes.json"
MATCHES: Final = 9  # of each game and number of seats
BUDGET: Final = Budget(iterations=100)  # a clock would make two runs differ


def match_of(game: AnyGame, seats: int, number: int) -> Record:
    """A match of apprentices."""
    seed = hashlib.sha256(f"minutes {game.id} {seats} {number}".encode()).digest()
    record = Record(game, seats, {}, seed)
    bots = {seat: seat_bot("apprentice", seat) for seat in range(seats)}
    Seating(game.words, bots, BUDGET).play_out(record)
    return record


def survey(game: AnyGame, seats: int) -> int:
    """Half of the matches last no longer."""
    return round(median(minutes_of(match_of(game, seats, number)) for number in range(MATCHES)))


def main() -> None:
    found = {game.id: {str(seats): survey(game, seats) for seats in game.seats} for game in GAMES.values()}
    FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    print(FILE.read_text("utf-8"))


if __name__ == "__main__":
    main()
