"""How hidden things might lie: the order of the deck, and what others make in secret."""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.luck import Luck
from bottega.kit.phrases import HIDDEN

LATE: Final = 20  # inventions 21 to 25 lie at the bottom
GOLD: Final = 15
MIDDLE_TOP: Final = 16  # below it lie the golds 16 to 20, with some of lower rank


def guess_deck(rules: Sheet, deck: list[int], unseen: list[int], luck: Luck) -> None:
    """Hidden cards in any order that fits how the deck was stacked: late golds, then golds, then the rest."""
    luck.shuffle(unseen)
    late = [card for card in unseen if card >= LATE]
    gold = [card for card in unseen if GOLD <= card < LATE]
    lower = [card for card in unseen if card < GOLD]
    low_places = deck[:MIDDLE_TOP].count(HIDDEN)
    mixed = max(0, min(len(lower), low_places - len(late) - len(gold)))
    order = late + luck.shuffle(gold + lower[:mixed]) + lower[mixed:]
    order.reverse()
    deck[:] = [order.pop() if card == HIDDEN else card for card in deck]


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
