"""A record is checked from the commitment to the scores, and names the first ply that is wrong."""

import json
from pathlib import Path

import pytest

from bottega.kit.book import Cards
from bottega.kit.codec import Json
from bottega.kit.deal import Deal, match_seed
from bottega.kit.errors import BadRecord
from bottega.kit.luck import commitment
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.record import Record, load, read, replay, verify
from tests.all_games import SAMPLE
from tests.sample.words import LOTS

GAMES = {"sample": SAMPLE}
SEED = bytes(range(32))


def played() -> Record:
    """A whole match: everyone bids all they may."""
    record = Record(SAMPLE, 2, {"purse": "5"}, SEED)
    record.players = ["Ada", "Bice"]
    s, _ = record.start()
    while awaited(s):
        seat = awaited(s)[0]
        move = legal_moves(s, seat)[-1 - seat]
        apply(s, seat, move)
        record.note(s, seat, move)
    return record


def changed(**values: Json) -> Record:
    """The same match with some entries of its file changed."""
    data = json.loads(played().dump())
    data.update(values)
    return load(json.dumps(data), GAMES)


def test_a_record_is_a_readable_file() -> None:
    lines = played().dump().splitlines()
    assert lines[1] == '  "game": "sample",'
    assert '  "players": ["Ada", "Bice"],' in lines
    assert '    [0, "bid 5"],' in lines
    assert json.loads("\n".join(lines))["moves"][1] == [1, "bid 4"]


def test_a_record_comes_back_from_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    played().save(path)
    record = read(path, GAMES)
    assert record.dump() == played().dump()
    assert record.players == ["Ada", "Bice"]
    assert not verify(record).agenda


def test_a_record_without_moves_comes_back() -> None:
    record = Record(SAMPLE, 2, {}, SEED)
    assert load(record.dump(), GAMES).moves == []
    verify(record)


def test_a_match_is_replayed_as_far_as_wanted() -> None:
    record = played()
    s, told = replay(record, 1)
    assert awaited(s) == [1]
    assert [ply for ply, _ in told] == [0, 1]
    assert [event.fact.id for event in told[0][1]] == ["turned_up"]


def test_scores_are_noted_at_the_end_only() -> None:
    record = Record(SAMPLE, 2, {}, SEED)
    s, _ = record.start()
    move = legal_moves(s, 0)[0]
    apply(s, 0, move)
    record.note(s, 0, move)
    assert record.scores is None
    assert played().scores is not None


@pytest.mark.parametrize(
    ("values", "ply", "why"),
    [
        ({"commitment": "00"}, 0, "the seed does not match its commitment"),
        ({"seed": "00" * 32}, 0, "the seed does not match its commitment"),
        ({"edition": 3}, 0, "edition 3 of sample is not here; kept: 1, 2"),
        ({"cards": "feed"}, 0, "played with cards feed; these are "),
        ({"moves": [[0, "bid 5"], [1, "bid 6"]]}, 2, "seat 1 may not `bid 6` now"),
        ({"moves": [[0, "bid 5"], [0, "bid 0"]]}, 2, "seat 0 may not `bid 0` now"),
        ({"moves": [[0, "sing"]]}, 1, "`sing` begins with no verb"),
        ({"moves": [[0, "bid 99"]]}, 1, "`99` is no coins"),
        ({"scores": [1, 2]}, 4, "not [1, 2]"),
        ({"scores": None}, 4, "not None"),
        ({"moves": [[0, "bid 5"]]}, 1, "the scores are None, not ["),
    ],
)
def test_the_first_wrong_ply_is_named(values: dict[str, Json], ply: int, why: str) -> None:
    with pytest.raises(BadRecord) as error:
        verify(changed(**values))
    assert error.value.ply == ply
    assert why in str(error.value)


def test_a_move_after_the_end_is_wrong() -> None:
    record = played()
    record.moves.append((0, "bid 0"))
    with pytest.raises(BadRecord, match="^ply 5: seat 0 may not `bid 0` now: the match is over$"):
        verify(record)


@pytest.mark.parametrize(
    "text", ["", "not json", "[]", "{}", "7", '{"game": ["sample"]}', '{"game": "sample"}']
)
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="^ply 0: not a record: "):
        load(text, GAMES)


@pytest.mark.parametrize(
    "values",
    [
        {"seed": "xyz"},
        {"seats": "two"},
        {"seats": True},
        {"moves": [[0]]},
        {"moves": [["0", "bid 1"]]},
        {"moves": 3},
        {"options": "abc"},
    ],
)
def test_a_record_with_a_wrong_entry_is_refused(values: dict[str, Json]) -> None:
    with pytest.raises(BadRecord, match="^ply 0: not a record: "):
        changed(**values)


def test_an_unknown_game() -> None:
    with pytest.raises(BadRecord, match="^ply 0: no game `chess`$"):
        changed(game="chess")


def test_cards_of_ones_own_are_named_by_their_digest() -> None:
    own = Cards({"lots.toml": {"lot": [{"id": lot, "worth": 7} for lot in LOTS.names]}})
    record = load(Record(SAMPLE, 2, {}, SEED, own).dump(), GAMES, own)
    assert record.digest == own.digest
    verify(record)
    with pytest.raises(
        BadRecord, match=f"^ply 0: played with cards {own.digest}; these are {SAMPLE.cards().digest}$"
    ):
        verify(load(record.dump(), GAMES))


def test_a_record_that_cannot_be_set_up_is_bad_from_the_start() -> None:
    for values in (
        {"seats": 9},
        {"options": {"purse": "none"}},
        {"seed": "00", "commitment": commitment(b"\0")},
    ):
        with pytest.raises(BadRecord) as error:
            verify(changed(**values))
        assert error.value.ply == 0


def test_a_move_must_be_written_as_we_write_it() -> None:
    record = played()
    seat, text = record.moves[0]
    record.moves[0] = (seat, text.replace(" ", "  "))
    with pytest.raises(BadRecord, match="^ply 1: "):
        verify(record)


def test_a_deal_is_checked_down_to_what_was_shown() -> None:
    server_seed = bytes(range(32))
    record = Record(SAMPLE, 2, {}, match_seed(server_seed, ["ciao", ""]))
    record.deal = Deal(server_seed, ["ciao", ""])
    again = load(record.dump(), GAMES)
    verify(again, shown=commitment(server_seed))
    with pytest.raises(BadRecord, match="shown before the match"):
        verify(again, shown=commitment(b"another"))
    again.deal = Deal(server_seed, ["ciao", "bella"])
    with pytest.raises(BadRecord, match="the players' words"):
        verify(again)


def test_without_words_the_seed_itself_was_shown() -> None:
    verify(played(), shown=commitment(SEED))
    with pytest.raises(BadRecord, match="shown before the match"):
        verify(played(), shown=commitment(b"another"))


def test_a_record_tells_who_resigned_and_when() -> None:
    record = changed(resigned=[[1, 3]])
    verify(record)
    assert load(record.dump(), GAMES).resigned == [(1, 3)]


@pytest.mark.parametrize("resigned", [[[2, 0]], [[0, 999]], [[0, 2], [0, 3]], [[0, 3], [1, 2]], [[0, -1]]])
def test_a_resignation_that_cannot_be_is_refused(resigned: Json) -> None:
    with pytest.raises(BadRecord, match="resigned"):
        verify(changed(resigned=resigned))
