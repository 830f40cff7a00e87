"""How what is to come might lie: inventions within their era, tokens as the bag still holds them."""

from __future__ import annotations

from bottega.games.inventors.names import ERAS
from bottega.games.inventors.sheet import Sheet
from bottega.kit.luck import Luck


def guess_eras(
    rules: Sheet, eras: tuple[tuple[int, ...], ...], begun: int, luck: Luck
) -> tuple[tuple[int, ...], ...]:
    """The inventions of each era; those laid out are known."""
    guessed: list[tuple[int, ...]] = []
    for number, era in enumerate(eras):
        known = rules.places if number < begun else 0
        guessed.append(guess(rules.eras[number], era, known, rules.places, luck))
    return tuple(guessed)


def guess_bag(rules: Sheet, bag: tuple[int, ...], begun: int, luck: Luck) -> tuple[int, ...]:
    """The order in which tokens come; those laid out are known."""
    return guess(rules.bag, bag, begun * rules.drawn_an_era, ERAS * rules.drawn_an_era, luck)


def guess(every: list[int], pile: tuple[int, ...], known: int, needed: int, luck: Luck) -> tuple[int, ...]:
    """A pile with its hidden rest drawn at random; what never comes is left in any order."""
    seen = pile[:known]
    rest = every[:]
    for card in seen:
        rest.remove(card)
    for at in range(needed - known):
        other = at + luck.below(len(rest) - at)
        rest[at], rest[other] = rest[other], rest[at]
    return seen + tuple(rest)
