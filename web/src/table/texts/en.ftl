## Around a match: gathering, seats, connection, rules, the end

loading = One moment…
home = Front page
seats = Seats
free = free
you = you
bot = bot
sit = Sit here
stand = Stand up
put_bot = Put a bot here
take_bot = Take the bot away
which_bot = Which bot, seat { $number }
bot_about = { $bot }: { $about }.
your_name = Your name
name_hint = if you like
start = Begin
start_hint = Begin when every seat is taken.
wait_host = The host begins when every seat is taken.
invite = Invite
invite_about = Whoever has this link may sit down or watch.
link = Link
copy = Copy
copied = Copied
new_link = Make a new link
qr = The link as a QR code
take_seat = A seat is kept for you: take it
is_rated = This match counts on the ladder.
level = level { $level }
played_by = Played by
as_printed = the printed rules
deal = The deal
deal_about = This site has fixed its part of the luck already ({ $digest }…). Add words of your own, and nobody alone decides the deal.
add_words = Your words
add = Add
added = Added
round = Match { $round }
connecting = Connecting…
away = Connection lost. Reconnecting…
back = Connected
sending = Sending…
drawn = Drawn board
reading = In words
log = Log
rules = Rules
menu = More
undo = Take back
confirm = Ask before a move is sent
confirm_this = Play this move?
send = Send
dismiss = Not yet
close = Close
search = Search the rules
nothing_found = Nothing found.
whole = The rules in short
eyes = Seen as
eyes_nobody = a spectator
since = Since your last look
since_more = … and { $count } more before that
understood = Go on
rematch = Play again
replay = Look back at the match
to_choose = to choose
sounds = A sound when it is your turn
settings = Settings
delayed = { $count ->
    [one] You are { $count } move behind.
   *[other] You are { $count } moves behind.
}
share = Share the table

## The question, the choices, and the table in words

reading-your_turn = Your turn
reading-waiting = Waiting
reading-watching = Watching
reading-over = The match is over
reading-and_others = { $question } Also choosing: { $count } more.
reading-choices = What you may do
reading-no_choice = There is nothing to choose now.
reading-back = Back
reading-said = So far: { $said }
reading-keys = Arrow keys go through the list, numbers choose, letters search, Escape goes back.
reading-more = { $count ->
    [one] { $count } way to go on
   *[other] { $count } ways to go on
}
reading-refused = What you may not do, and why
reading-table = The table
reading-log = What happened
reading-nothing_told = Nothing yet.
reading-raw = All that is on the table, as it is stored

## Who is there, and what they say

chat-chat = Chat
chat-log = Log
chat-beside = Log and chat
chat-close = Close
chat-here = here
chat-not_here = not here
chat-watch = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
chat-chat_unread = { chat-chat }, { chat-unread }
chat-hint = Say something to the table
chat-say = Say
chat-nothing = Nobody has said anything yet.
chat-only_seated = Those who sit here talk; you can read along.
chat-who_watches = watches

## Clocks, and those who play for somebody

clock-time_left = time left
clock-until_time = until { $when }
clock-until_day = until { $when }
clock-late = time is up
clock-still = stands still
clock-still_daily = quiet
clock-still_about = The time does not count now: quiet hours, a vacation, or the site was down.
clock-minute = Less than a minute left.
clock-seconds = Less than ten seconds left.
clock-stands_in = { $bot } stands in for { $name }
clock-played_by = played by { $bot }
clock-absent = Is somebody away?
clock-absent_about = If all others ask for it, { $bot } plays for them until they are back.
clock-no_vote_clock = The clock decides: when somebody’s time is up, { $bot } plays for them until they are back.
clock-no_vote_rated = This match counts, so nobody votes: when somebody’s time is up, { $bot } plays for them until they are back. Who leaves a third of their moves to it has lost.
clock-ask = Ask { $bot } to stand in for { $name }
clock-ask_sure = Until { $name } is back, { $bot } will choose for them. Ask for it?
clock-ask_all = { $count ->
    [one] Until { $name } is back, { $bot } will choose for them, once { $count } more person asks too. Ask for it?
   *[other] Until { $name } is back, { $bot } will choose for them, once { $count } more people ask too. Ask for it?
}
clock-yes = Ask for it
clock-no = Not now
clock-asked = You asked for it.
clock-votes = asked so far: { $votes } of { $all }
clock-for_me = A bot plays for you: { $bot }.
clock-about_me = { $count ->
    [one] { $count } person asks that a bot play for you.
   *[other] { $count } people ask that a bot play for you.
}
clock-back = I am back
clock-here = I am here
clock-was_for_me = You are back. Meanwhile { $bot } played for you; the log marks what it chose.
clock-understood = Go on

## Hints, and why bots moved

advice-why = why?
advice-thinking = One moment…
advice-reason = { $bot }: { $reason }
advice-hint = Hint
advice-hint_about = What a journeyman would do in your place
advice-would = A journeyman would do this:

## Standing orders

order-orders = Standing orders
order-about = What to answer for you when something is offered at a price, so that nobody waits. Only you see this.
order-none = None yet.
order-place = Where
order-what = What
order-only = anything (ask me if there is a choice)
order-answer = Answer
order-take = take it, if not too dear
order-decline = decline
order-most = Up to how many florins
order-leave = Save this order
order-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
order-takes = take it for up to { order-florins }, else decline
order-takes_what = take { $what } for up to { order-florins }, else decline
order-declines = decline whatever is offered
order-remove = Remove the order for: { $place }
order-kept = Order saved.
order-removed = Order removed.
