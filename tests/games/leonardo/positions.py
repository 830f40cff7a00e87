"""Positions of Leonardo da Vinci written down as they would be told across a table."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COMPONENTS, FIRST_LAB, LABS, PLACES
from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.words import WORDS
from bottega.kit.game import Options
from bottega.kit.phrases import NOBODY, Event, Line, Log, Seat
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, settle, setup
from bottega.kit.state import State, Step
from bottega.kit.words import Move

# A match and what is still to be done in it


def opened(seats: int = 2, seed: int = 0, options: Options | None = None, **switches: str) -> State[City]:
    """A match at its first choice."""
    return setup(GAME, seats, {**(options or {}), **switches}, seed.to_bytes(32, "big"))[0]


def city(seats: int = 2, turn: int = 1, options: Options | None = None, **switches: str) -> State[City]:
    """A turn in which everybody is at home and nothing is still to be done."""
    s = opened(seats, 0, options, **switches)
    s.agenda.clear()
    s.board.turn = turn
    return s


def do(s: State[City], *steps: Step[City], eyes: Seat = NOBODY) -> list[str]:
    """Do these steps up to the next choice, and listen."""
    log = Log(True)
    s.then(*steps)
    settle(s, log)
    return told(log.events, eyes)


def say(s: State[City], *texts: str, eyes: Seat = NOBODY) -> list[str]:
    """Play moves, each with its seat in front (`0 send 2 workshop`), and listen."""
    heard: list[str] = []
    for text in texts:
        seat, move = text.split(" ", 1)
        heard += told(apply(s, int(seat), WORDS.parse(move)), eyes)
    return heard


def told(events: list[Event], eyes: Seat = NOBODY) -> list[str]:
    """What some ears hear."""
    return [words(event.line(eyes)) for event in events]


def words(line: Line) -> str:
    """`sent 0 2 workshop`"""
    return " ".join([line.id, *line.args.values()])


# What is asked, offered and refused


def asked(s: State[City]) -> list[str]:
    """Who is awaited and for what: `place_workers 0`."""
    return [words(question(s, seat)) for seat in awaited(s)]


def moves_of(s: State[City], seat: Seat | None = None) -> list[Move]:
    return legal_moves(s, awaited(s)[0] if seat is None else seat)


def offered(s: State[City], verb: str = "", seat: Seat | None = None) -> list[str]:
    """The offers to one seat (the first awaited one), or those of one verb."""
    texts = [WORDS.text(move) for move in moves_of(s, seat)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused(s: State[City], seat: Seat | None = None) -> dict[str, str]:
    """`start small *`: `lab_busy small`"""
    chooser = awaited(s)[0] if seat is None else seat
    return {refusal.about: words(refusal.line) for refusal in refusals(s, chooser)}


# Pieces


def player(s: State[City], seat: Seat) -> Player:
    return s.board.players[seat]


def lab(s: State[City], seat: Seat, name: str, places: int | None = None, men: int | None = None) -> Lab:
    """A laboratory; its side and its mechanical men may be set."""
    found = player(s, seat).labs[LABS.value(name)]
    found.places = found.places if places is None else places
    found.men = found.men if men is None else men
    return found


def purses(s: State[City], *florins: int) -> None:
    for each, held in zip(s.board.players, florins, strict=True):
        each.florins = held


def florins(s: State[City]) -> list[int]:
    return [each.florins for each in s.board.players]


def hold(s: State[City], seat: Seat, components: str = "") -> None:
    """These components in hand and no others; what lies under laboratories stays there."""
    hand = player(s, seat).hand(s.board.rules)
    for component, name in enumerate(COMPONENTS.names):
        more = components.split().count(name) - hand[component]
        player(s, seat).owned[component] += more
        s.board.stacks[component] -= more


def hand(s: State[City], seat: Seat) -> str:
    """The components in hand, as words."""
    held = player(s, seat).hand(s.board.rules)
    return " ".join(name for name, count in zip(COMPONENTS.names, held, strict=True) for _ in range(count))


def making(s: State[City], seat: Seat, name: str, number: int, week: int = 0) -> Lab:
    """An invention is under way; its components come from the stacks, the hand stays as it is."""
    kept = hand(s, seat)
    found = lab(s, seat, name)
    found.places = found.places or 4
    found.start(number - 1)
    found.week = week
    hold(s, seat, kept)
    return found


def stand(s: State[City], place: str, *groups: str) -> None:
    """Workers arrive one after the other: `0aam` are two apprentices and the master of seat 0."""
    for group in groups:
        seat, apprentices, masters = int(group[0]), group.count("a"), group.count("m")
        s.board.arrive(PLACES.value(place), seat, apprentices, masters)
        player(s, seat).free -= apprentices
        player(s, seat).master = player(s, seat).master and not masters


def line(s: State[City], place: str) -> list[str]:
    """Who stands in a place, from the arrow on, as it is told to `stand`."""
    groups = s.board.lines[PLACES.value(place)]
    return [f"{group.seat}{'a' * group.apprentices}{'m' * group.masters}" for group in groups]


def empty_city(s: State[City]) -> bool:
    return [line(s, place) for place in PLACES.names[:FIRST_LAB]] == [[]] * FIRST_LAB


# Inventions, by the number printed on them


def numbers(inventions: Sequence[int]) -> list[int]:
    return [invention + 1 for invention in inventions]


def show(s: State[City], *wanted: int) -> None:
    """These inventions are asked for; others that were go under the deck."""
    board = s.board
    display = [number - 1 for number in wanted]
    deck = [card for card in board.display + board.deck if card not in display]
    board.boxed = tuple([card for card in board.boxed if card not in display])
    board.display[:] = display
    set_deck(s, deck)


def pile(s: State[City], *wanted: int) -> None:
    """The deck holds these cards alone, top first; the others are boxed."""
    deck = [number - 1 for number in reversed(wanted)]
    s.board.boxed += tuple([card for card in s.board.deck if card not in deck])
    set_deck(s, deck)


def set_deck(s: State[City], deck: list[int]) -> None:
    s.board.deck[:] = deck
    s.board.known[:] = [0] * len(deck)


def gone(s: State[City], *wanted: int) -> None:
    """Somebody completed these in an earlier turn, and no card of them lies before anyone."""
    board = s.board
    board.done += tuple([number - 1 for number in wanted])
    board.display[:] = [card for card in board.display if card not in board.done]
    set_deck(s, [card for card in board.deck if card not in board.done])


def won(s: State[City], seat: Seat, *wanted: int) -> None:
    """A player completed these in an earlier turn and has their cards."""
    gone(s, *wanted)
    inventions = tuple([number - 1 for number in wanted])
    player(s, seat).cards += inventions
    player(s, seat).completed += inventions
