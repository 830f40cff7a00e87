"""The bot that takes any offer, each as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.face import Bot, Budget

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.state import State


@final
class RandomBot(Bot):
    """Looks at nothing."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        return luck.pick(offers)
