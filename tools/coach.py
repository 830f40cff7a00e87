"""Measures the coach of a first match: whether its advice is worth taking, and whether its mistakes are any.

`python -m tools.coach` does both for every game. `python -m tools.coach advice codex 100` plays so many
matches of one who takes every hint against an apprentice; `python -m tools.coach mistakes codex 50` lets a
master think longer about so many moves that were called mistakes. A last number, as in
`python -m tools.coach mistakes leonardo 25 10000`, begins at another match, so that several can look at
once. Run `make compile` first.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import count
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
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result, setup
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import View
from bottega.lab.league import League
from bottega.server.workers.hints import MISTAKE

SEATS: Final = 2
RIVAL: Final = "apprentice"
ADVICE: Final = "journeyman@2000"  # a hundred iterations: no more than a hint has time for at a table
GLANCE: Final = Budget(iterations=100)  # enough to see that a move is not worth judging
JUDGED: Final = Budget(iterations=1200)  # no more than a second has with compiled rules
LONGER: Final = Budget(iterations=2000)
BAR: Final = 15  # hundredths that a mistake must lose
SAMPLED: Final = 3  # one decision in so many is looked at
MOST: Final = 4000  # moves that are looked at, at most
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


def moments(game: Title, first: int) -> Iterator[Moment]:
    """Decisions from matches of apprentices; the move is the apprentice's, anything, or what looks worst."""
    draw = random.Random(f"coach {game.id} {first}")
    for number in count(first):
        s, _ = setup(game, SEATS, {}, hashlib.sha256(f"coach {number}".encode()).digest())
        while seats := awaited(s):
            seat = seats[0]
            moves = legal_moves(s, seat)
            offers = [game.words.text(move) for move in moves]
            luck = Luck(draw.randbytes(32))
            said = seat_bot(RIVAL, seat).choose(View(seat, s.view(seat), offers[:]), Budget(), luck)
            if len(moves) > 1 and not draw.randrange(SAMPLED):
                view = s.view(seat)
                made = [said, draw.choice(offers), worst(view, seat, luck)]
                yield Moment(view, seat, draw.choice(made))
            apply_unchecked(s, seat, game.words.parse(said))


def worst(view: State[Board], seat: Seat, luck: Luck) -> str:
    """The move that brings least at once."""
    return view.setup.game.words.text(Search(view.copy(), seat, luck).own[-1].move)


def looks_bad(moment: Moment, luck: Luck) -> bool:
    """Whether a short look does not already say that a move is as good as others."""
    return 100 * gap(moment, GLANCE, luck) >= MISTAKE


def victories(moment: Moment, text: str, number: int) -> float:
    """In what part of some guessed worlds a move won, when everybody then took the best of a few moves."""
    game = moment.view.setup.game
    evaluator, chance, won = evaluator_of(game.id), Chance(Luck(f"out {number}".encode())), 0.0
    for _ in range(PLAYED_OUT):
        world = moment.view.determinise(moment.seat, chance)
        after = tried(world, moment.seat, game.words.parse(text), awaited(world), chance)
        ended = result(play_on(after, evaluator, evaluator.params_for(SEATS).tries, ENDLESS, chance))
        assert ended is not None
        won += ended.share(moment.seat)
    return won / PLAYED_OUT


def gap(moment: Moment, budget: Budget, luck: Luck) -> float:
    """What a move is worth less than the best one, by a search of this budget."""
    search = Search(moment.view.copy(), moment.seat, luck)
    search.run(budget)
    best, made = search.best().move, moment.view.setup.game.words.parse(moment.played)
    return 0.0 if best == made else difference(moment.view.copy(), moment.seat, best, made, budget, luck)


def mistakes(game: Title, wanted: int, first: int = 1) -> str:
    """What a master who thinks much longer, with other luck, says of moves that are called mistakes."""
    seen, judged, lost, won = 0, 0, [], []
    for moment in moments(game, first):
        seen += 1
        view, seat, played = moment
        if looks_bad(moment, Luck(f"glance {seen}".encode())):
            judged += 1
            quick = judge(view.copy(), seat, played, MISTAKE / 100, JUDGED, Luck(f"quick {seen}".encode()))
            if quick.loses:
                lost.append(100 * gap(moment, LONGER, Luck(f"slow {seen}".encode())))
                better, worse = (victories(moment, one, seen) for one in (quick.better, played))
                won.append(100 * (better - worse))
                print(
                    f"  {game.id} {len(lost)} of {seen}: `{played}` for `{quick.better}`: "
                    f"called {100 * quick.loses:.0f}, longer {lost[-1]:.0f}, victories {won[-1]:.0f}",
                    flush=True,
                )
        if len(lost) >= wanted or seen >= MOST:
            break
    fine = sum(loss >= BAR for loss in lost)
    return (
        f"{game.id}: of {seen} moves {judged} looked bad and {len(lost)} were called mistakes; thought about "
        f"longer, {fine} of them lose at least {BAR} in 100, on average {fmean(lost):.0f}, the least "
        f"{min(lost):.0f}; played to the end, they lose {fmean(won):.0f} victories in 100"
    )


def main() -> None:
    what, *rest = sys.argv[1:] or ["all"]
    games = [SHELF[rest[0]]] if rest else list(SHELF.values())
    for game in games:
        if what in ("all", "advice"):
            print(advice(game, int(rest[1]) if rest[1:] else 100), flush=True)
        if what in ("all", "mistakes"):
            print(mistakes(game, *([int(number) for number in rest[1:]] or [50])), flush=True)


if __name__ == "__main__":
    main()
