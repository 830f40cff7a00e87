"""What seats and options change: the only place options are read."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.names import ANY_BOTTOM, BOTTOMS, FIVE, SIX, SOLITAIRE_HANDS
from bottega.games.workshop.phases.effects import DrawMore, LookAtTop, Teach
from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.rounds import BeginRound, TakeTurn
from bottega.games.workshop.phases.setting_up import PutFatigue, TakeHands, TurnUpRows
from bottega.games.workshop.phases.solitaire import BeginHand, EndHand
from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.seating import ALONE, EVERYONE, ONE_BY_ONE
from bottega.games.workshop.sheet import Sheet, fill_box, read_sheet
from bottega.games.workshop.words import NO_TIRED_SEAT, ONLY_ALONE
from bottega.kit.book import Cards
from bottega.kit.errors import SetupError
from bottega.kit.game import Option, Options
from bottega.kit.seats import clockwise
from bottega.kit.state import Step

LOT: Final = "lot"
OPTIONS: Final = [
    Option("practice", ["two", "one"], changes=["1.1", "4.2"]),
    Option("solitaire", ["rotation", "sequence"], changes=["8.1", "8.2"], seats=[1]),
    Option("tired", [LOT, "1", "2", "3", "4", "5"], carried=True, changes=["2.4"]),
]


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the basic game; for one person with four hands, changed as the option says."""
    in_sequence = options["solitaire"] == "sequence"
    if seats > 1:
        if in_sequence:
            raise SetupError(f"option `solitaire=sequence` is for one seat, not {seats}", ONLY_ALONE.id)
        return with_tired(basic(list(range(seats)), cards, options), options["tired"])
    sheet = with_tired(basic([0] * SOLITAIRE_HANDS, cards, options), options["tired"])
    sheet.seating = ALONE
    if in_sequence:
        sequence(sheet)
    else:
        sheet.quarters = True  # §8.1
    return sheet


def with_tired(sheet: Sheet, tired: str) -> Sheet:
    """§2.4. The fatigue card begins at this seat, counted from 1, or with whom a lot names."""
    if tired != LOT:
        if not 1 < sheet.seats >= int(tired):
            what = f"option `tired={tired}` needs that seat and another, not {sheet.seats}"
            raise SetupError(what, NO_TIRED_SEAT.id)
        sheet.tired = int(tired) - 1
    return sheet


def rematch(seats: int, winners: list[int]) -> Options:
    """§2.4. Who won the match before has the fatigue card in the next; alone or if shared, a lot decides."""
    return {"tired": str(winners[0] + 1) if seats > 1 and len(winners) == 1 else LOT}


def basic(seat_of: list[int], cards: Cards, options: Options) -> Sheet:
    """The printed game."""
    sheet = read_sheet(seat_of, cards)
    if options["practice"] == "one":
        one_discipline_a_card(sheet)
    sheet.seating = EVERYONE
    sheet.opening = [
        TurnUpRows(),
        TakeHands(first=0, last=sheet.hands - 1),
        PutFatigue(),
        BeginRound(number=1),
    ]
    sheet.maintenance = [TurnUpRows(), PassFatigue()]
    sheet.closing = [CountPoints()]
    for hand in range(sheet.hands):
        sheet.rounds.append([TakeTurn(other) for other in clockwise(hand, sheet.hands)])
        sheet.turns.append([PlayCard(hand), DrawCard(hand)])
        sheet.effects.append([steps_of(sheet, hand, effect) for effect in range(FIVE)])
    return sheet


def one_discipline_a_card(sheet: Sheet) -> None:
    """§4.2. Both symbols of a practice card are equal: the cards of a discipline show the others in turn."""
    for study in range(SIX):
        others = [discipline for discipline in range(SIX) if discipline != study]
        first, changed = study * BOTTOMS, 0
        for bottom in range(ANY_BOTTOM + 1, BOTTOMS):
            if len(sheet.shows[bottom]) == 2:
                for _ in range(sheet.copies[first + bottom]):
                    alone = sheet.shows.index([others[changed % len(others)]])
                    sheet.copies[first + alone] += 1
                    changed += 1
                sheet.copies[first + bottom] = 0
    fill_box(sheet)


def steps_of(sheet: Sheet, hand: int, effect: int) -> list[Step[Table]]:
    """§5. What a Leonardo card does at once; points and rest need no step."""
    steps: list[Step[Table]] = []
    if sheet.teaches[effect]:
        steps.append(Teach(hand, sheet.teaches[effect]))
    if sheet.draws[effect]:
        steps.append(DrawMore(hand, sheet.draws[effect]))
    if sheet.looks[effect]:
        steps.append(LookAtTop(hand, sheet.looks[effect]))
    return steps


def sequence(sheet: Sheet) -> None:
    """§8.2. Hands one after another, each a round of its own; the fatigue card stays in the box."""
    sheet.seating = ONE_BY_ONE
    sheet.fatigue = False
    sheet.opening = [BeginHand(0)]
    sheet.maintenance = [TurnUpRows()]
    sheet.closing = [EndHand()]
    sheet.rounds = [[TakeTurn(hand)] for hand in range(sheet.hands)]
