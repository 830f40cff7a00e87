## The front page, and setting up a table

about = Four board games about inventors and their codices, with friends, strangers or bots: no account, nothing to install.
proof = Nobody’s browser is sent a card that its player may not see, and every deal is sealed beforehand, so that anyone can check it.
home = Bottega, the front page
shelf = The shelf
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
in_words = in words
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
gathering = players gather
playing = being played
over = over
what_if = what-if
go_on = Go on
go_there = Open
look_back = Look back
put_away = Put away
put_away_this = Put away: { $game }
daily = The deals of the day: the same for everybody
daily_try = deal of the day
daily_practice = deal of the day, for practice
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
set_up_about = Choose who plays and how. Open seats are taken by whoever has your link.
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
others = Others
is_public = Public
is_public_about = The table is listed on the front page while you are here, and whoever comes first sits down.
is_rated = Rated
is_rated_about = The match counts on the ladder. One seat each, and a clock.
hints = Hints allowed
hints_about = Whoever is to choose may ask a bot.
groups = Groups that play the same deal
groups_one = only this one
groups_many = { $count } groups, compared seat by seat
spectators = Spectators
spec_none = none
spec_public = see what everyone sees
spec_open = see all hands
spec_rated = At a rated table nobody may see all hands: they could be told to a player.
open = Open the table
opening = One moment…
loading = One moment…

## What was measured of each way to play

figures-printed = As printed, { seats }: { $told }.
figures-choices = { $count ->
    [one] { $count } choice per player
   *[other] { $count } choices per player
}
figures-fair = whoever begins wins { $figure } % of matches ({ $low } to { $high }; a fair share is { $fair })
figures-beside = Measured: { $told }
figures-beside_base = Measured with “{ $base }”: { $told }
figures-longer = { $figure } % longer ({ $low } to { $high })
figures-shorter = { $figure } % shorter ({ $low } to { $high })
figures-first = whoever begins wins { $figure } % ({ $low } to { $high })
figures-none = no difference found
figures-how = How is this measured?
figures-how_printed = Bots played { $count } matches of the game as printed. “(24 to 30)” after a figure means that the true one is most likely between 24 and 30: 95 times in 100. Bots are not people, so it may differ for you.
figures-how_changes = Each variant was played as often, with the same deals. “Measured” says how it differs from the game as printed: in how long a match lasts, and in how often whoever begins wins.

## How much time there is

time-time = Time
time-none = no clock
time-none_about = Everybody takes the time they need.
time-live = Live
time-live_about = All sit down together. Each has so many minutes, and every move adds some seconds.
time-daily = Over days
time-daily_about = So many hours for each move. Quiet hours and vacations of the one who is asked do not count.
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
time-said = Time: { $clock }; who stands in: { $bot }
time-stand_in = Who stands in
time-usual = this site’s choice
time-stand_in_about = When somebody’s time is up, this bot plays until they are back. Without a clock it does when all others ask for it.
time-stand_in_rated = When somebody’s time is up, a bot of this site plays until they are back. Who leaves a third of their moves to it has lost.

## People to play with

find-people = With people
find-people_of = Play { $game } now, with people
find-my_page = Your page
find-ladder = Ladder
find-ladder_of = The ladder of { $game }
find-how_many = How many play
find-rated = Rated
find-rated_about = It counts on the ladder.
find-wait = Find people
find-waiting = Waiting for people…
find-others = { $count ->
    [one] { $count } other waits too.
   *[other] { $count } others wait too.
}
find-nobody = Nobody else waits yet.
find-stop = Stop waiting
find-close = Not now
find-bot_offer = Nobody came yet. You may wait on, or play a bot meanwhile.
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
find-none_fit = No public table fits.
find-rated_level = rated, level { $level }

## The way to the page about oneself

door-sign_in = Sign in with a passkey
door-keep = Your name and passkeys
