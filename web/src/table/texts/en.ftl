## Around a match: gathering, seats, connection, rules, the end

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
start_hint = You can begin once every seat is taken.
wait_host = The host starts the match once every seat is taken.
invite = Invite
invite_about = Anyone who has this link can sit down or watch.
link = Link
hand_on = Share…
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
drawn = Board view
reading = Text view
log = Log
rules = Rules
menu = Menu
undo = Take back
confirm = Ask before a move is sent
forced = Make a move for me when it is the only one
forced-only = the only move
forced-made = Made for you: { $move }
pace = Pace of the others’ moves
pace-slow = slow
pace-usual = usual
pace-quick = quick
pace-none = at once, without captions
skip = Skip the rest
highlights = What stood out
highlights-again = show again
since-before = The one before
since-after = The next one
confirm_this = Play this move?
send = Send
dismiss = Not yet
close = Close
search = Search the rules
lessons = Lessons
rulebook = The whole rulebook, with pictures
nothing_found = Nothing found.
whole = The rules in short
viewer = Seen as
viewer_nobody = a spectator
since = Since your last look
since_more = … and { $count } more before that
understood = Go on
rematch = Play again
what_if = what-if
daily = The results of this deal
groups = Compare the groups
replay = Look back at the match
analyse = Analyse the match
to_choose = to choose
sounds = Sounds
sounds-off = none
sounds-turn = when it is your turn
sounds-all = cards, coins, your turn, the end
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
question-more = more
question-go_on = Go on: { $move }
question-glows = What has a dashed edge may be chosen now. All else can be looked at: tap “?”, then the thing, to learn what it is.
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
chat-say = Send
chat-nothing = Nobody has said anything yet.
chat-only_seated = Those who sit here talk; you can read along.
chat-who_watches = watches
chat-about = Report or block { $name }
chat-report = Report
chat-block = Block
chat-reported = The hosts of this site will read that message.
chat-blocked = You will not hear them any more. You can unblock them on your own page.

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
clock-no_vote_clock = The clock decides: when a player’s time is up, { $bot } plays for them until they are back.
clock-no_vote_rated = This match counts, so nobody votes: when a player’s time is up, { $bot } plays for them until they are back. A player who leaves a third of their moves to it has lost.
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
advice-silent = Nothing stands out.
advice-hint = Hint
advice-hint_about = What the analysis would call the best move here
advice-would = The best move found:

## Standing orders

order-orders = Standing orders
order-about = The answer given for you when something is offered at a price, so that nobody waits. Only you see this.
order-none = None yet.
order-place = Where
order-what = What
order-only = anything (ask me if there is a choice)
order-answer = Answer
order-take = take it, up to a price
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

## Giving a match up

giving-end = End this match
giving-end_about = The match ends now, without a result, and counts for nothing.
giving-end_yes = End it
giving-resign = Resign
giving-resign_two = The match ends now. You have lost, and { $name } wins.
giving-resign_alone = The match ends now, and you have lost.
giving-resign_more = { $bot } plays on for you to the end, and you cannot come back.
giving-resign_rated = { $bot } plays on for you to the end, and you cannot come back. For you the match counts as lost.
giving-resign_yes = Resign
giving-no = Play on
giving-resigned = You resigned; a bot plays on for you.
giving-ended = This match was ended without a result.

## Reactions

react-react = React without writing
react-bravo = Well played
react-thanks = Thank you
react-laugh = How funny
react-surprise = I did not expect that
react-think = Let me think

## What the parts of the page are

what_is_what = What is what
name-question = The question
name-way = Board view or text view
name-log = { log }
name-chat = { chat-chat }
name-rules = { rules }
name-menu = { menu }
name-more = More about the question
explain = Explain
name-explain = What is this?
name-hint = { advice-hint }
name-undo = { undo }
name-since = Since your last move
what-question = What you or others have to do now.
what-seat = Who plays, in the order of the seats. A star marks the players who must choose now.
what-way = Shows the match as a board or as text. You can do everything in both.
what-log = All that happened so far.
what-chat = What people at this table say to each other.
what-rules = The rules in short, by paragraph.
what-menu = Language, light, pace of the moves, sounds, and the link to this table.
what-more = What else there is to know before you choose.
what-explain = Tap anything to learn what it is. Taps play nothing until you tap “?” again.
what-hint = { advice-hint_about }.
what-undo = Your last move is taken back, as long as nobody learned anything from it.
what-since = What happened since you last chose, one thing after the other.
name-zoom = Near and far
name-scores = Final scores
what-zoom = Shows the drawing nearer, further away, or all of it.
what-scores = How the match ended, part by part.
what-panel = A part of the board.
what-tab = Shows this part of the board. A star means that you may choose something there.

## Another match, cancelling one, and players who are away

again-offer = Offer another match
again-mine = You offer another match.
again-offered = { $name } offers another match.
again-accept = Accept
again-decline = Decline
again-withdraw = Withdraw
again-waiting = Waiting for { $names }.
again-declined = Not this time: { $names }.
again-without = Begin without { $names }
again-begun = The next match has begun.
again-go = Go to the next match
again-before = The match before this one
offer-agreed = { $agreed } of { $all } agree
cancel-offer = Offer to cancel the match
cancel-about = If all players agree, the match ends without a result and counts for nothing.
cancel-mine = You offer to cancel the match.
cancel-offered = { $name } offers to cancel the match.
cancel-agree = Agree
cancel-play_on = Play on
missing-since = { $name } has been away for { $time }.
missing = { $name } is away.
missing-ask = Let { $bot } play
close_table = Close this table
unsent = Not sent yet
unsent_about = Your move will be sent when you are connected again.
rating-change = Your level: { $before } → { $after }
rating-same = Your level stays { $after }.
giving-cancelled = The players agreed to cancel this match. It counts for nothing.

## What comes after a match

after-decided = What decided it: { $name } gave away { $gives }% of the win chance at move { $ply }.
after-decided_you = What decided it: you gave away { $gives }% of the win chance at move { $ply }.
after-decided_none = No single move decided it: nobody gave away 10% of the win chance at once.
after-look = Analysis of move { $ply }
after-stronger = Play against { $bot }
after-share = Copy a link to the match
after-shared = Copied
