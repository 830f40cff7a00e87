"""Leonardo da Vinci: what an outlook can be made of."""

from __future__ import annotations

from typing import Final

from bottega.bots.evaluators import EVALUATORS
from bottega.bots.leonardo import LAST_TURN, pay
from bottega.games.leonardo.city import City
from bottega.games.leonardo.scoring import types
from bottega.kit.board import Board
from bottega.kit.seats import Seat

FURTHER: Final = ["diversity", "types", "laboratories", "promised", "done", "free", "parts", "first"]


def standing(board: Board, seat: Seat) -> list[float]:
    """What there is, in the order of the names."""
    assert isinstance(board, City)
    player, rules = board.players[seat], board.rules
    places = promised = done = 0.0
    for lab in player.labs:
        places += lab.places + 2 * lab.men
        if lab.working and lab.invention >= 0:
            worth = pay(board, lab)
            weeks = lab.week + lab.apprentices + 2 * lab.masters + 2 * lab.men
            promised += worth
            done += worth * min(1.0, weeks / rules.weeks[lab.invention])
    return [
        *EVALUATORS["leonardo"].counts(board, seat),
        float(rules.scoring.diversity(rules, player)),
        float(types(rules, player.cards)),
        places,
        promised,
        done,
        float(player.free + (2 if player.master else 0)),
        float(sum(player.owned)),
        1.0 if board.leonardo == seat else 0.0,
    ]


def phase(board: Board) -> float:
    """By turns."""
    assert isinstance(board, City)
    return min(1.0, board.turn / LAST_TURN)
