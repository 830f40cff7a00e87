## The deals of the day

title = The deals of the day
title_of = The deals of { $day }
about = One deal of each game a day, the same for everybody: the same cards, and the same bot with the same luck. Your first try counts; others are for practice. Who has played a deal to its end sees how the others played it, and is seen by them.
ends = They count until { $time }, by your clock.
streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
alone = { $game }, alone
against = Against: { $bot }
nobody_through = Nobody is through yet.
through = { $count ->
    [one] { $count } person is through.
   *[other] { $count } people are through.
}
play = Play
play_of = Play the deal of the day: { $game }
go_on = Go on
go_on_of = Go on with the deal of the day: { $game }
result = Result
result_of = Result of the deal: { $game }
practise = Play it again, for practice

## How a try ended

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
lead = You lead by { points }.
behind = You are { points } behind.
level = You are level with the bot.
score = You came to { points }.
late = It ended after its day, and does not count.
given_up = You gave it up.
forged = This match was not dealt as the others were, and does not count.
unfinished = You did not play it to its end.
untried = You did not play it.

## A deal

title_deal = { $game }, { $day }
counts = This try counts, and there is only one. There are no hints.
first = How others played is shown when you are through, or after midnight (UTC).
rank = Place { $rank } of { $count }.
spread = How all ended
spread_about_lead = By their lead over the bot, in points.
spread_about_score = By their points.
spread_told = { $count } tries from { $least } to { $most }; half of them came to { $median } or more.
median = median { $median }
you = you
bin = { $from } to { $to }
bin_head = Points
people = People
difference = Where you differ most from the median player
difference_more = { $part }: you have { $mine }, the median is { $median }.
difference_rival = The bot’s points: { $mine } against you, { $median } against the median player.
nobody = Nobody’s try has counted yet.
places = Who came how far
place = Place
player = Player
lead_head = Lead
score_head = Points
won = won
look_back = Look back
look_back_of = Look back at the match of { $name }
somebody = somebody
check = Check the deal
committed = Sealed on { $day }, with this commitment:
sealed = The seed is told when the day is over.
told = The seed, told after the day:
how = SHA-256 of “bottega seed ” and the seed is the commitment. The record of each match has the rest.
tomorrow = Sealed for tomorrow

## The calendar

calendar = Calendar
month_before = The month before
month_after = The month after
day_told = { $day }: { $done } of { $count } deals counted
