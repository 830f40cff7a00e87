"""§1, §4 What is in the box: the tables as they are read from the card files."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bottega.games.leonardo import GAME
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COMPONENTS, FIVE_PLACES, MAN_LARGE, MAN_SMALL, RANKS, TYPES
from bottega.games.leonardo.sheet import CARD_FILES, Endowment, FavourRules, Labs, Sheet, Side
from bottega.games.leonardo.variants import rules
from bottega.kit.book import Cards, Table, read_cards
from bottega.kit.errors import BookError
from bottega.kit.play import setup
from bottega.kit.state import State
from tests.games.leonardo.positions import player
from tests.games.talk import asked, refused, say

ALL = range(25)
WEEKS = {"bronze": 4, "copper": 7, "silver": 11, "gold": 15}
FIRST = {"bronze": 5, "copper": 8, "silver": 13, "gold": 20}
LATER = {"bronze": 3, "copper": 6, "silver": 10, "gold": 15}
COUNTS = {"bronze": 1, "copper": 2, "silver": 3, "gold": 4}


def sheet(seats: int = 5, cards: Cards | None = None, **options: str) -> Sheet:
    return rules(seats, GAME.complete(options), cards or GAME.cards())


def rank(printed: Sheet, number: int) -> str:
    return RANKS[printed.rank[number - 1]]


def needs(printed: Sheet, number: int) -> dict[str, int]:
    counts = zip(COMPONENTS.names, printed.needs[number - 1], strict=True)
    return {name: count for name, count in counts if count}


def fresh() -> dict[str, Table]:
    """The card files, to be changed."""
    return read_cards(GAME.package, CARD_FILES).tables


PRINTED = sheet()
BY_NUMBER = sheet(ranks="number")


# §4 the 25 inventions


@pytest.mark.parametrize("printed", [PRINTED, BY_NUMBER])
def test_five_bronze_five_copper_five_silver_and_ten_gold(printed: Sheet) -> None:
    ranks = Counter(RANKS[each] for each in printed.rank)
    assert ranks == {"bronze": 5, "copper": 5, "silver": 5, "gold": 10}


@pytest.mark.parametrize("printed", [PRINTED, BY_NUMBER])
@pytest.mark.parametrize("number", [each + 1 for each in ALL])
def test_the_rank_says_weeks_components_and_florins(printed: Sheet, number: int) -> None:
    name, at = rank(printed, number), number - 1
    assert printed.weeks[at] == WEEKS[name]
    assert sum(printed.needs[at]) == COUNTS[name]
    assert (printed.first[at], printed.later[at]) == (FIRST[name], LATER[name])


@pytest.mark.parametrize("printed", [PRINTED, BY_NUMBER])
def test_all_component_sets_are_different(printed: Sheet) -> None:
    assert len({tuple(each) for each in printed.needs}) == 25


def test_at_most_two_kinds_of_component_each_at_most_twice() -> None:
    for each in PRINTED.needs:
        assert max(each) <= 2
        assert sum(need > 0 for need in each) <= 2


def test_five_types_of_five_inventions_each_with_its_own_component() -> None:
    assert Counter(TYPES[each] for each in PRINTED.type) == dict.fromkeys(TYPES, 5)
    assert all(PRINTED.needs[number][PRINTED.type[number]] for number in ALL)


def test_each_component_is_needed_as_often_as_any_other() -> None:
    for name in RANKS:
        of_rank = [PRINTED.needs[each] for each in ALL if RANKS[PRINTED.rank[each]] == name]
        assert len(set(map(sum, zip(*of_rank, strict=True)))) == 1


def test_what_is_published_of_single_cards() -> None:
    assert needs(PRINTED, 2) == {"wood": 1}
    assert needs(PRINTED, 7) == {"wood": 1, "rope": 1}
    assert needs(PRINTED, 25) == {"wood": 2, "glass": 2}
    assert PRINTED.type[8 - 1] == PRINTED.type[13 - 1]


def test_inventions_21_to_25_are_gold_and_lie_lowest() -> None:
    assert [rank(PRINTED, number) for number in range(16, 26)] == ["gold"] * 10


# Ranks strictly by number


def test_the_example_makes_13_copper_and_8_silver() -> None:
    assert (rank(PRINTED, 8), rank(PRINTED, 13)) == ("silver", "copper")


def test_ranks_by_number() -> None:
    ranks = [rank(BY_NUMBER, number) for number in range(1, 26)]
    assert ranks == ["bronze"] * 5 + ["copper"] * 5 + ["silver"] * 5 + ["gold"] * 10


def test_by_number_8_and_13_change_places_and_nothing_else_changes() -> None:
    assert needs(BY_NUMBER, 8) == needs(PRINTED, 13)
    assert needs(BY_NUMBER, 13) == needs(PRINTED, 8)
    assert BY_NUMBER.type == PRINTED.type
    same = [number for number in range(1, 26) if number not in (8, 13)]
    assert [needs(BY_NUMBER, number) for number in same] == [needs(PRINTED, number) for number in same]


# §3 sets a to e and the layers of the deck


@pytest.mark.parametrize(
    ("at", "labs", "men", "apprentices", "components", "florins"),
    [
        (0, (3, 0), 0, 5, {"iron": 1, "rope": 2, "brick": 1}, 3),
        (1, (3, 4), 0, 5, {"iron": 1}, 3),
        (2, (5, 0), 1, 4, {"rope": 1}, 3),
        (3, (3, 4), 0, 3, {"wood": 1}, 13),
        (4, (3, 6), 0, 3, {"brick": 1, "glass": 1}, 8),
    ],
    ids=["a", "b", "c", "d", "e"],
)
def test_beginner_set(
    at: int, labs: tuple[int, int], men: int, apprentices: int, components: dict[str, int], florins: int
) -> None:
    given = PRINTED.endowments[at]
    assert (given.small, given.large) == labs
    assert (given.men, given.apprentices, given.academy) == (men, apprentices, 9 - apprentices)
    assert given.components == [components.get(name, 0) for name in COMPONENTS.names]
    assert given.florins == florins


def test_layers_of_the_deck_from_the_bottom() -> None:
    assert PRINTED.layers == [[5, 0, 0, 0, 0], [0, 5, 3, 2, 1]]  # 21-25, 16-20, silver, copper, bronze


def test_layers_of_the_staged_deck_from_the_bottom() -> None:
    staged = sheet(start="expert", staged_deck="on")
    assert staged.layers == [[5, 2, 0, 0, 0], [0, 3, 2, 0, 0], [0, 0, 3, 2, 0], [0, 0, 0, 3, 2]]


# An owner's own card files


def test_inventions_must_be_1_to_25_in_order() -> None:
    tables = fresh()
    cast(list[Table], tables["inventions.toml"]["invention"]).reverse()
    with pytest.raises(BookError, match="1 to 25, in order"):
        sheet(cards=Cards(tables))


def test_an_unknown_rank_is_named() -> None:
    tables = fresh()
    cast(list[Table], tables["inventions.toml"]["invention"])[3]["rank"] = "tin"
    with pytest.raises(BookError, match="invention 4: `tin` is none of bronze"):
        sheet(cards=Cards(tables))


def leaves(table: Table, *path: str) -> list[tuple[str, ...]]:
    """The path of every number, text and list of a file, but for what only says where it comes from."""
    found: list[tuple[str, ...]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += leaves(value, *path, key)
        elif key not in ("schema", "provenance", "published") and path[:1] != ("deck",):
            found.append((*path, key))
    return found


def corrected(path: tuple[str, ...]) -> Cards:
    """The card files with one value of setups.toml changed."""
    tables = fresh()
    table = tables["setups.toml"]
    for key in path[:-1]:
        table = cast(Table, table[key])
    value = table[path[-1]]
    table[path[-1]] = value + 1 if isinstance(value, int) else ["bronze", "gold"] if value == [] else "else"
    return Cards(tables)


def plain(thing: object) -> object:
    """A sheet, or a part of it, as numbers and names."""
    if isinstance(thing, int | str):
        return thing
    if isinstance(thing, list):
        return [plain(each) for each in thing]
    if isinstance(thing, dict):
        return {key: plain(each) for key, each in thing.items()}
    if isinstance(thing, Sheet | Endowment | FavourRules | Labs | Side):
        return {name: plain(getattr(thing, name)) for name in dir(thing) if not name.startswith("_")}
    return type(thing).__name__


@pytest.mark.parametrize("path", leaves(fresh()["setups.toml"]), ids=".".join)
def test_every_value_of_setups_is_read(path: tuple[str, ...]) -> None:
    """It changes the rules of some match, or is refused because it fits nothing else."""
    assert plain(sheet()) == plain(sheet())
    for seats in GAME.seats:
        for start in ("beginner", "expert"):
            try:
                if plain(sheet(seats, corrected(path), start=start)) != plain(sheet(seats, start=start)):
                    return
            except BookError:
                return
    pytest.fail(f"{path} is a dead letter")


def owned(path: str, value: int, **options: str) -> State[City]:
    """The first choice of a match for four with one number of setups.toml corrected."""
    tables = fresh()
    *keys, last = path.split(".")
    table = tables["setups.toml"]
    for key in keys:
        table = cast(Table, table[key])
    table[last] = value
    return setup(GAME, 4, options, bytes(32), Cards(tables))[0]


def test_favours_give_what_the_file_says() -> None:
    expert = {"start": "expert"}
    s = owned("expert.favours.a.florins", 7, **expert)
    say(s, "0 favour florins")
    assert player(s, 0).florins == 10
    s = owned("expert.favours.b.components", 1, **expert)
    say(s, "0 favour components", "0 pick iron")
    assert asked(s) == ["take_favour 1"]
    s = owned("expert.favours.b.max_each", 1, **expert)
    say(s, "0 favour components", "0 pick iron")
    assert refused(s)["pick iron"] == "component_limit iron 1"
    s = owned("expert.favours.c.apprentices", 2, **expert)
    say(s, "0 favour apprentice")
    assert (player(s, 0).apprentices, player(s, 0).academy) == (5, 4)
    s = owned("expert.favours.d1.components", 0, **expert)
    say(s, "0 favour five-places")
    assert asked(s) == ["take_favour 1"]


def test_laboratories_have_the_sides_the_file_says() -> None:
    s = owned("lab_sides.5.mechanical_places", 2)
    assert player(s, 2).labs[0].men == 1
    assert s.board.useful(2, MAN_SMALL)
    s = owned("lab_sides.5.places", 7)
    assert player(s, 2).labs[0].places == 7
    s.board.receive(0, FIVE_PLACES)
    assert player(s, 0).labs[0].places == 7
    assert not s.board.useful(0, FIVE_PLACES)


def test_nobody_has_more_mechanical_men_than_the_file_says() -> None:
    s = owned("common.mechanical_men_max", 1)
    player(s, 2).labs[1].places = 6
    assert not s.board.useful(2, MAN_LARGE)  # the one of set c is all
    player(s, 2).labs[0].men = 0
    assert s.board.useful(2, MAN_LARGE)


def test_a_mechanical_man_of_a_set_stands_where_there_is_a_place_for_him() -> None:
    tables = fresh()
    d = cast(dict[str, Table], tables["setups.toml"]["beginner"])["d"]
    d["mechanical_men"] = 1
    with pytest.raises(BookError, match="beginner: d: no laboratory has a place for 1 mechanical men"):
        sheet(4, Cards(tables))
    d["labs"] = {"small": 3, "large": 6}
    s = setup(GAME, 4, {}, bytes(32), Cards(tables))[0]
    assert [each.men for each in player(s, 3).labs] == [0, 1]


def test_a_side_that_is_not_there_is_named() -> None:
    with pytest.raises(BookError, match="labs: `small` is 9, none of the sides 3, 5, 4, 6"):
        owned("beginner.a.labs.small", 9)


def test_a_corrected_card_changes_only_matches_played_with_it() -> None:
    tables = fresh()
    cast(list[Table], tables["inventions.toml"]["invention"])[0]["first"] = 6
    assert sheet(cards=Cards(tables)).first[0] == 6
    assert sheet().first[0] == 5
