"""Every query about backups."""

from __future__ import annotations

from typing import Final

SNAPSHOT: Final = "SELECT pg_export_snapshot()"
SERVER: Final = "SELECT current_setting('server_version_num')::int / 10000"
FILLED: Final = """
SELECT count(*) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
"""
# The sum of the digests of all lines of the log: whatever the order they are read in, it is the same.
COUNTED: Final = """
SELECT (SELECT count(*) FROM matches) AS matches, count(*) AS moves,
       coalesce(sum(('x' || left(md5(concat_ws(' ', match, ply, seat, coalesce(back, -1), key,
           (extract(epoch FROM at) * 1000000)::bigint, text)), 15))::bit(60)::bigint), 0)::text AS digest
FROM moves
"""
# The first releases packed nothing.
HAS_PACKED: Final = "SELECT to_regclass('packed') IS NOT NULL"
COUNTED_PACKED: Final = """
SELECT coalesce(sum(plies) FILTER (WHERE NOT in_log), 0)::bigint AS moves,
       coalesce(sum(('x' || left(md5(concat_ws(' ', match, plies, in_log, encode(record, 'hex'))), 15)
           )::bit(60)::bigint), 0)::text AS digest
FROM packed
"""
NEWEST_MOVE: Final = """
SELECT extract(epoch FROM greatest((SELECT max(at) FROM moves), (SELECT max(last_at) FROM packed)))::float8
"""
MATCHES: Final = "SELECT id FROM matches ORDER BY id"

VOID_MAIL_LINKS: Final = "UPDATE mail_links SET used = true WHERE NOT used"
END_THE_MOMENT: Final = "DELETE FROM rulings WHERE kind = ANY($1::text[])"
DROP_PASSKEY_CHALLENGES: Final = "DELETE FROM passkey_challenges"
DROP_PASSKEY: Final = "DELETE FROM passkeys WHERE guest = $1 AND encode(sha256(id), 'hex') = $2"
