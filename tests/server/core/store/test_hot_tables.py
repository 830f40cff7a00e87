"""Queries on hot tables name the table or the match, so that a distributed PostgreSQL can spread their rows.

Citus and similar engines put all rows with one value of a column on one node. A query that names the value
goes to that node; any other query goes to all nodes. No such engine was run.
"""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import asyncpg
import pytest
from pglast.parser import ParseError, parse_sql_json

import bottega.server

KEYS: Final = {
    "moves": {"match"},
    "packed": {"match"},
    "deadlines": {"match"},
    "orders": {"match"},
    "matches": {"id", "table_id"},
    "tables": {"id"},
    "remarks": {"table_id"},
}
# These run rarely, and look at all rows on purpose.
LOOKS_AT_ALL: Final = {
    "ops.backup.sql.COUNTED": "a backup",
    "ops.backup.sql.COUNTED_PACKED": "a backup",
    "ops.backup.sql.MATCHES": "a backup",
    "ops.backup.sql.NEWEST_MOVE": "a backup",
    "ops.health.WAITING": "a metric",
    "core.editions.UNDER_WAY": "an upgrade",
    "moderation.sql.SAY_BY_NAME": "a person, by an index",
    "people.sql.REMARKS_BY": "a person, by an index",
    "people.sql.SILENCE": "a person, by an index",
    "tables.results.UNNOTED": "a periodic job, by an index",
    "ops.retention.OLD_REMARKS": "a periodic job, by an index",
    "core.store.sql.TO_CLEAR": "a periodic job, by an index",
    "tables.closing.UNUSED": "a periodic job, by an index",
}
STATEMENT: Final = re.compile(r"\s*\(?(SELECT|INSERT|UPDATE|DELETE|WITH)\b")


class Named:
    """The hot tables of a statement, and the columns that it compares or fills."""

    def __init__(self, sql: str) -> None:
        self.tables: list[tuple[str, str]] = []  # and what each is called there
        self.columns: set[tuple[str, ...]] = set()
        self.look(json.loads(parse_sql_json(sql)))

    def look(self, node: Any) -> None:
        """Go through a part of the parsed statement."""
        if isinstance(node, list):
            for one in node:
                self.look(one)
        elif isinstance(node, dict):
            if node.get("relname") in KEYS:
                self.tables.append((node["relname"], node.get("alias", {}).get("aliasname", node["relname"])))
            if "InsertStmt" in node:
                insert = node["InsertStmt"]
                filled = [column["ResTarget"]["name"] for column in insert.get("cols", [])]
                self.columns |= {(insert["relation"]["relname"], name) for name in filled}
            if "A_Expr" in node and node["A_Expr"]["name"] == [{"String": {"sval": "="}}]:
                self.compares(node["A_Expr"])
            for one in node.values():
                self.look(one)

    def compares(self, equality: dict[str, Any]) -> None:
        """Note the columns on both sides."""
        for side in (equality.get("lexpr", {}), equality.get("rexpr", {})):
            fields = side.get("ColumnRef", {}).get("fields", [])
            self.columns.add(tuple(part["String"]["sval"] for part in fields))

    def unkeyed(self) -> list[str]:
        """The hot tables whose key is neither compared nor filled."""
        return [
            table
            for table, name in self.tables
            if not any({(name, key), (key,)} & self.columns for key in KEYS[table])
        ]


def statements() -> Iterator[tuple[str, str]]:
    """All SQL that a module of the server keeps in a constant, by its first name."""
    seen = set[str]()
    for module in pkgutil.walk_packages(bottega.server.__path__, "bottega.server."):
        if ".migrations" in module.name:
            continue
        for name, value in vars(import_module(module.name)).items():
            if name.isupper() and isinstance(value, str) and STATEMENT.match(value) and value not in seen:
                seen.add(value)
                yield f"{module.name.removeprefix('bottega.server.')}.{name}", value


def test_queries_on_hot_tables_name_their_key() -> None:
    found = dict[str, list[str]]()
    for name, sql in statements():
        if unkeyed := Named(sql).unkeyed():
            found[name] = unkeyed
    assert set(found) == set(LOOKS_AT_ALL), found


def test_a_query_without_the_key_is_found() -> None:
    for sql, unkeyed in [
        ("SELECT text FROM moves WHERE ply = $1", ["moves"]),
        ("SELECT text FROM moves WHERE match = $1 AND ply > $2", []),
        ("DELETE FROM moves WHERE match = ANY($1::bigint[])", []),
        ("SELECT moves.text FROM moves JOIN matches ON matches.id = moves.match", []),
        ("UPDATE tables SET version = $2 WHERE version = $1", ["tables"]),
        ("INSERT INTO remarks (number) VALUES ($1)", ["remarks"]),
    ]:
        assert Named(sql).unkeyed() == unkeyed, sql


def test_all_statements_are_looked_at() -> None:
    assert len(list(statements())) > 200
    with pytest.raises(ParseError):
        parse_sql_json("SELECT FROM WHERE")


@pytest.mark.anyio
async def test_unique_keys_of_hot_tables_begin_with_the_table_or_the_match(database: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch(
            "SELECT indrelid::regclass::text AS name, pg_get_indexdef(indexrelid, 1, true) AS first"
            " FROM pg_index WHERE indisunique AND indrelid::regclass::text = ANY($1::text[])",
            list(KEYS),
        )
    finally:
        await connection.close()
    assert {row["name"] for row in rows} == set(KEYS)
    assert all(row["first"] in KEYS[row["name"]] for row in rows)
