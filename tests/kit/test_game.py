"""Options, presets and seats: what a game declares and what it refuses."""

import pytest

from bottega.kit.board import Rules
from bottega.kit.errors import SetupError
from bottega.kit.game import Option, Options, Setup, switch
from tests.all_games import SAMPLE, bare
from tests.sample.sheet import Sheet


def test_an_option_has_its_first_value_unless_told() -> None:
    assert SAMPLE.complete({}) == {"purse": "3", "peeking": "off"}
    assert SAMPLE.complete({"purse": "5"}) == {"purse": "5", "peeking": "off"}


def test_a_switch_is_off_unless_switched_on() -> None:
    option = switch("blind", "variants")
    assert (option.id, option.values, option.group) == ("blind", ["off", "on"], "variants")
    assert Option("length", ["short", "long"]).group == ""


def test_a_preset_is_unfolded_and_may_be_corrected() -> None:
    assert SAMPLE.complete({"preset": "rich"}) == {"purse": "5", "peeking": "on"}
    assert SAMPLE.complete({"peeking": "off", "preset": "rich"}) == {"purse": "5", "peeking": "off"}


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"preset": "poor"}, "sample has no preset `poor`; it has rich"),
        ({"purse": "4"}, "option `purse` is one of 3, 5, not `4`"),
        ({"colour": "red"}, "sample has no option `colour`"),
    ],
)
def test_what_is_no_option_of_ours_is_quoted(options: Options, why: str) -> None:
    with pytest.raises(SetupError) as error:
        SAMPLE.complete(options)
    assert str(error.value) == why


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_only_so_many_can_play(seats: int) -> None:
    with pytest.raises(SetupError) as error:
        Setup(SAMPLE, seats, {})
    assert str(error.value) == f"sample is for 2 to 3 seats, not {seats}"


def test_a_match_knows_what_it_is_played_with() -> None:
    setup = Setup(SAMPLE, 2, {"preset": "rich"})
    assert setup.options == {"purse": "5", "peeking": "on"}
    assert setup.cards is SAMPLE.cards()
    assert setup.rules is not Setup(SAMPLE, 2, {}).rules


def test_a_game_may_have_no_options_at_all() -> None:
    plain = bare(SAMPLE, "plain")
    assert plain.complete({}) == {}
    with pytest.raises(SetupError, match="plain has no preset `rich`; it has none"):
        plain.complete({"preset": "rich"})


def test_a_variant_is_a_title_of_its_own() -> None:
    def poor(sheet: Rules) -> None:
        assert isinstance(sheet, Sheet)
        sheet.coins = 1

    variant = SAMPLE.variant("poor", poor)
    sheet, printed = Setup(variant, 2, {}).rules, Setup(SAMPLE, 2, {}).rules
    assert isinstance(sheet, Sheet)
    assert isinstance(printed, Sheet)
    assert (sheet.coins, printed.coins) == (1, 3)
    assert (variant.id, variant.schema, variant.package) == ("poor", "poor/1", SAMPLE.package)
    assert variant.complete({"preset": "rich"}) == SAMPLE.complete({"preset": "rich"})
