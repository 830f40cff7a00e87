"""A decision of a match that is over: what its seat saw, was offered and chose, and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import partial

from msgspec import Struct, json

from bottega.kit.picture import picture
from bottega.kit.play import apply_unchecked, legal_moves, result
from bottega.kit.record import Record, verify
from bottega.lab.seats import COMMAND, is_bot


class Decision(Struct, frozen=True):
    """A row of the data set. Nothing in it tells the seed, or what a person is called."""

    match: str  # identifies the match: SHA-256 of everything it is replayed from
    game: str  # what was played
    seats: int  # how many played
    options: str  # the rules that were chosen, every option with its value, as a JSON object
    ply: int  # the number of the move that was made; the first is 1
    seat: int  # who chose, from 0
    bot: str | None  # the bot in that seat; null for a person, and where the record does not say
    picture: str  # what the seat saw before it chose, as JSON; made from its masked view
    offers: list[str]  # every legal move
    choice: str  # the move that was made
    index: int  # its place among the offers, from 0
    share: float  # the seat's part of the victory: 1, an equal part if it was shared, or 0
    score: int  # the seat's points at the end
    rank: int  # the seat's place at the end; 1 is the best, and equals have the same
    scores: list[int]  # the points of all seats at the end


def decisions(record: Record) -> Iterator[Decision]:
    """Every move of a match, also where one alone was offered; none if it was not played to its end.

    BadRecord unless the record holds: nothing is told of a match that nobody can play again.
    """
    ended = result(verify(record))
    if ended is None:
        return
    s, _ = record.start()
    words, bots = record.game.words, dict(enumerate(map(bot_named, record.players)))
    options = json.encode(s.setup.options).decode()
    row = partial(Decision, digest_of(record), record.game.id, record.seats, options, scores=ended.scores)
    for ply, (seat, text) in enumerate(record.moves, start=1):
        offers = [words.text(move) for move in legal_moves(s, seat)]
        yield row(
            ply=ply,
            seat=seat,
            bot=bots.get(seat),  # a record need not know its players
            picture=json.encode(picture(s.view(seat), seat)).decode(),  # of the view: no secret can be in it
            offers=offers,
            choice=text,
            index=offers.index(text),
            share=ended.share(seat),
            score=ended.scores[seat],
            rank=ended.ranking[seat],
        )
        apply_unchecked(s, seat, words.parse(text))
        s = record.drawn(s, ply)


def bot_named(player: str) -> str | None:
    """What a bot is called; the command of one from outside is nobody's business, as are names of people."""
    if player.startswith(COMMAND):
        return COMMAND.rstrip(":")
    return player if is_bot(player) else None


def digest_of(record: Record) -> str:
    """The same for the same match, however its file is laid out and whoever played."""
    options = record.game.complete(record.options)
    draws = [draw.written() for draw in record.draws]
    head = [record.game.id, record.edition, record.digest, record.seats, options, record.seed.hex(), draws]
    return hashlib.sha256(json.encode([head, record.moves])).hexdigest()
