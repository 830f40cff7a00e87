"""Everything that is found, as it is printed."""

from __future__ import annotations

from msgspec import Struct

from bottega.bench.figures import Played


class Costs(Struct):
    """CPU microseconds for each move, of everyone but the players."""

    node: float
    database: float
    nats: float


class Steady(Struct):
    """A longer while of play, and what it cost."""

    played: Played
    cpu_us: Costs
    database_cpu_s: float
    wal_bytes: float  # for each move; of all databases on that server


class Waiting(Struct):
    """What sockets cost a node while nothing happens."""

    greeted_bytes: float  # for each socket that was let in and greeted
    watching_bytes: float  # for each that watches a match as well, its share of the match included
    greeted_cpu_ms: float
    watching_cpu_ms: float
    idle_node_cpu_us: float  # for each socket, each second
    idle_database_cpu_us: float  # for each table, each second


class Report(Struct):
    """The six figures that have goals or names, and all that they were made of."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    sockets_per_gib: int  # idle: let in and greeted
    watching_per_gib: int  # idle too, but each watches a match that two watch
    bare_ratio: float
    cold_resume_ms: float
    cold_resume_p95_ms: float
    cold_resume_plies: int
    bare_appends_per_s: float
    bare_appends_per_database_s: float
    moves_per_database_s: float
    pgbench_tps: float | None
    pgbench_per_database_s: float | None
    database_cpu_s: float
    message_bytes: float
    row_bytes: float  # of a move in the log, its index included
    steady: Steady
    quiet: Played
    ladder: list[Played]
    apart: Steady  # the two players of each table on two nodes
    waiting: Waiting
    game: str
    tables: int
    tables_opened_per_s: float
    node_mib: float  # of one of the two, with half of the tables
    compiled: bool
    seconds: float
    load: dict[str, list[float]]  # of the machine, when each part ended
