"""Phase D: inventions are completed, paid for, and kept."""

from tests.referees.leonardo.pieces import LAST_TURN, City
from tests.referees.referee import Play, ask


def phase_d(city: City) -> Play[None]:
    """All who finished are paid; one alone has the card, several bid for it."""
    finishers: dict[int, list[int]] = {}
    for seat in city.clockwise():
        for name in ready(city, seat):
            number = complete(city, seat, name)
            if number not in city.done:
                finishers.setdefault(number, []).append(seat)
    for number in finishers:
        close(city, number)
    for number in [number for number, seats in finishers.items() if len(seats) == 1]:
        keep(city, finishers.pop(number)[0], number)
    yield from auctions(city, finishers)


def ready(city: City, seat: int) -> list[str]:
    """The laboratories with weeks enough for an invention that is asked for, or that somebody completed."""
    return [name for name in ("small", "large") if is_ready(city, seat, name)]


def is_ready(city: City, seat: int, name: str) -> bool:
    """Each own card of the type, if it is not of this turn, saves two weeks."""
    player, number = city.players[seat], city.players[seat].labs[name].invention
    if number is None or number not in city.display + city.done:
        return False
    older = [card for card in player.cards if card not in player.fresh]
    alike = [card for card in older if city.inventions[card]["type"] == city.inventions[number]["type"]]
    return bool(player.labs[name].weeks + 2 * len(alike) >= city.inventions[number]["weeks"])


def complete(city: City, seat: int, name: str) -> int:
    """The components go back to their stacks, and the bank pays."""
    player = city.players[seat]
    number = player.labs[name].invention
    assert number is not None
    card = city.inventions[number]
    city.stacks.update(card["components"])
    player.labs[name].clear()
    player.completed.append(number)
    player.florins += card["later"] if number in city.done else card["first"]
    return number


def close(city: City, number: int) -> None:
    """It is asked for no longer."""
    city.display.remove(number)
    city.done.append(number)


def keep(city: City, seat: int, number: int) -> None:
    """The card lies before its owner."""
    city.players[seat].cards.append(number)
    city.players[seat].fresh.append(number)


def auctions(city: City, contested: dict[int, list[int]]) -> Play[None]:
    """Clockwise from Leonardo; who is in several auctions says which comes first."""
    while contested:
        seat = next(seat for seat in city.clockwise() if any(seat in seats for seats in contested.values()))
        mine = [number for number, seats in contested.items() if seat in seats]
        number = mine[0]
        if len(mine) > 1:
            said = yield from ask(seat, [f"auction {each}" for each in mine])
            number = int(said.split()[1])
        yield from auction(city, number, contested.pop(number))


def auction(city: City, number: int, seats: list[int]) -> Play[None]:
    """One secret bid each; equal ones go to the nearest clockwise from Leonardo; all 0: to nobody."""
    said = yield {seat: {f"bid {n}" for n in range(city.players[seat].florins + 1)} for seat in seats}
    bids = {seat: int(said[seat].split()[1]) for seat in city.clockwise() if seat in said}
    highest = max(bids.values())
    if highest:
        winner = next(seat for seat, bid in bids.items() if bid == highest)
        city.players[winner].florins -= highest
        keep(city, winner, number)


def reveal_in_order(city: City) -> Play[None]:
    """Pietrocupo. Two rounds, one invention a player in each; in between new ones are turned up."""
    for seat in city.clockwise():
        yield from reveal(city, seat)
    if city.turn < LAST_TURN:
        city.refill()
    for seat in city.clockwise():
        yield from reveal(city, seat)


def reveal(city: City, seat: int) -> Play[None]:
    """Whoever makes something is asked; what is finished is shown, and the first to show has the card.

    In a variant of the variant, players may show nothing although they could.
    """
    if not any(lab.is_working() for lab in city.players[seat].labs.values()):
        return
    choices = [f"reveal {name}" for name in ready(city, seat)]
    if not choices or city.on("hold_back"):
        choices.append("done")
    said = yield from ask(seat, choices)
    if said != "done":
        number = complete(city, seat, said.split()[1])
        if number not in city.done:
            close(city, number)
            keep(city, seat, number)
