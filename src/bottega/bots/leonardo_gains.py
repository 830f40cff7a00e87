"""Leonardo da Vinci: what a move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.gain import Gains, because, told
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import CITY, COUNTS, FLORINS, INVENTIONS, LABS, PLACES
from bottega.kit.events import HIDDEN, SEATS, numbers

if TYPE_CHECKING:
    from bottega.games.leonardo.pieces import Lab, Player
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

WEEKS: Final = numbers("weeks", 40)

COMPLETES: Final = because("completes", invention=INVENTIONS, florins=FLORINS)
OWNS: Final = because("owns", invention=INVENTIONS)
PAYS: Final = because("pays", florins=FLORINS)
FINISHES: Final = because("finishes", invention=INVENTIONS, florins=FLORINS)
ADVANCES: Final = because("advances", invention=INVENTIONS, weeks=WEEKS, needed=WEEKS)
STARTS: Final = because("starts", invention=INVENTIONS, weeks=WEEKS, florins=FLORINS)
FIRST: Final = because("first", place=PLACES, count=COUNTS, theirs=COUNTS)
BEHIND: Final = because("behind", place=PLACES, count=COUNTS, theirs=COUNTS)
EQUIPS: Final = because("equips", invention=INVENTIONS)
LACKS: Final = because("lacks", invention=INVENTIONS, count=COUNTS)
HIRES: Final = because("hires", count=COUNTS)
BUILDS: Final = because("builds", lab=LABS, count=COUNTS)
MAKES_MEN: Final = because("men", lab=LABS, count=COUNTS)
BEGINS: Final = because("begins", seat=SEATS)


def found(before: Board, after: Board, seat: Seat) -> list[str]:
    """What is completed and paid, then work, the city, components, and what lasts."""
    assert isinstance(before, City) and isinstance(after, City)
    had, has = before.players[seat], after.players[seat]
    brings = paid(before, had, has) + worked(after, had, has) + placed(before, after, seat)
    if after.turn >= after.rules.last_turn:
        return brings  # what is for later turns comes too late
    brings += stocked(before, after, had, has) + grown(had, has)
    return [*brings, told(BEGINS, after.leonardo)] if before.leonardo != after.leonardo else brings


def paid(before: City, had: Player, has: Player) -> list[str]:
    """Inventions and florins."""
    rules = before.rules
    brings: list[str] = []
    for invention in has.completed[len(had.completed) :]:
        pays = rules.later if invention in before.done else rules.first
        brings.append(told(COMPLETES, invention, pays[invention]))
    brings += [told(OWNS, card) for card in has.cards[len(had.cards) :] if card in had.completed]
    if HIDDEN not in (had.florins, has.florins) and has.florins > had.florins and not brings:
        brings.append(told(PAYS, has.florins - had.florins))
    return brings


def needed(city: City, player: Player, invention: int) -> int:
    """The weeks that an invention takes this player."""
    return max(0, city.rules.weeks[invention] - player.discount(city.rules, invention, city.fresh))


def worked(after: City, had: Player, has: Player) -> list[str]:
    """What laboratories begin, bring on and finish this turn."""
    brings: list[str] = []
    for old, lab in zip(had.labs, has.labs, strict=True):
        invention = lab.invention
        if not lab.working or invention < 0:
            continue
        weeks = needed(after, has, invention)
        pays = after.rules.later if invention in after.done else after.rules.first
        if not old.working:
            brings.append(told(STARTS, invention, weeks, pays[invention]))
            continue
        done, was = reached(lab), reached(old)
        if old.invention != invention or done <= was or was >= weeks:
            continue
        if done >= weeks and (invention in after.display or invention in after.done):
            brings.append(told(FINISHES, invention, pays[invention]))
        else:
            brings.append(told(ADVANCES, invention, min(done, weeks), weeks))
    return brings


def reached(lab: Lab) -> int:
    """The week at the end of this turn, with those who are there now."""
    return lab.week + lab.adds


def strengths(city: City, place: int) -> list[int]:
    """How strong each seat is in a place."""
    strong = [0] * city.rules.seats
    for group in city.lines[place]:
        strong[group.seat] += group.strength
    return strong


def placed(before: City, after: City, seat: Seat) -> list[str]:
    """How strong one stands where one has more workers than before."""
    brings: list[str] = []
    for place in range(len(CITY)):
        was, now = strengths(before, place), strengths(after, place)
        if now[seat] <= was[seat]:
            continue
        theirs = max([strong for other, strong in enumerate(now) if other != seat], default=0)
        ahead = FIRST if now[seat] > theirs else BEHIND
        if max(now) < COUNTS.size:
            brings.append(told(ahead, place, now[seat], theirs))
    return brings


def stocked(before: City, after: City, had: Player, has: Player) -> list[str]:
    """What can be made of the components in hand, or with fewer more of them."""
    if HIDDEN in had.owned or HIDDEN in has.owned or sum(has.owned) <= sum(had.owned):
        return []
    if any(lab.working and lab.invention < 0 for lab in [*had.labs, *has.labs]):
        return []
    brings: list[str] = []
    hand, now = had.hand(before.rules), has.hand(after.rules)
    making = [lab.invention for lab in has.labs if lab.working]
    wanted = [one for one in after.display if one not in making and one in before.display]
    nearer = [one for one in wanted if lack(after, now, one) < lack(before, hand, one)]
    if nearer:
        missing, invention = min((lack(after, now, one), one) for one in nearer)
        brings.append(told(LACKS, invention, missing) if missing else told(EQUIPS, invention))
    return brings


def lack(city: City, hand: list[int], invention: int) -> int:
    """How many components are missing."""
    return sum(max(0, need - hand[one]) for one, need in enumerate(city.rules.needs[invention]))


def grown(had: Player, has: Player) -> list[str]:
    """Workers, places and mechanical men."""
    brings: list[str] = []
    if has.apprentices > had.apprentices:
        brings.append(told(HIRES, has.apprentices))
    for n, (old, lab) in enumerate(zip(had.labs, has.labs, strict=True)):
        if lab.places > old.places:
            brings.append(told(BUILDS, n, lab.places))
        if lab.men > old.men:
            brings.append(told(MAKES_MEN, n, lab.men))
    return brings


def is_past(before: Board, now: Board) -> bool:
    """Whether the next turn has begun."""
    assert isinstance(before, City) and isinstance(now, City)
    return now.turn > before.turn


GAINS: Final[Gains] = Gains(
    [COMPLETES, OWNS, PAYS, FINISHES, ADVANCES, STARTS, FIRST, BEHIND, EQUIPS, LACKS, HIRES, BUILDS]
    + [MAKES_MEN, BEGINS],
    found,
    is_past,
)
