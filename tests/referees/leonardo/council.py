"""Phase C: the Council, then the areas B to H."""

from itertools import permutations

from tests.referees.leonardo.pieces import AREAS, CITY, SHOPS, City, Group
from tests.referees.leonardo.placing import arrive, ranked
from tests.referees.leonardo.turn_zero import pick
from tests.referees.referee import Play, ask

SPACES = ["move", "florins", "inventions", "component"]
PRICES = [0, 2, 3, 4]


def council(city: City) -> Play[None]:
    """The first gives Leonardo away, all choose a space, then the spaces are carried out in their order."""
    present = ranked(city, "council")
    if len(present) == city.seats > 2 and not city.on("lines"):
        city.lines["council"].remove(present.pop())
    if present and not city.on("rotating_first"):
        said = yield from ask(present[0].seat, [f"give {seat}" for seat in range(city.seats)])
        city.leonardo = int(said.split()[1])
    chosen = yield from choose_spaces(city, present)
    for space in SPACES:
        if space in chosen:
            yield from carry_out(city, space, chosen[space])
    city.lines["council"].clear()


def choose_spaces(city: City, present: list[Group]) -> Play[dict[str, int]]:
    """In rank order each takes a space that is left, or goes home; when none is left, all others do."""
    chosen: dict[str, int] = {}
    for group in present:
        if len(chosen) == len(SPACES):
            city.lines["council"].remove(group)
            continue
        free = [space for space in SPACES if space not in chosen and may_choose(city, group.seat, space)]
        said = yield from ask(group.seat, [f"choose {space}" for space in free] + ["decline"])
        if said == "decline":
            city.lines["council"].remove(group)
        else:
            chosen[said.split()[1]] = group.seat
    return chosen


def component_price(city: City) -> int:
    """What the fourth space costs."""
    return 0 if city.on("enhanced_council") else 1


def may_choose(city: City, seat: int, space: str) -> bool:
    """The fourth space needs a component to take, and the florin it costs."""
    if space != "component":
        return True
    return city.players[seat].florins >= component_price(city) and any(city.stacks.values())


def carry_out(city: City, space: str, seat: int) -> Play[None]:
    """What a space gives."""
    player = city.players[seat]
    if space == "move":
        yield from move(city, seat)
    elif space == "florins" and city.on("enhanced_council"):
        player.florins += 2
    elif space == "florins":
        player.florins += city.purse
        city.purse = 0
    elif space == "inventions":
        yield from look_ahead(city, seat)
    else:
        player.florins -= component_price(city)
        yield from pick(city, seat, 1, 1)


def look_ahead(city: City, seat: int) -> Play[None]:
    """The first four of the deck go back in any order; Pietrocupo: the top one is then asked for."""
    top = [str(number) for number in city.deck[:4]]
    if not top:
        return
    missing = ["none"] * (4 - len(top))
    orders = [" ".join([*order, *missing]) for order in permutations(top)]
    said = yield from ask(seat, [f"order {order}" for order in orders])
    city.deck[: len(top)] = [int(number) for number in said.split()[1 : len(top) + 1]]
    if city.on("enhanced_council"):
        city.display.append(city.deck.pop(0))


def move(city: City, seat: int) -> Play[None]:
    """An apprentice goes to another area of the city, never to the Council, or stays."""
    offers = [
        f"shift {whose} {origin} {target}"
        for origin in CITY
        for whose in {group.seat for group in city.lines[origin] if group.apprentices}
        for target in AREAS
        if target != origin and may_move(city, seat, whose, origin, target)
    ]
    said = "stay"
    if offers:
        said = yield from ask(seat, [*offers, "stay"])
    if said != "stay":
        _, whose, origin, target = said.split()
        yield from shift(city, seat, int(whose), origin, target)


def may_move(city: City, seat: int, whose: int, origin: str, target: str) -> bool:
    """One's own; by Codex Leonardi I anybody's in B to H, another's not to where he is first."""
    if city.on("enhanced_council"):
        return True
    if not city.on("codex_1"):
        return whose == seat
    leads = ranked(city, target)[:1]
    return origin != "council" and (whose == seat or not leads or leads[0].seat != whose)


def shift(city: City, seat: int, whose: int, origin: str, target: str) -> Play[None]:
    """The apprentice leaves his line; which one it is, is asked where others stand between them."""
    line = city.lines[origin]
    his = [at for at, group in enumerate(line) if group.seat == whose and group.apprentices]
    apart = [at for at in his if at - 1 not in his]
    at = apart[0]
    if len(apart) > 1:
        said = yield from ask(seat, [f"worker {at + 1}" for at in apart])
        at = int(said.split()[1]) - 1
    line[at].apprentices -= 1
    if not line[at].strength():
        line.pop(at)
    if city.on("enhanced_council"):
        city.lines[target].append(Group(whose, 1, 0))
    else:
        arrive(city, target, Group(whose, 1, 0))


def areas(city: City) -> Play[None]:
    """B to H in their order."""
    for area in AREAS:
        yield from resolve(city, area)


def resolve(city: City, area: str) -> Play[None]:
    """Offered round and round at rising prices; who takes nothing leaves. In lines each is served once."""
    waiting = ranked(city, area)
    city.lines[area].clear()
    prices = PRICES[:]
    while waiting and prices:
        group = waiting.pop(0)
        bought = yield from offer(city, area, group.seat, prices[0])
        if bought:
            prices.pop(0)
            if not city.on("lines"):
                waiting.append(group)


def offer(city: City, area: str, seat: int, price: int) -> Play[bool]:
    """Buy or decline; nobody is asked who cannot use anything, or is seen to be unable to pay."""
    player = city.players[seat]
    goods = useful(city, area, seat)
    can_pay = player.florins >= price
    if not goods or not (can_pay or city.options["stocks"] == "hidden"):
        return False
    if not can_pay:
        goods = []
    said = yield from ask(seat, [f"buy {good}" for good in goods] + ["decline"])
    if said == "decline":
        return False
    player.florins -= price
    receive(city, seat, said.split()[1])
    return True


def useful(city: City, area: str, seat: int) -> list[str]:
    """What a player can use of what an area gives."""
    player = city.players[seat]
    if area == "workshop":
        return player.improvements()
    if area == "academy":
        return ["apprentice"] if player.academy else []
    return [SHOPS[area]] if city.stacks[SHOPS[area]] else []


def receive(city: City, seat: int, good: str) -> None:
    """What was bought is there at once; a new apprentice works from the next turn on."""
    player = city.players[seat]
    if good == "apprentice":
        player.apprentices += 1
        player.academy -= 1
    elif good in SHOPS.values():
        city.give(seat, good)
    else:
        player.improve(good)
