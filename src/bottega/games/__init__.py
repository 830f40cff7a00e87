"""All games, a folder each; a game never imports another."""

from __future__ import annotations

from typing import Final, cast

from bottega.games.codex import GAME as CODEX
from bottega.games.inventors import GAME as INVENTORS
from bottega.games.leonardo import GAME as LEONARDO
from bottega.games.workshop import GAME as WORKSHOP
from bottega.kit.game import AnyGame

# Each game is typed by its own board; here all are typed by Board.
GAMES: Final[dict[str, AnyGame]] = {
    "codex": cast(AnyGame, CODEX),
    "leonardo": cast(AnyGame, LEONARDO),
    "inventors": cast(AnyGame, INVENTORS),
    "workshop": cast(AnyGame, WORKSHOP),
}
