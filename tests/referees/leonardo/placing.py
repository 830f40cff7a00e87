"""Phases A and B: what is made in the laboratories, and where the workers go."""

from tests.referees.leonardo.pieces import CITY, LAST_CITY_TURN, City, Group
from tests.referees.referee import Play, ask

LABS = ["small", "large"]
NO_LIMIT = 99


def phase_a(city: City) -> Play[None]:
    """Each in turn stops and starts work, until done."""
    for seat in city.clockwise():
        started: list[str] = []
        while True:
            said = yield from ask(seat, starts(city, seat) | stops(city, seat, started) | {"done"})
            if said == "done":
                break
            verb, name, *number = said.split()
            if verb == "stop":
                stop(city, seat, name)
            else:
                start(city, seat, name, int(number[0]))
                started.append(name)


def starts(city: City, seat: int) -> set[str]:
    """Any invention nobody has completed, also one the deck still hides, with its exact components."""
    player = city.players[seat]
    idle = [name for name, lab in player.labs.items() if lab.places and not lab.is_working()]
    startable = [
        number
        for number, card in city.inventions.items()
        if number not in city.done + city.boxed
        and not player.makes(number)
        and all(player.components[component] >= many for component, many in card["components"].items())
    ]
    return {f"start {name} {number}" for name in idle for number in startable}


def stops(city: City, seat: int, started: list[str]) -> set[str]:
    """The work of an earlier turn can be stopped."""
    labs = city.players[seat].labs
    return {f"stop {name}" for name, lab in labs.items() if lab.is_working() and name not in started}


def start(city: City, seat: int, name: str, number: int) -> None:
    """The components go under the laboratory."""
    player = city.players[seat]
    player.labs[name].invention = number
    player.components.subtract(city.inventions[number]["components"])


def stop(city: City, seat: int, name: str) -> None:
    """The components come back to the hand, and the weeks are lost."""
    player = city.players[seat]
    number = player.labs[name].invention
    assert number is not None
    player.components.update(city.inventions[number]["components"])
    player.labs[name].clear()


def phase_b(city: City) -> Play[None]:
    """Workers are sent in turn, until everybody has passed; in a variant the laboratories have them first."""
    targets = LABS if city.turn > LAST_CITY_TURN else CITY + LABS
    if city.on("early_labs"):
        for seat in city.clockwise():
            yield from assign(city, seat)
        targets = [place for place in targets if place not in LABS]
    seat = city.leonardo
    while not all(player.has_passed for player in city.players):
        if not city.players[seat].has_passed:
            yield from send_or_pass(city, seat, targets)
        seat = (seat + 1) % city.seats


def assign(city: City, seat: int) -> Play[None]:
    """Pietrocupo. Workers go to the laboratories, as many at once as there is room for, until done."""
    player = city.players[seat]
    while True:
        offers = sendings(city, seat, LABS, player.free, player.has_master)
        said = "done"
        if offers:
            said = yield from ask(seat, offers | {"done"})
        if said == "done":
            return
        send(city, seat, said)


def send_or_pass(city: City, seat: int, targets: list[str]) -> Play[None]:
    """Send, or pass for good; who can send nothing passes unasked."""
    apprentices, master = at_hand(city, seat)
    offers = sendings(city, seat, targets, min(apprentices, 1) if city.on("lines") else apprentices, master)
    said = "pass"
    if offers:
        said = yield from ask(seat, offers | {"pass"})
    if said == "pass":
        city.players[seat].has_passed = True
        return
    yield from call(city, seat, said)
    send(city, seat, said)


def at_hand(city: City, seat: int) -> tuple[int, bool]:
    """The apprentices, and the master, that can be sent: with laboratories first, those in them too."""
    player = city.players[seat]
    labs = list(player.labs.values()) if city.on("early_labs") else []
    apprentices = player.free + sum(lab.apprentices for lab in labs)
    return apprentices, player.has_master or any(lab.masters for lab in labs)


def call(city: City, seat: int, said: str) -> Play[None]:
    """Workers that are not idle leave their laboratory; from which one is asked if there is a choice."""
    player, words = city.players[seat], said.split()
    small, large = player.labs["small"], player.labs["large"]
    if words[0] == "master":
        small.masters = large.masters = 0
        player.has_master = True
        return
    missing = max(0, int(words[1]) - player.free)
    ways = [n for n in range(missing + 1) if n <= small.apprentices and missing - n <= large.apprentices]
    from_small = ways[0]
    if len(ways) > 1:
        answer = yield from ask(seat, [f"call {n}" for n in ways])
        from_small = int(answer.split()[1])
    small.apprentices -= from_small
    large.apprentices -= missing - from_small
    player.free += missing


def sendings(city: City, seat: int, targets: list[str], most: int, master: bool) -> set[str]:
    """Up to so many apprentices, or the master, to each place that takes them."""
    offers: set[str] = set()
    for place in targets:
        room = city.players[seat].labs[place].room() if place in LABS else NO_LIMIT
        if not has_sent(city, seat, place):
            offers |= {f"send {count} {place}" for count in range(1, min(most, room) + 1)}
        if master and room:
            offers.add(f"master {place}")
    return offers


def has_sent(city: City, seat: int, place: str) -> bool:
    """Apprentices come to a place once in the phase; in lines they come as often as they like."""
    if city.on("lines"):
        return False
    if place in LABS:
        return city.players[seat].labs[place].apprentices > 0
    return any(group.apprentices for group in city.lines[place] if group.seat == seat)


def send(city: City, seat: int, said: str) -> None:
    """Workers leave for a place."""
    player, (verb, *rest) = city.players[seat], said.split()
    place = rest[-1]
    apprentices, masters = (int(rest[0]), 0) if verb == "send" else (0, 1)
    player.free -= apprentices
    player.has_master = player.has_master and not masters
    if place in LABS:
        player.labs[place].apprentices += apprentices
        player.labs[place].masters += masters
    else:
        arrive(city, place, Group(seat, apprentices, masters))


def arrive(city: City, place: str, coming: Group) -> None:
    """Workers join their fellows, or stand last. In lines each stands alone, masters before apprentices."""
    line = city.lines[place]
    if city.on("lines"):
        masters = [group for group in line if group.masters]
        line.insert(len(masters) if coming.masters else len(line), coming)
        return
    for group in line:
        if group.seat == coming.seat:
            group.apprentices += coming.apprentices
            group.masters += coming.masters
            return
    line.append(coming)


def ranked(city: City, place: str) -> list[Group]:
    """By strength, and equal strength by who came first; in lines, as they stand."""
    if city.on("lines"):
        return city.lines[place][:]
    return sorted(city.lines[place], key=lambda group: -group.strength())
