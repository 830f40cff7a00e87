"""Every query about notices."""

from __future__ import annotations

from typing import Final

from bottega.server.people.export import Kept

# Who has no way to be told of things is left out here, so that nothing need be known of them before.
ADD: Final = """
INSERT INTO notices (match, seat, asked, kind, way, guest, due)
SELECT one.match, one.seat, one.asked, one.kind, way, one.guest, one.due
FROM unnest($1::bigint[], $2::smallint[], $3::int[], $4::text[], $5::bigint[], $6::float8[])
     AS one (match, seat, asked, kind, guest, due)
LEFT JOIN people ON people.guest = one.guest
CROSS JOIN unnest(ARRAY['mail', 'push']) AS way
WHERE (way = 'mail' AND people.mail_confirmed AND people.mail_wish <> 'none')
   OR (way = 'push' AND coalesce(people.push_wish, true)
       AND EXISTS (SELECT FROM pushes WHERE pushes.guest = one.guest))
ON CONFLICT DO NOTHING
"""
FIRST: Final = """
SELECT guest, way FROM notices WHERE done IS NULL AND due <= $1 AND way = ANY($2::text[])
ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED
"""
# All that is due to one person goes together, so only one node takes anything of theirs at a time.
TAKE_GUEST: Final = "SELECT pg_try_advisory_xact_lock($1)"
# Who takes a notice has it for a while; if they fall, it comes again.
TAKE: Final = """
UPDATE notices SET due = $4
FROM (
    SELECT match, seat, asked, kind, way FROM notices
    WHERE guest = $1 AND way = $2 AND done IS NULL AND due <= $3
    ORDER BY due LIMIT $5 FOR UPDATE
) AS taken
WHERE (notices.match, notices.seat, notices.asked, notices.kind, notices.way)
    = (taken.match, taken.seat, taken.asked, taken.kind, taken.way)
RETURNING notices.match, notices.seat, notices.asked, notices.kind, notices.way, guest, tries
"""
ONE: Final = " WHERE match = $1 AND seat = $2 AND asked = $3 AND kind = $4 AND way = $5"
POSTPONE: Final = "UPDATE notices SET due = $6" + ONE
DONE: Final = "UPDATE notices SET done = $6" + ONE
FAILED: Final = "UPDATE notices SET due = $6, tries = tries + 1" + ONE
DROP_MATCH: Final = "DELETE FROM notices WHERE match = $1"

# One at a time decides for a guest, or two nodes would each find that nothing was sent lately.
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock($1)"
SENDING: Final = """
INSERT INTO notices_sent (guest, way, at)
SELECT $1, $2, $3
WHERE NOT EXISTS (SELECT FROM notices_sent WHERE guest = $1 AND way = $2 AND at > $4)
  AND (SELECT count(*) FROM notices_sent WHERE guest = $1 AND way = $2 AND at > $5) < $6
"""
NOT_SENT: Final = "DELETE FROM notices_sent WHERE guest = $1 AND way = $2 AND at = $3"
DROP_NOTICES_SENT: Final = "DELETE FROM notices_sent WHERE guest = $1 AND way = $2 AND at < $3"

LAST_SEEN: Final = "SELECT ply, before, at FROM last_seen WHERE guest = $1 AND match = $2"
# Of those whom nothing leads back to nothing is noted. After a while away a new visit begins.
LOOKED: Final = """
INSERT INTO last_seen (guest, match, ply, before, at)
SELECT one.guest, one.match, one.ply, one.ply, one.at
FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::float8[]) AS one (guest, match, ply, at)
WHERE EXISTS (SELECT FROM people WHERE people.guest = one.guest FOR KEY SHARE)
   OR EXISTS (SELECT FROM pushes WHERE pushes.guest = one.guest FOR KEY SHARE)
ON CONFLICT (guest, match) DO UPDATE SET
    before = CASE WHEN last_seen.at < excluded.at - $5::float8 THEN last_seen.ply ELSE last_seen.before END,
    ply = greatest(last_seen.ply, excluded.ply),
    at = greatest(last_seen.at, excluded.at)
"""
DROP_LAST_SEEN: Final = "DELETE FROM last_seen WHERE at < $1"

LAST_SEEN_OF: Final = "SELECT match, ply, at FROM last_seen WHERE guest = $1 ORDER BY at"
NOTICES_OF: Final = """
SELECT match, seat, asked, kind, way, due, done FROM notices WHERE guest = $1 ORDER BY due, match, way
"""
DROP_GUEST: Final = (
    "DELETE FROM notices WHERE guest = $1",
    "DELETE FROM notices_sent WHERE guest = $1",
    "DELETE FROM last_seen WHERE guest = $1",
)
OF_PERSON: Final = [
    Kept("last_seen", LAST_SEEN_OF, ids=("match",)),
    Kept("notices", NOTICES_OF, ids=("match",)),
]
