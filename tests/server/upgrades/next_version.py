"""The next version: this one with another migration and a changed rule, made as docs/upgrades.md says."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[3] / "src"
VERSIONS: Final = "bottega/server/platform/postgres/migrations/versions"
MIGRATION: Final = '''"""Tables have a colour."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Expand: a column with a default."""
    op.execute("ALTER TABLE tables ADD COLUMN colour text NOT NULL DEFAULT 'red'")
'''
EDITION_2: Final = '''
def doubled(seats: int, options: Options, cards: Cards) -> Sheet:
    """Edition 2: all cards score twice."""
    sheet = read_sheet(seats, options, cards)
    sheet.points[:] = [2 * points for points in sheet.points]
    return sheet


def edition_1(sheet: Sheet) -> None:
    """Cards scored once."""
    sheet.points[:] = [points // 2 for points in sheet.points]


'''


def next_version(folder: Path) -> Path:
    """It knows edition 2 of Codex, and begins matches in edition 1: this version could not play others."""
    copied = copy_of(SRC, folder)
    (copied / VERSIONS / "0002_colours.py").write_text(MIGRATION)
    changes = {
        "from bottega.kit.game import Game": "from bottega.kit.book import Cards\n"
        "from bottega.kit.game import Game, Options",
        "GAME: Final": f"{EDITION_2}GAME: Final",
        "edition=1,": "edition=2,\n    before=[edition_1],",
        "rules=read_sheet,": "rules=doubled,",
        '    effort="easy",\n)': '    effort="easy",\n).in_edition(1)',
    }
    change(copied / "bottega/games/codex/__init__.py", changes)
    return copied


def version_after(next_one: Path, folder: Path) -> Path:
    """The version after the next: it begins matches in edition 2."""
    copied = copy_of(next_one, folder)
    change(copied / "bottega/games/codex/__init__.py", {").in_edition(1)": ")"})
    return copied


def copy_of(src: Path, folder: Path) -> Path:
    """A copy of the package."""
    return Path(shutil.copytree(src, folder, ignore=shutil.ignore_patterns("__pycache__")))


def change(file: Path, changes: dict[str, str]) -> None:
    """Replace what stands in a file once."""
    text = file.read_text("utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"{old} in {file.name}"
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
