"""Every highlight of a game happens in a recorded match, and reaches each viewer as their line of the log."""

from collections.abc import Iterator

import pytest

from bottega.catalogue import catalogue
from bottega.games import GAMES
from bottega.kit.events import Event
from bottega.kit.moves import Vocabulary
from bottega.kit.play import apply
from bottega.kit.seats import NOBODY
from bottega.server.core.effects import Happened
from bottega.server.core.updates import lines
from tools.playthrough import FOLDER, read


def told(game: str) -> Iterator[tuple[int, list[Event]]]:
    """What happened in the recorded matches of a game, with the seats of each."""
    for path in sorted(FOLDER.glob(f"{game}-*.play")):
        record = read(path.read_text("utf-8").splitlines())
        s, _ = record.start()
        for seat, text in record.moves:
            yield record.seats, apply(s, seat, record.game.words.parse(text))


def shown(words: Vocabulary) -> set[str]:
    """The facts that may stand on a card."""
    return {fact.id for one in words.highlights for fact in [*one.begins, *one.joins]}


@pytest.mark.parametrize("game", GAMES)
def test_every_highlight_happens_and_every_viewer_reads_their_line_of_it(game: str) -> None:
    words = GAMES[game].words
    happened: set[str] = set()
    for seats, events in told(game):
        happened |= {event.fact.id for event in events}
        if shown(words).isdisjoint(event.fact.id for event in events):
            continue
        for viewer in [*range(seats), NOBODY]:
            seen = [told.line for told in lines(Happened(1, events), viewer)]
            assert [(line.id, line.args) for line in seen] == [
                (f"events.{event.fact.id}", event.line(viewer).args) for event in events
            ]
    for one in words.highlights:
        assert happened & {fact.id for fact in one.begins}, f"{one.id} never happens"


@pytest.mark.parametrize("game", GAMES)
def test_a_highlight_is_about_what_the_game_tells(game: str) -> None:
    words = GAMES[game].words
    for one in words.highlights:
        for fact in [*one.begins, *one.joins]:
            assert words.phrases[f"events.{fact.id}"] is fact
            assert not fact.secret, "a card shows what everybody may know"
        assert not one.compares or any(one.compares in fact.names for fact in one.begins)
    assert len({fact.id for one in words.highlights for fact in one.begins}) == sum(
        len(one.begins) for one in words.highlights
    ), "a fact begins one card"


def test_a_client_reads_them_in_the_catalogue() -> None:
    found = catalogue(GAMES["leonardo"])
    assert found["headings"] == ["events.turn_began"]
    assert found["highlights"] == {
        "completed": {
            "begins": ["events.completed"],
            "joins": ["events.completed", "events.owned", "events.showed"],
            "compares": "",
        },
        "auction": {
            "begins": ["events.bid_shown"],
            "joins": ["events.bid_shown", "events.owned", "events.unclaimed"],
            "compares": "florins",
        },
        "last_turn": {"begins": ["events.last_turn"], "joins": [], "compares": ""},
    }
