"""Measures the coach of a first match: whether its advice is worth taking, and whether its mistakes are any.

`python -m tools.coach` does both for every game. `python -m tools.coach advice codex 100` plays so many
matches of one who takes every hint against an apprentice; `python -m tools.coach mistakes codex 50` lets a
master think longer about so many moves that were called mistakes. With PYTHONPATH=build/compiled the
compiled rules play.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from statistics import fmean
from typing import Final, NamedTuple

from bottega.bots import seat_bot
from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Budget
from bottega.bots.ismcts import Search
from bottega.bots.judging import difference, judge
from bottega.bots.playing import play_on, tried
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.luck import Luck
from bottega.kit.phrases import Seat
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result, setup
from bottega.kit.state import State
from bottega.lab.league import League
from bottega.server.workers.hints import MISTAKE

SEATS: Final = 2
RIVAL: Final = "apprentice"
ADVICE: Final = "journeyman@2000"  # a hundred iterations: no more than a hint has time for at a table
JUDGED: Final = Budget(
    iterations=400
)  # as many as a second has without compiled rules; with them it has more
LONGER: Final = Budget(iterations=2000)
BAR: Final = 15  # hundredths that a mistake must lose
SAMPLED: Final = 6  # one decision in so many is judged
MOST: Final = 2000  # moves that are judged at most
PLAYED_OUT: Final = 100  # worlds in which both moves are played to the end
ENDLESS: Final = 1 << 30


class Moment(NamedTuple):
    """A decision, and a move that was made there."""

    view: State[Board]
    seat: Seat
    played: str


def advice(game: Title, games: int) -> str:
    """How one who takes every hint fares against an apprentice."""
    league = League(game, [ADVICE, RIVAL], SEATS, {}, b"coach", Budget())
    for _ in league.play(games):
        pass
    (pairing,) = league.pairings
    low, high = pairing.interval()
    within = f"{100 * low:.0f} to {100 * high:.0f} %"
    return f"{game.id}: who takes every hint won {pairing.a_wins:g} of {games} ({within})"


def moments(game: Title) -> Iterator[Moment]:
    """Decisions from matches of apprentices; the move is the apprentice's, or every other time anything."""
    draw, number = random.Random(f"coach {game.id}"), 0
    while True:
        number += 1
        s, _ = setup(game, SEATS, {}, hashlib.sha256(f"coach {number}".encode()).digest())
        while seats := awaited(s):
            seat = seats[0]
            moves = legal_moves(s, seat)
            offers = [game.words.text(move) for move in moves]
            luck = Luck(draw.randbytes(32))
            said = seat_bot(RIVAL, seat).choose(s.view(seat), offers[:], Budget(), luck)
            if len(moves) > 1 and not draw.randrange(SAMPLED):
                yield Moment(s.view(seat), seat, said if draw.randrange(2) else draw.choice(offers))
            apply_unchecked(s, seat, game.words.parse(said))


def victories(moment: Moment, text: str, luck: Luck) -> float:
    """In what part of some guessed worlds a move won, when everybody then took the best of a few moves."""
    game = moment.view.setup.game
    evaluator, chance, won = evaluator_of(game.id), Chance(luck), 0.0
    for _ in range(PLAYED_OUT):
        world = moment.view.determinise(moment.seat, chance)
        after = tried(world, moment.seat, game.words.parse(text), awaited(world), chance)
        ended = result(play_on(after, evaluator, evaluator.params_for(SEATS).tries, ENDLESS, chance))
        assert ended is not None
        won += 1 / len(ended.winners) if moment.seat in ended.winners else 0
    return won / PLAYED_OUT


def longer(moment: Moment, luck: Luck) -> float:
    """What a move is worth less than the best one, by a master who thinks longer."""
    search = Search(moment.view.copy(), moment.seat, luck)
    search.run(LONGER)
    best, made = search.best().move, moment.view.setup.game.words.parse(moment.played)
    return 0.0 if best == made else difference(moment.view.copy(), moment.seat, best, made, LONGER, luck)


def mistakes(game: Title, wanted: int) -> str:
    """What a master who thinks much longer, with other luck, says of moves that are called mistakes."""
    judged, lost, won = 0, [], []
    for moment in moments(game):
        judged += 1
        view, seat, played = moment
        quick = judge(view.copy(), seat, played, MISTAKE / 100, JUDGED, Luck(f"quick {judged}".encode()))
        if quick.loses:
            lost.append(100 * longer(moment, Luck(f"slow {judged}".encode())))
            luck = f"out {judged}".encode()
            won.append(
                100 * (victories(moment, quick.better, Luck(luck)) - victories(moment, played, Luck(luck)))
            )
            print(
                f"  {game.id} {judged}: `{played}` for `{quick.better}`: "
                f"called {100 * quick.loses:.0f}, longer {lost[-1]:.0f}, victories {won[-1]:.0f}",
                flush=True,
            )
        if len(lost) >= wanted or judged >= MOST:
            break
    fine = sum(loss >= BAR for loss in lost)
    return (
        f"{game.id}: of {judged} moves {len(lost)} were called mistakes; thought about longer {fine} of them "
        f"lose at least {BAR} in 100, on average {fmean(lost):.0f}, the least {min(lost):.0f}; "
        f"played to the end, they lose {fmean(won):.0f} victories in 100"
    )


def main() -> None:
    what, *rest = sys.argv[1:] or ["all"]
    games = [SHELF[rest[0]]] if rest else list(SHELF.values())
    for game in games:
        if what in ("all", "advice"):
            print(advice(game, int(rest[1]) if rest[1:] else 100), flush=True)
        if what in ("all", "mistakes"):
            print(mistakes(game, int(rest[1]) if rest[1:] else 50), flush=True)


if __name__ == "__main__":
    main()
