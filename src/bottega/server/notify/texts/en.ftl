### The words of notices in English. Every key has its like in fr.ftl and it.ftl.

## Titles of mails and pushes

asked = { $game }: it is your turn
    .with = { $game } with { $others }: it is your turn
reminder = { $game }: your time is running out
    .with = { $game } with { $others }: your time is running out
several = { $count } tables wait for you

## In a mail

hello = Hello { $name },
due = There is time until { DATETIME($due, dateStyle: "full") }, { DATETIME($due, timeStyle: "short") } ({ $zone }).
since = Since you last looked:
before = … and { $count } more before that
stood_in = { $line } ({ $bot } stood in)
resigned = { $player } resigned; a bot plays on in this seat
table = To the table: { $link }
foot =
    You have this mail because you wished to be told when it is your turn at { $site }. How often: { $wishes }
    No more of these mails: { $stop }
