"""A toy for what no title shows alone: twice a lot is turned up, and everyone bids for it in secret."""

from typing import ClassVar, Final, cast, final

from bottega.kit.board import Board, Rules
from bottega.kit.book import Cards
from bottega.kit.game import Game, Option, Options, Title, switch
from bottega.kit.luck import Luck
from bottega.kit.phrases import HIDDEN, SEATS, Ask, Fact, Line, Log, Reason, Seat, numbers
from bottega.kit.result import Result
from bottega.kit.state import State
from bottega.kit.steps import Sealed, Step
from bottega.kit.words import Kind, Move, Refusal, Vocabulary

ROUNDS: Final = 2
COINS: Final = numbers("coins", 9)

BID: Final = Kind("bid", coins=COINS)
TURNED_UP: Final = Fact("turned_up", reveals=True, worth=COINS)
PEEKED: Final = Fact("peeked", secret=("worth",), reveals=True, seat=SEATS, worth=COINS)
WON: Final = Fact("won", reveals=True, seat=SEATS, worth=COINS, coins=COINS)
TIED: Final = Fact("tied", reveals=True)
HOW_MUCH: Final = Ask("how_much", seat=SEATS, worth=COINS)
TOO_POOR: Final = Reason("too_poor", "2", coins=COINS)
WORDS: Final = Vocabulary([BID], [TURNED_UP, PEEKED, WON, TIED], [HOW_MUCH], [TOO_POOR])


@final
class Sheet(Rules):
    """The numbers in force."""

    def __init__(self, seats: int, coins: int, peeking: bool) -> None:
        self.seats: Final = seats
        self.coins: Final = coins
        self.peeking: Final = peeking


@final
class Stall(Board):
    """The pile of lots, face down, the next one last; those turned up; and what everyone has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rules", "lots", "shown", "purses", "won")

    def __init__(
        self, rules: Sheet, lots: list[int], shown: list[int], purses: list[int], won: list[list[int]]
    ) -> None:
        self.rules: Final = rules
        self.lots: Final = lots
        self.shown: Final = shown
        self.purses: Final = purses
        self.won: Final = won

    def copy(self) -> "Stall":
        return Stall(self.rules, self.lots[:], self.shown[:], self.purses[:], [won[:] for won in self.won])

    def masked(self, eyes: Seat) -> "Stall":
        seen = self.copy()
        known = self.lots[-1:] if self.rules.peeking and eyes == 0 else []
        seen.lots[:] = [HIDDEN] * (len(seen.lots) - len(known)) + known
        return seen

    def filled(self, eyes: Seat, luck: Luck) -> "Stall":
        world = self.copy()
        unseen = luck.shuffle([lot for lot in range(1, 6) if lot not in [*self.shown, *self.lots]])
        world.lots[:] = [unseen.pop() if lot == HIDDEN else lot for lot in world.lots]
        return world

    def result(self) -> Result:
        parts = [{"lots": sum(won), "coins": purse} for won, purse in zip(self.won, self.purses, strict=True)]
        return Result(parts, [{"coins": purse} for purse in self.purses])


@final
class TurnUp(Step[Stall]):
    """§1. The next lot is turned up, and the first seat may peek at the one after."""

    FIELDS: ClassVar[tuple[str, ...]] = ("round",)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def run(self, s: State[Stall], log: Log) -> None:
        if self.round == ROUNDS:
            return
        stall = s.board
        stall.shown.append(stall.lots.pop())
        log.tell(TURNED_UP, stall.shown[-1])
        if stall.rules.peeking:
            log.tell(PEEKED, 0, stall.lots[-1])
        s.then(Bid(), TurnUp(self.round + 1))


@final
class Bid(Sealed[Stall]):
    """§2. Everyone bids in secret; the highest pays and takes the lot; if tied, nobody does."""

    def asked(self, s: State[Stall]) -> list[Seat]:
        return list(range(s.board.rules.seats))

    def question(self, s: State[Stall], seat: Seat) -> Line:
        return HOW_MUCH.line([seat, s.board.shown[-1]])

    def moves(self, s: State[Stall], seat: Seat) -> list[Move]:
        return [BID.of(coins) for coins in range(s.board.purses[seat] + 1)]

    def refusals(self, s: State[Stall], seat: Seat) -> list[Refusal]:
        more = range(s.board.purses[seat] + 1, s.board.rules.coins + 1)
        return [Refusal(BID, [coins], TOO_POOR, [coins]) for coins in more]

    def reveal(self, s: State[Stall], choices: dict[Seat, Move], log: Log) -> None:
        stall = s.board
        bids = [BID.first(choices[seat]) for seat in range(stall.rules.seats)]
        best = max(bids)
        if bids.count(best) > 1:
            log.tell(TIED)
            return
        winner = bids.index(best)
        stall.purses[winner] -= best
        stall.won[winner].append(stall.shown[-1])
        log.tell(WON, winner, stall.shown[-1], best)


def read_rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The only place where options are read."""
    return Sheet(seats, int(options["purse"]), options["peeking"] == "on")


def deal(rules: Sheet, luck: Luck) -> Stall:
    """Five lots, of which two or so are sold."""
    return Stall(
        rules,
        luck.shuffle(list(range(1, 6))),
        [],
        [rules.coins] * rules.seats,
        [[] for _ in range(rules.seats)],
    )


def opening(rules: Sheet) -> list[Step[Stall]]:
    """One lot after the other."""
    return [TurnUp(0)]


TOY: Final[Game[Sheet, Stall]] = Game(
    id="toy",
    edition=3,
    seats=[2, 3],
    words=WORDS,
    parts=[Stall, TurnUp, Bid],
    card_files=[],
    rules=read_rules,
    deal=deal,
    opening=opening,
    longest=6,
    options=[Option("purse", ["3", "5"]), switch("peeking", "variants")],
    presets={"rich": {"purse": "5", "peeking": "on"}},
)
GAME: Final = cast(Title, TOY)  # as the shelf would hold it
