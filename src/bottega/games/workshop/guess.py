"""How hidden cards might lie: apprentices in hands and deck, and what the three piles of the middle hold."""

from __future__ import annotations

from bottega.games.workshop.names import EVERY_WORK, FIRST_WORK_PLACE, FIVE, is_patron
from bottega.games.workshop.sheet import Sheet
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piles import fill
from bottega.kit.seats import NOBODY


def guess_apprentices(rules: Sheet, played: tuple[int, ...], places: list[list[int]], luck: Luck) -> None:
    """Every HIDDEN card in these places becomes one that was not seen, each way as likely as any other."""
    copies = rules.copies[:]
    for card in played:
        copies[card] -= 1
    for place in places:
        for card in place:
            if card != HIDDEN:
                copies[card] -= 1
    unseen: list[int] = []
    for card, count in enumerate(copies):
        unseen += [card] * count
    luck.shuffle(unseen)
    for place in places:
        fill(place, unseen)


def guess_piles(
    rules: Sheet, rows: tuple[int, ...], visits: tuple[int, ...], owner: tuple[int, ...], luck: Luck
) -> tuple[tuple[int, ...], ...]:
    """The three piles in any order: Leonardo cards, patrons, unfinished works that nobody has seen yet."""
    leonardos: list[int] = []
    for effect, count in enumerate(rules.leonardos):
        gone = rows[:FIRST_WORK_PLACE].count(effect) + sum(visits[effect::FIVE])
        leonardos += [effect] * (count - gone)
    shown = rows[FIRST_WORK_PLACE:]
    waiting = [work for work in range(EVERY_WORK) if owner[work] == NOBODY and work not in shown]
    patrons = [work for work in waiting if is_patron(work)]
    unfinished = [work for work in waiting if not is_patron(work)]
    for pile in (leonardos, patrons, unfinished):
        luck.shuffle(pile)
    return tuple(leonardos), tuple(patrons), tuple(unfinished)
