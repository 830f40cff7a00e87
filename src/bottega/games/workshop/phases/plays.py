"""§4 What one card can do: the same for a card of the hand and for one just looked at."""

from __future__ import annotations

from bottega.games.workshop.facts import PRACTISED, STUDIED, VISITED, WORKED
from bottega.games.workshop.names import (
    ACTION_OF,
    ACTIONS,
    BOTTOMS,
    FIRST_WORK_PLACE,
    GUARDS,
    PLACES,
    PRACTICE_ACTION,
    SIX,
    VISIT_ACTION,
    VISIT_BOTTOM,
    WORK_ACTION,
    WORK_BOTTOM,
)
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.words import (
    KINDS,
    NO_CARD_FOR,
    NO_COLUMN,
    NO_LEONARDO,
    NO_WORK,
    NOT_SHOWN,
    NOTHING_TO_TEACH,
    PRACTISE,
    STUDY,
    TOO_LOW,
    VISIT,
    WORK,
)
from bottega.kit.events import ANY, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piles import changed
from bottega.kit.state import State


def plays(table: Table, hand: int, cards: tuple[int, ...]) -> list[Move]:
    """§4. Everything these cards, in order of number, can be played for; equal cards are offered once."""
    moves: list[Move] = []
    rules, levels, at = table.rules, table.levels, hand * SIX
    study = STUDY.of(0)
    effects = works = None
    last = -1
    for card in cards:
        if card == last:
            continue
        last = card
        moves.append(study + card)
        first, bottom = rules.lower[card], card % BOTTOMS
        if bottom == VISIT_BOTTOM:
            if effects is None:
                effects = open_visits(table, hand)
            for effect in effects:
                moves.append(first + effect)
        elif bottom == WORK_BOTTOM:
            if works is None:
                works = open_works(table, hand)
            for work in works:
                moves.append(first + work)
        else:
            for discipline in rules.shows[bottom]:
                if levels[at + discipline]:
                    moves.append(first + discipline)
    return moves


def open_visits(table: Table, hand: int) -> list[int]:
    """§4.3. The effects to be had: one that teaches needs a discipline in play."""
    teaches = table.rules.teaches
    effects: list[int] = []
    for place in range(FIRST_WORK_PLACE):
        effect = table.rows[place]
        if effect >= 0 and effect not in effects and (not teaches[effect] or table.has_column(hand)):
            effects.append(effect)
    return effects


def open_works(table: Table, hand: int) -> list[int]:
    """§4.4. The works in the middle that the levels of a hand suffice for."""
    rows, asked, strength = table.rows, table.rules.asked, table.strength[hand]
    works: list[int] = []
    for place in range(FIRST_WORK_PLACE, PLACES):
        work = rows[place]
        if work >= 0 and (strength - asked[work]) & GUARDS == GUARDS:
            works.append(work)
    return works


def refused_plays(table: Table, hand: int, cards: tuple[int, ...]) -> list[Refusal]:
    """Why some of what one might expect of these cards is not offered."""
    actions = [ACTION_OF[card % BOTTOMS] for card in cards]
    refused: list[Refusal] = []
    for action in range(ACTIONS.size):
        if action not in actions:
            refused.append(Refusal(KINDS[action], [], NO_CARD_FOR, [action]))
    if PRACTICE_ACTION in actions:
        refused += refused_practice(table, hand, cards)
    if VISIT_ACTION in actions:
        refused += refused_visits(table, hand)
    if WORK_ACTION in actions:
        refused += refused_works(table, hand)
    return refused


def refused_practice(table: Table, hand: int, cards: tuple[int, ...]) -> list[Refusal]:
    """§4.2. A discipline the card does not show, or that is not in play."""
    refused: list[Refusal] = []
    for card in sorted(set(cards)):
        shown = table.rules.shows[card % BOTTOMS]
        for discipline in range(SIX):
            in_play = table.levels[hand * SIX + discipline] > 0
            if not shown or (discipline in shown and in_play):
                continue
            if in_play:
                refused.append(Refusal(PRACTISE, [card, discipline], NOT_SHOWN, [card, discipline]))
            elif discipline in shown:
                refused.append(Refusal(PRACTISE, [card, discipline], NO_COLUMN, [discipline]))
    return refused


def refused_visits(table: Table, hand: int) -> list[Refusal]:
    """§4.3, §5.2. Nobody is there, or he cannot teach who has nothing in play."""
    shown = [effect for effect in table.rows[:FIRST_WORK_PLACE] if effect >= 0]
    if not shown:
        return [Refusal(VISIT, [], NO_LEONARDO, [])]
    shut = sorted(set(shown) - set(open_visits(table, hand)))
    return [Refusal(VISIT, [ANY, effect], NOTHING_TO_TEACH, [effect]) for effect in shut]


def refused_works(table: Table, hand: int) -> list[Refusal]:
    """§4.4. What each work still asks for."""
    shown = [work for work in table.rows[FIRST_WORK_PLACE:] if work >= 0]
    if not shown:
        return [Refusal(WORK, [], NO_WORK, [])]
    refused: list[Refusal] = []
    for work in shown:
        asked = table.rules.asks[work]
        for n in range(0, len(asked), 2):
            level = table.levels[hand * SIX + asked[n]]
            if level < asked[n + 1]:
                args = [work, asked[n], asked[n + 1], level]
                refused.append(Refusal(WORK, [ANY, work], TOO_LOW, args))
    return refused


def played_card(move: Move) -> int:
    """The card a move plays."""
    if STUDY.holds(move):
        return STUDY.first(move)
    if PRACTISE.holds(move):
        return PRACTISE.first(move)
    if VISIT.holds(move):
        return VISIT.first(move)
    return WORK.first(move)


def play_card(s: State[Table], hand: int, card: int, move: Move, log: Log) -> None:
    """§4. The card has left the hand: do what it was played for."""
    table, rules, seat = s.board, s.board.rules, s.board.rules.seat_of[hand]
    table.played += (card,)
    if STUDY.holds(move):
        discipline = card // BOTTOMS
        at = hand * SIX + discipline
        table.columns = changed(table.columns, at, table.columns[at] + 1)
        log.tell(STUDIED, seat, card, discipline, table.raise_level(hand, discipline, 1))
    elif PRACTISE.holds(move):
        discipline = PRACTISE.second(move)
        log.tell(PRACTISED, seat, card, discipline, table.raise_level(hand, discipline, rules.practice))
    elif VISIT.holds(move):
        effect = VISIT.second(move)
        table.take_leonardo(hand, effect)
        log.tell(VISITED, seat, card, effect)
        s.then_all(rules.effects[hand][effect])
    else:
        work = WORK.second(move)
        table.take_work(hand, work)
        log.tell(WORKED, seat, card, work)
