"""What players say in Leonardo da Vinci, and what they are asked and refused."""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.facts import FACTS, HEADINGS, HIGHLIGHTS
from bottega.games.leonardo.names import (
    COMPONENTS,
    COUNTS,
    FAVOURS,
    FLORINS,
    GOODS,
    INVENTIONS,
    LABS,
    LINE,
    PEEKED,
    PLACES,
    SPACES,
)
from bottega.kit.events import SEATS, Ask, Reason
from bottega.kit.moves import Kind, Vocabulary

FAVOUR: Final = Kind("favour", favour=FAVOURS)
PICK: Final = Kind("pick", component=COMPONENTS)
START: Final = Kind("start", lab=LABS, invention=INVENTIONS)
STOP: Final = Kind("stop", lab=LABS)
DONE: Final = Kind("done")
SEND: Final = Kind("send", count=COUNTS, place=PLACES)
MASTER: Final = Kind("master", place=PLACES)
PASS: Final = Kind("pass")
CALL: Final = Kind("call", count=COUNTS)
GIVE: Final = Kind("give", to=SEATS)
CHOOSE: Final = Kind("choose", space=SPACES)
SHIFT: Final = Kind("shift", whose=SEATS, origin=PLACES, target=PLACES)
STAY: Final = Kind("stay")
WORKER: Final = Kind("worker", at=LINE)
ORDER: Final = Kind("order", one=PEEKED, two=PEEKED, three=PEEKED, four=PEEKED)
BUY: Final = Kind("buy", good=GOODS)
DECLINE: Final = Kind("decline")
AUCTION: Final = Kind("auction", invention=INVENTIONS)
BID: Final = Kind("bid", florins=FLORINS)
REVEAL: Final = Kind("reveal", lab=LABS)

TAKE_FAVOUR: Final = Ask("take_favour", seat=SEATS)
TAKE_HALF_FAVOUR: Final = Ask("take_half_favour", seat=SEATS)
PICK_COMPONENT: Final = Ask("pick_component", seat=SEATS, count=COUNTS)
START_WORK: Final = Ask("start_work", seat=SEATS)
ASSIGN_WORKERS: Final = Ask("assign_workers", seat=SEATS)
PLACE_WORKERS: Final = Ask("place_workers", seat=SEATS)
PLACE_OR_CALL: Final = Ask("place_or_call", seat=SEATS)
CALL_APPRENTICES: Final = Ask("call_apprentices", seat=SEATS, count=COUNTS, place=PLACES)
GIVE_LEONARDO: Final = Ask("give_leonardo", seat=SEATS)
CHOOSE_PRIVILEGE: Final = Ask("choose_privilege", seat=SEATS)
SHIFT_APPRENTICE: Final = Ask("shift_apprentice", seat=SEATS)
WHICH_APPRENTICE: Final = Ask("which_apprentice", seat=SEATS, whose=SEATS, origin=PLACES)
ORDER_DECK: Final = Ask("order_deck", seat=SEATS)
BUY_GOOD: Final = Ask("buy_good", seat=SEATS, place=PLACES, florins=FLORINS)
ORDER_AUCTIONS: Final = Ask("order_auctions", seat=SEATS)
MAKE_BID: Final = Ask("make_bid", seat=SEATS, invention=INVENTIONS)
REVEAL_WORK: Final = Ask("reveal_work", seat=SEATS)

FAVOUR_LIMIT: Final = Reason("favour_limit", "12", favour=FAVOURS, count=COUNTS)
NO_LARGE_LAB: Final = Reason("no_large_lab", "12", favour=FAVOURS)
NO_FREE_MAN_PLACE: Final = Reason("no_free_man_place", "12", favour=FAVOURS)
ALREADY_DONE: Final = Reason("already_done", "12", favour=FAVOURS)
COMPONENT_LIMIT: Final = Reason("component_limit", "12", component=COMPONENTS, count=COUNTS)
LAB_BUSY: Final = Reason("lab_busy", "6", lab=LABS)
COMPONENTS_MISSING: Final = Reason(
    "components_missing", "6", invention=INVENTIONS, component=COMPONENTS, needed=COUNTS, held=COUNTS
)
COMPLETED_BY_ANOTHER: Final = Reason("completed_by_another", "6", invention=INVENTIONS)
SAME_IN_OTHER_LAB: Final = Reason("same_in_other_lab", "6", invention=INVENTIONS)
ALREADY_SENT: Final = Reason("already_sent", "7", place=PLACES)
NO_FREE_PLACE: Final = Reason("no_free_place", "7", place=PLACES)
LAB_NOT_TAKEN: Final = Reason("lab_not_taken", "7", lab=LABS)
LAB_NOT_WORKING: Final = Reason("lab_not_working", "7", place=PLACES)
MASTER_SENT: Final = Reason("master_sent", "7")
CITY_CLOSED: Final = Reason("city_closed", "10", place=PLACES)
LABS_ASSIGNED: Final = Reason("labs_assigned", "7", place=PLACES)
SPACE_TAKEN: Final = Reason("space_taken", "8", space=SPACES)
NO_COMPONENTS_LEFT: Final = Reason("no_components_left", "8", space=SPACES)
NOT_ENOUGH_FLORINS: Final = Reason("not_enough_florins", "8", florins=FLORINS, held=FLORINS)
GOOD_BUSY: Final = Reason("good_busy", "8", good=GOODS)
GOOD_NOT_YET: Final = Reason("good_not_yet", "8", good=GOODS)
GOOD_USELESS: Final = Reason("good_useless", "8", good=GOODS)

WORDS: Final = Vocabulary(
    kinds=[
        FAVOUR,
        PICK,
        START,
        STOP,
        DONE,
        SEND,
        MASTER,
        PASS,
        CALL,
        GIVE,
        CHOOSE,
        SHIFT,
        STAY,
        WORKER,
        ORDER,
        BUY,
        DECLINE,
        AUCTION,
        BID,
        REVEAL,
    ],
    facts=FACTS,
    asks=[
        TAKE_FAVOUR,
        TAKE_HALF_FAVOUR,
        PICK_COMPONENT,
        START_WORK,
        ASSIGN_WORKERS,
        PLACE_WORKERS,
        PLACE_OR_CALL,
        CALL_APPRENTICES,
        GIVE_LEONARDO,
        CHOOSE_PRIVILEGE,
        SHIFT_APPRENTICE,
        WHICH_APPRENTICE,
        ORDER_DECK,
        BUY_GOOD,
        ORDER_AUCTIONS,
        MAKE_BID,
        REVEAL_WORK,
    ],
    reasons=[
        FAVOUR_LIMIT,
        NO_LARGE_LAB,
        NO_FREE_MAN_PLACE,
        ALREADY_DONE,
        COMPONENT_LIMIT,
        LAB_BUSY,
        COMPONENTS_MISSING,
        COMPLETED_BY_ANOTHER,
        SAME_IN_OTHER_LAB,
        ALREADY_SENT,
        NO_FREE_PLACE,
        LAB_NOT_TAKEN,
        LAB_NOT_WORKING,
        MASTER_SENT,
        CITY_CLOSED,
        LABS_ASSIGNED,
        SPACE_TAKEN,
        NO_COMPONENTS_LEFT,
        NOT_ENOUGH_FLORINS,
        GOOD_BUSY,
        GOOD_NOT_YET,
        GOOD_USELESS,
    ],
    highlights=HIGHLIGHTS,
    headings=HEADINGS,
)
