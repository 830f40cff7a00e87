"""Every query about hosts' decisions."""

from __future__ import annotations

from typing import Final

from bottega.server.people.export import Kept

ACT: Final = """
INSERT INTO acts (at, host, act, kind, about, text, why) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING number
"""
ACTS: Final = "SELECT number, at, host, act, kind, about, text, why FROM acts ORDER BY number DESC LIMIT $1"
RULE: Final = """
INSERT INTO rulings (kind, about, text, why, until, made, number) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (kind, about) DO UPDATE SET
    text = excluded.text, why = excluded.why, until = excluded.until, made = excluded.made,
    number = excluded.number, done = false
"""
LIFT: Final = "DELETE FROM rulings WHERE kind = $1 AND about = $2"
RULINGS: Final = """
SELECT kind, about, text, why, until, made, number, done FROM rulings ORDER BY number DESC
"""
DONE: Final = "UPDATE rulings SET done = true WHERE kind = 'name' AND about = $1 AND number = $2"
NUMBER: Final = "SELECT number FROM rulings WHERE kind = $1 AND about = $2 FOR UPDATE"
# After a restore numbers go on behind those that the journal knows.
RAISE_NUMBERS: Final = "SELECT setval('acts_number_seq', greatest($1::bigint, nextval('acts_number_seq')))"

ADD_REPORT: Final = """
INSERT INTO reports (table_id, number, reporter, guest, name, text, said, made)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
"""
REPORTS: Final = "SELECT id, table_id, number, reporter, guest, name, text, said, made FROM reports "
OPEN_REPORTS: Final = REPORTS + "WHERE closed IS NULL ORDER BY made DESC LIMIT $1"
CLOSE_REPORT: Final = "UPDATE reports SET closed = $2 WHERE id = $1 AND closed IS NULL RETURNING guest"

NOTE_INCIDENTS: Final = """
INSERT INTO incidents (kind, match, what, table_id, node, first, last, times, worst)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (kind, match, what) DO UPDATE SET
    node = excluded.node, last = excluded.last, times = incidents.times + excluded.times,
    worst = greatest(incidents.worst, excluded.worst)
"""
INCIDENTS: Final = """
SELECT kind, match, what, table_id, node, first, last, times, worst FROM incidents
WHERE kind = ANY($1::text[]) ORDER BY last DESC LIMIT $2
"""
BEAT: Final = """
INSERT INTO nodes (name, at, sockets, version) VALUES ($1, $2, $3, $4)
ON CONFLICT (name) DO UPDATE SET at = $2, sockets = $3, version = $4
"""
NODES: Final = "SELECT name, at, sockets, version FROM nodes WHERE at > $1 ORDER BY name"

OLD: Final = {
    "reports": "DELETE FROM reports WHERE made < $1",
    "acts": "DELETE FROM acts WHERE at < $1",
    "incidents": "DELETE FROM incidents WHERE last < $1",
    "nodes": "DELETE FROM nodes WHERE at < $1",
    "rulings": "DELETE FROM rulings WHERE until > 0 AND until < $1",
}

# A person is deleted: what they reported goes, of what was reported about them only that it was.
FORGET: Final = [
    "DELETE FROM reports WHERE reporter = $1",
    "UPDATE reports SET name = '', text = '' WHERE guest = $1",
]
FORGET_RULINGS: Final = "DELETE FROM rulings WHERE kind = ANY($1::text[]) AND about = $2"
ABOUT: Final = "SELECT kind, text, why, until, made FROM rulings WHERE about = $1 ORDER BY made"
REPORTED_BY: Final = (
    "SELECT table_id, number, name, text, made FROM reports WHERE reporter = $1 ORDER BY made"
)
REPORTED_OF: Final = "SELECT table_id, number, text, made FROM reports WHERE guest = $1 ORDER BY made"

REMARK: Final = """
SELECT table_id, number, guest, seat, name, text, key, extract(epoch FROM at)::bigint
FROM remarks WHERE table_id = $1 AND number = $2
"""
SAY_BY_NAME: Final = "UPDATE remarks SET name = $2 WHERE guest = $1"
# `seen` is exact to the day, and when a browser was used to the hour.
PEOPLE: Final = """
SELECT id, name, extract(epoch FROM made)::bigint,
       greatest(extract(epoch FROM seen)::bigint, (SELECT max(used) FROM browsers WHERE guest = guests.id))
FROM guests
WHERE id = $1 OR $2 <> '' AND lower(name) LIKE $2 || '%' ORDER BY seen DESC LIMIT $3
"""
OF_PERSON: Final = [
    Kept("reports", REPORTED_BY, ids=("table_id",)),
    Kept("reported", REPORTED_OF, ids=("table_id",)),
    Kept("rulings", ABOUT, by_text=True),
]
