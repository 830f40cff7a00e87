"""§4.2 A practice card shows two disciplines, or one of them twice: both readings can be played."""

from __future__ import annotations

from collections import Counter

from bottega.games.workshop.names import ANY_BOTTOM, BOTTOMS, CARDS, DISCIPLINES
from tests.games.workshop.positions import opened


def bottoms(practice: str, study: str) -> Counter[str]:
    """What is below the cards of a discipline."""
    box = opened(5, practice=practice).board.rules.box
    names = [CARDS.names[card].split("/") for card in box]
    return Counter(below for above, below in names if above == study)


def test_with_two_a_card_shows_two_disciplines() -> None:
    below = bottoms("two", "painting")
    assert sum(count for name, count in below.items() if "+" in name) == 5
    assert below["any"] == 1


def test_with_one_the_cards_of_a_discipline_show_each_of_the_others_once() -> None:
    for study in DISCIPLINES.names:
        others = {name: 1 for name in DISCIPLINES.names if name != study}
        assert bottoms("one", study) == Counter({"visit": 2, "work": 4, "any": 1, **others})


def test_the_box_has_72_cards_in_order_either_way() -> None:
    for practice in ("two", "one"):
        rules = opened(5, practice=practice).board.rules
        assert len(rules.box) == sum(rules.copies) == 72
        assert rules.box == sorted(rules.box)
    assert all(len(rules.shows[card % BOTTOMS]) < 2 for card in rules.box if card % BOTTOMS != ANY_BOTTOM)
