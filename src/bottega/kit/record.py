"""Records: the seed and the moves of a match. They serve as save file, replay, audit and bug report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

from bottega.kit.board import Board
from bottega.kit.book import Cards, is_number
from bottega.kit.deal import Deal
from bottega.kit.errors import BadRecord, BottegaError, SetupError, UnknownWord
from bottega.kit.events import Event
from bottega.kit.game import AnyGame, Options
from bottega.kit.luck import commitment
from bottega.kit.play import apply, result, setup
from bottega.kit.redraw import Redraw, redrawn
from bottega.kit.seats import Seat
from bottega.kit.state import State

# The fields of a record besides the start of the match: moves, resignations, players, scores and so on.
Told = tuple[
    list[tuple[Seat, str]],
    list[tuple[Seat, int]],
    list[str],
    list[int] | None,
    Deal | None,
    tuple[str, int] | None,
    list[Redraw],
]


class Record:
    """Everything that is needed to replay a match."""

    def __init__(
        self, game: AnyGame, seats: int, options: Options, seed: bytes, cards: Cards | None = None
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.cards: Final = cards or game.cards()
        self.edition = game.edition
        self.digest = self.cards.digest
        self.commitment = commitment(seed)
        self.moves: Final[list[tuple[Seat, str]]] = []
        self.scores: list[int] | None = None
        self.resigned: Final[list[tuple[Seat, int]]] = []  # who resigned, and after how many moves
        self.players: list[str] = []
        self.deal: Deal | None = None
        self.source: tuple[str, int] | None = None  # for a what-if: the original match and the ply
        self.draws: Final[list[Redraw]] = []  # where the hidden part was drawn anew

    def __repr__(self) -> str:
        scores = "" if self.scores is None else f", scores {self.scores}"
        return f"Record({self.game.id}, {self.seats} seats, {len(self.moves)} moves{scores})"

    def __reduce__(self) -> tuple[object, ...]:
        own = None if self.cards is self.game.cards() else self.cards
        told = (self.moves, self.resigned, self.players, self.scores, self.deal, self.source, self.draws)
        checked = (self.edition, self.digest, self.commitment)
        return Record, (self.game, self.seats, self.options, self.seed, own), (told, checked)

    def __setstate__(self, state: tuple[Told, tuple[int, str, str]]) -> None:
        told, checked = state
        moves, resigned, players, self.scores, self.deal, self.source, draws = told
        self.moves.extend(moves)
        self.resigned.extend(resigned)
        self.players = players[:]
        self.draws.extend(draws)
        self.edition, self.digest, self.commitment = checked

    def start(self) -> tuple[State[Board], list[Event]]:
        """The state before the first move."""
        s, events = setup(self.game, self.seats, self.options, self.seed, self.cards)
        return self.drawn(s, 0), events

    def drawn(self, s: State[Board], moves: int) -> State[Board]:
        """The redrawn state after `plies` moves, or None, as in most records."""
        return redrawn(s, self.draws, moves)

    def note(self, s: State[Board], seat: Seat, move: int) -> None:
        """Append a move; at the end of the match, store the scores."""
        self.moves.append((seat, self.game.words.text(move)))
        ended = result(s)
        self.scores = ended.scores if ended else None

    def dump(self) -> str:
        """Serialise to the file format."""
        head: dict[str, object] = {
            "game": self.game.id,
            "edition": self.edition,
            "cards": self.digest,
            "seats": self.seats,
            "players": self.players,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "scores": self.scores,
        }
        if self.resigned:
            head["resigned"] = self.resigned
        if self.deal is not None:
            head["deal"] = self.deal.written()
        if self.source is not None:
            head["source"] = self.source
        if self.draws:
            head["draws"] = [draw.written() for draw in self.draws]
        lines = [
            f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()
        ]
        moves = ",\n".join("    " + json.dumps([seat, text]) for seat, text in self.moves)
        return "{\n" + "\n".join(lines) + '\n  "moves": [\n' + moves + "\n  ]\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the record file."""
        Path(path).write_text(self.dump(), "utf-8")


def load(text: str, games: dict[str, AnyGame], cards: Cards | None = None) -> Record:
    """Parse a record."""
    try:
        data = json.loads(text)
        if data["game"] not in games:
            raise BadRecord(0, f"no game `{data['game']}`")
        seed = bytes.fromhex(data["seed"])
        options = {str(id): str(value) for id, value in data["options"].items()}
        game, edition = games[data["game"]], whole(data["edition"])
        if edition in game.editions:
            game = game.in_edition(edition)
        record = Record(game, whole(data["seats"]), options, seed, cards)
        record.edition, record.digest = edition, str(data["cards"])
        record.commitment, record.scores = str(data["commitment"]), data["scores"]
        record.players = [str(player) for player in data["players"]]
        if "deal" in data:
            deal = data["deal"]
            words = [str(said) for said in deal["words"]]
            record.deal = Deal(bytes.fromhex(deal["server_seed"]), words, str(deal["commitment"]))
        if "source" in data:
            match, ply = data["source"]
            record.source = str(match), whole(ply)
        record.resigned.extend((whole(seat), whole(after)) for seat, after in data.get("resigned", []))
        record.moves.extend((whole(seat), str(move)) for seat, move in data["moves"])
        record.draws.extend(redraw(record, *draw) for draw in data.get("draws", []))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(0, f"not a record: {error!r}") from error
    return record


def redraw(record: Record, after: object, seat: object, drawn_from: str, digest: object) -> Redraw:
    """Parse a redraw of the record; raises ValueError if its ply is out of range."""
    if whole(after) not in range(len(record.moves) + 1) or whole(seat) not in range(record.seats):
        raise ValueError(f"nothing can be drawn anew after move {after} as seat {seat}")
    return Redraw(whole(after), whole(seat), bytes.fromhex(drawn_from), str(digest))


def whole(value: object) -> int:
    """Return an int; reject bools and floats."""
    if not is_number(value):
        raise ValueError(f"{value!r} is not a whole number")
    return cast(int, value)


def read(path: str | Path, games: dict[str, AnyGame], cards: Cards | None = None) -> Record:
    """Read a record file."""
    return load(Path(path).read_text("utf-8"), games, cards)


def replay(record: Record, plies: int | None = None) -> tuple[State[Board], list[tuple[int, list[Event]]]]:
    """The state after `plies` moves (default: all), and the events of each ply; ply 0 is the setup."""
    check_edition(record)
    try:
        s, events = record.start()
    except SetupError as unfit:
        raise BadRecord(0, str(unfit)) from unfit
    told = [(0, events)]
    words = record.game.words
    for ply, (seat, text) in enumerate(record.moves[:plies], start=1):
        try:
            move = words.parse(text)
            if words.text(move) != text:
                raise UnknownWord(f"`{text}` is written `{words.text(move)}`")
            told.append((ply, apply(s, seat, move)))
            s = record.drawn(s, ply)
        except BottegaError as error:
            raise BadRecord(ply, str(error)) from error
    return s, told


def verify(record: Record, shown: str = "") -> State[Board]:
    """Check deal, edition, cards, every move and the scores; raises BadRecord at the first bad ply.

    `shown` is the commitment that a player noted before the match.
    """
    if commitment(record.seed) != record.commitment:
        raise BadRecord(0, "the seed does not match its commitment")
    if record.deal is not None:
        record.deal.check(record.seed, shown)
    elif shown and shown != record.commitment:
        raise BadRecord(0, "the seed does not match what was shown before the match")
    check_edition(record)
    if record.digest != record.cards.digest:
        raise BadRecord(0, f"played with cards {record.digest}; these are {record.cards.digest}")
    s, _ = replay(record)
    ended = result(s)
    if (ended.scores if ended else None) != record.scores:
        raise BadRecord(len(record.moves), f"the scores are {ended and ended.scores}, not {record.scores}")
    check_resigned(record)
    return s


def check_edition(record: Record) -> None:
    """Check that we have the edition of the rules that the match was played by."""
    try:
        record.game.in_edition(record.edition)
    except SetupError as unknown:
        raise BadRecord(0, str(unknown)) from unknown


def check_resigned(record: Record) -> None:
    """Check that each seat resigned at most once, in order, at a ply that exists."""
    seats = [seat for seat, _ in record.resigned]
    plies = [after for _, after in record.resigned]
    there = all(seat in range(record.seats) for seat in seats) and len(set(seats)) == len(seats)
    if not there or plies != sorted(plies) or not all(0 <= after <= len(record.moves) for after in plies):
        raise BadRecord(len(record.moves), f"nobody can have resigned as {record.resigned} says")
