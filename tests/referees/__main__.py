"""`make referees`: many matches beside their referees. Exit 1 if one side is wrong.

python -m tests.referees 200 [codex]
"""

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tests.referees.beside import Difference
from tests.referees.cases import CASES

AT_ONCE = 10  # matches handed to a process


def main(matches: int, game: str) -> int:
    """Play so many matches of each set of options, of one game or of all."""
    cases = [number for number, case in enumerate(CASES) if game in ("", case.game)]
    with ProcessPoolExecutor() as pool:
        found = [referee(pool, case, matches) for case in cases]
    return int(any(found))


def referee(pool: ProcessPoolExecutor, case: int, matches: int) -> bool:
    """One set of options, with a line that tells how far it is; whether there was a difference."""
    started, decisions, found = time.monotonic(), 0, False
    numbers = range(0, matches, AT_ONCE)
    for first, told in zip(numbers, pool.map(partial(some, case, matches), numbers), strict=True):
        decisions += told if isinstance(told, int) else 0
        if isinstance(told, str):
            print(f"\n{told}")
            found = True
        print(
            f"\r{CASES[case]!s:<34}{min(first + AT_ONCE, matches):6} matches{decisions:9} decisions", end=""
        )
    print(f"{time.monotonic() - started:8.1f} s", flush=True)
    return found


def some(case: int, matches: int, first: int) -> int | str:
    """A few matches: how many decisions, or the first difference."""
    try:
        return sum(CASES[case].match(n).play() for n in range(first, min(first + AT_ONCE, matches)))
    except Difference as difference:
        return str(difference)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""))
