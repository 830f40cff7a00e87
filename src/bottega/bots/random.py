"""The bot that takes any offer, each as likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.face import Bot, Budget

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.view import View


@final
class RandomBot(Bot):
    """Looks at nothing."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return luck.pick(view.offers)
