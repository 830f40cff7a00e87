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

/** A phrase and its arguments, worded by the game's texts. `?` is what this viewer may not know. */
export interface Line {
  id: string;
  args: Record<string, string>;
}

/** An event at a ply, as this viewer may read it. */
export interface Told {
  ply: number;
  line: Line;
  by: string;
  why: boolean;
  forced: boolean;
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

/** I play here myself. Several such seats are passed from hand to hand on one device. */
export interface MySeat {
  is: "me";
  name: string;
}

/** For whoever comes; a reserved seat only for whoever has its link. */
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

/** What a host asks for. */
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

/** The secrets of a new table, shown to its host once: the way in, and one for each seat that waits. */
export interface Links {
  invite: string;
  seats: Record<string, string>;
}

/** What to say when a seat is asked about something at a price: up to which price to take it.

    Above that price, or without one, it is declined. Where there are several things, `what` names one. */
export interface StandingOrder {
  question: string;
  about: string;
  most?: number | null;
  what?: string;
}

/** All orders that a seat leaves for its match. */
export interface StandingOrders {
  orders: StandingOrder[];
}

/** What the browser needs to make or use a passkey; the answer names the ceremony. */
export interface Ceremony {
  ceremony: string;
  options: unknown;
}

/** A new passkey, as its authenticator tells of it. */
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

/** What a passkey signed. */
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

/** One of my offers that a bot would choose, and why. */
export interface Hint {
  text: string;
  reason: string;
}

/** What a move of mine gave away, in hundredths of a victory, and what a master would have done, and why.

    Nothing, if it gave away little. */
export interface Verdict {
  loses: number;
  text: string;
  reason: string;
}

export type AnalysisLevel = "fine" | "quick";

export type AnalysisState = "done" | "failed" | "none" | "waiting";

/** How thoroughly I would like to look back. */
export interface AskAnalysis {
  level?: "fine" | "quick";
}

/** How far the analysis of a match is, and the best of it that is kept.

    State, level and how many of how many decisions are done tell of the finest level that somebody asked for.
    While that is waited for, the analysis may be a quicker one. Its plies are those of the match. */
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

/** My try that counts. Its lead is over the best rival; alone, it is the points themselves. */
export interface DailyAttempt {
  table: string;
  match: string;
  outcome: "" | "counted" | "forged" | "given_up" | "late";
  lead: number | null;
  score: number | null;
  won: boolean;
}

/** A deal of a day: what everybody is dealt, and against whom. */
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

/** The deals of a day. Those of tomorrow are shown as far as they are committed to. */
export interface DailyDay {
  day: string;
  today: string;
  ends: number;
  streak: number;
  deals: DailyDeal[];
}

/** How many ended with that lead. */
export interface DailyBar {
  lead: number;
  count: number;
}

/** Somebody who is through, and the match to look back at. */
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

/** Where I differ most from the median player: a part of the score; without a name, the rival's points. */
export interface DailyDifference {
  part: string;
  mine: number;
  median: number;
}

/** What came of a deal, for those who may know. */
export interface DailyResults {
  count: number;
  rank: number | null;
  median: number | null;
  bars: DailyBar[];
  difference: DailyDifference | null;
  places: DailyPlace[];
}

/** A deal, and its results for those who are through or after its day. */
export interface DailyResult {
  day: string;
  today: string;
  deal: DailyDeal;
  results: DailyResults | null;
}

/** What I came to in a deal of the calendar. */
export interface DailyMark {
  day: string;
  name: string;
  outcome: string;
  lead: number | null;
}

/** A month of the calendar: its days that had deals, and what I came to. */
export interface DailyMonth {
  month: string;
  today: string;
  days: string[];
  marks: DailyMark[];
}

/** A table of a duplicate: who plays there, and once all are through what they came to, seat by seat. */
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

/** How it stands with one who waits. */
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

export type Hardness = "easy" | "hard" | "medium";

/** A puzzle as a list of puzzles names it. */
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

/** The same for everybody. */
export interface PuzzleOfTheDay {
  game: string;
  number: number;
}

/** One of the moves that are offered. */
export interface PuzzleAttempt {
  move: string;
}

/** What is answered to an attempt, and what comes of the move that was tried and of the best. */
export interface PuzzleReply {
  answer: PuzzleAnswer;
  counts: boolean;
  info: PuzzleInfo;
  after: Record<string, unknown>;
}

/** How well somebody plays a game: `game`, or `game/preset`. */
export interface Rating {
  key: string;
  level: number;
  games: number;
  wins: number;
}

/** How often somebody played a game. */
export interface Favourite {
  game: string;
  matches: number;
  wins: number;
}

/** A match that somebody played to its end. */
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

/** Somebody's page, as the one who asks may see it. */
export interface Player {
  guest: string;
  name: string;
  me: boolean;
  ratings: Rating[];
  favourites: Favourite[];
  last: Past[];
  blocked: boolean;
}

/** Somebody on a ladder: a person by their id, or a bot by its name. */
export interface Rung {
  guest: string;
  name: string;
  bot: string;
  level: number;
  games: number;
  wins: number;
}

/** Those who play a game best, and the other ladders of the same game. */
export interface Ladder {
  game: string;
  key: string;
  keys: string[];
  rungs: Rung[];
}

/** What somebody wants to try from a ply of a match that is over. */
export interface WhatIf {
  ply: number;
  seat: number;
  seats: (MySeat | BotSeat)[];
  known?: boolean;
  name?: string;
}

/** What a what-if is called from now on; nothing is a name, too. */
export interface NameWhatIf {
  name: string;
}

/** A what-if, as the tree shows it. */
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

/** The what-ifs that began from a match, or from what-ifs of it, the oldest first. */
export interface WhatIfTree {
  root: string;
  seats: number[];
  nodes: WhatIfNode[];
}

export type RulingKind = "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";

/** What the hosts have to say to everybody, and whether all can only be looked at for now. */
export interface HouseNews {
  announcement: string;
  read_only: boolean;
}

/** Somebody whom I blocked. */
export interface BlockedPerson {
  guest: string;
  name: string;
}

/** Whom I blocked, the last first. */
export interface MyBlocks {
  blocks: BlockedPerson[];
}

/** What a host decides: about a person, a range of addresses, a node or the whole house. */
export interface Rule {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about?: string;
  text?: string;
  why?: string;
  days?: number;
}

/** It is to hold no more. */
export interface LiftRuling {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about?: string;
}

/** Something that holds. Times are seconds since 1970. */
export interface RulingInfo {
  kind: "announcement" | "ban" | "drain" | "mute" | "name" | "range" | "read_only";
  about: string;
  name: string;
  text: string;
  why: string;
  until: number;
  made: number;
}

/** A remark, or a player, that somebody showed to the hosts. */
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

/** Something that went wrong, or took too long, and how often. */
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

/** Something a host did. */
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

/** All that hosts look at, the newest first. Nothing of a match is in it. */
export interface AdminHouse {
  reports: ReportInfo[];
  rulings: RulingInfo[];
  incidents: IncidentInfo[];
  slow: IncidentInfo[];
  nodes: NodeInfo[];
  acts: ActInfo[];
}

/** Somebody a host looks for. */
export interface PersonFound {
  guest: string;
  name: string;
  made: number;
  seen: number;
}

/** Those whose id it is, or whose name begins so. */
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

/** What a game is called in a language, and a sentence about it. */
export interface GameWords {
  name: string;
  tagline: string;
}

/** A game and what can be chosen for it. */
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

/** What can be played here, and against which bots. */
export interface GameList {
  games: GameInfo[];
  bots: string[];
}

/** Everything that happened in a match, as a viewer may read it. */
export interface Story {
  match: string;
  viewer: number;
  ply: number;
  lines: Told[];
}

/** Up to which ply I had looked at a match before I came now, from whatever browser; None: not known. */
export interface Since {
  match: string;
  ply: number | null;
}

export type Language = "en" | "fr" | "it";

export type MailWish = "daily" | "each" | "none";

/** Days on which somebody is away, both included. */
export interface Away {
  first: string;
  last: string;
}

/** How somebody wants to be told of things, and when not. */
export interface Wishes {
  language: "en" | "fr" | "it";
  zone: string;
  quiet_from: number;
  quiet_until: number;
  vacations: Away[];
  mail: "daily" | "each" | "none";
  push: boolean;
}

/** The lessons of each game that somebody came to the end of. */
export interface Learned {
  done: Record<string, string[]>;
}

/** Where I can be reached; whether I proved that it is mine; whether the house sends mail at all. */
export interface MyMail {
  mail: string;
  confirmed: boolean;
  possible: boolean;
}

/** An address to be confirmed, or to come back by. */
export interface GiveMail {
  mail: string;
}

/** Why somebody shows a player to the hosts, in their own words. */
export interface ReportPlayer {
  why: string;
}

/** What a mailed link carries. */
export interface FollowLink {
  secret: string;
}

/** A passkey that was made, and what to call it. */
export interface KeepPasskey {
  ceremony: string;
  name: string;
  credential: NewCredential;
}

/** A passkey that was used. The seats this browser has as a guest may be brought along. */
export interface SignIn {
  ceremony: string;
  credential: KnownCredential;
  bring?: boolean;
}

/** A passkey that was used to show that I am who I am. */
export interface Prove {
  ceremony: string;
  credential: KnownCredential;
}

/** A browser in which I am signed in. One with the id 0 stands for those of earlier releases. */
export interface BrowserInfo {
  id: string;
  name: string;
  made: number;
  used: number;
  this: boolean;
}

/** All of mine, the last used first. */
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

/** All of mine, the oldest first. */
export interface MyPasskeys {
  passkeys: PasskeyInfo[];
}

/** The public key notices are signed with; empty: this house sends none to closed browsers. */
export interface PushKey {
  key: string;
}

/** What a notice is encrypted with. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where this browser hears of things while it is closed. */
export interface Subscribe {
  endpoint: string;
  keys: PushKeys;
}

/** This browser is not to be told any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** Why a request was not granted: a code, and what it is about. Where a game refuses, a line says why. */
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

/** A table that was opened for another group, to play the same deal. */
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

/** A name to be known by. */
export interface Enter {
  name: string;
}

/** Whom the server takes this browser for. */
export interface Me {
  guest: string;
  name: string;
}

/** Take a seat: the one a link was made for, or a free one by its number. */
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

/** What a seat adds to the seed. */
export interface AddWords {
  words: string;
}

/** A new secret; the one before is dead. */
export interface Link {
  secret: string;
}

/** Tables, the last changed first. */
export interface Tables {
  tables: Table[];
}

/** What was said at a table lately, in order. */
export interface Remarks {
  remarks: Remark[];
}
