"""What makes a position a puzzle: one move is clearly best, and another looks best at once.

A position goes through sieves, the cheap ones first. A short search must prefer another move than the one
that looks best, by far. Then both are played to the end in a few worlds. Then all moves that the search likes
are, in more and more worlds, and those that are surely worse are left out on the way. What is left is asked
of a longer search, and played to the end again by better players in fresh worlds: what was chosen by luck
does not pass there. At last all other moves are shown to be worse.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from bottega.analysis.chances import Ends, deviation, given_away, outlook
from bottega.analysis.weighing import TO_THE_END, note
from bottega.bots.believing import believed
from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Budget
from bottega.bots.ismcts import Search
from bottega.bots.playing import play_on, tried
from bottega.bots.reasons import RIVALS
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import awaited
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles import Worth

MARGIN: Final = 0.2  # of the chance of victory that all others must give away
SURE: Final = 2.576  # standard errors: 99 in 100
ALIKE: Final = 0.05  # of the chance of victory that two moves may differ by, and come to the same
MOST_RIGHT: Final = 3  # moves that may come to the same
GAP: Final = 0.1  # by which a short search must prefer another move, on its own scale
FEW: Final = [(8, 0.1), (16, 0.2)]  # worlds, in turn, and what the tempting move must give away in them
LIKED: Final = 10  # moves that a short search likes best, which are compared first
ROUNDS: Final = [16, 48, 144, 400]  # worlds in all, after each of which moves are left out
LONGER: Final = 600  # iterations
BETTER: Final = 2  # times as many moves are looked at by those who play on in the second study
CLOSEST: Final = 4  # rivals of the right moves that are looked at again there
THEME_WORLDS: Final = 48
QUICK: Final = 8  # iterations
SEARCHES: Final = 8  # quick ones, to see how easily it is found
TIMES: Final = 4  # as long, when a puzzle is looked at again

Studied = dict[Move, Ends]


class Position(NamedTuple):
    """A question, and where its luck is drawn from."""

    view: State[Board]
    seat: Seat
    seed: bytes

    @property
    def game(self) -> str:
        return self.view.setup.game.id

    def luck(self, what: str) -> Luck:
        """Fresh for each part of the work."""
        return Luck(self.seed, what)

    def search(self, what: str, iterations: int) -> Search:
        """A search that was run."""
        search = Search(self.view.copy(), self.seat, self.luck(what))
        search.run(Budget(iterations=iterations))
        return search


class Found(NamedTuple):
    """What is right, what looks right, and what each move comes to."""

    best: list[Move]
    looks_best: Move
    theme: str
    ease: float
    worlds: int
    worth: dict[Move, Worth]


def disagrees(search: Search, looks_best: Move) -> bool:
    """The first sieve: whether a search that was run prefers by far another move than looks best at once."""
    favourite = search.best()
    tempting = next(edge for edge in search.own if edge.move == looks_best)
    return favourite.move != looks_best and favourite.mean() - tempting.mean() >= GAP


def tempts(position: Position, favourite: Move, looks_best: Move) -> bool:
    """The second sieve: whether what looks best gives much away, as far as a few worlds tell."""
    ends = unplayed([favourite, looks_best])
    for worlds, least in FEW:
        study(position, ends, list(ends), worlds, f"few {worlds}", 1)
        if given_away(position.game, ends[favourite], ends[looks_best])[0] < least:
            return False
    return True


def find(position: Position, search: Search, looks_best: Move) -> Found | None:
    """All further sieves, after a short search; nothing if the position does not pass one."""
    moves = liked(search)
    first = unplayed(dict.fromkeys([*moves[:LIKED], looks_best]))
    right = clearly_best(position, first, "first", 1)
    if not right or looks_best in right or position.search("longer", LONGER).best().move not in right:
        return None
    close = [move for move in ranked(first) if move not in right][:CLOSEST]
    again = unplayed(dict.fromkeys([*right, looks_best, *close]))
    if not set(clearly_best(position, again, "second", BETTER)) & set(right):
        return None
    if min(margins(position.game, again, right).values()) < MARGIN or not holds_by_victories(again, right):
        return None
    rest = unplayed([*right, *(move for move in moves if move not in first)])
    if not set(clearly_best(position, rest, "rest", 1)) <= set(right):
        return None
    return Found(
        right,
        looks_best,
        theme(position, right[0], looks_best),
        ease(position, right),
        len(first[right[0]].leads),
        {move: worth(position.game, ends) for move, ends in ordered(rest | first)},
    )


def liked(search: Search) -> list[Move]:
    """Everything that may be done, what a search likes best first."""
    return [edge.move for edge in sorted(search.own, key=lambda edge: (-edge.visits, -edge.value))]


def unplayed(moves: Iterable[Move]) -> Studied:
    """Moves of which nothing is known yet."""
    return {move: Ends([], []) for move in moves}


def clearly_best(position: Position, ends: Studied, what: str, better: int) -> list[Move]:
    """The move that surely wins most, with those that come to the same; none if others come close."""
    left = list(ends)
    for number, worlds in enumerate(ROUNDS):
        study(position, ends, left, worlds - len(ends[left[0]].leads), f"{what} {number}", better)
        best = max(left, key=lambda move: fmean(ends[move].leads))
        gives = {move: given_away(position.game, ends[best], ends[move]) for move in left}
        left = [move for move in left if gives[move][0] - SURE * gives[move][1] < MARGIN]
        right = [move for move in left if gives[move][0] <= ALIKE]
        doubtful = [move for move in left if move not in right]
        hopeless = [move for move in doubtful if number and sum(gives[move]) < MARGIN]
        if hopeless or (number and len(right) > MOST_RIGHT):
            return []
        if not doubtful and len(right) <= MOST_RIGHT and number:
            return sorted(right, key=lambda move: -fmean(ends[move].leads))
    return []


def study(
    position: Position, ends: Studied, moves: Iterable[Move], worlds: int, what: str, better: int
) -> None:
    """Play moves to the end in the same guessed worlds."""
    view, seat = position.view, position.seat
    evaluator, chance = evaluator_of(position.game), Chance(position.luck(what))
    tries = better * evaluator.params_for(view.setup.seats).tries
    for _ in range(worlds):
        world = believed(view, seat, evaluator, chance)
        for move in moves:
            then = tried(world, seat, move, awaited(world), chance)
            note(ends[move], play_on(then, evaluator, tries, TO_THE_END, chance), seat)


def margins(game: str, ends: Studied, right: list[Move]) -> dict[Move, float]:
    """What each move that is not right gives away, in the worlds that it and the best were played in."""
    best = max(right, key=lambda move: fmean(ends[move].leads))
    others = [move for move in ends if move not in right]
    return {move: given_away(game, *in_the_same(ends[best], ends[move]))[0] for move in others}


def holds_by_victories(ends: Studied, right: list[Move]) -> bool:
    """Whether plain victories, which tell less than leads do, do not say otherwise."""
    best = max(right, key=lambda move: fmean(ends[move].leads))
    for move in ends:
        one, other = in_the_same(ends[best], ends[move])
        more = [a - b for a, b in zip(one.wins, other.wins, strict=True)]
        if move not in right and fmean(more) + SURE * deviation(more) / sqrt(len(more)) < MARGIN:
            return False
    return True


def in_the_same(one: Ends, other: Ends) -> tuple[Ends, Ends]:
    """Two moves in the worlds that both were played in."""
    worlds = min(len(one.leads), len(other.leads))
    first, second = (Ends(ends.leads[:worlds], ends.wins[:worlds]) for ends in (one, other))
    return first, second


def ordered(ends: Studied) -> list[tuple[Move, Ends]]:
    """Moves with how they ended, the best first."""
    return [(move, ends[move]) for move in ranked(ends)]


def ranked(ends: Studied) -> list[Move]:
    """The best first; those that were left out early come last, by what was seen of them."""
    return sorted(ends, key=lambda move: (-len(ends[move].leads), -fmean(ends[move].leads)))


def worth(game: str, ends: Ends) -> Worth:
    """What a move comes to, as it is written down."""
    seen = outlook(game, ends)
    return Worth(round(seen.chance, 3), round(seen.chance_doubt, 3))


def theme(position: Position, best: Move, looks_best: Move) -> str:
    """Of what the best move brings most more, or the others most less, where a search would stop to look."""
    evaluator, chance = evaluator_of(position.game), Chance(position.luck("theme"))
    params = evaluator.params_for(position.view.setup.seats)
    sums = dict.fromkeys([*evaluator.names, RIVALS], 0.0)
    for _ in range(THEME_WORLDS):
        world = believed(position.view, position.seat, evaluator, chance)
        for move, sign in ((best, 1.0), (looks_best, -1.0)):
            then = tried(world, position.seat, move, awaited(world), chance)
            board = play_on(then, evaluator, params.tries, params.horizon - 1, chance).board
            for name, count in zip(evaluator.names, evaluator.counts(board, position.seat), strict=True):
                sums[name] += sign * count
            rivals = [seat for seat in range(position.view.setup.seats) if seat != position.seat]
            sums[RIVALS] -= sign * max((evaluator.value(board, seat) for seat in rivals), default=0.0)
    return max(sums, key=lambda name: sums[name])


def ease(position: Position, right: list[Move]) -> float:
    """By what part of quick searches it is found."""
    searches = [position.search(f"quick {number}", QUICK) for number in range(SEARCHES)]
    return sum(search.best().move in right for search in searches) / SEARCHES


def still_holds(position: Position, right: list[Move], rivals: list[Move], worlds: int) -> tuple[bool, float]:
    """Asked again for longer: whether the search agrees, and by how much the right moves lead at least."""
    agrees = position.search("much longer", TIMES * LONGER).best().move in right
    least = 1.0
    for better in (1, BETTER):
        ends = unplayed([*right, *rivals])
        study(position, ends, list(ends), TIMES * worlds, f"again {better}", better)
        least = min([least, *margins(position.game, ends, right).values()])
    return agrees, least
