"""§3, §12. All luck of a match: the deck of inventions and, in a variant, the first components."""

from __future__ import annotations

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import CITY, COMPONENTS, EVERY_LETTER, RANKS, SMALL, SPACES, STACK
from bottega.games.leonardo.pieces import Player, no_lab
from bottega.games.leonardo.sheet import Endowment, Sheet
from bottega.kit.luck import Luck
from bottega.kit.seats import NOBODY


def deal(rules: Sheet, luck: Luck) -> City:
    """The city before the first turn."""
    piles = shuffled_piles(rules, luck)
    deck = layered(rules, piles, luck)
    boxed = [piles[len(RANKS) - rank].pop() for rank in rules.discards]
    rest = luck.shuffle([card for pile in piles for card in pile])
    players = [endowed(rules, endowment) for endowment in rules.endowments]
    stacks = [STACK - sum(player.owned[c] for player in players) for c in range(COMPONENTS.size)]
    return City(
        rules=rules,
        turn=0,
        leonardo=0,
        purse=rules.purse,
        stacks=stacks,
        deck=deck + rest,
        known=[0] * len(deck + rest),
        display=[],
        done=(),
        boxed=tuple(boxed),
        lines=[()] * len(CITY),
        players=players,
        spaces=(NOBODY,) * SPACES.size,
        contested={},
        lots=tuple(luck.shuffle(list(range(COMPONENTS.size)))),
        fresh=(),
        bids={},
    )


def shuffled_piles(rules: Sheet, luck: Luck) -> list[list[int]]:
    """§3. Five piles, each shuffled; inventions asked for from the start are set aside."""
    piles: list[list[int]] = [[] for _ in range(len(RANKS) + 1)]
    for invention in range(len(rules.rank)):
        if invention not in rules.requested_first:
            piles[rules.pile(invention)].append(invention)
    return [luck.shuffle(pile) for pile in piles]


def layered(rules: Sheet, piles: list[list[int]], luck: Luck) -> list[int]:
    """§3. The deck from the bottom up: each layer mixes so many cards of each pile."""
    deck: list[int] = []
    for counts in rules.layers:
        layer = [pile.pop() for pile, count in zip(piles, counts, strict=True) for _ in range(count)]
        deck += luck.shuffle(layer)
    return deck


def endowed(rules: Sheet, endowment: Endowment) -> Player:
    """§3. A player with what they begin with."""
    player = Player(
        florins=endowment.florins,
        owned=endowment.components[:],
        apprentices=endowment.apprentices,
        academy=endowment.academy,
        free=endowment.apprentices,
        master=True,
        labs=[no_lab(), no_lab()],
        cards=(),
        completed=(),
        paid=(),
        passed=False,
        favours=(0,) * EVERY_LETTER,
    )
    small, large = player.labs
    small.places, large.places = endowment.small, endowment.large
    small.men = min(endowment.men, rules.labs.man_places(small.places, large.places)[SMALL])
    large.men = endowment.men - small.men
    return player
