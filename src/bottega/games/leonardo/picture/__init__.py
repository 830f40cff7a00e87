"""The table of Leonardo da Vinci as a person would see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import asdict

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import (
    APPRENTICE,
    CITY,
    COMPONENTS,
    COUNCIL,
    GOODS,
    IMPROVEMENTS,
    INVENTIONS,
    LABS,
    PLACES,
    SPACES,
    TYPES,
    is_shop,
    sold_at,
)
from bottega.games.leonardo.phases.council import ChoosePrivilege, GiveLeonardo, LeaveCouncil
from bottega.games.leonardo.phases.offers import Offer, stock
from bottega.games.leonardo.phases.revealing import RevealInOrder
from bottega.games.leonardo.picture.shapes import (
    Apprentices,
    Auction,
    Bid,
    Common,
    Gift,
    Group,
    Laboratory,
    Letter,
    Now,
    Own,
    Place,
    Seen,
    Side,
    Space,
    Ways,
    Work,
)
from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.scoring import Points
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.events import HIDDEN
from bottega.kit.picture import Pictures, Score, now_of, sealed_of
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State

COUNCIL_PHASE: Final = ("council", "8.A")
STEPS_BY_PHASE: Final = {
    ("favours", "12"): ["TakeHalfFavour", "TakeFavour", "PickComponents"],
    ("start", "6"): ["StartWork"],
    ("workers", "7"): ["AssignWorkers", "PlaceWorkers", "CallApprentices"],
    COUNCIL_PHASE: ["GiveLeonardo", "ChoosePrivilege", "Shift", "ShiftOne", "OrderDeck"],
    ("offers", "8.B"): ["Offer"],
    ("auctions", "9.3"): ["HoldAuctions", "Bids"],
    ("revelations", "9"): ["Reveal"],
}
PHASES: Final = {step: phase for phase, steps in STEPS_BY_PHASE.items() for step in steps}
AT_COUNCIL: Final = {**PHASES, "PickComponents": COUNCIL_PHASE}
LETTERS: Final[dict[str, Letter]] = {
    "start": "A",
    "workers": "B",
    "council": "C",
    "offers": "C",
    "auctions": "D",
    "revelations": "D",
}


def common(s: State[City]) -> Common:
    """What every viewer sees."""
    city, rules = s.board, s.board.rules
    return Common(
        now=now(s),
        ways=ways(rules),
        printing=rules.printing,
        leonardo=city.leonardo,
        prices=rules.prices,
        places=[place(s, at) for at in range(len(CITY))],
        purse=city.purse,
        spaces=[
            Space(name, privilege.price, None if seat == NOBODY else seat, cast("Gift", privilege.gives))
            for name, privilege, seat in zip(SPACES.names, rules.privileges, city.spaces, strict=True)
        ],
        requested=names(sorted(city.display)),
        deck=len(city.deck),
        looked=looked(city),
        completed=names(city.done),
        boxed=names(city.boxed),
        auctions=[Auction(INVENTIONS.names[card], seats) for card, seats in city.contested.items()],
        bids=[Bid(seat, florins) for seat, florins in city.bids.items()],
        sides=[side(s, seat, player) for seat, player in enumerate(city.players)],
    )


def ways(rules: Sheet) -> Ways:
    """How this match is played."""
    return Ways(
        gives_leonardo=any(isinstance(step, GiveLeonardo) for step in rules.council.steps),
        leaves_out=rules.standing.last_left_out and rules.seats > 2,
        stays=rules.standing.stays,
        labs_first=rules.labs_lend,
        auctions=not any(isinstance(step, RevealInOrder) for step in rules.turn.steps),
        points=isinstance(rules.scoring, Points),
    )


def now(s: State[City]) -> Now:
    """What is being done."""
    step = s.agenda[-1] if s.agenda else None
    at_council = any(isinstance(one, LeaveCouncil) for one in s.agenda)
    offer = step if isinstance(step, Offer) else None
    there = offer.place if offer else COUNCIL if at_council else None
    told = now_of(s, AT_COUNCIL if at_council else PHASES)
    return Now(
        **asdict(told),
        letter=LETTERS.get(told.phase),
        turn=s.board.turn,
        turns=s.board.rules.last_turn,
        city_turns=s.board.rules.last_city_turn,
        place=None if there is None else PLACES.names[there],
        sold=offer.sold if offer else None,
        price=s.board.rules.prices[offer.sold] if offer else None,
    )


def place(s: State[City], at: int) -> Place:
    """A place of the city with all that is there."""
    step = s.agenda[-1] if s.agenda else None
    served = step.place if isinstance(step, Offer) else COUNCIL
    asked = step.at if isinstance(step, Offer | ChoosePrivilege) and served == at else None
    line = s.board.lines[at]
    ranked = s.board.rules.standing.ranked(line)
    ranks = {id(group): rank for rank, group in enumerate(ranked, 1)}
    return Place(
        id=PLACES.names[at],
        gives=[] if at == COUNCIL else [GOODS.names[good] for good in stock(at)],
        left=s.board.stacks[sold_at(at)] if is_shop(at) else None,
        line=[
            Group(
                group.seat,
                group.apprentices,
                group.masters > 0,
                group.strength,
                where == asked,
                rank=ranks[id(group)],
            )
            for where, group in enumerate(line)
        ],
    )


def looked(city: City) -> list[list[int]]:
    """Who has looked at the cards of the deck, from the top, as far down as anybody has."""
    seen = [[seat for seat in range(city.rules.seats) if bits >> seat & 1] for bits in reversed(city.known)]
    while seen and not seen[-1]:
        seen.pop()
    return seen


def side(s: State[City], seat: Seat, player: Player) -> Side:
    """What lies before a seat, as a spectator sees it."""
    closed = player.florins == HIDDEN
    secret = closed or any(lab.working and lab.invention == HIDDEN for lab in player.labs)
    return Side(
        seat=seat,
        florins=None if closed else player.florins,
        components=None if closed else components(player.owned),
        hand=None if secret else components(player.hand(s.board.rules)),
        apprentices=Apprentices(player.free, player.apprentices, player.academy),
        master=player.master,
        passed=player.passed,
        laboratories=[
            laboratory(s.board, player, name, lab)
            for name, lab in zip(LABS.names, player.labs, strict=True)
            if lab.places
        ],
        cards=names(player.cards),
        completed=names(player.completed),
        saves=saves(s.board, player),
        useful=[GOODS.names[good] for good in (*IMPROVEMENTS, APPRENTICE) if s.board.useful(seat, good)],
        score=None if closed and s.board.rules.scoring.counts_florins else score(s, player),
    )


def laboratory(city: City, player: Player, name: str, lab: Lab) -> Laboratory:
    """A laboratory; what it makes, if this viewer knows it."""
    return Laboratory(
        id=name,
        places=lab.places,
        men=lab.men,
        apprentices=lab.apprentices,
        master=lab.masters > 0,
        week=lab.week if lab.working else None,
        adds=lab.adds,
        work=work(city, player, lab) if lab.invention >= 0 else None,
    )


def work(city: City, player: Player, lab: Lab) -> Work:
    """What a laboratory makes."""
    discount = player.discount(city.rules, lab.invention, city.fresh)
    weeks = city.rules.weeks[lab.invention]
    left = max(0, weeks - discount - lab.week)
    return Work(INVENTIONS.names[lab.invention], weeks, discount, left)


def saves(city: City, player: Player) -> dict[str, int]:
    """The weeks that own cards save, by type."""
    kinds = city.rules.type
    discounts = {TYPES[kinds[card]]: player.discount(city.rules, card, city.fresh) for card in player.cards}
    return {kind: discount for kind, discount in discounts.items() if discount}


def score(s: State[City], player: Player) -> Score:
    """What would count now. The florins of diversity are paid at the end: until then, as if they were."""
    rules = s.board.rules
    paid = player.copy()
    if s.agenda:
        paid.florins += rules.scoring.diversity(rules, player)
    parts = rules.scoring.parts(rules, paid)
    return Score(sum(parts.values()), parts)


def components(counts: list[int]) -> dict[str, int]:
    """So many of each component."""
    return {name: count for name, count in zip(COMPONENTS.names, counts, strict=True) if count}


def names(inventions: Sequence[int]) -> list[str]:
    """The numbers printed on these inventions."""
    return [INVENTIONS.names[invention] for invention in inventions]


def own(s: State[City], seat: Seat) -> Own:
    """What is in hand, what is made, which cards of the deck were looked at."""
    city, player = s.board, s.board.players[seat]
    hand = player.hand(city.rules)
    return Own(
        seat=seat,
        sealed=sealed_of(s, seat),
        florins=player.florins,
        components=components(player.owned),
        score=score(s, player),
        hand=components(hand),
        lacks={
            INVENTIONS.names[invention]: components(too_few(hand, city.rules.needs[invention]))
            for invention in sorted(city.display)
        },
        works={
            name: work(city, player, lab)
            for name, lab in zip(LABS.names, player.labs, strict=True)
            if lab.working
        },
        deck=[
            Seen(depth, INVENTIONS.names[card])
            for depth, card in enumerate(reversed(city.deck), 1)
            if card != HIDDEN
        ],
    )


def too_few(hand: list[int], needs: list[int]) -> list[int]:
    """So many of each component a hand lacks."""
    return [max(0, need - held) for held, need in zip(hand, needs, strict=True)]


PICTURES: Final = Pictures(3, Common, Own, common, own)
