"""`python -m tools.calibrate codex 500`: how true the chances of victory are that an analysis tells.

So many matches between a journeyman and a greedy bot are played. At some decisions of each the chance is
guessed as a quick analysis does, and compared with who won. On the matches with an even number the table of
src/bottega/analysis/calibration.toml is fitted; the others, which it never saw, say how good it is.
Run `make compile` first. `--write` keeps the table.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from msgspec import structs

from bottega import analysis
from bottega.analysis.chances import bare_chance, corrected, logit
from bottega.analysis.levels import QUICK
from bottega.analysis.weighing import weigh
from bottega.bots.face import Budget
from bottega.commands.progress import followed
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.play import apply_unchecked, legal_moves, result
from bottega.kit.record import Record, replay
from bottega.lab.runner import Match, Played, match_of, play_match, run

TABLE: Final = Path(analysis.__file__).with_name("calibration.toml")
PLAYERS: Final = ["journeyman@1000", "greedy"]  # a journeyman takes a twentieth of it
LOOKED_AT: Final = 4  # decisions of a match, drawn by lot
BINS: Final = 10
ROUNDS: Final = 50  # of Newton's method: far more than it needs


class Guess(NamedTuple):
    """A chance as it was guessed, and whether it came true."""

    match: int
    chance: float
    won: float


def match_at(game: AnyGame, number: int) -> Match:
    """A match; the two change seats."""
    names = PLAYERS if number % 4 < 2 else PLAYERS[::-1]
    seed = hashlib.sha256(f"calibrate {number}".encode()).digest()
    return match_of(number, game, {}, seed, names, Budget())


def guessed(match: Match) -> Played:
    """The match, with what was guessed at some of its decisions."""
    played = play_match(match)
    return structs.replace(played, tables={"guesses": guesses(played.record(), match.number)})


def guesses(record: Record, number: int) -> list[Guess]:
    """From one match."""
    game, found = record.game, []
    ended = result(replay(record)[0])
    assert ended is not None
    draw = random.Random(f"calibrate {game.id} {number}")
    chosen = set(draw.sample(range(len(record.moves)), LOOKED_AT))
    s, _ = record.start()
    for ply, (seat, text) in enumerate(record.moves):
        move = game.words.parse(text)
        if ply in chosen and len(legal_moves(s, seat)) > 1:
            chance = bare_chance(weigh(s.view(seat), seat, move, QUICK).after[move])
            found.append(Guess(number, chance, ended.share(seat)))
        apply_unchecked(s, seat, move)
    return found


def fitted(found: list[Guess]) -> tuple[float, float]:
    """Slope and shift that make what came true likeliest, by Newton's method."""
    slope, shift = 1.0, 0.0
    for _ in range(ROUNDS):
        gradient, curve = [0.0, 0.0], [0.0, 0.0, 0.0]
        for one in found:
            x = logit(one.chance)
            said = corrected(one.chance, slope, shift)
            gradient[0] += (one.won - said) * x
            gradient[1] += one.won - said
            weight = said * (1 - said)
            curve[0] += weight * x * x
            curve[1] += weight * x
            curve[2] += weight
        whole = curve[0] * curve[2] - curve[1] ** 2
        slope += (curve[2] * gradient[0] - curve[1] * gradient[1]) / whole
        shift += (curve[0] * gradient[1] - curve[1] * gradient[0]) / whole
    return slope, shift


def told(found: list[Guess], slope: float, shift: float) -> list[Guess]:
    """The same guesses with their chances calibrated."""
    return [one._replace(chance=corrected(one.chance, slope, shift)) for one in found]


def brier(found: list[Guess]) -> float:
    """The mean square of what chances were off: 0 is perfect, 0.25 is what saying *even* gets."""
    return fmean((one.chance - one.won) ** 2 for one in found)


def bins(found: list[Guess]) -> Iterator[str]:
    """Chance said against share won."""
    for number in range(BINS):
        here = [one for one in found if int(min(one.chance, 0.999) * BINS) == number]
        if here:
            said, won = fmean(one.chance for one in here), fmean(one.won for one in here)
            low = number * 100 // BINS
            yield f"| {low} to {low + 100 // BINS} | {len(here)} | {100 * said:.0f} | {100 * won:.0f} |"


def keep(game: str, slope: float, shift: float) -> None:
    """Write a game's line of the table."""
    line = f"{game} = {{ slope = {slope:.3f}, shift = {shift:.3f} }}\n"
    rest = re.sub(rf"^{game} = .*\n", "", TABLE.read_text("utf-8"), flags=re.MULTILINE)
    TABLE.write_text(rest + line, "utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(prog="tools.calibrate", description=__doc__)
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("matches", type=int, nargs="?", default=500)
    asked.add_argument("--cores", type=int, default=1)
    asked.add_argument("--keep", type=Path, help="a file of what is played; what it holds counts")
    asked.add_argument("--write", action="store_true")
    wanted = asked.parse_args()
    found: list[Guess] = []
    work = [match_at(GAMES[wanted.game], number) for number in range(wanted.matches)]
    came = run(work, play=guessed, cores=wanted.cores, keep=wanted.keep, resume=True)
    for done in followed(came, wanted.game, len(work)):
        found += [Guess(*one) for one in done.tables["guesses"]]
    found.sort()
    slope, shift = fitted([one for one in found if one.match % 2 == 0])
    apart = [one for one in found if one.match % 2]
    after = told(apart, slope, shift)
    print(
        f"{wanted.game}: {len(found)} guesses in {wanted.matches} matches;"
        f" slope {slope:.3f}, shift {shift:.3f}"
    )
    print(f"of those kept apart: Brier {brier(apart):.4f} as guessed, {brier(after):.4f} as told")
    print("| said, in 100 | guesses | on average | won |\n|---|---|---|---|")
    print("\n".join(bins(after)))
    if wanted.write:
        keep(wanted.game, slope, shift)


if __name__ == "__main__":
    main()
