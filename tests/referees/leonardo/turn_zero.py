"""Turn 0 of the expert start: favours, and what the Pietrocupo rules deal before them."""

from tests.referees.leonardo.pieces import COMPONENTS, City
from tests.referees.referee import Play, ask

NO_LIMIT = 99


def turn_zero(city: City) -> Play[None]:
    """A component by lot, half a favour, then favours round after round."""
    if city.on("random_component"):
        for seat in range(city.seats):
            city.give(seat, city.lots[seat])
    if city.on("half_favour") and city.seats == 5:
        for seat in city.clockwise():
            yield from half_favour(city, seat)
    if city.is_expert():
        for _ in range(city.table["favours"]):
            for seat in city.clockwise():
                yield from favour(city, seat)


def half_favour(city: City, seat: int) -> Play[None]:
    """One component or two florins."""
    said = yield from ask(seat, ["favour one-component", "favour two-florins"])
    if said == "favour two-florins":
        city.players[seat].florins += 2
    else:
        yield from pick(city, seat, 1, 1)


def limit(city: City, letter: str) -> int:
    """How often one player may take a letter."""
    if letter == "d" and city.on("new_favours"):
        return 1
    return int(city.setups["expert"]["max_same_favour"]) if city.seats >= 4 else NO_LIMIT


def favour(city: City, seat: int) -> Play[None]:
    """a) florins, b) components, c) an apprentice, d) an improvement, which may bring a component too."""
    player, new, printed_favours = (
        city.players[seat],
        city.on("new_favours"),
        city.setups["expert"]["favours"],
    )
    letters = favours(city, seat)
    what = (yield from ask(seat, [f"favour {each}" for each in letters])).split()[1]
    player.favours.append(letters[what])
    if what == "florins":
        player.florins += printed_favours["a"]["florins"]
    elif what == "components":
        count = 2 if new else printed_favours["b"]["components"]
        yield from pick(city, seat, count, printed_favours["b"]["max_each"])
    elif what == "apprentice":
        player.apprentices += 1
        player.academy -= 1
    else:
        player.improve(what)
        if not what.startswith("man-") and not new:
            yield from pick(city, seat, 1, 1)


def favours(city: City, seat: int) -> dict[str, str]:
    """What can be taken, with its letter."""
    player = city.players[seat]
    all_favours = {"florins": "a", "components": "b"}
    if player.academy:
        all_favours["apprentice"] = "c"
    all_favours |= dict.fromkeys(player.improvements(), "d")
    return {
        what: letter
        for what, letter in all_favours.items()
        if player.favours.count(letter) < limit(city, letter)
    }


def pick(city: City, seat: int, count: int, most: int) -> Play[None]:
    """So many components one after another, at most so many of a kind, as long as there are any."""
    taken: list[str] = []
    for _ in range(count):
        kinds = [each for each in COMPONENTS if city.stacks[each] and taken.count(each) < most]
        if not kinds:
            return
        said = yield from ask(seat, [f"pick {each}" for each in kinds])
        taken.append(said.split()[1])
        city.give(seat, taken[-1])
