"""Every reported match verifies, and can be looked at from every seat after every move."""

from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kit.picture import picture
from bottega.kit.play import apply, awaited, legal_moves, question, refusals
from bottega.kit.record import Record, read, verify
from bottega.kit.seats import NOBODY
from bottega.kit.state import State

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.split(".")[0])
def test_a_reported_match_verifies_and_shows_every_move(file: Path) -> None:
    match = read(file, GAMES)
    verify(match)
    state, _ = match.start()
    for seat, text in match.moves:
        look(match, state)
        apply(state, seat, match.game.words.parse(text))
    look(match, state)


def look(match: Record, state: State) -> None:  # type: ignore[type-arg]
    """Ask for everything that players and spectators are shown."""
    for viewer in range(NOBODY, match.seats):
        picture(state, viewer)
        if viewer in awaited(state):
            question(state, viewer)
            assert legal_moves(state, viewer)
            refusals(state, viewer)
