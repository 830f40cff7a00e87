"""A sampled move is an offered one, each as often as any other."""

from collections import Counter
from math import sqrt

from bottega.kit.luck import Luck
from bottega.kit.play import awaited, legal_moves, sample, samples
from tests.every_game.cases import Case, every_case, sights

OFTEN = 40  # times each move should come
FEW = 8
MOST = 60  # moves; with more, only that they are offered is checked


@every_case
def test_a_sampled_move_is_offered(case: Case) -> None:
    for seed in case.seeds(part=20):
        luck = Luck(seed, "sample")
        for s in sights(case, seed, stride=2):
            for seat in awaited(s):
                assert sample(s, seat, luck) in legal_moves(s, seat)


@every_case
def test_few_samples_are_the_beginning_of_a_shuffle_of_all_offers(case: Case) -> None:
    for number, s in enumerate(sights(case, bytes(32), stride=2)):
        for seat in awaited(s):
            moves = legal_moves(s, seat)
            shuffled = Luck(bytes([number % 256])).few(len(moves), len(moves))
            drawn = samples(s, seat, FEW, Luck(bytes([number % 256])))
            assert drawn == [moves[n] for n in shuffled[:FEW]]


@every_case
def test_each_move_comes_as_often_as_any_other(case: Case) -> None:
    luck = Luck(b"sample")
    for s in sights(case, bytes(32), stride=23):
        for seat in awaited(s)[:1]:
            moves = legal_moves(s, seat)
            if 1 < len(moves) <= MOST:
                drawn = Counter(sample(s, seat, luck) for _ in range(OFTEN * len(moves)))
                check_even([drawn[move] for move in moves])


def check_even(counts: list[int]) -> None:
    """Pearson's chi-square, with room for five standard deviations and more."""
    chi_square = sum((count - OFTEN) ** 2 / OFTEN for count in counts)
    freedom = len(counts) - 1
    assert chi_square < freedom + 5 * sqrt(2 * freedom) + 10, counts
