"""Looking back and trying again: analyses, what-ifs, the deals of the day, puzzles."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"

STANDING = """
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    wins integer NOT NULL,
    last double precision NOT NULL
"""


def upgrade() -> None:
    """All tables of a release in one step, since the version before works one step ahead."""
    analyses()
    what_ifs()
    daily_deals()
    puzzles()


def analyses() -> None:
    """No name is in them: who played stands with the match."""
    op.execute("""
        CREATE TABLE analyses (
            match bigint NOT NULL,
            level text NOT NULL,
            state text NOT NULL,
            touched float8 NOT NULL,
            document text,
            PRIMARY KEY (match, level)
        )""")
    op.execute("CREATE INDEX analyses_waiting ON analyses (touched) WHERE state = 'waiting'")
    op.execute("""
        CREATE TABLE decisions (
            match bigint NOT NULL,
            level text NOT NULL,
            ply int NOT NULL,
            document text NOT NULL,
            PRIMARY KEY (match, level, ply)
        )""")


def what_ifs() -> None:
    """Matches that know the root of their tree, and what came of them."""
    op.execute("ALTER TABLE matches ADD COLUMN root bigint, ADD COLUMN outcome jsonb")
    op.execute("CREATE INDEX matches_root ON matches (root) WHERE root IS NOT NULL")


def daily_deals() -> None:
    """Seeds that were committed to, and the tries that count."""
    op.execute("""
        CREATE TABLE daily_deals (
            day text NOT NULL,
            name text NOT NULL,
            server_seed text NOT NULL,
            plan jsonb NOT NULL,
            made float8 NOT NULL,
            PRIMARY KEY (day, name)
        )""")
    op.execute("""
        CREATE TABLE daily_tries (
            day text NOT NULL,
            name text NOT NULL,
            guest bigint NOT NULL,
            table_id bigint NOT NULL UNIQUE,
            match bigint NOT NULL DEFAULT 0,
            outcome text NOT NULL DEFAULT '',
            lead int,
            score int,
            won boolean NOT NULL DEFAULT false,
            parts jsonb NOT NULL DEFAULT '{}',
            PRIMARY KEY (day, name, guest)
        )""")
    op.execute("CREATE INDEX daily_tries_of ON daily_tries (guest, day)")
    op.execute("CREATE INDEX daily_tries_unended ON daily_tries (day) WHERE outcome = ''")


def puzzles() -> None:
    """First tries, how well people solve, and how hard puzzles turn out to be."""
    op.execute("""
        CREATE TABLE puzzle_tries (
            guest bigint NOT NULL,
            game text NOT NULL,
            puzzle text NOT NULL,
            move text NOT NULL,
            is_right boolean NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (guest, game, puzzle)
        )""")
    op.execute(f"""
        CREATE TABLE puzzle_solvers (
            guest bigint NOT NULL, game text NOT NULL, {STANDING}, PRIMARY KEY (guest, game)
        )""")
    op.execute(f"""
        CREATE TABLE puzzle_levels (
            puzzle text NOT NULL, game text NOT NULL, {STANDING}, PRIMARY KEY (puzzle, game)
        )""")
