"""`python -m tools.exact_puzzles codex --minutes 4`: finds exact puzzles, whose answers are proved.

Greedy bots play half of the matches, weak ones the others. Every position that fits a question is solved by
trying everything. It is a puzzle if at most three of the offers are right, and the greedy bot misses them; or
if one offer in six is right at most, and weak bots and quick searches mostly miss it.
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
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
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
MOST_RIGHT: Final = 3  # moves that may come to the same,
RARE: Final = 6  # or one offer in so many; with so few a puzzle may be one that the greedy bot solves,
MISSED: Final = 0.5  # if no greater part of weak bots and quick searches solves it
PATIENCE: Final = {"codex": 500, "inventors": 200, "leonardo": 500, "workshop": 1500}  # choices of a proof,
IN_ENDING: Final = 10  # and so many times as many in an ending
OFFERS: Final = range(4, 61)  # of which one is right
A_MATCH: Final = 5  # puzzles at most,
A_FORM: Final = 3  # and of a form
ALIKE: Final = 3  # puzzles of a form whose right moves are the same
APART: Final = 6  # moves between two puzzles of a form in a match
GUESSES: Final = 2  # worlds in which the greedy bot looks
TRIES: Final = 4  # of each kind of bot, to see how easily a puzzle is solved
NOTICED: Final = 3  # offers that a weak bot looks at
QUICK: Final = 16  # iterations of a search


class Found(NamedTuple):
    """What was proved of a position."""

    values: list[int]
    right: list[int]  # by their places among the offers
    tempting: Move  # a wrong one
    solved: float  # by this part of weak bots and quick searches


def look_through(
    game: AnyGame, number: int, full: set[str], known: set[str], answers: Counter[str]
) -> tuple[Played | None, Counter[str]]:
    """Play a match, and ask of every decision whether it is a puzzle of a form that is not full."""
    record = Record(game, SEATS, {}, hashlib.sha256(f"exact {game.id} {number}".encode()).digest())
    s, _ = record.start()
    chance, asked, passed = Chance(Luck(record.seed, "greedy")), list[Asked](), Counter[str]()
    while seats := awaited(s):
        seat, moves = seats[0], legal_moves(s, seats[0])
        for task in tasks_here(game, s, asked, len(record.moves), full):
            found = puzzle_in(WAYS[game.id], s, seat, task)
            if isinstance(found, str):
                passed[f"{task.form}: {found}"] += 1
            elif (id := position_id(s, seat)) not in known:
                one = asked_here(record, s, task, found, id)
                kind = "kept" if answers[answer_of(one)] < ALIKE else "others are alike"
                passed[f"{task.form}: {kind}"] += 1
                known.add(id)
                if kind == "kept":
                    asked.append(one)
                    answers[answer_of(one)] += 1
                    break
        move = weakly(s, seat, chance) if number % 2 else looking(s, seat, moves, GUESSES, chance)
        apply_unchecked(s, seat, move)
        record.note(s, seat, move)
    return (played(record, asked) if asked else None), passed


def answer_of(one: Asked) -> str:
    """What is the same of puzzles that are alike."""
    return f"{one.form}: {one.best}"


def tasks_here(game: AnyGame, s: State[Board], asked: list[Asked], ply: int, full: set[str]) -> list[Task]:
    """What can be asked at a decision, and was not asked shortly before."""
    seats = awaited(s)
    if len(asked) >= A_MATCH or len(seats) > 1 or len(legal_moves(s, seats[0])) not in OFFERS:
        return []
    late = {one.form for one in asked if ply - one.after < APART}
    late |= {form for form, count in Counter([one.form for one in asked]).items() if count >= A_FORM}
    tasks = [task for task in WAYS[game.id].tasks if task.form not in full and task.form not in late]
    return [task for task in reversed(tasks) if WAYS[game.id].fits(s, seats[0], task)]


def weakly(s: State[Board], seat: Seat, chance: Chance) -> Move:
    """What looks best at once to a bot that looks at few offers."""
    return looking(s, seat, chance.shuffle(legal_moves(s, seat))[:NOTICED], 1, chance)


def looking(s: State[Board], seat: Seat, moves: list[Move], guesses: int, chance: Chance) -> Move:
    """What looks best at once."""
    words = s.setup.game.words
    offers = [words.text(move) for move in moves]
    return words.parse(best_looking(s.view(seat), seat, offers, guesses, chance))


def puzzle_in(way: Way, s: State[Board], seat: Seat, task: Task) -> Found | str:
    """What is proved, if few moves are right, and they are missed; or why it is no puzzle."""
    patience = PATIENCE[s.setup.game.id] * (IN_ENDING if task.form == ENDING else 1)
    try:
        values = prove(way, s, seat, task, patience)
    except Unproved as why:
        return str(why)
    most, moves = max(values), legal_moves(s, seat)
    right = [place for place, value in enumerate(values) if value == most]
    if min(values) == most:
        return "all moves come to the same"
    if task.form == ENDING and WHOLE // 2 in values:
        return "a victory is shared"
    if len(right) > max(MOST_RIGHT, len(moves) // RARE):
        return "many are right"
    chance = Chance(Luck(b"tempting"))
    tempting = looking(s, seat, moves, GUESSES, chance)
    seen = moves.index(tempting) in right
    if seen and RARE * len(right) > len(moves):
        return "it looks best at once"
    found = solved(s, seat, [moves[place] for place in right])
    if seen and found > MISSED:
        return "it is easily found"
    if seen:
        tempting = looking(s, seat, [move for n, move in enumerate(moves) if n not in right], GUESSES, chance)
    return Found(values, right, tempting, found)


def asked_here(record: Record, s: State[Board], task: Task, found: Found, id: str) -> Asked:
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
        looks_best=text(found.tempting),
        ease=ease(found, task),
        values=found.values,
        line=[text(move) for move in best_line(WAYS[record.game.id], s, seat, task, right[0])],
    )


def ease(found: Found, task: Task) -> float:
    """How easily it is solved: by weak bots and quick searches, by few offers, and in few steps."""
    few, short = min(1.0, OFFERS[0] * len(found.right) / len(found.values)), 1 / task.turns
    return round(0.6 * found.solved + 0.2 * few + 0.2 * short, 2)


def solved(s: State[Board], seat: Seat, right: list[Move]) -> float:
    """What part of weak bots and quick searches finds it."""
    chance = Chance(Luck(b"ease"))
    weak = [weakly(s, seat, chance) for _ in range(TRIES)]
    quick = [searched(s, seat, number) for number in range(TRIES)]
    return sum(move in right for move in [*weak, *quick]) / (2 * TRIES)


def searched(s: State[Board], seat: Seat, number: int) -> Move:
    """What a quick search finds."""
    search = Search(s.view(seat), seat, Luck(b"ease", str(number)))
    search.run(Budget(iterations=QUICK))
    return search.best().move


def played(record: Record, asked: list[Asked]) -> Played:
    """A match up to the last of its puzzles."""
    moves = [f"{seat} {move}" for seat, move in record.moves[: asked[-1].after]]
    return Played(record.seats, record.options, record.seed.hex(), asked, BETWEEN.join(moves))


def taught(game: AnyGame) -> set[str]:
    """The positions that a lesson shows."""
    lessons = Lessons(game)
    shown = [s for id in lessons.by_id for _, s, _ in lessons.walk(id)]
    return {position_id(s, seat) for s in shown for seat in awaited(s)}


def own_file(game: AnyGame) -> Path:
    """Where the puzzles of a game are kept; compiled rules lie elsewhere."""
    return ROOT / "src" / "bottega" / "games" / game.id / EXACT


def read_own(game: AnyGame) -> list[Played]:
    """The matches that the game has."""
    file = own_file(game)
    return msgspec.json.decode(file.read_bytes(), type=list[Played]) if file.exists() else []


def find(game: AnyGame, first: int, minutes: float, most: dict[str, int]) -> None:
    """Look through matches until every form is full or time is up; add what was found to the file."""
    own, began = read_own(game), time.process_time()
    counts = Counter[str](one.form for match in own for one in match.asked)
    known, seeds = (
        taught(game) | {one.id for match in own for one in match.asked},
        {match.seed for match in own},
    )
    answers = Counter[str](answer_of(one) for match in own for one in match.asked)
    seen, number = Counter[str](), first
    while time.process_time() - began < 60 * minutes:
        full = {form for form, count in most.items() if counts[form] >= count}
        if full == set(most):
            break
        match, passed = look_through(game, number, full, known, answers)
        seen += passed
        if match and match.seed not in seeds:
            own.append(match)
            counts.update(one.form for one in match.asked)
            own_file(game).write_text(written(own), "utf-8")
        number += 1
    spent = time.process_time() - began
    print(f"{game.id}: {dict(counts)}; matches {first} to {number - 1} in {spent:.0f} s")
    for why, count in sorted(seen.items()):
        print(f"{count:6} {why}")


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.exact_puzzles", description=__doc__)
    asked.add_argument("game", choices=WAYS)
    asked.add_argument("--first", type=int, default=1, help="the first match to look through")
    asked.add_argument("--minutes", type=float, default=4)
    asked.add_argument("--most", type=int, nargs=3, default=list(MOST.values()), help="plan, last, ending")
    wanted = asked.parse_args()
    find(GAMES[wanted.game], wanted.first, wanted.minutes, dict(zip(MOST, wanted.most, strict=True)))


if __name__ == "__main__":
    main()
