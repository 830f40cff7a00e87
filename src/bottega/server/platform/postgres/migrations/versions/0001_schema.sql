-- Columns of type float8 and bigint that hold times are seconds since 1970, by the clock of the node.
-- Tables of moves, deadlines and the like have no foreign keys to matches: deletion is a job of its own.

-- --- tables and matches ----------------------------------------------------------------------------

CREATE TABLE guests (
    id bigint PRIMARY KEY,
    name text NOT NULL,
    epoch int NOT NULL,
    made timestamptz NOT NULL DEFAULT now(),
    seen timestamptz NOT NULL DEFAULT now(),
    unnamed boolean NOT NULL DEFAULT true  -- whether cookies without a browser are valid
);
CREATE INDEX guests_seen ON guests (seen);
CREATE INDEX guests_name ON guests (lower(name) text_pattern_ops);

CREATE TABLE tables (
    id bigint PRIMARY KEY,
    version int NOT NULL,
    listed boolean NOT NULL,
    document jsonb NOT NULL,
    changed timestamptz NOT NULL DEFAULT clock_timestamp(),
    recorded boolean NOT NULL DEFAULT false  -- whether a match ended there: retention passes over it
);
CREATE INDEX tables_listed ON tables (changed DESC) WHERE listed;
CREATE INDEX tables_unrecorded ON tables (changed) WHERE NOT recorded;
CREATE INDEX tables_gathering ON tables (changed) WHERE document->>'phase' = 'gathering';

CREATE TABLE sitting (
    guest bigint NOT NULL,
    table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    hidden bigint NOT NULL DEFAULT 0,  -- the match after which the guest hid the table; a rematch shows it again
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX sitting_table ON sitting (table_id);

CREATE TABLE matches (
    id bigint PRIMARY KEY,
    table_id bigint NOT NULL REFERENCES tables,
    game text NOT NULL,
    head jsonb NOT NULL,
    over boolean NOT NULL DEFAULT false,
    started timestamptz NOT NULL DEFAULT now(),
    noted boolean NOT NULL DEFAULT false,  -- in ratings and histories
    root bigint,  -- of a what-if: the match at the root of its tree
    outcome jsonb,  -- of a what-if
    packed boolean NOT NULL DEFAULT false
);
CREATE INDEX matches_table ON matches (table_id);
CREATE INDEX matches_unnoted ON matches (id) WHERE over AND NOT noted;
CREATE INDEX matches_root ON matches (root) WHERE root IS NOT NULL;
CREATE INDEX matches_to_pack ON matches (started) WHERE over AND NOT packed;

-- The log. Its primary key is the lock: two nodes cannot write the same ply.
CREATE TABLE moves (
    match bigint NOT NULL,
    ply int NOT NULL CHECK (ply > 0),
    seat smallint NOT NULL,
    back int,
    text text NOT NULL,
    key text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (match, ply)
) PARTITION BY HASH (match);
CREATE TABLE moves_00 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 0);
CREATE TABLE moves_01 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 1);
CREATE TABLE moves_02 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 2);
CREATE TABLE moves_03 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 3);
CREATE TABLE moves_04 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 4);
CREATE TABLE moves_05 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 5);
CREATE TABLE moves_06 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 6);
CREATE TABLE moves_07 PARTITION OF moves FOR VALUES WITH (MODULUS 8, REMAINDER 7);

-- What is kept of a match that has left the log.
CREATE TABLE packed (
    match bigint PRIMARY KEY,
    plies int NOT NULL,
    last_at timestamptz NOT NULL,
    last_text text NOT NULL,
    record bytea NOT NULL,
    made float8 NOT NULL,
    in_log boolean NOT NULL DEFAULT true
);
-- Records are compressed already.
ALTER TABLE packed ALTER COLUMN record SET STORAGE EXTERNAL;
CREATE INDEX packed_in_log ON packed (made) WHERE in_log;

-- Numbered at each table, so that clients know when they missed one.
CREATE TABLE remarks (
    table_id bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    number int NOT NULL CHECK (number > 0),
    guest bigint NOT NULL,
    seat smallint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    key text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, guest, key)
);
CREATE INDEX remarks_guest ON remarks (guest);
CREATE INDEX remarks_at ON remarks (at);

-- --- people ----------------------------------------------------------------------------------------

CREATE TABLE browsers (
    id bigint PRIMARY KEY,
    guest bigint NOT NULL REFERENCES guests ON DELETE CASCADE,
    name text NOT NULL,
    made bigint NOT NULL,
    used bigint NOT NULL,
    proved bigint NOT NULL,
    keyed bigint NOT NULL DEFAULT 0  -- the last proof by passkey; hosts need one
);
CREATE INDEX browsers_guest ON browsers (guest);

CREATE TABLE people (
    guest bigint PRIMARY KEY,
    language text NOT NULL DEFAULT 'en',
    zone text NOT NULL DEFAULT 'UTC',
    quiet_from smallint NOT NULL DEFAULT 0,
    quiet_until smallint NOT NULL DEFAULT 0,
    mail text NOT NULL DEFAULT '',
    mail_confirmed boolean NOT NULL DEFAULT false,
    mail_wish text NOT NULL DEFAULT 'none',
    push_wish boolean NOT NULL DEFAULT true,
    made bigint NOT NULL
);
CREATE UNIQUE INDEX people_mail ON people (mail) WHERE mail_confirmed;

CREATE TABLE vacations (
    guest bigint NOT NULL,
    first date NOT NULL,
    last date NOT NULL,
    made bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, first)
);

CREATE TABLE passkeys (
    id bytea PRIMARY KEY,
    guest bigint NOT NULL,
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    name text NOT NULL,
    transports text NOT NULL,
    made bigint NOT NULL,
    used bigint NOT NULL
);
CREATE INDEX passkeys_guest ON passkeys (guest);

CREATE TABLE passkey_challenges (
    id text PRIMARY KEY,
    challenge bytea NOT NULL,
    kind text NOT NULL,
    guest bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE INDEX passkey_challenges_expires ON passkey_challenges (expires);

CREATE TABLE mail_links (
    digest text PRIMARY KEY,
    guest bigint NOT NULL,
    kind text NOT NULL,
    mail text NOT NULL,
    made bigint NOT NULL,
    expires bigint NOT NULL,
    used boolean NOT NULL DEFAULT false
);
CREATE INDEX mail_links_mail ON mail_links (mail, kind);
CREATE INDEX mail_links_guest ON mail_links (guest);
CREATE INDEX mail_links_made ON mail_links (made);

CREATE TABLE blocks (
    guest bigint NOT NULL,
    blocked bigint NOT NULL,
    made bigint NOT NULL,
    PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);

CREATE TABLE learned (
    guest bigint NOT NULL,
    game text NOT NULL,
    lesson text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (guest, game, lesson)
);

-- --- timing ----------------------------------------------------------------------------------------

-- When a node must look at a match. The log has all that is needed to compute this table again.
CREATE TABLE deadlines (
    match bigint NOT NULL,
    seat smallint NOT NULL,
    asked int NOT NULL,
    ply int NOT NULL,
    due float8 NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX deadlines_due ON deadlines (due);

-- One row: when a node last ran. A gap is a pause of the site, in which no clock runs.
CREATE TABLE heartbeat (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    at float8 NOT NULL
);

CREATE TABLE pauses (
    since float8 PRIMARY KEY,
    until float8 NOT NULL
);

CREATE TABLE orders (
    match bigint NOT NULL,
    seat smallint NOT NULL,
    question text NOT NULL,
    about text NOT NULL,
    most int,
    what text NOT NULL,
    PRIMARY KEY (match, seat, question, about)
);

-- --- notices ---------------------------------------------------------------------------------------

-- A notice is sent once for each primary key.
CREATE TABLE notices (
    match bigint NOT NULL,
    seat smallint NOT NULL,
    asked int NOT NULL,
    kind text NOT NULL,
    way text NOT NULL,
    guest bigint NOT NULL,
    due float8 NOT NULL,
    tries smallint NOT NULL DEFAULT 0,
    done float8,
    PRIMARY KEY (match, seat, asked, kind, way)
);
CREATE INDEX notices_due ON notices (due) WHERE done IS NULL;
CREATE INDEX notices_guest ON notices (guest);

CREATE TABLE notices_sent (
    guest bigint NOT NULL,
    way text NOT NULL,
    at float8 NOT NULL,
    PRIMARY KEY (guest, way, at)
);

CREATE TABLE pushes (
    endpoint text PRIMARY KEY,
    guest bigint NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    made bigint NOT NULL,
    browser bigint NOT NULL DEFAULT 0
);
CREATE INDEX pushes_guest ON pushes (guest);

-- How far people have seen their matches.
CREATE TABLE last_seen (
    guest bigint NOT NULL,
    match bigint NOT NULL,
    ply int NOT NULL,
    before int NOT NULL,
    at float8 NOT NULL,
    PRIMARY KEY (guest, match)
);
CREATE INDEX last_seen_at ON last_seen (at);

-- --- moderation ------------------------------------------------------------------------------------

-- Everything that hosts did. The number of an act is that of the ruling it made.
CREATE TABLE acts (
    number bigserial PRIMARY KEY,
    at float8 NOT NULL,
    host bigint NOT NULL,
    act text NOT NULL,
    kind text NOT NULL,
    about text NOT NULL,
    text text NOT NULL,
    why text NOT NULL
);

CREATE TABLE rulings (
    kind text NOT NULL,
    about text NOT NULL,
    text text NOT NULL,
    why text NOT NULL,
    until float8 NOT NULL,
    made float8 NOT NULL,
    number bigint NOT NULL,
    done boolean NOT NULL DEFAULT false,
    PRIMARY KEY (kind, about)
);

-- With a copy of the remark: a table keeps only its newest.
CREATE TABLE reports (
    id bigserial PRIMARY KEY,
    table_id bigint NOT NULL,
    number int NOT NULL,
    reporter bigint NOT NULL,
    guest bigint NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    said float8 NOT NULL,
    made float8 NOT NULL,
    closed float8,
    UNIQUE (table_id, number, reporter)
);
CREATE INDEX reports_open ON reports (made) WHERE closed IS NULL;
CREATE INDEX reports_guest ON reports (guest);

CREATE TABLE incidents (
    kind text NOT NULL,
    match bigint NOT NULL,
    what text NOT NULL,
    table_id bigint NOT NULL,
    node text NOT NULL,
    first float8 NOT NULL,
    last float8 NOT NULL,
    times int NOT NULL,
    worst float8 NOT NULL,
    PRIMARY KEY (kind, match, what)
);
CREATE INDEX incidents_last ON incidents (last);

CREATE TABLE nodes (
    name text PRIMARY KEY,
    at float8 NOT NULL,
    sockets int NOT NULL,
    version text NOT NULL
);

-- Which node runs the jobs that any node could run.
CREATE TABLE leases (
    name text PRIMARY KEY,
    holder text NOT NULL,
    until timestamptz NOT NULL
);

-- Rare changes that every node must know: a node reads here what messages of the bus lost.
CREATE TABLE change_log (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at float8 NOT NULL DEFAULT extract(epoch FROM clock_timestamp()),
    subject text NOT NULL,
    guest bigint NOT NULL DEFAULT 0
);
CREATE INDEX change_log_at ON change_log (at);

-- Triggers call it with a subject and the column that names the guest.
CREATE FUNCTION log_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO change_log (subject, guest)
    VALUES (TG_ARGV[0], coalesce((to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1])::bigint, 0)); RETURN NULL; END $$;
CREATE TRIGGER log_change AFTER DELETE OR UPDATE OF epoch, unnamed ON guests
    FOR EACH ROW EXECUTE FUNCTION log_change('cookies', 'id');
CREATE TRIGGER log_change AFTER DELETE ON browsers
    FOR EACH ROW EXECUTE FUNCTION log_change('cookies', 'guest');
CREATE TRIGGER log_change AFTER INSERT OR DELETE ON blocks
    FOR EACH ROW EXECUTE FUNCTION log_change('blocks', 'guest');
CREATE TRIGGER log_change AFTER INSERT OR DELETE OR UPDATE OF zone, quiet_from, quiet_until ON people
    FOR EACH ROW EXECUTE FUNCTION log_change('calendars', 'guest');
CREATE TRIGGER log_change AFTER INSERT OR DELETE ON vacations
    FOR EACH ROW EXECUTE FUNCTION log_change('calendars', 'guest');
CREATE TRIGGER log_change AFTER INSERT OR DELETE OR UPDATE ON rulings
    FOR EACH ROW EXECUTE FUNCTION log_change('rulings', '');
CREATE TRIGGER log_change AFTER INSERT ON pauses
    FOR EACH ROW EXECUTE FUNCTION log_change('pauses', '');

-- --- matchmaking and ratings -------------------------------------------------------------------------

CREATE TABLE queue (
    guest bigint PRIMARY KEY,
    name text NOT NULL,
    wish text NOT NULL,
    seats smallint NOT NULL,
    since float8 NOT NULL,
    seen float8 NOT NULL,
    table_id bigint,
    opened boolean NOT NULL DEFAULT false
);
CREATE INDEX queue_wish ON queue (wish, since) WHERE table_id IS NULL;
CREATE INDEX queue_table ON queue (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE rated (
    match bigint PRIMARY KEY,
    key text NOT NULL,
    at float8 NOT NULL,
    number bigserial UNIQUE,
    seats jsonb NOT NULL
);

CREATE TABLE ratings (
    who text NOT NULL,
    key text NOT NULL,
    mu float8 NOT NULL,
    sigma float8 NOT NULL,
    games int NOT NULL,
    wins int NOT NULL,
    last float8 NOT NULL,
    PRIMARY KEY (who, key)
);
CREATE INDEX ratings_ladder ON ratings (key, (mu - 3 * sigma) DESC);

CREATE TABLE played (
    guest bigint NOT NULL,
    match bigint NOT NULL,
    seat smallint NOT NULL,
    table_id bigint NOT NULL,
    game text NOT NULL,
    key text NOT NULL,
    public boolean NOT NULL,
    rated boolean NOT NULL,
    at float8 NOT NULL,
    place smallint NOT NULL,
    score int,  -- none after a resignation
    won boolean NOT NULL,
    players text[] NOT NULL,
    stand_ins smallint[] NOT NULL DEFAULT '{}',
    resigned smallint[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (guest, match, seat)
);
CREATE INDEX played_last ON played (guest, at DESC);

-- --- analysis, daily challenge, puzzles -----------------------------------------------------------

CREATE TABLE analyses (
    match bigint NOT NULL,
    level text NOT NULL,
    state text NOT NULL,
    touched float8 NOT NULL,
    document text,
    PRIMARY KEY (match, level)
);
CREATE INDEX analyses_waiting ON analyses (touched) WHERE state = 'waiting';

CREATE TABLE decisions (
    match bigint NOT NULL,
    level text NOT NULL,
    ply int NOT NULL,
    document text NOT NULL,
    PRIMARY KEY (match, level, ply)
);

CREATE TABLE daily_deals (
    day text NOT NULL,
    name text NOT NULL,
    server_seed text NOT NULL,
    plan jsonb NOT NULL,
    made float8 NOT NULL,
    PRIMARY KEY (day, name)
);

CREATE TABLE daily_attempts (
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
);
CREATE INDEX daily_attempts_of ON daily_attempts (guest, day);

CREATE TABLE puzzle_attempts (
    guest bigint NOT NULL,
    game text NOT NULL,
    puzzle text NOT NULL,
    move text NOT NULL,
    is_right boolean NOT NULL,
    at float8 NOT NULL,
    PRIMARY KEY (guest, game, puzzle)
);

CREATE TABLE puzzle_solvers (
    guest bigint NOT NULL,
    game text NOT NULL,
    mu float8 NOT NULL,
    sigma float8 NOT NULL,
    games int NOT NULL,
    wins int NOT NULL,
    last float8 NOT NULL,
    PRIMARY KEY (guest, game)
);

CREATE TABLE puzzle_levels (
    puzzle text NOT NULL,
    game text NOT NULL,
    mu float8 NOT NULL,
    sigma float8 NOT NULL,
    games int NOT NULL,
    wins int NOT NULL,
    last float8 NOT NULL,
    PRIMARY KEY (puzzle, game)
);
