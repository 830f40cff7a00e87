"""What can be read of a stored match: its record, its story, its state at any ply."""

from __future__ import annotations

from bottega.kit.deal import Deal
from bottega.kit.game import AnyGame
from bottega.kit.play import result
from bottega.kit.record import Record, replay
from bottega.kit.seats import Seat
from bottega.server.core.giving_up import RESIGN, gives_up
from bottega.server.core.log import draws_of, effective
from bottega.server.core.match import Match, played
from bottega.server.core.shown import Told, Update
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.updates import lines, update
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text


def record_file(head: Head, game: AnyGame, entries: list[Entry]) -> str:
    """The record with its seed; Refused while the match runs."""
    begun = game.editions.get(head.edition, game)
    record = Record(begun, head.seats, head.options, bytes.fromhex(head.seed))
    record.players = head.players
    record.draws.extend(draws_of(head))
    source = head.kind.source
    if source is not None:
        record.source = id_text(source.match), source.ply
    for entry in effective(entries):
        if entry.text == RESIGN:
            record.resigned.append((entry.seat, len(record.moves)))
        elif not gives_up(entry):
            record.moves.append((entry.seat, entry.text))
    if (head.edition, head.cards) == (record.edition, record.digest):
        ended = result(replay(record)[0])
        record.scores = ended.scores if ended else None
    elif head.over:
        record.edition, record.digest = head.edition, head.cards
    if record.scores is None and not head.over:
        raise Refused("not_over")
    record.deal = Deal(bytes.fromhex(head.server_seed), head.words)
    return record.dump()


def story(head: Head, game: AnyGame, entries: list[Entry], viewer: Seat) -> list[Told]:
    """Everything that happened, as this viewer may read it, undone moves included."""
    match = Match(head, game)
    told = lines(match.recent[-1], match.viewer_at(0, viewer))
    for entry in entries:
        told += lines(match.take(entry), match.viewer_at(entry.ply, viewer))
    return told


def at_ply(head: Head, game: AnyGame, entries: list[Entry], viewer: Seat) -> Update:
    """The match after these entries, without offers."""
    match = played(head, game, entries)
    past = update(match, viewer, after=match.ply - 1)
    past.offers, past.refusals, past.undo = [], [], False
    return past
