"""Positions of Les Inventeurs written down as they would be told across a table."""

from __future__ import annotations

from bottega.games.inventors import GAME
from bottega.games.inventors.names import (
    BREADTH,
    DISCIPLINES,
    INVENTIONS,
    INVENTORS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    TOKENS_EACH,
)
from bottega.games.inventors.phases.turns import turn
from bottega.games.inventors.pieces import GONE, LEVELS_EACH, Table
from bottega.games.inventors.words import WORDS
from bottega.kit.phrases import NOBODY, Event, Line, Log, Seat
from bottega.kit.piles import changed
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, settle, setup
from bottega.kit.state import State, Step

RICH = "antiquity contemporary renaissance middle_ages enlightenment"

# A match and what is still to be done in it


def opened(seats: int = 2, seed: int = 0, **options: str) -> State[Table]:
    """A match at its first choice."""
    return setup(GAME, seats, options, seed.to_bytes(32, "big"))[0]


def playing(
    teams: str = "antiquity contemporary", on: str = "bow fire dice", era: int = 1, **options: str
) -> State[Table]:
    """These teams, one a seat; these inventions, each with tokens for 1 and 2 points; nothing to be done."""
    seats = len(teams.split())
    s = opened(seats, 0, teams="random", **options)
    s.agenda.clear()
    s.board.era, s.board.statuette = era, 0
    s.board.teams = (NOBODY,) * seats
    for seat, team in enumerate(teams.split()):
        s.board.lead(seat, TEAMS.value(team))
    show(s, on)
    return s


def show(s: State[Table], on: str, tokens: str = "") -> None:
    """These inventions and no others are on the table, with these tokens."""
    board, inventions = s.board, tuple([invention(name) for name in on.split()])
    places = board.rules.places
    board.open[:] = [0] * places
    board.empty[:] = [0] * (places * BREADTH)
    rewards = tuple([token(name) for name in (tokens or "points-1 points-2 " * len(inventions)).split()])
    board.lay_out(inventions, rewards)
    board.laid = inventions + (GONE,) * (places - len(inventions))
    board.rewards = rewards + (GONE,) * (TOKENS_EACH * places - len(rewards))


def turn_of(s: State[Table], seat: Seat) -> State[Table]:
    """It is this player's turn."""
    s.then(*turn(seat))
    return s


def do(s: State[Table], *steps: Step[Table]) -> list[str]:
    """Do these steps up to the next choice, and listen."""
    log = Log(True)
    s.then(*steps)
    settle(s, log)
    return told(log.events)


def say(s: State[Table], *texts: str) -> list[str]:
    """Play moves, each with its seat in front (`0 work archimedes bow`), and listen."""
    heard: list[str] = []
    for text in texts:
        seat, move = text.split(" ", 1)
        heard += told(apply(s, int(seat), WORDS.parse(move)))
    return heard


def told(events: list[Event]) -> list[str]:
    return [words(event.line(NOBODY)) for event in events]


def words(line: Line) -> str:
    """`placed 0 2 mechanics bow`"""
    return " ".join([line.id, *line.args.values()])


# What is asked, offered and refused


def asked(s: State[Table]) -> list[str]:
    """Who is awaited and for what: `take_turn 0`."""
    return [words(question(s, seat)) for seat in awaited(s)]


def offered(s: State[Table], verb: str = "") -> list[str]:
    """The offers to whoever is awaited, or those of one verb."""
    texts = [WORDS.text(move) for seat in awaited(s) for move in legal_moves(s, seat)]
    return [text for text in texts if not verb or text.split()[0] == verb]


def refused(s: State[Table]) -> dict[str, str]:
    """`work archimedes *`: `inventor_busy archimedes`"""
    every = [refusal for seat in awaited(s) for refusal in refusals(s, seat)]
    return {refusal.about: words(refusal.line) for refusal in every}


# Pieces


def invention(name: str) -> int:
    return INVENTIONS.value(name)


def token(name: str) -> int:
    return TOKENS.value(name)


def place(s: State[Table], name: str) -> int:
    """Where an invention lies."""
    return s.board.laid.index(invention(name))


def hold(s: State[Table], seat: Seat, tokens: str) -> None:
    """These tokens more."""
    for name in tokens.split():
        s.board.hold(seat, token(name), 1)


def held(s: State[Table], seat: Seat) -> str:
    """The tokens a player has, as words."""
    row = s.board.tokens[seat * KINDS : (seat + 1) * KINDS]
    return " ".join(name for name, count in zip(TOKENS.names, row, strict=True) for _ in range(count))


def seat_of(s: State[Table], name: str) -> Seat:
    """Who leads an inventor."""
    return s.board.teams.index(INVENTORS.value(name) // TEAM_SIZE)


def levels(s: State[Table], name: str) -> list[int]:
    """Physics, chemistry, mechanics, mathematics."""
    row = seat_of(s, name) * LEVELS_EACH + INVENTORS.value(name) % TEAM_SIZE * BREADTH
    return list(s.board.levels[row : row + BREADTH])


def raised(s: State[Table], name: str, *wanted: int) -> None:
    """An inventor has these levels."""
    seat, slot = seat_of(s, name), INVENTORS.value(name) % TEAM_SIZE
    row = seat * TEAM_SIZE + slot
    known = sum(1 << discipline for discipline, level in enumerate(wanted) if level)
    s.board.knows = changed(s.board.knows, row, known)
    for discipline, level in enumerate(wanted):
        s.board.levels = changed(s.board.levels, row * BREADTH + discipline, level)


def tired(s: State[Table], *names: str) -> None:
    """These inventors are busy."""
    for name in names:
        s.board.busy[seat_of(s, name)] |= 1 << INVENTORS.value(name) % TEAM_SIZE


def busy(s: State[Table], seat: Seat) -> list[str]:
    """The inventors of a player who are busy."""
    first = s.board.teams[seat] * TEAM_SIZE
    return [INVENTORS.text(first + slot) for slot in range(TEAM_SIZE) if s.board.busy[seat] >> slot & 1]


def cubes(s: State[Table], name: str, *by_seat: str) -> None:
    """Cubes lie on an invention: `p2 m1` for each seat, by first letter (x for mathematics)."""
    for seat, text in enumerate(by_seat):
        for word in text.split():
            s.board.put(seat, place(s, name), "pcmx".index(word[0]), int(word[1:]))


def lying(s: State[Table], name: str) -> list[int]:
    """How many cubes of each seat lie on an invention."""
    return [s.board.contribution(place(s, name), seat) for seat in range(s.board.rules.seats)]


def empty(s: State[Table], name: str) -> dict[str, int]:
    """The empty slots of an invention."""
    first = place(s, name) * BREADTH
    row = s.board.empty[first : first + BREADTH]
    return {named: slots for named, slots in zip(DISCIPLINES.names, row, strict=True) if slots}


def won(s: State[Table], seat: Seat, names: str) -> None:
    """A player has acquired these."""
    for name in names.split():
        s.board.owner = changed(s.board.owner, invention(name), seat)


def owned(s: State[Table], seat: Seat) -> list[str]:
    """The inventions a player has acquired."""
    return [INVENTIONS.text(number) for number, owner in enumerate(s.board.owner) if owner == seat]
