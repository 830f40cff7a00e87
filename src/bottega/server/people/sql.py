"""Every query about people."""

from __future__ import annotations

from typing import Final

NAMES: Final = "SELECT id, name FROM guests WHERE id = ANY($1::bigint[])"

PERSON: Final = """
SELECT guest, language, zone, quiet_from, quiet_until, mail, mail_confirmed, mail_wish, push_wish, made
FROM people
"""
FIND: Final = PERSON + "WHERE guest = ANY($1::bigint[])"
BY_MAIL: Final = PERSON + "WHERE mail = $1 AND mail_confirmed"
ADD: Final = "INSERT INTO people (guest, made) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SAVE_WISHES: Final = """
UPDATE people SET language = $2, zone = $3, quiet_from = $4, quiet_until = $5, mail_wish = $6, push_wish = $7
WHERE guest = $1
"""
NO_MAILS: Final = "UPDATE people SET mail_wish = 'none' WHERE guest = $1"
WAIT_FOR_MAIL: Final = "UPDATE people SET mail = $2 WHERE guest = $1 AND NOT mail_confirmed"
# The first confirmed address turns notices by mail on, unless they are; a later one changes nothing.
CONFIRM_MAIL: Final = """
UPDATE people SET mail = $2, mail_confirmed = true,
    mail_wish = CASE WHEN mail_confirmed OR mail_wish <> 'none' THEN mail_wish ELSE 'each' END
WHERE guest = $1
"""
DROP_MAIL: Final = "UPDATE people SET mail = '', mail_confirmed = false, mail_wish = 'none' WHERE guest = $1"

VACATIONS: Final = (
    "SELECT guest, first, last, made FROM vacations WHERE guest = ANY($1::bigint[]) ORDER BY first"
)
DROP_VACATIONS: Final = "DELETE FROM vacations WHERE guest = $1"
ADD_VACATION: Final = "INSERT INTO vacations (guest, first, last, made) VALUES ($1, $2, $3, $4)"

LEARN: Final = """
INSERT INTO learned (guest, game, lesson, at)
SELECT $1, game, lesson, $4 FROM unnest($2::text[], $3::text[]) AS done (game, lesson) ON CONFLICT DO NOTHING
"""
LEARNED: Final = "SELECT game, lesson, at FROM learned WHERE guest = $1 ORDER BY at, game, lesson"

PASSKEYS: Final = """
SELECT id, guest, public_key, sign_count, name, transports, made, used FROM passkeys
"""
PASSKEYS_OF: Final = PASSKEYS + "WHERE guest = $1 ORDER BY made, id"
PASSKEY: Final = PASSKEYS + "WHERE id = $1"
ADD_PASSKEY: Final = """
INSERT INTO passkeys (id, guest, public_key, sign_count, name, transports, made, used)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
"""
# Of two who come with the same count only one is let in: the other holds a copy.
USE_PASSKEY: Final = """
UPDATE passkeys SET sign_count = $2, used = $3
WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))
"""
DROP_PASSKEY: Final = "DELETE FROM passkeys WHERE guest = $1 AND id = $2"

ADD_CHALLENGE: Final = """
INSERT INTO passkey_challenges (id, challenge, kind, guest, expires) VALUES ($1, $2, $3, $4, $5)
"""
TAKE_CHALLENGE: Final = """
DELETE FROM passkey_challenges WHERE id = $1 AND kind = $2 AND guest = $3 RETURNING challenge, expires
"""
DROP_PASSKEY_CHALLENGES: Final = "DELETE FROM passkey_challenges WHERE expires < $1"

# Used letters stay for an hour: they are counted, so that no one is flooded with mail. One at a time is
# written to an address, or several at once would each find that there are few.
ONE_AT_A_TIME: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
ADD_MAIL_LINK: Final = """
INSERT INTO mail_links (digest, guest, kind, mail, made, expires)
SELECT $1, $2, $3, $4, $5, $6
WHERE (SELECT count(*) FROM mail_links WHERE mail = $4 AND kind = $3 AND made > $7) < $8
"""
TAKE_MAIL_LINK: Final = """
UPDATE mail_links SET used = true
WHERE digest = $1 AND kind = $2 AND NOT used AND expires > $3 AND $4::bigint IN (0, guest)
RETURNING guest, kind, mail
"""
# A link to one's other device is not mailed: only the newest is good.
ADD_DEVICE_LINK: Final = """
INSERT INTO mail_links (digest, guest, kind, mail, made, expires) VALUES ($1, $2, 'device', '', $3, $4)
"""
VOID_MAIL_LINKS: Final = "UPDATE mail_links SET used = true WHERE guest = $1 AND kind = $2"
VOID_ALL_MAIL_LINKS: Final = "UPDATE mail_links SET used = true WHERE guest = $1"
DROP_MAIL_LINKS: Final = "DELETE FROM mail_links WHERE made <= $1 AND expires <= $2"
MAIL_LINKS_OF: Final = "SELECT kind, mail, made, expires, used FROM mail_links WHERE guest = $1 ORDER BY made"

PUSHES_OF: Final = (
    "SELECT endpoint, guest, p256dh, auth, made, browser FROM pushes WHERE guest = $1 ORDER BY made"
)
ADD_PUSH: Final = """
INSERT INTO pushes (endpoint, guest, p256dh, auth, made, browser) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (endpoint) DO UPDATE SET guest = $2, p256dh = $3, auth = $4, made = $5, browser = $6
"""
NEWEST_PUSHES: Final = """
DELETE FROM pushes WHERE guest = $1 AND endpoint NOT IN (
    SELECT endpoint FROM pushes WHERE guest = $1 ORDER BY made DESC, endpoint LIMIT $2)
"""
DROP_PUSH: Final = "DELETE FROM pushes WHERE guest = $1 AND endpoint = $2"
DROP_PUSHES: Final = "DELETE FROM pushes WHERE guest = $1"
DROP_PUSHES_IN: Final = "DELETE FROM pushes WHERE guest = $1 AND browser = $2"

BLOCK: Final = "INSERT INTO blocks (guest, blocked, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
UNBLOCK: Final = "DELETE FROM blocks WHERE guest = $1 AND blocked = $2"
BLOCKS: Final = "SELECT blocked AS guest, made FROM blocks WHERE guest = $1 ORDER BY made DESC, blocked"
COUNT_BLOCKS: Final = "SELECT count(*) FROM blocks WHERE guest = $1"
BLOCKS_OF: Final = """
SELECT guest, array_agg(blocked) AS blocked FROM blocks WHERE guest = ANY($1::bigint[]) GROUP BY guest
"""
BLOCKED_BY: Final = "SELECT guest FROM blocks WHERE blocked = $1"

# What is kept beside ratings tells who played with whom, by name.
PLAYED: Final = "SELECT match, seat FROM played WHERE guest = $1"
HISTORY: Final = """
SELECT match, game, key, at, seat, place, score, won, rated, stand_ins, resigned
FROM played WHERE guest = $1 ORDER BY at
"""
RATINGS: Final = "SELECT key, mu, sigma, games, wins FROM ratings WHERE who = $1 ORDER BY key"
DAILY: Final = """
SELECT day, name, match, outcome, lead, score, won FROM daily_attempts WHERE guest = $1 ORDER BY day, name
"""
RENAME_PLAYED: Final = "UPDATE played SET players[$2::int + 1] = $3 WHERE match = ANY($1::bigint[])"

DROP_PERSON: Final = [
    f"DELETE FROM {table} WHERE guest = $1"
    for table in [
        "passkeys",
        "passkey_challenges",
        "mail_links",
        "pushes",
        "vacations",
        "learned",
        "puzzle_attempts",
        "puzzle_solvers",
        "played",
        "daily_attempts",
        "queue",
        "blocks",
        "people",
    ]
] + ["DELETE FROM blocks WHERE blocked = $1"]

TIMES: Final = """
SELECT extract(epoch FROM made)::bigint AS since, extract(epoch FROM seen)::bigint AS seen
FROM guests WHERE id = $1
"""
MATCHES_OF_TABLE: Final = "SELECT id FROM matches WHERE table_id = $1 ORDER BY started, id"
REMARKS_BY: Final = """
SELECT table_id, number, text, extract(epoch FROM at)::bigint AS at
FROM remarks WHERE guest = $1 ORDER BY at, number
"""
SILENCE: Final = """
UPDATE remarks SET guest = 0, name = $2, text = '', key = 'gone-' || number WHERE guest = $1
"""
RENAME: Final = """
UPDATE matches SET head = jsonb_set(head, ARRAY['players', ($2::int)::text], to_jsonb($3::text))
WHERE id = ANY($1::bigint[])
"""
