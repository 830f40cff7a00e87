"""Everything that is found, as it is printed."""

from __future__ import annotations

from msgspec import Struct

from bottega.bench.beside import Beside
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
    """What was found, as far as it was measured: who stops it has the rest."""

    game: str
    tables: int
    compiled: bool
    interpreter: str
    beside: Beside | None = None  # the headline
    moves_per_s: float | None = None
    p50_ms: float | None = None
    p99_ms: float | None = None
    sockets_per_gib: int | None = None  # idle: let in and greeted
    watching_per_gib: int | None = None  # idle too, but each watches a match that two watch
    bare_ratio: float | None = None  # moves for each second of the database, against bare appends
    cold_resume_ms: float | None = None
    cold_resume_p95_ms: float | None = None
    cold_resume_plies: int | None = None
    bare_appends_per_s: float | None = None
    bare_appends_per_database_s: float | None = None
    pgbench_tps: float | None = None
    pgbench_per_database_s: float | None = None
    row_bytes: float | None = None  # of a move in the log, its index included
    steady: Steady | None = None
    quiet: Played | None = None
    ladder: list[Played] = []
    apart: Steady | None = None  # the two players of each table on two nodes
    waiting: Waiting | None = None
    tables_opened_per_s: float | None = None
    node_mib: float | None = None  # of one of the two, with half of the tables
    mean_ply: float | None = None  # at which the steady part ended
    stolen: float | None = None  # of all cores' time, by other machines on the same hardware
    seconds: float = 0.0
    stopped: str = ""  # why it did not come to its end
    load: dict[str, list[float]] = {}  # of the machine, when each part ended
