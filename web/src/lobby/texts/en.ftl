## The front page, and setting up a table

about = Four board games about inventors and their codices, with friends, strangers or bots: no account, nothing to install.
proof = The server never sends your browser a card that you may not see. Every deal is sealed beforehand, and anyone can check it.
home = Bottega, the front page
games = Games
your_name = Your name
name_hint = if you like
seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seats_range = { $least } to { $most } players
minutes = about { $least } minutes
minutes_range = { $least } to { $most } minutes
effort-easy = easy to learn
effort-middling = some rules to learn
effort-hard = many rules to learn
in_words = text view
cover_of = The board of { $game }
play = Play
play_of = Play { $game } now, against the bot: { $bot }
against = Against
learn = Learn to play
learn_of = Learn to play { $game }
invite = With friends
invite_to = Invite friends to { $game }
mine = Your matches
your_turn = your turn
their_turn = { $names } to choose
gathering = waiting for players
playing = being played
won = You won
lost = not won
place = place { $place } of { $of }
over = over
what_if = what-if
go_on = Go on
go_there = Open
look_back = Look back
hide = Hide
hide_this = Hide: { $game }
daily = Daily challenge: everyone plays the same deal
daily_try = daily challenge
daily_practice = daily challenge, for practice
public = Public tables
no_public = No public table is open. Open one: With friends, then “public”.
sit_or_watch = Sit down or watch
watch = Watch
free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
gathering_free = { gathering }, { free }
closed = not for spectators
set_up = A table for { $game }
set_up_about = Choose who plays and how. Anyone with your link can take an open seat.
who = Who plays
seat_number = Seat { $number }
me = You
me_too = You too, on this device
friend = A friend, by link
bot = Bot: { $name }
more_seats = One seat more
fewer_seats = One seat less
presets = Ready-made
as_printed = As printed
own = Your own choice
options = Variants
no_options = This game is played one way only.
customise = Customise
others = More settings
is_public = Public
is_public_about = The table is listed on the front page while you are here, and anyone can sit down.
is_rated = Rated
is_rated_about = The match counts on the ladder. One seat each, and a clock.
hints = Hints allowed
hints_about = The player to choose can ask a bot.
groups = Groups that play the same deal
groups_one = only this one
groups_many = { $count } groups, compared seat by seat
spectators = Spectators
spec_none = none
spec_public = see what everyone sees
spec_open = see all hands
spec_rated = At a rated table spectators cannot see all hands: they could tell a player.
open = Open the table
opening = One moment…
loading = One moment…

## What was measured of each way to play

figures-printed = As printed, { seats }: { $told }.
figures-choices = { $count ->
    [one] { $count } choice per player
   *[other] { $count } choices per player
}
figures-fair = the first player wins { $figure }% of matches ({ $low } to { $high }; a fair share is { $fair })
figures-beside = Measured: { $told }
figures-beside_base = Measured with “{ $base }”: { $told }
figures-longer = { $figure }% longer ({ $low } to { $high })
figures-shorter = { $figure }% shorter ({ $low } to { $high })
figures-first = the first player wins { $figure }% ({ $low } to { $high })
figures-how = How is this measured?
figures-how_printed = Bots played { $count } matches of the game as printed. “(24 to 30)” after a figure means that the true figure is between 24 and 30 with 95% confidence. Bots are not people, so it may differ for you.
figures-how_changes = Each variant was played as often, with the same deals. “Measured” says how it differs from the game as printed: in how long a match lasts, and in how often the first player wins.

## How much time there is

time-time = Time
time-none = no clock
time-none_about = Everyone takes the time they need.
time-live = Live
time-live_about = All play at the same time. Each player has some minutes, and every move adds some seconds.
time-daily = Over days
time-daily_about = Some hours for each move. A player’s quiet hours and vacations do not count.
time-pace = Minutes, and seconds with each move
time-bank = Minutes to begin with
time-increment = Seconds more with each move
time-own = other
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-per_move = For each move
time-said_live = live, { $bank } min + { $increment } s
time-said_daily = { time-hours } a move
time-until_time = until { $when }
time-until_day = until { $when }
time-late = time is up
time-said = Time: { $clock }; who stands in: { $bot }
time-stand_in = Who stands in
time-usual = this site’s choice
time-stand_in_about = When a player’s time is up, this bot plays until they are back. Without a clock, it does so when all others ask for it.
time-stand_in_rated = When a player’s time is up, a bot of this site plays until they are back. A player who leaves a third of their moves to it has lost.

## The first match of a game

first-title = { $game }: your first match
first-learn = Learn it in about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
first-learn_about = Short lessons on the board. You make the moves.
first-coach = Play with the coach
first-coach_about = A match against a bot. The coach explains each choice.
first-know = I know it
first-know_about = A match without explanations. You can still ask for hints.

## What to do next

next-lesson = Go on with the lessons
next-learn_about = You play better once you know every rule.
next-stronger = Play against { $bot }
next-stronger_about = You won your last match of { $game }.
next-analyse = See where the match was decided
next-analyse_about = Your last match of { $game }, move by move
next-daily = Daily challenge
next-daily_done = You have played today’s deals.
next-streak = { $count } days in a row
next-puzzle = Puzzle of the day

## People to play with

find-people = Find opponents
find-people_of = Find opponents for { $game }
find-my_page = Your page
find-ladder = Ladder
find-ladder_of = The ladder of { $game }
find-how_many = How many play
find-rated = Rated
find-rated_about = It counts on the ladder.
find-wait = Find opponents
find-waiting = Waiting for players…
find-others = { $count ->
    [one] { $count } other player is waiting.
   *[other] { $count } other players are waiting.
}
find-nobody = No one else is waiting yet.
find-stop = Stop waiting
find-close = Not now
find-bot_offer = No one has come yet. Keep waiting, or play a bot meanwhile.
find-bot = Play a bot
find-find = Find a table
find-any_game = Any game
find-speed = Clock
find-any_speed = Any clock
find-speed_live = live
find-speed_daily = over days
find-speed_none = no clock
find-level = Level
find-any_level = Any level
find-levels = Level { $low } to { $high }
find-free_only = With free seats
find-none_fit = No public table matches.
find-rated_level = rated, level { $level }

## The way to the page about oneself

door-sign_in = Sign in with a passkey
door-keep = Your name and passkeys
door-needs_account = Rated matches ask for an account: a passkey or a confirmed mail address.
door-account = Sign in or make one
door-refused_title = You cannot open this table
door-refused = Do you play at this table? It may be that this browser is not signed in as you.
door-refused_match_title = You cannot open this page
door-refused_match = Did you play in this match? It may be that this browser is not signed in as you.
door-watching = You are watching. Do you play here? This browser is not signed in.
door-come_in = Sign in
broken_link = This link does not work
broken_link_why = Part of the address may be missing, or the page was removed. Copy the whole link again, or ask for it once more.
to_front_page = Go to the front page
