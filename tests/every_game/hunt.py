"""Hunts for leaks in one game, quickly: `python -m tests.every_game.hunt codex`."""

import sys

import bottega
from bottega.kit.luck import Luck
from tests.all_games import ALL_GAMES
from tests.every_game.cases import cases_of, walk
from tests.every_game.properties import Leak, check_quiet_moves, check_view_tells_nothing
from tests.every_game.tally import tally

MATCHES = 4
STRIDE = 9  # after the first choices, look at every ninth


def hunt(title_id: str) -> None:
    """Raise the first leak that is found."""
    luck = Luck(b"hunt")
    for game in ALL_GAMES[title_id].editions.values():
        cases = cases_of(game, game.seats[0])
        for case in cases:
            for number, s in enumerate(walk(case, bytes(32))):
                if number < STRIDE or number % STRIDE == 0:
                    check_quiet_moves(s, luck)
                    for viewer in case.viewers():
                        check_view_tells_nothing(s, viewer, luck)
        tally(cases, MATCHES).check()


def main() -> int:
    """Say where the rules come from and what was found."""
    print(f"hunting in {bottega.__file__}")
    try:
        hunt(sys.argv[1])
    except Leak as leak:
        print(leak)
        return 1
    print("no leak")
    return 0


if __name__ == "__main__":
    sys.exit(main())
