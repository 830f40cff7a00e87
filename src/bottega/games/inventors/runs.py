"""§3.4. Runs of classification numbers, split for the best total."""

from __future__ import annotations

from bottega.games.inventors.names import CLASSES


def best_runs(counts: list[int], wild: int) -> int:
    """The most that runs can score, with so many cards of each number and so many wild numbers.

    If n runs reach each number (never more than reach the one before), their highest numbers add up to
    the sum of n over 1, 2, 3 …, so the split itself need not be known.
    """
    return reach(counts, 0, counts[0] + wild, wild)


def reach(counts: list[int], number: int, runs: int, wild: int) -> int:
    """The most that at most so many runs can add from this number on, trying every use of wild numbers."""
    if not runs:
        return 0
    if number == CLASSES.size:
        return wild  # past the last number every wild one takes a run one further
    cards = counts[number]
    best = 0
    for used in range(wild + 1):
        going_on = min(runs, cards + used)
        worth = going_on if number else 0
        best = max(best, worth + reach(counts, number + 1, going_on, wild - used))
        if going_on == runs:
            break
    return best


def best_split(counts: list[int], wild: int) -> list[int]:
    """How many runs reach each number in a split that scores most; those past the last one are all wild."""
    split: list[int] = []
    runs = counts[0] + wild
    for number in range(CLASSES.size):
        best, used, going_on = -1, 0, 0
        for tried in range(wild + 1):
            kept = min(runs, counts[number] + tried)
            worth = (kept if number else 0) + reach(counts, number + 1, kept, wild - tried)
            if worth > best:
                best, used, going_on = worth, tried, kept
        if not going_on:
            return split
        split.append(going_on)
        runs, wild = going_on, wild - used
    return split + [1] * wild
