"""A feature that no release has: the best score of each game. A copy of the package gets it by one line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.server.upgrades.next_version import SRC, VERSIONS, change, copy_of

PARTS: Final = {
    "__init__.py": '''"""Honours: the best score of each game."""

from __future__ import annotations

from typing import Final

from bottega.server.feature import Every, Feature
from bottega.server.features.honours.routes import HonoursController
from bottega.server.features.honours.service import Honours
from bottega.server.rooms import Rooms


def connect(rooms: Rooms, honours: Honours) -> None:
    """Note the scores of finished matches."""
    rooms.results.storing.tells(honours.match_over)


FEATURE: Final = Feature(
    name="honours",
    build=lambda rooms: Honours(rooms.store),
    connect=connect,
    routes=[HonoursController],
    periodic=[Every(0, Honours.engrave)],
)
''',
    "messages.py": '''"""Messages of honours."""

from __future__ import annotations

from msgspec import Struct


class Honour(Struct):
    """The best score of a game."""

    game: str
    name: str
    score: int
''',
    "queries.py": '''"""Every query about honours."""

from __future__ import annotations

from typing import Final

NOTE: Final = """
INSERT INTO honours (game, name, score) VALUES ($1, $2, $3)
ON CONFLICT (game) DO UPDATE SET name = $2, score = $3, engraved = false WHERE honours.score < $3
"""
ENGRAVE: Final = "UPDATE honours SET engraved = true WHERE NOT engraved"
ENGRAVED: Final = "SELECT game, name, score FROM honours WHERE engraved ORDER BY game"
''',
    "service.py": '''"""Stores the best score of each game."""

from __future__ import annotations

from typing import Final

from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Head
from bottega.server.core.store.store import Store
from bottega.server.features.honours import queries
from bottega.server.features.honours.messages import Honour


class Honours:
    def __init__(self, database: Store) -> None:
        self.database: Final = database

    async def match_over(self, head: Head, match: Match, ended: Result) -> None:
        """Note the scores of a match."""
        async with self.database.reach() as connection:
            for name, score in zip(head.players, ended.scores):
                await connection.execute(queries.NOTE, head.game, name, score)

    async def engrave(self) -> None:
        """Publish what was noted."""
        async with self.database.reach() as connection:
            await connection.execute(queries.ENGRAVE)

    async def all(self) -> list[Honour]:
        """What is published."""
        async with self.database.reach() as connection:
            return [Honour(*row) for row in await connection.fetch(queries.ENGRAVED)]
''',
    "routes.py": '''"""Honours over HTTP."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency

from bottega.server.features.honours.messages import Honour
from bottega.server.features.honours.service import Honours


class HonoursController(Controller):
    """The best scores."""

    path = "/api/honours"
    tags = ("honours",)

    @get()
    async def all(self, honours: NamedDependency[Honours]) -> list[Honour]:
        """The best score of each game."""
        return await honours.all()
''',
}
MIGRATION: Final = '''"""Honours."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Expand: a table."""
    op.execute(
        "CREATE TABLE honours (game text PRIMARY KEY, name text NOT NULL, score integer NOT NULL,"
        " engraved boolean NOT NULL DEFAULT false)"
    )
'''


def package_with_honours(folder: Path) -> Path:
    """The package with this feature: its folder, a migration, and one line."""
    copied = copy_of(SRC, folder)
    (copied / VERSIONS / "0002_honours.py").write_text(MIGRATION)
    honours = copied / "bottega/server/features/honours"
    honours.mkdir()
    for name, text in PARTS.items():
        (honours / name).write_text(text)
    change(
        copied / "bottega/server/parts.py", {'    "matchmaking",\n': '    "honours",\n    "matchmaking",\n'}
    )
    return copied
