// Made by tools/gen_web.py from src/bottega/server. Not to be edited.

/** No clock. */
export interface NoClock {
  is: "none";
}

/** A bank of seconds, with an increment for each move. */
export interface LiveClock {
  is: "live";
  bank: number;
  increment?: number;
}

/** Hours for each move; quiet hours and vacations do not count. */
export interface DailyClock {
  is: "daily";
  hours: number;
}

export type TimeControl = NoClock | LiveClock | DailyClock;

/** An event at a ply, as this viewer may read it. */
export interface Told {
  ply: number;
  line: Line;
  by: string;
  why: boolean;
  forced: boolean;
}

/** A phrase and its arguments, worded by the game's texts. `?` is what this viewer may not know. */
export interface Line {
  id: string;
  args: Record<string, string>;
}

/** Who must choose, and the question. */
export interface Asked {
  seat: number;
  question: Line;
}

/** Expected moves (a pattern, `*` for anything), why they are not offered, and the rule. */
export interface Refusal {
  about: string;
  why: Line;
  paragraph: string;
}

/** A thing that scored points: the part of the score, and its name in the catalogue. */
export interface Brought {
  part: string;
  kind: string;
  name: string;
  points: number;
}

/** How a match ended, seat by seat. */
export interface Result {
  scores: number[];
  parts: (Record<string, number>)[];
  ranking: number[];
  tie_breaks: string[];
  winners: number[];
  stand_ins: number[];
  resigned: number[];
  abandoned: boolean;
  cancelled: boolean;
  brought: Brought[][];
}

/** A seat's clock when this was written: the seconds left, and the deadline if the seat is awaited. */
export interface ClockFace {
  seat: number;
  left: number;
  due: number | null;
  running: boolean;
  paused: boolean;
}

/** The picture of the table for a viewer. Its schema, such as `codex/1`, is at /api/schema/codex. */
export interface Picture {
  schema: string;
  common: unknown;
  own: unknown;
}

/** A match as this viewer sees it after a ply. It is complete; `lines` only tell what happened. */
export interface Update {
  is: "update";
  table: string;
  match: string;
  viewer: number;
  ply: number;
  back: number | null;
  lines: Told[];
  picture: Picture;
  players: string[];
  awaited: Asked[];
  offers: string[];
  open: boolean;
  refusals: Refusal[];
  undo: boolean;
  result: Result | null;
  clocks: ClockFace[];
  since: number | null;
}

/** Which bot made a move, and why: the texts of the game have words for it. */
export interface Why {
  bot: string;
  reason: string;
}

export type Spectators = "none" | "open" | "public";

export type Phase = "gathering" | "over" | "playing";

/** A seat of a table. */
export interface Chair {
  name: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  guest: string;
  level: number | null;
  stand_in: string;
  votes: number;
  resigned: boolean;
}

/** An offer to the other players: a rematch, or to cancel the match. All fields are seats. */
export interface Offer {
  by: number;
  agreed: number[];
  awaited: number[];
  declined: number[];
}

/** A seat whose player is away. Times are seconds since 1970. */
export interface Absent {
  seat: number;
  since: number;
  vote: number;
}

/** Where a what-if began: a ply of a finished match; and its name. */
export interface Source {
  match: string;
  ply: number;
  root: string;
  seat: number;
  known: boolean;
  name: string;
}

/** The result of a table's last match, seat by seat. */
export interface Ended {
  scores: number[];
  ranking: number[];
  winners: number[];
}

/** A table as one person sees it. */
export interface Table {
  is: "table";
  table: string;
  version: number;
  game: string;
  edition: number;
  options: Record<string, string>;
  chairs: Chair[];
  host: boolean;
  public: boolean;
  spectators: "none" | "open" | "public";
  delay: number;
  phase: "gathering" | "over" | "playing";
  round: number;
  commitment: string;
  words: string[];
  match: string;
  may_watch: boolean;
  may_talk: boolean;
  rated: boolean;
  level: number | null;
  clock: NoClock | LiveClock | DailyClock;
  stand_in: string;
  hints: boolean;
  source: Source | null;
  daily: string;
  counted: boolean;
  groups: string[];
  rematch: Offer | null;
  cancel: Offer | null;
  next: string;
  before: string;
  ended: Ended | null;
}

/** This socket may no longer watch the table. */
export interface Gone {
  is: "gone";
  table: string;
  code: string;
}

/** Who is at the table now: the seats whose people are here, and the number of spectators.

    Large numbers are rounded. */
export interface Present {
  is: "present";
  table: string;
  seats: number[];
  watchers: number;
  away: Absent[];
}

/** A chat message, in plain text. A gap in the numbers means lost messages. */
export interface Remark {
  is: "remark";
  table: string;
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  hidden: boolean;
}

/** The host plays here. With several such seats, players pass one device around. */
export interface MySeat {
  is: "me";
  name: string;
}

/** Anyone may sit down; at a reserved seat, only the person who has its link. */
export interface OpenSeat {
  is: "open";
  reserved?: boolean;
}

/** A bot plays here. */
export interface BotSeat {
  is: "bot";
  bot: string;
}

export type SeatPlan = MySeat | OpenSeat | BotSeat;

/** A request to open a table. */
export interface Order {
  game: string;
  seats: (MySeat | OpenSeat | BotSeat)[];
  options?: Record<string, string>;
  public?: boolean;
  spectators?: "none" | "open" | "public";
  delay?: number;
  rated?: boolean;
  clock?: NoClock | LiveClock | DailyClock;
  stand_in?: string;
  hints?: boolean;
  begin?: boolean;
  groups?: number;
}

/** Secrets of a new table, shown to its host once: the invitation, and a link to each open seat. */
export interface Links {
  invite: string;
  seats: Record<string, string>;
}

/** A table for another group with the same deal. */
export interface OtherGroup {
  table: string;
  links: Links;
}

/** A new table and its links. */
export interface Opened {
  table: Table;
  links: Links;
  others: OtherGroup[];
}

/** An answer to later questions about a price: accept up to `most`, decline above it.

    Without `most`, decline always. Where a question offers several things, `what` names one. */
export interface StandingOrder {
  question: string;
  about: string;
  most?: number | null;
  what?: string;
}

/** All standing orders of a seat. */
export interface StandingOrders {
  orders: StandingOrder[];
}

/** The options to create or use a passkey. The reply names the ceremony. */
export interface Ceremony {
  ceremony: string;
  options: unknown;
}

/** An authenticator's statement about a new passkey. */
export interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}

/** A new passkey, as browsers write it. */
export interface NewCredential {
  id: string;
  rawId: string;
  type: string;
  response: Attestation;
}

/** A passkey's signature. */
export interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string | null;
}

/** A passkey that was used, as browsers write it. */
export interface KnownCredential {
  id: string;
  rawId: string;
  type: string;
  response: Assertion;
}

/** The offer that a bot would choose, and why. */
export interface Hint {
  text: string;
  reason: string;
}

/** What a move gave away, in percentage points of the winning chance, and a better move with its reason.

    Empty if the move gave away little. */
export interface Verdict {
  loses: number;
  text: string;
  reason: string;
}

export type AnalysisLevel = "fine" | "quick";

export type AnalysisState = "done" | "failed" | "none" | "waiting";

/** The level of a requested analysis. */
export interface AskAnalysis {
  level?: "fine" | "quick";
}

/** The progress of an analysis, and the best one stored.

    `state`, `level`, `done` and `total` are those of the finest level requested. Until that is ready,
    `analysis` may be of a quicker level. Its plies are those of the match. */
export interface MatchAnalysis {
  match: string;
  state: "done" | "failed" | "none" | "waiting";
  level: "fine" | "quick";
  done: number;
  total: number;
  analysis: Analysis | null;
}

/** All that was found. */
export interface Analysis {
  game: string;
  level: string;
  players: string[];
  decisions: Decision[];
  seats: SeatSummary[];
  turning_points: number[];
}

/** A choice that somebody had. */
export interface Decision {
  ply: number;
  seat: number;
  phase: string;
  offers: number;
  before: Outlook;
  made: Option;
  best: Option[];
  gives: number;
  doubt: number;
  mark: "blunder" | "fine" | "mistake" | "slip";
  parts: Record<string, number>;
}

/** How a seat played. */
export interface SeatSummary {
  seat: number;
  kept: number | null;
  marks: Record<string, number>;
  best_run: number;
  gave: Record<string, number>;
  luck: number | null;
}

/** What a seat may expect: its chance of victory and its lead, each with one standard error. */
export interface Outlook {
  chance: number;
  chance_doubt: number;
  lead: number;
  lead_doubt: number;
}

/** A move that was compared, and what it would have come to. */
export interface Option {
  move: string;
  outlook: Outlook;
  why: string;
}

/** My attempt that counts. `lead` is over the best rival, or the points if I play alone. */
export interface DailyAttempt {
  table: string;
  match: string;
  outcome: "" | "counted" | "forged" | "given_up" | "late";
  lead: number | null;
  score: number | null;
  won: boolean;
}

/** A daily challenge: the same deal and bots for everyone. */
export interface DailyDeal {
  name: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  bot: string;
  commitment: string;
  committed: number;
  server_seed: string;
  through: number;
  mine: DailyAttempt | null;
}

/** The challenges of a day. Tomorrow's show only their commitments. */
export interface DailyDay {
  day: string;
  today: string;
  ends: number;
  streak: number;
  deals: DailyDeal[];
}

/** The number of attempts with this lead. */
export interface DailyBar {
  lead: number;
  count: number;
}

/** A person who finished, and the match to replay. */
export interface DailyPlace {
  rank: number;
  guest: string;
  name: string;
  me: boolean;
  lead: number;
  score: number;
  won: boolean;
  match: string;
}

/** The part of the score where I differ most from the median; without a name, the rival's points. */
export interface DailyDifference {
  part: string;
  mine: number;
  median: number;
}

/** The results of a challenge, for people who may see them. */
export interface DailyResults {
  count: number;
  rank: number | null;
  median: number | null;
  bars: DailyBar[];
  difference: DailyDifference | null;
  places: DailyPlace[];
}

/** A challenge, with results for people who finished it or after its day. */
export interface DailyResult {
  day: string;
  today: string;
  deal: DailyDeal;
  results: DailyResults | null;
}

/** My result on a day of the calendar. */
export interface DailyMark {
  day: string;
  name: string;
  outcome: string;
  lead: number | null;
}

/** A month of the calendar: days with challenges, and my results. */
export interface DailyMonth {
  month: string;
  today: string;
  days: string[];
  marks: DailyMark[];
}

/** A group: its players, and its results once all groups have finished, seat by seat. */
export interface Group {
  table: string;
  match: string;
  phase: "gathering" | "over" | "playing";
  players: string[];
  bots: string[];
  mine: boolean;
  scores: number[];
  matchpoints: number[];
}

/** The groups that play the same deal. */
export interface Duplicate {
  through: boolean;
  groups: Group[];
}

/** A request to the queue: the player is seated with others who ask for the same game and options. */
export interface Wish {
  game: string;
  options?: Record<string, string>;
  seats?: number;
  rated?: boolean;
}

/** My state in the queue. */
export interface Waiting {
  state: "idle" | "paired" | "waiting";
  wish: Wish | null;
  waited: number;
  others: number;
  bot: boolean;
  table: string;
}

/** What is answered to a try. */
export interface PuzzleAnswer {
  right: boolean;
  theme: string;
  made: PuzzleMove;
  best: PuzzleMove[];
  looks_best: PuzzleMove;
  line: string[];
}

/** A move as an answer speaks of it. */
export interface PuzzleMove {
  move: string;
  why: string;
  chance: number;
  doubt: number;
  points: number | null;
}

/** What an exact puzzle asks; the texts of the game have a sentence for each form. */
export interface PuzzleTask {
  form: string;
  turns: number;
}

export type Hardness = "easy" | "hard" | "medium";

/** A puzzle in a list. */
export interface PuzzleInfo {
  number: number;
  theme: string;
  hardness: "easy" | "hard" | "medium";
  attempts: number;
  solved: number;
  mine: boolean | null;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleSet {
  game: string;
  puzzles: PuzzleInfo[];
  streak: number;
}

/** The puzzle of the day, the same for everyone. */
export interface PuzzleOfTheDay {
  game: string;
  number: number;
}

/** An attempt: one of the offered moves. */
export interface PuzzleAttempt {
  move: string;
}

/** The reply to an attempt, with the positions after the chosen move and after the best one. */
export interface PuzzleReply {
  answer: PuzzleAnswer;
  counts: boolean;
  info: PuzzleInfo;
  after: Record<string, unknown>;
}

/** A person's level in a game. The key is `game` or `game/preset`. */
export interface Rating {
  key: string;
  level: number;
  games: number;
  wins: number;
}

/** How often a person played a game. */
export interface Favourite {
  game: string;
  matches: number;
  wins: number;
}

/** A finished match of a person. */
export interface Past {
  match: string;
  game: string;
  key: string;
  at: number;
  seat: number;
  place: number;
  score: number | null;
  won: boolean;
  rated: boolean;
  players: string[];
  replay: boolean;
  stand_ins: number[];
  resigned: number[];
}

/** A person's page as the caller may see it. */
export interface Player {
  guest: string;
  name: string;
  me: boolean;
  ratings: Rating[];
  favourites: Favourite[];
  last: Past[];
  blocked: boolean;
}

/** A place on a ladder: a person by id, or a bot by name. */
export interface Rung {
  guest: string;
  name: string;
  bot: string;
  level: number;
  games: number;
  wins: number;
}

/** The best players of a game, and the keys of its other ladders. */
export interface Ladder {
  game: string;
  key: string;
  keys: string[];
  rungs: Rung[];
}

/** A request for a what-if from a ply of a finished match. */
export interface WhatIf {
  ply: number;
  seat: number;
  seats: (MySeat | BotSeat)[];
  known?: boolean;
  name?: string;
}

/** A new name for a what-if, which may be empty. */
export interface NameWhatIf {
  name: string;
}

/** A what-if in the tree. */
export interface WhatIfNode {
  match: string;
  table: string;
  source: string;
  ply: number;
  seat: number;
  known: boolean;
  name: string;
  by: string;
  mine: boolean;
  public: boolean;
  state: "abandoned" | "over" | "playing";
  began: number;
  scores: number[];
  difference: number | null;
  took: string;
  instead: string;
}

/** All what-ifs of a match and of its what-ifs, the oldest first. */
export interface WhatIfTree {
  root: string;
  seats: number[];
  nodes: WhatIfNode[];
}

export type RulingKind = "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";

/** The announcement of the hosts, and whether the server is read-only. */
export interface SiteNews {
  announcement: string;
  read_only: boolean;
}

/** A person I blocked. */
export interface BlockedPerson {
  guest: string;
  name: string;
}

/** The people I blocked, the latest first. */
export interface MyBlocks {
  blocks: BlockedPerson[];
}

/** A host's decision about a person, a range of addresses, a node or the whole server. */
export interface Rule {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about?: string;
  text?: string;
  why?: string;
  days?: number;
}

/** Lift a ruling. */
export interface LiftRuling {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about?: string;
}

/** A ruling in force. Times are seconds since 1970. */
export interface RulingInfo {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about: string;
  name: string;
  text: string;
  why: string;
  until: number;
  made: number;
}

/** A reported remark or player. */
export interface ReportInfo {
  id: number;
  table: string;
  guest: string;
  name: string;
  text: string;
  said: number;
  reporter: string;
  reporter_name: string;
  made: number;
}

/** An error or delay, and how often it occurred. */
export interface IncidentInfo {
  kind: string;
  table: string;
  match: string;
  what: string;
  node: string;
  last: number;
  times: number;
  worst: number;
}

/** A node that serves people. */
export interface NodeInfo {
  name: string;
  sockets: number;
  version: string;
  draining: boolean;
}

/** An entry of the audit log. */
export interface ActInfo {
  at: number;
  host: string;
  host_name: string;
  act: string;
  kind: string;
  about: string;
  text: string;
  why: string;
}

/** The page for hosts, the newest first. It contains nothing from within a match. */
export interface AdminOverview {
  reports: ReportInfo[];
  rulings: RulingInfo[];
  incidents: IncidentInfo[];
  slow: IncidentInfo[];
  nodes: NodeInfo[];
  acts: ActInfo[];
}

/** A person that a host searched for. */
export interface PersonFound {
  guest: string;
  name: string;
  made: number;
  seen: number;
}

/** People with this id, or whose name begins like this. */
export interface PeopleFound {
  people: PersonFound[];
}

export type Effort = "easy" | "hard" | "middling";

/** A setting of a game; the first value is the default. */
export interface OptionInfo {
  id: string;
  values: string[];
  group: string;
}

/** The name of a game in a language, and a sentence about it. */
export interface GameWords {
  name: string;
  tagline: string;
}

/** A game with its seats and options. */
export interface GameInfo {
  id: string;
  words: Record<string, GameWords>;
  edition: number;
  cards: string;
  seats: number[];
  minutes: Record<string, number>;
  effort: "easy" | "hard" | "middling";
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
}

/** The games and bots of this server. */
export interface GameList {
  games: GameInfo[];
  bots: string[];
}

/** The log of a match as a viewer may read it. */
export interface Story {
  match: string;
  viewer: number;
  ply: number;
  lines: Told[];
}

/** The ply up to which I saw a match on my last visit, in any browser; None if unknown. */
export interface Since {
  match: string;
  ply: number | null;
}

export type Language = "en" | "fr" | "it";

export type MailWish = "daily" | "each" | "none";

/** Days of a vacation, both included. */
export interface Away {
  first: string;
  last: string;
}

/** My preferences for notices, and when my clocks do not run. */
export interface Wishes {
  language: "en" | "fr" | "it";
  zone: string;
  quiet_from: number;
  quiet_until: number;
  vacations: Away[];
  mail: "daily" | "each" | "none";
  push: boolean;
}

/** The lessons I finished, by game. */
export interface Learned {
  done: Record<string, string[]>;
}

/** My mail address, whether it is confirmed, and whether this server sends mail at all. */
export interface MyMail {
  mail: string;
  confirmed: boolean;
  possible: boolean;
}

/** An address to confirm, or to recover an account with. */
export interface GiveMail {
  mail: string;
}

/** A report of a player, in the words of the reporter. */
export interface ReportPlayer {
  why: string;
}

/** The secret of a mailed link. */
export interface FollowLink {
  secret: string;
}

/** A new passkey and its name. */
export interface KeepPasskey {
  ceremony: string;
  name: string;
  credential: NewCredential;
}

/** Sign in with a passkey. With `bring`, the seats of this browser's guest move to the account. */
export interface SignIn {
  ceremony: string;
  credential: KnownCredential;
  bring?: boolean;
}

/** A fresh proof by passkey, which sensitive changes need. */
export interface Prove {
  ceremony: string;
  credential: KnownCredential;
}

/** A browser in which I am signed in. */
export interface BrowserInfo {
  id: string;
  name: string;
  made: number;
  used: number;
  this: boolean;
}

/** My browsers, the latest used first. */
export interface MyBrowsers {
  browsers: BrowserInfo[];
}

/** One of my passkeys. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made: number;
  used: number;
}

/** My passkeys, the oldest first. */
export interface MyPasskeys {
  passkeys: PasskeyInfo[];
}

/** The public key for push notices; empty if this server sends none. */
export interface PushKey {
  key: string;
}

/** The keys to encrypt push notices with. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A push subscription of this browser. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
}

/** End the push subscription of this browser. */
export interface Unsubscribe {
  endpoint: string;
}

/** Why a request was refused: a code, and what it is about. Where a game refuses, `line` says why. */
export interface Problem {
  code: string;
  about: string;
  line: Line | null;
}

/** Subscribe to this table. With the match and ply seen last, only newer events are sent.

    A watcher `afar` follows the match without being present: it gets neither presence nor chat. */
export interface Watch {
  is: "watch";
  table: string;
  invite?: string;
  match?: string;
  ply?: number | null;
  afar?: boolean;
}

/** Unsubscribe from this table. */
export interface Leave {
  is: "leave";
  table: string;
}

/** A move: one of the offers at that ply. A repeated key is played once. */
export interface Say {
  is: "say";
  match: string;
  seat: number;
  ply: number;
  text: string;
  key: string;
}

/** Undo the last move of the match, which was mine. */
export interface Undo {
  is: "undo";
  match: string;
  ply: number;
  key: string;
}

/** Write in the chat of the table. A repeated key is stored once. */
export interface Talk {
  is: "talk";
  table: string;
  text: string;
  key: string;
}

export type FromClient = Watch | Leave | Say | Undo | Talk;

/** The first message on a socket: the guest of this browser. */
export interface Hello {
  is: "hello";
  guest: string;
  name: string;
}

/** A command is in the log, at this ply. */
export interface Said {
  is: "said";
  match: string;
  key: string;
  ply: number;
}

/** A command was refused: a code, and what it is about (a key, a table, a message). */
export interface No {
  is: "no";
  code: string;
  about: string;
  match: string;
  key: string;
}

/** The announcement of the hosts, or an empty one; and whether the server is read-only. */
export interface Announced {
  is: "announced";
  text: string;
  read_only: boolean;
}

/** My remark was stored, under this number. */
export interface Heard {
  is: "heard";
  table: string;
  key: string;
  number: number;
}

export type FromServer = Hello | Table | Update | Said | No | Gone | Present | Remark | Heard | Announced;

/** A name for a guest. */
export interface Enter {
  name: string;
}

/** The guest of this browser. */
export interface Me {
  guest: string;
  name: string;
}

/** Take a seat: by its link, or a free one by its number. */
export interface Sit {
  name: string;
  link?: string;
  seat?: number | null;
  invite?: string;
}

/** The bot to put on a chair, or none. */
export interface SeatBot {
  bot: string;
}

/** A seat's words for the seed. */
export interface AddWords {
  words: string;
}

/** A new secret, which voids the one before. */
export interface Link {
  secret: string;
}

/** Tables, the latest changed first. */
export interface Tables {
  tables: Table[];
}

/** The latest chat messages of a table, in order. */
export interface Remarks {
  remarks: Remark[];
}
