"""How a match of a balance is played, by whichever actor has it: to its end, and then it is measured."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

from bottega.bots.seating import Seating
from bottega.games import GAMES
from bottega.kit.book import Cards, Table
from bottega.kit.record import Record
from bottega.lab.balance.measures import measured
from bottega.lab.runner import Match, Played, played
from bottega.lab.runner.playing import game_of
from bottega.lab.seats import seat_named

OwnCards = Mapping[str, dict[str, Table]]  # the tables of cards that are not the printed ones, by digest
SECONDS = "seconds"  # of a core that a match took


def play(match: Match, own: OwnCards) -> Played:
    """The match with its moves and measures. Cards of one's own come with the call: actors have only ours."""
    started = time.process_time()
    record = record_of(match, own)
    bots = {seat: seat_named(name, seat) for seat, name in enumerate(match.players)}
    Seating(record.game.words, dict(bots), match.budget).play_out(record)
    tables: dict[str, object] = msgspec.to_builtins(measured(record))
    return played(match, record, tables, {SECONDS: time.process_time() - started})


def record_of(match: Match, own: OwnCards) -> Record:
    """The record before the first move."""
    seed = bytes.fromhex(match.seed)
    if match.cards in own:
        return Record(GAMES[match.game], match.seats, match.options, seed, Cards(own[match.cards]))
    return Record(game_of(match), match.seats, match.options, seed)
