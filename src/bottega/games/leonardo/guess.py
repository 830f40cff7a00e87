"""How hidden things might lie: the order of the deck, what others have in stock, what they make in secret."""

from __future__ import annotations

from bottega.games.leonardo.names import COMPONENTS, LETTER_A, RANKS, STACK
from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piles import fill

Work = tuple[Player, Lab]  # a laboratory with hidden work, and its owner


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


def guess_stocks(
    rules: Sheet, players: list[Player], stacks: list[int], in_play: list[int], luck: Luck
) -> None:
    """§6.1. The unseen components, dealt to hidden stocks.

    Each hidden stock first receives what lies under its owner's laboratories.
    """
    closed = [player for player in players if HIDDEN in player.owned]
    if not closed:
        return
    pool = unseen(players, stacks)
    works: list[Work] = []
    for player in closed:
        player.owned[:] = [0] * COMPONENTS.size
        for lab in player.labs:
            if lab.invention == HIDDEN:
                works.append((player, lab))
            elif lab.working:
                pool = less(pool, rules.needs[lab.invention])
    least = min([sum(rules.needs[invention]) for invention in in_play]) if in_play else 0
    guess_works(rules, works, pool, in_play, least, luck)
    for work in works:
        pool = less(pool, rules.needs[work[1].invention])
    for player in closed:
        for lab in player.labs:
            if lab.working:
                player.owned[:] = less(player.owned, [-need for need in rules.needs[lab.invention]])
    for c, left in enumerate(pool):
        for _ in range(left):
            luck.pick(closed).owned[c] += 1


def unseen(players: list[Player], stacks: list[int]) -> list[int]:
    """The components that are neither in the shops nor in known stocks."""
    known = [player.owned for player in players if HIDDEN not in player.owned]
    return [STACK - left - sum([owned[c] for owned in known]) for c, left in enumerate(stacks)]


def guess_works(
    rules: Sheet, works: list[Work], pool: list[int], in_play: list[int], least: int, luck: Luck
) -> bool:
    """An invention for each of these laboratories, so that the components suffice for all of them."""
    if not works:
        return True
    if sum(pool) < least * len(works):
        return False
    player, lab = works[0]
    under_way = [each.invention for each in player.labs]
    for invention in luck.shuffle(in_play[:]):
        left = less(pool, rules.needs[invention])
        if invention not in under_way and min(left) >= 0:
            lab.invention = invention
            if guess_works(rules, works[1:], left, in_play, least, luck):
                return True
    lab.invention = HIDDEN
    return False


def guess_florins(rules: Sheet, players: list[Player], turn: int, luck: Luck) -> None:
    """§6.1. A part of what a player may have received so far; the better of two draws, as most is kept."""
    for seat, player in enumerate(players):
        if player.florins == HIDDEN:
            received = rules.endowments[seat].florins + rules.favours.florins * player.favours[LETTER_A]
            received += sum([rules.first[invention] for invention in player.completed])
            received += 2 * (turn + 1)  # half a favour, and what the Council may have given
            player.florins = max(luck.below(received + 1), luck.below(received + 1))


def less(owned: list[int], needs: list[int]) -> list[int]:
    """What is left of the components."""
    return [held - need for held, need in zip(owned, needs, strict=True)]
