"""Measures the coach of a first match: whether its advice is worth taking, and whether its mistakes are any.

`python -m tools.coach` does all of it for every game. By itself:

- `python -m tools.coach advice codex 100` plays so many matches of one who takes every hint against an
  apprentice.
- `python -m tools.coach mistakes codex 50` looks closer at so many moves that were called mistakes.
- `python -m tools.coach reasons codex 300` asks for advice in so many positions: whether each reason has a
  number or a name and is true, whether the analysis agrees, and whether the answer is the same twice.
- `python -m tools.coach kept codex 40` analyses so many matches: whether the loser kept less.

A last number, as in `python -m tools.coach mistakes leonardo 25 10000`, begins at another match, so that
several can look at once. Run `make compile` first.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from statistics import fmean
from typing import Final, NamedTuple

from bottega.analysis import GRAVE, LEVELS, QUICK, advise, analyse, decide
from bottega.bots import BOTS, Bot, seat_bot
from bottega.bots.face import Budget
from bottega.bots.gains import GAINS
from bottega.bots.ismcts import Search
from bottega.bots.reasons import SOON, reason_words
from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result, setup
from bottega.kit.record import Record
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.texts import read_texts
from bottega.kit.view import View, view_of
from bottega.lab.league import League

SEATS: Final = 2
RIVAL: Final = "apprentice"
ADVICE: Final = "hinted"
SAMPLED: Final = 3  # one decision in so many is looked at
MOST: Final = 4000  # moves that are looked at, at most
LEAST: Final = 0.1  # of the chance of victory that a mistake must give away when it is looked at closer
CLEAR: Final = 0.2  # of the winner's points by which a match is clearly decided
MATCH: Final = ("journeyman", "apprentice")
THOUGHT: Final = Budget(iterations=1000)  # of whom a journeyman takes a twentieth


class Hinted(Bot):
    """Takes every hint."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return advise(view.state, view.seat).move


class Moment(NamedTuple):
    """A decision, and a move that was made there."""

    state: State[Board]
    seat: Seat
    played: str


def advice(game: AnyGame, games: int) -> str:
    """How one who takes every hint fares against an apprentice."""
    BOTS[ADVICE] = Hinted
    league = League(game, [ADVICE, RIVAL], SEATS, {}, b"coach", Budget())
    for _ in league.play(games):
        pass
    (pairing,) = league.pairings
    low, high = pairing.interval()
    within = f"{100 * low:.0f} to {100 * high:.0f} %"
    return f"{game.id}: who takes every hint won {pairing.a_wins:g} of {games} ({within})"


def moments(game: AnyGame, first: int) -> Iterator[Moment]:
    """Decisions from matches of apprentices; the move is the apprentice's, anything, or what looks worst."""
    draw = random.Random(f"coach {game.id} {first}")
    for number in count(first):
        s, _ = setup(game, SEATS, {}, hashlib.sha256(f"coach {number}".encode()).digest())
        while seats := awaited(s):
            seat = seats[0]
            moves = legal_moves(s, seat)
            luck = Luck(draw.randbytes(32))
            said = seat_bot(RIVAL, seat).choose(view_of(s, seat), Budget(), luck)
            if len(moves) > 1 and not draw.randrange(SAMPLED):
                offers = [game.words.text(move) for move in moves]
                made = [said, draw.choice(offers), worst(s.view(seat), seat, luck)]
                yield Moment(s.copy(), seat, draw.choice(made))
            apply_unchecked(s, seat, game.words.parse(said))


def worst(view: State[Board], seat: Seat, luck: Luck) -> str:
    """The move that brings least at once."""
    return view.setup.game.words.text(Search(view.copy(), seat, luck).own[-1].move)


# --- mistakes ---------------------------------------------------------------------------------------


def mistakes(game: AnyGame, wanted: int, first: int = 1) -> str:
    """What a fine analysis, with other luck, says of moves that are called mistakes."""
    seen, lost = 0, []
    for s, seat, played in moments(game, first):
        seen += 1
        made, offers = game.words.parse(played), len(legal_moves(s, seat))
        if decide(s, seat, made, 1, offers, QUICK).mark in GRAVE:
            lost.append(decide(s, seat, made, 1, offers, LEVELS["fine"]).gives)
        if len(lost) >= wanted or seen >= MOST:
            break
    fine = sum(loss >= LEAST for loss in lost)
    return (
        f"{game.id}: of {seen} moves {len(lost)} were called mistakes; of these {fine} give away at least "
        f"{100 * LEAST:.0f} % when looked at closer, on average {100 * fmean(lost or [0]):.0f} %"
    )


# --- reasons ----------------------------------------------------------------------------------------


def reasons(game: AnyGame, wanted: int, first: int = 1) -> str:
    """What advice in so many positions is like."""
    found: Counter[str] = Counter()
    for s, seat, _ in moments(game, first):
        found["positions"] += 1
        found.update(faults(game, s, seat))
        if found["positions"] >= wanted:
            break
    spoken, positions = found["spoken"], found["positions"]
    return (
        f"{game.id}: {positions} positions, {spoken} reasons, "
        f"{100 * found['told'] / max(1, spoken):.0f} % of them with a number or a name; "
        f"contradictions: {found['untrue']} untrue, {found['disputed']} disputed by the analysis; "
        f"the same recommendation twice {100 * found['stable'] / positions:.0f} %"
    )


def faults(game: AnyGame, s: State[Board], seat: Seat) -> list[str]:
    """What holds of the advice in one position."""
    once, again = advise(s.view(seat), seat), advise(s.copy().view(seat), seat)
    made = game.words.parse(once.move)
    found = ["stable"] if once == again else []
    judged = decide(s, seat, made, 1, len(legal_moves(s, seat)), QUICK)
    if judged.mark != "fine" or judged.best[0].move != once.move:
        found.append("disputed")
    if once.why:
        found.append("spoken")
        if tells(game, once.why):
            found.append("told")
        if not once.why.startswith(SOON) and not is_true(game, s, seat, made, once.why):
            found.append("untrue")
    return found


def tells(game: AnyGame, why: str) -> bool:
    """Whether a number or a name of the reason is in its sentence."""
    said = reason_words(game, why, "en", list("ABCDE"))
    name, *words = why.removeprefix(f"{SOON} ").split()
    texts = read_texts(game.package, "en", game.words)
    ranges = GAINS[game.id].phrases[name].ranges
    spoken = [str(texts.word(one.name, word, list("ABCDE"))) for one, word in zip(ranges, words, strict=True)]
    return bool(spoken) and all(word in said for word in spoken)


def is_true(game: AnyGame, s: State[Board], seat: Seat, made: int, why: str) -> bool:
    """Whether what is told to happen at once happens, as things really are."""
    after = s.copy()
    apply_unchecked(after, seat, made)
    return why in GAINS[game.id].found(s.view(seat).board, after.view(seat).board, seat)


# --- what was kept ----------------------------------------------------------------------------------


def kept(game: AnyGame, matches: int, first: int = 1) -> str:
    """In how many of the clearly decided matches the loser kept less of the chance of victory."""
    clear = less = 0
    for number in range(first, first + matches):
        record = Record(game, SEATS, {}, hashlib.sha256(f"kept {number}".encode()).digest())
        order = MATCH if number % 2 else MATCH[::-1]
        bots = {seat: seat_bot(name, seat) for seat, name in enumerate(order)}
        ended = result(Seating(game.words, bots, THOUGHT).play_out(record))
        assert ended is not None
        best, worst = max(ended.scores), min(ended.scores)
        if best - worst <= CLEAR * abs(best):
            continue
        clear += 1
        won, lost = (ended.scores.index(score) for score in (best, worst))
        seats = analyse(record, QUICK).seats
        less += (seats[lost].kept or 0) < (seats[won].kept or 0)
    return f"{game.id}: of {matches} matches {clear} were clearly decided; the loser kept less in {less}"


MEASURES: Final[dict[str, tuple[Callable[..., str], int]]] = {
    "advice": (advice, 100),
    "mistakes": (mistakes, 50),
    "reasons": (reasons, 300),
    "kept": (kept, 40),
}


def main() -> None:
    what, *rest = sys.argv[1:] or ["all"]
    for game in [GAMES[rest[0]]] if rest else list(GAMES.values()):
        for name, (measure, usual) in MEASURES.items():
            if what in ("all", name):
                print(measure(game, *([int(number) for number in rest[1:]] or [usual])), flush=True)


if __name__ == "__main__":
    main()
