"""What follows from the head of a match and its log."""

from __future__ import annotations

from bottega.kit.game import AnyGame
from bottega.kit.redraw import Redraw
from bottega.server.core.keys import by_stand_in, is_copied
from bottega.server.core.store.rows import Entry, Head
from bottega.server.platform.errors import Refused


def begun_with(head: Head, game: AnyGame) -> AnyGame:
    """The game in the edition and with the cards of the match; Refused if this node lacks them."""
    begun = game.editions.get(head.edition)
    if begun is None or begun.cards().digest != head.cards:
        raise Refused("other_edition", f"{head.game} {head.edition} {head.cards}")
    return begun


def bot_of(head: Head, entry: Entry) -> str:
    """The bot that chose, in its own seat or for a person; or an empty string."""
    if entry.back is not None or is_copied(entry.key):
        return ""
    return head.bots[entry.seat] or (head.stand_in if by_stand_in(entry.key) else "")


def draws_of(head: Head) -> list[Redraw]:
    """The ply at which the what-if redraws what its seat could not know."""
    return [Redraw(one.after, one.seat, bytes.fromhex(one.seed), one.digest) for one in head.draws]


def effective(entries: list[Entry]) -> list[Entry]:
    """The entries of a log without those undone."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.back is None:
            kept.append(entry)
        else:
            while kept and kept[-1].ply > entry.back:
                kept.pop()
    return kept
