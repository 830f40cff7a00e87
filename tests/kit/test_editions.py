"""An edition is a variant nobody chooses: a match goes on, replays and verifies by the one it began with."""

from pathlib import Path
from typing import cast

import pytest

from bottega.kit.book import read_cards
from bottega.kit.errors import BadRecord, SetupError
from bottega.kit.game import AnyGame, Setup
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.record import Record, load, replay, verify
from tests.all_games import ALL_GAMES, SAMPLE
from tests.sample import GAME
from tests.sample.sheet import Sheet
from tests.sample.words import TIED, WON

FIRST = SAMPLE.in_edition(1)


def tied(game: AnyGame) -> Record:
    """A match in which both bid all they have for the first lot, and as they can for the second."""
    record = Record(game, 2, {}, bytes(32))
    s, _ = record.start()
    while awaited(s):
        seat = awaited(s)[0]
        move = legal_moves(s, seat)[-1]
        apply(s, seat, move)
        record.note(s, seat, move)
    return record


def test_each_edition_is_one_title_and_knows_the_others() -> None:
    assert (SAMPLE.edition, FIRST.edition) == (2, 1)
    assert FIRST.id == SAMPLE.id
    assert FIRST.in_edition(2) is SAMPLE
    assert SAMPLE.in_edition(2) is SAMPLE


def test_an_edition_that_is_not_kept_is_refused_in_a_sentence() -> None:
    with pytest.raises(SetupError, match="^edition 3 of sample is not here; kept: 1, 2$"):
        SAMPLE.in_edition(3)


def test_rules_ask_the_sheet_and_never_the_edition() -> None:
    assert cast(Sheet, Setup(FIRST, 2, {}).rules).ties_sell
    assert not cast(Sheet, Setup(SAMPLE, 2, {}).rules).ties_sell


def test_the_same_moves_come_to_what_their_edition_says() -> None:
    now, then = tied(SAMPLE), tied(FIRST)
    assert now.moves[:2] == then.moves[:2] == [(0, "bid 3"), (1, "bid 3")]
    told = [replay(record)[1][2][1][0].fact for record in (now, then)]
    assert told == [TIED, WON]
    assert now.scores != then.scores


def test_a_record_is_read_replayed_and_verified_by_its_own_edition() -> None:
    for record in (tied(SAMPLE), tied(FIRST)):
        read = load(record.dump(), ALL_GAMES)
        assert read.game is record.game
        assert verify(read).setup.game is record.game
        assert read.dump() == record.dump()


def test_a_record_of_one_edition_is_not_taken_for_another() -> None:
    written = tied(FIRST).dump().replace('"edition": 1', '"edition": 2')
    with pytest.raises(BadRecord):
        verify(load(written, ALL_GAMES))


def test_a_record_of_an_edition_that_is_not_kept_is_read_and_not_played() -> None:
    read = load(tied(SAMPLE).dump().replace('"edition": 2', '"edition": 9'), ALL_GAMES)
    assert read.edition == 9
    for play in (replay, verify):
        with pytest.raises(BadRecord, match="^ply 0: edition 9 of sample is not here; kept: 1, 2$"):
            play(read)


def test_a_variant_is_one_of_each_edition() -> None:
    def rich(sheet: Sheet) -> None:
        sheet.coins = 7

    variant = GAME.variant("rich stall", rich)
    sheets = [Setup(cast(AnyGame, variant.in_edition(n)), 2, {}).rules for n in (1, 2)]
    assert [(cast(Sheet, sheet).coins, cast(Sheet, sheet).ties_sell) for sheet in sheets] == [
        (7, True),
        (7, False),
    ]
    assert variant.edition == 2


def test_cards_are_those_of_the_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = tmp_path / "mint" / "cards"
    for file in ("purse.toml", "edition-2/purse.toml", "chest.toml", "edition-1/chest.toml"):
        (printed / file).parent.mkdir(parents=True, exist_ok=True)
        (printed / file).write_text(f"is = '{file}'\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def read(*editions: int) -> list[object]:
        cards = read_cards("mint", ["purse.toml", "chest.toml"], editions=editions)
        return [table["is"] for table in cards.tables.values()]

    assert read() == ["purse.toml", "chest.toml"]
    assert read(2) == ["edition-2/purse.toml", "chest.toml"], "edition 3 changed the purse alone"
    assert read(1, 2) == ["edition-2/purse.toml", "edition-1/chest.toml"], "and edition 2 the chest"
