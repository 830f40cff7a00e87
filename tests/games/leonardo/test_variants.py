"""Options: what contradicts is refused with its reason, and only variants.py reads them, in every game."""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.games.leonardo import GAME
from bottega.games.leonardo.variants import NEEDS, OPTIONS, PRESETS, SWITCHES, rules
from bottega.kit.errors import SetupError
from tests.games.leonardo.positions import opened

FOLDERS = Path(__file__).parents[3] / "src" / "bottega" / "games"
LONGEST = 300
NEEDED = {option.id: option.needs for option in OPTIONS if option.needs}


# Contradictions


@pytest.mark.parametrize("option", NEEDS)
def test_a_contradiction_is_refused_with_its_reason(option: str) -> None:
    ((other, wanted),) = NEEDED[option].items()
    values = next(each.values for each in OPTIONS if each.id == other)
    clash = next(value for value in values if value != wanted)
    with pytest.raises(SetupError) as refused:
        opened(2, 0, {option: "on", other: clash})
    assert str(refused.value) == f"option `{option}` needs `{other}={wanted}`: {NEEDS[option]}"


def test_the_same_with_a_preset() -> None:
    with pytest.raises(SetupError, match="both change what the Council gives"):
        opened(2, preset="pietrocupo", codex_1="on")


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_other_pair_can_be_played(seats: int) -> None:
    needed = {option: needs for option, needs in NEEDED.items() if "off" not in needs.values()}
    for one, other in combinations([option.id for option in OPTIONS if "on" in option.values], 2):
        if {one, other} != {"codex_1", "enhanced_council"}:
            options = {**needed.get(one, {}), **needed.get(other, {}), one: "on", other: "on"}
            assert opened(seats, 0, options).agenda


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_preset_can_be_played(preset: str, seats: int) -> None:
    assert opened(seats, preset=preset).agenda


def test_the_presets() -> None:
    assert list(PRESETS) == ["beginner", "expert", "codex-1", "pietrocupo"]


def test_every_need_has_its_reason() -> None:
    assert NEEDED.keys() == NEEDS.keys()


def test_half_a_favour_is_for_five() -> None:
    expert = {"start": "expert"}
    for seats in GAME.seats:
        usual, half = (opened(seats, 0, expert | more) for more in ({}, {"half_favour": "on"}))
        assert (usual.agenda != half.agenda) == (seats == 5)


def test_every_switch_has_its_change() -> None:
    scoring = [option.id for option in OPTIONS if option.group == "scoring"]
    assert [*SWITCHES, *scoring] == [option.id for option in OPTIONS if option.values == ["off", "on"]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_steps_of_the_opening_come_in_the_order_of_the_variant(seats: int) -> None:
    options = GAME.complete({"preset": "pietrocupo"})
    opening = [type(step).__name__ for step in rules(seats, options, GAME.cards()).opening.steps]
    half = ["HalfFavours"] if seats == 5 else []
    assert opening == ["DealComponents", "LayDisplay", *half, "Favours", "BeginTurn"]


def test_plans_are_changed_by_naming_a_step_and_never_by_its_place() -> None:
    nodes = list(ast.walk(ast.parse((FOLDERS / "leonardo" / "variants.py").read_text())))
    counted = [ast.unparse(node.value) for node in nodes if isinstance(node, ast.Subscript)]
    called = [
        node.func.attr
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    assert not {"sheet.opening", "sheet.council", "sheet.turn", "sheet.last_turns"} & set(counted)
    assert not {"insert", "pop", "remove"} & set(called)


def test_an_unknown_option_or_value_is_named() -> None:
    with pytest.raises(SetupError, match="leonardo has no option `fire`"):
        opened(2, fire="on")
    with pytest.raises(SetupError, match="option `start` is one of beginner, expert, not `late`"):
        opened(2, start="late")


# Only variants.py reads options


def reads_of_options(source: str) -> list[int]:
    """The lines on which options are looked at; to hand them on as an argument is not to look at them."""
    nodes = list(ast.walk(ast.parse(source)))
    arguments = [node for node in nodes if isinstance(node, ast.arg) and node.annotation]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    names = {"options"} | {each.arg for each in arguments if "Options" in ast.unparse(each)}
    handed_on = [
        id(given) for call in calls for given in [*call.args, *[each.value for each in call.keywords]]
    ]
    found: list[int] = []
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr == "options":
            found.append(node.lineno)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in names:
            found += [] if id(node) in handed_on else [node.lineno]
    return found


def sources(game: str) -> list[Path]:
    return sorted((FOLDERS / game).rglob("*.py"))


@pytest.mark.parametrize("game", GAMES)
def test_options_are_read_in_variants_alone(game: str) -> None:
    assert sources(game)
    for path in sources(game):
        assert path == FOLDERS / game / "variants.py" or reads_of_options(path.read_text()) == [], path.name


@pytest.mark.parametrize(
    "planted",
    [
        'if options["lines"] == "on": pass',
        "for id in options: pass",
        'value = options.get("lines")',
        "if s.setup.options: pass",
        'def rules(chosen: Options) -> bool: return chosen["lines"] == "on"',
        'read(options["lines"])',
        "lines = options",
    ],
)
def test_a_planted_look_is_found(planted: str) -> None:
    assert reads_of_options(planted) == [1]


@pytest.mark.parametrize(
    "harmless",
    [
        "def read(seats: int, options: Options) -> Sheet: return sheet(seats, options)",
        "Game(options=OPTIONS)",
    ],
)
def test_to_hand_options_on_is_allowed(harmless: str) -> None:
    assert reads_of_options(harmless) == []


@pytest.mark.parametrize("path", sources("leonardo"), ids=lambda path: path.name)
def test_no_file_is_over_300_lines(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= LONGEST
