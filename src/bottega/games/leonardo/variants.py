"""What each option changes: the only place options are read. A variant states its differences alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.games.leonardo.facts import BOUGHT, CHOSE_SPACE
from bottega.games.leonardo.names import COMPONENTS, EVERY_LETTER, IMPROVEMENTS, LETTER_D, RANKS
from bottega.games.leonardo.phases.completing import PhaseD, WorkLaboratories
from bottega.games.leonardo.phases.council import (
    CARRY_OUT,
    ChoosePrivilege,
    Council,
    GiveLeonardo,
    LeaveCouncil,
    RankCouncil,
)
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, PassLeonardo, Refill
from bottega.games.leonardo.phases.offers import PLACES_B_TO_H
from bottega.games.leonardo.phases.placing import AssignAll, PhaseB
from bottega.games.leonardo.phases.revealing import RevealInOrder
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.phases.turn_zero import DealComponents, Favours, HalfFavours, LayDisplay
from bottega.games.leonardo.privileges import CODEX_1, ENHANCED, PRINTED
from bottega.games.leonardo.scoring import Points, Scoring
from bottega.games.leonardo.sheet import CITY_ONLY, Endowment, Sheet, read_sheet
from bottega.games.leonardo.standing import LINES
from bottega.kit.book import Cards, Entry, index
from bottega.kit.errors import SetupError
from bottega.kit.events import FROM_OTHERS
from bottega.kit.game import Option, Options, switch
from bottega.kit.plan import Plan

OPTIONS: Final = [
    Option("start", ["beginner", "expert"], "start", changes=["3", "12"]),
    Option("ranks", ["example", "number"], "start", changes=["4"]),
    switch("random_component", "start", ["12", "P.1"]),
    switch("half_favour", "start", ["12", "P.2"], {"start": "expert"}, [5]),
    switch("new_favours", "start", ["12", "P.3"], {"start": "expert"}),
    switch("staged_deck", "start", ["12", "P.4"], {"start": "expert"}),
    Option("stocks", ["open", "hidden"], "city", changes=["8.B", "11", "6.1"]),
    switch("rotating_first", "city", ["8.A", "10", "P.5"]),
    switch("lines", "city", ["7", "8", "8.A", "8.B", "P.6"]),
    switch("early_labs", "city", ["6", "7", "10", "P.7"]),
    switch("codex_1", "council", ["8.A", "C.1"], {"enhanced_council": "off"}),
    switch("enhanced_council", "council", ["8.A", "10", "P.8"]),
    switch("ordered_revelation", "inventions", ["9", "9.3", "10", "P.9"]),
    switch("hold_back", "inventions", ["9", "P.15"], {"ordered_revelation": "on"}),
    switch("points", "scoring", ["2", "11", "P.10"]),
    switch("diversity_points", "scoring", ["11", "P.11"], {"points": "on"}),
    switch("florins_break_ties", "scoring", ["11", "P.12"], {"points": "on"}),
    switch("florins_to_points", "scoring", ["11", "P.13"], {"points": "on"}),
    switch("owner_only", "scoring", ["11", "P.14"], {"points": "on"}),
]

PRESETS: Final[dict[str, Options]] = {
    "beginner": {},
    "expert": {"start": "expert", "stocks": "hidden"},
    "codex-1": {"codex_1": "on"},
    "pietrocupo": {
        "start": "expert",
        "ranks": "number",
        "random_component": "on",
        "half_favour": "on",
        "new_favours": "on",
        "staged_deck": "on",
        "rotating_first": "on",
        "lines": "on",
        "early_labs": "on",
        "enhanced_council": "on",
        "ordered_revelation": "on",
        "points": "on",
        "diversity_points": "on",
        "florins_break_ties": "on",
    },
}

# Why an option cannot be on without what it needs: what it would change is not there.
NEEDS: Final = {
    "half_favour": "half a favour is part of the expert start",
    "new_favours": "favours are part of the expert start",
    "staged_deck": "the beginners' start asks for fixed inventions",
    "codex_1": "both change what the Council gives",
    "hold_back": "without revelation in order nobody is asked",
    "diversity_points": "without victory points there is nothing to add them to",
    "florins_break_ties": "without victory points florins are the score itself",
    "florins_to_points": "without victory points there is nothing to add them to",
    "owner_only": "without victory points nobody scores for an invention",
}


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the basic game, changed by one function for each option that is on."""
    for option in OPTIONS:
        for other, wanted in option.needs.items():
            if options[option.id] == "on" and options[other] != wanted:
                raise SetupError(f"option `{option.id}` needs `{other}={wanted}`: {NEEDS[option.id]}")
    sheet = basic(seats, cards)
    START[options["start"]](sheet, cards)
    if options["ranks"] == "number":
        ranks_by_number(sheet, cards)
    if options["stocks"] == "hidden":
        hidden_stocks(sheet)
    for id, change in SWITCHES.items():
        if options[id] == "on":
            change(sheet, cards)
    if options["points"] == "on":
        sheet.scoring = Points(
            diversity_points=options["diversity_points"] == "on",
            owner_only=options["owner_only"] == "on",
            florins_per_point=10 if options["florins_to_points"] == "on" else 0,
            florins_break_ties=options["florins_break_ties"] == "on",
        )
    return sheet


def basic(seats: int, cards: Cards) -> Sheet:
    """The printed game, but for what each player begins with."""
    sheet = read_sheet(seats, cards)
    read_favours(sheet, cards.entry("setups.toml", "expert").entry("favours"))
    sheet.labs.most_men = cards.entry("setups.toml", "common").number("mechanical_men_max")
    sheet.display = cards.entry("setups.toml", "players").entry(str(seats)).number("display")
    sheet.layers = read_layers(cards, "printed")
    sheet.privileges = PRINTED
    sheet.scoring = Scoring()
    sheet.opening = Plan(LayDisplay(), BeginTurn(turn=1))
    sheet.council = Plan(RankCouncil(), GiveLeonardo(), ChoosePrivilege(at=0), *CARRY_OUT, LeaveCouncil())
    sheet.turn = Plan(
        PhaseA(),
        PhaseB(),
        Council(),
        *PLACES_B_TO_H,
        WorkLaboratories(),
        PhaseD(),
        AddFlorin(),
        Refill(),
    )
    sheet.last_turns = Plan(PhaseA(), PhaseB(), WorkLaboratories(), PhaseD())
    return sheet


def read_favours(sheet: Sheet, row: Entry) -> None:
    """§12. What the favours give; the Workshop turns laboratories to the same sides."""
    improvements = [row.entry(f"d{n}") for n in (1, 2, 3, 4, 4)]  # a mechanical man for either laboratory
    sides = zip(improvements, ["flip_small_to", "take_large", "flip_large_to"], strict=False)
    sheet.labs.improved = [sheet.labs.side(each, key) for each, key in sides]
    sheet.favours.improvement_components = [each.number("components", 0) for each in improvements]
    sheet.favours.men = improvements[-1].number("mechanical_men")
    sheet.favours.florins = row.entry("a").number("florins")
    sheet.favours.components = row.entry("b").number("components")
    sheet.favours.most_each = row.entry("b").number("max_each")
    sheet.favours.apprentices = row.entry("c").number("apprentices")


def read_layers(cards: Cards, name: str) -> list[list[int]]:
    """How the deck is stacked."""
    piles = ["late", "gold", "silver", "copper", "bronze"]
    layers = cards.entry("setups.toml", "deck").entries(name)
    return [[layer.number(pile, 0) for pile in piles] for layer in layers]


def beginner(sheet: Sheet, cards: Cards) -> None:
    """§3. Sets a to e, and fixed inventions to begin with."""
    common = cards.entry("setups.toml", "common").number("apprentices_total")
    table = cards.entry("setups.toml", "players").entry(str(sheet.seats))
    sets = cards.entry("setups.toml", "beginner")
    boxed = table.number("box_apprentices")
    sheet.endowments = [Endowment(sets.entry(name), sheet, boxed, common) for name in table.texts("sets")]
    sheet.requested_first = [number - 1 for number in table.numbers("beginner_display")]


def expert(sheet: Sheet, cards: Cards) -> None:
    """§12. Turn 0: everybody begins alike and takes favours in turn."""
    common = cards.entry("setups.toml", "common").number("apprentices_total")
    table = cards.entry("setups.toml", "players").entry(str(sheet.seats))
    base = cards.entry("setups.toml", "expert")
    sheet.endowments = [Endowment(base, sheet, 0, common) for _ in range(sheet.seats)]
    sheet.favours.count = table.number("favours")
    sheet.discards = [index(table.where, RANKS, rank) for rank in table.texts("expert_discard")]
    if sheet.seats >= 4:
        sheet.favours.limits = [base.number("max_same_favour")] * EVERY_LETTER
    sheet.opening.before(BeginTurn, Favours())


def ranks_by_number(sheet: Sheet, cards: Cards) -> None:
    """Bronze 1 to 5, copper 6 to 10, silver 11 to 15: inventions 8 and 13 change places."""
    sheet.printing = "number"
    for row in cards.entries("inventions.toml", "alternate"):
        number = row.number("id") - 1
        sheet.rank[number] = index(row.where, RANKS, row.text("rank"))
        sheet.weeks[number] = row.number("weeks")
        sheet.needs[number] = row.counts("components", COMPONENTS.names)
        sheet.first[number] = row.number("first")
        sheet.later[number] = row.number("later")


def hidden_stocks(sheet: Sheet) -> None:
    """§6.1. Nobody shows florins and components: who pays shows that the purse held so much."""
    sheet.stocks_hidden = True
    sheet.bought = BOUGHT.showing(FROM_OTHERS)
    sheet.chose_paid = CHOSE_SPACE.showing(FROM_OTHERS)


def random_component(sheet: Sheet, cards: Cards) -> None:
    """Each player is dealt one component before anything else."""
    sheet.opening.before(LayDisplay, DealComponents())


def half_favour(sheet: Sheet, cards: Cards) -> None:
    """With five players only."""
    if sheet.seats == 5:
        sheet.opening.before(Favours, HalfFavours())


def new_favours(sheet: Sheet, cards: Cards) -> None:
    """Two components instead of four, improvements bring none, and only one improvement each."""
    sheet.favours.components = 2
    sheet.favours.improvement_components = [0] * len(IMPROVEMENTS)
    sheet.favours.limits = [*sheet.favours.limits[:LETTER_D], 1]


def staged_deck(sheet: Sheet, cards: Cards) -> None:
    """Each rank overlaps the next, and five inventions are asked for, however many play."""
    sheet.layers = read_layers(cards, "staged")
    sheet.discards = []
    sheet.display = 5


def rotating_first(sheet: Sheet, cards: Cards) -> None:
    """Leonardo goes round; the Council no longer gives him away."""
    sheet.council.instead(GiveLeonardo)
    sheet.turn.end_with(PassLeonardo())
    sheet.last_turns.end_with(PassLeonardo())


def lines(sheet: Sheet, cards: Cards) -> None:
    """One worker at a time, served in the order they came, masters first."""
    sheet.standing = LINES
    sheet.most_sent = 1
    sheet.once_per_place = False


def early_labs(sheet: Sheet, cards: Cards) -> None:
    """Workers go to the laboratories first, and from there to the city if they are sent on."""
    sheet.labs_lend = True
    sheet.targets = CITY_ONLY
    sheet.last_targets = []
    sheet.turn.after(PhaseA, AssignAll())
    sheet.last_turns.instead(PhaseB, AssignAll())


def codex_1(sheet: Sheet, cards: Cards) -> None:
    """A stronger Council: space 1 moves anybody's apprentice."""
    sheet.privileges = CODEX_1


def enhanced_council(sheet: Sheet, cards: Cards) -> None:
    """All four spaces are stronger; no florins lie at the Council."""
    sheet.privileges = ENHANCED
    sheet.purse = 0
    sheet.turn.instead(AddFlorin)


def ordered_revelation(sheet: Sheet, cards: Cards) -> None:
    """No auctions: whoever reveals first has the card."""
    sheet.turn.instead(PhaseD, RevealInOrder())
    sheet.last_turns.instead(PhaseD, RevealInOrder())


def hold_back(sheet: Sheet, cards: Cards) -> None:
    """Finished work may stay under its laboratory."""
    sheet.holds_back = True


START: Final[dict[str, Callable[[Sheet, Cards], None]]] = {"beginner": beginner, "expert": expert}
SWITCHES: Final[dict[str, Callable[[Sheet, Cards], None]]] = {
    "random_component": random_component,
    "half_favour": half_favour,
    "new_favours": new_favours,
    "staged_deck": staged_deck,
    "rotating_first": rotating_first,
    "lines": lines,
    "early_labs": early_labs,
    "codex_1": codex_1,
    "enhanced_council": enhanced_council,
    "ordered_revelation": ordered_revelation,
    "hold_back": hold_back,
}
