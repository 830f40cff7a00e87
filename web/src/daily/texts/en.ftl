## The deals of the day

title = Daily challenge
title_of = Daily challenge, { $day }
about = Each day, everyone plays the same deal of each game: the same cards, against the same bot with the same luck. Your first try counts; others are for practice. When you finish, you can see everyone’s matches, and they can see yours.
ends = These deals count until { $time }, by your clock.
streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
alone = { $game }, alone
against = Against: { $bot }
nobody_through = No one has finished yet.
through = { $count ->
    [one] { $count } person has finished.
   *[other] { $count } people have finished.
}
play = Play
play_of = Play the daily challenge: { $game }
go_on = Go on
go_on_of = Go on with the daily challenge: { $game }
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
score = You have { points }.
late = You finished after the day was over, so it does not count.
given_up = You resigned.
forged = This match had another deal, so it does not count.
unfinished = You did not finish it.
untried = You did not play it.

## A deal

title_deal = { $game }, { $day }
counts = This try counts, and there is only one. There are no hints.
first = You can see how others played when you have finished, or after midnight (UTC).
closed = You did not play to the end, so the results open after midnight (UTC).
rank = Place { $rank } of { $count }.
spread = Everyone’s results
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
nobody = No try has counted yet.
places = Results by place
place = Place
player = Player
lead_head = Lead
score_head = Points
won = won
look_back = Look back
look_back_of = Look back at the match of { $name }
somebody = someone
check = Check the deal
committed = Sealed on { $day }, with this commitment:
sealed = The seed is revealed when the day is over.
told = The seed, revealed after the day:
how = SHA-256 of “bottega seed ” and the seed is the commitment. The record of each match has the rest.
tomorrow = Sealed for tomorrow

## The calendar

calendar = Calendar
month_before = The month before
month_after = The month after
day_told = { $day }: { $done } of { $count } deals counted
