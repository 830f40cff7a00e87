"""How a match is played unless the work says otherwise: by its bots, to its end."""

from __future__ import annotations

from collections.abc import Callable

from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.kit.play import result
from bottega.kit.record import Record
from bottega.kit.seats import Seat
from bottega.lab.runner.work import Match, Played
from bottega.lab.seats import Paced, seat_named


def play_match(match: Match, seat: Callable[[str, Seat], Paced] = seat_named) -> Played:
    """The match with its moves; by seat: who came where, whose victory it was, choices and thought."""
    record = Record(game_of(match), match.seats, match.options, bytes.fromhex(match.seed))
    bots = {at: seat(name, at) for at, name in enumerate(match.players)}
    ended = result(Seating(record.game.words, dict(bots), match.budget).play_out(record))
    assert ended is not None
    tables = {
        "ranking": ended.ranking,
        "shares": [ended.share(at) for at in bots],
        "choices": [bot.choices for bot in bots.values()],
    }
    return played(match, record, tables, {f"seat {at}": bot.seconds for at, bot in bots.items()})


def played(match: Match, record: Record, tables: dict[str, object], clocked: dict[str, float]) -> Played:
    """A match as its record tells it, with what else was found."""
    given = {name: getattr(match, name) for name in Match.__struct_fields__}
    assert record.scores is not None
    return Played(
        **given,
        commitment=record.commitment,
        scores=record.scores,
        moves=record.moves,
        tables=tables,
        clocked=clocked,
    )


def game_of(match: Match) -> AnyGame:
    """The game of a match, if it is the same here as where the work was made."""
    game = GAMES[match.game]
    if (game.edition, game.cards().digest) != (match.edition, match.cards):
        raise SetupError(
            f"{match.game} is edition {match.edition} with cards {match.cards} in the work, "
            f"and edition {game.edition} with cards {game.cards().digest} where it is played"
        )
    return game
