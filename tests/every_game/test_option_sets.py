"""The option sets leave no pair of values untried that can be played."""

from itertools import combinations

from bottega.kit.game import Option, Options, switch
from tests.all_games import ALL_GAMES, SAMPLE
from tests.every_game.option_sets import Pair, all_pairs, option_sets, pairs_of, pairwise

MANY = [switch(f"switch{n}") for n in range(13)] + [Option("length", ["short", "usual", "long"])]


def anything(row: Options) -> bool:
    return bool(row)


def covered(rows: list[Options]) -> set[Pair]:
    return {pair for row in rows for pair in pairs_of(row) if len(pair) == 2}


def test_every_pair_occurs_in_few_rows() -> None:
    rows = pairwise(MANY, anything)
    assert covered(rows) == set(all_pairs(MANY))
    assert len(rows) <= 15


def test_only_pairs_that_cannot_be_played_are_left_out() -> None:
    def playable(row: Options) -> bool:
        return not (row["switch0"] == "on" and row["length"] == "long")

    rows = pairwise(MANY, playable)
    assert all(playable(row) for row in rows)
    assert set(all_pairs(MANY)) - covered(rows) == {frozenset([("switch0", "on"), ("length", "long")])}


def test_a_pair_that_needs_a_third_option_is_tried_with_it() -> None:
    def playable(row: Options) -> bool:
        return row["switch9"] == "on" or (row["switch2"], row["switch5"]) == ("off", "off")

    wanted = frozenset([("switch2", "on"), ("switch5", "on")])
    assert wanted in covered(pairwise(MANY, playable))


def test_every_row_has_every_option_in_order() -> None:
    ids = [option.id for option in MANY]
    assert all(list(row) == ids for row in pairwise(MANY, anything))


def test_one_option_is_tried_with_each_value() -> None:
    assert pairwise([switch("only")], anything) == [{"only": "off"}, {"only": "on"}]
    assert pairwise([], anything) == []


def test_sets_are_named_and_none_is_played_twice() -> None:
    sets = option_sets(SAMPLE, 2)
    assert list(sets) == ["default", "rich", "pairs2", "pairs3"]
    assert [SAMPLE.complete(options) for options in sets.values()] == [
        {"purse": "3", "peeking": "off"},
        {"purse": "5", "peeking": "on"},
        {"purse": "3", "peeking": "on"},
        {"purse": "5", "peeking": "off"},
    ]


def test_every_title_is_tried_with_its_default_and_its_presets() -> None:
    for game in ALL_GAMES.values():
        tried = [
            game.complete(options) for seats in game.seats for options in option_sets(game, seats).values()
        ]
        assert all(game.complete({"preset": preset}) in tried for preset in game.presets)
        assert game.complete({}) in tried


def test_pairs_have_two_different_options() -> None:
    ids = [{id for id, _ in pair} for pair in all_pairs(MANY)]
    assert len(ids) == sum(len(a.values) * len(b.values) for a, b in combinations(MANY, 2))
    assert all(len(pair) == 2 for pair in ids)
