"""§2. All luck of a match: the four decks, and who is tired at first."""

from __future__ import annotations

from bottega.games.workshop.names import EVERY_WORK, FIVE, GUARDS, PATRONS, PLACES, SIX
from bottega.games.workshop.pieces import GONE, PLAYING, Table
from bottega.games.workshop.sheet import Sheet
from bottega.kit.luck import Luck
from bottega.kit.seats import NOBODY, after


def deal(rules: Sheet, luck: Luck) -> Table:
    """The table before anything is turned up; §2.1 the cards that are not played with lie aside, unseen."""
    cards = luck.shuffle(rules.box[:])
    leonardos: list[int] = []
    for effect, count in enumerate(rules.leonardos):
        leonardos += [effect] * count
    piles = [
        luck.shuffle(leonardos),
        luck.shuffle(list(range(PATRONS))),
        luck.shuffle(list(range(PATRONS, EVERY_WORK))),
    ]
    lot = luck.below(rules.hands)
    tired = lot if rules.tired == NOBODY else rules.tired
    quarters = cut(cards[: rules.deck], rules.hands) if rules.quarters else []
    deck = quarters[0] if quarters else tuple(cards[: rules.deck])
    return Table(
        rules=rules,
        deck=deck,
        top=len(deck),
        floor=0,
        known=(),
        quarters=((), *quarters[1:]) if quarters else (),
        marked=((),) * len(quarters),
        removed=tuple(cards[rules.deck :]),
        hands=[()] * rules.hands,
        clues=(),
        aside=(),
        played=(),
        rows=(GONE,) * PLACES,
        piles=tuple([tuple(pile) for pile in piles]),
        left=tuple([len(pile) for pile in piles]),
        columns=(0,) * (rules.hands * SIX),
        levels=[0] * (rules.hands * SIX),
        strength=[GUARDS] * rules.hands,
        visits=(0,) * (rules.hands * FIVE),
        owner=(NOBODY,) * EVERY_WORK,
        gathered=(0,) * rules.hands,
        fatigue=tired if rules.fatigue else NOBODY,
        first=after(tired, rules.hands),
        turn=0,
        ending=PLAYING,
    )


def cut(cards: list[int], parts: int) -> list[tuple[int, ...]]:
    """§8. Equal parts of a deck; the first is what lies on top."""
    size = len(cards) // parts
    return [tuple(cards[len(cards) - (n + 1) * size : len(cards) - n * size]) for n in range(parts)]
