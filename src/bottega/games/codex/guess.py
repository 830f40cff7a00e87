"""How hidden cards might lie: a card whose back is seen stays within its kingdom."""

from __future__ import annotations

from collections.abc import Callable

from bottega.games.codex.words import BACKS, STARTERS
from bottega.kit.luck import Luck
from bottega.kit.piles import fill


def guess(
    decks: list[list[int]], hands: list[list[int]], seen: list[int], back: Callable[[int], int], luck: Luck
) -> None:
    """Fill backs first, then what is HIDDEN, so that each way the cards may lie is as likely as any other."""
    unseen: list[list[int]] = [[] for _ in range(8)]
    known = set(seen)
    for card in range(STARTERS):
        if card not in known:
            unseen[back(card) - BACKS].append(card)
    for pile in unseen:
        luck.shuffle(pile)
    for place in [*hands, *decks]:
        place[:] = [unseen[card - BACKS].pop() if card >= BACKS else card for card in place]
    for number, deck in enumerate(decks):
        rest = [card for pile in unseen[4 * number : 4 * number + 4] for card in pile]
        luck.shuffle(rest)
        fill(deck, rest)
