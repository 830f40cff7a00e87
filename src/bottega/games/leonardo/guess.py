"""How hidden things might lie: the order of the deck, and what others make in secret."""

from __future__ import annotations

from bottega.games.leonardo.names import RANKS
from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piles import fill


def guess_deck(rules: Sheet, deck: list[int], unseen: list[int], luck: Luck) -> None:
    """Hidden cards in an order that fits how the deck was stacked, layer on layer from the bottom."""
    piles: list[list[int]] = [[] for _ in range(len(RANKS) + 1)]
    for card in luck.shuffle(unseen):
        piles[rules.pile(card)].append(card)
    bottom = 0
    for counts in rules.layers:
        top = min(bottom + sum(counts), len(deck))
        places = [place for place in range(bottom, top) if deck[place] == HIDDEN]
        for place, card in zip(places, drawn(piles, counts, len(places), luck), strict=False):
            deck[place] = card
        bottom = top
    rest = luck.shuffle([card for pile in piles for card in pile])
    fill(deck, rest)


def drawn(piles: list[list[int]], counts: list[int], most: int, luck: Luck) -> list[int]:
    """Up to so many cards a layer may hold, mixed; what is too many goes back to its pile."""
    layer = [(n, pile.pop()) for n, pile in enumerate(piles) for _ in range(min(counts[n], len(pile)))]
    luck.shuffle(layer)
    for n, card in layer[most:]:
        piles[n].append(card)
    return [card for _, card in layer[:most]]


def guess_labs(rules: Sheet, player: Player, in_play: list[int], luck: Luck) -> None:
    """What a player may be making: any invention nobody has completed whose components he could have."""
    hidden = [lab for lab in player.labs if lab.invention == HIDDEN]
    if not hidden:
        return
    spare = player.owned
    for lab in player.labs:
        if lab.shown:
            spare = less(spare, rules.needs[lab.invention])
    single = [invention for invention in in_play if min(less(spare, rules.needs[invention])) >= 0]
    if len(hidden) == 1:
        hidden[0].invention = luck.pick(single)
    else:
        guess_pair(rules, hidden, spare, single, luck)


def guess_pair(rules: Sheet, labs: list[Lab], spare: list[int], single: list[int], luck: Luck) -> None:
    """Two hidden inventions are different, and the components must suffice for both."""
    pairs: list[list[int]] = []
    for one in single:
        left = less(spare, rules.needs[one])
        for other in single:
            if other != one and min(less(left, rules.needs[other])) >= 0:
                pairs.append([one, other])
    labs[0].invention, labs[1].invention = luck.pick(pairs)


def less(owned: list[int], needs: list[int]) -> list[int]:
    """What is left of the components."""
    return [held - need for held, need in zip(owned, needs, strict=True)]
