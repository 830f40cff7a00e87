"""§4.1 Work, and §9.4 work with additional knowledge."""

from __future__ import annotations

import pytest

from bottega.kit.play import is_open
from tests.games.inventors.inventions import cubes, empty, lying, show
from tests.games.inventors.positions import busy, held, hold, playing, raised, tired, turn_of
from tests.games.talk import asked, offered, refused, say


def test_printed_example_archimedes_works_on_the_bow() -> None:
    """With physics 1 and mechanics 2 he places one cube and two, and cannot work again until he is free."""
    s = turn_of(playing(), 0)
    raised(s, "archimedes", 1, 0, 2, 0)
    assert say(s, "0 work archimedes bow") == [
        "worked 0 archimedes bow",
        "placed 0 1 physics bow",
        "placed 0 2 mechanics bow",
    ]
    assert lying(s, "bow") == [3, 0]
    assert empty(s, "bow") == {"mathematics": 2}
    assert busy(s, 0) == ["archimedes"]
    say(s, "1 work edison fire")
    assert not [text for text in offered(s) if "archimedes" in text]
    say(s, "0 rest", "1 rest")
    assert "work archimedes fire" in offered(s)


def test_only_inventions_a_cube_fits_are_offered() -> None:
    s = turn_of(playing(on="bow fireworks"), 0)
    assert offered(s) == [
        "work archimedes bow",
        "work archimedes fireworks",
        "work aristotle bow",
        "work aristotle fireworks",
        "work hippocrates fireworks",
        "work hypatia bow",
    ]
    assert refused(s)["work hippocrates bow"] == "nothing_fits hippocrates bow"


def test_a_full_discipline_takes_no_more() -> None:
    s = turn_of(playing(), 0)
    cubes(s, "bow", "", "x2")
    assert "work hypatia bow" not in offered(s)
    assert refused(s)["work hypatia bow"] == "nothing_fits hypatia bow"


def test_surplus_is_lost() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    raised(s, "hypatia", 0, 0, 0, 4)
    say(s, "0 work hypatia bow")
    assert lying(s, "bow") == [2, 0]
    assert s.board.spare == [13, 15]


def test_busy_inventors_are_not_offered() -> None:
    s = turn_of(playing(), 0)
    tired(s, "aristotle", "hypatia")
    assert {text.split()[1] for text in offered(s, "work")} == {"archimedes", "hippocrates"}
    assert refused(s)["work aristotle *"] == "inventor_busy aristotle"


def test_with_too_few_cubes_the_player_chooses_which_to_place() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    raised(s, "archimedes", 1, 0, 2, 2)
    s.board.spare[0] = 2
    say(s, "0 work archimedes bow")
    assert asked(s) == ["put_cubes 0 2 bow"]
    assert offered(s) == ["put 0 0 0 2", "put 0 0 1 1", "put 0 0 2 0", "put 1 0 0 1", "put 1 0 1 0"]
    assert say(s, "0 put 1 0 1 0") == ["placed 0 1 physics bow", "placed 0 1 mechanics bow"]
    assert s.board.spare == [0, 15]
    assert asked(s) == ["take_turn 1"]


def test_with_too_few_cubes_of_one_discipline_nothing_is_asked() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    s.board.spare[0] = 1
    say(s, "0 work hypatia bow")
    assert lying(s, "bow") == [1, 0]
    assert asked(s) == ["take_turn 1"]


def test_without_cubes_nobody_works() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    tired(s, "hypatia")
    hold(s, 0, "knowledge")
    s.board.spare[0] = 0
    assert offered(s, "work") == offered(s, "boost") == []
    assert refused(s)["work * *"] == refused(s)["boost * * *"] == "no_cubes"


# §9.4 Additional knowledge


def test_two_more_cubes_go_where_the_player_chooses() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    assert say(s, "0 boost archimedes bow 1") == [
        "worked 0 archimedes bow",
        "played_knowledge 0 1",
        "placed 0 1 physics bow",
        "placed 0 1 mechanics bow",
    ]
    assert asked(s) == ["put_cubes 0 2 bow"]
    assert offered(s) == ["put 0 0 0 2", "put 0 0 1 1"]
    assert is_open(s, 0)  # everybody sees the cubes and the slots
    assert say(s, "0 put 0 0 1 1") == ["placed 0 1 mechanics bow", "placed 0 1 mathematics bow"]
    assert empty(s, "bow") == {"mathematics": 1}
    assert held(s, 0) == ""
    assert s.board.boxed == 1


def test_nothing_is_asked_if_only_one_discipline_has_room() -> None:
    s = turn_of(playing(on="dice fire"), 0)
    hold(s, 0, "knowledge")
    cubes(s, "dice", "", "c1 m1")
    raised(s, "aristotle", 1, 0, 0, 0)
    say(s, "0 boost aristotle dice 1")
    assert lying(s, "dice") == [2, 2]
    assert asked(s) == ["take_turn 1"]


def test_nothing_is_asked_if_every_slot_is_filled() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    hold(s, 0, "knowledge")
    cubes(s, "bow", "", "p1 m1")
    heard = say(s, "0 boost aristotle bow 1")
    assert "completed 0 bow" in heard
    assert asked(s) == ["take_reward 0 bow"]


@pytest.mark.parametrize(
    ("held_tokens", "offers"),
    [
        ("knowledge", ["boost archimedes bow 1"]),
        ("knowledge " * 2, ["boost archimedes bow 1", "boost archimedes bow 2"]),
        ("knowledge " * 4, ["boost archimedes bow 1", "boost archimedes bow 2"]),
    ],
)
def test_no_more_tokens_are_offered_than_place_a_cube_each(held_tokens: str, offers: list[str]) -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, held_tokens)
    assert [text for text in offered(s, "boost") if "archimedes bow" in text] == offers
    wasted = refused(s).get("boost archimedes bow 3")
    assert wasted == ("token_wasted bow 2" if len(offers) == 2 and len(held_tokens) > 30 else None)


def test_cubes_at_hand_limit_additional_knowledge() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    hold(s, 0, "knowledge knowledge")
    s.board.spare[0] = 3
    assert [text for text in offered(s, "boost") if "archimedes bow" in text] == ["boost archimedes bow 1"]
    say(s, "0 boost archimedes bow 1")
    assert asked(s) == ["put_cubes 0 1 bow"]
    say(s, "0 put 0 0 1 0")
    assert s.board.spare[0] == 0


def test_a_busy_inventor_is_not_boosted() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    tired(s, "archimedes")
    assert not [text for text in offered(s, "boost") if "archimedes" in text]
    assert refused(s)["boost archimedes * *"] == "inventor_busy archimedes"


def test_every_split_of_extra_cubes_is_offered_once() -> None:
    s = turn_of(playing(on="telephone radio", era=3), 0)
    hold(s, 0, "knowledge knowledge")
    raised(s, "archimedes", 0, 0, 0, 1)
    say(s, "0 boost archimedes telephone 2")
    splits = [[int(word) for word in text.split()[1:]] for text in offered(s)]
    slots = [3, 1, 2, 2]
    wanted = [
        [a, b, c, 4 - a - b - c]
        for a in range(4)
        for b in range(2)
        for c in range(3)
        if 0 <= 4 - a - b - c <= 2
    ]
    assert splits == wanted
    assert all(n <= most for split in splits for n, most in zip(split, slots, strict=True))


def test_inventions_off_the_table_take_no_boost() -> None:
    s = turn_of(playing(), 0)
    show(s, "fire dice")
    hold(s, 0, "knowledge")
    assert {text.split()[2] for text in offered(s, "boost")} == {"fire", "dice"}
