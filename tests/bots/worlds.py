"""A bot chooses from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, setup
from bottega.kit.view import View
from tests.all_games import seats_near


def check_chooses_alike(
    game: AnyGame, bot: str, budget: Budget, plies: int, seed_of: Callable[[int], bytes]
) -> None:
    """With the same luck it chooses the same in worlds that its seat cannot tell apart."""
    s, _ = setup(game, seats_near(game, 2), {}, seed_of(0))
    luck = Luck(seed_of(1))
    for ply in range(plies):
        if not awaited(s):
            break
        seat = awaited(s)[0]
        offers = [game.words.text(move) for move in legal_moves(s, seat)]
        world = s.view(seat).determinise(seat, luck)
        said = [
            seat_bot(bot, seat).choose(View(seat, one.view(seat), offers[:]), budget, Luck(seed_of(ply)))
            for one in (s, world)
        ]
        assert said[0] == said[1]
        assert said[0] in offers
        apply_unchecked(s, seat, game.words.parse(said[0]))
