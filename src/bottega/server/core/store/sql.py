"""Every query the store sends."""

from __future__ import annotations

from typing import Final

APPEND: Final = """
INSERT INTO moves (match, ply, seat, text, key, back, at)
SELECT match, ply, seat, text, key, back, to_timestamp(at)
FROM unnest($1::bigint[], $2::int[], $3::smallint[], $4::text[], $5::text[], $6::int[], $7::float8[])
     AS entry (match, ply, seat, text, key, back, at)
WHERE NOT EXISTS (SELECT FROM packed WHERE packed.match = entry.match)
ON CONFLICT DO NOTHING
RETURNING match, ply, key
"""
ENTRIES: Final = """
SELECT match, ply, seat, text, key, back, extract(epoch FROM at)::float8
FROM moves WHERE match = $1 AND ply > $2 ORDER BY ply
"""
# The last line of the match `id`, wherever it is kept.
LAST_LINE: Final = """
(SELECT ply, at, text FROM moves WHERE match = id ORDER BY ply DESC LIMIT 1)
UNION ALL SELECT plies, last_at, last_text FROM packed WHERE match = id AND NOT in_log
"""
NEWEST_PLIES: Final = (
    f"SELECT id, ply FROM unnest($1::bigint[]) AS id CROSS JOIN LATERAL ({LAST_LINE}) AS last"
)

PACKED: Final = "SELECT record FROM packed WHERE match = $1"
TO_PACK: Final = f"""
SELECT id FROM matches CROSS JOIN LATERAL ({LAST_LINE}) AS last
WHERE over AND NOT packed AND started < to_timestamp($1) AND last.at < to_timestamp($1)
ORDER BY started LIMIT $2 FOR UPDATE OF matches SKIP LOCKED
"""
ADD_PACKED: Final = """
WITH marked AS (UPDATE matches SET packed = true WHERE id = $1)
INSERT INTO packed (match, plies, last_at, last_text, record, made)
VALUES ($1, $2, to_timestamp($3), $4, $5, $6)
"""
TO_CLEAR: Final = """
SELECT match FROM packed WHERE in_log AND made < $1 ORDER BY made LIMIT $2 FOR UPDATE SKIP LOCKED
"""
CLEAR: Final = "DELETE FROM moves WHERE match = ANY($1::bigint[])"
CLEARED: Final = "UPDATE packed SET in_log = false WHERE match = ANY($1::bigint[])"

ADD_MATCH: Final = "INSERT INTO matches (id, table_id, game, head) VALUES ($1, $2, $3, $4)"
# So that a match with a clock is looked at even if the node that dealt it falls just then.
FIRST_DEADLINE: Final = "INSERT INTO deadlines (match, seat, asked, ply, due) VALUES ($1, -1, 0, -1, $2)"
HEAD: Final = "SELECT head, over FROM matches WHERE id = $1"
FINISH: Final = """
WITH ended AS (UPDATE matches SET over = true WHERE id = $1 AND NOT over RETURNING table_id)
UPDATE tables SET recorded = true FROM ended WHERE id = ended.table_id
"""

ADD_TABLE: Final = """
INSERT INTO tables (id, version, listed, document) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
SAVE_TABLE: Final = """
UPDATE tables SET version = $2, listed = $3, document = $4, changed = clock_timestamp()
WHERE id = $1 AND version = $2 - 1
"""
GUESTS: Final = "ARRAY(SELECT guest FROM sitting WHERE table_id = id ORDER BY guest) AS guests"
TABLES: Final = f"SELECT id, version, listed, document, {GUESTS}, changed FROM tables "
TABLE: Final = TABLES + "WHERE id = $1"
CHAIRS: Final = "jsonb_array_elements(document->'chairs') AS chair"
# A limit for each host, so that no one pushes others off the list.
LISTED: Final = f"""
SELECT id, version, listed, document, {GUESTS}, changed
FROM (
    SELECT id, version, listed, document, changed,
           row_number() OVER (PARTITION BY document->>'host' ORDER BY changed DESC) AS place
    FROM tables
    WHERE listed AND ($7::bigint[] IS NULL OR id = ANY($7))
      AND ($2 = '' OR document->>'game' = $2)
      AND ($3 = '' OR coalesce(document->'clock'->>'is', 'none') = $3)
      AND (NOT $4::bool OR document->>'phase' = 'gathering' AND EXISTS (
          SELECT FROM {CHAIRS}
          WHERE chair->>'guest' = '0' AND chair->>'bot' = '' AND NOT (chair->>'reserved')::bool))
      AND ($5::int IS NULL
           OR (SELECT avg((chair->>'level')::int) FROM {CHAIRS}) BETWEEN $5::int AND $6::int)
) AS placed
WHERE place <= $8 ORDER BY changed DESC LIMIT $1
"""
TABLES_OF: Final = (
    TABLES + "WHERE id IN (SELECT table_id FROM sitting WHERE guest = $2) ORDER BY changed DESC LIMIT $1"
)
AT_HAND: Final = (
    TABLES
    + """
WHERE id IN (
    SELECT table_id FROM sitting
    WHERE guest = $2 AND (hidden = 0 OR hidden <> (document->>'match')::bigint))
ORDER BY changed DESC LIMIT $1
"""
)
HIDE_TABLE: Final = "UPDATE sitting SET hidden = $3 WHERE table_id = $1 AND guest = $2"
VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY($1::bigint[])"

STAND: Final = "DELETE FROM sitting WHERE table_id = $1 AND guest <> ALL($2::bigint[])"
SIT: Final = "INSERT INTO sitting (table_id, guest) SELECT $1, unnest($2::bigint[]) ON CONFLICT DO NOTHING"

ADD_REMARK: Final = """
INSERT INTO remarks (table_id, number, guest, seat, name, text, key)
SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6 FROM remarks WHERE table_id = $1
ON CONFLICT DO NOTHING
"""
REMARKS: Final = """
SELECT table_id, number, guest, seat, name, text, key, extract(epoch FROM at)::bigint AS at
FROM remarks WHERE table_id = $1
"""
REMARK: Final = REMARKS + "AND guest = $2 AND key = $3"
ALL_REMARKS: Final = REMARKS + "ORDER BY number"
DROP_REMARKS: Final = "DELETE FROM remarks WHERE table_id = $1 AND number <= $2"

ADD_GUEST: Final = """
INSERT INTO guests (id, name, epoch, unnamed) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""
GUEST: Final = "SELECT id, name, epoch FROM guests WHERE id = $1"
SEEN: Final = "UPDATE guests SET seen = now() WHERE id = $1"
SAVE_GUEST: Final = "UPDATE guests SET name = $2, epoch = greatest(epoch, $3) WHERE id = $1"

BROWSER: Final = "browsers.id, browsers.guest, browsers.name, browsers.made, used, proved, keyed"
BEARER: Final = f"""
SELECT guests.id, guests.name, epoch, seen < now() - interval '1 day' AS long_ago, {BROWSER}
FROM guests LEFT JOIN browsers ON browsers.guest = guests.id AND browsers.id = $3
WHERE guests.id = $1 AND epoch = $2 AND (browsers.id IS NOT NULL OR $3 = 0 AND unnamed)
"""
ENDED: Final = """
SELECT held.guest, held.epoch, held.browser
FROM unnest($1::bigint[], $2::int[], $3::bigint[]) AS held (guest, epoch, browser)
LEFT JOIN guests ON guests.id = held.guest AND guests.epoch = held.epoch
LEFT JOIN browsers ON browsers.id = held.browser AND browsers.guest = held.guest
WHERE guests.id IS NULL OR browsers.id IS NULL AND NOT (held.browser = 0 AND unnamed)
"""
BROWSERS: Final = f"SELECT {BROWSER} FROM browsers WHERE guest = $1 ORDER BY used DESC, id"
ADD_BROWSER: Final = """
INSERT INTO browsers (id, guest, name, made, used, proved, keyed) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
NEWEST_BROWSERS: Final = """
DELETE FROM browsers WHERE id IN (
    SELECT id FROM browsers WHERE guest = $1 ORDER BY used DESC, id OFFSET $2)
"""
USE_BROWSER: Final = "UPDATE browsers SET used = $2 WHERE id = $1"
END_BROWSER: Final = "DELETE FROM browsers WHERE guest = $1 AND id = $2"
END_BROWSERS: Final = "DELETE FROM browsers WHERE guest = $1"
UNNAMED: Final = "SELECT unnamed FROM guests WHERE id = $1"
END_UNNAMED: Final = "UPDATE guests SET unnamed = false WHERE id = $1"

NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
# A standby, or a server that its keeper has made read-only, answers every question. `alone`: commits wait for
# a standby, and there is none.
STATE: Final = """
SELECT version_num, obj_description('alembic_version'::regclass) AS works_from,
    current_setting('transaction_read_only') = 'off' AS writable,
    current_setting('synchronous_standby_names') <> ''
        AND NOT EXISTS (SELECT FROM pg_stat_get_wal_senders()) AS alone
FROM alembic_version
"""
# A megabyte of a temporary file, which is gone before it reaches the disk: a small commit finds room on a
# disk that is full. The commit of a check waits for this server's disk and not for its standby: people are
# better left where they are while a standby is away, since every node waits for it.
ROOM: Final = """
SET LOCAL synchronous_commit = local;
SET LOCAL work_mem = '64kB';
WITH room AS MATERIALIZED (SELECT repeat('x', 8000) FROM generate_series(1, 128)) SELECT count(*) FROM room
"""
TOUCH: Final = "SELECT pg_logical_emit_message(true, 'bottega', 'ready')"
