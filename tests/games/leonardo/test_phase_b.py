"""§7 Phase B: apprentices and masters are sent to the city and the laboratories."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import CITY
from bottega.games.leonardo.phases.placing import PhaseB
from bottega.kit.state import State
from tests.games.leonardo.middle import line
from tests.games.leonardo.positions import city, lab, making, player
from tests.games.talk import asked, do, offered, refused, say


def phase(seats: int = 2, turn: int = 1) -> State[City]:
    return city(seats, turn=turn)


def sends(s: State[City], place: str) -> list[str]:
    """What may be sent to one place."""
    return [text for text in offered(s) if text.split()[-1] == place]


def test_from_leonardo_clockwise_until_everybody_has_passed() -> None:
    s = phase(3)
    s.board.leonardo = 1
    do(s, PhaseB())
    assert asked(s) == ["place_workers 1"]
    say(s, "1 send 1 council")
    assert asked(s) == ["place_workers 2"]
    say(s, "2 pass", "0 send 1 council", "1 send 1 smith")
    assert asked(s) == ["place_workers 0"]
    say(s, "0 pass")
    assert asked(s) == ["place_workers 1"]
    say(s, "1 pass")
    assert asked(s) == []


def test_one_or_more_apprentices_or_the_master_or_pass() -> None:
    s = phase()
    do(s, PhaseB())
    each = [[f"send 1 {name}", f"send 2 {name}", f"send 3 {name}", f"master {name}"] for name in CITY]
    assert offered(s) == [*[text for texts in each for text in texts], "pass"]


def test_who_has_sent_everybody_passes() -> None:
    s = phase()
    do(s, PhaseB())
    told = say(s, "0 send 3 council", "1 pass", "0 master smith")
    assert told == ["sent 0 3 council", "passed 1", "sent_master 0 smith", "passed 0"]
    assert asked(s) == []


def test_the_first_stands_at_the_arrow_and_the_next_to_his_right() -> None:
    s = phase(3)
    do(s, PhaseB())
    say(s, "0 send 1 smith", "1 send 2 smith", "2 master smith")
    assert line(s, "smith") == ["0a", "1aa", "2m"]


def test_apprentices_are_sent_to_a_place_only_once() -> None:
    s = phase()
    do(s, PhaseB())
    say(s, "0 send 1 smith", "1 pass")
    assert sends(s, "smith") == ["master smith"]
    assert refused(s)["send * smith"] == "already_sent smith"


@pytest.mark.parametrize("first", ["send 2 smith", "master smith"])
def test_the_master_joins_his_apprentices_or_they_him(first: str) -> None:
    s = phase()
    do(s, PhaseB())
    second = "send 2 smith" if first.startswith("master") else "master smith"
    say(s, f"0 {first}", "1 send 1 smith", f"0 {second}")
    assert line(s, "smith") == ["0aam", "1a"]


def test_the_master_is_sent_once() -> None:
    s = phase()
    do(s, PhaseB())
    say(s, "0 master smith", "1 pass")
    assert offered(s, "master") == []
    assert refused(s)["master *"] == "master_sent"


def test_the_city_takes_any_number() -> None:
    s = phase()
    player(s, 0).free = 9
    do(s, PhaseB())
    say(s, "0 send 9 academy")
    assert line(s, "academy") == ["0" + "a" * 9]


# Laboratories


def test_only_a_working_laboratory_of_ones_own_takes_workers() -> None:
    s = phase()
    making(s, 1, "small", 1)
    do(s, PhaseB())
    assert sends(s, "small") == sends(s, "large") == []
    assert refused(s)["send * small"] == refused(s)["master small"] == "lab_not_working small"
    assert refused(s)["send * large"] == refused(s)["master large"] == "lab_not_taken large"
    say(s, "0 pass")
    assert sends(s, "small") == ["send 1 small", "send 2 small", "send 3 small", "master small"]


def test_each_worker_and_each_mechanical_man_fills_a_place() -> None:
    s = phase()
    making(s, 0, "small", 1)
    lab(s, 0, "small", places=5, men=1)
    player(s, 0).free = 9
    do(s, PhaseB())
    assert sends(s, "small")[-2:] == ["send 4 small", "master small"]
    say(s, "0 master small", "1 pass")
    assert sends(s, "small") == ["send 1 small", "send 2 small", "send 3 small"]
    say(s, "0 send 3 small")
    assert lab(s, 0, "small").free == 0
    assert refused(s)["send * small"] == refused(s)["master small"] == "no_free_place small"


def test_workers_may_stand_on_an_empty_mechanical_place() -> None:
    s = phase()
    making(s, 0, "small", 1)
    lab(s, 0, "small", places=5)
    player(s, 0).free = 9
    do(s, PhaseB())
    assert "send 5 small" in offered(s)


def test_apprentices_are_sent_to_a_laboratory_only_once() -> None:
    s = phase()
    making(s, 0, "small", 1)
    do(s, PhaseB())
    say(s, "0 send 1 small", "1 pass")
    assert sends(s, "small") == ["master small"]
    assert refused(s)["send * small"] == "already_sent small"


# §10 turns 8 and 9


@pytest.mark.parametrize("turn", [8, 9])
def test_in_the_last_turns_only_laboratories(turn: int) -> None:
    s = phase(turn=turn)
    making(s, 0, "small", 1)
    do(s, PhaseB())
    assert offered(s) == ["send 1 small", "send 2 small", "send 3 small", "master small", "pass"]
    assert refused(s)["send * council"] == refused(s)["master council"] == "city_closed council"
    assert refused(s)["send * large"] == "lab_not_taken large"


@pytest.mark.parametrize("turn", [8, 9])
def test_in_the_last_turns_who_makes_nothing_passes(turn: int) -> None:
    s = phase(turn=turn)
    assert do(s, PhaseB()) == ["passed 0", "passed 1"]
