"""Leonardo da Vinci: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import ACADEMY, CITY, COUNCIL, WORKSHOP, is_shop, sold_at

if TYPE_CHECKING:
    from bottega.games.leonardo.pieces import Lab
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

GAINS: Final = {COUNCIL: 2.0, WORKSHOP: 5.0, ACADEMY: 4.5}
SHOP: Final = 2.5
LAST_TURN: Final = 9
KEPT: Final = 3  # components of a kind that are worth keeping


@final
class LeonardoEvaluator(Evaluator):
    """Florins, cards, workers, laboratories, components, work under way, and where the workers stand."""

    def __init__(self) -> None:
        super().__init__(
            ["florins", "built", "workers", "components", "work", "standing"],
            SearchParams(spread=12.0, horizon=20, beliefs=True),
        )

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, City)
        player = board.players[seat]
        ahead = max(0, LAST_TURN - board.turn) / LAST_TURN  # how much of the match is still to come
        parts = 0
        for held in player.owned:
            parts += min(held, KEPT)
        work = 0.0
        for lab in player.labs:
            work += laboratory(board, lab, ahead)
        stands = 0.0
        for place in range(len(CITY)):
            stands += standing(board, seat, place)
        return [
            float(player.florins),
            3.0 * len(player.cards),
            9.0 * ahead * player.apprentices,
            3.5 * ahead * parts,
            work,
            (0.3 + ahead) * stands,
        ]

    def sense(self, board: Board, seat: Seat) -> float:
        """What is made in secret is made because it pays, and before anybody else completes it."""
        assert isinstance(board, City)
        sense = 0.0
        for lab in board.players[seat].labs:
            if lab.working and not lab.shown and lab.invention >= 0:
                sense += pay(board, lab)
        return sense


def pay(board: City, lab: Lab) -> float:
    """The florins that a work under way promises."""
    rules = board.rules
    if lab.invention in board.display:
        return float(rules.first[lab.invention])
    return float(rules.later[lab.invention] // 2)


def laboratory(board: City, lab: Lab, ahead: float) -> float:
    """Places and mechanical men; work worth its florins, the nearer to its end the more."""
    worth = ahead * (2.0 * lab.places + 8.0 * lab.men)
    if not lab.working or lab.invention < 0:
        return worth
    rules = board.rules
    weeks = lab.week + lab.apprentices + 2 * lab.masters
    done = min(weeks, rules.weeks[lab.invention]) / rules.weeks[lab.invention]
    return worth + 3.5 * ahead + (0.25 + 0.6 * done) * pay(board, lab) + 0.5 * done


def standing(board: City, seat: Seat, place: int) -> float:
    """A few workers where there is something to gain, and no more than needed to be first."""
    strength = rival = 0
    for group in board.lines[place]:
        if group.seat == seat:
            strength += group.strength
        elif group.strength > rival:
            rival = group.strength
    if not strength:
        return 0.0
    gain = GAINS.get(place, SHOP)
    if is_shop(place) and board.players[seat].owned[sold_at(place)] > 1:
        gain = 0.4
    return (gain if strength > rival else gain / 2) - 0.5 * strength
