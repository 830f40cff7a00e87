"""`python -m tools.exact_puzzles codex --minutes 4`: finds exact puzzles, whose answers are proved.

Greedy bots play matches; every position that fits a question is solved by trying everything. It is a puzzle
if at most three of the offers are right, they are clearly ahead of the rest, and the greedy bot misses them;
an ending may also be one if few of its offers are right.
A form is full at `--most` puzzles; what is found is added to src/bottega/games/<game>/exact.json, a match a
line, and puzzles that are there keep their places. `--first` begins at another match. With
PYTHONPATH=build/compiled the compiled rules play. `bottega puzzle GAME --check` proves the file again.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bottega.bots.chance import Chance
from bottega.bots.face import Budget
from bottega.bots.greedy import best_looking
from bottega.bots.ismcts import Search
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.record import Record
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.lessons import Lessons
from bottega.puzzles.proving import WHOLE, Unproved, best_line, prove
from bottega.puzzles.record import BETWEEN, EXACT, Asked, Played, position_id, written
from bottega.puzzles.way import ENDING, Task, Way
from bottega.puzzles.ways import WAYS

ROOT: Final = Path(__file__).parent.parent
MOST: Final = {"plan": 80, "last": 50, "ending": 30}  # puzzles of each form
SEATS: Final = 2
MOST_RIGHT: Final = 3  # moves that may come to the same
RARE: Final = 6  # times as many offers as right ones make an ending a puzzle that the greedy bot solves
LEAST_OFFERS: Final = 4
A_MATCH: Final = 3  # puzzles at most
APART: Final = 6  # moves between two puzzles of a form in a match
GUESSES: Final = 2  # worlds in which the greedy bot looks
TRIES: Final = 4  # of each kind of bot, to see how easily a puzzle is solved
NOTICED: Final = 3  # offers that a weak bot looks at
QUICK: Final = 16  # iterations of a search


class Found(NamedTuple):
    """What was proved of a position."""

    values: list[int]
    right: list[int]  # by their places among the offers


def look_through(
    game: Title, number: int, full: set[str], known: set[str]
) -> tuple[Played | None, Counter[str]]:
    """Play a match, and ask of every decision whether it is a puzzle of a form that is not full."""
    record = Record(game, SEATS, {}, hashlib.sha256(f"exact {game.id} {number}".encode()).digest())
    s, _ = record.start()
    chance, asked, passed = Chance(Luck(record.seed, "greedy")), list[Asked](), Counter[str]()
    while seats := awaited(s):
        seat, moves = seats[0], legal_moves(s, seats[0])
        greedy = looking(s, seat, moves, GUESSES, chance)
        for task in tasks_here(game, s, asked, len(record.moves), full):
            passed[f"{task.form} tried"] += 1
            found = puzzle_in(WAYS[game.id], s, seat, task, greedy)
            id = position_id(s, seat)
            if found and id not in known:
                tempting = greedy
                if moves.index(greedy) in found.right:
                    wrong = [move for place, move in enumerate(moves) if place not in found.right]
                    tempting = looking(s, seat, wrong, GUESSES, chance)
                asked.append(asked_here(record, s, task, found, tempting, id))
                passed[task.form] += 1
                known.add(id)
                break
        apply_unchecked(s, seat, greedy)
        record.note(s, seat, greedy)
    return (played(record, asked) if asked else None), passed


def tasks_here(game: Title, s: State[Board], asked: list[Asked], ply: int, full: set[str]) -> list[Task]:
    """What can be asked at a decision, and was not asked shortly before."""
    seats = awaited(s)
    if len(asked) >= A_MATCH or len(seats) > 1 or len(legal_moves(s, seats[0])) < LEAST_OFFERS:
        return []
    late = {one.form for one in asked if ply - one.after < APART}
    tasks = [task for task in WAYS[game.id].tasks if task.form not in full and task.form not in late]
    return [task for task in reversed(tasks) if WAYS[game.id].fits(s, seats[0], task)]


def looking(s: State[Board], seat: Seat, moves: list[Move], guesses: int, chance: Chance) -> Move:
    """What looks best at once."""
    words = s.setup.game.words
    offers = [words.text(move) for move in moves]
    return words.parse(best_looking(s.view(seat), seat, offers, guesses, chance))


def puzzle_in(way: Way, s: State[Board], seat: Seat, task: Task, greedy: Move) -> Found | None:
    """What is proved, if few moves are right, clearly better, and the greedy one is not."""
    try:
        values = prove(way, s, seat, task)
    except Unproved:
        return None
    most, moves = max(values), legal_moves(s, seat)
    right = [place for place, value in enumerate(values) if value == most]
    others = [value for value in values if value < most]
    margin = WHOLE if task.form == ENDING else way.margin
    if not others or most - max(others) < margin or len(right) > MOST_RIGHT:
        return None
    if moves.index(greedy) not in right:
        return Found(values, right)
    rare = task.form == ENDING and RARE * len(right) <= len(moves)
    return Found(values, right) if rare else None


def asked_here(record: Record, s: State[Board], task: Task, found: Found, tempting: Move, id: str) -> Asked:
    """A puzzle as it is written down."""
    text, seat = record.game.words.text, awaited(s)[0]
    moves = legal_moves(s, seat)
    right = [moves[place] for place in found.right]
    return Asked(
        id=id,
        after=len(record.moves),
        seat=seat,
        form=task.form,
        turns=task.turns,
        best=[text(move) for move in right],
        looks_best=text(tempting),
        ease=ease(s, seat, right, task),
        values=found.values,
        line=[text(move) for move in best_line(WAYS[record.game.id], s, seat, task, right[0])],
    )


def ease(s: State[Board], seat: Seat, right: list[Move], task: Task) -> float:
    """How easily it is solved: by weak bots and quick searches, by few offers, and in few steps."""
    chance, moves = Chance(Luck(b"ease")), legal_moves(s, seat)
    weak = [looking(s, seat, chance.shuffle(moves[:])[:NOTICED], 1, chance) for _ in range(TRIES)]
    quick = [searched(s, seat, number) for number in range(TRIES)]
    solved = sum(move in right for move in [*weak, *quick]) / (2 * TRIES)
    few, short = min(1.0, LEAST_OFFERS * len(right) / len(moves)), 1 / task.turns
    return round(0.6 * solved + 0.2 * few + 0.2 * short, 2)


def searched(s: State[Board], seat: Seat, number: int) -> Move:
    """What a quick search finds."""
    search = Search(s.view(seat), seat, Luck(b"ease", str(number)))
    search.run(Budget(iterations=QUICK))
    return search.best().move


def played(record: Record, asked: list[Asked]) -> Played:
    """A match up to the last of its puzzles."""
    moves = [f"{seat} {move}" for seat, move in record.moves[: asked[-1].after]]
    return Played(record.seats, record.options, record.seed.hex(), asked, BETWEEN.join(moves))


def taught(game: Title) -> set[str]:
    """The positions that a lesson shows."""
    lessons = Lessons(game)
    shown = [s for id in lessons.by_id for _, s, _ in lessons.walk(id)]
    return {position_id(s, seat) for s in shown for seat in awaited(s)}


def own_file(game: Title) -> Path:
    """Where the puzzles of a game are kept; compiled rules lie elsewhere."""
    return ROOT / "src" / "bottega" / "games" / game.id / EXACT


def read_own(game: Title) -> list[Played]:
    """The matches that the game has."""
    file = own_file(game)
    return msgspec.json.decode(file.read_bytes(), type=list[Played]) if file.exists() else []


def find(game: Title, first: int, minutes: float, most: dict[str, int]) -> None:
    """Look through matches until every form is full or time is up; add what was found to the file."""
    own, began = read_own(game), time.process_time()
    counts = Counter[str](one.form for match in own for one in match.asked)
    known, seeds = (
        taught(game) | {one.id for match in own for one in match.asked},
        {match.seed for match in own},
    )
    seen, number = Counter[str](), first
    while time.process_time() - began < 60 * minutes:
        full = {form for form, count in most.items() if counts[form] >= count}
        if full == set(most):
            break
        match, passed = look_through(game, number, full, known)
        seen += passed
        if match and match.seed not in seeds:
            own.append(match)
            counts.update(one.form for one in match.asked)
            own_file(game).write_text(written(own), "utf-8")
        number += 1
    spent = time.process_time() - began
    print(f"{game.id}: {dict(counts)}; matches {first} to {number - 1} in {spent:.0f} s: {dict(seen)}")


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.exact_puzzles", description=__doc__)
    asked.add_argument("game", choices=WAYS)
    asked.add_argument("--first", type=int, default=1, help="the first match to look through")
    asked.add_argument("--minutes", type=float, default=4)
    asked.add_argument("--most", type=int, nargs=3, default=list(MOST.values()), help="plan, last, ending")
    wanted = asked.parse_args()
    find(SHELF[wanted.game], wanted.first, wanted.minutes, dict(zip(MOST, wanted.most, strict=True)))


if __name__ == "__main__":
    main()
