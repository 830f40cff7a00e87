"""What a beginner looks at in each game: enough for playthroughs that are worth reading."""

from __future__ import annotations

from collections.abc import Callable

from bottega.games.codex.pieces import Table
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import ACADEMY, COUNCIL, FIRST_LAB, FIRST_SHOP, SOLD, WORKSHOP
from bottega.games.leonardo.pieces import Lab
from bottega.kit.board import Board
from bottega.kit.seats import Seat


def judge_codex(board: Board, seat: Seat) -> int:
    """Points, objectives, cards that can be paid for, symbols, open spots."""
    assert isinstance(board, Table)
    area, sheet = board.areas[seat], board.rules
    ready = sum(sheet.points[card] for card in board.hands[seat] if area.affords(card))
    goals = sum(board.earned(seat)) if board.common else 0
    return 100 * area.points + 60 * goals + 30 * ready + 10 * sum(area.symbols[:7]) + 3 * len(area.open)


def judge_leonardo(board: Board, seat: Seat) -> int:
    """Florins, cards, workers, laboratories and their work, and where the workers stand."""
    assert isinstance(board, City)
    player = board.players[seat]
    things = 12 * player.florins + 60 * len(player.cards) + 90 * player.apprentices
    parts = sum(30 * min(held, 3) for held in player.owned)
    labs = sum(laboratory(board, lab) for lab in player.labs)
    return things + parts + labs + sum(standing(board, seat, place) for place in range(FIRST_LAB))


def laboratory(board: City, lab: Lab) -> int:
    """Places and mechanical men; work worth its florins, the nearer to its end the more."""
    worth = 20 * lab.places + 70 * lab.men
    if not lab.working or lab.invention < 0:
        return worth
    rules = board.rules
    weeks = lab.week + lab.apprentices + 2 * lab.masters
    pays = rules.first[lab.invention] if lab.invention in board.display else rules.later[lab.invention] // 2
    return worth + 30 + 10 * pays * min(weeks, rules.weeks[lab.invention]) // rules.weeks[lab.invention]


def standing(board: City, seat: Seat, place: int) -> int:
    """A few workers where there is something to gain, and no more than needed to be first."""
    strength = sum(group.strength for group in board.lines[place] if group.seat == seat)
    rival = max((group.strength for group in board.lines[place] if group.seat != seat), default=0)
    if not strength:
        return 0
    gain = {COUNCIL: 25, WORKSHOP: 60, ACADEMY: 55}.get(place, 30)
    if place >= FIRST_SHOP and board.players[seat].owned[SOLD[place - FIRST_SHOP]] > 1:
        gain = 5
    return (gain if strength > rival else gain // 2) - 6 * strength


def judge_score(board: Board, seat: Seat) -> int:
    """What one would score if the match ended now."""
    return board.result().scores[seat]


JUDGES: dict[str, Callable[[Board, Seat], int]] = {
    "codex": judge_codex,
    "leonardo": judge_leonardo,
    "inventors": judge_score,
    "workshop": judge_score,
}
