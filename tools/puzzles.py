"""`python -m tools.puzzles codex`: finds puzzles in matches that a search plays against itself.

It goes on where it was stopped: build/puzzles/codex-1.jsonl has a line for each match, with what was found
in it. `--minutes 30` stops after so long, `--until 60` when so many are found. `--first 100001` begins at
another match, in a file of its own, so that several can look at once; their files may be copied together.
`--take` adds what was found to the game's own file, src/bottega/games/codex/puzzles.json, and tells the
yield. `--recheck 30` asks so many of that file again, four times as long, and says how many fall; with
`--drop` they are taken out. Run `make compile` first.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from bottega.bots.face import Budget
from bottega.bots.ismcts import Search
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.record import Record
from bottega.puzzles import Puzzle
from bottega.puzzles.record import FILE, position_id, written
from tools.puzzle_finding import CLOSEST, MARGIN, Found, Position, disagrees, find, still_holds, tempts
from tools.puzzle_solving import objection, solve_puzzle, with_exact_chances

ROOT: Final = Path(__file__).parent.parent
WORK: Final = ROOT / "build" / "puzzles"
SEATS: Final = 2
GLANCE: Final = 64  # iterations for each move of a match: enough to disagree with what looks best
# Decisions at the beginning of a match that are made by what looks best: seldom does one of them decide it.
OPENING: Final = {"codex": 16, "leonardo": 85, "inventors": 70, "workshop": 17}
CHOICES: Final = 3  # moves at least: of two, anybody finds the right one
SIEVES: Final = ("decisions", "disagree", "tempt", "found", "sound")


class Looked(msgspec.Struct, frozen=True):
    """A match that was looked through: how much of it passed each sieve, and what was found."""

    match: int
    seconds: float
    passed: dict[str, int]
    puzzles: list[Puzzle]


# --- finding --------------------------------------------------------------------------------------


def look_through(game: AnyGame, number: int) -> Looked:
    """Play a match, and ask of every decision whether it is a puzzle."""
    started, passed, puzzles = time.perf_counter(), Counter[str](), list[Puzzle]()
    record = Record(game, SEATS, {}, hashlib.sha256(f"puzzles {game.id} {number}".encode()).digest())
    s, _ = record.start()
    decided = 0
    while seats := awaited(s):
        seat, moves = seats[0], legal_moves(s, seats[0])
        move = moves[0]
        if len(moves) > 1:
            position = Position(s.view(seat), seat, seed_at(record))
            search = Search(position.view.copy(), seat, position.luck("glance"))
            move = looks_best = search.own[0].move
            decided += 1
            if decided > OPENING.get(game.id, 0):
                search.run(Budget(iterations=GLANCE))
                move = search.best().move
                passed["decisions"] += 1
            # What a secret choice is worth depends on how the others choose, which nobody knows well.
            alone = len(seats) == 1 and len(moves) >= CHOICES
            if move != looks_best and alone and disagrees(search, looks_best):
                passed["disagree"] += 1
                if tempts(position, move, looks_best):
                    passed["tempt"] += 1
                    if found := find(position, search, looks_best):
                        passed["found"] += 1
                        puzzle = puzzle_of(record, position, position_id(s, seat), found)
                        if exactly := solved(game, puzzle):
                            passed["sound"] += 1
                            puzzles.append(exactly)
        apply_unchecked(s, seat, move)
        record.note(s, seat, move)
    return Looked(number, round(time.perf_counter() - started, 1), dict(passed), puzzles)


def solved(game: AnyGame, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with exact chances where it can be solved; nothing if the solution speaks against it."""
    exact = solve_puzzle(game, puzzle)
    exactly = with_exact_chances(game, puzzle, exact)
    return None if objection(game, exactly, exact) else exactly


def seed_at(record: Record) -> bytes:
    """What all luck about a position is drawn from."""
    return record.seed + f" ply {len(record.moves)}".encode()


def puzzle_of(record: Record, position: Position, id: str, found: Found) -> Puzzle:
    """What was found, as it is written down."""
    text = record.game.words.text
    return Puzzle(
        id=id,
        seats=record.seats,
        options=record.options,
        seed=record.seed.hex(),
        seat=position.seat,
        best=[text(move) for move in found.best],
        looks_best=text(found.looks_best),
        theme=found.theme,
        ease=found.ease,
        worlds=found.worlds,
        worth={text(move): worth for move, worth in found.worth.items()},
        moves=[f"{seat} {move}" for seat, move in record.moves],
    )


def go_on(game: AnyGame, first: int, last: int, until: int, minutes: float) -> None:
    """Look through matches from where it was stopped, a line for each."""
    WORK.mkdir(parents=True, exist_ok=True)
    file, end = WORK / f"{game.id}-{first}.jsonl", time.perf_counter() + 60 * minutes
    done = read_work(file)
    number = done[-1].match + 1 if done else first
    while number <= last and time.perf_counter() < end and count(done) < until:
        done.append(look_through(game, number))
        with file.open("ab") as out:
            out.write(msgspec.json.encode(done[-1]) + b"\n")
        print(f"match {number}: {yielded(game, done)}", flush=True)
        number += 1


def read_work(file: Path) -> list[Looked]:
    """What was looked through so far."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Looked) for line in lines]


def count(done: list[Looked]) -> int:
    """How many puzzles were found."""
    return sum(len(one.puzzles) for one in done)


def yielded(game: AnyGame, done: list[Looked]) -> str:
    """How much work brought how much."""
    passed = sum((Counter(one.passed) for one in done), Counter[str]())
    seconds = sum(one.seconds for one in done)
    sieves = ", ".join(f"{passed[sieve]} {sieve}" for sieve in SIEVES)
    each = f"{seconds / passed['sound']:.0f} s a puzzle" if passed["sound"] else "none yet"
    return f"{game.id}: {len(done)} matches in {seconds / 60:.1f} min: {sieves}; {each}"


# --- the set --------------------------------------------------------------------------------------


def own_file(game: AnyGame) -> Path:
    """Where the puzzles of a game are kept; compiled rules lie elsewhere."""
    return ROOT / "src" / "bottega" / "games" / game.id / FILE


def read_own(game: AnyGame) -> list[Puzzle]:
    """The puzzles that the game has."""
    file = own_file(game)
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []


def take(game: AnyGame) -> None:
    """Add to the game's own file what was found; those it has keep their numbers."""
    done = [one for file in sorted(WORK.glob(f"{game.id}-*.jsonl")) for one in read_work(file)]
    own = read_own(game)
    known = [puzzle.id for puzzle in own]
    found = [solved(game, puzzle) for one in done for puzzle in one.puzzles if puzzle.id not in known]
    every = {puzzle.id: puzzle for puzzle in [*found, *own] if puzzle}
    fresh = [id for id in every if id not in known]
    own_file(game).write_text(written(every[id] for id in [*known, *fresh]), "utf-8")
    print(f"{yielded(game, done)}; {len(fresh)} are new, {len(every)} in all")


def recheck(game: AnyGame, wanted: int, drop: bool) -> None:
    """Ask puzzles again for longer, spread over the file; tell how many fall."""
    own = read_own(game)
    asked = own[:: max(1, len(own) // wanted)][:wanted] if own else []
    fell: list[str] = []
    for number, puzzle in enumerate(asked, start=1):
        started = time.perf_counter()
        holds, told = verdict(game, puzzle)
        if not holds:
            fell.append(puzzle.id)
        took = time.perf_counter() - started
        print(f"{game.id} {number} of {len(asked)}: {told}; {len(fell)} fell ({took:.0f} s)", flush=True)
    if drop:
        forget(game, fell)
    print(f"{game.id}: {len(fell)} of {len(asked)} fell")


def verdict(game: AnyGame, puzzle: Puzzle) -> tuple[bool, str]:
    """Whether a puzzle holds, and why: solved where it can be, else asked again for longer."""
    exact = solve_puzzle(game, puzzle)
    against = objection(game, puzzle, exact)
    if against or (exact and exact.open):
        return not against, against or "solved"
    agrees, least = checked(game, puzzle)
    told = f"{'agrees' if agrees else 'disagrees'}, leads by {100 * least:.0f}"
    return agrees and least >= MARGIN, told


def forget(game: AnyGame, fell: list[str]) -> None:
    """Take puzzles out, also of what was found, or they would be taken again."""
    own = [puzzle for puzzle in read_own(game) if puzzle.id not in fell]
    own_file(game).write_text(written(own), "utf-8")
    for file in WORK.glob(f"{game.id}-*.jsonl"):
        for one in (done := read_work(file)):
            one.puzzles[:] = [puzzle for puzzle in one.puzzles if puzzle.id not in fell]
        file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in done))


def checked(game: AnyGame, puzzle: Puzzle) -> tuple[bool, float]:
    """One puzzle: its right moves beside what looks best and what came closest."""
    view, parse = puzzle.position(game).view(puzzle.seat), game.words.parse
    position = Position(view, puzzle.seat, bytes.fromhex(puzzle.seed) + b" again")
    others = [move for move in puzzle.worth if move not in puzzle.best]
    right = [parse(move) for move in puzzle.best]
    rivals = [parse(move) for move in dict.fromkeys([puzzle.looks_best, *others[:CLOSEST]])]
    return still_holds(position, right, rivals, puzzle.worlds)


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.puzzles", description=__doc__)
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("--first", type=int, default=1, help="the first match to look through")
    asked.add_argument("--last", type=int, default=10**9, help="the last")
    asked.add_argument("--until", type=int, default=150, help="so many are enough")
    asked.add_argument("--minutes", type=float, default=10**6)
    asked.add_argument("--take", action="store_true")
    asked.add_argument("--recheck", type=int, default=0)
    asked.add_argument("--drop", action="store_true")
    wanted = asked.parse_args()
    game = GAMES[wanted.game]
    if wanted.take:
        take(game)
    elif wanted.recheck:
        recheck(game, wanted.recheck, wanted.drop)
    else:
        go_on(game, wanted.first, wanted.last, wanted.until, wanted.minutes)


if __name__ == "__main__":
    main()
