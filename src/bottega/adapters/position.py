"""A state with what learners ask of it: who acts, what is offered by number, what came of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bottega.adapters.encoding import Encoding, encoding_of
from bottega.kit import codec
from bottega.kit.board import Board
from bottega.kit.game import AnyGame, Options, Setup
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Vocabulary
from bottega.kit.picture import Picture, picture
from bottega.kit.play import apply_unchecked, first_awaited, offers, result, setup
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.library import game


class Position:
    """Of several who are asked at once the first acts: what they choose stays sealed until all have."""

    def __init__(self, state: State[Board]) -> None:
        self.state: Final = state
        self.encoding: Final[Encoding] = encoding_of(state.setup.game, state.setup.seats)
        self.actor: Seat = first_awaited(state)  # NOBODY: it is over
        self.listed: list[Move] | None = None

    @property
    def moves(self) -> list[Move]:
        """What the actor may choose, in the order in which the game offers it."""
        if self.listed is None:
            found = [] if self.actor == NOBODY else offers(self.state, self.actor)
            self.listed = self.encoding.checked(found)
        return self.listed

    def text(self, number: int) -> str:
        """An offer as a text."""
        return text_of(self.state.setup.game.words, self.moves[number])

    def texts(self) -> list[str]:
        """Every offer as a text."""
        words = self.state.setup.game.words
        return [text_of(words, move) for move in self.moves]

    def play(self, number: int) -> None:
        """The actor takes this offer."""
        self.actor = apply_unchecked(self.state, self.actor, self.moves[number])
        self.listed = None

    def picture(self, viewer: Seat) -> Picture:
        """What this viewer sees."""
        return picture(self.state, viewer)

    def returns(self) -> list[float]:
        """What the match was worth to each seat; nothing before its end."""
        ended = result(self.state)
        return [0.0] * self.state.setup.seats if ended is None else returns(ended)

    def guess(self, viewer: Seat, luck: Luck) -> Position:
        """Another position that this viewer cannot tell from this one."""
        return Position(self.state.view(viewer).determinise(viewer, luck))

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """To copy the state is enough: all else can be found again."""
        return Position(self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """As the kit writes a state."""
        return read, (codec.dump(self.state),)


@lru_cache(maxsize=1 << 16)
def text_of(words: Vocabulary, move: Move) -> str:
    """A move as a text: most offers were offered before."""
    return words.text(move)


def deal(game: AnyGame, seats: int, options: Options, seed: bytes) -> Position:
    """The first position of a match."""
    return Position(setup(game, seats, options, seed)[0])


def read(data: dict[str, Any]) -> Position:
    """A position that was written down."""
    rules = game(data["game"]).in_edition(data["edition"])
    return Position(codec.load(Setup(rules, data["seats"], data["options"]), data))


def returns(ended: Result) -> list[float]:
    """1 for who wins alone, and what the others lose adds up to as much; alone, 1 or -1."""
    seats = len(ended.scores)
    shares = [ended.share(seat) for seat in range(seats)]
    if seats == 1:
        return [2 * shares[0] - 1]
    mean = sum(shares) / seats
    return [(share - mean) * seats / (seats - 1) for share in shares]
